/** Answers that are sent in pieces. */
import assert from "node:assert/strict";
import { inLines, PIECE } from "../../host/kit/pieces.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** A text is sent as itself, and a star as something long. */
const LONG = "l".repeat(2 * PIECE + 1);
const parts = (line: string) => line.split(/(?<=\*)|(?=\*)/).map((it) => utf8(it === "*" ? LONG : it));

function cut(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = utf8(text);
  const pieces = Array.from(
    { length: Math.ceil(bytes.length / size) },
    (_, at) => bytes.slice(at * size, (at + 1) * size),
  );
  return ReadableStream.from(pieces);
}

Deno.test("a body is sent line by line with its parts in it, however it comes", async () => {
  for (const text of ["", "one", "one\ntwo\n", "é*ü\n\n**", "*", "a*b\nc*"]) {
    for (const size of [1, 3, 1_000]) {
      const sent = await new Response(inLines(cut(text, size), parts)).text();
      assert.ok(sent === text.replaceAll("*", LONG), `${JSON.stringify(text)} in pieces of ${size}`);
    }
  }
});

Deno.test("a line goes on when it has come, and not only with the next", async () => {
  let more = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (more = (text) => it.enqueue(utf8(text))) });
  const reader = inLines(body, parts).getReader();
  more("one\ntw");
  assert.deepEqual((await reader.read()).value, utf8("one\n"));
  more("o\n");
  assert.deepEqual((await reader.read()).value, utf8("two\n"));
  await reader.cancel();
});

Deno.test("who makes a body knows at once that nobody wants it any more, also where it is waited for", async () => {
  const gone = Promise.withResolvers<unknown>();
  const reader = inLines(new ReadableStream<Uint8Array>({ cancel: gone.resolve }), parts).getReader();
  const waits = reader.read();
  await reader.cancel("gone");
  assert.equal(await gone.promise, "gone");
  await waits;
});

Deno.test("no piece of a long answer is longer than others may be kept waiting for", async () => {
  const sizes = await Array.fromAsync(inLines(cut("a*b\n*", 2), parts), (it) => it.length);
  assert.ok(sizes.every((size) => size <= PIECE), sizes.join());
});
