/** Measures a nation: how many documents of the corpus are judged as its official sets do, and what differs. */
import { compared, linesOf, type Nation } from "./nations_corpus.ts";
import { floors } from "./nations_floor.ts";

export interface Sample {
  /** Each so manieth document. */
  readonly every: number;
  /** Say which documents differ in this rule. */
  readonly id?: string | undefined;
}

/** Whether a nation holds its floor, and nothing is valid here and not there. */
export async function measure(nation: Nation, { every, id }: Sample): Promise<boolean> {
  let [all, exact, falseValid] = [0, 0, 0];
  const differing = new Map<string, number>();
  for await (const line of linesOf(nation, every)) {
    const it = await compared(line);
    all++;
    if (it.isExact) exact++;
    if (it.falseValid) falseValid++;
    const differences = [...it.missing.map((id) => `- ${id}`), ...it.beyond.map((id) => `+ ${id}`)];
    for (const rule of differences) differing.set(rule, (differing.get(rule) ?? 0) + 1);
    if (it.falseValid) console.log(`${line.file}: valid here, and not there`);
    if (id !== undefined && differences.some((rule) => rule.includes(` ${id} `))) {
      console.log(`${line.file}: ${differences.join("; ")}`);
    }
  }
  for (const [rule, count] of [...differing].sort(([, a], [, b]) => b - a)) console.log(`  ${count} ${rule}`);
  console.log(`${nation}: ${exact} of ${all} exact, ${falseValid} valid here and not there`);
  return falseValid === 0 && (every > 1 || exact >= floors[nation]);
}
