import { type CodeListId, codeLists } from "../../model/codes/index.ts";
import { mimeOf } from "../../edits/files.ts";
import { codeIn } from "../../edits/values.ts";
import { lastStep, parentOf, pointerTo } from "../../edits/operation.ts";
import { grouped } from "../../model/grouped.ts";
import type { Hint, Spot } from "./hint.ts";

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
    const name = lastStep(pointer);
    if (list !== "unit") return [];
    const codes = codeLists[list].codes(syntax);
    const own = ["unitCode", "baseQuantityUnitCode"].filter((it) => it !== name).map((it) => pointerTo(around, it));
    const lines = tree.items("/lines").slice(0, MOST_LINES);
    const others = lines.map((line) => `${line}/unitCode`).filter((it) => it !== pointer);
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

/** What a file is, by the end of its name. */
export const ofName = {
  id: "ofName",
  values: ({ list, tree, pointer }: Spot) => {
    const name = list === "mime" ? tree.text(pointerTo(parentOf(pointer) ?? "", "filename")) : undefined;
    return [mimeOf(name) ?? []].flat();
  },
} as const satisfies Hint;

/** The type of a document that is called an invoice, or a credit note, by its root. */
export const root = {
  id: "root",
  values: ({ term, text, syntax }: Spot) => {
    if (term !== "BT-3" || text !== undefined) return [];
    return syntax === "ubl-invoice" ? ["380"] : syntax === "ubl-credit-note" ? ["381"] : [];
  },
} as const satisfies Hint;

/** How it is paid, by what the invoice states of it: to an account, from one, or by card. */
export const details = {
  id: "details",
  values: ({ list, tree, text }: Spot) => {
    if (list !== "paymentMeans" || text !== undefined) return [];
    if (tree.at("/payment/directDebit") !== undefined) return ["59", "49"];
    if (tree.at("/payment/card") !== undefined) return ["48", "54", "55"];
    if (tree.at("/payment/creditTransfers") === undefined) return [];
    return tree.text("/payment/creditTransfers/0/iban") === undefined ? ["30"] : ["58", "30"];
  },
} as const satisfies Hint;
