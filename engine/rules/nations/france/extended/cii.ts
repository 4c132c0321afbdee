/** EXTENDED-CTC-FR, 1.4.0.04, in CII: what it has in the place of rules of EN 16931. */
import { reasonCodes } from "./reasons.ts";
import { codeLists } from "../../../../model/codes/index.ts";
import {
  and,
  asks,
  count,
  decimals,
  has,
  type Holds,
  is,
  listed,
  not,
  number,
  or,
  present,
  rawAt,
} from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule, warning } from "../../../paths/row.ts";
import { characteristics, deliveryTerms, files, parties } from "./codes.ts";
import { breakdownRows, known, prefixes } from "./sums.ts";
import { AMOUNT, HEADER, LINE, ROOT, SETTLEMENT, STATUS, subLines, TRADE } from "./cii_lines.ts";
import { breakdown, CHARGE, isFalse, isTrue, TAX, totals } from "./cii_totals.ts";

function used(prefix: string, code: string): Row {
  const isBroken = has(`//${HEADER}/${TAX}[ram:CategoryCode=${code}]`);
  const part = `ram:SpecifiedLineTradeSettlement/${TAX}[ram:CategoryCode=${code}]`;
  const isUsed = has(
    `//${LINE}[!${STATUS}]/${part} | //${LINE}[${STATUS}=DETAIL]/${part} | //ram:CategoryTradeTax[ram:CategoryCode=${code}]`,
  );
  return rule(
    `BR-FREXT-${prefix}-01`,
    ["BT-118", "BT-95", "BT-102", "BT-151"],
    asks(
      (node, scene) => isBroken(node, scene) === isUsed(node, scene),
      `//${HEADER}/${TAX}[ram:CategoryCode=${code}]/ram:CategoryCode`,
      code,
    ),
  );
}

const detail = `//${LINE}/ram:AssociatedDocumentLineDocument`;

const isVat = "ram:TypeCode^^=VAT";

const PART = `//${HEADER}/${TAX}`;

/** Parts of the breakdown without a category that there is: the others are judged by their category alone. */
const unknownPart: Place = on(
  PART,
  rule("BR-45", ["BT-116"], present("ram:BasisAmount")),
  rule("BR-46", ["BT-117"], present("ram:CalculatedAmount")),
  rule("BR-47", ["BT-118"], present(`.[${isVat}]/ram:CategoryCode`)),
  rule("BR-48", ["BT-119"], asks(has(`.[${isVat}]/ram:RateApplicablePercent | .[${isVat}]/ram:CategoryCode[.=O]`))),
  rule("BR-CO-03", ["BT-7", "BT-8"], asks(not(and(has("//ram:TaxPointDate"), has("//ram:DueDateTypeCode"))))),
  rule("BR-DEC-19", ["BT-116"], decimals(2, "ram:BasisAmount")),
  rule("BR-DEC-20", ["BT-117"], decimals(2, "ram:CalculatedAmount")),
);

