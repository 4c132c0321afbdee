/// <reference lib="dom" />
/** What is wrong, by its causes: a card each, with what repairs it, the choices, or the question. */
import type { UiTexts } from "../texts/texts.ts";
import type { Asked, Mending, ShownCause, ShownChoice, ShownRepair } from "../worker/mended.ts";
import { answerView } from "./answer_view.ts";
import { changesView, changeView, dueView, type Shown } from "./changes_view.ts";
import { button, type Child, counted, el, filled } from "./dom.ts";

export interface CauseWays {
  readonly ui: UiTexts;
  /** What was said so far. */
  readonly asked: Asked;
  readonly mend: (asked: Asked) => void;
  /** An amount with its currency. */
  readonly money: Shown;
}

export function causesView(mending: Mending, ways: CauseWays): readonly Child[] {
  const { causes, total, unasked, due, applied } = mending;
  const { ui, asked, mend, money } = ways;
  const accept = (ids: readonly string[]) => mend({ ...asked, accept: [...asked.accept, ...ids] });
  const all = unasked.length === 0
    ? undefined
    : button(ui.applyAll, { class: "primary", "data-apply-all": true }, () => accept(unasked));
  const rest = total - causes.length;
  return [
    dueView(due, money, ui),
    applied.length === 0 ? undefined : appliedView(applied, ways),
    el("h3", { id: "causes-title", tabindex: "-1" }, total === 0 ? ui.noCauses : counted(ui.causes, total)),
    all === undefined ? undefined : el("p", { class: "deeds" }, all),
    el("ol", { class: "causes" }, ...causes.map((it) => causeView(it, ways))),
    rest === 0 ? undefined : el("p", { class: "quiet-text" }, filled(ui.moreCauses, rest)),
  ];
}

function causeView(cause: ShownCause, { ui, asked, mend, money }: CauseWays): HTMLElement {
  const { id, kind, severity, title, told, changes, choices, field } = cause;
  const accept = (name: string) => mend({ ...asked, accept: [...asked.accept, name] });
  const press = changes.length === 0 ? undefined : button(
    kind === "owed" ? ui.repairOwed : ui.repair,
    { class: "secondary", "data-repair": id, "aria-pressed": "false" },
    () => accept(id),
  );
  press?.append(changesView(changes, ui));
  return el(
    "li",
    { class: `cause ${severity}`, "data-cause": id },
    el("h4", {}, title),
    el("p", { class: "quiet-text" }, told),
    press,
    choices.length === 0 ? undefined : choicesView(id, choices, { ui, money }, accept),
    field === undefined
      ? undefined
      : answerView(field, ui, (value) => mend({ ...asked, answers: { ...asked.answers, [field.pointer]: value } })),
    findingsView(cause, ui),
  );
}

function choicesView(
  id: string,
  choices: readonly ShownChoice[],
  { ui, money }: Pick<CauseWays, "ui" | "money">,
  accept: (id: string) => void,
): HTMLElement {
  const options = choices.map((choice) => {
    const radio = el("input", { type: "radio", name: id, value: choice.id });
    radio.addEventListener("change", () => radio.checked && accept(choice.id));
    return el(
      "label",
      {},
      radio,
      " ",
      el("strong", {}, choice.title),
      " ",
      el("span", { class: "quiet-text" }, choice.told),
      changesView(choice.changes, ui),
      dueView(choice.due, money, ui),
    );
  });
  return el("fieldset", { "data-choice": id }, el("legend", {}, ui.whichIsRight), ...options);
}

/** What was repaired, each with the way back. */
function appliedView(applied: readonly ShownRepair[], { ui, asked, mend }: CauseWays): HTMLElement {
  const items = applied.flatMap(({ id, title, changes }) => {
    const undo = () => mend(without(asked, id));
    return changes.map((change, at) => {
      const item = changeView(change, ui);
      const label = `${ui.undoOne}: ${title}`;
      if (at === 0) {
        item.append(" ", button(ui.undoOne, { class: "link", "data-undo": true, "aria-label": label }, undo));
      }
      return item;
    });
  });
  return el(
    "section",
    { class: "box repaired", "data-changes": true },
    el("p", {}, ui.applied, " ", button(ui.undo, { class: "secondary" }, () => mend({ accept: [], answers: {} }))),
    el("span", { class: "changes" }, ...items),
  );
}

/** Without a repair, by its id, or an answer, by its pointer. */
function without({ accept, answers }: Asked, id: string): Asked {
  const { [id]: _, ...others } = answers;
  return { accept: accept.filter((it) => it !== id), answers: others };
}

function findingsView({ findings, total }: ShownCause, ui: UiTexts): HTMLElement {
  const items = findings.map(({ rule, message, fix, docsUrl }) =>
    el(
      "li",
      {},
      el("a", { href: docsUrl, class: "rule", target: "_blank", rel: "noopener" }, rule),
      el("p", {}, message),
      el("p", {}, el("strong", {}, ui.fix), " ", fix),
    )
  );
  return el("details", {}, el("summary", {}, counted(ui.findingsOf, total)), el("ul", {}, ...items));
}
