/** A copy of an invoice with what somebody asked for done to it. It is loaded when the first is asked for. */
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import type { Source } from "../../engine/mod.ts";
import { loadNames } from "../texts/names/load.ts";
import { writer } from "../sheet/format.ts";
import { codeNames } from "./code_names.ts";
import * as repairing from "./repairing.ts";
import { chosenProfile } from "./judging.ts";
import type { Asked } from "./repaired.ts";
import type { Settings } from "./protocol.ts";
import { limits, opened } from "./source.ts";

/** Repaired by the official rules, and nothing but what is asked for. */
export async function copyOf(source: Source, { accept, answers }: Asked, settings: Settings) {
  const { profile, language, docsBase, texts } = settings;
  const chosen = chosenProfile(profile);
  const [{ texts: wording, sets = [] }, words, names] = await Promise.all([
    load(plan(source, { ...chosen, strict: true }), language),
    repairing.loadWords(language),
    loadNames(language),
  ]);
  const how = { ...chosen, docsBase, texts: wording, words, national: sets, strict: true } as const;
  const opening = await opened(source, repairing.setsWith(how));
  if ("refusal" in opening) return opening;
  const write = writer({ language, texts: texts.sheet, currency: undefined, taxCurrency: undefined });
  const speech = { words, names: codeNames(language, texts.sheet, names), write };
  const reading = { limits, unwrap: true, mixed: true };
  const repaired = repairing.repairOpened(opening.ok, { ...how, reading, accept, answers, unasked: false });
  return {
    ok: {
      repaired,
      written: (bytes: Uint8Array) => repairing.repairedBytes(bytes, repaired.given, repaired),
      named: () => repairing.namedIn(repaired),
      claims: () => repairing.claimsOf(repaired),
      shown: () => repairing.repairStateOf(repaired, accept, speech),
      field: (pointer: string) => repairing.fieldOf(repaired, pointer, speech),
    },
  };
}

export type Copy = Extract<Awaited<ReturnType<typeof copyOf>>, { readonly ok: unknown }>["ok"];
