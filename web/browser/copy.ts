/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Buttons that copy the programs and requests of the reference. Without this script the texts can be marked and copied. */
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { copy } from "./save.ts";

/** The words stand on the page, in its language. */
const { copy: COPY = "", copied: COPIED = "", notCopied: NOT_COPIED = "" } =
  document.querySelector<HTMLElement>("#main")?.dataset ?? {};

function buttonFor(code: HTMLElement): HTMLButtonElement {
  const said = el("span", { "aria-live": "polite" }, COPY);
  const of = el("span", { class: "hidden" }, ` ${code.getAttribute("aria-label") ?? ""}`);
  const made = button("", { class: "copy quiet" }, () => void copy(code.textContent, said, COPIED, NOT_COPIED));
  made.append(said, of);
  return made;
}

for (const code of document.querySelectorAll<HTMLElement>(".code > pre")) code.before(buttonFor(code));
