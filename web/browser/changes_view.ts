/// <reference lib="dom" />
/** What changes, value by value, and what is due. */
import type { UiTexts } from "../texts/texts.ts";
import type { Due, ShownChange } from "../worker/mended.ts";
import { el, filled } from "./dom.ts";

/** Values as they are written for a person, in the language of the page. */
export type Shown = (value: string) => string;

export function changesView(changes: readonly ShownChange[], ui: UiTexts): HTMLElement {
  // Words and no list: it stands in buttons and labels, too.
  return el("span", { class: "changes" }, ...changes.map((it) => changeView(it, ui)));
}

export function changeView({ term, pointer, field, old, new: now }: ShownChange, ui: UiTexts): HTMLElement {
  const value = (text: string | null) => text === null ? el("em", {}, ui.noValue) : el("bdi", {}, text);
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
    el("del", {}, value(old)),
    " → ",
    el("ins", {}, value(now)),
  );
}

export function dueView({ old, new: now }: Due, money: Shown, ui: UiTexts): HTMLElement {
  const text = now === null
    ? ui.dueUnknown
    : old === now
    ? filled(ui.dueUnchanged, money(now))
    : filled(ui.dueChanged, money(now), old === null ? ui.noValue : money(old));
  return el("p", { class: "amount-due", "data-amount-due": true, "data-old": old ?? "", "data-new": now ?? "" }, text);
}
