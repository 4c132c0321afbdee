/** Changes to one value that leave the structure alone: space around it, other case, sign, prefix, scheme or digit. */
import type { Random } from "../support/random.ts";
import { type Element, isLeaf, textIn } from "../support/tree.ts";
import { countries } from "./odd_values.ts";

/** All elements but the root, and what chooses among them. */
export interface Values {
  readonly random: Random;
  readonly inner: readonly Element[];
}

/** Attributes whose values rules compare, with values that they tell apart. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  schemeID: words("0002 0007 0060 0088 0096 0106 0130 0147 0151 0184 0188 0190 0192 0196 0198 0199 0201 0204 0208")
    .concat(words("0210 0211 0217 0244 0245 9906 9907 9930 9933 9944 VA FC SEPA sepa EM ABZ VAT"), ["", " ", " 0088"]),
  currencyID: [...words("EUR USD SEK DKK HUF eur XXX"), "", " EUR "],
  listID: [...words("TST STI MP UNCL1153"), ""],
  listVersionID: [...words("19.05.01 19.0501 26.08.01 26.0801 20"), ""],
  unitCode: [...words("C62 H87 HUR xpp X"), ""],
  mimeCode: [...words("application/pdf text/csv TEXT/CSV text/plain"), ""],
  format: [...words("102 203 610"), "", " 102 "],
  schemeAgencyID: ["6"],
};

const spaces = [" ", "  ", "\n", "\t", "\r\n", "\u00a0", "\u2003"];

function words(text: string): string[] {
  return text.split(" ");
}

function filledLeaves(inner: readonly Element[]): readonly Element[] {
  return inner.filter((it) => isLeaf(it) && textIn(it) !== "");
}

function given(leaf: Element, text: string): string {
  leaf.children = [text];
  return `${leaf.name} = ${JSON.stringify(text)}`;
}

/** A change of the text of one element that holds one. */
function onText(change: (text: string, random: Random) => string): (values: Values) => string | undefined {
  return ({ random, inner }) => {
    const leaves = filledLeaves(inner);
    if (leaves.length === 0) return undefined;
    const leaf = random.of(leaves);
    return given(leaf, change(textIn(leaf), random));
  };
}

/** White space around one value, or around all of the elements of a name. */
export function spaceOut(values: Values): string | undefined {
  const { random, inner } = values;
  const leaves = filledLeaves(inner);
  if (leaves.length === 0) return undefined;
  const chosen = random.of(leaves);
  const [before, after] = random.of([["", "x"], ["x", ""], ["x", "x"]]).map((at) => at && random.of(spaces));
  const all = random.oneIn(3) ? leaves.filter(({ name }) => name === chosen.name) : [chosen];
  for (const leaf of all) leaf.children = [before ?? "", ...leaf.children, after ?? ""];
  return `space around ${all.length} ${chosen.name}`;
}

/** White space around the value of an attribute. */
export function spaceOutAttribute({ random, inner }: Values): string | undefined {
  const found = inner.filter((it) => [...it.attributes.keys()].some((name) => name in attributes));
  if (found.length === 0) return undefined;
  const element = random.of(found);
  const name = random.of([...element.attributes.keys()].filter((it) => it in attributes));
  const space = random.of(spaces);
  element.attributes.set(name, `${random.oneIn(2) ? space : ""}${element.attributes.get(name)}${space}`);
  return `space around ${element.name}/@${name}`;
}

export const otherCase = onText((text, random) =>
  random.of([text.toLowerCase(), text.toUpperCase(), text.slice(0, 1).toLowerCase() + text.slice(1)])
);

/** Another digit, one more or one less: what check digits and lengths tell. */
export const otherDigit = onText((text, random) => {
  const at = random.below(text.length);
  const digit = `${random.below(10)}`;
  return random.of([
    text.slice(0, at) + digit + text.slice(at + 1),
    text + digit,
    text.slice(0, at) + text.slice(at + 1),
  ]);
});

/** Another way to write a number, the same number or nearly. */
export function otherNumber({ random, inner }: Values): string | undefined {
  const numbers = filledLeaves(inner).filter((leaf) => /^[0-9.-]+$/.test(textIn(leaf)));
  if (numbers.length === 0) return undefined;
  const leaf = random.of(numbers);
  const text = textIn(leaf);
  const ways = [`+${text}`, `-${text}`, `0${text}`, `${text}e0`, `${text}E+0`, `${text}0`, ` ${text} `, `${text}.`]
    .concat([
      `${text}.0`,
      `${text}\n`,
      `0x${text}`,
      `${text},0`,
      `- ${text}`,
      `--${text}`,
      "INF",
      "-INF",
      "NaN",
      "1e400",
    ])
    .concat([text.replace(".", ","), text.replace(/\.\d*$/, ""), `${text}.000000000000000000001`, "."]);
  return given(leaf, random.of(ways));
}

/** An identifier with the prefix of another country, or without its own. */
export const otherPrefix = onText((text, random) => {
  const prefix = random.of([...countries.map(([country]) => country), "EL", "XI", "el", "GB", "", " DE", "D"]);
  return prefix + (random.oneIn(2) ? text.slice(2) : text);
});

/** An attribute that rules compare, given or changed. */
export function otherAttribute({ random, inner }: Values): string {
  const leaf = random.of(inner.filter(isLeaf));
  const own = [...leaf.attributes.keys()].filter((name) => name in attributes);
  const name = own.length === 0 || random.oneIn(4) ? random.of(Object.keys(attributes)) : random.of(own);
  const value = random.of(attributes[name] ?? [""]);
  leaf.attributes.set(name, value);
  return `${leaf.name}/@${name} = ${JSON.stringify(value)}`;
}

/** The text of one element in another: what rules compare is then the same, or suits another element. */
export function sameText({ random, inner }: Values): string | undefined {
  const leaves = filledLeaves(inner);
  if (leaves.length === 0) return undefined;
  const from = random.of(leaves);
  const alike = leaves.filter(({ name }) => name === from.name);
  const to = random.of(alike.length > 1 && !random.oneIn(3) ? alike : leaves);
  return given(to, textIn(from));
}
