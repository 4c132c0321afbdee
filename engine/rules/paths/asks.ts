/** What rules ask of the elements at a path. What is read as one value must be one: at two, the official rules stop. */
import { Decimal } from "../../model/decimal.ts";
import { decimalOf as decimalIn } from "../../model/numeric.ts";
import { dateIn, normalize, numberOf } from "../../syntax/values.ts";
import { type Path, pathOf, pathsOf, select } from "./path.ts";
import type { Ask, Fault, Kind, Test } from "./row.ts";
import { one, type Scene, Unread, valuesAt } from "./scene.ts";
import { type Node, valueOf } from "./tree.ts";

/** A test of what is true or not, of which nothing more is to be said. */
export type Holds = (at: Node, scene: Scene) => boolean;

export function faultAt(node: Node | undefined): Fault {
  return node === undefined ? {} : { at: node, actual: normalize(valueOf(node)) };
}

function ask(kind: Kind, test: Test, expected?: string): Ask {
  return { kind, test, expected };
}

/** Words of its own say what a rule asks; `shown` is what it is about, and `sample` a value for that. */
export function asks(holds: Holds, shown?: string, sample?: string): Ask {
  return { ...ask("own", (at, scene) => holds(at, scene) || {}), shown, ...(sample === undefined ? {} : { sample }) };
}

/** The same question, with a value that satisfies it. */
export function like(sample: string, asked: Ask): Ask {
  return { ...asked, sample };
}

/** The same question, asked only where something holds. */
export function where(condition: Holds, { test, ...rest }: Ask): Ask {
  return { ...rest, test: (at, scene) => !condition(at, scene) || test(at, scene) };
}

/** Whether something is there, whatever it holds. */
export function has(paths: string): Holds {
  const all = pathsOf(paths);
  return (at) => all.some((path) => select(at, path).length > 0);
}

/** Whether a value at a path is one of these, to the letter. */
export function is(path: string, ...values: readonly string[]): Holds {
  const [found, wanted] = [pathOf(path), new Set(values)];
  return (at) => select(at, found).some((it) => wanted.has(valueOf(it)));
}

/** Whether a value at a path is one of those at another, to the letter. */
export function isAsAt(path: string, other: string): Holds {
  const [found, others] = [pathOf(path), pathOf(other)];
  return (at) => {
    const wanted = valuesAt(at, others);
    return valuesAt(at, found).some((it) => wanted.includes(it));
  };
}

/** Whether a value at a path is something else. */
export function differs(path: string, ...values: readonly string[]): Holds {
  const [found, others] = [pathOf(path), new Set(values)];
  return (at) => select(at, found).some((it) => !others.has(valueOf(it)));
}

/** Whether the one value at a path is one of these, without the white space around it. */
export function tidy(path: string, ...values: readonly string[]): Holds {
  const [found, wanted] = [pathOf(path), new Set(values)];
  return (at) => wanted.has(textAt(at, found));
}

export function not(holds: Holds): Holds {
  return (at, scene) => !holds(at, scene);
}

export function and(...all: readonly Holds[]): Holds {
  return (at, scene) => all.every((it) => it(at, scene));
}

export function or(...all: readonly Holds[]): Holds {
  return (at, scene) => all.some((it) => it(at, scene));
}

/** Whether some of what is at a path is so. */
export function some(path: string, holds: Holds): Holds {
  const all = pathsOf(path);
  return (at, scene) => all.some((it) => select(at, it).some((node) => holds(node, scene)));
}

/** Whether the text of the one value at a path is such, without the white space around it; "" where there is none. */
export function text(path: string, holds: (text: string) => boolean): Holds {
  const found = pathOf(path);
  return (at) => holds(textAt(at, found));
}

/** The same of the text as it is written. */
export function raw(path: string, holds: (text: string) => boolean): Holds {
  const found = pathOf(path);
  return (at) => holds(rawAt(at, found));
}

export function count(path: string, holds: (count: number) => boolean): Holds {
  const all = pathsOf(path);
  return (at) => holds(new Set(all.flatMap((it) => select(at, it))).size);
}

/** normalize-space() of the one value at a path. */
export function textAt(at: Node, path: Path): string {
  return normalize(rawAt(at, path));
}

export function rawAt(at: Node, path: Path): string {
  const node = one(at, path);
  return node === undefined ? "" : valueOf(node);
}

/** xs:decimal() of a node. */
export function decimalOf(node: Node): Decimal {
  const value = decimalIn({ text: valueOf(node), place: node.offset });
  if (value === undefined) throw new Unread(node);
  return value;
}

