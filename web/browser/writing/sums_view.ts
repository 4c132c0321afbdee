/// <reference lib="dom" />
/** What the invoice adds up to, which never leaves the screen. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Sums } from "../../worker/protocol.ts";
import { el } from "../dom.ts";
import type { Money } from "../changes_view.ts";

export function sumsView(sums: Sums | undefined, said: WritingTexts, money: Money): HTMLElement {
  const { net = "", tax = "", due = "" } = sums ?? {};
  const pair = (
    name: string,
    amount: string,
  ) => [el("dt", {}, name), el("dd", {}, amount === "" ? "–" : money(amount))];
  return el(
    "dl",
    { class: "sums", "data-amount-due": true, "data-old": "", "data-new": due },
    ...pair(said.net, net),
    ...pair(said.tax, tax),
    ...pair(said.due, due),
  );
}
