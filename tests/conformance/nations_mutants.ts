/**
 * Changes the invoices of nations at random, or single values of them by plan, and asks their official sets about them: what
 * `nations_corpus.ts` compares. The corpus is changed again, so that what is compared is nothing that anybody has looked at.
 */
import { openXml } from "../../engine/open/open.ts";
import { plan } from "../../engine/selection/plan.ts";
import { Random } from "../support/random.ts";
import { type Element, elementsOf, isLeaf, textOf, treeOf } from "../support/tree.ts";
import { mutate } from "./mutate.ts";
import { base64, bytesOf, isOwn, type Line, linesOf, type Nation, renewed } from "./nations_corpus.ts";
import { type Verdict, verdicts } from "./oracle.ts";
import { ValueChanges } from "./value_changes.ts";

/** Larger documents take long, and no more is in them. */
const MOST_CHARACTERS = 60_000;

export interface Asking {
  readonly seed: number;
  readonly count: number;
  /** Change single values by plan, and nothing at random but the order of the documents. */
  readonly values: boolean;
  /** Where the documents stay; left out, they are removed. */
  readonly keep?: string | undefined;
}

interface Mutant {
  readonly file: string;
  readonly xml: string;
  readonly made: string;
}

/** Mutants of the documents of a nation with what its official sets say of each. */
export async function mutantsOf(
  nation: Nation,
  { seed, count, values, keep }: Asking,
): Promise<readonly (Line & { readonly made: string })[]> {
  const bases: Line[] = [];
  for await (const line of linesOf(nation)) bases.push(line);
  return await answeredNow(nation, (values ? valueMutants : randomMutants)(bases, nation, seed, count), keep);
}

/** The documents of the corpus, with what the sets that are in force say of each. */
export async function corpusNow(nation: Nation, every: number): Promise<readonly Line[]> {
  const documents: Mutant[] = [];
  for await (const line of linesOf(nation, every)) {
    documents.push({ file: `${documents.length}.xml`, xml: new TextDecoder().decode(bytesOf(line)), made: line.file });
  }
  return (await answeredNow(nation, documents)).map(({ made, ...line }) => ({ ...line, file: made }));
}

async function answeredNow(
  nation: Nation,
  mutants: readonly Mutant[],
  keep?: string,
): Promise<readonly (Line & { readonly made: string })[]> {
  const said = await asked(nation, mutants, keep);
  return mutants.flatMap(({ file, xml, made }) => {
    const own = said.get(file) ?? [];
    // A file that is not XML there has no verdict.
    if (own.length === 0 || own.some(({ ruleset }) => ruleset === "*")) return [];
    return [{ file, nation, xml_b64: base64(xml), made, ...answer(own) }];
  });
}

function randomMutants(bases: readonly Line[], nation: Nation, seed: number, count: number): readonly Mutant[] {
  const mutants: Mutant[] = [];
  for (let number = 0; mutants.length < count && number < 20 * count; number++) {
    const next = mutant(bases, nation, seed, number);
    if (next !== undefined) mutants.push(next);
  }
  return mutants;
}

function valueMutants(bases: readonly Line[], nation: Nation, seed: number, count: number): readonly Mutant[] {
  const random = new Random(seed);
  const changes = new ValueChanges();
  const mutants: Mutant[] = [];
  const [owns, others] = [true, false].map((own) =>
    random.order(bases.filter((it) => it.xsd.valid && isOwn(it) === own))
  );
  for (const base of [...owns ?? [], ...others ?? []]) {
    if (mutants.length >= count) break;
    const text = new TextDecoder().decode(bytesOf(base));
    if (text.length > MOST_CHARACTERS) continue;
    for (const { xml, told } of changes.in(text)) {
      if (mutants.length >= count || !isOf(nation, xml)) continue;
      mutants.push({ file: `${nation}-${seed}-${mutants.length}.xml`, xml, made: `${base.file}: ${told}` });
    }
  }
  return mutants;
}

function mutant(bases: readonly Line[], nation: Nation, seed: number, number: number): Mutant | undefined {
  const random = new Random(seed, number);
  const own = bases.filter(isOwn);
  const base = random.of(own.length > 0 && random.oneIn(2) ? own : bases);
  const text = new TextDecoder().decode(bytesOf(base));
  if (text.length > MOST_CHARACTERS) return undefined;
  const root = treeOf(text);
  const told = [...(random.oneIn(3) ? [mutateAll(root, random)] : []), ...mutate(root, random)];
  const xml = textOf(root);
  if (!isOf(nation, xml)) return undefined;
  return { file: `${nation}-${seed}-${number}.xml`, xml, made: `${base.file}: ${told.join("; ")}` };
}

const scenarios: Readonly<Record<Nation, readonly string[]>> = {
  fr: ["fr-flux2", "fr-extended"],
  nl: ["nlcius", "nlcius-gaccount"],
  ro: ["cius-ro"],
  be: ["ubl-be"],
  hr: ["hr-cius"],
  pt: ["cius-pt", "cius-pt-credit-note"],
};

/** Whether a document still names the rules of the nation, and is read at all. */
function isOf(nation: Nation, xml: string): boolean {
  const scenario = plan({ input: xml }, { strict: true }).found?.scenario.id ?? "";
  return scenarios[nation].includes(scenario) && "ok" in openXml(xml);
}

/** What nobody changes by hand: white space in every value, the letters of all codes, a kind of element gone everywhere. */
function mutateAll(root: Element, random: Random): string {
  const leaves = elementsOf(root).filter((it) => it.children.length > 0 && isLeaf(it));
  if (leaves.length === 0) return "nothing";
  const { name } = random.of(leaves);
  const alike = leaves.filter((it) => it.name === name);
  const change = random.of(changes);
  for (const it of alike) it.children = [change(it.children.join(""))];
  return `every ${name} changed`;
}

const changes: readonly ((text: string) => string)[] = [
  (text) => ` ${text}`,
  (text) => `${text}\n`,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  () => "",
  (text) => `${text}${text}`,
  (text) => `-${text}`,
  (text) => `${text}000`,
  (text) => text.padEnd(350, "x"),
  (text) => text.slice(0, -1),
];

async function asked(
  nation: Nation,
  mutants: readonly Mutant[],
  keep: string | undefined,
): Promise<ReadonlyMap<string, readonly Verdict[]>> {
  const folder = keep ?? await Deno.makeTempDir({ prefix: "faktlint-nations-" });
  try {
    await Deno.mkdir(folder, { recursive: true });
    for (const { file, xml } of mutants) await Deno.writeTextFile(`${folder}/${file}`, xml);
    const said = await verdicts(mutants.map(({ file }) => `${folder}/${file}`), {
      schemas: true,
      nation,
      newer: renewed.includes(nation),
    });
    return Map.groupBy(said, ({ file }) => file.split("/").at(-1) ?? "");
  } finally {
    if (keep === undefined) await Deno.remove(folder, { recursive: true });
  }
}

function answer(said: readonly Verdict[]): Pick<Line, "fired" | "xsd"> {
  const fired = said.filter(({ ruleset }) => ruleset !== "xsd").map(({ ruleset, fired }) =>
    [ruleset, fired?.map(({ id, flag }) => ({ id, severity: flag })) ?? null] as const
  );
  const valid = said.find(({ ruleset }) => ruleset === "xsd")?.valid === true;
  return { fired: Object.fromEntries(fired), xsd: { valid } };
}
