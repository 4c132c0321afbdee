/// <reference lib="dom" />
/** One thing that is wrong: what it is, in one sentence, and the one button that mends it. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Asked, Field, OfCause, ShownCause, ShownChoice } from "../worker/repaired.ts";
import { answerIn, answerView } from "./answer_view.ts";
import type { Money } from "../sheet/format.ts";
import { changesView, dueView, valueView } from "./changes_view.ts";
import type { Desk } from "./desks.ts";
import { pageOf } from "./findings_view.ts";
import { type Child, el, fill, filled } from "./dom.ts";
import { button, complain, fold, tell } from "./parts/controls.ts";
import type { Owner } from "./owner.ts";

export interface CardWays {
  readonly said: RepairTexts;
  readonly showInInvoice: string;
  readonly desk: Desk;
  readonly act: (step: (asked: Asked) => Asked) => void;
  readonly money: Money;
  readonly owner: Owner;
  /** Where the message to the issuer stands, for a recipient. */
  readonly mail: HTMLElement;
  readonly accepted: boolean;
  /** Shows a finding's place in the invoice. */
  readonly show: (cause: ShownCause) => void;
}

export function cardView(cause: ShownCause, isCurrent: boolean, ways: CardWays): HTMLElement {
  const { id, severity, title, converted } = cause;
  const { said, owner } = ways;
  return el(
    "li",
    { class: `cause ${severity}`, "data-cause": id, "data-current": isCurrent },
    el("h4", { tabindex: "-1" }, title),
    converted === undefined ? undefined : el("p", { class: "notice" }, filled(said.converts, said.formats[converted])),
    ...(owner === "issuer" ? waysView(cause, ways) : [changesView(cause.changes, said)]),
    detailView(cause, ways),
  );
}

/** What the issuer can do: apply the repair, choose one of several, or answer. */
function waysView(cause: ShownCause, ways: CardWays): readonly Child[] {
  const { id, kind, repairable, changes, fields, choices } = cause;
  const { said, act } = ways;
  if (repairable) {
    const label = kind === "owed" && changes.length === 0 ? said.takeOut : said.repair;
    const press = button("", { class: `repair ${kind}`, "data-repair": id, "aria-pressed": "false" }, () => {
      act((asked) => accepting(asked, id));
    });
    press.append(changesView(changes, said), el("span", { class: "press" }, label));
    return [kind === "owed" ? el("p", { class: "quiet-text" }, said.repairOwed) : undefined, press];
  }
  if (fields.length === 0 && choices.length === 0) return [];
  const place = el("div", { class: "answers" });
  const choice = choices.length === 0 ? undefined : choicesView(cause, ways);
  const commit = (at: Element) => {
    const picked = ways.desk.picked.get(id);
    if (picked === undefined) return takeOver(at, fields, ways);
    ways.desk.picked.delete(id);
    act((asked) => accepting(asked, picked));
  };
  // Whoever writes something means none of the choices.
  place.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset["pointer"] === undefined) return;
    ways.desk.picked.delete(id);
    for (const radio of place.querySelectorAll<HTMLInputElement>("[type=radio]")) radio.checked = false;
  });
  fill(place, choice, ...formView(place, fields, ways, commit));
  return [place];
}

function accepting(asked: Asked, id: string): Asked {
  return { ...asked, accept: [...asked.accept, id] };
}

/** Fields that are taken over together: by their button, or by Enter in the last of them. */
export function formView(
  place: HTMLElement,
  fields: readonly Field[],
  { said, desk }: Pick<CardWays, "said" | "desk">,
  commit: (place: Element) => void,
): readonly Child[] {
  // The place itself may stay when the page is drawn again, with another button in it.
  const press = button(
    said.takeOver,
    { class: "press", "data-commit": true },
    () => commit(press.parentElement ?? press),
  );
  place.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || !(target instanceof HTMLElement)) return;
    if (!target.matches("[data-answer], [type=radio]")) return;
    event.preventDefault();
    const all = [...place.querySelectorAll<HTMLElement>("[data-answer]")];
    const next = target.matches("[type=radio]") ? undefined : all[all.indexOf(target) + 1];
    if (next === undefined) place.querySelector<HTMLElement>("[data-commit]")?.click();
    else next.focus();
  });
  return [
    ...fields.map((it) => answerView(it, said, desk)),
    el("p", { class: "fault", role: "alert", "data-nothing": true, hidden: true }),
    press,
  ];
}

