/** Cases of BR-31 … BR-44 and BR-CO-21 … BR-CO-24: the same for allowances and charges of both levels, at their places. */
import type { allowanceRules } from "../../engine/rules/en16931/allowances.ts";
import {
  add,
  type Cases,
  drop,
  type Edit,
  type Fail,
  fails,
  onCreditNote,
  type Pass,
  passes,
  set,
  type SyntaxCases,
} from "../case.ts";

/** Where an allowance or a charge is in the base documents. */
interface Item {
  readonly ubl: string;
  readonly creditNote: string;
  readonly cii: string;
  /** The indicator as text and as a digit: both are xs:boolean, and CII's rules on the items take the text alone. */
  readonly indicator: readonly [text: "false" | "true", digit: "0" | "1"];
  /** A place of the level outside the document's own lines, where there is one. */
  readonly loose?: { readonly ubl: Loose; readonly cii: Loose };
  /** Elements whose allowances and charges are not of this level. */
  readonly elsewhere: { readonly ubl: readonly string[]; readonly cii: readonly string[] };
}

interface Loose {
  readonly parent: string;
  /** Elements that are added to the parent, the outermost first; the item goes into the last. */
  readonly within: readonly string[];
}

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const line = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const inLine = "ram:SpecifiedLineTradeSettlement";
const element = "ram:SpecifiedTradeAllowanceCharge";

const allowance = ofDocument(1, ["false", "0"]);
const charge = ofDocument(2, ["true", "1"]);
const lineAllowance = ofLine(1, ["false", "0"]);
const lineCharge = ofLine(2, ["true", "1"]);

export const allowanceCases = {
  "BR-31": amountOf(allowance),
  "BR-32": categoryOf(allowance),
  "BR-33": reasonOf(allowance),
  "BR-36": amountOf(charge),
  "BR-37": categoryOf(charge),
  "BR-38": reasonOf(charge),
  "BR-41": amountOf(lineAllowance),
  "BR-42": reasonOf(lineAllowance),
  "BR-43": amountOf(lineCharge),
  "BR-44": reasonOf(lineCharge),
  "BR-CO-21": reasonOf(allowance),
  "BR-CO-22": reasonOf(charge),
  "BR-CO-23": reasonOf(lineAllowance),
  "BR-CO-24": reasonOf(lineCharge),
} as const satisfies Readonly<Record<keyof typeof allowanceRules, Cases>>;

function ofDocument(position: number, indicator: Item["indicator"]): Item {
  const ubl = `cac:AllowanceCharge[${position}]`;
  return {
    ubl,
    creditNote: ubl,
    cii: `${settlement}/${element}[${position}]`,
    indicator,
    elsewhere: { ubl: ["cac:PaymentMeans[1]", "cac:InvoiceLine[2]"], cii: [`${line}[2]/${inLine}`] },
  };
}

function ofLine(position: number, indicator: Item["indicator"]): Item {
  return {
    ubl: `cac:InvoiceLine[1]/cac:AllowanceCharge[${position}]`,
    creditNote: `cac:CreditNoteLine[1]/cac:AllowanceCharge[${position}]`,
    cii: `${line}[1]/${inLine}/${element}[${position}]`,
    indicator,
    loose: {
      ubl: { parent: "cac:InvoiceLine[3]", within: ["cac:SubInvoiceLine", "cac:InvoiceLine"] },
      cii: { parent: settlement, within: ["ram:IncludedSupplyChainTradeLineItem", inLine] },
    },
    elsewhere: { ubl: ["", "cac:InvoiceLine[2]/cac:Price", "cac:InvoiceLine[2]/cac:Item"], cii: [settlement] },
  };
}

/** What an item must have: the names of the elements, in UBL and CII, and what else only just passes or fails. */
interface Requirement {
  readonly ubl: readonly string[];
  readonly cii: readonly string[];
  readonly fail?: { readonly ubl: readonly Fail[]; readonly cii: readonly Fail[] };
  readonly pass: { readonly ubl: readonly [Pass, ...Pass[]]; readonly cii: readonly Pass[] };
}

function amountOf(item: Item): Cases {
  return required(item, {
    ubl: ["cbc:Amount"],
    cii: ["ram:ActualAmount"],
    pass: {
      ubl: [passes("an amount of zero", set(`${item.ubl}/cbc:Amount`, "0"))],
      cii: [passes("an amount of zero", set(`${item.cii}/ram:ActualAmount`, "0"))],
    },
  });
}

function reasonOf(item: Item): Cases {
  return required(item, {
    ubl: ["cbc:AllowanceChargeReason", "cbc:AllowanceChargeReasonCode"],
    cii: ["ram:Reason", "ram:ReasonCode"],
    pass: {
      ubl: [
        passes("a reason alone", drop(`${item.ubl}/cbc:AllowanceChargeReasonCode`)),
        passes("a code alone", drop(`${item.ubl}/cbc:AllowanceChargeReason`)),
        passes(
          "both empty",
          set(`${item.ubl}/cbc:AllowanceChargeReason`, ""),
          set(`${item.ubl}/cbc:AllowanceChargeReasonCode`, ""),
        ),
      ],
      cii: [
        passes("a reason alone", drop(`${item.cii}/ram:ReasonCode`)),
        passes("a code alone", drop(`${item.cii}/ram:Reason`)),
        passes("an empty reason alone", set(`${item.cii}/ram:Reason`, ""), drop(`${item.cii}/ram:ReasonCode`)),
      ],
    },
  });
}

