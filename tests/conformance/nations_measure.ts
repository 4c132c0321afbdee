/** Measures a nation: how many documents of the corpus are judged as its official sets do, and what differs. */
import { type Answered, answered, type Compared, compared, type Line, linesOf, type Nation } from "./nations_corpus.ts";
import { floors, otherwise } from "./nations_floor.ts";
import { type Asking, corpusNow, mutantsOf } from "./nations_mutants.ts";

export interface Sample {
  /** Each so manieth document. */
  readonly every: number;
  /** Say which documents differ in this rule. */
  readonly id?: string | undefined;
}

/** Whether a nation holds its floor, and nothing is valid here and not there. */
export async function measure(nation: Answered, { every, id }: Sample): Promise<boolean> {
  const tally = new Tally(nation, id);
  for await (const line of linesOf(nation, every)) {
    if (!otherwise.has(line.file)) tally.add(await compared(line, answered[nation]), line);
  }
  tally.print();
  return tally.falseValid === 0 && (every > 1 || tally.exact >= floors[nation]);
}

/** The same, by the editions that are in force, where the corpus has answers of those before: the official sets are asked again. */
export async function measureNow(nation: Nation, { every, id }: Sample): Promise<boolean> {
  const tally = new Tally(nation, id);
  for (const line of await corpusNow(nation, every)) tally.add(await compared(line), line);
  tally.print();
  return tally.exact === tally.all;
}

/** The same of invoices that are changed at random, of which every difference is listed; there must be none. */
export async function measureMutants(nation: Nation, asking: Asking): Promise<boolean> {
  const tally = new Tally(nation, "");
  for (const line of await mutantsOf(nation, asking)) tally.add(await compared(line), line);
  tally.print();
  return tally.exact === tally.all;
}

class Tally {
  all = 0;
  exact = 0;
  falseValid = 0;
  readonly #differing = new Map<string, number>();

  /** Documents that differ in a rule are listed by name; with "" all that differ. */
  constructor(private readonly nation: Nation, private readonly id: string | undefined) {}

  add({ missing, beyond, isExact, falseValid }: Compared, { file, made }: Line & { readonly made?: string }): void {
    this.all++;
    if (isExact) this.exact++;
    if (falseValid) this.falseValid++;
    const differences = [...missing.map((id) => `- ${id}`), ...beyond.map((id) => `+ ${id}`)];
    for (const rule of differences) this.#differing.set(rule, (this.#differing.get(rule) ?? 0) + 1);
    if (falseValid) console.log(`${file}: valid here, and not there`);
    const isAsked = this.id === "" ? !isExact : differences.some((rule) => rule.includes(` ${this.id} `));
    if (isAsked) console.log(`${file}: ${differences.join("; ")}${made === undefined ? "" : `\n    ${made}`}`);
  }

  print(): void {
    for (const [rule, count] of [...this.#differing].sort(([, a], [, b]) => b - a)) console.log(`  ${count} ${rule}`);
    console.log(`${this.nation}: ${this.exact} of ${this.all} exact, ${this.falseValid} valid here and not there`);
  }
}
