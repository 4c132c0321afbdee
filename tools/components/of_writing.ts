/// <reference lib="dom" />
/** What the form for invoices is made of. */
import { grouped } from "../../engine/model/grouped.ts";
import { Draft, placeOf } from "../../web/writing/draft.ts";
import { parts } from "../../web/writing/fields.ts";
import { type Child, el } from "../../web/browser/dom.ts";
import { button, complain } from "../../web/browser/parts/controls.ts";
import { keepingView } from "../../web/browser/writing/deeds_view.ts";
import { fieldView } from "../../web/browser/writing/field_view.ts";
import { kindView } from "../../web/browser/writing/kind_view.ts";
import { lackingView } from "../../web/browser/writing/lacking_view.ts";
import type { Shown } from "./shown.ts";

const nothing = () => {};
const codes = { unit: [["C62", "one"]], country: [["DE", "Germany"]], currency: [["EUR", "Euro"]] } as const;

/** A field of each kind, and of every other what is wrong with it. */
export function fields({ said, writing }: Shown): readonly Child[] {
  const all = parts.flatMap((part) => part.fields.map((row) => ({ part, row })));
  const kinds = grouped(all, ({ row }) => row.codes === "unit" ? "unit" : row.kind);
  const how = { said: writing, language: "en", digits: said.checkDigits, codes, write: nothing, commit: nothing };
  const views = [...kinds.values()].flatMap((them) => them.slice(0, 1)).map(({ part, row }, at) => {
    const { element } = fieldView(placeOf(part, row, 0), how);
    const input = element.querySelector("input, select, textarea");
    if (at % 2 === 1 && input !== null) complain(input, "This is wrong.", element.querySelector<HTMLElement>(".fault"));
    return element;
  });
  return [
    el("fieldset", { class: "box form-part" }, el("legend", {}, "Fields"), el("div", { class: "entries" }, ...views)),
  ];
}

export function form({ writing }: Shown): readonly Child[] {
  const kind = kindView(writing, () => new Draft(), nothing);
  kind.refresh();
  const note = el("p", { class: "quiet-text" }, writing.draftKept);
  const save = button(writing.save.xrechnung, { class: "primary" }, nothing);
  return [
    kind.element,
    el("div", { class: "due" }, el("div", { id: "sums" }), save),
    lackingView([{ title: "The number is missing.", told: "Enter it.", pointers: [] }], writing),
    keepingView(writing, { remembers: true, note, remember: nothing, open: nothing, startOver: nothing }),
  ];
}