const model: Pattern = [
  ...[[HEADER, "38", "BT-104"], ["ram:SpecifiedLineTradeSettlement", "44", "BT-144"]].map(([of, number, term]) =>
    on(
      `//${of}/${CHARGE}/ram:ChargeIndicator[udt:Indicator=true]`,
      rule(
        `BR-FREXT-BR-${number}`,
        [term === "BT-144" ? "BT-144" : "BT-104"],
        present("../ram:Reason | ../ram:ReasonCode"),
      ),
    )
  ),
  totals,
  on(
    ROOT,
    rule(
      "BR-CO-25",
      ["BT-9", "BT-20"],
      asks(
        or(
          not(number("//ram:DuePayableAmount", (it) => it > 0)),
          has(
            "//ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime | //ram:SpecifiedTradePaymentTerms/ram:Description",
          ),
        ),
        `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`,
      ),
    ),
    ...Object.entries(prefixes).map(([prefix, code]) => used(prefix, code)),
  ),
  on(
    `${detail}[!ram:LineStatusReasonCode] | ${detail}[ram:LineStatusReasonCode=DETAIL]`,
    rule("BR-FREXT-BR-22", ["BT-129"], present("../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity")),
    rule("BR-FREXT-BR-23", ["BT-130"], present("../ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode")),
    rule("BR-FREXT-BR-24", ["BT-131"], present(`../${AMOUNT}`)),
    rule(
      "BR-FREXT-BR-26",
      ["BT-146"],
      present("../ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount"),
    ),
    rule(
      "BR-FREXT-CO-04",
      ["BT-151"],
      present(`../ram:SpecifiedLineTradeSettlement/${TAX}[${isVat}]/ram:CategoryCode`),
    ),
  ),
  on(
    "//ram:ApplicableProductCharacteristic",
    rule("BR-FREXT-54-1", ["BT-160"], present("ram:Description | ram:TypeCode")),
    rule(
      "BR-FREXT-54-2",
      ["BT-161"],
      asks(
        or(
          and(has("ram:Value"), not(has("ram:ValueMeasure"))),
          and(not(has("ram:Value")), has("ram:ValueMeasure/@unitCode[.!=]")),
        ),
        "ram:Value",
        "180 g",
      ),
    ),
  ),
  ...Object.entries(prefixes).map(([prefix, code]) =>
    on(`${PART}[ram:CategoryCode=${code}][${isVat}]`, ...breakdownRows(prefix, breakdown))
  ),
  unknownPart,
];

function parts(path: string, names: readonly string[]): Holds {
  return (node) => select(node, known(`${path}/*`)).every((it) => names.includes(it.name.replace(/^.*[:}]/, "")));
}

const terms: Holds = and(
  parts("ram:ApplicableTradeDeliveryTerms", ["DeliveryTypeCode", "RelevantTradeLocation"]),
  parts("ram:ApplicableTradeDeliveryTerms/ram:RelevantTradeLocation", ["Name"]),
);

const named = (...names: readonly string[]): Holds => (node) =>
  names.some((name) => node.name === `ram:${name}ReferencedDocument`);

const lineAt = `${ROOT}/${TRADE}/${LINE}`;

const syntax: Pattern = [
  on(
    `${lineAt}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`,
    rule("CII-FREXT-SR-069", ["BT-160"], asks(count("ram:Description", (it) => it <= 1), "ram:Description")),
    rule("CII-FREXT-SR-072", ["BT-161"], asks(count("ram:Value", (it) => it <= 1), "ram:Value", "180 g")),
  ),
  on(
    `${lineAt}/ram:SpecifiedLineTradeAgreement`,
    warning("CII-FREXT-SR-106", ["BG-25"], asks(terms, "ram:ApplicableTradeDeliveryTerms/*")),
    rule(
      "CII-FREXT-SR-439",
      ["BT-146"],
      asks(
        count("ram:NetPriceProductTradePrice/ram:ChargeAmount", (it) => it <= 1),
        "ram:NetPriceProductTradePrice/ram:ChargeAmount",
      ),
    ),
  ),
  on(
    `${lineAt}/ram:SpecifiedLineTradeSettlement`,
    warning("CII-SR-454", ["BG-30"], asks(count(TAX, (it) => it <= 1), `${TAX}/ram:CategoryCode`)),
  ),
  on(
    `${ROOT}/${TRADE}/ram:ApplicableHeaderTradeAgreement`,
    warning("CII-FREXT-SR-293", ["BG-13"], asks(terms, "ram:ApplicableTradeDeliveryTerms/*")),
  ),
  on(
    `${ROOT}/${SETTLEMENT}`,
    warning(
      "CII-FREXT-SR-366",
      ["BT-6"],
      asks(
        parts("ram:TaxApplicableTradeCurrencyExchange", [
          "SourceCurrencyCode",
          "TargetCurrencyCode",
          "ConversionRate",
          "ConversionRateDateTime",
        ]),
        "ram:TaxApplicableTradeCurrencyExchange/*",
      ),
    ),
  ),
];

