/** Which official rules the product sets out to judge: all of the reference's list, which is without rules on syntax. */
import { corpusFolder, type Pair } from "./corpus.ts";

export type RuleSet = keyof Pair["fired"];

interface RuleFact {
  readonly id: string;
  readonly in: Readonly<Partial<Record<RuleSet, Readonly<Partial<Record<"ubl" | "cii", string>>>>>>;
}

/** Ids of a rule set that are in scope, for one syntax. */
export async function inScope(set: RuleSet, side: "ubl" | "cii"): Promise<readonly string[]> {
  const facts: readonly RuleFact[] = JSON.parse(
    await Deno.readTextFile(new URL("../reference/rules.json", corpusFolder)),
  );
  return facts.filter((it) => it.in[set]?.[side] !== undefined).map((it) => it.id);
}
