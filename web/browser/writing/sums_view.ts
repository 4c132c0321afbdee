/// <reference lib="dom" />
/** What the invoice adds up to, which never leaves the screen. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Sums } from "../../worker/protocol.ts";
import { el } from "../dom.ts";
import type { Money } from "../changes_view.ts";

/** Below the form, and at each line. */
export function showSums(sums: Sums | undefined, said: WritingTexts, money: Money): void {
  document.getElementById("sums")?.replaceChildren(sumsView(sums, said, money));
  for (const [index, place] of document.querySelectorAll<HTMLElement>(".line-net").entries()) {
    const amount = sums?.lines[index] ?? "";
    place.textContent = amount === "" ? "–" : money(amount);
  }
}

/** What was taken off, and paid before, is there where there is some. */
function sumsView(sums: Sums | undefined, said: WritingTexts, money: Money): HTMLElement {
  const { allowances = "", net = "", tax = "", gross = "", prepaid = "", due = "" } = sums ?? {};
  const pair = (name: string, amount: string) => [
    el("div", {}, el("dt", {}, name), el("dd", {}, amount === "" ? "–" : money(amount))),
  ];
  return el(
    "dl",
    { class: "sums", "data-amount-due": true, "data-old": "", "data-new": due },
    ...(allowances === "" ? [] : pair(said.allowances, allowances)),
    ...pair(said.net, net),
    ...pair(said.tax, tax),
    ...(prepaid === "" ? [] : [...pair(said.gross, gross), ...pair(said.labels.prepaid, prepaid)]),
    ...pair(said.due, due),
  );
}
