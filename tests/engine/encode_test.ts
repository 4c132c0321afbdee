/** Text to UTF-8, as the platform's encoder has it. */
import assert from "node:assert/strict";
import { encodeUtf8 } from "../../engine/xml/encode.ts";
import { Random } from "../support/random.ts";

/** Units at which the number of bytes changes, and halves of pairs in any order. */
const units = [0, 0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfeff, 0xffff];

Deno.test("every text has the bytes that TextEncoder gives", () => {
  const random = new Random(1);
  for (let round = 0; round < 2_000; round++) {
    const text = String.fromCharCode(...Array.from({ length: random.below(12) }, () => random.of(units)));
    assert.deepEqual(encodeUtf8(text), new TextEncoder().encode(text), JSON.stringify(text));
  }
});
