/// <reference lib="dom" />
/** What pages are made of that is pressed, asked for, opened or said: each is drawn here, and nowhere else. */
import { type Attributes, type Child, el } from "../dom.ts";

/** A button; its class is `primary`, `secondary` or `link`. */
export function button(text: string, attributes: Attributes, press: () => void): HTMLButtonElement {
  const made = el("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", press);
  return made;
}

/** A button that shows what came of it at a place: the first of that gets the focus, so that it is read out. */
export function askingButton(
  text: string,
  attributes: Attributes,
  place: HTMLElement,
  work: () => Promise<readonly (Node | string)[]>,
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

/** What is folded below a title, until somebody opens it. */
export function fold(title: string, attributes: Attributes, ...children: readonly Child[]): HTMLDetailsElement {
  return el("details", attributes, el("summary", {}, title), ...children);
}

/** Opens all that an element is folded in. */
export function unfold(element: Element): void {
  const around = element.closest("details:not([open])");
  if (around === null) return;
  around.setAttribute("open", "");
  unfold(around);
}

/** Says something at a place, which is hidden where there is nothing to say. */
export function tell(place: HTMLElement, text: string): void {
  place.textContent = text;
  place.hidden = text === "";
}

/** What is wrong at a field: said at its place for that, and marked at it. */
export function complain(field: Element, text: string, place = document.getElementById(`${field.id}-fault`)): void {
  if (place !== null) tell(place, text);
  field.setAttribute("aria-invalid", `${text !== ""}`);
}

/** The head of all that is judged: what became of it, and below it what there is to say of that. The tone comes from a class of the head or of what it is in: `accepted`, `valid`, `refused`, `invalid`. */
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
