/** What became of one file: the verdict, what can be saved, the findings, and the invoice. */
import type { Verdict } from "../../engine/mod.ts";
import type { Row } from "../sheet/sheet.ts";
import type { Texts, UiTexts } from "../texts/texts.ts";
import type { Asked, Mending } from "../worker/mended.ts";
import type { Refused, Report } from "../worker/protocol.ts";
import { causesView } from "./causes_view.ts";
import { button, type Child, counted, el, filled } from "./dom.ts";
import { findingsView } from "./findings_view.ts";
import { copy, saveText } from "./save.ts";
import { sheetView } from "./sheet_view.ts";

export interface ReportView {
  readonly element: HTMLElement;
  readonly add: (rows: readonly Row[]) => void;
  /** Says what the official validators say, and shows what is wrong by its causes, or that looking for them broke. */
  readonly mended: (found: Mending | "broken") => void;
}

/** What can be said to a report, and in which language. */
export interface ReportWays {
  readonly ui: UiTexts;
  readonly language: string;
  readonly asked: Asked;
  readonly mend: (asked: Asked) => void;
}

export function reportView(report: Report, { ui, language, asked, mend }: ReportWays): ReportView {
  const findings = findingsView(report.findings, ui, { toSheet: (target) => sheet.reveal(target) });
  const sheet = sheetView(report.sheet, report.findings, { ui, toFinding: findings.reveal });
  const { result } = report;
  const official = el("p", { class: "official", "data-verdict": "unknown" }, ui.asking);
  const causes = el("section", { class: "mending", "aria-labelledby": "causes-title", hidden: true });
  const element = el(
    "article",
    { class: `report ${result.valid ? "valid" : "invalid"}` },
    verdictView(report, ui, official),
    causes,
    el("div", { class: "columns" }, findings.element, sheet.element),
  );
  const mended = (found: Mending | "broken") => {
    causes.hidden = false;
    if (found === "broken") return causes.replaceChildren(ui.noCausesFound);
    const { valid, errors, editions } = found.official;
    const left = found.causes.filter(({ field }) => field !== undefined).length;
    official.dataset["verdict"] = valid ? "accepted" : "refused";
    official.dataset["left"] = `${left}`;
    const by = editions.join(", ");
    official.textContent = valid ? filled(ui.accepted, by) : filled(ui.refusedBy, by, counted(ui.error, errors));
    findings.belong(found.causes);
    const money = moneyIn(found.currency, language);
    const parts = causesView(found, { ui, asked, mend, money }).filter((it) => it !== undefined);
    causes.replaceChildren(...parts);
  };
  return { element, add: sheet.add, mended };
}

/** Amounts with their currency, in the way of a language; as they are written where they are no number. */
function moneyIn(currency: string | null, language: string): (amount: string) => string {
  return (amount) => {
    const scale = /^-?\d+(?:\.(\d{1,20}))?$/.exec(amount);
    if (scale === null) return amount;
    const digits = scale[1]?.length ?? 0;
    // The formatter reads the text itself, so that no digit is lost (ECMA-402, 2023).
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return `${format.format(amount as `${number}`)}\u00a0${currency ?? ""}`.trim();
  };
}

function verdictView(report: Report, ui: UiTexts, official: HTMLElement): HTMLElement {
  const { file, result } = report;
  const { ruleset, mode } = result.provenance;
  const rules = `${filled(ui.byRules, ruleset)}${mode === "strict" ? `, ${ui.strictMode}` : ""}`;
  const says = [
    el("p", { class: "counts" }, counts(result, ui)),
    el("p", {}, result.valid ? ui.validSays : ui.invalidSays),
    official,
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
