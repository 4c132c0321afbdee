/** English wording of the VAT rules: a name for each category, one sentence for each rule number. */
import type { vat } from "../../rules/en16931/vat.ts";
import {
  families,
  type Family,
  isTaxed,
  type Prefix,
  type Rate,
  type RuleNumber,
} from "../../rules/en16931/vat_families.ts";
import type { Text } from "../text.ts";

/** What each category is for, as shown in brackets after its code. */
const names: Readonly<Record<Prefix, string>> = {
  S: "standard rate",
  Z: "zero rated",
  E: "exempt from VAT",
  AE: "reverse charge",
  IC: "intra-community supply",
  G: "export outside the EU",
  O: "not subject to VAT",
  AF: "Canary Islands IGIC",
  AG: "Ceuta and Melilla IPSI",
};

const sellerIds: Readonly<Record<"any" | "vat", { readonly needs: string; readonly add: string }>> = {
  any: {
    needs:
      "the seller's VAT identifier (BT-31), tax registration (BT-32) or the tax representative's VAT identifier (BT-63)",
    add: "the seller's VAT identifier or tax registration number",
  },
  vat: {
    needs: "the VAT identifier of the seller (BT-31) or of the tax representative (BT-63)",
    add: "the seller's VAT identifier",
  },
};

const buyerIds: Readonly<Record<"vat" | "vatOrLegal", { readonly needs: string; readonly add: string }>> = {
  vat: { needs: "the VAT identifier of the buyer (BT-48)", add: "the buyer's" },
  vatOrLegal: {
    needs: "the buyer's VAT identifier (BT-48) or legal registration (BT-47)",
    add: "the buyer's VAT identifier or company registration number",
  },
};

const rates: Readonly<Record<Exclude<Rate, "absent">, { readonly must: string; readonly fix: string }>> = {
  positive: {
    must: "must be greater than 0",
    fix: "State the rate that applies, or use the category that fits a rate of 0.",
  },
  notNegative: { must: "must be stated and not be below 0", fix: "State the rate that applies, without a minus sign." },
  zero: { must: "must be 0", fix: "Write 0, or use the category that fits the rate that applies." },
};

