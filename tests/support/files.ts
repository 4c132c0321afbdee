/** Files of the corpus, and the words for their absence. */
import { corpusFolder, hasCorpus } from "../conformance/corpus.ts";

/** Settings of a test that needs the corpus: it is skipped where there is none, and its name says so. */
export function withCorpus(name: string, fn: () => void): Deno.TestDefinition {
  const missing = !hasCorpus();
  return { name: missing ? `${name} (skipped: ../shared/corpus is not there)` : name, ignore: missing, fn };
}

/** Every XML file of a folder of the corpus, with its path below it. */
export function* corpusFiles(folder: string): Generator<readonly [path: string, bytes: Uint8Array]> {
  for (const path of filesBelow(new URL(`${folder}/`, corpusFolder), "")) {
    yield [path, Deno.readFileSync(new URL(`${folder}/${path}`, corpusFolder))];
  }
}

/** The XML files below a folder that have at most so many bytes, sorted by their paths. */
export function documents(folder: URL, mostBytes: number): readonly URL[] {
  const found = [...filesBelow(folder, "")].sort().map((path) => new URL(path, folder));
  return found.filter((url) => Deno.statSync(url).size <= mostBytes);
}

function* filesBelow(folder: URL, prefix: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* filesBelow(new URL(`${name}/`, folder), `${prefix}${name}/`);
    else if (name.endsWith(".xml")) yield `${prefix}${name}`;
  }
}
