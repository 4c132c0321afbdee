/// <reference lib="dom" />
/** What is wrong, by its causes: a card each, with what repairs it, the choices, or the question. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import {
  type Asked,
  nothingAsked,
  type RepairState,
  type ShownCause,
  type ShownChoice,
  type ShownRepair,
} from "../worker/repaired.ts";
import { answerView } from "./answer_view.ts";
import { changesView, changeView, dueView, type Money } from "./changes_view.ts";
import { button, counted, el, filled } from "./dom.ts";
import type { Owner } from "./owner.ts";

export interface CauseWays {
  readonly said: RepairTexts;
  /** What was asked for so far. */
  readonly asked: Asked;
  readonly repair: (asked: Asked) => void;
  readonly money: Money;
  readonly owner: Owner;
  /** Where the message to the issuer stands, for a recipient. */
  readonly mail: HTMLElement;
}

export function causesView(repairing: RepairState, ways: CauseWays): HTMLElement {
  const { causes, total, unasked, due, applied } = repairing;
  const { said, asked, repair, money, owner, mail } = ways;
  const all = () => repair({ ...asked, accept: [...asked.accept, ...unasked] });
  const rest = total - causes.length;
  const isIssuer = owner === "issuer";
  return el(
    "div",
    {},
    dueView(due, money, said),
    applied.length === 0 ? undefined : appliedView(applied, ways),
    el("h3", { id: "causes-title", tabindex: "-1" }, total === 0 ? said.noCauses : counted(said.causes, total)),
    isIssuer || total === 0 ? undefined : mail,
    !isIssuer || unasked.length === 0
      ? undefined
      : el("p", { class: "deeds" }, button(said.applyAll, { class: "primary", "data-apply-all": true }, all)),
    el("ol", { class: "causes" }, ...causes.map((it) => causeView(it, ways))),
    rest === 0 ? undefined : el("p", { class: "quiet-text" }, filled(said.moreCauses, rest)),
  );
}

function causeView(cause: ShownCause, ways: CauseWays): HTMLElement {
  const { id, severity, title, told } = cause;
  return el(
    "li",
    { class: `cause ${severity}`, "data-cause": id },
    el("h4", {}, title),
    el("p", { class: "quiet-text" }, told),
    ...(ways.owner === "issuer" ? repairViews(cause, ways) : [changesView(cause.changes, ways.said)]),
    findingsView(cause, ways.said),
  );
}

/** What the issuer can do: apply the repair, choose one of several, or answer. */
function repairViews(cause: ShownCause, { said, asked, repair, money }: CauseWays): readonly HTMLElement[] {
  const { id, kind, repairable, changes, choices, fields } = cause;
  const accept = (name: string) => repair({ ...asked, accept: [...asked.accept, name] });
  const views: HTMLElement[] = [];
  if (repairable) {
    const label = kind !== "owed" ? said.repair : changes.length === 0 ? said.takeOut : said.repairOwed;
    const attributes = { class: `repair ${kind}`, "data-repair": id, "aria-pressed": "false" };
    const press = button(label, attributes, () => accept(id));
    press.append(changesView(changes, said));
    views.push(press);
  }
  if (choices.length > 0) views.push(choicesView(id, choices, { said, money }, accept));
  const answers = fields.map((field) =>
    answerView(field, said, (value) => {
      repair({ ...asked, answers: { ...asked.answers, [field.pointer]: value } });
    })
  );
  return [...views, ...answers];
}

function choicesView(
  id: string,
  choices: readonly ShownChoice[],
  { said, money }: Pick<CauseWays, "said" | "money">,
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
      changesView(choice.changes, said),
      dueView(choice.due, money, said),
    );
  });
  return el("fieldset", { "data-choice": id }, el("legend", {}, said.whichIsRight), ...options);
}

/** What was changed, each with the way back. */
function appliedView(applied: readonly ShownRepair[], { said, asked, repair }: CauseWays): HTMLElement {
  const items = applied.flatMap(({ id, title, changes }) => {
    const label = `${said.undoOne}: ${title}`;
    const undo = () => button(said.undoOne, { class: "link", "data-undo": true, "aria-label": label }, back);
    const back = () => repair(without(asked, id));
    // A repair that changes no value is shown by its title.
    if (changes.length === 0) {
      return [el("span", { class: "change" }, el("span", { class: "field" }, title), " ", undo())];
    }
    return changes.map((change) => changeView(change, said, " ", undo()));
  });
  return el(
    "section",
    { class: "box repaired", "data-changes": true },
    el("p", {}, said.applied, " ", button(said.undo, { class: "secondary" }, () => repair(nothingAsked))),
    el("span", { class: "changes" }, ...items),
  );
}

/** Without a repair, by its id, or an answer, by its pointer. */
function without({ accept, answers }: Asked, id: string): Asked {
  const { [id]: _, ...others } = answers;
  return { accept: accept.filter((it) => it !== id), answers: others };
}

function findingsView({ findings, total }: ShownCause, said: RepairTexts): HTMLElement {
  const items = findings.map(({ rule, message, fix, docsUrl }) =>
    el(
      "li",
      {},
      el("a", { href: docsUrl, class: "rule", target: "_blank", rel: "noopener" }, rule),
      el("p", {}, message),
      el("p", {}, el("strong", {}, said.fix), " ", fix),
    )
  );
  return el("details", {}, el("summary", {}, counted(said.findingsOf, total)), el("ul", {}, ...items));
}
