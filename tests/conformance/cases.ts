/**
 * Asks the official validators about the documents of all rule cases: a case that fails here must fail there with the
 * same rule and severity, and a case that passes here must pass that rule there.
 *
 * `deno task tool cases` asks about every rule, `deno task tool cases BR-CO BR-CL-08` about those whose ids start so, and
 * `deno task tool cases --sample` about a tenth of all, others every day. It prints the figures and exits with 1 when a case
 * disagrees. The validators are asked once, because starting them takes longest.
 */
import { parseArgs } from "node:util";
import type { Side } from "../../engine/model/side.ts";
import { type CaseSet, caseSets, strictCaseSets } from "../../cases/all.ts";
import type { Cases, Pass } from "../../cases/case.ts";
import type { Rule, Severity } from "../../engine/rules/kit/rule.ts";

import { documentOf } from "../../cases/edit.ts";
import { type ElementCase, elementCases, stopping } from "../support/element_cases.ts";
import { dayOption } from "../support/day.ts";
import { sampled } from "../support/sweeps.ts";
import { reasonToSkip, verdicts } from "./oracle.ts";

const sides = ["ubl", "cii"] as const;

/** Of a sample: what a case asks changes with the case alone, and then it is asked by who changes it. */
const ONE_IN = 10;

/** One case, and what the validators ought to say of it. */
interface Question {
  readonly id: string;
  readonly name: string;
  /** As the oracle names it: `en16931-ubl`. */
  readonly ruleset: string;
  readonly xml: string;
  /** Undefined where the rule ought to pass; "stops" where the validators ought to stop with an error. */
  readonly expected: Severity | "stops" | undefined;
}

/** By rule set, the rules that failed in a document with their severities; none where the validators stopped. */
type Answer = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function main(args: readonly string[]): Promise<number> {
  const { values: { sample = false }, positionals: prefixes } = parseArgs({
    args: [...args],
    options: { sample: { type: "boolean" }, ...dayOption },
    allowPositionals: true,
  });
  const reason = await reasonToSkip();
  if (reason !== undefined) {
    console.log(`cases: skipped, because ${reason}`);
    return 0;
  }
  const wanted = questions().filter(({ id }) =>
    prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))
  );
  const asked = sample ? [...sampled(wanted, ONE_IN)] : wanted;
  if (asked.length === 0) {
    console.log(`cases: no rule's id starts with ${prefixes.join(" or ")}`);
    return 1;
  }
  const answers = await ask([...new Set(asked.map(({ xml }) => xml))]);
  const problems = asked.flatMap((question) => disagreement(question, answers.get(question.xml)) ?? []);
  console.log(`cases asked: ${asked.length}, in ${answers.size} documents`);
  console.log(`cases agreeing: ${asked.length - problems.length}`);
  for (const problem of problems) console.log(`DISAGREES: ${problem}`);
  console.log(problems.length === 0 ? "cases: the official validators agree" : "cases: FAILED");
  return problems.length === 0 ? 0 : 1;
}

function questions(): readonly Question[] {
  return [...ruleQuestions(), ...elementCases().map(elementQuestion)];
}

function elementQuestion({ id, side, severity, fails, tooMany, why, xml }: ElementCase): Question {
  const name = `${id} ${fails ? "fails" : "passes"} in ${side}: ${why}`;
  const failure = tooMany && stopping.has(id) ? "stops" : severity;
  return { id, name, ruleset: `en16931-${side}`, xml, expected: fails ? failure : undefined };
}

function ruleQuestions(): readonly Question[] {
  return Object.values<CaseSet>({ ...caseSets, ...strictCaseSets }).flatMap((set) =>
    Object.entries(set.cases).flatMap(([id, cases]) => sides.flatMap((side) => questionsOf(set, id, cases, side)))
  );
}

function questionsOf(set: CaseSet, id: string, cases: Cases, side: Side): readonly Question[] {
  const { fail = [], pass = [], stop = [] } = cases[side] ?? {};
  const rules: Readonly<Record<string, Rule>> = set.rules;
  const severity = rules[id]?.severity;
  const question = (it: Pass, verb: string, expected: Question["expected"]): Question => ({
    id,
    name: `${id} ${verb} in ${side}: ${it.why}`,
    ruleset: `${set.official}-${side}`,
    xml: documentOf(it, side, set.base),
    expected,
  });
  return [
    ...fail.map((it) => question(it, "fails", typeof severity === "object" ? severity[side] : severity)),
    ...pass.map((it) => question(it, "passes", undefined)),
    ...stop.map((it) => question(it, "stops", "stops")),
  ];
}

/** What the validators say of each document. */
async function ask(documents: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-cases-" });
  try {
    const answers = new Map<string, Map<string, ReadonlyMap<string, string>>>();
    const byFile = new Map<string, string>();
    for (const xml of documents) {
      const file = `${folder}/${byFile.size + 1}.xml`;
      await Deno.writeTextFile(file, xml);
      byFile.set(file, xml);
      answers.set(xml, new Map());
    }
    for (const { file, ruleset, fired } of await verdicts([...byFile.keys()])) {
      if (fired === undefined) continue;
      answers.get(byFile.get(file) ?? "")?.set(ruleset, new Map(fired.map(({ id, flag }) => [id, flag])));
    }
    return answers;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What is wrong with the answer; undefined when the validators agree. */
function disagreement({ id, name, ruleset, expected }: Question, answer: Answer | undefined): string | undefined {
  const fired = answer?.get(ruleset);
  if (fired === undefined) {
    return expected === "stops" ? undefined : `${name}; ${ruleset} stops with an error at this document`;
  }
  const found = fired.get(id);
  if (found === expected) return undefined;
  return `${name}; expected ${expected ?? "no finding"}, ${ruleset} says ${found ?? "nothing"}`;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
