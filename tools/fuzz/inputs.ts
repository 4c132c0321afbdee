/** The fuzzer's inputs: documents with random changes to their bytes, the nth of a seed always the same. */
import { corpusFolder, hasCorpus } from "../../tests/conformance/corpus.ts";
import { isProfile, profileNames, type ValidateOptions } from "../../engine/mod.ts";
import { type Source, tame, wild } from "./changes.ts";
import { documents } from "../../tests/support/files.ts";
import { Random } from "../../tests/support/random.ts";
import { pdfSources, tangled } from "./pdfs.ts";

export interface Sources {
  readonly where: string;
  /** XML, of which most inputs are made. */
  readonly found: readonly Source[];
  readonly pdfs: readonly Source[];
}

export interface Input {
  readonly bytes: Uint8Array;
  readonly options: ValidateOptions;
  readonly kind: "xml" | "pdf";
  /** The document that it was made of. */
  readonly from: string;
}

/** Larger documents are slow, and no more is in them. */
const MOST_BYTES = 30_000;
const project = new URL("../../", import.meta.url);

/** The corpus where it is at hand, else the project's own documents. */
export async function sources(): Promise<Sources> {
  const folders = hasCorpus()
    ? ["documents/", "malformed/", "unsupported/"].map((name) => new URL(name, corpusFolder))
    : ["examples/", "cases/"].map((name) => new URL(name, project));
  const found = folders.flatMap((folder) => documents(folder, MOST_BYTES)).map((url) => {
    return { name: url.pathname.split("/").slice(-2).join("/"), bytes: Deno.readFileSync(url) };
  });
  return { where: hasCorpus() ? "the corpus" : "examples/ and cases/", found, pdfs: await pdfSources() };
}

/** One input in so many is a PDF. */
const PDFS = 4;

export function inputMaker(seed: number, { found, pdfs }: Sources): (number: number) => Input {
  return (number) => {
    const random = new Random(seed, number);
    const kind = pdfs.length > 0 && random.oneIn(PDFS) ? "pdf" : "xml";
    const from = kind === "pdf" ? pdfs : found;
    const source = random.of(from);
    let { bytes } = source;
    const choice = kind === "pdf" ? tangled : random.oneIn(2) ? tame : wild;
    for (let left = 1 + random.below(6); left > 0; left--) bytes = random.of(choice)(bytes, random, from);
    const profile = random.oneIn(2) ? {} : { profile: random.of(profileNames.filter(isProfile)) };
    return { bytes, options: { ...profile, unwrap: random.oneIn(2) }, from: source.name, kind };
  };
}
