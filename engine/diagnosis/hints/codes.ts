import { type CodeListId, codeLists } from "../../model/codes/index.ts";
import { codeIn } from "../../edits/values.ts";
import { lastStep, parentOf, pointerTo } from "../../edits/operation.ts";
import { grouped } from "../../model/grouped.ts";
import { codesFor } from "./aliases.ts";
import type { Hint, Spot } from "./hint.ts";

/** A word or a sign where a code belongs. */
export const word = {
  id: "word",
  values: (spot) => {
    const { text, list } = spot;
    if (text === undefined || list === undefined) return [];
    const known = codesFor(text, list);
    const others = known.length > 1 ? neighbour.values(spot) : [];
    return known.toSorted((one, other) => others.indexOf(other) - others.indexOf(one));
  },
} as const satisfies Hint;

/** A code with a letter too many, too few or another one: a code that the text begins with comes first. */
export const misspelt = {
  id: "misspelt",
  values: ({ text, list, syntax }) => {
    if (text === undefined || list === undefined || !short.has(list)) return [];
    const codes = codeLists[list].codes(syntax);
    const plain = text.trim().toUpperCase();
    const begun = [plain.slice(0, -1), plain.slice(0, 3), plain.slice(1)].filter((it) => it.length > 1);
    const own = codeIn(text, list, syntax);
    return [...new Set([...(own === undefined ? [] : [own]), ...begun.filter((it) => codes.has(it))])];
  },
} as const satisfies Hint;

const short: ReadonlySet<CodeListId> = new Set<CodeListId>(["currency", "country", "unit", "documentType"]);

/** What the same term says elsewhere: in the same line, and in the others. */
export const neighbour = {
  id: "neighbour",
  values: ({ pointer, list, tree, syntax }: Spot) => {
    const around = parentOf(pointer) ?? "";
    const lines = tree.at("/lines");
    const name = lastStep(pointer);
    if (list !== "unit" || !Array.isArray(lines)) return [];
    const codes = codeLists[list].codes(syntax);
    const own = ["unitCode", "baseQuantityUnitCode"].filter((it) => it !== name).map((it) => pointerTo(around, it));
    const others = lines.slice(0, MOST_LINES).map((_, at) => `/lines/${at}/unitCode`).filter((it) => it !== pointer);
    const known = (paths: readonly string[]) =>
      paths.flatMap((it) => tree.text(it) ?? []).filter((code) => codes.has(code));
    return [...known(own), ...byFrequency(known(others))].slice(0, MOST_NEIGHBOURS);
  },
} as const satisfies Hint;

const MOST_LINES = 200;
const MOST_NEIGHBOURS = 2;

function byFrequency(codes: readonly string[]): readonly string[] {
  const counts = [...grouped(codes, (it) => it)];
  return counts.toSorted(([, one], [, other]) => other.length - one.length).map(([code]) => code);
}

/** What a code most often is, by what else the invoice has. */
export const usual = {
  id: "usual",
  values: ({ list, tree, term, text }: Spot) => {
    if (term === "BT-3") return usualTypes(tree, text);
    if (list === "paymentMeans") return usualMeans(tree);
    if (term === "BT-5") return [currencyOf(tree.text("/seller/address/countryCode"))];
    return list === "unit" && text !== undefined ? ["C62", "H87"] : [];
  },
} as const satisfies Hint;

function usualTypes(tree: Spot["tree"], text: string | undefined): readonly string[] {
  const due = tree.text("/totals/payableAmount")?.startsWith("-") === true;
  return (due ? [381, 384, 380, 389, 326, 875] : [380, 384, 381, 326, 389, 875]).map(String).filter((it) =>
    it !== text
  );
}

/** By how it is to be paid: to an account, from one, or by card. */
function usualMeans(tree: Spot["tree"]): readonly string[] {
  if (tree.at("/payment/directDebit") !== undefined) return ["59", "49"];
  if (tree.at("/payment/card") !== undefined) return ["48", "54", "55"];
  const isGerman = tree.text("/specificationIdentifier")?.includes("xrechnung") === true;
  return isGerman ? ["58", "30", "31", "42"] : ["30", "58", "31", "42"];
}

const currencies: Readonly<Record<string, string>> = {
  CH: "CHF",
  GB: "GBP",
  US: "USD",
  DK: "DKK",
  SE: "SEK",
  NO: "NOK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  AU: "AUD",
};

function currencyOf(country: string | undefined): string {
  return currencies[country ?? ""] ?? "EUR";
}