/** Takes over what is new in the fields; says what is wrong where that is nothing, or no code of a list. */
export function takeOver(
  place: Element,
  fields: readonly Field[],
  { said, desk, act }: Pick<CardWays, "said" | "desk" | "act">,
) {
  const all = fields.map((field) => ({ field, text: answerIn(field, desk) }));
  const unknown = all.filter(({ text }) => text === undefined).map(({ field }) => field.pointer);
  for (const input of place.querySelectorAll<HTMLInputElement>("[data-pointer][data-answer]")) {
    const { pointer = "" } = input.dataset;
    complain(input, unknown.includes(pointer) ? said.noCode : "");
  }
  const changed = all.flatMap(({ field: { pointer, is }, text = "" }) =>
    text === "" || text === is ? [] : [[pointer, text] as const]
  );
  const nothing = unknown.length === 0 && changed.length === 0;
  const remark = place.querySelector<HTMLElement>("[data-nothing]");
  if (remark !== null) tell(remark, nothing ? said.nothingNew : "");
  if (nothing || unknown.length > 0) {
    const [first = fields[0]?.pointer ?? ""] = unknown;
    return place.querySelector<HTMLElement>(`[data-answer][data-pointer="${CSS.escape(first)}"]`)?.focus();
  }
  for (const { pointer } of fields) desk.drafts.delete(pointer);
  act((asked) => ({ ...asked, answers: { ...asked.answers, ...Object.fromEntries(changed) } }));
}

/** One line each, the likeliest first, which is chosen where it changes nothing that is owed. */
function choicesView({ id, choices }: ShownCause, { said, money, desk: { picked } }: CardWays): HTMLElement {
  const [first] = choices;
  const isSafe = first?.direction === "same" && first.due.old === first.due.new;
  if (isSafe && !picked.has(id)) picked.set(id, first.id);
  const ofOne = new Set(choices.flatMap(({ changes }) => changes.map(({ pointer }) => pointer))).size === 1;
  const options = choices.map((choice) => {
    const radio = el("input", { type: "radio", name: id, value: choice.id });
    radio.checked = picked.get(id) === choice.id;
    radio.addEventListener("change", () => picked.set(id, choice.id));
    return el("label", {}, radio, " ", choiceView(choice, ofOne, said, money));
  });
  const [change] = ofOne ? first?.changes ?? [] : [];
  const now = change === undefined
    ? undefined
    : el("p", { class: "quiet-text" }, filled(said.saysNow, change.field, change.said.old || said.noValue));
  return el("fieldset", { "data-choice": id }, el("legend", {}, said.whichIsRight), now, ...options);
}

function choiceView({ title, changes, due, direction }: ShownChoice, ofOne: boolean, said: RepairTexts, money: Money) {
  return el(
    "span",
    { class: "choice" },
    ...(ofOne ? changes.map((it) => valueView(it, said)) : [el("strong", {}, title), changesView(changes, said)]),
    dueView(due, money, said),
    direction === "same" ? undefined : el("span", { class: "notice" }, said.turns),
  );
}

/** What few need: how it was told, the rules, and the place. */
function detailView(cause: ShownCause, { said, show, showInInvoice }: CardWays): HTMLElement {
  const { id, told, findings, total } = cause;
  const [first] = findings;
  const line = first?.line === undefined ? "" : `, ${filled(said.line, first.line)}`;
  const more = total > 1 ? ` +${total - 1}` : "";
  return fold(
    `${first?.rule ?? ""}${more}${line}`,
    { "data-fold": id },
    el("p", {}, told),
    rulesView(findings, said),
    el("p", {}, button(showInInvoice, { class: "link" }, () => show(cause))),
  );
}

/** What is wrong by the rules, with what to do. */
export function rulesView(findings: readonly OfCause[], { fix }: Pick<RepairTexts, "fix">): HTMLElement {
  const items = findings.map((it) =>
    el(
      "li",
      {},
      el("a", pageOf(it.docsUrl), it.rule),
      el("p", {}, it.message),
      el("p", {}, el("strong", {}, fix), " ", it.fix),
    )
  );
  return el("ul", {}, ...items);
}
