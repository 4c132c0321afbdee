/** A file judged: by the specification as soon as that can be, and by the official rules as soon as they are there. */
import { kindOf } from "../../engine/check_xml.ts";
import { bytesOf } from "./base64.ts";
import { type Chosen, chosenOf, opened, refused, sha256 } from "./chosen.ts";
import { bySpecification, type Judged, judged, type Judging, judgingOf, standing } from "./judging.ts";
import { isAnything, type RepairState } from "./repaired.ts";
import type { Ask, Refused, Report, Stage, Standing } from "./protocol.ts";
import { reported } from "./report.ts";

/** Bytes of the largest file that causes are looked for in: in larger ones this would take long. */
const REPAIRED_UP_TO = 1_000_000;

export interface Listener {
  readonly stage: (stage: Stage) => void;
  readonly answer: (answer: Report | Refused) => void;
  readonly repaired: (repairing: RepairState | "broken") => void;
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

async function fileChecked(checking: Checking, listener: Listener): Promise<void> {
  const { source, settings } = checking;
  const { stage, answer } = listener;
  const strict = judgingOf(source, settings, true).catch(() => undefined);
  const judging = await judgingOf(source, settings, false);
  const opening = await opened(source, judging.sets);
  if ("refusal" in opening) {
    const { refusal } = opening;
    // That text stands beside elements is for the XML Schema to say, which comes with the official rules.
    const whole = "xmlCode" in refusal && refusal.xmlCode === "mixed_content" ? await strict : undefined;
    if (whole !== undefined) return await officiallyChecked(checking, whole, listener);
    return answer(await refused(refusal, source, settings.language));
  }
  stage("showing");
  const first = await reportOf(await judged(opening.ok, judging), checking);
  answer(first);
  const whole = await strict;
  if (whole === undefined) return answer({ ...first, unreachable: true });
  await officiallyChecked(checking, whole, listener, first.specification);
}

async function officiallyChecked(
  checking: Checking,
  judging: Judging,
  { answer, repaired }: Listener,
  specification?: Standing,
): Promise<void> {
  const { file, source, settings } = checking;
  const opening = await opened(source, judging.sets);
  if ("refusal" in opening) return answer(await refused(opening.refusal, source, settings.language));
  const { ok } = opening;
  answer(await reportOf(await judged(ok, judging), checking, specification ?? await bySpecification(ok, judging)));
  if (file.size > REPAIRED_UP_TO) return;
  const copy = await copyOf(checking).catch(() => undefined);
  if (copy === undefined) repaired("broken");
  else if ("ok" in copy) repaired(copy.ok.shown());
}

async function copyChecked(checking: Checking, { stage, answer, repaired }: Listener): Promise<void> {
  const { source, settings } = checking;
  const copy = await copyOf(checking);
  if ("refusal" in copy) return answer(await refused(copy.refusal, source, settings.language));
  stage("showing");
  const { opened, applied } = copy.ok.repaired;
  const judging = await judgingOf(source, settings, true);
  const report = await reportOf(await judged(opened, judging), checking, await bySpecification(opened, judging));
  answer({ ...report, repaired: applied.length > 0 });
  repaired(copy.ok.shown());
}

async function copyOf({ source, asked, settings }: Checking) {
  const { copyOf } = await import("./copies.ts");
  return await copyOf(source, asked, settings);
}

/** `specification` is what the specification alone says, where the official rules say more. */
async function reportOf(judged: Judged, checking: Checking, specification?: Standing): Promise<Report> {
  const { file, source, settings: { language, texts } } = checking;
  const { attachment } = judged;
  return {
    kind: "report",
    file: file.name,
    sha256: await sha256(source.input),
    given: kindOf(source),
    repaired: false,
    official: specification !== undefined,
    specification: specification ?? standing(judged.verdict),
    attachment,
    ...reported(judged, { language, texts: texts.sheet, file: fileOf }),
  };
}

/** Types that a browser may show when a saved file is opened; everything else is saved as bytes. */
const types: ReadonlySet<string> = new Set(["application/pdf", "image/png", "image/jpeg", "text/csv"]);

function fileOf(base64: string, mimeCode: string | undefined): Blob | undefined {
  try {
    return new Blob([bytesOf(base64)], {
      type: mimeCode !== undefined && types.has(mimeCode) ? mimeCode : "application/octet-stream",
    });
  } catch {
    return undefined;
  }
}
