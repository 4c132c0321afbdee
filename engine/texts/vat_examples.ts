/** What satisfies the ten rules that every VAT category has; see examples.ts. */
import {
  families,
  type Family,
  isTaxed,
  type Prefix,
  type RuleNumber,
  ruleNumbers,
} from "../rules/en16931/vat_families.ts";

/** A rate of each category, and a code of the reason where it needs one. */
const vatValues: Readonly<Record<Prefix, { readonly rate?: string; readonly tax?: string; readonly reason?: string }>> =
  {
    S: { rate: "19", tax: "190.00" },
    Z: { rate: "0" },
    E: { rate: "0", reason: "VATEX-EU-132" },
    AE: { rate: "0", reason: "VATEX-EU-AE" },
    IC: { rate: "0", reason: "VATEX-EU-IC" },
    G: { rate: "0", reason: "VATEX-EU-G" },
    O: { reason: "VATEX-EU-O" },
    AF: { rate: "7", tax: "70.00" },
    AG: { rate: "4", tax: "40.00" },
  };

const vatItems = {
  "02": "BT-151",
  "03": "BT-95",
  "04": "BT-102",
  "05": "BT-151",
  "06": "BT-95",
  "07": "BT-102",
} as const;

export function vatExamples(): Readonly<Record<string, string>> {
  const prefixes = Object.keys(families) as Prefix[];
  return Object.fromEntries(
    prefixes.flatMap((prefix) => ruleNumbers.map((number) => [`BR-${prefix}-${number}`, vatExample(prefix, number)])),
  );
}

function vatExample(prefix: Prefix, number: RuleNumber): string {
  const of: Family = families[prefix];
  const { rate, tax = "0.00", reason } = vatValues[prefix];
  const category = (term: string) => `${term} ${of.code}`;
  switch (number) {
    case "01":
      return rate === undefined ? category("BT-118") : `${category("BT-118")}, BT-119 ${rate}`;
    case "02":
    case "03":
    case "04":
      return `${category(vatItems[number])}, ${registrations(of)}`;
    case "05":
    case "06":
    case "07":
      return rate ?? category(vatItems[number]);
    case "08":
      return "BT-116 950.00 = BT-131 1000.00 + BT-99 50.00 − BT-92 100.00";
    case "09":
      return isTaxed(of) ? `BT-117 ${tax} = BT-116 1000.00 × BT-119 ${rate} %` : tax;
    case "10":
      return reason === undefined ? `${category("BT-118")}, BT-119 ${rate}` : `${category("BT-118")}, BT-121 ${reason}`;
  }
}

function registrations({ seller, buyer }: Family): string {
  if (seller === "none") return "BT-32 12/345/67890";
  return `BT-31 DE123456788${buyer === undefined ? "" : ", BT-48 FR32123456789"}`;
}
