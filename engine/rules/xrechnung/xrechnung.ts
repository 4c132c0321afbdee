/** XRechnung 3.0.2 (Schematron 2.6.0): BR-DE-* and BR-TMP-*, without the extension and CVD. */
import { inFamily, known } from "../kit/family.ts";
import { identifierOf } from "../../model/specifications.ts";
import { type Bound, type Group, groups, type Leaf, leaves, type Spot } from "../../syntax/bound.ts";
import { exists, has } from "../../syntax/values.ts";
import { german } from "./german.ts";
import { apart, check, type Failure } from "../kit/rule.ts";
import { across, contexts, inside, offsetOfPart, parted, starts, theInvoice } from "../kit/select.ts";

type Invoice = Group<"invoice">;

const identifiers = (["xrechnung", "xrechnung-extension", "xrechnung-cvd"] as const).map(identifierOf);

export const xrechnung = inFamily("BR-DE", {
  "BR-DE-1": german["1"],
  "BR-DE-2": german["2"],
  "BR-DE-3": german["3"],
  "BR-DE-4": german["4"],
  "BR-DE-5": german["5"],
  "BR-DE-6": german["6"],
  "BR-DE-7": german["7"],
  "BR-DE-8": german["8"],
  "BR-DE-9": german["9"],
  "BR-DE-10": german["10"],
  "BR-DE-11": german["11"],
  "BR-DE-14": german["14"],
  "BR-DE-15": german["15"],
  "BR-DE-16": german["16"],
  "BR-DE-17": german["17"],
  "BR-DE-18": german["18"],
  "BR-DE-19": german["19"],
  "BR-DE-20": german["20"],
  "BR-DE-21": known({ repair: "specification" }, {
    terms: ["BT-24"],
    severity: "warning",
    ubl: check(theInvoice, (invoice) => isXRechnung(leaves(invoice, "specificationIdentifier"), invoice)),
    cii: check(contexts, (it, at) => {
      return isXRechnung(inside(it, contexts(at), leaves(at.root, "specificationIdentifier")), at.root);
    }),
  }),
  "BR-DE-22": german["22"],
  "BR-DE-23-a": german["23-a"],
  "BR-DE-23-b": german["23-b"],
  "BR-DE-24-a": german["24-a"],
  "BR-DE-24-b": german["24-b"],
  "BR-DE-25-a": german["25-a"],
  "BR-DE-25-b": german["25-b"],
  "BR-DE-26": german["26"],
  "BR-DE-27": german["27"],
  "BR-DE-28": german["28"],
  "BR-DE-30": german["30"],
  "BR-DE-31": german["31"],
  "BR-DE-TMP-32": {
    ...apart(["BT-72", "BG-14", "BG-26"], check(supplies, statesTimeOfSupply), check(supplies, statesTimeOfSupply)),
    severity: "information",
  },
  "BR-TMP-2": { ...german.url, severity: "fatal" },
  "BR-TMP-3": {
    terms: ["BT-149", "BT-150"],
    severity: "fatal",
    cii: check(({ root }: Bound) => groups(root, "lines"), sameBaseQuantities),
  },
});

function isXRechnung(stated: readonly Leaf[], invoice: Invoice): true | Failure {
  const [at] = stated;
  if (stated.some((leaf) => identifiers.includes(leaf.text))) return true;
  return at === undefined ? { at: invoice } : { at, actual: at.text };
}

/** What was supplied, in CII by transaction, although there may be one only. */
interface Supply extends Spot {
  readonly deliveries: readonly Group<"delivery">[];
  readonly periods: readonly Group<"period">[];
  readonly lines: readonly Group<"line">[];
}

function supplies(document: Bound): readonly Supply[] {
  const { root } = document;
  const marks = starts(document, root, "rsm:SupplyChainTradeTransaction");
  const deliveries = parted(groups(root, "deliveries"), marks);
  const periods = parted(groups(root, "periods"), marks);
  return parted(groups(root, "lines"), marks).map((lines, at) => ({
    offset: offsetOfPart(at, marks, root),
    deliveries: deliveries[at] ?? [],
    periods: periods[at] ?? [],
    lines,
  }));
}

/** A delivery date, an invoicing period, or a period on every line; without lines that is said of none. */
function statesTimeOfSupply({ deliveries, periods, lines }: Supply): boolean {
  const delivered = deliveries.some((it) => exists(it, "dateElement") || exists(it, "date"));
  return delivered || periods.length > 0 || lines.every((line) => has(line, "periods"));
}

/** CII has a base quantity beside the gross and the net price; they must be the same, unit included. */
function sameBaseQuantities(line: Group<"line">): boolean {
  const gross = across(groups(line, "grossPrices"), "baseQuantity");
  const net = leaves(line, "baseQuantity");
  if (gross.length === 0 || net.length === 0) return true;
  const same = gross.some((one) => net.some((other) => one.text === other.text));
  const units = gross.map((leaf) => leaf.attribute("unitCode")).filter((unit) => unit !== undefined);
  const others = net.map((leaf) => leaf.attribute("unitCode")).filter((unit) => unit !== undefined);
  const bothHave = units.length > 0 && others.length > 0;
  return same && (!bothHave || units.some((unit) => others.includes(unit)));
}
