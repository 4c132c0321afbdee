/** Codes and identifiers by another name: wherever the same stands, it is the same. */
import { codeLists } from "../../model/codes/index.ts";
import {
  identifierOf,
  type KnownSpecification,
  knownSpecifications,
  nearestTo,
  specificationOf,
} from "../../model/specifications.ts";
import { grouped } from "../../model/grouped.ts";
import { termRows } from "../../model/terms.ts";
import { isSwapped, isTyped } from "../../edits/likeness.ts";
import { codeIn } from "../../edits/values.ts";
import { lastStep } from "../../edits/operation.ts";
import { isOfOtherRoot } from "../../edits/rewrites.ts";
import { codesFor } from "../hints/aliases.ts";
import { type Mishap, put, type Reading, replaced, type Scene, type Value, valuesOf } from "./mishap.ts";

const MOST_NAMES = 3;

/** A code by the name of a program or a language, in all places where it stands. */
export const otherName = {
  id: "otherName",
  *readings(scene: Scene): Iterable<Reading> {
    const strange = grouped(valuesOf(scene).filter((it) => isStrange(it, scene)), keyOf);
    for (const [first, ...others] of strange.values()) {
      const list = first === undefined ? undefined : termRows[first.term].codes;
      if (first === undefined || list === undefined) continue;
      const own = codeIn(first.text, list, scene.syntax);
      const names = [...codesFor(first.text, list), ...(own === undefined ? [] : [own])];
      for (const code of [...new Set(names)].slice(0, MOST_NAMES)) {
        yield { patch: [first, ...others].map(({ pointer }) => replaced(pointer, code)) };
      }
    }
  },
} as const satisfies Mishap;

function keyOf({ term, text }: Value): string {
  return `${termRows[term].codes} ${text}`;
}

function isStrange({ term, text, pointer }: Value, { syntax }: Scene): boolean {
  const { type, codes } = termRows[term];
  const isCode = type === "code" || lastStep(pointer) === "schemeId";
  return isCode && codes !== undefined && !codeLists[codes].codes(syntax).has(text);
}

/** A CreditNote has the type of an invoice: all else of it says that it is none. */
export const otherType = {
  id: "otherType",
  *readings({ tree, syntax }: Scene): Iterable<Reading> {
    const path = "/invoiceTypeCode";
    const isInvoice = syntax === "ubl-credit-note" && isOfOtherRoot(tree.text(path) ?? "", syntax);
    if (isInvoice) yield { patch: [replaced(path, "381")] };
  },
} as const satisfies Mishap;

/** The specification by a name that looks like those of its relatives, or by that of what it extends. */
export const otherSpecification = {
  id: "otherSpecification",
  *readings({ tree, syntax }: Scene): Iterable<Reading> {
    const path = "/specificationIdentifier";
    const text = tree.text(path);
    if (text === undefined) return;
    const known = specificationOf(text);
    const own = known === "facturx-en16931" ? identifierOf("en16931") : ownName(known, syntax);
    const plain = text.trim();
    const nearest = known === "unknown" ? nearestTo(plain, known, knownSpecifications) : undefined;
    const alike = known !== "unknown" ? [] : nearest === undefined ? namesLike(plain) : [identifierOf(nearest)];
    for (const value of new Set([...(own === undefined ? [] : [own]), plain, ...alike])) {
      if (value !== text) yield { patch: [put(tree, path, value)] };
    }
  },
} as const satisfies Mishap;

const CURRENCY = /currencyID\s{0,3}=\s{0,3}["']([A-Z]{3})["']/g;

/** All amounts are in one currency, and the invoice says another. */
export const otherCurrency = {
  id: "otherCurrency",
  *readings({ tree, text, syntax }: Scene): Iterable<Reading> {
    const path = "/currency";
    const stated = [...text.matchAll(CURRENCY)].map(([, code = ""]) => code);
    const [first = "", ...others] = stated;
    // In CII, one amount alone has a currency of its own.
    const isOne = (others.length > 0 || syntax === "cii" && first !== "") && others.every((it) => it === first);
    if (isOne && tree.text(path) !== undefined && tree.text(path) !== first) yield { patch: [replaced(path, first)] };
  },
} as const satisfies Mishap;

/** What a profile has no place for, and the one that has. */
interface Wider {
  readonly of: readonly KnownSpecification[];
  readonly to: KnownSpecification;
  /** Elements that say that it is needed; their names are those of one syntax alone. Left out, any that the profile has not. */
  readonly held?: RegExp;
}

const wider: readonly Wider[] = [
  { of: ["facturx-minimum", "facturx-basicwl", "facturx-basic"], to: "en16931" },
  {
    of: ["en16931", "facturx-basic", "facturx-en16931"],
    to: "facturx-extended",
    held: /<(?:\w{1,20}:)?(?:ParentLineID|LineStatusReasonCode)>/,
  },
  {
    of: ["xrechnung"],
    to: "xrechnung-extension",
    held: /<(?:\w{1,20}:)?(?:ParentLineID|SubInvoiceLine|PrepaidPayment)>/,
  },
];

const UNUSED: ReadonlySet<string> = new Set(["ATW-SCHEMA-ELEMENT", "ATW-FACTURX-UNUSED"]);

/** The profile cannot hold all that is there, such as lines below others or payments to others, and another one can. */
export const unheld = {
  id: "unheld",
  *readings({ tree, text, rules }: Scene): Iterable<Reading> {
    const path = "/specificationIdentifier";
    const known = specificationOf(tree.text(path) ?? "");
    for (const { of, to, held } of wider) {
      const isHeld = held === undefined ? [...rules].some((it) => UNUSED.has(it)) : held.test(text);
      const value = of.some((it) => it === known) && isHeld ? identifierOf(to) : undefined;
      if (value !== undefined) yield { patch: [put(tree, path, value)] };
    }
  },
} as const satisfies Mishap;

/** Names with one character too many, too few or another one. */
function namesLike(text: string): readonly string[] {
  const plain = text.toLowerCase();
  return knownSpecifications.map(identifierOf).filter((it) => {
    const name = it.toLowerCase();
    return isTyped(plain, name) || isSwapped(plain, name);
  }).slice(0, MOST_NAMES);
}

function ownName(known: ReturnType<typeof specificationOf>, syntax: Scene["syntax"]): string | undefined {
  // The extension has no credit notes in UBL.
  if (known === "xrechnung-extension" && syntax === "ubl-credit-note") return identifierOf("xrechnung");
  if (known === "none" || known === "unknown") return undefined;
  if (known === "xrechnung-other" || known === "german-unknown") return identifierOf("xrechnung");
  if (known === "peppol-other" || known === "peppol-unknown") return identifierOf("peppol");
  return known === "french-core" ? identifierOf("en16931") : identifierOf(known);
}