/** xs:decimal() of the one value at a path. */
export function decimalAt(at: Node, path: Path): Decimal | undefined {
  const node = one(at, path);
  return node === undefined ? undefined : decimalOf(node);
}

export function sumOf(nodes: readonly Node[]): Decimal {
  return Decimal.sum(nodes.map(decimalOf));
}

/** Whether some value at a path, read as a double, is such. Anything else stops the official rules. */
export function number(path: string, holds: (value: number) => boolean): Holds {
  const found = pathOf(path);
  return (at) =>
    select(at, found).some((node) => {
      const value = numberOf(valueOf(node));
      if (Number.isNaN(value)) throw new Unread(node);
      return holds(value);
    });
}

/** Something must be there that is not only white space; of several, one. */
export function required(paths: string): Ask {
  const all = pathsOf(paths);
  return {
    ...ask(
      "required",
      (at) => all.some((it) => select(at, it).some((node) => normalize(valueOf(node)) !== "")) || {},
    ),
    about: paths,
  };
}

/** Something must be there, whatever it holds. */
export function present(paths: string): Ask {
  const holds = has(paths);
  return { ...ask("required", (at, scene) => holds(at, scene) || {}), about: paths };
}

/** The one value must be there, and not be only white space. */
export function stated(path: string): Ask {
  const found = pathOf(path);
  return { ...ask("required", (at) => textAt(at, found) !== "" || {}), about: path };
}

/** Nothing may be there. */
export function unused(paths: string): Ask {
  const all = pathsOf(paths);
  return {
    ...ask("unused", (at) => {
      const [first] = all.flatMap((it) => select(at, it));
      return first === undefined || faultAt(first);
    }),
    about: paths,
  };
}

/** No more than so many characters, without the white space around them. */
export function longest(characters: number, path: string): Ask {
  const found = pathOf(path);
  const holds = (at: Node) => [...textAt(at, found)].length <= characters;
  return { ...ask("longest", (at) => holds(at) || faultAt(one(at, found)), `${characters}`), about: path };
}

/** No more than so many characters as they are written. */
export function longestRaw(characters: number, path: string): Ask {
  const found = pathOf(path);
  const holds = (at: Node) => [...rawAt(at, found)].length <= characters;
  return { ...ask("longest", (at) => holds(at) || faultAt(one(at, found)), `${characters}`), about: path };
}

export function most(number: number, path: string): Ask {
  const all = pathsOf(path);
  return {
    ...ask("most", (at) => {
      const found = all.flatMap((it) => select(at, it));
      return found.length <= number || { ...(found[number] === undefined ? {} : { at: found[number] }) };
    }, `${number}`),
    about: path,
  };
}

/** No more than so many characters behind the point. */
export function decimals(places: number, path: string): Ask {
  const found = pathOf(path);
  return {
    ...ask("decimals", (at) => {
      const node = one(at, found);
      return node === undefined || placesOf(valueOf(node)) <= places || faultAt(node);
    }, `${places}`),
    about: path,
  };
}

function placesOf(written: string): number {
  const point = written.indexOf(".");
  return point < 0 ? 0 : [...written.slice(point + 1)].length;
}

/** The one value must be of a list, as it is read; `shown` says so where the list is short. */
export function listed(
  path: string,
  values: ReadonlySet<string>,
  shown = values.size > 20 ? undefined : [...values].join(", "),
  read: (at: Node, path: Path) => string = textAt,
): Ask {
  const found = pathOf(path);
  return {
    ...ask("value", (at) => values.has(read(at, found)) || faultAt(one(at, found)), shown),
    about: path,
    sample: [...values][0] ?? "",
  };
}

/** The text of the one value must be such. */
export function such(path: string, holds: (text: string) => boolean, kind: Kind = "value"): Ask {
  const found = pathOf(path);
  return { ...ask(kind, (at) => holds(textAt(at, found)) || faultAt(one(at, found))), shown: path };
}

/** The same of the text as it is written, white space and all. */
export function written(path: string, holds: (text: string) => boolean, kind: Kind = "value"): Ask {
  const found = pathOf(path);
  return { ...ask(kind, (at) => holds(rawAt(at, found)) || faultAt(one(at, found))), shown: path };
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Whether the one value at a path is a date from one day to another; anything else stops the official rules. */
export function dated(path: string, from: string, before: string): Holds {
  const found = pathOf(path);
  const [first = 0, end = 0] = [dateIn(from), dateIn(before)];
  return (at) => {
    const node = one(at, found);
    if (node === undefined) return false;
    const day = dateIn(valueOf(node));
    if (day === undefined) throw new Unread(node);
    return first <= day && day < end;
  };
}
