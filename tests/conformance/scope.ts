/** Which official rules the product sets out to judge: the reference's list without what the specification leaves out. */
import { corpusFolder, type Pair } from "./corpus.ts";

export type RuleSet = keyof Pair["fired"];

interface RuleFact {
  readonly id: string;
  readonly in: Readonly<Partial<Record<RuleSet, Readonly<Partial<Record<"ubl" | "cii", string>>>>>>;
}

const outOfScope = /^(BR-CO-0[5-8]|BR-B-.*|BR-DEX-.*|BR-DE-CVD-.*|BR-TMP-CVD-.*|(DK|NO|SE)-R-.*)$/;

/** Ids of a rule set that are in scope, for one syntax. */
export async function inScope(set: RuleSet, side: "ubl" | "cii"): Promise<readonly string[]> {
  const facts: readonly RuleFact[] = JSON.parse(
    await Deno.readTextFile(new URL("../reference/rules.json", corpusFolder)),
  );
  return facts.filter((it) => it.in[set]?.[side] !== undefined && !outOfScope.test(it.id)).map((it) => it.id);
}
