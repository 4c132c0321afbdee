/** A copy of an invoice with what somebody asked for done to it. It is loaded when the first is asked for. */
import { loadWords, setsWith } from "../../engine/diagnosis/mod.ts";
import { claimsOf, repairedBytes, repairOpened } from "../../engine/repair/mod.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import type { Opened, Opening, RuleSet, Source } from "../../engine/mod.ts";
import { loadNames } from "../texts/names/load.ts";
import { writer } from "../sheet/format.ts";
import { type Chosen, chosenOf, limits, opened } from "./chosen.ts";
import { codeNames } from "./code_names.ts";
import { fieldOf, namedIn, repairStateOf } from "./repairing.ts";
import { chosenProfile } from "./judging.ts";
import { type Asked, isAnything } from "./repaired.ts";
import type { About, Settings } from "./protocol.ts";
import type { Speech } from "./shown_changes.ts";

/** Repaired by the official rules, and nothing but what is asked for. */
export async function copyOf(source: Source, { accept, answers }: Asked, settings: Settings) {
  const { profile, language, docsBase } = settings;
  const chosen = chosenProfile(profile);
  const [{ texts: wording, sets = [] }, speech] = await Promise.all([
    load(plan(source, { ...chosen, strict: true }), language),
    speechIn(settings),
  ]);
  const how = { ...chosen, docsBase, texts: wording, words: speech.words, national: sets, strict: true } as const;
  const opening = await opened(source, setsWith(how));
  if ("refusal" in opening) return opening;
  const reading = { limits, unwrap: true, mixed: true };
  const repaired = repairOpened(opening.ok, { ...how, reading, accept, answers, unasked: false });
  return {
    ok: {
      repaired,
      written: (bytes: Uint8Array) => repairedBytes(bytes, repaired.given, repaired),
      named: () => namedIn(repaired),
      claims: () => claimsOf(repaired),
      shown: () => repairStateOf(repaired, accept, speech),
      field: (pointer: string) => fieldOf(repaired, pointer, speech),
    },
  };
}

export type Copy = Extract<Awaited<ReturnType<typeof copyOf>>, { readonly ok: unknown }>["ok"];

/** The copy that something is to be made of, with the file itself; undefined for what cannot be opened. */
export async function copyFor({ file, settings, asked }: About) {
  const source = await chosenOf(file, settings);
  if ("kind" in source) return undefined;
  const copy = await copyOf(source, asked, settings);
  return "refusal" in copy ? undefined : { source, copy: copy.ok };
}

/** The copy opened, and nothing else: the file itself where nothing is asked for. */
export async function openedAsAsked(
  { asked, settings }: Omit<About, "file">,
  source: Chosen,
  sets?: readonly RuleSet[],
): Promise<Opening> {
  if (!isAnything(asked)) return await opened(source, sets);
  const copy = await copyOf(source, asked, settings);
  return "refusal" in copy ? copy : { ok: copy.ok.repaired.opened };
}

/** The same of a file; undefined for what cannot be opened. */
export async function openedFor(about: About): Promise<Opened | undefined> {
  const source = await chosenOf(about.file, about.settings);
  const opening = "kind" in source ? undefined : await openedAsAsked(about, source);
  return opening !== undefined && "ok" in opening ? opening.ok : undefined;
}

/** How values are said in the language of the page. */
export async function speechIn({ language, texts }: Settings): Promise<Speech> {
  const [words, names] = await Promise.all([loadWords(language), loadNames(language)]);
  const write = writer({ language, texts: texts.sheet });
  return { words, names: codeNames(language, texts.sheet, names), write };
}
