/** The part of a document that the structural rules have yet to judge, as a tree of what they look at. */
import type { Attributes } from "../../xml/reader.ts";
import type { Term } from "./outline.ts";

export class Element {
  readonly children: Element[] = [];
  /** Its own text, without that of the elements in it. */
  text = "";
  /** What is below it was judged, and is forgotten. */
  judged = false;

  constructor(
    readonly name: string,
    readonly attributes: Attributes | undefined,
    readonly offset: number,
    readonly parent: Element | undefined,
  ) {}
}

/** The text of an element with all that is in it, as XPath takes its value. */
export function valueOf(element: Element): string {
  return element.children.length === 0 ? element.text : element.text + element.children.map(valueOf).join("");
}

/** The values at a path below an element. */
export function valuesAt(element: Element, [step, ...rest]: readonly string[]): readonly string[] {
  if (step === undefined) return [valueOf(element)];
  if (step.startsWith("@")) {
    const value = element.attributes?.[step.slice(1)];
    return value === undefined ? [] : [value];
  }
  return element.children.filter(({ name }) => name === step).flatMap((child) => valuesAt(child, rest));
}

/** Gives the values of a code of the settlement that an element belongs to. */
export type Codes = (name: string, element: Element) => ReadonlySet<string>;

export function holds(terms: readonly Term[], element: Element, codes: Codes): boolean {
  return terms.every(({ path, value, code, denied }) => {
    const found = valuesAt(element, path);
    const met = code === undefined
      ? (it: string) => value === undefined || it === value
      : (it: string) => codes(code, element).has(it);
    return found.some(met) !== denied;
  });
}
