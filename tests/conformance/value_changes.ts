/**
 * Documents with one value changed, by plan and not by chance: of each element and attribute that is at a place, whichever
 * document it is in, each change once. What official rules make of space, letters and signs differs from rule to rule.
 */
import { type Element, isElement, isLeaf, textIn, textOf, treeOf } from "../support/tree.ts";

type Change = (value: string) => string;

/** A change of numbers alone; anything else stays. */
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
    const root = treeOf(xml);
    for (const [path, element] of placesIn(root)) {
      for (const { name, value, set } of valuesOf(element)) {
        const place = `${path}${name === undefined ? "" : `/@${name}`}`;
        for (const [how, change] of Object.entries(changes)) {
          const [told, changed] = [`${place} ${how}`, change(value)];
          if (changed === value || this.#done.has(`${of} ${told}`)) continue;
          this.#done.add(`${of} ${told}`);
          set(changed);
          const text = textOf(root);
          set(value);
          yield { xml: text, told };
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

/** The value of an element, without a name, and those of its attributes. */
interface Value {
  readonly name?: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

function valuesOf(element: Element): readonly Value[] {
  const { attributes, children } = element;
  const own = { value: textIn(element), set: (value: string) => void (element.children = [value]) };
  const others = [...attributes].filter(([name]) => !/^xmlns|:/.test(name))
    .map(([name, value]) => ({ name, value, set: (value: string) => void attributes.set(name, value) }));
  return children.length > 0 && isLeaf(element) ? [own, ...others] : others;
}
