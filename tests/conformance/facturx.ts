/**
 * Compares what strict mode says of Factur-X with what its official Schematron and XML Schemas say: of the documents of the
 * corpus, and of documents that are changed at random, level by level.
 *
 *     deno task tool facturx                          the corpus, and 5 mutants of each document
 *     … --mutants N    other than 5              … --seed N      other mutants (1)
 *     … --values       changes single values of its valid documents by plan, instead
 *     … --keep FOLDER  keeps the documents that disagree
 *     … --sample       a third of the corpus, another one every day
 *
 * Compared are the verdict, that of the schema, and the ids that fired. Exit status 1 when a document is valid here and not
 * there, or when ids differ in another way than `exceptions` says.
 */
import { parseArgs } from "node:util";
import { openXml } from "../../engine/open/open.ts";
import { judgeXml } from "../../engine/judge/validate.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import { type Level, levels } from "../../engine/rules/facturx/levels.ts";
import { otherRules, UNUSED } from "../../engine/rules/facturx/outlines.ts";
import { scenarioFor } from "../../engine/scenarios/find.ts";
import { decodeXml } from "../../engine/xml/decode.ts";
import { bookkeeping, invoiceAt } from "../support/facturx_documents.ts";
import { edited, extendedBoundaries, rewordedBoundaries } from "../support/facturx_boundaries.ts";
import { extendedEdits, oddities } from "../support/facturx_edits.ts";
import { documents } from "../support/files.ts";
import { Random } from "../support/random.ts";
import { dayOption } from "../support/day.ts";
import { isTurn } from "../support/sweeps.ts";
import { textOf, treeOf } from "../support/tree.ts";
import { corpusFolder, hasCorpus } from "./corpus.ts";
import { exceptionFor } from "./facturx_exceptions.ts";
import { type Answer, type Ask, withFacturx } from "./facturx_oracle.ts";
import { mutate } from "./mutate.ts";
import { type Changed, ValueChanges } from "./value_changes.ts";

const MOST_BYTES = 60_000;
const MOST_LINES = 60;
const sets = [...official, ...facturx];

interface Subject {
  readonly name: string;
  readonly xml: string;
  readonly level: Level;
  readonly valid: boolean;
  readonly schema: boolean;
  /** The ids of what was found, by those of the official rules. */
  readonly found: readonly string[];
  /** What EN 16931 as such asks, where the level promises all of it. */
  readonly own: ReadonlySet<string>;
  /** A value that no rule could read. */
  readonly unread: boolean;
}

/** What is found in a document; undefined where it is refused, or no matter of Factur-X. */
function judged(name: string, xml: string): Subject | undefined {
  const opened = openXml(xml, { sets });
  if ("refusal" in opened || opened.ok.document.syntax !== "cii") return undefined;
  const plain = judgeXml(opened.ok, { strict: true, profile: "en16931" });
  const { scenario: { id } } = scenarioFor(opened.ok.identity, { profile: "facturx-en16931" });
  const level = levels.find((it) => id === `facturx-${it}`);
  if (level === undefined || level === "en16931" && plain.specificationIdentifier === null) return undefined;
  const asked = level === "en16931" ? { profile: "facturx-en16931" } as const : {};
  const verdict = judgeXml(opened.ok, { strict: true, sets, ...asked });
  const findings = [...verdict.errors, ...verdict.warnings, ...verdict.information];
  const rules = findings.map(({ rule }) => rule);
  const others = otherRules(level);
  const compliant = level === "basic" || level === "en16931";
  const own = compliant ? [...plain.errors, ...plain.warnings, ...plain.information].map(({ rule }) => rule) : [];
  const found = findings.filter(({ rule: id }) => {
    return id === UNUSED || id.startsWith("FX-SCH-") || others.has(id) || /^CII-SR-47[12]$/.test(id);
  }).map(({ rule, severity }) => `${rule === UNUSED ? "~" : rule}${severity === "fatal" ? "" : "?"}`);
  const unread = rules.some((id) => id.startsWith("ATW-VALUE-") || id === "ATW-DECLARED-TOTAL-NOT-A-NUMBER");
  const schema = !rules.some((id) => id.startsWith("ATW-SCHEMA-"));
  return { name, xml, level, valid: verdict.valid, schema, found, own: new Set(own), unread };
}

