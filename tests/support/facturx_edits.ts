/** An invoice of the level EXTENDED, changed in one place, for each rule that only Factur-X has. The official rules agree. */
type Edit = (xml: string) => string;

function replace(from: string | RegExp, to: string): Edit {
  return (xml) => xml.replace(from, to);
}

/** Text behind the start or end tag that comes first. */
function behind(tag: string, text: string): Edit {
  return replace(tag, `${tag}${text}`);
}

function remove(element: string): Edit {
  return replace(new RegExp(`<ram:${element}[ >].*?</ram:${element}>`, "s"), "");
}

function both(...edits: readonly Edit[]): Edit {
  return (xml) => edits.reduce((text, edit) => edit(text), xml);
}

const FIRST = "<ram:LineID>1</ram:LineID>";
const SECOND = "<ram:LineID>2</ram:LineID>";
const PRODUCT_NAME = "<ram:Name>Linseed oil</ram:Name>";

function indicator(charge: boolean, more: string): string {
  return `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${charge}</udt:Indicator>` +
    `</ram:ChargeIndicator>${more}</ram:SpecifiedTradeAllowanceCharge>`;
}

const vat = "<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>" +
  "<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax>";

/** The second line becomes a group, or is below the first. */
function status(tag: string, parent: string, code: string): Edit {
  return behind(tag, `${parent}${code === "" ? "" : `<ram:LineStatusReasonCode>${code}</ram:LineStatusReasonCode>`}`);
}

const below = (line: string) => `<ram:ParentLineID>${line}</ram:ParentLineID>`;

function attribute(content: string): Edit {
  return behind(PRODUCT_NAME, `<ram:ApplicableProductCharacteristic>${content}</ram:ApplicableProductCharacteristic>`);
}

const exemption = "<ram:ExemptionReason>Prepaid</ram:ExemptionReason>";

/** By rule: what breaks it. */
export const extendedEdits: Readonly<Record<string, Edit>> = {
  "BR-FXEXT-CO-10": replace(/<ram:LineTotalAmount>713.75/, "<ram:LineTotalAmount>713.78"),
  "BR-FXEXT-CO-11": replace(
    "<ram:SpecifiedTradePaymentTerms>",
    `${
      indicator(false, `<ram:ActualAmount>1</ram:ActualAmount><ram:Reason>Loyal</ram:Reason>${vat}`)
    }<ram:SpecifiedTradePaymentTerms>`,
  ),
  "BR-FXEXT-CO-13": replace("<ram:TaxBasisTotalAmount>713.75", "<ram:TaxBasisTotalAmount>713.70"),
  "BR-FXEXT-CO-15": replace("<ram:GrandTotalAmount>849.36", "<ram:GrandTotalAmount>849.39"),
  "BR-FXEXT-CO-16": replace("<ram:DuePayableAmount>849.36", "<ram:DuePayableAmount>849.35"),
  "BR-FXEXT-S-09b": replace("<ram:CalculatedAmount>135.61", "<ram:CalculatedAmount>135.64"),
  "BR-FXEXT-S08b": replace("<ram:BasisAmount>713.75", "<ram:BasisAmount>713.72"),
  "BR-FXEXT-S-08ini": replace("<ram:BasisAmount>713.75", "<ram:BasisAmount>713.72"),
  "BR-FXEXT-S-08rev": replace(/(<ram:TypeCode>VAT<\/ram:TypeCode>\s*)(<ram:BasisAmount>)/, `$1${exemption}$2`),
  "BR-FXEXT-S-01": replace(/(<ram:ApplicableHeaderTradeSettlement>.*?)<ram:CategoryCode>S</s, "$1<ram:CategoryCode>Z<"),
  "BR-CO-25": remove("SpecifiedTradePaymentTerms"),
  "BR-FXEXT-01": replace(
    /<rsm:ExchangedDocument>(.*?)<\/rsm:ExchangedDocument>/s,
    "<rsm:ExchangedDocument>$1<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote></rsm:ExchangedDocument>",
  ),
  "BR-FXEXT-02": behind(FIRST, "<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>"),
  "BR-FXEXT-03": replace(
    "</ram:BuyerTradeParty>",
    '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>',
  ),
  "BR-FXEXT-04": attribute(
    "<ram:TypeCode>SHINE</ram:TypeCode><ram:Description>Shine</ram:Description><ram:Value>2</ram:Value>",
  ),
  "BR-FXEXT-06": status(SECOND, below("1"), ""),
  "BR-FXEXT-08": both(status(FIRST, "", "GROUP"), status(SECOND, below("1"), "DETAIL")),
  "BR-FXEXT-11": status(SECOND, below("9"), "DETAIL"),
  "BR-FXEXT-12": both(
    status(FIRST, "", "GROUP"),
    status(SECOND, below("1"), "GROUP"),
    replace(/<ram:LineTotalAmount>131.75<\/ram:LineTotalAmount>/, ""),
  ),
  "BR-FXEXT-BR-22": remove("BilledQuantity"),
  "BR-FXEXT-BR-23": replace('<ram:BilledQuantity unitCode="C62">', "<ram:BilledQuantity>"),
  "BR-FXEXT-BR-24": remove("LineTotalAmount"),
  "BR-FXEXT-BR-26": remove("ChargeAmount"),
  "BR-FXEXT-CO-04": replace("<ram:CategoryCode>S</ram:CategoryCode>", ""),
  "BR-FXEXT-BR-38": replace(
    "<ram:SpecifiedTradePaymentTerms>",
    `${indicator(true, `<ram:ActualAmount>1</ram:ActualAmount>${vat}`)}<ram:SpecifiedTradePaymentTerms>`,
  ),
  "BR-FXEXT-CO-12": replace(
    "<ram:SpecifiedTradePaymentTerms>",
    `${
      indicator(true, `<ram:ActualAmount>1</ram:ActualAmount><ram:Reason>Post</ram:Reason>${vat}`)
    }<ram:SpecifiedTradePaymentTerms>`,
  ),
  "BR-FXEXT-BR-44": both(
    replace("<udt:Indicator>false</udt:Indicator>", "<udt:Indicator>true</udt:Indicator>"),
    replace("<ram:Reason>Returned containers</ram:Reason>", ""),
  ),
  "BR-FXEXT-BR-54-1": attribute("<ram:Value>2</ram:Value>"),
  "BR-FXEXT-BR-54-2": attribute("<ram:Description>Shine</ram:Description>"),
  "BR-FXEXT-CII-DT-097a": replace('format="102">20261127', 'format="205">202611272561'),
};

