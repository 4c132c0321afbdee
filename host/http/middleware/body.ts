/** Reading request bodies: no more than is allowed, and what is too much only to throw it away. */
import { Gathered } from "../../kit/bytes.ts";
import { BODY, DRAINED } from "../../domain/limits.ts";
import type { Problem } from "../../domain/problems.ts";
import { problem } from "../../domain/wording.ts";
import type { Admission } from "../admission.ts";
import type { Ctx, Middleware } from "../service.ts";

/** Says what may be read of requests of a route. */
export function admitted(row: Admission): Middleware {
  return async (c, next) => {
    c.set("admission", row);
    await next();
  };
}

/**
 * The body of a request, as much as the row of its route allows; `raised` where the request asks for more, and may. Of
 * somebody whom nobody knows, it counts by its bytes. One over the cap is a Problem, `payload_too_large`, and one for which there is no room now is
 * `busy`. Either is sent when the client is done sending or has sent 64 MB, of which nothing is kept: one that is cut off
 * while it sends cannot read why.
 */
export async function readBody(c: Ctx, raised = false): Promise<Uint8Array<ArrayBuffer>> {
  const row = c.get("admission");
  if (row === undefined) throw new TypeError("a route without a row reads no body");
  const { body } = c.req.raw;
  if (body === null) return new Uint8Array();
  const stranger = row.from === "key" || c.get("account") !== undefined ? undefined : c.get("stranger");
  stranger?.admit();
  const { bytes, size, refused } = await gathered(c, body, raised ? row.raised ?? row.bytes : row.bytes, row);
  stranger?.read(size);
  if (refused !== undefined) throw refused;
  return await bytes;
}

/** Reads a body up to a cap, and what is beyond to throw it away. */
async function gathered(c: Ctx, body: ReadableStream<Uint8Array>, cap: number, row: Admission) {
  const more = row.raised === undefined
    ? ""
    : row.from === "key"
    ? "_unraised"
    : row.job === "statement"
    ? "_unkeyed"
    : "";
  const share = c.get("share");
  const kept = new Gathered();
  let size = 0;
  let refused = +(c.req.header("content-length") ?? 0) > cap ? tooLarge(cap, more) : undefined;
  try {
    // Not by "for await", which costs several times as much a chunk: every document comes through here.
    const reader = body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const chunk = next.value;
      size += chunk.length;
      if (size > cap) refused = tooLarge(cap, more);
      else if (refused === undefined && !share.take(chunk.length, cap > BODY)) refused = noRoom();
      if (refused === undefined) kept.add(chunk);
      else {
        kept.clear();
        share.release();
      }
      if (size > DRAINED) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    // The connection broke, or the server is stopping.
    throw problem("body_cut");
  }
  return { bytes: kept.bytes(), size, refused };
}

/** `more` says what would let the sender send more. */
function tooLarge(cap: number, more: "" | "_unraised" | "_unkeyed"): Problem {
  return problem(cap > BODY ? "body_too_large" : `body_too_large${more}`, { cap });
}

/** Seconds until bodies that are being read have mostly come. */
const WAIT = 5;

function noRoom(): Problem {
  return problem("receiving_too_much", { seconds: WAIT }, { headers: { "Retry-After": `${WAIT}` } });
}

/** Reads and forgets what is left of a body, up to 64 MB. */
export async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > DRAINED) break;
    }
  } catch {
    // The client went away: there is nothing left to read, and nobody to tell.
  }
}
