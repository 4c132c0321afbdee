/// <reference lib="dom" />
/** The invoice in another syntax or profile: what has no place there is shown before anything is saved. */
import type { ReportTexts } from "../texts/repairs/texts.ts";
import { targets, targetTitles } from "../texts/targets.ts";
import type { Target } from "../../engine/convert/mod.ts";
import type { Converted, Lost } from "../worker/protocol.ts";
import { rulesView } from "./card_view.ts";
import { counted, el, filled } from "./dom.ts";
import { placeOf } from "./findings_view.ts";
import { askingButton, button, fold, outcomeHead } from "./parts/controls.ts";
import { grown } from "./parts/growing.ts";
import { save } from "./save.ts";

/** Values that are listed at once. */
const AT_ONCE = 20;

export type Convert = (to: Target) => Promise<Converted | undefined>;

export function convertView(ui: ReportTexts, convert: Convert): HTMLElement {
  const { convert: said } = ui;
  const options = targets.map((it) => el("option", { value: it }, targetTitles[it]));
  const select = el("select", { id: "convert-to", "data-convert-to": true }, ...options);
  const result = el("div", {});
  const press = askingButton(said.press, { "data-convert": true }, result, async () => {
    const to = targets.find((it) => it === select.value) ?? "ubl";
    return resultView(await convert(to), targetTitles[to], ui);
  });
  const form = el("p", { class: "deeds" }, el("label", { for: select.id }, said.to), " ", select, " ", press);
  return fold(said.title, { class: "convert", "data-fold": "convert" }, form, result);
}

function resultView(converted: Converted | undefined, title: string, ui: ReportTexts): readonly HTMLElement[] {
  const { convert: said } = ui;
  if (converted === undefined) return [outcomeHead({ "data-converted": "failed" }, said.failed)];
  const { saved, losses, wrong } = converted;
  if (saved === undefined) {
    return [outcomeHead({ "data-converted": "refused" }, filled(said.refused, title)), rulesView(wrong, ui)];
  }
  const press = button(filled(ui.save, saved.name), { class: "secondary", "data-save": "converted" }, () => {
    save(saved.name, saved.content);
  });
  if (losses.length === 0) return [outcomeHead({ "data-converted": "whole" }, said.done), press];
  const view = (it: Lost) => lossView(it, ui);
  return [
    outcomeHead({ "data-converted": "lossy" }, counted(said.losses, losses.length, title)),
    ...grown(losses, { atOnce: AT_ONCE, label: ui.more, view }),
    press,
  ];
}

function lossView({ term, field, pointer, old, said, ...place }: Lost, ui: ReportTexts): HTMLElement {
  return el(
    "li",
    { "data-lost": term, "data-pointer": pointer, "data-old": old ?? "" },
    el("span", { class: "field" }, term === "" ? field : `${field} (${term})`),
    " ",
    el("strong", { dir: "auto" }, said.old ?? ""),
    " ",
    el("code", { class: "quiet-text" }, placeOf(place, ui)),
  );
}
