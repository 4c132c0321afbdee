/** The corpus of official verdicts: documents with what the reference validators said of each. */

/** What one rule did in the reference: how often it fired, and with which severity. */
export interface Fired {
  readonly id: string;
  readonly severity: "fatal" | "warning" | "information";
  readonly count: number;
}

export interface Pair {
  readonly file: string;
  readonly syntax: "ubl-invoice" | "ubl-credit-note" | "cii";
  readonly xml: string | Uint8Array;
  /** By rule set; null where the reference itself crashed, so that nothing is known. */
  readonly fired: Readonly<Record<"en16931" | "xrechnung" | "peppol", readonly Fired[] | null | undefined>>;
}

export const corpusFolder = new URL("../../../shared/corpus/", import.meta.url);

export function hasCorpus(): boolean {
  try {
    return Deno.statSync(corpusFolder).isDirectory;
  } catch {
    return false;
  }
}

interface Line {
  readonly file: string;
  readonly syntax: string;
  readonly xml?: string;
  readonly fired: Pair["fired"];
}

/** Every document, then every mutant, one at a time. */
export async function* pairs(): AsyncGenerator<Pair> {
  const documents = await Deno.readTextFile(new URL("documents.jsonl", corpusFolder));
  for (const text of documents.trimEnd().split("\n")) {
    const line = JSON.parse(text) as Line;
    yield pairOf(line, await Deno.readFile(new URL(`documents/${line.file}`, corpusFolder)));
  }
  for await (const line of packedLines("mutants.jsonl.gz")) yield pairOf(line as Line, (line as Line).xml ?? "");
}

/** The documents that were changed along the schemas. */
export async function* syntaxMutants(): AsyncGenerator<Pair> {
  for await (const line of packedLines("syntax-mutants.jsonl.gz")) yield pairOf(line as Line, (line as Line).xml ?? "");
}

/** What the lines of a packed file of the corpus say, one at a time. */
export async function* packedLines(name: string): AsyncGenerator<unknown> {
  const file = await Deno.open(new URL(name, corpusFolder));
  const chunks = file.readable.pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TextDecoderStream());
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const text of parts) yield JSON.parse(text);
  }
  if (rest !== "") yield JSON.parse(rest);
}

function pairOf({ file, syntax, fired }: Line, xml: string | Uint8Array): Pair {
  const name = syntax === "ubl-creditnote" ? "ubl-credit-note" : syntax === "cii" ? "cii" : "ubl-invoice";
  return { file, syntax: name, xml, fired };
}
