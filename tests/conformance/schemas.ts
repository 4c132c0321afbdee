/**
 * Compares what the XML Schemas say of documents, here and by the official parser: of those of the corpus, whose verdicts
 * are known, and of documents that are changed at random along the schemas, about which the parser is asked.
 *
 *     deno task tool conformance --schemas               both, 500 random documents
 *     … --count N      other than 500               … --seed N      other documents (1)
 *
 * Exit status 1 when a verdict differs. The second figure says how often the first error is on the same line.
 */
import { parseArgs } from "node:util";
import { decodeXml } from "../../engine/xml/decode.ts";
import { placesOf } from "../../engine/xml/place.ts";
import type { SchemaFault } from "../../engine/schema/faults.ts";
import { schemaFollower } from "../../engine/schema/schemas.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { corpusFolder, hasCorpus, packedLines } from "./corpus.ts";
import { schemaMutant } from "./schema_mutate.ts";
import { schemaVerdict } from "./xsd.ts";

const MOST_LINES = 40;
const bind = binder([ubl, cii]);

/** What a schema says of a document: its faults; undefined where the document is not even read. */
function faultsOf(xml: string): readonly SchemaFault[] | undefined {
  const faults: SchemaFault[] = [];
  const document = bind(xml, { listen: (syntax) => schemaFollower(syntax, (fault) => faults.push(fault)) });
  return isRefusal(document) ? undefined : faults;
}

interface Said {
  readonly valid: boolean;
  readonly errors: readonly { readonly line: number }[];
}

interface Figures {
  documents: number;
  agree: number;
  /** Documents with an error, by both. */
  wrong: number;
  sameLine: number;
  readonly differ: string[];
}

/** Lines on which the official parser may name a fault: where the start tag of the element ends, or where the element does. */
function linesOf(xml: string, faults: readonly SchemaFault[]): ReadonlySet<number> {
  const places = placesOf(xml);
  const ends = faults.flatMap(({ offset }) => {
    const [, name = ""] = /^<([^\s/>]+)/.exec(xml.slice(offset, offset + 200)) ?? [];
    return [xml.indexOf(">", offset), xml.indexOf(`</${name}>`, offset)];
  });
  return new Set(ends.filter((at) => at >= 0).sort((a, b) => a - b).map((at) => places(at).line));
}

function compare(figures: Figures, name: string, xml: string, said: Said): void {
  const faults = faultsOf(xml);
  if (faults === undefined) return;
  figures.documents++;
  if ((faults.length === 0) === said.valid) figures.agree++;
  else figures.differ.push(`${name}: here ${JSON.stringify(faults.slice(0, 1))}, there ${JSON.stringify(said)}`);
  if (said.valid || faults.length === 0) return;
  figures.wrong++;
  if (linesOf(xml, faults).has(said.errors[0]?.line ?? 0)) figures.sameLine++;
}

function print(title: string, { documents, agree, wrong, sameLine, differ }: Figures): void {
  for (const line of differ.slice(0, MOST_LINES)) console.log(`DIFFERS: ${line.slice(0, 600)}`);
  const lines = `; ${wrong} have errors${sameLine === 0 ? "" : `, ${sameLine} the first on the same line`}`;
  console.log(`schemas, ${title}: ${agree} of ${documents} verdicts agree${lines}`);
}

function none(): Figures {
  return { documents: 0, agree: 0, wrong: 0, sameLine: 0, differ: [] };
}

interface Mutant {
  readonly file: string;
  readonly xml: string;
  readonly xsd?: Said;
}

async function corpus(): Promise<Figures> {
  const figures = none();
  const known = new Map<string, Said>();
  for await (const line of packedLines("xsd.jsonl.gz")) known.set((line as Mutant).file, line as Said);
  for (const [file, said] of known) {
    if (file.startsWith("mutants/")) continue;
    const decoded = decodeXml(await Deno.readFile(new URL(`documents/${file}`, corpusFolder)));
    if ("text" in decoded) compare(figures, file, decoded.text, said);
  }
  for (const name of ["mutants.jsonl.gz", "syntax-mutants.jsonl.gz"]) {
    for await (const line of packedLines(name)) {
      const { file, xml, xsd = known.get(file) } = line as Mutant;
      if (xsd !== undefined) compare(figures, file, xml, xsd);
    }
  }
  return figures;
}

/** Documents changed at random, with what the official parser says of them; or why it cannot be asked. */
async function random(seed: number, count: number): Promise<Figures | string> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-schemas-" });
  try {
    const made = new Map(Array.from({ length: count }, (_, number) => {
      return [`${folder}/${number}.xml`, schemaMutant(seed, number)] as const;
    }));
    for (const [file, { xml }] of made) await Deno.writeTextFile(file, xml);
    const verdict = await schemaVerdict([...made.keys()]);
    if ("skipped" in verdict) return verdict.skipped;
    const invalid = new Map(verdict.invalid.map((line) => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)];
    }));
    const figures = none();
    for (const [file, { xml, made: how }] of made) {
      compare(figures, `${how} ${invalid.get(file) ?? ""}`, xml, { valid: !invalid.has(file), errors: [] });
    }
    return figures;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function whole(name: string, given: string | undefined, otherwise: number): number {
  if (given !== undefined && !/^\d{1,6}$/.test(given)) {
    throw new RangeError(`--${name} is "${given}": give a whole number`);
  }
  return given === undefined ? otherwise : Number(given);
}

export async function compareSchemas(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const options = { schemas: { type: "boolean" }, seed: text, count: text } as const;
  const { values } = parseArgs({ args: [...args], options });
  const all: Figures[] = [];
  if (hasCorpus()) {
    all.push(await corpus());
    print("corpus", all[0] ?? none());
  } else console.log(`schemas, corpus: skipped, because there is none at ${corpusFolder.pathname}`);
  const found = await random(whole("seed", values.seed, 1), whole("count", values.count, 500));
  if (typeof found === "string") console.log(`schemas, random documents: skipped, because ${found}`);
  else {
    all.push(found);
    print("random documents", found);
  }
  return all.every(({ differ }) => differ.length === 0) ? 0 : 1;
}
