/// <reference lib="dom" />
/** What keeps the invoice from being written: a list that leads to the fields, and a word at each of them. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Lacking } from "../../worker/protocol.ts";
import type { Draft } from "../../writing/draft.ts";
import type { Code } from "../codes.ts";
import { counted, el } from "../dom.ts";
import { complain, unfold } from "../parts/controls.ts";
import type { Input } from "../parts/field.ts";

export function lackingView(all: readonly Lacking[], said: WritingTexts): HTMLElement {
  const items = all.map(({ title, told, pointers }) => {
    const field = fieldsFor(pointers)[0];
    return el(
      "li",
      {},
      el("strong", {}, title),
      " ",
      told,
      ...(field === undefined ? [] : [" ", el("a", { href: `#${field.id}` }, said.toField)]),
    );
  });
  return el(
    "section",
    { class: "box lacking" },
    el("h2", { tabindex: "-1" }, counted(said.lacking, all.length)),
    el("ul", {}, ...items),
  );
}

/** What is wrong in the draft alone, which no rule of invoices knows. */
export function wrongIn(draft: Draft, units: readonly Code[], said: WritingTexts): readonly Lacking[] {
  const wrong = (title: string) => (pointer: string): Lacking => ({ title, told: "", pointers: [pointer] });
  return [
    ...draft.wrong().map(wrong(said.wrongCashDiscount)),
    ...draft.unknownUnits(units).map(wrong(said.noUnit)),
  ];
}

/** What the form has a field for, in the order of the form: the rest follows from it. Where it has none for anything, all. */
export function inForm(all: readonly Lacking[]): readonly Lacking[] {
  const order = [...document.querySelectorAll<Input>("[data-answer]")];
  const placed = all.flatMap((it) => {
    const [field] = fieldsFor(it.pointers);
    return field === undefined ? [] : [{ it, at: order.indexOf(field) }];
  });
  return placed.length === 0 ? all : placed.toSorted((one, other) => one.at - other.at).map(({ it }) => it);
}

/** Marks the fields that are asked for, and no others. */
export function markFaults(all: readonly Lacking[]): void {
  for (const field of document.querySelectorAll<Input>("[data-answer]")) say(field, "");
  for (const { title, pointers } of all) for (const field of fieldsFor(pointers)) say(field, title);
}

function say(field: Input, text: string): void {
  complain(field, text);
  if (text === "") field.removeAttribute("aria-invalid");
  else unfold(field);
}

/** The fields at or below the pointers. */
function fieldsFor(pointers: readonly string[]): readonly Input[] {
  const fields = [...document.querySelectorAll<Input>("[data-answer]")];
  return fields.filter(({ dataset }) => {
    const own = dataset["pointer"] ?? "";
    return pointers.some((it) => it !== "" && (own === it || own.startsWith(`${it}/`) || it.startsWith(`${own}/`)));
  });
}
