/// <reference lib="dom" />
/** What few need at once: what else can be done with a report, and what else there is to know. */
import type { ReportTexts } from "../texts/repairs/texts.ts";
import type { Report, SavedAs } from "../worker/protocol.ts";
import { type Convert, convertView } from "./convert_view.ts";
import { type Child, counted, el, filled } from "./dom.ts";
import { button, fold } from "./parts/controls.ts";
import { byRules, bySpecification, type ReportWays, saveView } from "./report_view.ts";
import { copy, saveText } from "./save.ts";

export function belowView(
  report: Report,
  ways: ReportWays,
  ui: ReportTexts,
  convert: Convert,
): readonly Child[] {
  const { sha256, official, specification, result } = report;
  if (!official) return [];
  const said = [...remarks(report, ui), `${byRules(result, ui)}.`, bySpecification(specification, ui)];
  const lines = said.map((text) => el("p", {}, text));
  if (sha256 !== undefined) lines.push(el("p", { class: "fingerprint" }, ui.fingerprint, " ", el("code", {}, sha256)));
  const details = fold(ui.details, { class: "quiet-text", "data-fold": "about" }, ...lines);
  return [printedView(report, ui), restView(report, ways, ui), convertView(ui, convert), details];
}

function remarks({ result, attachment, envelope, notRead }: Report, ui: ReportTexts): readonly string[] {
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

/** What is done less often, in one quiet row below. */
function restView(report: Report, ways: ReportWays, ui: ReportTexts): HTMLElement {
  const { file, result, sha256, attachment, envelope, given } = report;
  const answer = { file, status: 200, attachment, envelope, result };
  const saveReport = () => saveText(`${file}.faktlint.json`, JSON.stringify(answer, null, 2), "application/json");
  const hash = sha256 === undefined ? undefined : button(ui.copyHash, { class: "link" }, () => {
    if (hash !== undefined) void copy(sha256, hash, ui.copied);
  });
  return el(
    "div",
    { class: "rest", role: "group", "aria-label": ui.downloads },
    ...forms[given].filter((as) => as !== given && as !== "xml").map((as) => saveView(as, "link", ways)),
    button(ui.saveReport, { class: "link", "data-save": "report" }, saveReport),
    button(ui.print, { class: "link", "data-print": "report" }, () => printed("report")),
    button(ui.printInvoice, { class: "link", "data-print": "invoice" }, () => printed("invoice")),
    hash,
  );
}

/** Prints one of the two that the page shows. */
function printed(what: "report" | "invoice"): void {
  const { dataset } = document.documentElement;
  dataset["print"] = what;
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  globalThis.print();
}

/** What a printed report says beyond: when and by what it was judged, and of which file. */
function printedView({ sha256, result: { provenance } }: Report, ui: ReportTexts): HTMLElement {
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  return el(
    "div",
    { class: "print-only" },
    el("p", {}, filled(ui.judgedAt, when.format(new Date()), provenance.engine_version)),
    sha256 === undefined ? undefined : el("p", {}, ui.fingerprint, " ", el("code", {}, sha256)),
  );
}
