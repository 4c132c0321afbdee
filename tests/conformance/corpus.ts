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

/** Every document, then every mutant, one at a time; last those that were changed along the schemas. */
export async function* pairs(): AsyncGenerator<Pair> {
  const newest = await newestAnswers();
  const documents = await Deno.readTextFile(new URL("documents.jsonl", corpusFolder));
  for (const text of documents.trimEnd().split("\n")) {
    const line = JSON.parse(text) as Line;
    yield pairOf(line, await Deno.readFile(new URL(`documents/${line.file}`, corpusFolder)), newest);
  }
  for (const name of ["mutants.jsonl.gz", "syntax-mutants.jsonl.gz"]) {
    for await (const line of packedLines(name)) yield pairOf(line as Line, (line as Line).xml ?? "", newest);
  }
}

type Answers = ReadonlyMap<string, Pair["fired"]["xrechnung"]>;

/** What XRechnung says by the edition in force, Schematron 2.6.0: the corpus itself is older. */
async function newestAnswers(): Promise<Answers> {
  const answers = new Map<string, Pair["fired"]["xrechnung"]>();
  for await (const line of packedLines("xrechnung-2.6.jsonl.gz")) {
    const { file, fired } = line as { readonly file: string; readonly fired: readonly Fired[] | null };
    answers.set(file, fired);
  }
  return answers;
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

function pairOf({ file, syntax, fired }: Line, xml: string | Uint8Array, newest: Answers): Pair {
  const name = syntax === "ubl-creditnote" ? "ubl-credit-note" : syntax === "cii" ? "cii" : "ubl-invoice";
  return { file, syntax: name, xml, fired: { ...fired, xrechnung: newest.get(file) } };
}
