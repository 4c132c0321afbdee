/** What became of one file: the verdict, what can be saved, the findings, and the invoice. */
import type { OfficialVerdict, Verdict } from "../../engine/mod.ts";
import type { Offered, Patch } from "../../engine/patches/mod.ts";
import type { Row } from "../sheet/sheet.ts";
import type { Texts, UiTexts } from "../texts/texts.ts";
import type { Refused, Report } from "../worker/protocol.ts";
import { button, type Child, counted, el, filled } from "./dom.ts";
import { findingsView } from "./findings_view.ts";
import { copy, saveText } from "./save.ts";
import { sheetView } from "./sheet_view.ts";

export interface ReportView {
  readonly element: HTMLElement;
  readonly add: (rows: readonly Row[]) => void;
  /** Says what the official validators would say, where that is another verdict. */
  readonly compare: (official: OfficialVerdict) => void;
  /** Shows which findings have patches, by their numbers, or that looking for them broke. */
  readonly offer: (found: ReadonlyMap<number, Offered> | "broken") => void;
}

/** `apply` is given the patches to apply to a copy; none to go back to the file itself. */
export function reportView(report: Report, ui: UiTexts, apply: (patches: readonly Patch[]) => void): ReportView {
  const findings = findingsView(report.findings, ui, { toSheet: (target) => sheet.reveal(target), apply });
  const sheet = sheetView(report.sheet, report.findings, { ui, toFinding: findings.reveal });
  const { result, repaired } = report;
  const other = el("p", { class: "official", hidden: true });
  const element = el(
    "article",
    { class: `report ${result.valid ? "valid" : "invalid"}` },
    verdictView(report, ui, other),
    repaired ? repairedView(ui, () => apply([])) : undefined,
    el("div", { class: "columns" }, findings.element, sheet.element),
  );
  const compare = (official: OfficialVerdict) => {
    other.hidden = official.valid === result.valid;
    other.textContent = official.valid
      ? ui.officialAccepts
      : filled(ui.officialRefuses, counted(ui.error, official.errors));
  };
  return { element, add: sheet.add, compare, offer: findings.offer };
}

function repairedView(ui: UiTexts, undo: () => void): HTMLElement {
  return el("p", { class: "box repaired" }, ui.applied, " ", button(ui.undo, { class: "secondary" }, undo));
}

function verdictView(report: Report, ui: UiTexts, other: HTMLElement): HTMLElement {
  const { file, result } = report;
  const { ruleset, mode } = result.provenance;
  const rules = `${filled(ui.byRules, ruleset)}${mode === "strict" ? `, ${ui.strictMode}` : ""}`;
  const says = [
    el("p", { class: "counts" }, counts(result, ui)),
    el("p", {}, result.valid ? ui.validSays : ui.invalidSays),
    other,
    el("p", { class: "quiet-text" }, rules),
    detailsView(report, ui),
  ];
  return headOf(file, result.valid ? ui.valid : ui.invalid, says, actionsView(report, ui));
}

/** The head of every report; `says` is what stands below the verdict. */
function headOf(file: string, verdict: string, says: readonly Child[], actions?: HTMLElement): HTMLElement {
  return el(
    "header",
    { class: "verdict" },
    el("div", { class: "verdict-icon", "aria-hidden": "true" }),
    el(
      "div",
      { class: "verdict-text" },
      el("p", { class: "file-name" }, el("bdi", {}, file)),
      el("h2", { tabindex: "-1", class: "verdict-title" }, verdict),
      ...says,
    ),
    actions,
  );
}

/** What few need to know at once. */
function detailsView(report: Report, ui: UiTexts): HTMLElement {
  const lines = remarks(report, ui).map((text) => el("p", { class: "quiet-text" }, text));
  const { sha256 } = report;
  if (sha256 !== undefined) {
    lines.push(el("p", { class: "quiet-text fingerprint" }, ui.fingerprint, " ", el("code", {}, sha256)));
  }
  return el("details", { hidden: lines.length === 0 }, el("summary", {}, ui.details), ...lines);
}

/** "5 errors, 1 warning"; "" where nothing was found. */
export function counts({ errors, warnings, information, findings_truncated }: Verdict, ui: UiTexts): string {
  const total = findings_truncated?.by_severity;
  const rows = [
    [ui.error, total?.errors.total ?? errors.length],
    [ui.warning, total?.warnings.total ?? warnings.length],
    [ui.note, total?.information.total ?? information.length],
  ] as const;
  return rows.filter(([, number]) => number > 0).map(([text, number]) => counted(text, number)).join(", ");
}

function remarks({ result, attachment, envelope, notRead }: Report, ui: UiTexts): readonly string[] {
  const { families_not_run } = result.provenance;
  return [
    ...(attachment === undefined ? [] : [filled(ui.fromPdf, attachment)]),
    ...(envelope === undefined ? [] : [ui.fromEnvelope]),
    ...(notRead === 0 ? [] : [filled(ui.notReadElements, notRead)]),
    ...(result.findings_truncated === undefined ? [] : [ui.truncated]),
    ...(families_not_run.length === 0 ? [] : [filled(ui.notChecked, families_not_run.join(", "))]),
  ];
}

function actionsView(report: Report, ui: UiTexts): HTMLElement {
  const { file, result, sha256, attachment, envelope, xml } = report;
  const about = {
    ...(attachment === undefined ? {} : { attachment }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  const answer = { file, status: 200, ...about, result };
  const saveReport = () => saveText(`${file}.faktlint.json`, JSON.stringify(answer, null, 2), "application/json");
  const hash = sha256 === undefined ? undefined : button(ui.copyHash, { class: "secondary" }, () => {
    if (hash !== undefined) void copy(sha256, hash, ui.copied);
  });
  return el(
    "div",
    { class: "actions", role: "group", "aria-label": ui.downloads },
    xml === undefined ? undefined : button(ui.saveRepaired, { class: "primary" }, () => {
      saveText(file.replace(/(?:\.\w+)?$/, ".repaired.xml"), xml, "application/xml");
    }),
    button(ui.saveReport, { class: "secondary" }, saveReport),
    button(ui.print, { class: "secondary" }, () => globalThis.print()),
    hash,
  );
}

export function refusedView(refused: Refused, { ui, refusals }: Texts): HTMLElement {
  const { file, message, line, column, xmlCode = refused.error } = refused;
  const said = Object.hasOwn(refusals, xmlCode) ? refusals[xmlCode] : undefined;
  const place = line === undefined ? "" : ` · ${filled(ui.place, line, column ?? 1)}`;
  const says = [
    el("p", {}, ui.notReadSays),
    said === undefined ? undefined : el("p", { class: "said" }, said),
    el("p", { class: `message${said === undefined ? "" : " quiet-text"}` }, message),
    el("p", { class: "quiet-text" }, el("code", {}, xmlCode), place),
  ];
  return el("article", { class: "report refused" }, headOf(file, ui.notRead, says));
}
