/** TAR, plain or in gzip, read from its beginning to its end. */
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { saidOfFile } from "../file_words.ts";
import { drain, type Problem } from "../files.ts";
import type { Budget, Packed } from "./packed.ts";

export function untar(path: string, budget: Budget): AsyncGenerator<Packed> {
  return entriesOf(createReadStream(path), budget);
}

export function untarGzip(path: string, budget: Budget): AsyncGenerator<Packed> {
  const packed = createReadStream(path);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  unpacked.on("close", () => packed.destroy());
  return entriesOf(packed.pipe(unpacked), budget);
}

async function* entriesOf(stream: Readable, budget: Budget): AsyncGenerator<Packed> {
  try {
    for await (const entry of counted(stream, budget).pipeThrough(createTarDecoder({ strict: true }))) {
      yield* packedIn(entry);
    }
  } finally {
    stream.destroy();
  }
}

/** A stream of Node as one of the web, which `Readable.toWeb` may break when it is cancelled. */
function counted(stream: Readable, budget: Budget): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done === true) return controller.close();
      budget.spend(value.length);
      controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}

/** An entry, if it is more than a folder; what was not read of it is passed over. */
async function* packedIn({ header, body }: ParsedTarEntry): AsyncGenerator<Packed> {
  const { name, size, type = "file" } = header;
  let begun = false;
  const read = (cap: number) => {
    begun = true;
    return drain(body, cap);
  };
  if (type === "file") yield { name, size, read };
  else if (type === "link" || type === "symlink") yield { name, size, problem: isLink, read };
  if (!begun) await body.cancel();
}

const isLink: Problem = { error: "bad_request", ...saidOfFile("link") };
