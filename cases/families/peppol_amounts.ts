/**
 * Cases of PEPPOL-EN16931-R040 … R043 and R120: percentages and line amounts. XRechnung lets half a forint pass, Peppol
 * does not.
 */
import {
  add,
  type Cases,
  drop,
  type Edit,
  fails,
  onCreditNote,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import type { indicatorRules, peppolAmounts } from "../../engine/rules/peppol/peppol.ts";
import {
  amount,
  bareItem,
  ciiDiscount,
  ciiItem,
  ciiLine,
  ciiNames,
  credited,
  creditLine,
  discount,
  gross,
  indicator,
  item,
  line,
  lineSettlement,
  lineTotal,
  net,
  oddLine,
  price,
  root,
  settlement,
  ublNames,
} from "./peppol_scene.ts";

export const factorCases = {
  "PEPPOL-EN16931-R041": lonely("factor"),
  "PEPPOL-EN16931-R042": lonely("base"),
} as const;

/** A percentage without a base amount, or the other way round. */
function lonely(which: "factor" | "base"): Cases {
  const other = which === "factor" ? "base" : "factor";
  const named = which === "factor" ? "a percentage alone" : "a base amount alone";
  const [ubl, cii] = [ublNames[other], ciiNames[other]];
  const own = which === "factor"
    ? "<cbc:MultiplierFactorNumeric>5</cbc:MultiplierFactorNumeric>"
    : amount("BaseAmount", "20.00");
  return {
    ubl: {
      fail: [
        fails(`${named} on an allowance`, `/Invoice/${item}[1]`, drop(`${item}[1]/${ubl}`)),
        fails(`${named} on a charge`, `/Invoice/${item}[2]`, drop(`${item}[2]/${ubl}`)),
        fails(`${named} on a line's allowance`, `/Invoice/${line}[1]/${item}[1]`, drop(`${line}[1]/${item}[1]/${ubl}`)),
        onCreditNote(
          fails(
            `${named} on a credit note's line`,
            `/CreditNote/${creditLine}[1]/${item}[2]`,
            drop(`${creditLine}[1]/${item}[2]/${ubl}`),
          ),
        ),
      ],
      pass: [
        passes("neither", drop(`${item}[1]/${ublNames.factor}`), drop(`${item}[1]/${ublNames.base}`)),
        passes(`${named} on a credit note's line in an invoice`, add("", oddLine("CreditNoteLine", bareItem(own)))),
        passes(`${named} on a discount of a price`, drop(`${discount}/cbc:BaseAmount`), add(discount, own)),
      ],
    },
    cii: {
      fail: [
        fails(`${named} on an allowance`, `${root}/${ciiItem}[1]`, drop(`${ciiItem}[1]/${cii}`)),
        fails(
          `${named} on a line's charge`,
          `${root}/${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]`,
          drop(`${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/${cii}`),
        ),
      ],
      pass: [passes("neither", drop(`${ciiItem}[1]/${ciiNames.factor}`), drop(`${ciiItem}[1]/${ciiNames.base}`))],
    },
  };
}

type AmountId = keyof ReturnType<typeof peppolAmounts>;

const itemAmount = `${item}[1]/cbc:Amount`;
const ciiItemAmount = `${ciiItem}[1]/ram:ActualAmount`;
const netAmount = `${line}[3]/cbc:LineExtensionAmount`;
const ciiNetAmount = `${ciiLine}[3]/${lineTotal}`;
const inForint = set("cbc:DocumentCurrencyCode", "HUF");
const ciiInForint = set(`${settlement}/ram:InvoiceCurrencyCode`, "HUF");

const thirds = (stated: string): readonly Edit[] => [
  set(`${line}[3]/cbc:InvoicedQuantity`, "100000000000000000"),
  set(`${line}[3]/cac:Price/cbc:PriceAmount`, "1"),
  add(`${line}[3]/cac:Price`, '<cbc:BaseQuantity unitCode="C62">3</cbc:BaseQuantity>'),
  set(netAmount, stated),
];

const plainAmountCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [
        fails("three cents more", `/Invoice/${itemAmount}`, set(itemAmount, "228.94")),
        fails("a little over two cents less", `/Invoice/${itemAmount}`, set(itemAmount, "228.8899")),
        fails("no amount, which counts as 0", `/Invoice/${item}[1]`, drop(itemAmount)),
        fails("another percentage", `/Invoice/${item}[2]/cbc:Amount`, set(`${item}[2]/${ublNames.factor}`, "4.1")),
        fails(
          "another base amount on a line",
          `/Invoice/${line}[1]/${item}[2]/cbc:Amount`,
          set(`${line}[1]/${item}[2]/cbc:BaseAmount`, "757.00"),
        ),
        onCreditNote(
          fails(
            "another amount on a credit note's line",
            `/CreditNote/${creditLine}[1]/${item}[1]/cbc:Amount`,
            set(`${creditLine}[1]/${item}[1]/cbc:Amount`, "36.00"),
          ),
        ),
      ],
      pass: [
        passes("two cents more", set(itemAmount, "228.93")),
        passes("two cents less", set(itemAmount, "228.8900")),
        passes("a percentage that nothing follows from", set(itemAmount, "1.00"), drop(`${item}[1]/cbc:BaseAmount`)),
        passes(
          "neither",
          set(itemAmount, "1.00"),
          drop(`${item}[1]/cbc:BaseAmount`),
          drop(`${item}[1]/${ublNames.factor}`),
        ),
        passes("no amount of a base amount of 0", drop(itemAmount), set(`${item}[1]/cbc:BaseAmount`, "0")),
        passes(
          "a credit note's line in an invoice",
          add(
            "",
            oddLine(
              "CreditNoteLine",
              bareItem(`<cbc:MultiplierFactorNumeric>5</cbc:MultiplierFactorNumeric>${amount("BaseAmount", "100.00")}`),
            ),
          ),
        ),
      ],
    },
    cii: {
      fail: [
        fails("three cents more", `${root}/${ciiItemAmount}`, set(ciiItemAmount, "228.94")),
        fails("no amount, which counts as 0", `${root}/${ciiItem}[1]`, drop(ciiItemAmount)),
        fails(
          "another base amount on a line",
          `${root}/${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/ram:ActualAmount`,
          set(`${ciiLine}[1]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge[2]/ram:BasisAmount`, "757.00"),
        ),
      ],
      pass: [
        passes("two cents more", set(ciiItemAmount, "228.93")),
        passes(
          "a percentage that nothing follows from",
          set(ciiItemAmount, "1.00"),
          drop(`${ciiItem}[1]/ram:BasisAmount`),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [
        fails("three cents more", `/Invoice/${netAmount}`, set(netAmount, "700.03")),
        fails("a little over two cents less", `/Invoice/${netAmount}`, set(netAmount, "699.9799")),
        fails("no net amount, which counts as 0", `/Invoice/${line}[3]`, drop(netAmount)),
        fails(
          "no base quantity",
          `/Invoice/${line}[1]/cbc:LineExtensionAmount`,
          drop(`${line}[1]/cac:Price/cbc:BaseQuantity`),
        ),
        fails("no quantity, which counts as 1", `/Invoice/${netAmount}`, drop(`${line}[3]/cbc:InvoicedQuantity`)),
        fails("no price, which counts as 0", `/Invoice/${netAmount}`, drop(`${line}[3]/cac:Price`)),
        fails(
          "an indicator that is no text for an allowance",
          `/Invoice/${netAmount}`,
          set(`${line}[3]/${item}/cbc:ChargeIndicator`, "0"),
        ),
        fails(
          "a credited quantity in an invoice, which counts as 1",
          `/Invoice/${creditLine}/cbc:LineExtensionAmount`,
          add("", oddLine("CreditNoteLine", credited + amount("LineExtensionAmount", "15.00") + price)),
        ),
        onCreditNote(
          fails(
            "an invoiced quantity in a credit note, which counts as 1",
            `/CreditNote/${line}/cbc:LineExtensionAmount`,
            add(
              "",
              oddLine(
                "InvoiceLine",
                credited.replaceAll("Credited", "Invoiced") + amount("LineExtensionAmount", "15.00") + price,
              ),
            ),
          ),
        ),
        fails(
          "a price that does not come out even, cut after eighteen digits",
          `/Invoice/${netAmount}`,
          ...thirds("33333333333333313.33"),
        ),
      ],
      pass: [
        passes("two cents more", set(netAmount, "700.02")),
        passes("two cents less", set(netAmount, "699.98")),
        passes(
          "allowances rounded to the cent",
          set(`${line}[3]/${item}/cbc:Amount`, "20.005"),
          set(netAmount, "699.97"),
        ),
        passes(
          "a base quantity of 0, which counts as 1",
          set(`${line}[2]/cac:Price/cbc:BaseQuantity`, "0"),
        ),
        passes("an indicator with space around it", set(`${line}[3]/${item}/cbc:ChargeIndicator`, " false ")),
        passes("a charge", set(`${line}[3]/${item}/cbc:ChargeIndicator`, "true"), set(netAmount, "740.00")),
        passes(
          "a credited quantity in an invoice, which counts as 1",
          add("", oddLine("CreditNoteLine", credited + amount("LineExtensionAmount", "5.00") + price)),
        ),
        passes(
          "a sub line",
          add(`${line}[3]`, `<cac:SubInvoiceLine>${amount("LineExtensionAmount", "15.00")}</cac:SubInvoiceLine>`),
        ),
        passes("a price that does not come out even", ...thirds("33333333333333313.30")),
      ],
    },
    cii: {
      fail: [
        fails("three cents more", `${root}/${ciiNetAmount}`, set(ciiNetAmount, "700.03")),
        fails("no net amount, which counts as 0", `${root}/${ciiLine}[3]`, drop(ciiNetAmount)),
        fails(
          "no base quantity at all",
          `${root}/${ciiLine}[1]/${lineTotal}`,
          drop(`${ciiLine}[1]/${net}/ram:BasisQuantity`),
          drop(`${ciiLine}[1]/${gross}/ram:BasisQuantity`),
        ),
      ],
      pass: [
        passes("two cents less", set(ciiNetAmount, "699.98")),
        passes("the base quantity of the gross price", drop(`${ciiLine}[1]/${net}/ram:BasisQuantity`)),
        passes(
          "the base quantity of the gross price in place of 0",
          set(`${ciiLine}[1]/${net}/ram:BasisQuantity`, "0"),
        ),
        passes(
          "an indicator with space around it",
          set(`${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge/${indicator}`, " false "),
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

/** XRechnung lets half a forint pass. */
const forintCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [
        fails("over half a forint", `/Invoice/${itemAmount}`, inForint, set(itemAmount, "229.42")),
        fails(
          "half a unit where forint is not quite what the document says",
          `/Invoice/${itemAmount}`,
          set("cbc:DocumentCurrencyCode", "HUF "),
          set(itemAmount, "229.41"),
        ),
      ],
      pass: [passes("half a forint", inForint, set(itemAmount, "229.41"))],
    },
    cii: {
      fail: [fails("over half a forint", `${root}/${ciiItemAmount}`, ciiInForint, set(ciiItemAmount, "229.4100001"))],
      pass: [passes("half a forint", ciiInForint, set(ciiItemAmount, "229.41"))],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [fails("over half a forint", `/Invoice/${netAmount}`, inForint, set(netAmount, "699.49"))],
      pass: [passes("half a forint", inForint, set(netAmount, "699.50"))],
    },
    cii: {
      fail: [fails("over half a forint", `${root}/${ciiNetAmount}`, ciiInForint, set(ciiNetAmount, "700.51"))],
      pass: [passes("half a forint", ciiInForint, set(ciiNetAmount, "700.50"))],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

/** Peppol does not. */
const peppolForintCases = {
  "PEPPOL-EN16931-R040": {
    ubl: {
      fail: [fails("three cents in forint", `/Invoice/${itemAmount}`, inForint, set(itemAmount, "228.94"))],
      pass: [passes("two cents in forint", inForint, set(itemAmount, "228.93"))],
    },
  },
  "PEPPOL-EN16931-R120": {
    ubl: {
      fail: [fails("three cents in forint", `/Invoice/${netAmount}`, inForint, set(netAmount, "700.03"))],
      pass: [passes("two cents in forint", inForint, set(netAmount, "700.02"))],
    },
  },
} as const satisfies Readonly<Record<AmountId, Cases>>;

export const indicatorCases = {
  "PEPPOL-EN16931-R043": {
    ubl: {
      fail: [
        fails("the digit 0", `/Invoice/${item}[1]`, set(`${item}[1]/cbc:ChargeIndicator`, "0")),
        fails("a capital letter", `/Invoice/${item}[2]`, set(`${item}[2]/cbc:ChargeIndicator`, "True")),
        fails("no indicator on a line", `/Invoice/${line}[3]/${item}`, drop(`${line}[3]/${item}/cbc:ChargeIndicator`)),
        onCreditNote(
          fails(
            "the digit 1 on a credit note's line",
            `/CreditNote/${creditLine}[3]/${item}`,
            set(`${creditLine}[3]/${item}/cbc:ChargeIndicator`, "1"),
          ),
        ),
      ],
      pass: [
        passes("an indicator with space around it", set(`${item}[1]/cbc:ChargeIndicator`, "\n true ")),
        passes(
          "the digit 0 beside a percentage alone, which another rule has refused",
          set(`${item}[1]/cbc:ChargeIndicator`, "0"),
          drop(`${item}[1]/cbc:BaseAmount`),
        ),
        passes(
          "the digit 0 beside a base amount alone, which another rule has refused",
          set(`${item}[1]/cbc:ChargeIndicator`, "0"),
          drop(`${item}[1]/cbc:MultiplierFactorNumeric`),
        ),
        passes("the digit 0 on a price", set(`${discount}/cbc:ChargeIndicator`, "0")),
        passes(
          "a credit note's line in an invoice",
          add("", oddLine("CreditNoteLine", bareItem("<cbc:ChargeIndicator>0</cbc:ChargeIndicator>"))),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R043-1": {
    cii: {
      fail: [
        fails("the digit 0", `${root}/${ciiItem}[1]`, set(`${ciiItem}[1]/${indicator}`, "0")),
        fails(
          "no indicator on a line",
          `${root}/${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`,
          drop(`${ciiLine}[3]/${lineSettlement}/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator`),
        ),
      ],
      pass: [
        passes("an indicator with space around it", set(`${ciiItem}[1]/${indicator}`, "\n true ")),
        passes(
          "the digit 0 beside a percentage alone, which another rule has refused",
          set(`${ciiItem}[1]/${indicator}`, "0"),
          drop(`${ciiItem}[1]/ram:BasisAmount`),
        ),
        passes(
          "the digit 0 beside a base amount alone, which another rule has refused",
          set(`${ciiItem}[1]/${indicator}`, "0"),
          drop(`${ciiItem}[1]/ram:CalculationPercent`),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-R043-2": {
    cii: {
      fail: [
        repairedBy(
          fails("the digit 0", `${root}/${ciiDiscount}`, set(`${ciiDiscount}/${indicator}`, "0")),
          set(`${ciiDiscount}/${indicator}`, "false"),
        ),
        fails("no indicator", `${root}/${ciiDiscount}`, drop(`${ciiDiscount}/ram:ChargeIndicator`)),
        fails(
          "no indicator on one that stands where none belongs",
          `${root}/${ciiItem}[1]/ram:AppliedTradeAllowanceCharge`,
          add(`${ciiItem}[1]`, "<ram:AppliedTradeAllowanceCharge/>"),
        ),
      ],
      pass: [
        passes("a charge", set(`${ciiDiscount}/${indicator}`, "true")),
        passes("the digit 0 on an allowance", set(`${ciiItem}[1]/${indicator}`, "0")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof indicatorRules, Cases>>;

/** The cases of a rule with others of the same rule behind them. */
function withMore(id: AmountId, more: Cases): Cases {
  const { ubl, cii } = plainAmountCases[id];
  return { ubl: together(ubl, more.ubl), ...(more.cii === undefined ? {} : { cii: together(cii, more.cii) }) };
}

function together(first: SyntaxCases, more: Cases["ubl"]): SyntaxCases {
  return { fail: [...first.fail, ...more?.fail ?? []], pass: [...first.pass, ...more?.pass ?? []] };
}

export const xrechnungAmountCases = {
  "PEPPOL-EN16931-R040": withMore("PEPPOL-EN16931-R040", forintCases["PEPPOL-EN16931-R040"]),
  "PEPPOL-EN16931-R120": withMore("PEPPOL-EN16931-R120", forintCases["PEPPOL-EN16931-R120"]),
} as const satisfies Readonly<Record<AmountId, Cases>>;

export const peppolAmountCases = {
  "PEPPOL-EN16931-R040": withMore("PEPPOL-EN16931-R040", peppolForintCases["PEPPOL-EN16931-R040"]),
  "PEPPOL-EN16931-R120": withMore("PEPPOL-EN16931-R120", peppolForintCases["PEPPOL-EN16931-R120"]),
} as const satisfies Readonly<Record<AmountId, Cases>>;
