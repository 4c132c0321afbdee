/**
 * Listens. Deno's own server has no limits on connections and no time limits, and ends with the process's file descriptors;
 * Node's, which Deno has, too, lets its connections be looked at and ended.
 */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { canonicalAddress, networkOf } from "../../kit/addresses.ts";
import { answer, type Fetch, hasBody } from "./bridge.ts";
import { connectionsWithin } from "./descriptors.ts";
import type { ConnectionLimits } from "../../domain/limits.ts";
import { type Connection, Connections } from "./connections.ts";

export interface Listening {
  readonly port: number;
  /** How many connections there may be: fewer than were asked for, where the process may not open so many files. */
  readonly connections: number;
  /** How many connections there are. */
  readonly open: () => number;
  /** Takes no more connections, and ends when requests in flight are answered or `grace` milliseconds are over. */
  stop(grace: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limits: ConnectionLimits;
  /** Addresses that speak for many clients. */
  readonly unlimited: (address: string) => boolean;
}

/** How often connections are looked at. */
const SWEEP = 1_000;

/** Throws what Node throws when it cannot listen, with its `code`. */
export async function listen({ host, port, limits, unlimited }: ListenOptions, fetch: Fetch): Promise<Listening> {
  const most = connectionsWithin(limits.connections);
  const connections = new Connections({ ...limits, connections: most }, () => performance.now(), unlimited);
  // A proxy that speaks for many is counted by itself, everybody else as limits on addresses count.
  const senderOf = (address: string) => unlimited(address) ? address : networkOf(canonicalAddress(address) ?? address);
  const server = serverOf(connections, senderOf, fetch);
  await listening(server, host, port);
  const sweep = setInterval(() => connections.sweep(), SWEEP);
  return {
    port: portOf(server),
    connections: most,
    open: () => connections.size,
    async stop(grace) {
      const late = setTimeout(() => connections.abort(), grace);
      server.close();
      connections.close();
      await connections.empty;
      clearTimeout(late);
      clearInterval(sweep);
    },
  };
}

function serverOf(connections: Connections, senderOf: (address: string) => string, fetch: Fetch): Server {
  const known = new WeakMap<Socket, Connection>();
  const server = createServer((incoming, outgoing) => {
    const connection = known.get(incoming.socket);
    if (connection === undefined) return void incoming.socket.destroy();
    if (!connections.began(connection, hasBody(incoming))) return;
    outgoing.once("finish", () => connections.answered(connection));
    void answer(fetch, { incoming, outgoing, connection, connections });
  });
  // The sweep knows more about a connection than these do.
  server.headersTimeout =
    server.requestTimeout =
    server.keepAliveTimeout =
    server.timeout =
      0;
  server.on("connection", (socket: Socket) => {
    const connection = connections.open(socket, senderOf(socket.remoteAddress ?? ""));
    if (connection === undefined) return;
    known.set(socket, connection);
    socket.once("close", () => connections.closed(connection));
    // What breaks a connection is followed by its end.
    socket.on("error", () => {});
  });
  server.on("clientError", (error: Error & { readonly code?: string }, socket) => refuse(error.code, socket));
  return server;
}

/** A request that is not HTTP, or has too many headers, reaches no app. It gets an answer that says why, and its connection keeps the rest of its time. */
function refuse(code: string | undefined, socket: Duplex): void {
  const status = code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listening(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  return promise;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new TypeError("A server that listens on TCP has a port");
  return address.port;
}
