/**
 * Asks the official validators and the engine about invoices that are changed at random, and compares.
 *
 *     deno task tool differential --seed 1 --count 1000      prints the figures, and what disagrees
 *     deno task tool differential --seed 1 --keep FOLDER     keeps the documents that disagree, too
 *     deno task tool differential --seed 1 --allowed         takes only documents that the XML Schema allows
 *     deno task tool differential --rules SE-R,BR-CO-        changes the documents of the cases of these rules alone
 *     deno task tool differential --rules SE-R --spaced      puts white space around their values, by plan and not at random
 *     deno task tool differential --values --count 5000      changes single values of documents that the XML Schema allows, by plan
 *     deno task tool differential --before                   XRechnung as of a day before 2026-08-31: 2.5.0 beside EN 16931 1.3.15
 *     deno task tool differential --selfbilling              Peppol BIS Self-Billing, of invoices that are called so
 *
 * Changed are documents of the corpus, the base invoices, and the documents of the rules' cases: those that fail a rule or
 * nearly do, half of them of the rules of single countries, for which the corpus has hardly any.
 *
 * Compared are rules, severities and numbers of findings, for each profile, in strict mode, and whether the XML Schema
 * finds anything. Where the validators stop with an error, there is nothing to compare: such a document must not be valid
 * here. Exit status 1 when something disagrees.
 */
import { parseArgs } from "node:util";
import { validate } from "../../engine/mod.ts";
import type { GeneralProfile } from "../../engine/scenarios/table.ts";
import { earlier } from "../../engine/earlier.ts";
import { official } from "../../engine/official.ts";
import { type Figures, print } from "./compare.ts";
import { corpusFolder, type Fired, hasCorpus, type Pair } from "./corpus.ts";
import { type Mutant, mutantsOf, sourcesFor, spacedMutants, valueMutants } from "./mutants.ts";
import { reasonToSkip, type Verdict, verdicts } from "./oracle.ts";
import { comparePair, type JudgedBy, measured } from "./profiles.ts";

/** How much of what disagrees is printed. */
const MOST_LINES = 100;
interface Settings {
  readonly seed: number;
  readonly count: number;
  readonly keep?: string;
  readonly allowed: boolean;
  readonly spaced: boolean;
  readonly values: boolean;
  readonly other: "before" | "selfbilling" | undefined;
  /** How the ids begin of the rules whose cases are changed; none for all documents. */
  readonly rules: readonly string[];
}

function settings(args: readonly string[]): Settings {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: text,
      count: text,
      keep: text,
      rules: text,
      allowed: flag,
      spaced: flag,
      values: flag,
      before: flag,
      selfbilling: flag,
    },
  });
  const whole = (name: "seed" | "count", otherwise: number): number => {
    const given = values[name] ?? `${otherwise}`;
    if (!/^\d{1,7}$/.test(given)) throw new RangeError(`--${name} is "${given}": give a whole number`);
    return Number(given);
  };
  const keep = values.keep === undefined ? {} : { keep: values.keep };
  const rules = values.rules?.split(",").filter((it) => it !== "") ?? [];
  return {
    seed: whole("seed", 1),
    count: whole("count", 1_000),
    allowed: values.allowed,
    spaced: values.spaced,
    values: values.values,
    other: values.before ? "before" : values.selfbilling ? "selfbilling" : undefined,
    rules,
    ...keep,
  };
}

/** What the validators say of one document, by rule set; null where one stopped with an error. */
function firedOf(said: readonly Verdict[]): Pair["fired"] {
  const fired: Record<string, readonly Fired[] | null> = {};
  for (const { ruleset, fired: found } of said) {
    const [set = ""] = ruleset.split("-");
    fired[set] = found?.map(({ id, flag, count }) => ({ id, severity: flag as Fired["severity"], count })) ?? null;
  }
  return { en16931: fired["en16931"], xrechnung: fired["xrechnung"], peppol: fired["peppol"] };
}

interface Remark {
  readonly mutant: Mutant;
  readonly what: string;
}

interface Comparison {
  readonly figures: Map<string, Figures>;
  /** What disagrees: by profile, or whether the document is read at all. */
  readonly problems: Remark[];
  /** Verdicts of profiles in which a validator stopped. */
  stopped: number;
  /** Those of them that the engine finds valid. */
  readonly stoppedAndValid: Remark[];
  unreadable: number;
  /** Documents that the XML Schema allows. */
  allowed: number;
}

/** What is compared as of which day. */
interface Asked extends JudgedBy {
  readonly profiles: (profile: GeneralProfile) => boolean;
}

const inForce: Asked = { profiles: () => true };
/** Of the others there is no edition before. */
const before: Asked = { asOf: "2026-07-01", profiles: (profile) => profile.startsWith("xrechnung-") };
const selfbilling: Asked = { scenario: "peppol-selfbilling", profiles: (profile) => profile === "peppol-bis-3" };
const others = { before, selfbilling } as const;

function compare(
  mutants: readonly Mutant[],
  said: ReadonlyMap<number, readonly Verdict[]>,
  asked: Asked,
): Comparison {
  const comparison = {
    figures: new Map<string, Figures>(),
    problems: [],
    stopped: 0,
    stoppedAndValid: [],
    unreadable: 0,
    allowed: 0,
  };
  for (const mutant of mutants) {
    const verdicts = said.get(mutant.number) ?? [];
    if (verdicts.some(({ ruleset }) => ruleset === "*")) compareRefusal(comparison, mutant);
    else if (!isMixed(mutant.xml)) {
      compareSchema(comparison, mutant, verdicts);
      for (const profile of measured[mutant.syntax].filter(asked.profiles)) {
        compareVerdict(comparison, { mutant, profile, asked }, verdicts);
      }
    }
  }
  return comparison;
}

