/** Cases of BR-DE-* and BR-TMP-*. */
import { attribute, type Cases, drop, fails, onCreditNote, type Pass, passes, set, type SyntaxCases } from "../case.ts";
import { germanCiiCases, germanUblCases } from "./german.ts";
import type { xrechnung } from "../../engine/rules/xrechnung/xrechnung.ts";

const XRECHNUNG = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const delivered = `${deal}/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent`;
const line = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
const linePeriod = "ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod";
const price = `${line}[1]/ram:SpecifiedLineTradeAgreement`;
const gross = `${price}/ram:GrossPriceProductTradePrice/ram:BasisQuantity`;
const net = `${price}/ram:NetPriceProductTradePrice/ram:BasisQuantity`;
const guideline = "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID";

const undated = [drop("cac:Delivery/cbc:ActualDeliveryDate"), drop("cac:InvoicePeriod")];
const ciiUndated = [drop(delivered), drop(`${settlement}/ram:BillingSpecifiedPeriod`)];

export const xrechnungCases = {
  "BR-DE-1": both("1"),
  "BR-DE-2": both("2"),
  "BR-DE-3": both("3"),
  "BR-DE-4": both("4"),
  "BR-DE-5": both("5"),
  "BR-DE-6": both("6"),
  "BR-DE-7": both("7"),
  "BR-DE-8": both("8"),
  "BR-DE-9": both("9"),
  "BR-DE-10": both("10"),
  "BR-DE-11": both("11"),
  "BR-DE-14": both("14"),
  "BR-DE-15": both("15"),
  "BR-DE-16": both("16"),
  "BR-DE-17": both("17"),
  "BR-DE-18": both("18"),
  "BR-DE-19": both("19"),
  "BR-DE-20": both("20"),
  "BR-DE-21": {
    ubl: specifications("/Invoice", "cbc:CustomizationID"),
    cii: specifications(root, guideline, passes("no context", drop("rsm:ExchangedDocumentContext"))),
  },
  "BR-DE-22": both("22"),
  "BR-DE-23-a": both("23-a"),
  "BR-DE-23-b": both("23-b"),
  "BR-DE-24-a": both("24-a"),
  "BR-DE-24-b": both("24-b"),
  "BR-DE-25-a": both("25-a"),
  "BR-DE-25-b": both("25-b"),
  "BR-DE-26": both("26"),
  "BR-DE-27": both("27"),
  "BR-DE-28": both("28"),
  "BR-DE-30": both("30"),
  "BR-DE-31": both("31"),
  "BR-DE-TMP-32": {
    ubl: {
      fail: [
        fails(
          "no date, and a line without a period",
          "/Invoice",
          ...undated,
          drop("cac:InvoiceLine[3]/cac:InvoicePeriod"),
        ),
        onCreditNote(
          fails("no date and no period", "/CreditNote", ...undated, drop("cac:CreditNoteLine/cac:InvoicePeriod")),
        ),
      ],
      pass: [
        passes("a period on every line", ...undated),
        passes("a period of the document", ...undated.slice(0, 1), drop("cac:InvoiceLine/cac:InvoicePeriod")),
        passes(
          "an empty delivery date",
          set("cac:Delivery/cbc:ActualDeliveryDate", ""),
          drop("cac:InvoicePeriod"),
          drop("cac:InvoiceLine/cac:InvoicePeriod"),
        ),
        passes("no line", ...undated, drop("cac:InvoiceLine")),
      ],
    },
    cii: {
      fail: [
        fails("no date, and a line without a period", root, ...ciiUndated, drop(`${line}[3]/${linePeriod}`)),
        fails(
          "a delivery without a date",
          root,
          set(delivered, ""),
          ...ciiUndated.slice(1),
          drop(`${line}/${linePeriod}`),
        ),
      ],
      pass: [
        passes("a period on every line", ...ciiUndated),
        passes("a period of the document", ...ciiUndated.slice(0, 1), drop(`${line}/${linePeriod}`)),
        passes(
          "an empty delivery date",
          set(`${delivered}/ram:OccurrenceDateTime`, ""),
          ...ciiUndated.slice(1),
          drop(`${line}/${linePeriod}`),
        ),
        passes("no line", ...ciiUndated, drop(line)),
      ],
    },
  },
  "BR-TMP-2": both("url"),
  "BR-TMP-3": {
    cii: {
      fail: [
        fails("another quantity", `${root}/${line}[1]`, set(gross, "1")),
        fails("the same number with another decimal", `${root}/${line}[1]`, set(gross, "10.0")),
        fails("another unit", `${root}/${line}[1]`, attribute(gross, "unitCode", "C62")),
      ],
      pass: [
        passes("no quantity beside the gross price", drop(gross)),
        passes("no quantity beside the net price", drop(net)),
        passes("a unit beside one alone", attribute(gross, "unitCode")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof xrechnung, Cases>>;

function both(key: keyof typeof germanUblCases): Cases {
  return { ubl: germanUblCases[key], cii: germanCiiCases[key] };
}

/** The identifier of the specification: only XRechnung 3.0 and the two that build on it will do. */
function specifications(root: string, path: string, ...more: readonly Pass[]): SyntaxCases {
  const at = `${root}/${path}`;
  return {
    fail: [
      fails("EN 16931 alone", at, set(path, "urn:cen.eu:en16931:2017")),
      fails("an older XRechnung", at, set(path, XRECHNUNG.replace("3.0", "2.3"))),
      fails("white space behind it", at, set(path, `${XRECHNUNG}\n`)),
      fails("no identifier", root, drop(path)),
    ],
    pass: [
      passes("the extension", set(path, `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`)),
      passes(
        "the Clean Vehicles Directive",
        set(path, `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`),
      ),
      ...more,
    ],
  };
}
