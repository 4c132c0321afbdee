/// <reference lib="dom" />
/** What is typed, and the focus, kept where what is around them is drawn again. */
import { put } from "./focus.ts";

/**
 * Puts new content in the place of the old. What is there already stays where it is, and so does a field that has the focus,
 * with all else put around it: it keeps its caret, the part of a date that is being typed, and what an input method has begun.
 */
export function renew(place: HTMLElement, parts: readonly Node[]): void {
  const at = place.querySelector(".report :focus");
  const [now, stays] = [new DocumentFragment(), parts.filter((it) => it.parentNode === place)];
  now.append(...parts.filter((it) => !stays.includes(it)));
  const twin = at && now.querySelector<HTMLElement>(selectorOf(at));
  const [field, fresh] = [at?.closest(".answer"), twin?.closest(".answer")];
  const inSteps = at?.closest(".repairing") != null;
  const restore = keptAround(place, field);
  if (!(field && fresh && putAround(field, fresh, place, now, stays))) {
    put(place, [...stays, ...now.childNodes]);
    const next = twin ?? (inSteps ? place.querySelector<HTMLElement>("[data-current] h4") : undefined);
    next?.focus({ preventScroll: !inSteps });
  }
  restore();
}

/** What is folded open, and how far is scrolled: returns what puts it back. */
function keptAround(place: HTMLElement, field: Element | null | undefined): () => void {
  const folds = [...place.querySelectorAll<HTMLElement>("[data-fold][open]")].map((it) => it.dataset["fold"]);
  const [scrolled, top] = [place.querySelector(".sheet")?.scrollTop, field?.getBoundingClientRect().top];
  return () => {
    for (const fold of place.querySelectorAll<HTMLDetailsElement>("[data-fold]")) {
      if (folds.includes(fold.dataset["fold"])) fold.open = true;
    }
    place.querySelector(".sheet")?.scrollTo({ top: scrolled ?? 0 });
    if (top !== undefined && field?.isConnected) {
      scrollBy({ top: field.getBoundingClientRect().top - top, behavior: "instant" });
    }
  };
}

/** What tells an element apart from the others of a report. */
const telling = [
  "id",
  "name",
  "value",
  "data-answer",
  "data-pointer",
  "data-repair",
  "data-commit",
  "data-apply-all",
  "data-owner",
  "data-save",
];

function selectorOf(element: Element): string {
  const { cause } = element.closest<HTMLElement>(".cause")?.dataset ?? {};
  // The number in an id of a field is another each time.
  const own = telling.filter((it) => element.hasAttribute(it) && !(it === "id" && element.matches("[data-answer]")))
    .filter((it) => it !== "value" || element.matches("[type=radio]"))
    .map((it) => `[${it}="${CSS.escape(element.getAttribute(it) ?? "")}"]`).join("");
  if (own === "" && cause === undefined) return element.matches(".verdict-title") ? ".verdict-title" : "#none";
  return `${cause === undefined ? "" : `.cause[data-cause="${CSS.escape(cause)}"] `}${element.localName}${own}`;
}

/** False where the two do not lie equally deep: then nothing was done. */
function putAround(old: Element, fresh: Element, place: Element, now: Node, stays: readonly Node[]): boolean {
  const [olds, news] = [pathTo(old, place), pathTo(fresh, now)];
  if (olds.length !== news.length) return false;
  for (const [depth, it] of olds.entries()) {
    const twin = news[depth] ?? it;
    const siblings = [...twin.parentNode?.childNodes ?? []];
    const split = siblings.indexOf(twin);
    for (const child of [...it.parentNode?.childNodes ?? []]) {
      if (child !== it && !stays.includes(child)) child.remove();
    }
    it.before(...siblings.slice(0, split));
    it.after(...siblings.slice(split + 1));
    if (depth > 0) sameAttributes(it, twin);
  }
  return true;
}

/** From an element up to, and without, what it lies in. */
function pathTo(from: Element, end: Node): readonly Element[] {
  const path: Element[] = [];
  for (let it: Element | null = from; it !== null && it !== end; it = it.parentElement) path.push(it);
  return path;
}

function sameAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
