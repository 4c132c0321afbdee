/// <reference lib="dom" />
/** The head of all that is judged: what became of it, and below it what there is to say of that. */
import { type Child, el } from "../dom.ts";

/** The tone comes from a class of the head or of what it is in: `accepted`, `valid`, `refused`, `invalid`. */
export function verdictHead(
  title: string,
  tone: string,
  says: readonly Child[],
  ...beside: readonly Child[]
): HTMLElement {
  return el(
    "header",
    { class: `verdict ${tone}`.trim() },
    el("div", { class: "verdict-icon", "aria-hidden": "true" }),
    el("h2", { tabindex: "-1", class: "verdict-title" }, title),
    ...beside,
    el("div", { class: "says" }, ...says),
  );
}