function categoryOf(item: Item): Cases {
  const ublScheme = `${item.ubl}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;
  const ciiScheme = `${item.cii}/ram:CategoryTradeTax/ram:TypeCode`;
  return required(item, {
    ubl: ["cac:TaxCategory"],
    cii: ["ram:CategoryTradeTax"],
    fail: {
      ubl: [
        fails("a category of another tax", `/Invoice/${item.ubl}`, set(ublScheme, "GST")),
        fails("a category without a code", `/Invoice/${item.ubl}`, drop(`${item.ubl}/cac:TaxCategory/cbc:ID`)),
      ],
      cii: [
        fails(
          "a category without a code",
          `${root}/${item.cii}`,
          drop(`${item.cii}/ram:CategoryTradeTax/ram:CategoryCode`),
        ),
        fails("a tax with space around it", `${root}/${item.cii}`, set(ciiScheme, " VAT ")),
      ],
    },
    pass: {
      ubl: [
        passes("a tax in small letters with space around it", set(ublScheme, "\n vat ")),
        passes("an empty code", set(`${item.ubl}/cac:TaxCategory/cbc:ID`, "")),
      ],
      cii: [
        passes("a tax in small letters", set(ciiScheme, "vat")),
        passes("an empty code", set(`${item.cii}/ram:CategoryTradeTax/ram:CategoryCode`, "")),
      ],
    },
  });
}

function required(item: Item, { ubl, cii, fail, pass }: Requirement): Cases {
  return {
    ubl: inUbl(item, ubl, [...fail?.ubl ?? [], ...looseIn(item, "ubl", "/Invoice")], pass.ubl),
    cii: inCii(item, cii, [...fail?.cii ?? [], ...looseIn(item, "cii", root)], pass.cii),
  };
}

function inUbl(
  item: Item,
  names: readonly string[],
  fail: readonly Fail[],
  pass: SyntaxCases["pass"],
): SyntaxCases {
  const [text, digit] = item.indicator;
  const indicator = `${item.ubl}/cbc:ChargeIndicator`;
  return {
    fail: [
      fails("without it", `/Invoice/${item.ubl}`, ...without(item.ubl, names)),
      fails(
        "without it, the indicator a digit",
        `/Invoice/${item.ubl}`,
        set(indicator, digit),
        ...without(item.ubl, names),
      ),
      fails(
        "without it, the indicator in space",
        `/Invoice/${item.ubl}`,
        set(indicator, ` ${text}\n`),
        ...without(item.ubl, names),
      ),
      onCreditNote(
        fails("without it in a credit note", `/CreditNote/${item.creditNote}`, ...without(item.creditNote, names)),
      ),
      ...fail,
    ],
    pass: [
      ...pass,
      ...item.elsewhere.ubl.map((parent) =>
        passes(`without it below ${parent || "the root"}`, add(parent, bare(item, "ubl")))
      ),
    ],
  };
}

function inCii(item: Item, names: readonly string[], fail: readonly Fail[], pass: readonly Pass[]): SyntaxCases {
  const [text, digit] = item.indicator;
  const indicator = `${item.cii}/ram:ChargeIndicator/udt:Indicator`;
  return {
    fail: [fails("without it", `${root}/${item.cii}`, ...without(item.cii, names)), ...fail],
    pass: [
      passes("without it, the indicator a digit", set(indicator, digit), ...without(item.cii, names)),
      passes("without it, the indicator in space", set(indicator, ` ${text} `), ...without(item.cii, names)),
      ...item.elsewhere.cii.map((parent) => passes(`without it below ${parent}`, add(parent, bare(item, "cii")))),
      ...pass,
    ],
  };
}

function without(at: string, names: readonly string[]): readonly Edit[] {
  return names.map((name) => drop(`${at}/${name}`));
}

/** An allowance or charge that has nothing but its indicator. */
function bare({ indicator: [text] }: Item, side: "ubl" | "cii"): string {
  return side === "ubl"
    ? `<cac:AllowanceCharge><cbc:ChargeIndicator>${text}</cbc:ChargeIndicator></cac:AllowanceCharge>`
    : `<${element}><ram:ChargeIndicator><udt:Indicator>${text}</udt:Indicator></ram:ChargeIndicator></${element}>`;
}

/** The same in a line that is not one of the document's own. */
function looseIn(item: Item, side: "ubl" | "cii", top: string): readonly Fail[] {
  const place = item.loose?.[side];
  if (place === undefined) return [];
  const xml = place.within.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, bare(item, side));
  const name = side === "ubl" ? "cac:AllowanceCharge" : element;
  return [
    fails(
      "without it in a line in an odd place",
      [top, place.parent, ...place.within, name].join("/"),
      add(place.parent, xml),
    ),
  ];
}