const ofBreakdowns = {
  "BR-45": {
    message: "A VAT breakdown (BG-23) must state its taxable amount (BT-116).",
    fix: "Add the sum of the line net amounts, charges and allowances that belong to this breakdown.",
  },
  "BR-46": {
    message: "A VAT breakdown (BG-23) must state its tax amount (BT-117).",
    fix: "Add the VAT on the taxable amount. Write 0.00 where no VAT is due.",
  },
  "BR-47": {
    message: "A VAT breakdown (BG-23) must state its VAT category (BT-118), in the tax scheme VAT.",
    fix: "Add the category code, and make sure that the tax scheme beside it is VAT.",
  },
  "BR-48": {
    message: "A VAT breakdown (BG-23) must state its rate (BT-119), unless its category is O (not subject to VAT).",
    fix: "Add the rate in per cent. Write 0 for a category without VAT.",
  },
  "BR-CO-04": {
    message: "A line (BG-25) must state the VAT category of its item (BT-151), in the tax scheme VAT.",
    fix: "Add the category code to the line, and make sure that the tax scheme beside it is VAT.",
  },
  "BR-CO-17": {
    requires: "The tax amount of a VAT breakdown (BT-117) must be its taxable amount times its rate (BT-116 × BT-119).",
    message:
      "The tax amount of this VAT breakdown (BT-117) is {actual}; what its taxable amount and rate (BT-116 × BT-119) call for is {expected}.",
    absent:
      "The tax amount of a VAT breakdown (BT-117) must be its taxable amount times its rate (BT-116 × BT-119), and one of these amounts is missing.",
    fix:
      "Multiply the taxable amount by the rate, divide by 100 and round to two decimals. Without a rate, or with one below 0.5, the tax amount must be 0.",
  },
  "BR-CO-18": {
    requires: "Every invoice must have a VAT breakdown (BG-23).",
    message: "The invoice has no VAT breakdown (BG-23).",
    fix: "Add a breakdown for every VAT category and rate on the invoice, also where no VAT is due.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofIntraCommunitySupply = {
  "BR-IC-11": {
    message: `An invoice with ${what("IC")} must state the delivery date (BT-72) or the invoicing period (BG-14).`,
    fix: "Add the day of the delivery, or the first and last day of the period that the invoice covers.",
  },
  "BR-IC-12": {
    message: `An invoice with ${what("IC")} must state the country that the goods went to (BT-80).`,
    fix: "Add the two-letter ISO 3166-1 code of that country to the delivery address.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const onlyOutOfScope = {
  "BR-O-11": onlyO("VAT breakdown", "BT-118"),
  "BR-O-12": onlyO("line", "BT-151"),
  "BR-O-13": onlyO("document level allowance", "BT-95"),
  "BR-O-14": onlyO("document level charge", "BT-102"),
} as const;

export const vatTexts = {
  ...ofBreakdowns,
  ...family("S"),
  ...family("Z"),
  ...family("E"),
  ...family("AE"),
  ...family("IC"),
  ...ofIntraCommunitySupply,
  ...family("G"),
  ...family("O"),
  ...onlyOutOfScope,
  ...family("AF"),
  ...family("AG"),
} as const satisfies Readonly<Record<keyof typeof vat, Text>>;

function what(prefix: Prefix): string {
  return `VAT category ${families[prefix].code} (${names[prefix]})`;
}

function family<P extends Prefix>(prefix: P): Readonly<Record<`BR-${P}-${RuleNumber}`, Text>> {
  const of: Family = families[prefix];
  const name = what(prefix);
  const texts: Readonly<Record<RuleNumber, Text>> = {
    "01": breakdowns(of, name),
    "02": registrations(of, `a line of ${name}`),
    "03": registrations(of, `a document level allowance of ${name}`),
    "04": registrations(of, `a document level charge of ${name}`),
    "05": rate(of, `a line of ${name}`, "BT-152"),
    "06": rate(of, `an allowance of ${name}`, "BT-96"),
    "07": rate(of, `a charge of ${name}`, "BT-103"),
    "08": taxableAmount(of, name),
    "09": taxAmount(of, name),
    "10": reason(of, name),
  };
  const entries = Object.entries(texts).map(([number, text]) => [`BR-${prefix}-${number}`, text]);
  return Object.fromEntries(entries) as Readonly<Record<`BR-${P}-${RuleNumber}`, Text>>;
}

function breakdowns(of: Family, name: string): Text {
  const taxed = isTaxed(of);
  const requires = `${name} must have ${taxed ? "a" : "exactly one"} VAT breakdown (BG-23) where it is used, ` +
    "and none where it is not.";
  return {
    requires,
    message: `${requires} Breakdowns found: {actual}; needed: {expected}.`,
    fix: taxed
      ? `Add a breakdown of category ${of.code} for every rate that lines, allowances and charges have, and delete those that nothing belongs to.`
      : `Put all lines, allowances and charges of category ${of.code} into one breakdown, and delete the breakdown if there are none.`,
  };
}

function registrations({ seller, buyer }: Family, item: string): Text {
  if (seller === "none") {
    return {
      message:
        `An invoice with ${item} must not give a VAT identifier: not the seller's (BT-31), the tax representative's (BT-63) or the buyer's (BT-48).`,
      fix: "Remove the VAT identifiers, or use the category that the supply really has. A tax number (BT-32) may stay.",
    };
  }
  const [first, second] = [sellerIds[seller], buyer === undefined ? undefined : buyerIds[buyer]];
  const needs = first.needs + (second === undefined ? "" : `, and ${second.needs}`);
  return {
    message: `An invoice with ${item} must give ${needs}.`,
    fix: `Add ${first.add}${second === undefined ? "" : ` and ${second.add}`}, or use the category that fits.`,
  };
}

function rate({ rate }: Family, item: string, term: string): Text {
  const [ubl, cii] = typeof rate === "string" ? [rate, rate] : [rate.ubl, rate.cii];
  if (ubl === "absent" || cii === "absent") {
    return { message: `The VAT rate (${term}) of ${item} must be left out; 0 is a rate too.`, fix: "Remove the rate." };
  }
  const must = ubl === cii ? rates[ubl].must : `${rates[ubl].must}; in CII it ${rates[cii].must}`;
  return {
    requires: `The VAT rate (${term}) of ${item} ${must}.`,
    message: `The VAT rate (${term}) of ${item} must be {expected}; it is {actual}.`,
    fix: rates[ubl].fix,
  };
}

function taxableAmount(of: Family, name: string): Text {
  const [same, both] = isTaxed(of)
    ? ["rate", "the category and rate that they belong"]
    : ["category", "the category that they belong"];
  const sum = `lines plus charges minus allowances of this ${same}`;
  return {
    requires: `The taxable amount (BT-116) of ${name} must be the sum of ${sum}.`,
    message: `The taxable amount (BT-116) of ${name} is {actual}; ${sum} are {expected}.`,
    fix: `Set BT-116 to that sum, or give the lines, charges and allowances ${both} to.`,
  };
}

function taxAmount(of: Family, name: string): Text {
  if (isTaxed(of)) {
    return {
      requires: `The tax amount (BT-117) of ${name} must be the taxable amount times the rate.`,
      message: `The tax amount (BT-117) of ${name} is {actual}; the taxable amount times the rate is {expected}.`,
      absent:
        `The tax amount (BT-117) of ${name} must be the taxable amount times the rate, but one of them is not stated.`,
      fix: "Correct the tax amount, or the taxable amount or the rate that it comes from.",
    };
  }
  return {
    requires: `The tax amount (BT-117) of ${name} must be 0.`,
    message: `The tax amount (BT-117) of ${name} must be 0; it is {actual}.`,
    fix: "Write 0.00, or use the category that fits if VAT is due.",
  };
}

function reason(of: Family, name: string): Text {
  if (of.reason === "forbidden") {
    return {
      message: `A VAT breakdown of ${name} must not give an exemption reason (BT-120, BT-121).`,
      fix: "Remove the exemption reason text and code from this breakdown.",
    };
  }
  return {
    message: `A VAT breakdown of ${name} must give a reason for it: in words (BT-120) or as a code (BT-121).`,
    fix: "Add the clause of the law or the exemption reason code to this breakdown.",
  };
}

function onlyO(where: string, term: string): Text {
  return {
    requires:
      `Where VAT category O (not subject to VAT) is broken down, no ${where} may have another category (${term}).`,
    message:
      `An invoice with a VAT breakdown of category O (not subject to VAT) must have no other category: the category of this ${where} (${term}) is {actual}.`,
    fix: "Invoice what is subject to VAT separately, or correct the category that is wrong.",
  };
}
