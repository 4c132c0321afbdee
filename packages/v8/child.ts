/**
 * The engine as a process that needs no permission: questions come on standard input, answers go to
 * standard output in the same order. A question is two lengths of 32 bits (big endian), the question as JSON, and the
 * document; an answer is one length and the answer as JSON. The first answer says that it is ready. It ends with its input.
 */
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { answer, type Ask } from "./mod.ts";
import { Pieces } from "./pieces.ts";

const LENGTHS = 8;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// As base64 in what is answered.
Object.defineProperty(Uint8Array.prototype, "toJSON", {
  value(this: Uint8Array) {
    return this.toBase64();
  },
});

async function write(text: string): Promise<void> {
  const bytes = encoder.encode(text);
  const framed = new Uint8Array(4 + bytes.length);
  new DataView(framed.buffer).setUint32(0, bytes.length);
  framed.set(bytes, 4);
  for (let done = 0; done < framed.length;) done += await Deno.stdout.write(framed.subarray(done));
}

async function serve(): Promise<void> {
  // It is read while a document is judged and an answer is written: the caller may go on writing before it reads.
  const pieces = new Pieces(Deno.stdin.readable);
  await write(JSON.stringify({ ready: ENGINE_VERSION }));
  for (;;) {
    const lengths = await pieces.take(LENGTHS);
    if (lengths === undefined) return;
    const view = new DataView(lengths.buffer, lengths.byteOffset, LENGTHS);
    const asked = await pieces.take(view.getUint32(0));
    const document = await pieces.take(view.getUint32(4));
    if (asked === undefined || document === undefined) return;
    const ask: Ask & { readonly text?: true } = JSON.parse(decoder.decode(asked));
    await write(await answer(ask, ask.text === true ? decoder.decode(document) : document));
  }
}

await serve();
