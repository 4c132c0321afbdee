/** What became of one file, as it is first known: the verdict, and the invoice. What comes after it is drawn by a part that is loaded later. */
import type { AnyVerdict } from "../../engine/mod.ts";
import type { UiTexts } from "../texts/texts.ts";
import type { Refused, Report, SavedAs } from "../worker/protocol.ts";
import { type Child, counted, el, filled } from "./dom.ts";
import { button, tell, verdictHead } from "./parts/controls.ts";
import { sheetView } from "./sheet_view.ts";

export type ReportView = ReturnType<typeof reportView>;

/** What can be done with a report, and in which language. */
export interface ReportWays {
  readonly ui: UiTexts;
  readonly save: (as: SavedAs) => void;
  /** Opens a field to change a value of the shown invoice by, behind it. */
  readonly change: (pointer: string, value: HTMLElement) => void;
  /** Shows what is wrong by the number of a finding. */
  readonly toFinding: (number: number) => void;
}

export function reportView(report: Report, ways: ReportWays) {
  const { result, official } = report;
  const sheet = sheetView(report.sheet, report.findings, ways);
  const verdict = official ? result.valid ? "accepted" : "refused" : undefined;
  /** Where stands what is to be done, and all that comes after the verdict. */
  const work = el("div", { class: "work" });
  const remark = el("p", { class: "box", role: "alert", hidden: true });
  /** Where stands what is due. */
  const due = el("p", { class: "due" });
  const element = el(
    "article",
    {
      class: `report ${verdict ?? "asking"}${report.findings.length === 0 ? "" : " wrong"}`,
      "data-verdict": verdict,
      "data-left": verdict && "0",
    },
    verdictView(report, due, ways),
    remark,
    el("div", { class: "columns" }, work, sheet.element),
  );
  return { report, ways, element, work, due, add: sheet.add, say: (text: string) => tell(remark, text) };
}

/** One line: what became of it, by which rules, and what is due. */
function verdictView(report: Report, due: HTMLElement, ways: ReportWays): HTMLElement {
  const { ui } = ways;
  const { file, result, specification, official, unreachable } = report;
  if (unreachable === true) {
    return headOf(file, ui.noVerdict, [ui.unreachable, " ", bySpecification(specification, ui)]);
  }
  if (!official) return headOf(file, ui.asking, [bySpecification(specification, ui)]);
  return headOf(
    file,
    result.valid ? ui.accepted : ui.refused,
    [byRules(result, ui)],
    el("span", { class: "counts" }, counts(result, ui)),
    due,
    actionsView(report, ways),
  );
}

export function bySpecification({ valid, errors }: Report["specification"], ui: UiTexts): string {
  return filled(ui.bySpecification, valid ? ui.specificationValid : counted(ui.error, errors));
}

/** By whose rules, and by which editions: those that are not everybody's first. */
export function byRules({ provenance: { editions } }: AnyVerdict, { authorities, byRules }: UiTexts): string {
  return filled(
    byRules,
    editions.toReversed().map(({ set, edition }) => `${authorities[set] ?? set} ${edition}`).join(", "),
  );
}

/** The head of every report; `says` is what is below the verdict. */
function headOf(file: string, verdict: string, says: readonly Child[], ...beside: readonly Child[]): HTMLElement {
  const name = el("span", { class: "file-name" }, el("bdi", {}, file));
  return verdictHead(verdict, "", [name, " · ", ...says], ...beside);
}

/** "5 errors, 1 warning"; "" if nothing was found. */
export function counts({ errors, warnings, information, findings_truncated }: AnyVerdict, ui: UiTexts): string {
  const total = findings_truncated?.by_severity;
  const rows = [
    [ui.error, total?.errors.total ?? errors.length],
    [ui.warning, total?.warnings.total ?? warnings.length],
    [ui.note, total?.information.total ?? information.length],
  ] as const;
  return rows.filter(([, number]) => number > 0).map(([text, number]) => counted(text, number)).join(", ");
}

export function saveView(as: SavedAs, style: string, { ui, save }: Pick<ReportWays, "ui" | "save">): HTMLElement {
  return button(filled(ui.saveAs, as.toUpperCase()), { class: style, "data-save": as }, () => save(as));
}

/** The file itself, and its XML, are at hand at any time. */
function actionsView({ given, result, repaired }: Report, ways: ReportWays): HTMLElement {
  const style = repaired && result.valid ? "primary" : "secondary";
  const xml = given === "xml" ? undefined : saveView("xml", "secondary", ways);
  return el("div", { class: "actions" }, saveView(given, style, ways), xml);
}

export function refusedView(refused: Refused, ui: UiTexts): HTMLElement {
  const { file, message, said, line, column, xmlCode = refused.error } = refused;
  const place = line === undefined ? "" : ` · ${filled(ui.place, line, column ?? 1)}`;
  const says = [
    el("p", { class: "message" }, said ?? message),
    el("p", { class: "quiet-text" }, el("code", {}, xmlCode), place),
  ];
  return el(
    "article",
    { class: "report unreadable", "data-verdict": "unreadable", "data-left": "0" },
    headOf(file, ui.notRead, says),
  );
}

/** What became of a file, in a sentence for screen readers. */
export function outcomeOf(answer: Report | Refused, ui: UiTexts): string {
  if (answer.kind === "refused") return filled(ui.done, answer.file, `${ui.notRead}. ${answer.said ?? answer.message}`);
  const { file, result } = answer;
  const parts = [result.valid ? ui.accepted : ui.refused, counts(result, ui)].filter((it) => it !== "");
  return filled(ui.done, file, parts.join(", "));
}
