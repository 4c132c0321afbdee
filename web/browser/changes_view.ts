/// <reference lib="dom" />
/** What changes, value by value, and what is due. */
import type { Money } from "../sheet/format.ts";
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Due, ShownChange } from "../worker/repaired.ts";
import { type Attributes, type Child, el, filled } from "./dom.ts";

export function changesView(changes: readonly ShownChange[], said: RepairTexts): HTMLElement {
  // Words and no list: it is in buttons and labels, too.
  return el("span", { class: "changes" }, ...changes.map((it) => changeView(it, said)));
}

/** One value before and after; `more` follows it. */
export function changeView(change: ShownChange, said: RepairTexts, ...more: readonly Child[]): HTMLElement {
  const { field, said: { old, new: now } } = change;
  return markedView(
    change,
    el("span", { class: "field" }, field),
    " ",
    el("del", {}, valueOf(old, said)),
    " → ",
    el("ins", {}, valueOf(now, said)),
    ...more,
  );
}

/** What a value becomes, where what it is stands once for several. */
export function valueView(change: ShownChange, said: RepairTexts): HTMLElement {
  return markedView(change, valueOf(change.said.new, said));
}

function markedView({ term, pointer, old, new: now }: ShownChange, ...content: readonly Child[]): HTMLElement {
  const attributes = {
    class: "change",
    "data-change": true,
    "data-term": term,
    "data-pointer": pointer,
    "data-old": old ?? "",
    "data-new": now ?? "",
  };
  return el("span", attributes, ...content);
}

function valueOf(text: string | null, { noValue }: RepairTexts): HTMLElement {
  return text === null || text === "" ? el("em", {}, noValue) : el("bdi", {}, text);
}

/** What a choice makes of the amount due, in words; where it makes nothing of it, that is not said. */
export function dueView({ old, new: now }: Due, money: Money, said: RepairTexts): HTMLElement {
  const text = now === null
    ? said.dueUnknown
    : filled(said.dueChanged, money(now), old === null ? said.noValue : money(old));
  return el("span", { ...marked({ old, new: now }), class: "notice", hidden: old === now }, text);
}

/** The amount due as it stands at the head; what it was before, where that is another. */
export function dueInSight(due: Due, money: Money, said: RepairTexts): HTMLElement {
  const { old, new: now } = due;
  const before = el("span", { class: "before" }, filled(said.dueBefore, old === null ? said.noValue : money(old)));
  return el(
    "span",
    marked(due),
    el("span", { class: "label" }, now === null ? said.dueUnknown : said.due),
    now === null ? undefined : el("strong", {}, money(now)),
    now === null || old === now ? undefined : before,
  );
}

function marked({ old, new: now }: Due): Attributes {
  return { "data-amount-due": true, "data-old": old ?? "", "data-new": now ?? "" };
}
