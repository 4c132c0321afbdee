/** Zstandard, unpacked by the runtime. */
import * as zlib from "node:zlib";
import { through } from "./gzip.ts";
import { type Budget, NotHere, type Source } from "./packed.ts";

export function unzstd(source: Source, budget: Budget): AsyncGenerator<Uint8Array> {
  if (!("createZstdDecompress" in zlib)) throw new NotHere("this version of Node cannot unpack Zstandard");
  return through(zlib.createZstdDecompress(), source, budget);
}
