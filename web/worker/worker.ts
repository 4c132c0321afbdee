/** The worker: files come in, answers go out, and nothing else goes anywhere. */
import { load } from "../../engine/scenarios/load.ts";
import { plan } from "../../engine/scenarios/plan.ts";
import {
  type ConformanceRecord,
  type Finding,
  isProfile,
  type JsonRefusal,
  kindOf,
  type Location,
  type OfficialVerdict,
  type Opening,
  type Refusal,
  type Source,
} from "../../engine/mod.ts";
import type { Patch, Patched } from "../../engine/patches/mod.ts";
import type { PatchedDocument } from "../../engine/repair/patched.ts";
import { judged, type Judging, officially, optionsFor, written } from "./judging.ts";
import type { Ask, Offers, Refused, Report, Settings, Stage, Tell } from "./protocol.ts";
import { ordered, reported } from "./report.ts";
import { MOST_BYTES, opened, repaired } from "./source.ts";

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
  if (ask.kind === "patches") tell({ kind: "patches", id, patches: await patchesFor(ask).catch(() => "broken") });
  else if (ask.kind === "official") {
    const official = await officialOf(ask).catch(() => undefined);
    if (official !== undefined) tell({ kind: "official", id, official });
  } else {
    const found = await answered(ask).catch(() => brokenOff(file.name, settings));
    if (found.kind === "refused") tell({ kind: "answer", id, answer: found });
    else inPieces(id, found);
  }
  tell({ kind: "done", id });
}

async function answered({ id, file, settings, patches }: Ask): Promise<Report | Refused> {
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
  const opening = await openedWith(source, patches, judging);
  if ("refusal" in opening) return refused(file.name, opening.refusal);
  const document = opening.ok;
  const outcome = judged(document, judging);
  stage("showing");
  const xml = opening.repaired === undefined ? undefined : xmlOf(opening.repaired, judging);
  return {
    kind: "report",
    file: file.name,
    sha256: await sha256(bytes),
    repaired: opening.repaired !== undefined,
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

type OpenedWith = Opening & { readonly repaired?: PatchedDocument };

/** Patches that do not fit are those of a file that has changed since: it is judged as it is. */
async function openedWith(source: Chosen, patches: readonly Patch[], { sets }: Judging): Promise<OpenedWith> {
  const opening = await opened(source, sets);
  if ("refusal" in opening || patches.length === 0) return opening;
  const changed = await repaired(source.input, opening.ok, patches, sets);
  return changed === undefined ? opening : { ok: changed.opened, repaired: changed };
}

/** XML as it came but for the repairs; of JSON what is written of it. */
function xmlOf({ opened, bytes }: PatchedDocument, judging: Judging): Report["xml"] {
  return opened.kind === "json" ? written(opened, judging) : bytes === undefined ? undefined : new Uint8Array(bytes);
}

/** What strict mode needs is loaded when it is chosen, or asked about. */
async function judgingOf(
  { profile, strict, docsBase, language }: Settings,
  source: Source,
  official = strict,
): Promise<Judging> {
  const chosen = profile !== undefined && isProfile(profile) ? { profile } : {};
  const wording = await load(plan(source, { ...chosen, strict: official }), language);
  return { strict, docsBase, ...wording, conformance, ...chosen };
}

/** What the official validators would say of the file. */
async function officialOf({ file, settings, patches }: Ask): Promise<OfficialVerdict | undefined> {
  const bytes = await bytesOf(file);
  if (bytes === undefined) return undefined;
  const source = { name: file.name, input: bytes };
  const judging = await judgingOf(settings, source, true);
  const opening = await openedWith(source, patches, judging);
  return "refusal" in opening ? undefined : officially(opening.ok, judging);
}

/** The patches of findings by their numbers. What finds them is loaded when they are first asked for. */
async function patchesFor({ file, settings, patches }: Ask): Promise<Offers | "broken"> {
  const bytes = await bytesOf(file);
  if (bytes === undefined) return [];
  const source = { name: file.name, input: bytes };
  const judging = await judgingOf(settings, source);
  const opening = await openedWith(source, patches, judging);
  if ("refusal" in opening) return [];
  const { judgeWithPatches } = await import("./patching.ts");
  const verdict = judgeWithPatches(opening.ok, optionsFor(judging));
  if (verdict.patchesFailed === true) return "broken";
  return ordered(verdict).flatMap((finding: Patched<Finding<Location>>, index) => {
    const { patch, needs_consent } = finding;
    if (patch === undefined) return [];
    return [[index + 1, { patch, ...(needs_consent === true ? { needs_consent } : {}) }] as const];
  });
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
