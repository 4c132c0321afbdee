/** ZIP, read by its table of contents, an entry at a time. */
import { Buffer } from "node:buffer";
import * as fs from "node:fs";
import * as zlib from "node:zlib";
// @ts-types="./yauzl.d.ts"
import yauzl, { type Answer, type Entry, type ZipFile } from "yauzl";
import { saidOfFile } from "../file_words.ts";
import type { Problem } from "../files.ts";
import type { Budget, Packed, Source, Stored } from "./packed.ts";

export async function* unzip(source: Source, budget: Budget): AsyncGenerator<Packed> {
  // Names are only shown, so one that would lead out of a folder does no harm, and must not end the reading.
  const options = { decodeStrings: false, autoClose: false } as const;
  let file: number | undefined;
  let zip: ZipFile | undefined;
  try {
    if (typeof source === "string") {
      file = fs.openSync(source, "r");
      zip = await yauzl.fromRandomAccessReaderPromise(new Ahead(file), fs.fstatSync(file).size, options);
    } else zip = await yauzl.fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), options);
    for await (const entry of zip.eachEntry()) {
      if (typeof source === "string") budget.read += 1 / zip.entryCount;
      const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileName, entry.extraFields, false);
      if (name.endsWith("/")) continue;
      const problem = problemOf(entry);
      const place = placeOf(entry);
      const spend = () => budget.spend(entry.uncompressedSize);
      yield {
        name,
        size: entry.uncompressedSize,
        ...(problem === undefined ? {} : { problem }),
        ...(typeof source === "string" ? { stored: () => (spend(), { archive: source, ...place }) } : {}),
        read() {
          spend();
          return Promise.resolve(unpacked(source, place));
        },
      };
    }
    if (isEntry(bytesAt(source, zip.readEntryCursor, ENTRY.length))) {
      throw new Error("there are more entries than it says");
    }
  } finally {
    zip?.close();
    if (file !== undefined) fs.closeSync(file);
  }
}

/** Bytes that are read at once of a table of contents, an entry of which has some hundred. */
const PIECE = 65_536;

/** Reads ahead: an entry takes two reads, and the runtime hands each to another thread and back. */
class Ahead extends yauzl.RandomAccessReader {
  #piece: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(readonly file: number) {
    super();
  }

  override read(buffer: Uint8Array, offset: number, length: number, position: number, answer: Answer): void {
    let error: Error | null = null;
    let read = 0;
    try {
      const begin = position - this.#at;
      if (begin < 0 || begin + length > this.#piece.length) {
        this.#piece = readAt(this.file, position, Math.max(length, PIECE));
        this.#at = position;
      }
      const bytes = this.#piece.subarray(position - this.#at, position - this.#at + length);
      buffer.set(bytes, offset);
      read = bytes.length;
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error("it cannot be read", { cause });
    }
    queueMicrotask(() => answer(error, read));
  }
}

type EntryPlace = Omit<Stored, "archive">;

function placeOf(entry: Entry): EntryPlace {
  const { relativeOffsetOfLocalHeader: at, compressedSize, uncompressedSize: size, compressionMethod, crc32 } = entry;
  return { at, compressedSize, size, isDeflated: compressionMethod !== STORED, crc32 };
}

/** The method of what is not compressed. */
const STORED = 0;

/** Before the content: numbers of this length, the last two of which are how long the name and more numbers behind it are. */
const LOCAL_HEADER = 30;
const [NAME_LENGTH, MORE_LENGTH] = [26, 28];
const LOCAL_SIGNATURE = 0x04034b50;

/** The bytes of an entry. Throws where they are not what the table of contents says of them. */
export function unpacked(source: Source, { at, compressedSize, size, isDeflated, crc32 }: EntryPlace): Uint8Array {
  // No compressor makes text longer than by its blocks' headers: what says so would only take memory.
  if (compressedSize > LONGER * (size + LOCAL_HEADER)) throw new Error("it is longer compressed than unpacked");
  const [header, content] = typeof source === "string"
    ? readFrom(source, at, compressedSize)
    : partsOf(source.subarray(at), compressedSize);
  if (content.length !== compressedSize || header.getUint32(0, true) !== LOCAL_SIGNATURE) {
    throw new Error("there is no entry where it says");
  }
  const bytes = isDeflated ? zlib.inflateRawSync(content, { maxOutputLength: Math.max(1, size) }) : content;
  if (bytes.length !== size) throw new Error("the size is another");
  if (!isSum(bytes, crc32)) throw new Error("the checksum is another");
  return bytes;
}

const LONGER = 2;

type Parts = readonly [header: DataView, content: Uint8Array];

/** Bytes behind the header that are read along with it: few entries have longer names. */
const ALONG = 512;

function readFrom(path: string, at: number, length: number): Parts {
  const file = fs.openSync(path, "r");
  try {
    const start = readAt(file, at, LOCAL_HEADER + ALONG + length);
    const end = contentAt(start) + length;
    return partsOf(end > LOCAL_HEADER + ALONG + length ? readAt(file, at, end) : start, length);
  } finally {
    fs.closeSync(file);
  }
}

function readAt(file: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let read = 0;
  for (let more = -1; read < length && more !== 0; read += more) {
    more = fs.readSync(file, bytes, read, length - read, at + read);
  }
  return bytes.subarray(0, read);
}

function partsOf(bytes: Uint8Array, length: number): Parts {
  if (bytes.length < LOCAL_HEADER) throw new Error("there is no entry where it says");
  const begin = contentAt(bytes);
  return [viewOf(bytes), bytes.subarray(begin, begin + length)];
}

/** Where the content of an entry begins, behind the beginning of its header. */
function contentAt(bytes: Uint8Array): number {
  if (bytes.length < LOCAL_HEADER) return LOCAL_HEADER;
  const header = viewOf(bytes);
  return LOCAL_HEADER + header.getUint16(NAME_LENGTH, true) + header.getUint16(MORE_LENGTH, true);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The signature of an entry in the table of contents. */
const ENTRY = "PK\x01\x02";

function isEntry(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes) === ENTRY;
}

function bytesAt(source: Source, at: number, length: number): Uint8Array {
  if (typeof source !== "string") return source.subarray(at, at + length);
  const file = fs.openSync(source, "r");
  try {
    return readAt(file, at, length);
  } finally {
    fs.closeSync(file);
  }
}

/** Early versions of Node 20 have no CRC-32. */
function isSum(bytes: Uint8Array, crc32: number): boolean {
  return !("crc32" in zlib) || zlib.crc32(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) === crc32;
}

function problemOf(entry: Entry): Problem | undefined {
  if (entry.isEncrypted()) return { error: "bad_request", ...saidOfFile("encrypted") };
  return entry.canDecodeFileData() ? undefined : { error: "unsupported_media_type", ...saidOfFile("packed_otherwise") };
}
