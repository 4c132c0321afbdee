/** TAR, plain, in gzip or in Zstandard, read from its beginning to its end. */
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { saidOfFile } from "../file_words.ts";
import type { Problem } from "../files.ts";
import { bytesOf, gunzipped } from "./gzip.ts";
import type { Budget, Packed, Source } from "./packed.ts";
import { Pieces } from "./pieces.ts";
import { unzstd } from "./zstd.ts";
import { joined } from "../../../engine/model/bytes.ts";

export function untar(source: Source, budget: Budget): AsyncGenerator<Packed> {
  return entriesOf(bytesOf(source, budget), budget);
}

export function untarGzip(source: Source, budget: Budget): AsyncGenerator<Packed> {
  return entriesOf(gunzipped(source, budget), budget);
}

export function untarZstd(source: Source, budget: Budget): AsyncGenerator<Packed> {
  return entriesOf(unzstd(source, budget), budget);
}

/** TAR is made of blocks of so many bytes. */
const BLOCK = 512;

/**
 * The decoder reads the headers, and is handed no byte behind an entry before that was read: it would drop the entries that it
 * has read ahead where what follows them is damaged.
 */
async function* entriesOf(bytes: AsyncIterable<Uint8Array>, budget: Budget): AsyncGenerator<Packed> {
  const pieces = new Pieces(counted(bytes, budget));
  const { readable, writable } = createTarDecoder({ strict: true });
  const [entries, blocks] = [readable.getReader(), writable.getWriter()];
  // Each is also reported by what is awaited below.
  entries.closed.catch(() => {});
  blocks.closed.catch(() => {});
  try {
    for (;;) {
      const entry = await nextEntry(entries, blocks, pieces);
      if (entry === undefined) return;
      yield* packedIn(entry, blocks, pieces);
    }
  } finally {
    await pieces.close();
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, budget: Budget): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    budget.spend(piece.length);
    yield piece;
  }
}

type Entries = ReadableStreamDefaultReader<ParsedTarEntry>;
type Blocks = WritableStreamDefaultWriter<Uint8Array>;

/** The next entry, for which the decoder is given one block after the other; undefined at the end. */
async function nextEntry(entries: Entries, blocks: Blocks, pieces: Pieces): Promise<ParsedTarEntry | undefined> {
  const next = entries.read();
  // A caller that waits for a block learns of a fault first.
  next.catch(() => {});
  for (;;) {
    const block = await pieces.take(BLOCK);
    if (block.length < BLOCK) {
      if (block.length > 0) await blocks.write(block);
      await blocks.close();
      return (await next).value;
    }
    await blocks.write(block);
    const come = await Promise.race([next, undefined]);
    if (come !== undefined) return come.value;
  }
}

/** An entry, if it is more than a folder; what was not read of it is passed over. */
async function* packedIn({ header, body }: ParsedTarEntry, blocks: Blocks, pieces: Pieces): AsyncGenerator<Packed> {
  const { name, size, type = "file" } = header;
  // The decoder passes the content over, and it is taken from where the decoder has it from.
  await body.cancel();
  let left = size;
  const read = async (cap: number) => {
    const taken: Uint8Array[] = [];
    for await (const piece of pieces.some(left)) {
      left -= piece.length;
      if (size <= cap) taken.push(piece);
      await blocks.write(piece);
    }
    if (left > 0) throw new Error("the archive is cut off");
    return size <= cap ? joined(taken) : undefined;
  };
  if (type !== "directory") yield { name, size, ...(problems[type] ?? {}), read };
  if (left > 0) await read(0);
  const padding = await pieces.take((BLOCK - size % BLOCK) % BLOCK);
  if (padding.length > 0) await blocks.write(padding);
}

const isLink: Problem = { error: "bad_request", ...saidOfFile("link") };
const isNoFile: Problem = { error: "bad_request", ...saidOfFile("no_file") };

/** Why an entry that is not a file is not read. */
const problems: Readonly<Record<string, { readonly problem: Problem } | undefined>> = {
  link: { problem: isLink },
  symlink: { problem: isLink },
  "character-device": { problem: isNoFile },
  "block-device": { problem: isNoFile },
  fifo: { problem: isNoFile },
};
