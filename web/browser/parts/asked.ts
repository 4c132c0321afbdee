/// <reference lib="dom" />
/** What is made when somebody asks for it, and shown where it was asked for. */
import { type Attributes, el } from "../dom.ts";
import { button } from "./controls.ts";

/** A button that shows what came of it at a place: the first of that gets the focus, so that it is read out. */
export function askingButton(
  text: string,
  attributes: Attributes,
  place: HTMLElement,
  work: () => Promise<readonly HTMLElement[]>,
): HTMLButtonElement {
  const press = button(text, { class: "secondary", ...attributes }, async () => {
    press.disabled = true;
    try {
      place.replaceChildren(...await work());
    } finally {
      // Also where it came to nothing: somebody may try again.
      press.disabled = false;
    }
    place.querySelector<HTMLElement>("[tabindex]")?.focus();
  });
  return press;
}

/** What came of it, in a sentence. */
export function outcomeHead(attributes: Attributes, text: string): HTMLElement {
  return el("p", { tabindex: "-1", ...attributes }, text);
}
