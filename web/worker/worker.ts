/** The worker: files come in, answers go out, and nothing else goes anywhere. */
import { load } from "../../engine/scenarios/load.ts";
import { plan } from "../../engine/scenarios/plan.ts";
import {
  type ConformanceRecord,
  isProfile,
  type JsonRefusal,
  kindOf,
  type Opening,
  type Refusal,
  type Source,
} from "../../engine/mod.ts";
import { codeNames } from "./code_names.ts";
import { judged, type Judging, written } from "./judging.ts";
import type { Asked, Mending } from "./mended.ts";
import type { Ask, Refused, Report, Settings, Stage, Tell } from "./protocol.ts";
import { reported } from "./report.ts";
import { limits, MOST_BYTES, opened } from "./source.ts";

/** Written by the build: a ConformanceRecord as JSON. */
declare const CONFORMANCE: string;
const conformance: ConformanceRecord = JSON.parse(CONFORMANCE);

/** Rows of lines go in pieces, so that the page takes none of them at a stretch that can be felt. */
const ROWS_AT_ONCE = 200;
/** Rows that go with the answer itself. */
const ROWS_AT_FIRST = 50;

/** What is used of the worker's global scope, which the types of pages do not know. */
declare const self: {
  postMessage(message: Tell): void;
  onmessage: ((event: MessageEvent<Ask>) => void) | null;
};

function tell(message: Tell): void {
  self.postMessage(message);
}

async function answer(ask: Ask): Promise<void> {
  const { id, file, settings } = ask;
  if (ask.kind === "warm up") {
    await answered(ask).catch(() => undefined);
    return tell({ kind: "ready" });
  }
  if (ask.kind === "mend") {
    const mending = await mendedBy(ask).catch(() => "broken" as const);
    if (mending !== undefined) tell({ kind: "mended", id, mending });
  } else {
    const found = await answered(ask).catch(() => brokenOff(file.name, settings));
    if (found.kind === "refused") tell({ kind: "answer", id, answer: found });
    else inPieces(id, found);
  }
  tell({ kind: "done", id });
}

async function answered({ id, file, settings, asked }: Ask): Promise<Report | Refused> {
  const stage = (stage: Stage) => tell({ kind: "stage", id, stage });
  const refusal = (error: string, message: string): Refused => ({ kind: "refused", file: file.name, error, message });
  stage("reading");
  const { ui, sheet } = settings.texts;
  if (file.size > MOST_BYTES) {
    return refusal("payload_too_large", filled(ui.tooLarge, megabytes(file.size), megabytes(MOST_BYTES)));
  }
  const bytes = await bytesOf(file);
  if (bytes === undefined) return refusal("bad_request", ui.unreadable);
  const source: Chosen = { name: file.name, input: bytes };
  stage(kindOf(source) === "pdf" ? "unpacking" : "judging");
  const judging = await judgingOf(settings, source);
  const opening = await openedWith(source, asked, settings, judging);
  if ("refusal" in opening) return refused(file.name, opening.refusal);
  const document = opening.ok;
  const outcome = judged(document, judging);
  stage("showing");
  const xml = opening.mended === undefined ? undefined : xmlOf(opening.mended, bytes, judging);
  return {
    kind: "report",
    file: file.name,
    sha256: await sha256(bytes),
    repaired: opening.mended !== undefined,
    ...(document.kind === "json" || document.attachment === undefined ? {} : { attachment: document.attachment }),
    ...(xml === undefined ? {} : { xml }),
    ...reported(outcome, { language: settings.language, texts: sheet, file: fileOf }),
  };
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return await file.arrayBuffer().then((bytes) => new Uint8Array(bytes), () => undefined);
}

interface Chosen extends Source {
  readonly input: Uint8Array;
}

type Mended = Extract<Awaited<ReturnType<typeof mendedWith>>, { readonly ok: unknown }>["ok"];
type OpenedWith = Opening & { readonly mended?: Mended };

