/** Judging one file, as the command asks for it: here, or in a worker. */
import {
  type AnyVerdict,
  type EngineFault,
  judge,
  type JudgeOptions,
  type Profile,
  type XmlLimits,
} from "../../../engine/mod.ts";
import type { Days } from "../../../engine/selection/days.ts";
import { inspected, withContainer } from "../../documents/container.ts";
import { factsOf } from "../../../engine/facts/facts.ts";
import { conformance } from "../../documents/conformance.ts";
import type { Language } from "../../documents/locales.ts";
import { nextOf } from "../../documents/next.ts";
import { sha256 } from "../../kit/secrets.ts";
import { type Answer, answered, refused, type Seen } from "../formats/outcome.ts";
import { faultText } from "../formats/text_report.ts";
import { words } from "../words.ts";
import { type Item, loadedOf } from "./found.ts";
import type { Fixing } from "./fix.ts";
import { Opener, type ToJudge } from "./opener.ts";
import type { Way } from "./way.ts";

/** What is asked for, for every file; it can be cloned. */
export interface Asked {
  readonly language: Language;
  readonly profile?: Profile | undefined;
  readonly strict: boolean;
  /** The day whose editions hold, where one is asked for, and what day it is. */
  readonly asOf?: string | undefined;
  readonly today: Days;
  /** Say also what the official validators would. */
  readonly official: boolean;
  /** Whether what is wrong with the PDF around an invoice is fatal; left out, nobody looks. */
  readonly container?: boolean | undefined;
  /** Say also what the edition that follows makes of it. */
  readonly next: boolean;
  readonly patches: boolean;
  /** Repair what may be repaired. */
  readonly fix?: Fixing | undefined;
  readonly limits: Partial<XmlLimits>;
  /** Where the pages of the rules are. */
  readonly docsBase?: string | undefined;
  /** Give the document as well, for excerpts. */
  readonly excerpts: boolean;
  /** Say what a table says of it as well. */
  readonly tabled: boolean;
  /** Give its fingerprint as well, and when its check began. */
  readonly hashed: boolean;
}

/** What became of a file; it can be cloned. */
export interface Judged extends Seen {
  readonly answer: Answer<AnyVerdict>;
  /** What broke in the engine, as it is printed. */
  readonly faults: string;
  /** The difference that the repairs make, where they are only to be shown. */
  readonly diff?: string | undefined;
}

/** What judges a file. */
export type JudgeFile = (item: Item) => Promise<Judged>;

export async function judgeFor(asked: Asked): Promise<JudgeFile> {
  const { language, strict, official, profile, asOf, today, docsBase, limits } = asked;
  const settings = {
    strict,
    today,
    official,
    conformance,
    profile,
    asOf,
    docsBase,
  };
  const way = await wayFor(asked);
  const opener = new Opener(limits, language, { profile, strict, official, asOf, today, next: asked.next });
  return async (item) => {
    let faults = "";
    const onFault = (fault: EngineFault) => void (faults += faultText(item.file, fault, words[language]));
    const begun = new Date();
    const loaded = await loadedOf(item, limits);
    if ("problem" in loaded) {
      return { answer: refused(item.file, loaded.problem, language), ...(asked.hashed ? { begun } : {}), faults };
    }
    const { bytes } = loaded;
    const opening = await opener.open(item.file, bytes);
    const seen = asked.hashed ? { begun, sha256: await sha256(bytes.slice()) } : {};
    const done = await judged({ ...loaded, ...opening }, way, { ...settings, ...opening.wording, onFault }, asked);
    return { ...done, ...seen, faults };
  };
}

/** The code of repairs is read only when they are asked for. */
async function wayFor({ patches, fix, language }: Asked): Promise<Way> {
  if (fix !== undefined) {
    const { fixWith } = await import("./fix.ts");
    return await fixWith(fix, language);
  }
  if (!patches) return ({ opened }, _, options) => ({ verdict: judge(opened, options) });
  const { judgeWithPatches } = await import("../../../engine/diagnosis/patches.ts");
  return ({ opened }, _, options) => ({ verdict: judgeWithPatches(opened, options) });
}

/** A file that was read, and what it is judged with. */
interface Read extends ToJudge {
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function judged(
  { file, bytes, opening, wording: { sets = [] } }: Read,
  way: Way,
  options: JudgeOptions,
  { excerpts, tabled, language, next, limits, container, docsBase }: Asked,
): Promise<Omit<Judged, "faults">> {
  if ("refusal" in opening) return { answer: refused(file, opening.refusal, language) };
  const document = opening.ok;
  const made = await way({ file, bytes, opened: document }, { limits, sets }, options);
  const { verdict, repairs, beside, pdf, text, diff, problem } = made;
  if (problem !== undefined) return { answer: refused(file, { error: "bad_request", message: problem }, language) };
  const inside = {
    ...(document.kind === "xml" && document.attachment !== undefined ? { attachment: document.attachment } : {}),
    ...(document.kind === "xml" && document.document.envelope !== undefined
      ? { envelope: document.document.envelope }
      : {}),
    repairs,
    ...(beside === undefined ? {} : { beside }),
    ...(next ? { next: nextOf((how) => judge(document, { ...options, ...how })) } : {}),
    ...(pdf === undefined ? {} : { pdf }),
    ...(tabled ? { facts: factsOf(document) } : {}),
  };
  const shown = document.kind === "xml" && excerpts ? { text: text ?? document.text } : {};
  const isPdf = document.kind === "xml" && document.container === "pdf" && container !== undefined;
  const around = isPdf ? await inspected(bytes, { lang: language, docsBase, fatal: container }) : [];
  return { answer: answered(file, inside, await withContainer(verdict, around)), ...shown, diff };
}
