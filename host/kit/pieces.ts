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

/**
 * A body of lines of text, each made into parts: what is written otherwise than it is sent, as an answer whose documents are put
 * in last. A line that is one piece goes on at once, and each further piece in a turn of its own.
 */
export function inLines(
  body: ReadableStream<Uint8Array>,
  partsOf: (line: string) => readonly Uint8Array<ArrayBuffer>[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [rest, isOver] = ["", false];
  let pieces = piecesOf([]);
  /** Reads until there is a whole line, or the end. */
  const read = async () => {
    const { value, done } = await reader.read();
    rest += value === undefined ? decoder.decode() : decoder.decode(value, { stream: true });
    isOver = done;
    const end = done ? rest.length : rest.lastIndexOf("\n") + 1;
    pieces = piecesOf(partsOf(rest.slice(0, end)));
    rest = rest.slice(end);
  };
  return new ReadableStream({
    async pull(controller) {
      let next = pieces.next();
      if (next.done !== true) await nextTurn();
      while (next.done === true && !isOver) {
        await read();
        next = pieces.next();
      }
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    // Without waiting: the maker of the body has to know at once that nobody wants it any more.
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
}

function* piecesOf(parts: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
  }
}