/** The document, with what somebody asked for done to a copy of it. */
async function openedWith(source: Chosen, asked: Asked, settings: Settings, { sets }: Judging): Promise<OpenedWith> {
  if (asked.accept.length === 0 && Object.keys(asked.answers).length === 0) return await opened(source, sets);
  const mended = await mendedWith(source, asked, settings);
  if ("refusal" in mended) return mended;
  const { opened: copy, applied } = mended.ok.repaired;
  return applied.length === 0 ? { ok: copy } : { ok: copy, mended: mended.ok };
}

/** XML as it came but for the repairs; of JSON what is written of it. */
function xmlOf({ repaired, written: inBytes }: Mended, bytes: Uint8Array, judging: Judging): Report["xml"] {
  const { opened } = repaired;
  if (opened.kind === "json") return written(opened, judging);
  const changed = inBytes(bytes);
  return changed === undefined ? undefined : new Uint8Array(changed);
}

/** What strict mode needs is loaded when it is chosen. */
async function judgingOf({ profile, strict, docsBase, language }: Settings, source: Source): Promise<Judging> {
  const chosen = chosenProfile(profile);
  const wording = await load(plan(source, { ...chosen, strict }), language);
  return { strict, docsBase, ...wording, conformance, ...chosen };
}

function chosenProfile(profile: string | undefined) {
  return profile !== undefined && isProfile(profile) ? { profile } : {};
}

/** The document repaired as somebody asks for, by the official rules. What does it is loaded when it is first asked for. */
async function mendedWith(
  source: Chosen,
  { accept, answers }: Asked,
  { profile, language, docsBase, texts }: Settings,
) {
  const mender = await import("./mending.ts");
  const chosen = chosenProfile(profile);
  const [{ texts: wording, sets = [] }, words] = await Promise.all([
    load(plan(source, { ...chosen, official: true }), language),
    mender.loadWords(language),
  ]);
  const how = { ...chosen, docsBase, texts: wording, words, national: sets, strict: true } as const;
  const opening = await opened(source, mender.setsWith(how));
  if ("refusal" in opening) return opening;
  const reading = { limits, unwrap: true };
  const repaired = mender.repairOpened(opening.ok, { ...how, reading, accept, answers, unasked: false });
  return {
    ok: {
      repaired,
      written: (bytes: Uint8Array) => mender.repairedBytes(bytes, repaired.given, repaired),
      shown: () => mender.shownMending(repaired, words, codeNames(language, texts.sheet)),
    },
  };
}

/** What is wrong by its causes, and what was repaired; undefined for what is no invoice. */
async function mendedBy({ file, settings, asked }: Ask): Promise<Mending | undefined> {
  const bytes = await bytesOf(file);
  if (bytes === undefined) return undefined;
  const mended = await mendedWith({ name: file.name, input: bytes }, asked, settings);
  return "refusal" in mended ? undefined : mended.ok.shown();
}

function refused(file: string, { error, message, ...more }: Refusal | JsonRefusal): Refused {
  return { kind: "refused", file, error, message, ...more };
}

/** A fault of this program itself. The page goes on, and the next file is read. */
function brokenOff(file: string, { texts: { ui } }: Settings): Refused {
  return { kind: "refused", file, error: "internal_error", message: ui.broken };
}

function inPieces(id: number, report: Report): void {
  const { sheet } = report;
  const lines = sheet.sections.find((section) => section.id === "lines");
  const rows = lines?.rows ?? [];
  const sections = sheet.sections.map((it) => it === lines ? { ...it, rows: rows.slice(0, ROWS_AT_FIRST) } : it);
  tell({ kind: "answer", id, answer: { ...report, sheet: { ...sheet, sections } } });
  for (let at = ROWS_AT_FIRST; at < rows.length; at += ROWS_AT_ONCE) {
    tell({ kind: "lines", id, rows: rows.slice(at, at + ROWS_AT_ONCE) });
  }
}

function filled(text: string, ...values: readonly string[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, index) => values[index] ?? "");
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
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

self.onmessage = ({ data }) => void answer(data);
