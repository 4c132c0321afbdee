/** The colour profile of PDFs, read by the rules of ICC.1:2001-04. */
import assert from "node:assert/strict";
import { srgbProfile } from "../../engine/pdf/write/srgb.ts";

const profile = srgbProfile();
const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);

function text(from: number, length: number): string {
  return String.fromCharCode(...profile.subarray(from, from + length));
}

/** The bytes of each tag. */
const tags = new Map(
  Array.from({ length: view.getUint32(128) }, (_, index) => {
    const at = 132 + 12 * index;
    return [text(at, 4), { at: view.getUint32(at + 4), length: view.getUint32(at + 8) }] as const;
  }),
);

function tag(name: string): { readonly at: number; readonly length: number } {
  return tags.get(name) ?? assert.fail(name);
}

Deno.test("the head of the profile says its size, its kind and its date, and the light that it is seen in", () => {
  assert.equal(view.getUint32(0), profile.length);
  assert.equal(view.getUint32(8), 0x02100000);
  assert.deepEqual([text(12, 12), text(36, 4)], ["mntrRGB XYZ ", "acsp"]);
  assert.deepEqual([24, 26, 28, 30, 32, 34].map((at) => view.getUint16(at)), [1999, 10, 18, 0, 0, 0]);
  const white = [68, 72, 76].map((at) => Math.round(view.getInt32(at) / 65_536 * 1e4) / 1e4);
  assert.deepEqual(white, [0.9642, 1, 0.8249]);
});

Deno.test("its tags lie one behind the other, at places that four divides, up to its end", () => {
  assert.deepEqual([...tags.keys()], ["desc", "cprt", "wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]);
  let next = 132 + 12 * tags.size;
  for (const { at, length } of [...tags.values()].slice(0, 7)) {
    assert.equal(at, next);
    next = Math.ceil((at + length) / 4) * 4;
  }
  assert.equal(next, profile.length);
  assert.deepEqual([tag("gTRC"), tag("bTRC")], [tag("rTRC"), tag("rTRC")]);
});

Deno.test("its description is as long as it says, with a zero at its end, and so is all of the tag", () => {
  const { at, length } = tag("desc");
  assert.equal(text(at, 4), "desc");
  const count = view.getUint32(at + 8);
  assert.equal(text(at + 12, count), "sRGB\0");
  assert.equal(length, 12 + count + 8 + 70);
  assert.equal(text(tag("cprt").at, 4), "text");
});

Deno.test("its colours add up to its white, and its curve is that of the standard", () => {
  const sums = [8, 12, 16].map((offset) => {
    return ["rXYZ", "gXYZ", "bXYZ"].reduce((sum, name) => sum + view.getInt32(tag(name).at + offset), 0);
  });
  for (const [index, sum] of sums.entries()) {
    assert.ok(Math.abs(sum - view.getInt32(tag("wtpt").at + 8 + 4 * index)) <= 12, `${sum}`);
  }
  const { at, length } = tag("rTRC");
  assert.deepEqual([text(at, 4), view.getUint32(at + 8), length], ["curv", 256, 12 + 512]);
  const points = [0, 1, 10, 11, 128, 255].map((index) => view.getUint16(at + 12 + 2 * index));
  assert.deepEqual(points, [0, 20, 199, 219, 14_146, 65_535]);
});