const documents: Pattern = [
  on(
    "*[ram:TypeCode] | *[ram:ReferenceTypeCode] | *[ram:FormattedIssueDateTime]",
    ...[
      rule(
        "CII-EXT-DT-018",
        ["BG-24"],
        asks(
          or(
            not(has("ram:TypeCode")),
            and(named("Additional"), is("ram:TypeCode", "50", "130", "916")),
            named("Invoice"),
          ),
          "ram:TypeCode",
          "130",
        ),
      ),
      rule(
        "CII-FREXT-DT-024",
        ["BT-18"],
        asks(
          or(not(has("ram:ReferenceTypeCode")), and(named("Additional"), is("ram:TypeCode", "130")), named("Contract")),
          "ram:ReferenceTypeCode",
        ),
      ),
      rule(
        "CII-FREXTDT-027",
        ["BT-26"],
        asks(
          or(not(has("ram:FormattedIssueDateTime")), named("Invoice", "Contract", "BuyerOrder", "DespatchAdvice")),
          "ram:FormattedIssueDateTime/*",
        ),
      ),
    ].map((row): Row => ({
      ...row,
      test: (node, scene) => !/^ram:.*ReferencedDocument$/.test(node.name) || row.test(node, scene),
    })),
  ),
];

const gross = "ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge";

const codes: Pattern = [
  on("(ram:SpecifiedTradeProduct|ram:ShipToTradeParty)//ram:GlobalID"),
  on("ram:GlobalID[@schemeID]", rule("BR-FREXT-CL-10", ["BT-29", "BT-46", "BT-60"], listed("@schemeID", parties))),
  on(
    `${gross}[${isFalse}]/ram:ReasonCode`,
    rule("BR-FREXT-CL-19-GP", ["BT-147"], listed(".", codeLists.allowanceReason.codes("cii"))),
  ),
  ...reasonCodes(`${CHARGE}[${isTrue}]/ram:ReasonCode`, codeLists.chargeReason.codes("cii")),
  on(
    "ram:AttachmentBinaryObject[@mimeCode]",
    rule("BR-FREXT-CL-24", ["BT-125"], listed("@mimeCode", files, undefined, rawAt)),
  ),
  on(
    "ram:ApplicableTradeDeliveryTerms/ram:DeliveryTypeCode",
    rule("BR-FREXT-CL-27", ["BG-13"], listed(".", deliveryTerms)),
  ),
];

/** It bears no id; its message names this one. */
const nameless: Pattern = [
  on(
    "//ram:ApplicableProductCharacteristic/ram:TypeCode",
    warning("BR-FXEXT-04", ["BT-160"], listed(".", characteristics)),
  ),
];

export const extendedCii: readonly Pattern[] = [model, syntax, documents, codes, nameless, subLines];

const unused =
  "039 040 041 068 069 070 072 106 107 108 127 128 148 156 164 170 173 174 175 200 201 210 278 293 305 333 334 350 351 " +
  "352 353 354 355 356 357 358 359 360 361 362 363 365 366 422 439 458 470 474";

/** The rules of EN 16931 that it does not have in CII; those of two categories stand behind others at the same place. */
export const withoutCii: readonly string[] = [
  ...["01", "08"].flatMap((it) => ["AE", "AF", "AG", "E", "G", "IC", "O", "S", "Z"].map((of) => `BR-${of}-${it}`)),
  ..."22 23 24 26 27 28 38 44 54 CL-07 CL-10 CL-20 CL-24 CO-04 CO-10 CO-11 CO-12 CO-13 CO-15 CO-17 CO-22 CO-24".split(
    " ",
  ).map((it) => `BR-${it}`),
  ..."AF-09 AF-10 AG-09 AG-10 O-02 O-03 O-04 O-09 O-10 O-11 O-12 O-13 O-14 S-09 S-10 Z-10".split(" ").map((it) =>
    `BR-${it}`
  ),
  ..."018 024 027 052 058 098".split(" ").map((it) => `CII-DT-${it}`),
  ...unused.split(" ").map((it) => `CII-SR-${it}`),
];