async function subjectsOf({ mutants, seed, values, every }: Settings): Promise<readonly Subject[]> {
  const extended = invoiceAt("extended");
  const cases = [
    ...Object.entries(extendedEdits).map(([id, edit]) => judged(`the case of ${id}`, edit(extended))),
    ...extendedBoundaries.map(({ id, why, edits }) => judged(`${id}: ${why}`, edited(extended, edits))),
    ...rewordedBoundaries.map(({ id, why, edits }) => judged(`${id}: ${why}`, edited(bookkeeping("basicwl"), edits))),
  ];
  const odd = oddities.map(({ what, level, edit }) => judged(what, edit(invoiceAt(level))));
  const whole = [invoiceAt("basic"), invoiceAt("en16931"), extended, bookkeeping("minimum"), bookkeeping("basicwl")];
  const found = [...cases, ...odd, ...whole.map((xml) => judged("ours", xml))].filter((it) => it !== undefined);
  const changes = new ValueChanges();
  for (const [number, source] of sources().entries()) {
    if (!isTurn(number, every)) continue;
    const decoded = decodeXml(await Deno.readFile(source));
    if ("refusal" in decoded) continue;
    const name = source.pathname.split("/").slice(-2).join("/");
    const own = judged(name, decoded.text);
    if (own === undefined) continue;
    found.push(own);
    const copies = !values
      ? mutantsOf(decoded.text, mutants, (copy) => new Random(seed, number, copy))
      : own.valid
      ? changes.in(decoded.text, own.level)
      : [];
    for (const { told, xml } of copies) {
      const changed = judged(`${name}: ${told}`, xml);
      if (changed !== undefined) found.push(changed);
    }
  }
  return found;
}

function* mutantsOf(text: string, count: number, randomOf: (copy: number) => Random): Generator<Changed> {
  for (let copy = 0; copy < count; copy++) {
    const root = treeOf(text);
    const told = mutate(root, randomOf(copy)).join("; ");
    yield { xml: textOf(root), told: `#${copy}: ${told}` };
  }
}

function sources(): readonly URL[] {
  const all = documents(new URL("documents/", corpusFolder), MOST_BYTES);
  return all.filter((file) => Deno.readTextFileSync(file).includes("CrossIndustryInvoice"));
}

interface Figures {
  documents: number;
  verdicts: number;
  schemas: number;
  ids: number;
  falseValid: number;
  excepted: number;
  stopped: number;
}

interface Compared {
  readonly line: string | undefined;
  readonly subject: Subject;
}

function compared(subject: Subject, { schema, fired }: Answer, figures: Figures): Compared {
  const { name, level, valid, found } = subject;
  figures.documents++;
  if (subject.schema === (schema === undefined)) figures.schemas++;
  const there = schema === undefined && fired?.every((id) => id.endsWith("?")) === true;
  if (valid === there) figures.verdicts++;
  if (valid && !there) figures.falseValid++;
  if (fired === undefined) {
    figures.stopped++;
    return { subject, line: valid ? `${level} ${name}: the validator stops, and it is valid here` : undefined };
  }
  const missing = [...new Set(fired)].filter((id) => !found.includes(id));
  const extra = [...new Set(found)].filter((id) => !fired.includes(id));
  const odd = [...missing.map((id) => `-${id}`), ...extra.map((id) => `+${id}`)];
  const left = odd.filter((it) => exceptionFor(it, subject) === undefined);
  if (odd.length === 0) figures.ids++;
  else if (left.length === 0 && !(valid && !there)) figures.excepted++;
  const schemaOdd = subject.schema === (schema === undefined) ? [] : [`schema there: ${schema ?? "valid"}`];
  const wrong = [...left, ...schemaOdd, ...(valid && !there ? ["FALSE VALID"] : [])];
  return { subject, line: wrong.length === 0 ? undefined : `${level} ${name}: ${wrong.join(" ")}` };
}

