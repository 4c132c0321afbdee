/** What CIUS-PT asks of how a value is written: what these sentences say of one term they say of all. */
import { normalize, numberOf } from "../../../syntax/values.ts";
import { has, rawAt, textAt, where } from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import type { Ask, Kind } from "../../paths/row.ts";
import { one, type Scene, Unread, valuesAt } from "../../paths/scene.ts";
import { type Node, valueOf } from "../../paths/tree.ts";

/** The value at a path, as it is written, must be such; what is not there counts as empty. */
function form(kind: Kind, path: string, holds: (text: string) => boolean, expected?: string): Ask {
  const found = pathOf(path);
  return {
    kind,
    expected,
    about: path,
    test: (at) => {
      const node = one(at, found);
      const text = node === undefined ? "" : valueOf(node);
      return holds(text) || (node === undefined ? {} : { at: node, actual: normalize(text) });
    },
  };
}

/** From one character to so many, in one line: not empty, and no line break in it. */
export function isLine(text: string, most: number): boolean {
  const { length } = [...text];
  return length >= 1 && length <= most && !/[\n\r]/.test(text);
}

export function line(most: number, path = "."): Ask {
  return form("line", path, (text) => isLine(text, most), `${most}`);
}

const day = /^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$/u;

/** A date by its form alone: 2026-02-31 is one. */
export const dayForm: Ask = { ...form("day", ".", (text) => day.test(text)), sample: "2026-11-28" };

/** The digits behind the point, and whether there may be a minus sign; up to 13 digits come before. */
export type Places = "2" | "2–3" | "2–8";

const amounts: Readonly<Record<Places, RegExp>> = {
  "2": /^\p{Nd}{1,13}\.\p{Nd}{2}$/u,
  "2–3": /^\p{Nd}{1,13}\.\p{Nd}{2,3}$/u,
  "2–8": /^\p{Nd}{1,13}\.\p{Nd}{2,8}$/u,
};

export function amount(places: Places): Ask {
  return { ...form("amount", ".", (text) => amounts[places].test(text), places), sample: "100.00" };
}

export function signedAmount(places: Places): Ask {
  const holds = (text: string) => amounts[places].test(text.startsWith("-") ? text.slice(1) : text);
  return { ...form("signedAmount", ".", holds, places), sample: "100.00" };
}

const percentage = /^\p{Nd}{1,3}\.\p{Nd}{2}$/u;

export const percent: Ask = { ...form("percentage", ".", (text) => percentage.test(text)), sample: "23.00" };

/** What is no percentage by its form is not asked. */
export const upToHundred: Ask = {
  ...form("hundred", ".", (text) => !percentage.test(text) || /^(?:0?[0-9]{1,2}\.[0-9]{2}|100\.00)$/.test(text)),
  sample: "23.00",
};

/** One of a list, without the white space around it; `path` is what is asked where that is an attribute. */
export function code(values: ReadonlySet<string>, path = ".", kind: Kind = "value"): Ask {
  const shown = values.size > 60 ? undefined : [...values].join(", ");
  return { ...form(kind, path, (text) => values.has(normalize(text)), shown), sample: [...values][0] ?? "" };
}

/** The same of an attribute, where it is there. */
export function codeIfAny(values: ReadonlySet<string>, path: string, kind: Kind = "scheme"): Ask {
  return where(has(path), code(values, path, kind));
}

export function lineIfAny(most: number, path: string): Ask {
  return where(has(path), line(most, path));
}

/** The first two letters are a country's. */
export function prefixed(countries: ReadonlySet<string>): Ask {
  return {
    ...form("prefix", ".", (text) => countries.has([...normalize(text)].slice(0, 2).join(""))),
    sample: "PT501234560",
  };
}

/** The currencies at a path, worked out once a document. */
export function currenciesAt(of: string): (scene: Scene) => ReadonlySet<string> {
  const path = pathOf(of);
  const found = ({ root }: Scene) => new Set(valuesAt(root, path));
  return (scene) => scene.once(found);
}

/** The currency of an amount is one of these; with white space around it, too. */
export function inCurrency(currencies: ReturnType<typeof currenciesAt>): Ask {
  const own = pathOf("@currencyID");
  return {
    kind: "currency",
    about: "@currencyID",
    sample: "EUR",
    test: (at, scene) => {
      const [node] = select(at, own);
      return currencies(scene).has(textAt(at, own)) || (node === undefined ? {} : { at: node, actual: rawAt(at, own) });
    },
  };
}

/** xs:double() of a node. */
export function doubleOf(node: Node): number {
  const value = numberOf(valueOf(node));
  if (Number.isNaN(value)) throw new Unread(node);
  return value;
}
