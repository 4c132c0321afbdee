/** Archives at their edges: the last byte that is read, blocks that are just full, headers that just end. */
import assert from "node:assert/strict";
import { constants, deflateRawSync, gunzipSync, gzipSync } from "node:zlib";
import { inside } from "../../host/cli/archives/archive.ts";
import { gunzipped } from "../../host/cli/archives/gzip.ts";
import { Budget, type Packed, type Unpack } from "../../host/cli/archives/packed.ts";
import { untar } from "../../host/cli/archives/tar.ts";
import { unpacked, unzip } from "../../host/cli/archives/zip.ts";
import { joined } from "../../engine/model/bytes.ts";
import { type Files, tar, zip } from "../support/archives.ts";
import { withFolder } from "../support/terminal.ts";

function budget(): Budget {
  return new Budget(1);
}

/** What is read of each file of an archive, up to a cap; undefined where a file has more. */
async function contents(
  unpack: Unpack,
  source: Uint8Array | string,
  cap = 1e6,
): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for await (const packed of unpack(source, budget())) found[packed.name] = await textOf(packed, cap);
  return found;
}

async function textOf(packed: Packed, cap: number): Promise<string | undefined> {
  const bytes = await packed.read(cap);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** Files of sizes around those of the blocks of a TAR. */
const sized: Files = Object.fromEntries([0, 1, 511, 512, 513, 1_023, 1_024, 1_025].map((size) => {
  return [`${size}.xml`, "x".repeat(size)];
}));

Deno.test("files of a TAR that just fill its blocks, or just do not, are read whole", async () => {
  assert.deepEqual(await contents(untar, await tar(sized)), sized);
});

Deno.test("files of a TAR that are not read are passed over, whatever of their last block is empty", async () => {
  for await (const wanted of Object.keys(sized)) {
    const found: Record<string, string | undefined> = {};
    for await (const packed of untar(await tar({ ...sized, "end.xml": "end" }), budget())) {
      if ([wanted, "end.xml"].includes(packed.name)) found[packed.name] = await textOf(packed, 1e6);
    }
    assert.deepEqual(found, { [wanted]: sized[wanted], "end.xml": "end" });
  }
});

for (const cap of [511, 512, 513]) {
  Deno.test(`of a TAR no file of more than ${cap} bytes is read where those are the most`, async () => {
    const found = await contents(untar, await tar(sized), cap);
    const wanted = Object.entries(sized).map(([name, text]) => [name, text.length <= cap ? text : undefined]);
    assert.deepEqual(found, Object.fromEntries(wanted));
  });
}

Deno.test("a TAR that ends within a file is cut off", async () => {
  const HEADER = 512;
  const whole = await tar({ "a.xml": "x".repeat(600) });
  await assert.rejects(contents(untar, whole.slice(0, HEADER + 599)), /cut off/);
});

/** The header of an entry of a ZIP, before its name. */
function header(nameLength = 0, moreLength = 0): Uint8Array {
  const bytes = new Uint8Array(30);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(26, nameLength, true);
  view.setUint16(28, moreLength, true);
  return bytes;
}

const empty = { at: 0, compressedSize: 0, size: 0, isDeflated: false, crc32: 0 };

Deno.test("an entry of a ZIP may end with its header, and not before", () => {
  assert.deepEqual(unpacked(header(), empty), new Uint8Array());
  assert.throws(() => unpacked(header().subarray(0, 29), empty), /no entry where it says/);
  assert.throws(() => unpacked(new Uint8Array(), empty), /no entry where it says/);
});

Deno.test("the content of an entry of a ZIP is behind its name and the numbers behind that", () => {
  for (const [name, more] of [[0, 0], [1, 0], [0, 1], [3, 2]] as const) {
    const bytes = Uint8Array.from([...header(name, more), ...new Uint8Array(name + more).fill(7), 120]);
    assert.deepEqual([...unpacked(bytes, { ...empty, compressedSize: 1, size: 1, crc32: 0x8cdc1683 })], [120]);
  }
});

Deno.test("an empty file of a ZIP may be compressed", () => {
  const deflated = deflateRawSync("");
  const entry = { ...empty, compressedSize: deflated.length, isDeflated: true };
  assert.deepEqual([...unpacked(Uint8Array.from([...header(), ...deflated]), entry)], []);
});

/** Bytes that an entry says it has compressed and unpacked, and whether it is believed so far. */
const sizes = [[60, 0, true], [61, 0, false], [62, 1, true], [63, 1, false], [260, 100, true], [
  261,
  100,
  false,
]] as const;

for (const [compressedSize, size, isBelieved] of sizes) {
  Deno.test(`${compressedSize} bytes of a ZIP that unpack to ${size} are ${isBelieved ? "looked at" : "not"}`, () => {
    const source = Uint8Array.from([...header(), ...new Uint8Array(300)]);
    assert.throws(
      () => unpacked(source, { ...empty, compressedSize, size }),
      isBelieved ? /the size is another/ : /longer compressed than unpacked/,
    );
  });
}

Deno.test("files of a ZIP with names of any length are read, in memory and on disk", async () => {
  const names = [1, 511, 512, 513, 2_000, 60_000].map((length) => `${"n".repeat(length)}.xml`);
  const files = Object.fromEntries(names.map((name) => [name, `of ${name.length} characters`]));
  const whole = zip(files);
  assert.deepEqual(await contents(unzip, whole), files);
  await withFolder({ "a.zip": whole }, async (folder) => {
    assert.deepEqual(await contents(unzip, `${folder}/a.zip`), files);
  });
});

Deno.test("how much of an archive was read goes from nothing to all", async () => {
  const files = { "a.xml": "a", "b.xml": "b", "c.txt": "c", "d.xml": "d" };
  const tarred = await tar(files);
  await withFolder({ "a.zip": zip(files), "a.tar": tarred }, async (folder) => {
    const found = await Array.fromAsync(inside(`${folder}/a.zip`, { limits: {} }));
    assert.deepEqual(found.map(({ upTo }) => upTo), [0.25, 0.5, 1]);
    const spent = new Budget(tarred.length);
    for await (const _ of untar(`${folder}/a.tar`, spent));
    assert.equal(spent.read, 1);
  });
});

for (const [bytes, error] of [[64_000_000, "bad_request"], [64_000_001, "payload_too_large"]] as const) {
  Deno.test(`an archive of ${bytes} bytes in another is ${error === "bad_request" ? "looked into" : "too large"}`, async () => {
    await withFolder({ "a.zip": zip({ "in.zip": new Uint8Array(bytes) }) }, async (folder) => {
      const [only] = await Array.fromAsync(inside(`${folder}/a.zip`, { limits: {} }));
      const loaded = await only?.load();
      assert.equal(loaded !== undefined && "problem" in loaded ? loaded.problem?.error : undefined, error);
    });
  });
}

/** A gzip, and how many bytes of it are sound. */
const whole = gzipSync(Array.from({ length: 60_000 }, (_, at) => `${at}\n`).join(""));
const damaged = Uint8Array.from(whole).fill(0xff, 50_000, 50_600);
const faulty = [
  ["cut early", whole.subarray(0, 5_000), 5_000],
  ["cut in its checksum", whole.subarray(0, -1), whole.length - 1],
  ["damaged within", damaged, 49_664],
] as const;

for (const [what, bytes, sound] of faulty) {
  Deno.test(`of a gzip that is ${what} all before that is given, each byte once, and then that it is damaged`, async () => {
    const pieces: Uint8Array[] = [];
    const read = async () => {
      for await (const piece of gunzipped(Uint8Array.from(bytes), budget())) pieces.push(piece);
    };
    await assert.rejects(read());
    const given = joined(pieces);
    const before = gunzipSync(whole.subarray(0, sound), { finishFlush: constants.Z_SYNC_FLUSH });
    assert.ok(given.length >= before.length, `${given.length} of ${before.length} bytes`);
    assert.deepEqual(given.subarray(0, before.length), Uint8Array.from(before));
  });
}