/** An invoice of a level with a part of it in a place or number that its schema forbids, and what is found because of that. */
export interface Odd {
  readonly what: string;
  readonly level: "en16931" | "extended";
  readonly edit: Edit;
  readonly fails?: readonly string[];
  readonly passes?: readonly string[];
}

const settlementEnd = "</ram:ApplicableHeaderTradeSettlement>";
const second = "<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>CHF</ram:InvoiceCurrencyCode>";

export const oddities: readonly Odd[] = [
  {
    what: "a second settlement without a VAT breakdown",
    level: "en16931",
    edit: behind(settlementEnd, `${second}${settlementEnd}`),
    fails: ["BR-CO-18"],
  },
  {
    what: "no settlement",
    level: "extended",
    edit: remove("ApplicableHeaderTradeSettlement"),
    passes: ["BR-CO-18"],
  },
  {
    what: "a VAT total in the currency of another settlement",
    level: "en16931",
    edit: both(
      replace(/(<ram:TaxTotalAmount currencyID=")EUR/, "$1CHF"),
      behind(settlementEnd, `${second}${settlementEnd}`),
    ),
    fails: ["ATW-FACTURX-UNUSED"],
  },
  {
    what: "a classification without a code",
    level: "en16931",
    edit: behind(PRODUCT_NAME, "<ram:DesignatedProductClassification/>"),
    fails: ["BR-65"],
  },
  {
    what: "a classification without a code",
    level: "extended",
    edit: behind(PRODUCT_NAME, "<ram:DesignatedProductClassification/>"),
    fails: ["BR-65"],
  },
  {
    what: "a second code of the means of payment, and no account",
    level: "en16931",
    edit: both(
      remove("PayeePartyCreditorFinancialAccount"),
      replace(
        /<ram:SpecifiedTradeSettlementPaymentMeans>/,
        "<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode>",
      ),
    ),
    passes: ["CII-SR-470"],
  },
  {
    what: "an allowance that does not say that it is one",
    level: "extended",
    edit: replace(
      "<ram:SpecifiedTradePaymentTerms>",
      `<ram:SpecifiedTradeAllowanceCharge><ram:ActualAmount>900</ram:ActualAmount>${vat}` +
        "</ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradePaymentTerms>",
    ),
    passes: ["BR-FXEXT-S08b"],
  },
];
