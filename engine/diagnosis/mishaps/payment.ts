/** One fact that is stated by two fields that disagree: how it is paid, and whether it was. */
import { Decimal } from "../../model/decimal.ts";
import { type Mishap, put, type Reading, replaced, type Scene } from "./mishap.ts";
import type { JsonTree, Operation } from "../../edits/operation.ts";

/** Ways to pay, by what they state of it and by their codes, the usual one first (UNTDID 4461). */
const ways = [
  { details: "/payment/creditTransfers", codes: ["58", "30", "31", "42"] },
  { details: "/payment/card", codes: ["48", "54", "55"] },
  { details: "/payment/directDebit", codes: ["59", "49"] },
] as const;

/** The code says one way to pay, and the details are of another. */
export const otherMeans = {
  id: "otherMeans",
  *readings({ tree }: Scene): Iterable<Reading> {
    const code = tree.text("/payment/meansCode");
    const named = ways.find(({ codes }) => codes.some((it) => it === code));
    const stray = ways.filter((it) => it !== named && tree.at(it.details) !== undefined);
    if (code === undefined || stray.length === 0) return;
    if (named !== undefined && tree.at(named.details) !== undefined) yield { patch: stray.map(removed) };
    for (const { details, codes } of stray) {
      const others = ways.filter((it) => it.details !== details && tree.at(it.details) !== undefined);
      // Of the means of the same kind, the one of the same area: 58 and 59 are of SEPA.
      const [sepa, other] = [codes[0], codes[1]];
      const isSepa = code === "58" || code === "59";
      const own = isSepa ? [sepa] : code === "30" || code === "49" ? [other] : [sepa, other];
      for (const it of own) yield { patch: [replaced("/payment/meansCode", it), ...others.map(removed)] };
    }
    if (named === undefined || tree.at(named.details) === undefined) yield { patch: stray.map(removed) };
  },
} as const satisfies Mishap;

function removed({ details }: typeof ways[number]): Operation {
  return { op: "remove", path: details };
}

/** French billing modes (BT-23) that say that all is paid, or that it is the final invoice, with the plain ones. */
const plainModes: ReadonlyMap<string, string> = new Map(
  ["B", "S", "M"].flatMap((kind) => [[`${kind}2`, `${kind}1`], [`${kind}4`, `${kind}1`]] as const),
);

const MODE = /^[BSM][1-8]$/;

/** The process says that it is paid already, and the amounts do not; or the other way round. */
export const otherMode = {
  id: "otherMode",
  *readings({ tree, rules }: Scene): Iterable<Reading> {
    const mode = tree.text("/businessProcess") ?? "";
    const own = mode.trim().toUpperCase();
    if (own !== mode && MODE.test(own)) yield { patch: [replaced("/businessProcess", own)] };
    const plain = plainModes.get(mode);
    if (plain === undefined) return;
    yield { patch: [replaced("/businessProcess", plain)] };
    if (!mode.endsWith("2") || ![...rules].some((it) => it.startsWith("BR-FR-CO-09"))) return;
    yield { patch: paid(tree) };
  },
} as const satisfies Mishap;

function paid(tree: JsonTree): readonly Operation[] {
  const total = tree.text("/totals/taxInclusiveAmount");
  if (total === undefined) return [];
  const day = tree.text("/dueDate") === undefined ? tree.text("/issueDate") : undefined;
  return [
    put(tree, "/totals/prepaidAmount", total),
    put(tree, "/totals/payableAmount", Decimal.zero.pad(2).toString()),
    ...(day === undefined ? [] : [put(tree, "/dueDate", day)]),
  ];
}
