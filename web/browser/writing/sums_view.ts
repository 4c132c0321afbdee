/// <reference lib="dom" />
/** What the invoice adds up to, which never leaves the screen. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Sums } from "../../worker/protocol.ts";
import { facts } from "../parts/table.ts";
import type { Money } from "../../sheet/format.ts";

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
  const { totals = {} } = sums ?? {};
  const amount = (name: string) => totals[name] ? money(totals[name]) : "–";
  const ifThere = (name: string, shown = name) => totals[name] ? amount(shown) : undefined;
  const about = { class: "sums", "data-amount-due": true, "data-old": "", "data-new": totals["payableAmount"] ?? "" };
  return facts([
    [said.allowances, ifThere("allowanceTotalAmount")],
    [said.net, amount("taxExclusiveAmount")],
    [said.tax, amount("taxAmount")],
    [said.gross, ifThere("prepaidAmount", "taxInclusiveAmount")],
    [said.labels.prepaid, ifThere("prepaidAmount")],
    [said.due, amount("payableAmount")],
  ], about);
}
