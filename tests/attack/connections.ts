/** Connections that say nothing, and bodies that never end. */
import type { Arena } from "./arena.ts";
import type { Said } from "./rows.ts";

export async function idle({ server, short, time }: Arena): Promise<Said> {
  const wanted = short ? 1_500 : 10_000;
  const sockets = await held(wanted, () => connected(server.address));
  await new Promise((resolve) => setTimeout(resolve, time));
  for (const socket of sockets) closed(socket);
  return { sent: `${sockets.length} connections and no byte; 4,096 files may be open`, lost: 0 };
}

const MEGABYTE = 1_048_576;

export async function unfinished({ server, keys, time }: Arena): Promise<Said> {
  const uploads = await held(60, () => connected(server.address));
  const over = new AbortController();
  const sent = await Promise.all(uploads.map(async (socket, index) => {
    setTimeout(() => over.abort(), time);
    return await upload(socket, keys[index % keys.length] ?? keys[0], over.signal);
  }));
  for (const socket of uploads) closed(socket);
  const megabytes = Math.round(sent.reduce((a, b) => a + b, 0) / MEGABYTE);
  return { sent: `60 bodies of 31 MB without their last one: ${megabytes} MB`, lost: 0 };
}

/** Sends headers for 31 MB, and 30 of them, and then nothing. Gives how much was sent. */
async function upload(socket: Deno.Conn, key: string, over: AbortSignal): Promise<number> {
  const head = "POST /v1/validate?max_characters=16000000 HTTP/1.1\r\nHost: a\r\nContent-Type: application/xml\r\n" +
    `Authorization: Bearer ${key}\r\nContent-Length: ${31 * MEGABYTE}\r\n\r\n`;
  const piece = new Uint8Array(65_536).fill(32);
  const hold = new Promise<void>((resolve) => over.addEventListener("abort", () => resolve()));
  let sent = 0;
  const sending = (async () => {
    await socket.write(new TextEncoder().encode(head));
    while (sent < 30 * MEGABYTE && !over.aborted) sent += await socket.write(piece);
  })().catch(() => {});
  await Promise.race([sending, hold]);
  await hold;
  return sent;
}

function connected(address: string): Promise<Deno.Conn> {
  const { hostname, port } = new URL(address);
  return Deno.connect({ hostname, port: Number(port) });
}

/** As many as can be had: this process, too, may open so many files and no more. */
async function held<T>(wanted: number, get: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  try {
    while (all.length < wanted) all.push(await get());
  } catch {
    // What was sent says how many there were.
  }
  return all;
}

function closed(socket: Deno.Conn): void {
  try {
    socket.close();
  } catch {
    // The server ended it.
  }
}
