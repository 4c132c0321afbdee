/** The languages that the service answers in: those of the engine's findings. */
import type { RuleSet, Source } from "../../engine/mod.ts";
import { type Language, loadOfficialTexts } from "../../engine/locales.ts";
import { load, type Wording } from "../../engine/selection/load.ts";
import { everything, planAround, type PlanOptions } from "../../engine/selection/plan.ts";

export { isLanguage, type Language, languages, loadOfficialTexts, loadTexts } from "../../engine/locales.ts";
export { load, type Wording } from "../../engine/selection/load.ts";
export { everything, isOfficial, nothing, plan, planFor, type PlanOptions } from "../../engine/selection/plan.ts";

const listed = new WeakSet<RuleSet>();

/** Everything, to explain rules. Some sets compile their tables to list them: other requests are answered in between. */
export async function loadEverything(language: Language): Promise<Wording> {
  const wording = await load(everything, language);
  for (const set of wording.sets ?? []) {
    if (listed.has(set)) continue;
    listed.add(set);
    set.rules?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return wording;
}

/** The sets of the nation that a document names, and of the editions of a day, where everything else official is loaded. */
export async function loadNational(
  source: Source,
  language: Language,
  when: Pick<PlanOptions, "asOf" | "today"> = {},
): Promise<readonly RuleSet[]> {
  return (await load(planAround(source, { strict: true, ...when }), language)).sets ?? [];
}

/** What a diagnosis of a document takes: the words of everything official, and its nation's sets. */
export async function loadDiagnosing(
  source: Source,
  language: Language,
  { asOf, today }: Pick<PlanOptions, "asOf" | "today"> = {},
) {
  const when = { asOf, today };
  const [texts, national] = await Promise.all([loadOfficialTexts(language), loadNational(source, language, when)]);
  return { texts, national };
}
