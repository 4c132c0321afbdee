/** From Node's requests to those of the web and back: an app that knows `fetch` behind a server whose connections are ours. */
import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { knownText } from "../known_text.ts";
import type { Connection, Connections } from "./connections.ts";
import { Crumbs } from "./crumbs.ts";
import { ReadingTurns } from "./reading_turns.ts";

/** What an app gets beside the request. */
export interface Peer {
  readonly remoteAddr: { readonly hostname: string };
  /** Ends when the answer was taken, or nobody is there to take it. */
  readonly answered: Promise<void>;
}

export type Fetch = (request: Request, peer: Peer) => Response | Promise<Response>;

/** Has the app answer a request. Never throws; what the app throws ends the connection. */
export async function answer(
  fetch: Fetch,
  { incoming, outgoing, connection, connections }: Exchange,
): Promise<void> {
  const gone = new AbortController();
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
    resolve();
  });
  try {
    const body = bodyOf(incoming, connection, connections);
    const request = requestOf(incoming, body, gone.signal);
    if (request === undefined) return void outgoing.writeHead(400, { connection: "close" }).end();
    const remoteAddr = { hostname: incoming.socket.remoteAddress ?? "" };
    await send(await fetch(request, { remoteAddr, answered }), outgoing);
  } catch {
    // The app answers its own faults. Here, the client went away, or an answer broke off, which only its end can tell.
    connection.wire.destroy();
  }
}

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly connection: Connection;
  readonly connections: Connections;
}

/** Whether a request says that it has a body (RFC 9112, 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** Undefined for a target or a host that no URL has, and for two hosts, of which others may have taken the other. */
function requestOf(incoming: IncomingMessage, body: ReadableStream | null, signal: AbortSignal): Request | undefined {
  const { method = "GET", url = "/", headers: { host = "localhost" } } = incoming;
  const target = url.startsWith("/") ? `http://${host}${url}` : url;
  if (hosts(incoming) > 1 || /[/?#@\\]/.test(host) || !URL.canParse(target)) return undefined;
  const isForbidden = method === "TRACE";
  const request = new Request(target, { body, signal, method: isForbidden ? "GET" : method });
  addHeaders(request.headers, incoming);
  // A page may not send TRACE, and so no Request can be made with it. A server gets it, and its app refuses it.
  return isForbidden ? Object.defineProperty(request, "method", { value: method }) : request;
}

function hosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? "")) count++;
  return count;
}

/** Methods whose requests have no body for the app: what is sent is thrown away. */
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD", "TRACE"]);

/** To those that the request has: others would be copied into it. */
function addHeaders(headers: Headers, { rawHeaders }: IncomingMessage): void {
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
}

/** The body as it comes, and no faster than it is read. Null where the method has none: then it is thrown away. */
function bodyOf(
  incoming: IncomingMessage,
  connection: Connection,
  connections: Connections,
): ReadableStream<Uint8Array> | null {
  if (!hasBody(incoming)) return null;
  incoming.once("end", () => connections.received(connection));
  if (BODILESS.has(incoming.method ?? "GET")) {
    incoming.resume();
    return null;
  }
  let received = 0;
  const readOn = () => turns.next(received, () => void incoming.resume());
  return new ReadableStream({
    start(controller) {
      const crumbs = new Crumbs();
      incoming.on("data", (chunk: Uint8Array) => {
        connections.moved(connection);
        received += chunk.length;
        if (crumbs.areTooMany(chunk.length)) return void connection.wire.destroy();
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once("end", () => controller.close());
      incoming.once("error", (error) => controller.error(error));
      incoming.once("close", () => incoming.complete || controller.error(new Error("The body broke off")));
      incoming.pause();
    },
    pull: readOn,
    cancel: () => void incoming.resume(),
  });
}

/** One for the process: the event loop is one. */
const turns = new ReadingTurns();

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, headers } = response;
  const head: string[] = [];
  // Not by its iterator, which takes three times as long: every answer comes through here.
  headers.forEach((value, name) => void head.push(name, value));
  const text = knownText(response);
  if (text !== undefined) {
    const length = `${Buffer.byteLength(text)}`;
    return void outgoing.writeHead(status, [...head, "content-length", length]).end(text);
  }
  const { body } = response;
  if (body === null) return void outgoing.writeHead(status, head).end();
  const reader = body.getReader();
  const first = await reader.read();
  const second = await reader.read();
  // Most answers are one piece, and have a length then.
  if (second.done) {
    const length = first.done || headers.has("content-length") ? [] : ["content-length", `${first.value.length}`];
    return void outgoing.writeHead(status, [...head, ...length]).end(first.value);
  }
  outgoing.writeHead(status, head);
  for (const { value } of [first, second]) outgoing.write(value);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!outgoing.write(next.value)) await drained(outgoing);
  }
  outgoing.end();
}

/** Ends when a client has taken what it was sent, or is gone. */
function drained(outgoing: ServerResponse): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  outgoing.once("drain", resolve);
  outgoing.once("close", () => reject(new Error("The client is gone")));
  return promise;
}
