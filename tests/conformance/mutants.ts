/** The documents that `differential.ts` asks about: those of the corpus, of the base invoices and of the cases, changed. */
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { decodeXml } from "../../engine/xml/decode.ts";
import { documents } from "../support/files.ts";
import { Random } from "../support/random.ts";
import { textOf, treeOf } from "../support/tree.ts";
import { type CaseSource, caseSources, nations } from "./case_sources.ts";
import { corpusFolder, type Pair } from "./corpus.ts";
import { mutate } from "./mutate.ts";
import { spacedOut } from "./spaced.ts";
import { ValueChanges } from "./value_changes.ts";

/** Larger documents take long, and no more is in them. */
const MOST_BYTES = 40_000;
const bases = ["base.ubl.xml", "base.creditnote.xml", "base.cii.xml"].map((name) =>
  new URL(`../../cases/${name}`, import.meta.url)
);

export interface Mutant {
  readonly number: number;
  readonly xml: string;
  readonly syntax: Pair["syntax"];
  /** The document that it was made of, and how. */
  readonly made: string;
}

const roots: Readonly<Record<string, Pair["syntax"]>> = {
  "Invoice": "ubl-invoice",
  "CreditNote": "ubl-credit-note",
  "CrossIndustryInvoice": "cii",
};

type Source = Omit<CaseSource, "id">;

/** Lists of documents, from each of which one is taken as often as from any other. */
type Sources = readonly (readonly Source[])[];

export function sourcesFor(rules: readonly string[]): Sources {
  if (rules.length > 0) return [caseSources(rules)];
  const inFile = (url: URL): Source => ({
    name: url.pathname.split("/").at(-1) ?? "",
    xml() {
      const decoded = decodeXml(Deno.readFileSync(url));
      return "refusal" in decoded ? "" : decoded.text;
    },
  });
  const corpus = documents(new URL("documents/", corpusFolder), MOST_BYTES).map(inFile);
  // The corpus breaks many rules; what disturbs others is seen best where none is broken, or one.
  return [corpus, corpus, bases.map(inFile), caseSources([]), caseSources(nations)];
}

/** The nth mutant of a seed; undefined when the document that it should be made of is not judged. */
function mutant(sources: Sources, seed: number, number: number): Mutant | undefined {
  const random = new Random(seed, number);
  const source = random.of(random.of(sources));
  const text = source.xml();
  if (text === "") return undefined;
  const root = treeOf(text);
  const syntax = roots[root.name.slice(root.name.indexOf(":") + 1)];
  if (syntax === undefined) return undefined;
  const told = mutate(root, random);
  return { number, xml: textOf(root), syntax, made: `${source.name}: ${told.join("; ")}` };
}

export function mutantsOf(sources: Sources, seed: number, count: number, allowed: boolean): readonly Mutant[] {
  const found: Mutant[] = [];
  for (let number = 0; found.length < count && number < 20 * count; number++) {
    const next = mutant(sources, seed, number);
    if (next !== undefined && (!allowed || isAllowed(next.xml))) found.push(next);
  }
  return found;
}

/** All documents with white space around their values, each once. */
export function spacedMutants(sources: Sources): readonly Mutant[] {
  const usual = bases.map((url) => Deno.readTextFileSync(url));
  const found = new Map<string, Omit<Mutant, "number">>();
  for (const source of sources.flat()) {
    for (const { xml, told } of spacedOut(source.xml(), usual)) {
      const syntax = syntaxOf(xml);
      if (syntax !== undefined) found.set(xml, { xml, syntax, made: `${source.name}: ${told}` });
    }
  }
  return [...found.values()].map((it, number) => ({ number, ...it }));
}

/** Documents that the XML Schema allows, in an order of the seed's, with single values changed. */
export function valueMutants(sources: Sources, seed: number, count: number): readonly Mutant[] {
  const random = new Random(seed);
  const changes = new ValueChanges();
  const found: Mutant[] = [];
  for (const source of random.order([...new Set(sources.flat())])) {
    if (found.length >= count) break;
    const text = source.xml();
    const syntax = text === "" ? undefined : syntaxOf(text);
    if (syntax === undefined || !isAllowed(text)) continue;
    for (const { xml, told } of changes.in(text)) {
      if (found.length < count) found.push({ number: found.length, xml, syntax, made: `${source.name}: ${told}` });
    }
  }
  return found;
}

function syntaxOf(xml: string): Pair["syntax"] | undefined {
  const { name } = treeOf(xml);
  return roots[name.slice(name.indexOf(":") + 1)];
}

/** Whether the XML Schema allows a document, as far as the engine knows. */
function isAllowed(xml: string): boolean {
  const outcome = validate(xml, { profile: "en16931", strict: true, sets: official });
  return "ok" in outcome && !outcome.ok.errors.some(({ rule }) => rule.startsWith("ATW-SCHEMA-"));
}
