/** The documents of the corpus as the paths of files, those that cannot be read included. */
import { fileURLToPath } from "node:url";
import { corpusFolder } from "../conformance/corpus.ts";

/** Each so many-th of them, sorted. */
export function corpusList(every = 1): readonly string[] {
  const folders = ["documents", "malformed", "unsupported", "pdf"].map((it) => new URL(`${it}/`, corpusFolder));
  return folders.flatMap((it) => [...below(it)]).sort().filter((_, index) => index % every === 0);
}

function* below(folder: URL): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* below(new URL(`${encodeURIComponent(name)}/`, folder));
    else if (/\.(xml|json|pdf)$/.test(name)) yield fileURLToPath(new URL(encodeURIComponent(name), folder));
  }
}
