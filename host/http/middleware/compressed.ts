/** Responses are gzipped if the client accepts it and they are long enough to be worth it. */
import { gzipSync } from "node:zlib";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { inPieces, PIECE } from "../../kit/pieces.ts";
import type { Ctx, Middleware } from "../service.ts";

/** Bytes from which on an answer takes fewer packets when it is gzipped. A usual verdict is below, and costs nothing. */
const LEAST = 1_024;

/**
 * Gzips answers that are text by their type and whole by now. What is sent as it comes (`text/event-stream`,
 * `Transfer-Encoding`), what is gzipped already, and what nobody may change (`no-transform`) stays as it is. An ETag becomes
 * a weak one, because it names both forms (RFC 9110, 8.8.1).
 */
export function compressed(): Middleware {
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (headers.has("Content-Encoding") || headers.has("Transfer-Encoding")) return;
    const isUnchanged = status === 304;
    if (!isUnchanged && !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "")) return;
    if (/\bno-transform\b/i.test(headers.get("Cache-Control") ?? "")) return;
    if (!/\baccept-encoding\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Accept-Encoding");
    if (isUnchanged || c.req.method === "HEAD" || c.res.body === null || !takesGzip(c)) return;
    // What says its length is long, and comes in pieces.
    if (headers.has("Content-Length")) return answerZipped(c, c.res.body);
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    if (bytes.length < LEAST) c.res = new Response(bytes, c.res);
    else if (bytes.length <= PIECE) answerZipped(c, new Uint8Array(gzipSync(bytes)));
    else answerZipped(c, inPieces([bytes]));
  };
}

/** Whether the client takes gzip, by its Accept-Encoding. */
export function takesGzip(c: Ctx): boolean {
  const supports = ["gzip", "identity"];
  return accepts(c, { header: "Accept-Encoding", supports, default: "identity" }) === "gzip";
}

/** Answers with what is gzipped already, or with what is gzipped piece by piece. */
function answerZipped(c: Ctx, content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>): void {
  const body = content instanceof Uint8Array ? content : content.pipeThrough(new CompressionStream("gzip"));
  // Hono gives a new answer the headers of the old one; so what is different is said after that.
  c.res = new Response(body, c.res);
  const { headers } = c.res;
  headers.delete("Content-Length");
  headers.set("Content-Encoding", "gzip");
  const tag = headers.get("ETag") ?? "";
  if (tag.startsWith('"')) headers.set("ETag", `W/${tag}`);
}
