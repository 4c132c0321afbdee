/** Cases of BR-29, BR-30, BR-CO-03, BR-CO-19 and BR-CO-20. */
import { add, attribute, type Cases, drop, type Fail, fails, onCreditNote, type Pass, passes, set } from "../case.ts";
import type { periods } from "../../engine/rules/en16931/periods.ts";

const period = "cac:InvoicePeriod";
const line = "cac:InvoiceLine";
const ofLine = `${line}[1]/${period}`;
const subLine = `/Invoice/${line}[1]/cac:SubInvoiceLine/${period}`;

const root = "/rsm:CrossIndustryInvoice";
const deal = "rsm:SupplyChainTradeTransaction";
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const lineSettlement = `${deal}/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement`;
const ciiPeriod = `${settlement}/ram:BillingSpecifiedPeriod`;
const ciiOfLine = `${lineSettlement}/ram:BillingSpecifiedPeriod`;
const breakdown = `${settlement}/ram:ApplicableTradeTax`;

const backwards = "<cbc:StartDate>2025-09-30</cbc:StartDate><cbc:EndDate>2025-09-29</cbc:EndDate>";
const due = "<ram:DueDateTypeCode>72</ram:DueDateTypeCode>";

export const periodsCases = {
  "BR-29": {
    ubl: {
      fail: [
        ...backwardsInUbl(period),
        fails("a period in a sub line", `${subLine}/cbc:EndDate`, addToSubLine(backwards)),
        onCreditNote(
          fails(
            "an end before the start",
            `/CreditNote/${period}/cbc:EndDate`,
            set(`${period}/cbc:EndDate`, "2025-08-31"),
          ),
        ),
      ],
      pass: [...forwardsInUbl(period), passes("a line's period, which is BR-30's concern", set(ofLine, backwards))],
    },
    cii: { fail: backwardsInCii(ciiPeriod), pass: forwardsInCii(ciiPeriod) },
  },
  "BR-30": {
    ubl: {
      fail: [
        ...backwardsInUbl(ofLine),
        onCreditNote(
          fails(
            "an end before the start",
            `/CreditNote/cac:CreditNoteLine[3]/${period}/cbc:EndDate`,
            set(`cac:CreditNoteLine[3]/${period}/cbc:EndDate`, "2025-09-25"),
          ),
        ),
      ],
      pass: [
        ...forwardsInUbl(ofLine),
        passes("a period in a sub line, which is not a period of the line", addToSubLine(backwards)),
      ],
    },
    cii: { fail: backwardsInCii(ciiOfLine), pass: forwardsInCii(ciiOfLine) },
  },
  "BR-CO-03": {
    ubl: {
      fail: [
        fails("a date and a code", "/Invoice", add(period, "<cbc:DescriptionCode>35</cbc:DescriptionCode>")),
        fails("both empty", "/Invoice", set("cbc:TaxPointDate", ""), add(period, "<cbc:DescriptionCode/>")),
      ],
      pass: [
        passes("a code alone", drop("cbc:TaxPointDate"), add(period, "<cbc:DescriptionCode>35</cbc:DescriptionCode>")),
        passes("neither", drop("cbc:TaxPointDate")),
        passes("a code in a line's period", add(ofLine, "<cbc:DescriptionCode>35</cbc:DescriptionCode>")),
      ],
    },
    cii: {
      fail: [
        fails("a date and a code in two breakdowns", `${root}/${breakdown}[1]`, add(`${breakdown}[2]`, due)),
        fails("a code in a line", `${root}/${breakdown}[2]`, add(`${lineSettlement}/ram:ApplicableTradeTax`, due)),
        fails(
          "an empty date",
          `${root}/${breakdown}[1]`,
          set(`${breakdown}[1]/ram:TaxPointDate`, ""),
          add(`${breakdown}[1]`, due),
        ),
      ],
      pass: [
        passes("a code alone", drop(`${breakdown}[1]/ram:TaxPointDate`), add(`${breakdown}[2]`, due)),
        passes("neither", drop(`${breakdown}[1]/ram:TaxPointDate`)),
        passes(
          "breakdowns of a category that the rule does not see",
          set(`${breakdown}/ram:CategoryCode`, "O"),
          add(`${breakdown}[2]`, due),
        ),
      ],
    },
  },
  "BR-CO-19": {
    ubl: {
      fail: [
        fails("an empty period", `/Invoice/${period}`, set(period, "")),
        fails("an empty period in a sub line", subLine, addToSubLine("")),
      ],
      pass: [
        passes("a code alone", set(period, "<cbc:DescriptionCode/>")),
        passes("an empty start alone", set(period, "<cbc:StartDate/>")),
        passes("an end alone", drop(`${period}/cbc:StartDate`)),
        passes("an empty period of a line, which is BR-CO-20's concern", set(ofLine, "")),
        passes("no period", drop(period)),
      ],
    },
    cii: {
      fail: [
        fails("an empty period", `${root}/${ciiPeriod}`, set(ciiPeriod, "")),
        fails(
          "a description alone",
          `${root}/${ciiPeriod}`,
          set(ciiPeriod, "<ram:Description>September</ram:Description>"),
        ),
      ],
      pass: [
        passes("an empty element around a date", set(ciiPeriod, "<ram:StartDateTime/>")),
        passes("an end alone", drop(`${ciiPeriod}/ram:StartDateTime`)),
        passes("an empty period of a line, which is BR-CO-20's concern", set(ciiOfLine, "")),
      ],
    },
  },
  "BR-CO-20": {
    ubl: {
      fail: [
        fails("an empty period", `/Invoice/${ofLine}`, set(ofLine, "")),
        fails("a code alone", `/Invoice/${ofLine}`, set(ofLine, "<cbc:DescriptionCode>35</cbc:DescriptionCode>")),
      ],
      pass: [
        passes("an end alone", drop(`${ofLine}/cbc:StartDate`)),
        passes("an empty period of the document, which is BR-CO-19's concern", set(period, "")),
        passes("an empty period in a sub line, which is BR-CO-19's concern", addToSubLine("")),
      ],
    },
    cii: {
      fail: [fails("an empty period", `${root}/${ciiOfLine}`, set(ciiOfLine, ""))],
      pass: [
        passes("an empty element around a date", set(ciiOfLine, "<ram:EndDateTime/>")),
        passes("an empty period of the document, which is BR-CO-19's concern", set(ciiPeriod, "")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof periods, Cases>>;

function addToSubLine(dates: string) {
  return add(`${line}[1]`, `<cac:SubInvoiceLine><${period}>${dates}</${period}></cac:SubInvoiceLine>`);
}

function backwardsInUbl(at: string): readonly [Fail, ...Fail[]] {
  const end = `/Invoice/${at}/cbc:EndDate`;
  return [
    fails("an end before the start", end, set(at, backwards)),
    fails(
      "the same day in a zone where it ends earlier",
      end,
      set(`${at}/cbc:StartDate`, "2025-09-30Z"),
      set(`${at}/cbc:EndDate`, "2025-09-30+14:00"),
    ),
  ];
}

function forwardsInUbl(at: string): readonly [Pass, ...Pass[]] {
  return [
    passes("one day", set(`${at}/cbc:StartDate`, "2025-09-30"), set(`${at}/cbc:EndDate`, "2025-09-30")),
    passes("a year of five digits", set(`${at}/cbc:EndDate`, "12025-01-01")),
    passes("no start", drop(`${at}/cbc:StartDate`)),
    passes("no end", drop(`${at}/cbc:EndDate`)),
  ];
}

function backwardsInCii(at: string): readonly [Fail, ...Fail[]] {
  const start = `${at}/ram:StartDateTime/udt:DateTimeString`;
  const end = `${at}/ram:EndDateTime/udt:DateTimeString`;
  return [
    fails("an end before the start", `${root}/${end}`, set(start, "20250930"), set(end, "20250929")),
    fails("an end of another format", `${root}/${end}`, attribute(end, "format", "203")),
    fails("a start without a format", `${root}/${end}`, attribute(start, "format")),
    fails("a start that is text, for texts are compared", `${root}/${end}`, set(start, "9")),
    fails("an empty element around the start", `${root}/${at}`, set(`${at}/ram:StartDateTime`, "")),
    fails("empty elements around both", `${root}/${at}`, set(at, "<ram:StartDateTime/><ram:EndDateTime/>")),
  ];
}

function forwardsInCii(at: string): readonly [Pass, ...Pass[]] {
  const start = `${at}/ram:StartDateTime/udt:DateTimeString`;
  const end = `${at}/ram:EndDateTime/udt:DateTimeString`;
  return [
    passes("one day", set(start, "20250930"), set(end, "20250930")),
    passes("an end that is text, for texts are compared", set(end, "later")),
    passes("no start", drop(`${at}/ram:StartDateTime`)),
    passes("no end", drop(`${at}/ram:EndDateTime`)),
  ];
}
