/** Bytes of an answer, so many in a turn of the event loop. */
import { nextTurn } from "./turn.ts";

/** Bytes that are handed on at once: to gzip them takes 2 ms at most. */
export const PIECE = 131_072;

/** What parts make together, piece by piece, each in a turn of its own: a long answer lets others in between. */
export function inPieces(parts: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(parts);
  return new ReadableStream({
    async pull(controller) {
      await nextTurn();
      const { value, done } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  }, { highWaterMark: 0 });
}

function* piecesOf(parts: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
  }
}