async function compare(ask: Ask, asked: Settings): Promise<number> {
  const subjects = await subjectsOf(asked);
  const folder = await Deno.makeTempDir({ prefix: "faktlint-facturx-documents-" });
  try {
    const questions = subjects.map(({ level }, number) => ({ level, file: `${folder}/${number}.xml` }));
    for (const [number, { xml }] of subjects.entries()) {
      await Deno.writeTextFile(
        `${folder}/${number}.xml`,
        xml.replace(/^(<\?xml[^>]*?)encoding="[^"]*"/, '$1encoding="UTF-8"'),
      );
    }
    return report(subjects, await ask(questions), asked.keep);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function report(subjects: readonly Subject[], answers: readonly Answer[], keep: string | undefined): number {
  const figures = new Map<Level, Figures>();
  if (keep !== undefined) Deno.mkdirSync(keep, { recursive: true });
  const lines: string[] = [];
  for (const [number, subject] of subjects.entries()) {
    const of = figures.get(subject.level) ??
      { documents: 0, verdicts: 0, schemas: 0, ids: 0, falseValid: 0, excepted: 0, stopped: 0 };
    figures.set(subject.level, of);
    const answer = answers[number];
    if (answer === undefined) continue;
    const { line } = compared(subject, answer, of);
    if (line === undefined) continue;
    lines.push(line);
    if (keep !== undefined) Deno.writeTextFileSync(`${keep}/${lines.length}.xml`, subject.xml);
  }
  for (const line of lines.slice(0, MOST_LINES)) console.log(`DIFFERS: ${line.slice(0, 600)}`);
  for (const level of levels) {
    const of = figures.get(level);
    if (of === undefined) continue;
    console.log(
      `facturx ${level}: ids agree in ${of.ids} of ${of.documents - of.stopped}, ${of.excepted} more but for listed ` +
        `exceptions; verdicts in ${of.verdicts} of ${of.documents}; schemas in ${of.schemas}; ` +
        `${of.falseValid} false valid; the validator stopped at ${of.stopped}`,
    );
  }
  console.log(lines.length === 0 ? "facturx: all agree" : `facturx: ${lines.length} documents DIFFER`);
  return lines.length === 0 ? 0 : 1;
}

interface Settings {
  readonly mutants: number;
  readonly seed: number;
  /** Change single values by plan, and nothing at random. */
  readonly values: boolean;
  /** Of the documents of the corpus, one in so many. */
  readonly every: number;
  readonly keep: string | undefined;
}

function settings(args: readonly string[]): Settings {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = { mutants: text, seed: text, keep: text, sample: flag, values: flag, ...dayOption } as const;
  const { values: given } = parseArgs({ args: [...args], options });
  const whole = (name: "mutants" | "seed", otherwise: number): number => {
    const stated = given[name] ?? `${otherwise}`;
    if (!/^\d{1,6}$/.test(stated)) throw new RangeError(`--${name} is "${stated}": give a whole number`);
    return Number(stated);
  };
  const { values, keep, sample } = given;
  return { mutants: whole("mutants", 5), seed: whole("seed", 1), values, every: sample ? 3 : 1, keep };
}

async function main(args: readonly string[]): Promise<number> {
  const asked = settings(args);
  if (!hasCorpus()) {
    console.log(`facturx: skipped, because there is no corpus at ${corpusFolder.pathname}`);
    return 0;
  }
  const outcome = await withFacturx((ask) => compare(ask, asked));
  if (typeof outcome === "number") return outcome;
  console.log(`facturx: skipped, because ${outcome.skipped}`);
  return 0;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
