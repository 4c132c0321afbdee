/** The findings in the order to fix them. */
import type { Severity } from "../../engine/mod.ts";
import type { ReportTexts } from "../texts/repairs/texts.ts";
import type { ShownCause, ShownPlace } from "../worker/repaired.ts";
import type { Excerpt, ShownFinding } from "../worker/protocol.ts";
import { counted, el, filled } from "./dom.ts";
import { button, fold, unfold } from "./parts/controls.ts";
import { growing } from "./parts/growing.ts";

/** Findings that are shown at first, and with each press of the button below them. */
const AT_ONCE = 40;

const severityTexts: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  fatal: "error",
  warning: "warning",
  information: "note",
};

/** Findings belong to causes by the rule and the place. */
export function findingsView(
  findings: readonly ShownFinding[],
  causes: readonly ShownCause[],
  ui: ReportTexts,
  toSheet: (target: string) => void,
) {
  const list = el("ol", { class: "findings-list" });
  const owners = new Map(causes.flatMap(({ id, findings }) => findings.map((it) => [keyOf(it), id])));
  const view = (finding: ShownFinding) => findingView(finding, owners.get(keyOf(finding)), ui, toSheet);
  const { more, show, grow } = growing(list, { atOnce: AT_ONCE, label: ui.more, view });
  show(findings);
  // What is to be done stands above, and says the same in fewer words.
  const element = fold(
    `${ui.findings} (${findings.length})`,
    { class: "findings", "data-fold": "findings", hidden: findings.length === 0 },
    list,
    more,
  );
  /** Shows a finding that is not shown yet, and puts the focus on it. */
  const reveal = (number: number) => {
    grow(number);
    const found = list.children[number - 1];
    if (found instanceof HTMLElement) headOf(found).focus();
  };
  return { element, reveal };
}

function keyOf({ rule, path }: Pick<ShownFinding, "rule" | "path">): string {
  return `${rule} ${path}`;
}

/** The head of the card of a finding's cause; the finding itself, unfolded, where it has none. */
function headOf(finding: HTMLElement): HTMLElement {
  const { cause = "" } = finding.dataset;
  const card = document.querySelector<HTMLElement>(`.cause[data-cause="${CSS.escape(cause)}"] h4`);
  if (card === null) unfold(finding);
  return card ?? finding;
}

function findingView(
  finding: ShownFinding,
  cause: string | undefined,
  ui: ReportTexts,
  toSheet: (target: string) => void,
): HTMLElement {
  const { number, severity, message, fix, example, excerpt } = finding;
  return el(
    "li",
    {
      class: `finding ${severity}`,
      tabindex: "-1",
      id: `finding-${number}`,
      "data-rule": finding.rule,
      "data-severity": severity,
      "data-cause": cause,
    },
    titleView(finding, ui),
    el("p", { class: "message" }, message),
    el("p", { class: "place" }, placeOf(finding, ui)),
    excerpt === undefined ? undefined : excerptView(excerpt, finding, ui),
    el("p", { class: "fix" }, el("strong", {}, ui.fix), " ", fix),
    example === undefined ? undefined : el("p", { class: "example" }, ui.suchAs, " ", el("code", {}, example)),
    el("p", { class: "finding-actions" }, button(ui.showInInvoice, { class: "link" }, () => toSheet(finding.target))),
  );
}

function titleView({ number, rule, severity, docsUrl }: ShownFinding, ui: ReportTexts): HTMLElement {
  const about = { ...pageOf(docsUrl), title: filled(ui.aboutRule, rule) };
  return el(
    "h4",
    {},
    el("span", { class: "number", "aria-hidden": "true" }, `${number}`),
    el("span", { class: "severity" }, counted(ui[severityTexts[severity]], 1).replace(/^1\s/, "")),
    " ",
    el("a", about, rule),
  );
}

/** The page of a rule: the service has it in every language. Many rules may be on one, each after an anchor. */
export function pageOf(docsUrl: string) {
  const [page = "", anchor] = docsUrl.split("#");
  const href = `${page}?lang=${document.documentElement.lang}${anchor === undefined ? "" : `#${anchor}`}`;
  return { href, class: "rule", target: "_blank", rel: "noopener" };
}

export function placeOf({ line, column, path }: ShownPlace, ui: ReportTexts): string {
  if (line !== undefined) return `${filled(ui.place, line, column ?? 1)} · ${path}`;
  return path === "" ? ui.wholeInvoice : path;
}

/** The lines around a place, with a caret below it. */
function excerptView({ lines, at, column }: Excerpt, { line }: ShownFinding, ui: ReportTexts): HTMLElement {
  const width = `${lines.at(-1)?.number ?? 0}`.length;
  const gutter = (text: string) => el("span", { class: "gutter" }, `${text.padStart(width)} │ `);
  const rows = lines.flatMap(({ number, text }, index) => {
    const shown = el("span", index === at ? { class: "meant" } : {}, gutter(`${number}`), `${text}\n`);
    const caret = el("span", { class: "caret", "aria-hidden": "true" }, gutter(""), `${" ".repeat(column)}▲\n`);
    return index === at ? [shown, caret] : [shown];
  });
  const label = filled(ui.place, line ?? 1, column + 1);
  return el("pre", { class: "excerpt", tabindex: "0", role: "group", "aria-label": label }, ...rows);
}
