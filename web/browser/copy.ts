/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Buttons that copy the programs and requests of the reference. Without this script the texts can be marked and copied. */
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";

/** The words stand on the page, in its language. */
const { copy: COPY = "", copied: COPIED = "", notCopied: NOT_COPIED = "" } =
  document.querySelector<HTMLElement>("#main")?.dataset ?? {};
const SHOWN_FOR = 2_000;

function buttonFor(code: HTMLElement): HTMLButtonElement {
  const said = el("span", { "aria-live": "polite" }, COPY);
  const of = el("span", { class: "hidden" }, ` ${code.getAttribute("aria-label") ?? ""}`);
  const made = button("", { class: "copy quiet" }, () => void tell());
  made.append(said, of);
  return made;

  async function tell(): Promise<void> {
    said.textContent = await copied(code.textContent) ? COPIED : NOT_COPIED;
    setTimeout(() => said.textContent = COPY, SHOWN_FOR);
  }
}

/** A page that is not served by https, nor from this machine, has no clipboard. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

for (const code of document.querySelectorAll<HTMLElement>(".code > pre")) code.before(buttonFor(code));
