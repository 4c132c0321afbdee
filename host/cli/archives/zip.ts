/** ZIP, read by its table of contents, an entry at a time. */
import { Buffer } from "node:buffer";
import * as zlib from "node:zlib";
// @ts-types="./yauzl.d.ts"
import yauzl, { type Entry } from "yauzl";
import { joined } from "../../../engine/model/bytes.ts";
import { saidOfFile } from "../file_words.ts";
import type { Problem } from "../files.ts";
import type { Budget, Packed, Source } from "./packed.ts";

export async function* unzip(source: Source, budget: Budget): AsyncGenerator<Packed> {
  // Names are only shown, so one that would lead out of a folder does no harm, and must not end the reading.
  const options = { decodeStrings: false, autoClose: false } as const;
  const zip = typeof source === "string"
    ? await yauzl.openPromise(source, options)
    : await yauzl.fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), options);
  try {
    for await (const entry of zip.eachEntry()) {
      const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileName, entry.extraFields, false);
      if (name.endsWith("/")) continue;
      const problem = problemOf(entry);
      yield {
        name,
        size: entry.uncompressedSize,
        ...(problem === undefined ? {} : { problem }),
        async read() {
          budget.spend(entry.uncompressedSize);
          // More bytes than the entry says are an error of the stream.
          const bytes = joined(await Array.fromAsync(await zip.openReadStreamPromise(entry)));
          if (checksum(bytes) !== entry.crc32) throw new Error("the checksum is another");
          return bytes;
        },
      };
    }
    if (isEntry(await bytesAt(source, zip.readEntryCursor))) throw new Error("there are more entries than it says");
  } finally {
    zip.close();
  }
}

/** The signature of an entry in the table of contents. */
const ENTRY = "PK\x01\x02";

function isEntry(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes) === ENTRY;
}

async function bytesAt(source: Source, at: number): Promise<Uint8Array> {
  if (typeof source !== "string") return source.subarray(at, at + ENTRY.length);
  using file = await Deno.open(source);
  await file.seek(at, Deno.SeekMode.Start);
  const bytes = new Uint8Array(ENTRY.length);
  return bytes.subarray(0, await file.read(bytes) ?? 0);
}

/** Early versions of Node 20 have no CRC-32. */
function checksum(bytes: Uint8Array): number | undefined {
  return "crc32" in zlib ? zlib.crc32(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : undefined;
}

function problemOf(entry: Entry): Problem | undefined {
  if (entry.isEncrypted()) return { error: "bad_request", ...saidOfFile("encrypted") };
  return entry.canDecodeFileData() ? undefined : { error: "unsupported_media_type", ...saidOfFile("packed_otherwise") };
}
