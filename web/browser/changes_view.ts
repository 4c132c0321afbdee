/// <reference lib="dom" />
/** What changes, value by value, and what is due. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Due, ShownChange } from "../worker/repaired.ts";
import { type Child, el, filled } from "./dom.ts";

/** An amount as it is written for a person, in the language of the page. */
export type Money = (amount: string) => string;

export function changesView(changes: readonly ShownChange[], said: RepairTexts): HTMLElement {
  // Words and no list: it is in buttons and labels, too.
  return el("span", { class: "changes" }, ...changes.map((it) => changeView(it, said)));
}

/** One value before and after; `more` follows it. */
export function changeView(change: ShownChange, { noValue }: RepairTexts, ...more: readonly Child[]): HTMLElement {
  const { term, pointer, field, old, new: now, said } = change;
  const value = (text: string | null) => text === null ? el("em", {}, noValue) : el("bdi", {}, text);
  return el(
    "span",
    {
      class: "change",
      "data-change": true,
      "data-term": term,
      "data-pointer": pointer,
      "data-old": old ?? "",
      "data-new": now ?? "",
    },
    el("span", { class: "field" }, field),
    " ",
    el("del", {}, value(said.old)),
    " → ",
    el("ins", {}, value(said.new)),
    ...more,
  );
}

export function dueView({ old, new: now }: Due, money: Money, said: RepairTexts): HTMLElement {
  const text = now === null
    ? said.dueUnknown
    : old === now
    ? filled(said.dueUnchanged, money(now))
    : filled(said.dueChanged, money(now), old === null ? said.noValue : money(old));
  return el("p", { class: "amount-due", "data-amount-due": true, "data-old": old ?? "", "data-new": now ?? "" }, text);
}
