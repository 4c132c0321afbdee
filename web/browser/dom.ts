/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Building elements. Text becomes text nodes and nothing else, so that what is in an invoice is never markup. */

import { filled } from "../texts/filled.ts";
import type { Plural } from "../texts/texts.ts";

export { filled };

export type Child = Node | string | undefined;

export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and content; true is an attribute without a value, false and undefined none. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...present(children));
  return element;
}

function present(children: readonly Child[]): readonly (Node | string)[] {
  return children.filter((child) => child !== undefined);
}

/** Puts content in the place of what was there. */
export function fill(place: Element, ...children: readonly Child[]): void {
  place.replaceChildren(...present(children));
}

/** The element of the page with an id. Throws where the page is not the one that the script was written for. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} with the id "${id}"`);
}

export function counted({ one, several }: Plural, number: number, ...more: readonly string[]): string {
  return filled(number === 1 ? one : several, number, ...more);
}
