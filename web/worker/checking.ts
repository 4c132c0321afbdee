/** A file judged: by the specification as soon as that can be, and by the official rules as soon as they are there. */
import { load } from "../../engine/scenarios/load.ts";
import { plan } from "../../engine/scenarios/plan.ts";
import { type ConformanceRecord, kindOf, type Opened } from "../../engine/mod.ts";
import { type Chosen, chosenOf, refused } from "./chosen.ts";
import { copyOf, isAnything } from "./copies.ts";
import { chosenProfile, judged, type Judging, standingOf } from "./judging.ts";
import type { Mending } from "./mended.ts";
import type { Ask, Refused, Report, Settings, Stage } from "./protocol.ts";
import { reported } from "./report.ts";
import { opened } from "./source.ts";

/** Written by the build: a ConformanceRecord as JSON. */
declare const CONFORMANCE: string;
const conformance: ConformanceRecord = JSON.parse(CONFORMANCE);

/** Bytes of the largest file that causes are looked for in: in larger ones this would take long. */
const MENDED_UP_TO = 1_000_000;

export interface Listener {
  readonly stage: (stage: Stage) => void;
  readonly answer: (answer: Report | Refused) => void;
  readonly mended: (mending: Mending | "broken") => void;
}

export async function checked(ask: Ask, listener: Listener): Promise<void> {
  const { file, settings, asked } = ask;
  listener.stage("reading");
  const source = await chosenOf(file, settings);
  if ("kind" in source) return listener.answer(source);
  listener.stage(kindOf(source) === "pdf" ? "unpacking" : "judging");
  await (isAnything(asked) ? copyChecked : fileChecked)({ ...ask, source }, listener);
}

type Checking = Ask & { readonly source: Chosen };

async function fileChecked(checking: Checking, { stage, answer, mended }: Listener): Promise<void> {
  const { file, source, settings, asked } = checking;
  const strict = judgingOf(source, settings, true);
  const judging = await isThere(strict) ? await strict : await judgingOf(source, settings, false);
  const opening = await opened(source, judging.sets);
  if ("refusal" in opening) return answer(await refused(opening.refusal, file.name, settings.language));
  stage("showing");
  const first = await reportOf(opening.ok, judging, checking);
  answer(first);
  if (!judging.strict) {
    const whole = await strict.catch(() => undefined);
    if (whole === undefined) return answer({ ...first, unreachable: true });
    const again = await opened(source, whole.sets);
    if ("ok" in again) answer(await reportOf(again.ok, whole, checking));
  }
  if (file.size > MENDED_UP_TO) return;
  const copy = await copyOf(source, asked, settings).catch(() => undefined);
  if (copy === undefined) mended("broken");
  else if ("ok" in copy) mended(copy.ok.shown());
}

async function copyChecked(checking: Checking, { stage, answer, mended }: Listener): Promise<void> {
  const { file, source, settings, asked } = checking;
  const copy = await copyOf(source, asked, settings);
  if ("refusal" in copy) return answer(await refused(copy.refusal, file.name, settings.language));
  stage("showing");
  const report = await reportOf(copy.ok.repaired.opened, await judgingOf(source, settings, true), checking);
  answer({ ...report, repaired: copy.ok.repaired.applied.length > 0 });
  mended(copy.ok.shown());
}

async function reportOf(document: Opened, judging: Judging, { file, source, settings }: Checking): Promise<Report> {
  const { language, texts } = settings;
  return {
    kind: "report",
    file: file.name,
    sha256: await sha256(source.input),
    given: kindOf(source),
    repaired: false,
    official: judging.strict,
    specification: standingOf(document, { ...judging, strict: false }),
    ...(document.kind === "json" || document.attachment === undefined ? {} : { attachment: document.attachment }),
    ...reported(judged(document, judging), { language, texts: texts.sheet, file: fileOf }),
  };
}

/** Whether it is there at once: what is loaded already takes no more than a task. */
function isThere(work: Promise<unknown>): Promise<boolean> {
  const soon = new Promise<boolean>((yes) => setTimeout(() => yes(false)));
  return Promise.race([work.then(() => true), soon]);
}

/** What strict mode needs is loaded with the first file, or before it. */
async function judgingOf(source: Chosen, settings: Settings, strict: boolean): Promise<Judging> {
  const { profile, docsBase, language } = settings;
  const wording = await load(plan(source, { ...chosenProfile(profile), strict }), language);
  return { strict, docsBase, ...wording, conformance, ...(profile === undefined ? {} : { profile }) };
}

/** Browsers hash in secure contexts only: https and localhost. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Types that a browser may show when a saved file is opened; everything else is saved as bytes. */
const types: ReadonlySet<string> = new Set(["application/pdf", "image/png", "image/jpeg", "text/csv"]);

function fileOf(base64: string, mimeCode: string | undefined): Blob | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new Blob([bytes], {
      type: mimeCode !== undefined && types.has(mimeCode) ? mimeCode : "application/octet-stream",
    });
  } catch {
    return undefined;
  }
}
