/**
 * Documents with one value changed, by plan and not by chance: of each element and attribute that stands at a place, whichever
 * document it is in, each change once. What official rules make of space, letters and signs differs from rule to rule.
 */
import { type Element, isElement, textOf, treeOf } from "../support/tree.ts";

type Change = (value: string) => string;

/** A change of numbers alone; of what is none, nothing changes. */
function ofNumber(pattern: RegExp, change: Change): Change {
  return (value) => pattern.test(value) ? change(value) : value;
}

const UNSIGNED = /^[0-9]+(?:\.[0-9]+)?$/;
const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const BROKEN = /^-?[0-9]+\.[0-9]+$/;
const MONEY = /^-?[0-9]+\.[0-9]{2}$/;
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

const changes: Readonly<Record<string, Change>> = {
  spaced: (value) => ` ${value} `,
  "a line break behind": (value) => `${value}\n`,
  "a no-break space behind": (value) => `${value}\u00a0`,
  "in small letters": (value) => value.toLowerCase(),
  "in capital letters": (value) => value.toUpperCase(),
  empty: () => "",
  longer: (value) => `${value}x`,
  shorter: (value) => value.slice(0, -1),
  twice: (value) => `${value} ${value}`,
  "with a plus": ofNumber(UNSIGNED, (value) => `+${value}`),
  negative: ofNumber(UNSIGNED, (value) => `-${value}`),
  "zeros in front": ofNumber(NUMBER, (value) => `00${value}`),
  "zeros behind": ofNumber(BROKEN, (value) => `${value}000`),
  "an exponent": ofNumber(UNSIGNED, (value) => `${value}e0`),
  infinite: ofNumber(UNSIGNED, () => "INF"),
  "a cent more": ofNumber(MONEY, (value) => (Number(value) + 0.01).toFixed(2)),
  "half a cent more": ofNumber(MONEY, (value) => `${value}5`),
  "without what is behind the point": ofNumber(BROKEN, (value) => value.slice(0, value.indexOf("."))),
  "a point behind": ofNumber(/^-?[0-9]+$/, (value) => `${value}.`),
  "a time zone behind": (value) => DAY.test(value) ? `${value}Z` : value,
};

export interface Changed {
  readonly xml: string;
  /** Where, and how. */
  readonly told: string;
}

export class ValueChanges {
  readonly #done: Set<string> = new Set();

  /** What has not been changed yet at the places of a document; `of` tells apart what places in other documents are compared by. */
  *in(xml: string, of = ""): Generator<Changed> {
    for (const [number, [path, element]] of placesIn(treeOf(xml)).entries()) {
      for (const name of [...isValue(element) ? [undefined] : [], ...attributesOf(element)]) {
        const place = `${path}${name === undefined ? "" : `/@${name}`}`;
        const value = valueOf(element, name);
        for (const [how, change] of Object.entries(changes)) {
          const [told, changed] = [`${place} ${how}`, change(value)];
          if (changed === value || this.#done.has(`${of} ${told}`)) continue;
          this.#done.add(`${of} ${told}`);
          yield { xml: withValue(xml, number, name, changed), told };
        }
      }
    }
  }
}

/** All elements with their paths, in document order. */
function placesIn(root: Element, around = ""): readonly (readonly [path: string, element: Element])[] {
  const path = `${around}/${root.name}`;
  return [[path, root], ...root.children.filter(isElement).flatMap((it) => placesIn(it, path))];
}

function isValue({ children }: Element): boolean {
  return children.length > 0 && !children.some(isElement);
}

function attributesOf({ attributes }: Element): readonly string[] {
  return [...attributes.keys()].filter((name) => !/^xmlns|:/.test(name));
}

function valueOf({ children, attributes }: Element, name: string | undefined): string {
  return name === undefined ? children.filter((it) => typeof it === "string").join("") : attributes.get(name) ?? "";
}

/** A document with another value in its nth element, or in an attribute of that. */
function withValue(xml: string, number: number, name: string | undefined, value: string): string {
  const root = treeOf(xml);
  const [, element] = placesIn(root)[number] ?? [];
  if (name === undefined) element?.children.splice(0, Infinity, value);
  else element?.attributes.set(name, value);
  return textOf(root);
}
