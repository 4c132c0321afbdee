/** Reading request bodies: no more than is allowed, and what is too much only to throw it away. */
import { Gathered } from "../../bytes.ts";
import { BODY, DRAINED } from "../../limits.ts";
import { Problem } from "../../problems.ts";
import type { Ctx } from "../service.ts";

/**
 * The body of a request. One over the cap is a Problem, `payload_too_large`, and one for which there is no room now is
 * `busy`. Either is sent when the client is done sending or has sent 64 MB, of which nothing is kept: one that is cut off
 * while it sends cannot read why.
 */
export async function readBody(c: Ctx, cap: number, raisable = false): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = c.req.raw;
  if (body === null) return new Uint8Array();
  const share = c.get("share");
  const gathered = new Gathered();
  let size = 0;
  let refused = +(c.req.header("content-length") ?? 0) > cap ? tooLarge(cap, raisable) : undefined;
  try {
    // Not by "for await", which costs several times as much a chunk: every document comes through here.
    const reader = body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const chunk = next.value;
      size += chunk.length;
      if (size > cap) refused = tooLarge(cap, raisable);
      else if (refused === undefined && !share.take(chunk.length, cap > BODY)) refused = noRoom();
      if (refused === undefined) gathered.add(chunk);
      else {
        gathered.clear();
        share.release();
      }
      if (size > DRAINED) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    // The connection broke, or the server is stopping.
    throw new Problem("bad_request", "The body broke off before its end. Send the request again.");
  }
  if (refused !== undefined) throw refused;
  return await gathered.bytes();
}

function tooLarge(cap: number, raisable: boolean): Problem {
  const raise = cap > BODY || !raisable ? "" : " For a larger document, give max_characters.";
  return new Problem("payload_too_large", `The body is larger than ${cap} bytes. Send a smaller one.${raise}`);
}

/** Seconds until bodies that are being read have mostly come. */
const WAIT = 5;

function noRoom(): Problem {
  const message = `Too much is being received already. Wait ${WAIT} seconds and send this again.`;
  return new Problem("busy", message, { headers: { "Retry-After": `${WAIT}` } });
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