/** Text beside elements is refused here, and read there. */
function isMixed(xml: string): boolean {
  const outcome = validate(xml);
  return "refusal" in outcome && outcome.refusal.xmlCode === "mixed_content";
}

function compareSchema(comparison: Comparison, mutant: Mutant, said: readonly Verdict[]): void {
  const there = said.find(({ ruleset }) => ruleset === "xsd")?.valid;
  const outcome = validate(mutant.xml, { profile: "en16931", strict: true, sets: official });
  if (there === undefined || "refusal" in outcome) return;
  if (there) comparison.allowed++;
  const found = outcome.ok.errors.find(({ rule }) => rule.startsWith("ATW-SCHEMA-"));
  if (there === (found === undefined)) return;
  comparison.problems.push({ mutant, what: there ? `allowed by the schema, ${found?.message}` : "not by the schema" });
}

/** The validators could not read the document. */
function compareRefusal(comparison: Comparison, mutant: Mutant): void {
  comparison.unreadable++;
  if ("ok" in validate(mutant.xml)) comparison.problems.push({ mutant, what: "is no XML there, and read here" });
}

interface Question {
  readonly mutant: Mutant;
  readonly profile: GeneralProfile;
  readonly asked: Asked;
}

function compareVerdict(
  comparison: Comparison,
  { mutant, profile, asked }: Question,
  said: readonly Verdict[],
): void {
  const pair = { file: `${mutant.number}.xml`, syntax: mutant.syntax, xml: mutant.xml, fired: firedOf(said) };
  const differences = comparePair(comparison.figures, profile, pair, asked);
  if (differences !== undefined) {
    const all = [...differences.rules, ...differences.counts];
    if (all.length > 0) comparison.problems.push({ mutant, what: `${profile}: ${all.join(", ")}` });
    return;
  }
  comparison.stopped++;
  const { asOf } = asked;
  const day = asOf === undefined ? { sets: official } : { sets: [...official, ...earlier], asOf };
  const outcome = validate(mutant.xml, { profile, strict: true, ...day });
  if ("refusal" in outcome || !outcome.ok.valid) return;
  const why = said.find(({ error }) => error !== undefined)?.error ?? "";
  comparison.stoppedAndValid.push({ mutant, what: `${profile}: valid here, and the validators stop: ${why}` });
}

async function keepIn(folder: string, { problems, stoppedAndValid }: Comparison): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  for (const { mutant: { number, xml } } of [...problems, ...stoppedAndValid]) {
    await Deno.writeTextFile(`${folder}/${number}.xml`, xml);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { seed, count, keep, allowed, spaced, values, rules, other } = settings(args);
  const reason = hasCorpus() ? await reasonToSkip() : `there is no corpus at ${corpusFolder.pathname}`;
  if (reason !== undefined) {
    console.log(`differential: skipped, because ${reason}`);
    return 0;
  }
  const sources = sourcesFor(rules);
  if (sources.some((list) => list.length === 0)) {
    throw new RangeError(`--rules ${rules.join(",")}: no rule's id starts so`);
  }
  const made = values
    ? valueMutants(sources, seed, count)
    : spaced
    ? spacedMutants(sources)
    : mutantsOf(sources, seed, count, allowed);
  const mutants = other === "selfbilling" ? made.map(selfBilled) : made;
  const comparison = compare(mutants, await ask(mutants, other), other === undefined ? inForce : others[other]);
  for (const [name, of] of comparison.figures) print(name, of);
  const { stopped, stoppedAndValid, unreadable } = comparison;
  const problems = [...comparison.problems, ...stoppedAndValid];
  console.log(
    `\nseed ${seed}: ${mutants.length} documents, of them no XML: ${unreadable}, allowed by the schemas: ${comparison.allowed}`,
  );
  console.log(
    `verdicts left out, for the validators stopped: ${stopped}, of them valid here: ${stoppedAndValid.length}`,
  );
  for (const { mutant: { number, made }, what } of problems.slice(0, MOST_LINES)) {
    console.log(`${number}.xml ${what}\n    ${made}`);
  }
  if (keep !== undefined) await keepIn(keep, comparison);
  const where = keep === undefined ? "--keep FOLDER keeps the documents" : `the documents are in ${keep}`;
  console.log(
    problems.length === 0 ? "differential: no disagreement" : `differential: ${problems.length} disagree; ${where}`,
  );
  return problems.length === 0 ? 0 : 1;
}

/** What an invoice is called that the buyer makes; every second has the type of one, too. */
function selfBilled(mutant: Mutant): Mutant {
  const xml = mutant.xml.replaceAll(":billing:", ":selfbilling:");
  if (mutant.number % 2 === 0) return { ...mutant, xml };
  return { ...mutant, xml: xml.replace(/(InvoiceTypeCode>)380</, "$1389<").replace(/(NoteTypeCode>)381</, "$1261<") };
}

/** Asks the validators, and gives their answers by the mutants' numbers. */
async function ask(
  mutants: readonly Mutant[],
  other: Settings["other"],
): Promise<ReadonlyMap<number, readonly Verdict[]>> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-differential-" });
  try {
    for (const { number, xml } of mutants) await Deno.writeTextFile(`${folder}/${number}.xml`, xml);
    const files = mutants.map(({ number }) => `${folder}/${number}.xml`);
    const said = await verdicts(files, { schemas: true, other });
    return Map.groupBy(said, ({ file }) => Number(/(\d+)\.xml$/.exec(file)?.[1]));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
