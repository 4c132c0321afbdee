/// <reference lib="dom" />
/** What the invoice shall be: the form in which it is sent, and what is sold to whom. All else follows. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Draft } from "../../writing/draft.ts";
import { targets } from "../../writing/row.ts";
import { supplies, supply, supplyOf, targetOf, toBecome } from "../../writing/supplies.ts";
import { el } from "../dom.ts";
import { fieldOf } from "../parts/field.ts";
import type { Following } from "./part_view.ts";

export function kindView(
  { kind, targets: names, supplies: about }: WritingTexts,
  draft: () => Draft,
  changed: () => void,
): Following {
  const target = choice("target", targets, names, (it) => toBecome(draft(), it), changed);
  const sold = choice("supply", supplies, about, (it) => supply(draft(), it), changed);
  return {
    element: el(
      "fieldset",
      { class: "box form-part kind" },
      el("legend", {}, kind.title),
      el(
        "div",
        { class: "entries" },
        fieldOf("entry", kind.target, target, ""),
        fieldOf("entry", kind.supply, sold, ""),
      ),
    ),
    refresh: () => {
      target.value = targetOf(draft());
      sold.value = supplyOf(draft());
    },
  };
}

function choice<T extends string>(
  id: string,
  all: readonly T[],
  names: Readonly<Record<T, string>>,
  choose: (it: T) => void,
  changed: () => void,
): HTMLSelectElement {
  const select = el("select", { id: `kind-${id}` }, ...all.map((it) => el("option", { value: it }, names[it])));
  select.addEventListener("change", () => {
    const chosen = all.find((it) => it === select.value);
    if (chosen !== undefined) choose(chosen);
    changed();
  });
  return select;
}
