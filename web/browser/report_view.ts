/** What became of one file: the verdict, what can be saved, the findings, and the invoice. */
import type { Verdict } from "../../engine/mod.ts";
import type { SheetRow } from "../sheet/sheet.ts";
import type { UiTexts } from "../texts/texts.ts";
import type { RepairState } from "../worker/repaired.ts";
import type { Refused, Report, SavedAs } from "../worker/protocol.ts";
import { button, type Child, counted, el, filled } from "./dom.ts";
import { findingsView } from "./findings_view.ts";
import { copy, saveText } from "./save.ts";
import { sheetView } from "./sheet_view.ts";

export interface ReportView {
  readonly element: HTMLElement;
  readonly add: (rows: readonly SheetRow[]) => void;
  /** Shows what is wrong by its causes, as it was drawn for that. */
  readonly repaired: (repairing: RepairState | "broken", drawn: HTMLElement) => void;
  /** Says something of what was saved. */
  readonly say: (text: string) => void;
}

/** What can be done with a report, and in which language. */
export interface ReportWays {
  readonly ui: UiTexts;
  readonly save: (as: SavedAs) => void;
  /** Opens a field to change a value of the shown invoice by, behind it. */
  readonly change: (pointer: string, value: HTMLElement) => void;
}

export function reportView(report: Report, { ui, save, change }: ReportWays): ReportView {
  const findings = findingsView(report.findings, ui, { toSheet: (target) => sheet.reveal(target) });
  const sheet = sheetView(report.sheet, report.findings, { ui, change, toFinding: findings.reveal });
  const { result, official } = report;
  const verdict = official ? result.valid ? "accepted" : "refused" : undefined;
  const causes = el("section", { class: "repairing", "aria-labelledby": "causes-title", hidden: true });
  const remark = el("p", { class: "box", role: "alert", hidden: true });
  const say = (text: string) => {
    remark.textContent = text;
    remark.hidden = text === "";
  };
  const element = el(
    "article",
    { class: `report ${verdict ?? "asking"}`, "data-verdict": verdict, "data-left": verdict && "0" },
    verdictView(report, ui, save),
    remark,
    causes,
    el("div", { class: "columns" }, findings.element, sheet.element),
  );
  const repaired = (repairing: RepairState | "broken", drawn: HTMLElement) => {
    causes.hidden = false;
    causes.replaceChildren(drawn);
    if (repairing === "broken") return;
    element.dataset["left"] = `${repairing.causes.filter(({ fields }) => fields.length > 0).length}`;
    findings.belong(repairing.causes);
  };
  return { element, add: sheet.add, repaired, say };
}

function verdictView(report: Report, ui: UiTexts, save: ReportWays["save"]): HTMLElement {
  const { file, result, specification, official, unreachable } = report;
  const alone = specification.valid ? ui.specificationValid : counted(ui.error, specification.errors);
  const bySpecification = el("p", { class: "quiet-text" }, filled(ui.bySpecification, alone));
  if (unreachable === true) return headOf(file, ui.noVerdict, [el("p", {}, ui.unreachable), bySpecification]);
  if (!official) return headOf(file, ui.asking, [bySpecification]);
  const says = [
    el("p", { class: "counts" }, counts(result, ui)),
    el("p", {}, result.valid ? ui.validSays : ui.invalidSays),
    el("p", { class: "quiet-text" }, filled(ui.byRules, editionsOf(result, ui))),
    bySpecification,
    detailsView(report, ui),
    printedView(report, ui),
  ];
  return headOf(file, result.valid ? ui.accepted : ui.refused, says, actionsView(report, ui, save));
}

/** By whose rules, and by which editions: those that are not everybody's first. */
function editionsOf({ provenance: { editions } }: Verdict, { authorities }: UiTexts): string {
  return editions.toReversed().map(({ set, edition }) => `${authorities[set] ?? set} ${edition}`).join(", ");
}

/** The head of every report; `says` is what is below the verdict. */
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

/** Prints one of the two that the page shows. */
function printed(what: "report" | "invoice"): void {
  const { dataset } = document.documentElement;
  dataset["print"] = what;
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  globalThis.print();
}

/** What a printed report says beyond: when and by what it was judged, and of which file. */
function printedView({ sha256, result: { provenance } }: Report, ui: UiTexts): HTMLElement {
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  return el(
    "div",
    { class: "print-only" },
    el("p", {}, filled(ui.judgedAt, when.format(new Date()), provenance.engine_version)),
    sha256 === undefined ? undefined : el("p", {}, ui.fingerprint, " ", el("code", {}, sha256)),
  );
}

/** "5 errors, 1 warning"; "" if nothing was found. */
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
    ...(notRead === 0 ? [] : [filled(ui.notReadElements, counted(ui.elements, notRead))]),
    ...(result.findings_truncated === undefined ? [] : [ui.truncated]),
    ...(families_not_run.length === 0 ? [] : [filled(ui.notChecked, families_not_run.join(", "))]),
  ];
}

/** What each kind of file can be saved as, the file itself first. */
const forms: Readonly<Record<SavedAs, readonly SavedAs[]>> = {
  xml: ["xml", "pdf"],
  json: ["json", "xml", "pdf"],
  pdf: ["pdf", "xml"],
};

function actionsView(report: Report, ui: UiTexts, save: ReportWays["save"]): HTMLElement {
  const { file, result, sha256, attachment, envelope, given, repaired } = report;
  const about = {
    attachment,
    envelope,
  };
  const answer = { file, status: 200, ...about, result };
  const saveReport = () => saveText(`${file}.faktlint.json`, JSON.stringify(answer, null, 2), "application/json");
  const hash = sha256 === undefined ? undefined : button(ui.copyHash, { class: "secondary" }, () => {
    if (hash !== undefined) void copy(sha256, hash, ui.copied);
  });
  const saves = forms[given].map((as, index) => {
    const style = repaired && index === 0 ? "primary" : "secondary";
    return button(filled(ui.saveAs, as.toUpperCase()), { class: style, "data-save": as }, () => save(as));
  });
  return el(
    "div",
    { class: "actions", role: "group", "aria-label": ui.downloads },
    ...saves,
    button(ui.saveReport, { class: "secondary", "data-save": "report" }, saveReport),
    button(ui.print, { class: "secondary", "data-print": "report" }, () => printed("report")),
    button(ui.printInvoice, { class: "secondary", "data-print": "invoice" }, () => printed("invoice")),
    hash,
  );
}

export function refusedView(refused: Refused, ui: UiTexts): HTMLElement {
  const { file, message, said, line, column, xmlCode = refused.error } = refused;
  const place = line === undefined ? "" : ` · ${filled(ui.place, line, column ?? 1)}`;
  const says = [
    el("p", {}, ui.notReadSays),
    el("p", { class: "message" }, said ?? message),
    el("p", { class: "quiet-text" }, el("code", {}, xmlCode), place),
  ];
  return el(
    "article",
    { class: "report unreadable", "data-verdict": "unreadable", "data-left": "0" },
    headOf(file, ui.notRead, says),
  );
}
