/**
 * Invoices of the level EXTENDED that only just fail a rule, or only just pass it: the last cent of each tolerance, what counts
 * and what does not. `deno task tool facturx` asks the official rules about them, too.
 */
import { categories } from "../../engine/rules/facturx/extended_vat.ts";

export interface Boundary {
  readonly id: string;
  /** What is special, as the end of a sentence. */
  readonly why: string;
  readonly fails: boolean;
  /** Each replaces a text, which must be there; the first place of it, or all places of a pattern that says so. */
  readonly edits: readonly Edit[];
}

type Edit = readonly [from: string | RegExp, to: string];

export function edited(xml: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => text.replace(from, to), xml);
}

const end = (name: string) => `</ram:${name}>`;
const leaf = (name: string, value: string) => `<ram:${name}>${value}</ram:${name}>`;

/** Gives an amount of the invoice another value. */
const amount = (name: string, was: string, is: string): Edit => [`<ram:${name}>${was}<`, `<ram:${name}>${is}<`];
/** Removes the first element of a name that matches. */
const without = (
  name: string,
  value = ".*?",
): Edit => [new RegExp(`<ram:${name}[^>]*>${value}</ram:${name}>`, "s"), ""];

const TERMS = "<ram:SpecifiedTradePaymentTerms>";
const before = (tag: string, xml: string): Edit => [tag, xml + tag];
const after = (tag: string, xml: string): Edit => [tag, tag + xml];

const taxed = (wrapper: string, category = "S", rate = "19") =>
  `<ram:${wrapper}>${leaf("TypeCode", "VAT")}${leaf("CategoryCode", category)}` +
  `${leaf("RateApplicablePercent", rate)}</ram:${wrapper}>`;

/** An allowance or charge on the document. */
const onDocument = (indicator: "true" | "false", value: string, category = "S", rate = "19") =>
  before(
    TERMS,
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator>` +
      `</ram:ChargeIndicator>${leaf("ActualAmount", value)}${leaf("Reason", "Agreed")}` +
      `${taxed("CategoryTradeTax", category, rate)}</ram:SpecifiedTradeAllowanceCharge>`,
  );
const logistics = (value: string, category = "S") =>
  before(
    TERMS,
    `<ram:SpecifiedLogisticsServiceCharge>${leaf("Description", "Freight")}${leaf("AppliedAmount", value)}` +
      `${taxed("AppliedTradeTax", category)}</ram:SpecifiedLogisticsServiceCharge>`,
  );
const allowance = onDocument("false", "10.00");
const charge = onDocument("true", "10.00");

const sum = (name: string, value: string) => before("<ram:TaxBasisTotalAmount>", leaf(name, value));
const FIRST = "<ram:LineID>1</ram:LineID>";
const SECOND = "<ram:LineID>2</ram:LineID>";
const status = (line: string, code: string, parent = ""): Edit =>
  after(line, `${parent === "" ? "" : leaf("ParentLineID", parent)}${leaf("LineStatusReasonCode", code)}`);

/** A line behind the others. */
const third = (head: string, value: string) =>
  before(
    "<ram:ApplicableHeaderTradeAgreement>",
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${leaf("LineID", "3")}${head}` +
      `</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${leaf("Name", "Varnish")}` +
      `</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>` +
      `${leaf("ChargeAmount", "1")}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>` +
      `<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>` +
      `</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>${taxed("ApplicableTradeTax")}` +
      `<ram:SpecifiedTradeSettlementLineMonetarySummation>${value === "" ? "" : leaf("LineTotalAmount", value)}` +
      `</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>` +
      `</ram:IncludedSupplyChainTradeLineItem>`,
  );
const INFORMATION = leaf("LineStatusReasonCode", "INFORMATION");

type Row = readonly [why: string, ...edits: Edit[]];

function of(id: string, { fail, pass }: { readonly fail: readonly Row[]; readonly pass: readonly Row[] }): Boundary[] {
  return [[true, fail] as const, [false, pass] as const].flatMap(([fails, rows]) =>
    rows.map(([why, ...edits]) => ({ id, why, fails, edits }))
  );
}

const sums: readonly Boundary[] = [
  ...of("BR-FXEXT-CO-10", {
    fail: [
      ["two lines and three cents too much", amount("LineTotalAmount", "713.75", "713.78")],
      ["two lines and three cents too little", amount("LineTotalAmount", "713.75", "713.72")],
      ["three lines and four cents too much", third(INFORMATION, "9"), amount("LineTotalAmount", "713.75", "713.79")],
      ["no sum", without("LineTotalAmount", "713.75")],
      ["a third line that counts", third("", "9"), amount("LineTotalAmount", "713.75", "713.75 ")],
    ],
    pass: [
      ["two lines and two cents too much", amount("LineTotalAmount", "713.75", "713.77")],
      ["two lines and two cents too little", amount("LineTotalAmount", "713.75", "713.73")],
      ["a remark among the lines", third(INFORMATION, "9")],
      [
        "a remark, for which there is a cent, too",
        third(INFORMATION, "9"),
        amount("LineTotalAmount", "713.75", "713.78"),
      ],
      ["a third line", third("", "9"), amount("LineTotalAmount", "713.75", "722.75")],
      [
        "a third line that says that it is one",
        third(leaf("LineStatusReasonCode", "DETAIL"), "9"),
        amount("LineTotalAmount", "713.75", "722.75"),
      ],
    ],
  }),
  ...of("BR-FXEXT-CO-11", {
    fail: [
      ["a cent for no allowance", sum("AllowanceTotalAmount", "0.01")],
      ["two cents too much for one allowance", allowance, sum("AllowanceTotalAmount", "10.02")],
      ["two cents too little for one allowance", allowance, sum("AllowanceTotalAmount", "9.98")],
      ["three cents too much for two", allowance, onDocument("false", "5.00"), sum("AllowanceTotalAmount", "15.03")],
      ["an allowance without a sum", allowance],
    ],
    pass: [
      ["a sum of 0 for no allowance", sum("AllowanceTotalAmount", "0.00")],
      ["a cent too much for one allowance", allowance, sum("AllowanceTotalAmount", "10.01")],
      ["a cent too little for one allowance", allowance, sum("AllowanceTotalAmount", "9.99")],
      ["two cents too much for two", allowance, onDocument("false", "5.00"), sum("AllowanceTotalAmount", "15.02")],
      ["a charge, which is no allowance", charge],
    ],
  }),
  ...of("BR-FXEXT-CO-12", {
    fail: [
      ["a cent for no charge", sum("ChargeTotalAmount", "0.01")],
      ["two cents too much for one charge", charge, sum("ChargeTotalAmount", "10.02")],
      ["two cents too little for one charge", charge, sum("ChargeTotalAmount", "9.98")],
      ["three cents too much for a charge and freight", charge, logistics("5.00"), sum("ChargeTotalAmount", "15.03")],
      ["two cents too much for freight", logistics("5.00"), sum("ChargeTotalAmount", "5.02")],
      ["a charge without a sum", charge],
    ],
    pass: [
      ["a sum of 0 for no charge", sum("ChargeTotalAmount", "0.00")],
      ["a cent too much for one charge", charge, sum("ChargeTotalAmount", "10.01")],
      ["a cent too little for one charge", charge, sum("ChargeTotalAmount", "9.99")],
      ["two cents too much for a charge and freight", charge, logistics("5.00"), sum("ChargeTotalAmount", "15.02")],
      ["a cent too much for freight", logistics("5.00"), sum("ChargeTotalAmount", "5.01")],
      ["an allowance, which is no charge", allowance],
    ],
  }),
  ...of("BR-FXEXT-CO-13", {
    fail: [
      ["two lines and three cents too much", amount("TaxBasisTotalAmount", "713.75", "713.78")],
      ["two lines and three cents too little", amount("TaxBasisTotalAmount", "713.75", "713.72")],
      ["an allowance and four cents too much", allowance, amount("TaxBasisTotalAmount", "713.75", "703.79")],
      ["a charge and four cents too much", charge, amount("TaxBasisTotalAmount", "713.75", "723.79")],
      ["freight and four cents too much", logistics("5.00"), amount("TaxBasisTotalAmount", "713.75", "718.79")],
      ["no total", without("TaxBasisTotalAmount")],
    ],
    pass: [
      ["two lines and two cents too much", amount("TaxBasisTotalAmount", "713.75", "713.77")],
      ["two lines and two cents too little", amount("TaxBasisTotalAmount", "713.75", "713.73")],
      ["an allowance and three cents too much", allowance, amount("TaxBasisTotalAmount", "713.75", "703.78")],
      ["a charge and three cents too much", charge, amount("TaxBasisTotalAmount", "713.75", "723.78")],
      ["freight and three cents too much", logistics("5.00"), amount("TaxBasisTotalAmount", "713.75", "718.78")],
      ["a remark among the lines", third(INFORMATION, "9")],
    ],
  }),
  ...of("BR-FXEXT-CO-15", {
    fail: [
      ["three cents too much", amount("GrandTotalAmount", "849.36", "849.39")],
      ["three cents too little", amount("GrandTotalAmount", "849.36", "849.33")],
      ["no VAT", without("TaxTotalAmount")],
      ["VAT in another currency", ['TaxTotalAmount currencyID="EUR"', 'TaxTotalAmount currencyID="SEK"']],
      ["VAT without a currency", ['TaxTotalAmount currencyID="EUR"', "TaxTotalAmount"]],
      [
        "VAT twice",
        before("<ram:GrandTotalAmount>", '<ram:TaxTotalAmount currencyID="EUR">135.61</ram:TaxTotalAmount>'),
      ],
      ["no taxable total", without("TaxBasisTotalAmount")],
      ["no total", without("GrandTotalAmount")],
    ],
    pass: [
      ["two cents too much", amount("GrandTotalAmount", "849.36", "849.38")],
      ["two cents too little", amount("GrandTotalAmount", "849.36", "849.34")],
      ["an allowance, for which there is a cent, too", allowance, amount("GrandTotalAmount", "849.36", "849.39")],
      [
        "VAT in the accounting currency beside it",
        before("<ram:GrandTotalAmount>", '<ram:TaxTotalAmount currencyID="SEK">1500.00</ram:TaxTotalAmount>'),
      ],
    ],
  }),
  ...of("BR-FXEXT-CO-16", {
    fail: [
      ["a cent too much", amount("DuePayableAmount", "849.36", "849.37")],
      ["a cent too little", amount("DuePayableAmount", "849.36", "849.35")],
      ["something paid already", before("<ram:DuePayableAmount>", leaf("TotalPrepaidAmount", "49.36"))],
      ["a rounding", before("<ram:GrandTotalAmount>", leaf("RoundingAmount", "0.04"))],
      ["nothing due", without("DuePayableAmount")],
    ],
    pass: [
      [
        "something paid already",
        before("<ram:DuePayableAmount>", leaf("TotalPrepaidAmount", "49.36")),
        amount("DuePayableAmount", "849.36", "800"),
      ],
      [
        "a rounding",
        before("<ram:GrandTotalAmount>", leaf("RoundingAmount", "0.04")),
        amount("DuePayableAmount", "849.36", "849.40"),
      ],
    ],
  }),
];

const basis = (value: string) => amount("BasisAmount", "713.75", value);
const inBreakdown = (name: string): Edit => [
  new RegExp(`(<ram:ApplicableHeaderTradeSettlement>.*?)<ram:${name}>.*?</ram:${name}>`, "s"),
  "$1",
];
const REASON = leaf("ExemptionReason", "Prepaid");
const reasonInBreakdown: Edit = ["<ram:BasisAmount>", `${REASON}<ram:BasisAmount>`];
const reasonsInLines: Edit = [
  /<ram:CategoryCode>S<\/ram:CategoryCode>(?=\s*<ram:RateApplicablePercent>19<\/ram:RateApplicablePercent>\s*<\/ram:ApplicableTradeTax>\s*<ram:Specified(?:TradeAll|TradeSettlementLine))/g,
  `${REASON}$&`,
];

const taxes: readonly Boundary[] = [
  ...["BR-FXEXT-S08b", "BR-FXEXT-S-08ini", "BR-FXEXT-S-08rev"].flatMap((id) =>
    of(id, {
      fail: [
        ["two lines and three cents too much", basis("713.78")],
        ["two lines and three cents too little", basis("713.72")],
        ["an allowance and four cents too much", allowance, basis("703.79")],
        ["a charge and four cents too much", charge, basis("723.79")],
        ["freight and four cents too much", logistics("5.00"), basis("718.79")],
        ["no rate", inBreakdown("RateApplicablePercent")],
        ["another rate", [/(?<before><ram:BasisAmount>.*?<ram:RateApplicablePercent>)19</s, "$<before>7<"]],
        ["a remark in place of a line", status(SECOND, "INFORMATION")],
      ],
      pass: [
        ["two lines and two cents too much", basis("713.77")],
        ["two lines and two cents too little", basis("713.73")],
        ["an allowance and three cents too much", allowance, basis("703.78")],
        ["a charge and three cents too much", charge, basis("723.78")],
        ["freight and three cents too much", logistics("5.00"), basis("718.78")],
        ["the rate in other digits", amount("RateApplicablePercent", "19", "19.00")],
        ["a line that says that it is one", status(SECOND, "DETAIL")],
      ],
    })
  ),
  ...of("BR-FXEXT-S-08rev", {
    fail: [["a reason in the breakdown alone", reasonInBreakdown]],
    pass: [["the same reason in the breakdown and on every line", reasonInBreakdown, reasonsInLines]],
  }),
  ...of("BR-FXEXT-S08b", { fail: [], pass: [["a reason in the breakdown alone", reasonInBreakdown]] }),
  ...of("BR-FXEXT-S-09b", {
    fail: [
      ["two lines and three cents too much", amount("CalculatedAmount", "135.61", "135.64")],
      ["two lines and three cents too little", amount("CalculatedAmount", "135.61", "135.58")],
      ["no VAT amount", without("CalculatedAmount")],
      ["no rate", inBreakdown("RateApplicablePercent")],
    ],
    pass: [
      ["two lines and two cents too much", amount("CalculatedAmount", "135.61", "135.63")],
      ["two lines and two cents too little", amount("CalculatedAmount", "135.61", "135.59")],
      ["a charge, for which there is a cent, too", charge, amount("CalculatedAmount", "135.61", "135.64")],
    ],
  }),
];

/** All of the invoice in another category, which has no VAT or a rate of its own. */
function inCategory(code: string): readonly Edit[] {
  const rate: readonly Edit[] = code === "O"
    ? [[/<ram:RateApplicablePercent>19<\/ram:RateApplicablePercent>/g, ""]]
    : code === "L" || code === "M"
    ? []
    : [[/(<ram:RateApplicablePercent>)19</g, "$10<"]];
  return [[/<ram:CategoryCode>S</g, `<ram:CategoryCode>${code}<`], ...rate];
}

const others: readonly Boundary[] = Object.entries(categories).filter(([code]) => code !== "S").flatMap((
  [code, name],
) => [
  ...["08b", "08ini", "08rev"].flatMap((rule) =>
    of(`BR-FXEXT-${name}-${rule}`, {
      fail: [["three cents too much", ...inCategory(code), basis("713.78")]],
      pass: [["two cents too much", ...inCategory(code), basis("713.77")]],
    })
  ),
  ...of(`BR-FXEXT-${name}-01`, {
    fail: [
      ["in the breakdown alone", [/(<ram:BasisAmount>.*?<ram:CategoryCode>)S</s, `$1${code}<`]],
      ["on a line alone", amount("CategoryCode", "S", code)],
      ["on an allowance alone", onDocument("false", "1.00", code, "0")],
      ["on freight alone", logistics("1.00", code)],
    ],
    pass: [["everywhere", ...inCategory(code)]],
  }),
]);

const PRODUCT = "<ram:Name>Linseed oil</ram:Name>";
const attribute = (content: string) =>
  after(PRODUCT, `<ram:ApplicableProductCharacteristic>${content}</ram:ApplicableProductCharacteristic>`);
const note = (content: string) => `<ram:IncludedNote>${leaf("SubjectCode", "AAI")}${content}</ram:IncludedNote>`;
const onHead = (content: string) => before("<ram:IncludedNote>", note(content));
const onLine = (content: string) => after(FIRST, note(content));
const delivered = (value: string): Edit => ['format="102">20261127', `format="205">${value}`];
const registered = (scheme: string) =>
  `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">1</ram:ID></ram:SpecifiedTaxRegistration>`;
const bare = (indicator: string, more: string) =>
  before(
    TERMS,
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator>` +
      `</ram:ChargeIndicator>${leaf("ActualAmount", "1")}${more}${taxed("CategoryTradeTax")}` +
      `</ram:SpecifiedTradeAllowanceCharge>`,
  );
const onSecond: Edit = ["<udt:Indicator>false</udt:Indicator>", "<udt:Indicator>true</udt:Indicator>"];
const REASONED = "<ram:Reason>Returned containers</ram:Reason>";

const details: readonly Boundary[] = [
  ...of("BR-FXEXT-01", { fail: [["a subject alone", onHead("")]], pass: [["a text", onHead(leaf("Content", "x"))]] }),
  ...of("BR-FXEXT-02", {
    fail: [["a subject alone", onLine("")]],
    pass: [["a text", onLine(leaf("Content", "x"))], ["a subject in the head alone", onHead("")]],
  }),
  ...of("BR-FXEXT-CII-DT-097a", {
    fail: ["202611272400", "202611272360", "202611322359", "202613272359", "20261127235"].map((it) =>
      [`the time ${it}`, delivered(it)] as const
    ),
    pass: ["202611272359", "202601010000", "202612310919"].map((it) => [`the time ${it}`, delivered(it)] as const),
  }),
  ...of("BR-FXEXT-BR-54-1", {
    fail: [["a value alone", attribute(leaf("Value", "2"))]],
    pass: [["a name", attribute(leaf("Description", "Shine") + leaf("Value", "2"))]],
  }),
  ...of("BR-FXEXT-BR-54-2", {
    fail: [
      ["no value", attribute(leaf("Description", "Shine"))],
      ["a measure without a unit", attribute(leaf("Description", "Shine") + leaf("ValueMeasure", "2"))],
      [
        "a measure with an empty unit",
        attribute(`${leaf("Description", "Shine")}<ram:ValueMeasure unitCode="">2</ram:ValueMeasure>`),
      ],
      [
        "a value and a measure",
        attribute(
          `${leaf("Description", "Shine")}<ram:ValueMeasure unitCode="MTR">2</ram:ValueMeasure>${leaf("Value", "2")}`,
        ),
      ],
    ],
    pass: [
      ["a value", attribute(leaf("Description", "Shine") + leaf("Value", "2"))],
      [
        "a measure with its unit",
        attribute(`${leaf("Description", "Shine")}<ram:ValueMeasure unitCode="MTR">2</ram:ValueMeasure>`),
      ],
    ],
  }),
  ...of("BR-FXEXT-06", {
    fail: [["no state", after(SECOND, leaf("ParentLineID", "1"))]],
    pass: [["a state", status(SECOND, "DETAIL", "1")], ["a state without a line above", status(SECOND, "DETAIL")]],
  }),
  ...of("BR-FXEXT-11", {
    fail: [["a line that is not there", status(SECOND, "DETAIL", "3")]],
    pass: [["the line before", status(SECOND, "DETAIL", "1")], ["the line behind", status(FIRST, "DETAIL", "2")]],
  }),
  ...of("BR-FXEXT-08", {
    fail: [
      ["another amount than below it", status(FIRST, "GROUP"), status(SECOND, "DETAIL", "1")],
      [
        "a remark below it, which does not count",
        status(FIRST, "GROUP"),
        status(SECOND, "INFORMATION", "1"),
        amount("LineTotalAmount", "582.00", "131.75"),
      ],
      ["nothing below it", status(FIRST, "GROUP"), third(leaf("ParentLineID", "2") + INFORMATION, "9")],
    ],
    pass: [
      [
        "the amount of what is below it",
        status(FIRST, "GROUP"),
        status(SECOND, "DETAIL", "1"),
        amount("LineTotalAmount", "582.00", "131.75"),
      ],
      [
        "the amount of a group and a line below it",
        status(FIRST, "GROUP"),
        status(SECOND, "GROUP", "1"),
        third(leaf("ParentLineID", "1") + leaf("LineStatusReasonCode", "DETAIL"), "450.25"),
        third(leaf("ParentLineID", "2") + leaf("LineStatusReasonCode", "DETAIL"), "131.75"),
      ],
      [
        "no amount of its own",
        status(FIRST, "GROUP"),
        status(SECOND, "DETAIL", "1"),
        without("LineTotalAmount", "582.00"),
      ],
      ["a line with lines below it that is no group", status(FIRST, "DETAIL"), status(SECOND, "DETAIL", "1")],
    ],
  }),
  ...of("BR-FXEXT-12", {
    fail: [
      [
        "a group below it without an amount",
        status(FIRST, "GROUP"),
        status(SECOND, "GROUP", "1"),
        without("LineTotalAmount", "131.75"),
      ],
    ],
    pass: [
      ["a group below it with an amount", status(FIRST, "GROUP"), status(SECOND, "GROUP", "1")],
      [
        "a line below it without an amount",
        status(FIRST, "GROUP"),
        status(SECOND, "DETAIL", "1"),
        without("LineTotalAmount", "131.75"),
      ],
    ],
  }),
  ...(["BilledQuantity", "LineTotalAmount", "ChargeAmount"] as const).flatMap((name) =>
    of({ BilledQuantity: "BR-FXEXT-BR-22", LineTotalAmount: "BR-FXEXT-BR-24", ChargeAmount: "BR-FXEXT-BR-26" }[name], {
      fail: [["on a line", without(name)], [
        "on a line that says that it is one",
        status(FIRST, "DETAIL"),
        without(name),
      ]],
      pass: [["on a remark", status(FIRST, "INFORMATION"), without(name)], [
        "on a group",
        status(FIRST, "GROUP"),
        without(name),
      ]],
    })
  ),
  ...of("BR-FXEXT-BR-23", {
    fail: [["a quantity without a unit", ['<ram:BilledQuantity unitCode="C62">', "<ram:BilledQuantity>"]]],
    pass: [
      [
        "a remark on a quantity without a unit",
        status(FIRST, "INFORMATION"),
        ['<ram:BilledQuantity unitCode="C62">', "<ram:BilledQuantity>"],
      ],
    ],
  }),
  ...of("BR-FXEXT-CO-04", {
    fail: [
      ["a line without a category", without("CategoryCode")],
      ["a line with a tax that is no VAT", amount("TypeCode", "VAT", "GST")],
    ],
    pass: [["a remark without a category", status(FIRST, "INFORMATION"), without("CategoryCode")]],
  }),
  ...of("BR-FXEXT-BR-38", {
    fail: [["a charge without a reason", bare("true", "")]],
    pass: [
      ["a charge with a reason", bare("true", leaf("Reason", "Post"))],
      ["a charge with the code of a reason", bare("true", leaf("ReasonCode", "FC"))],
      ["an allowance without a reason", bare("false", "")],
    ],
  }),
  ...of("BR-FXEXT-BR-44", {
    fail: [["a charge without a reason", onSecond, [REASONED, ""]]],
    pass: [
      ["a charge with a reason", onSecond],
      ["a charge with the code of a reason", onSecond, [REASONED, leaf("ReasonCode", "FC")]],
      ["an allowance without a reason", [REASONED, ""]],
    ],
  }),
  ...of("BR-FXEXT-03", {
    fail: [["a buyer's tax number", before(end("BuyerTradeParty"), registered("FC"))]],
    pass: [
      ["a buyer's VAT identifier", before(end("BuyerTradeParty"), registered("VA"))],
      ["a seller's tax number", before(end("SellerTradeParty"), registered("FC"))],
    ],
  }),
  ...of("BR-CO-25", {
    fail: [
      ["no terms", without("SpecifiedTradePaymentTerms")],
      ["terms that say nothing", without("Description", "Payable.*?"), without("DueDateDateTime")],
    ],
    pass: [
      ["a due date", without("Description", "Payable.*?")],
      ["a text", without("DueDateDateTime")],
      ["nothing due", without("SpecifiedTradePaymentTerms"), amount("DuePayableAmount", "849.36", "0.00")],
      ["something to be paid back", without("SpecifiedTradePaymentTerms"), amount("DuePayableAmount", "849.36", "-1")],
    ],
  }),
];

export const extendedBoundaries: readonly Boundary[] = [...sums, ...taxes, ...others, ...details];

const inTax = (xml: string) => after(leaf("CategoryCode", "S"), xml);
const DATE = '<ram:TaxPointDate><udt:DateString format="102">20261030</udt:DateString></ram:TaxPointDate>';
const CODE = leaf("DueDateTypeCode", "29");
const CURRENCY = leaf("InvoiceCurrencyCode", "EUR");
const calculated = (value: string) => amount("CalculatedAmount", "20.00", value);
const taxable = (value: string) => amount("BasisAmount", "100.00", value);
const rated = (value: string) => amount("RateApplicablePercent", "20.00", value);
const paid = (code: string, account: string) =>
  after(
    CURRENCY,
    `<ram:SpecifiedTradeSettlementPaymentMeans>${leaf("TypeCode", code)}${
      account === ""
        ? ""
        : `<ram:PayeePartyCreditorFinancialAccount>${account}</ram:PayeePartyCreditorFinancialAccount>`
    }</ram:SpecifiedTradeSettlementPaymentMeans>`,
  );
const [IBAN, OTHER] = [leaf("IBANID", "DE02120300000000202051"), leaf("ProprietaryID", "202051")];

/** The rules of EN 16931 that Factur-X words otherwise, on a document of the level BASIC WL. */
export const rewordedBoundaries: readonly Boundary[] = [
  ...of("BR-17", {
    fail: [[
      "a payee without a name",
      after(CURRENCY, `<ram:PayeeTradeParty>${leaf("ID", "1")}</ram:PayeeTradeParty>`),
    ]],
    pass: [
      ["a payee with a name", after(CURRENCY, `<ram:PayeeTradeParty>${leaf("Name", "A")}</ram:PayeeTradeParty>`)],
    ],
  }),
  ...of("BR-47", { fail: [["no category", without("CategoryCode")]], pass: [["a category", calculated("20")]] }),
  ...of("BR-48", {
    fail: [["no rate", without("RateApplicablePercent")]],
    pass: [
      ["no rate where nothing is taxed", without("RateApplicablePercent"), amount("CategoryCode", "S", "O")],
      ["a rate", rated("20")],
    ],
  }),
  ...of("BR-CO-03", {
    fail: [["a date and a code", inTax(DATE + CODE)]],
    pass: [["a date", inTax(DATE)], ["a code", inTax(CODE)]],
  }),
  ...of("BR-CO-17", {
    fail: [
      ["a unit and a cent too much", calculated("21.01")],
      ["a unit and a cent too little", calculated("18.99")],
      ["half a unit at a rate that rounds to zero", rated("0.49"), calculated("0.50")],
      ["a unit and a cent too much at half a percent", rated("0.5"), calculated("1.51")],
      ["VAT without a rate", without("RateApplicablePercent")],
      ["a tax that is no VAT", amount("TypeCode", "VAT", "GST")],
      ["no VAT amount", without("CalculatedAmount")],
      ["no taxable amount", without("BasisAmount")],
    ],
    pass: [
      ["a unit too much", calculated("21.00")],
      ["a unit too little", calculated("19.00")],
      ["less than half a unit at a rate that rounds to zero", rated("0.49"), calculated("0.49")],
      ["a unit too much at half a percent", rated("0.5"), calculated("1.50")],
      ["no rate, and no VAT", without("RateApplicablePercent"), calculated("0.00")],
      ["both below zero", taxable("-100.00"), calculated("-20.00")],
      ["one of them below zero", calculated("-20.00")],
    ],
  }),
  ...([["BR-DEC-19", taxable], ["BR-DEC-20", calculated]] as const).flatMap(([id, set]) =>
    of(id, {
      fail: [["a third decimal", set("20.001")], ["a zero too many", set("20.000")], [
        "no digit before three",
        set(".200"),
      ]],
      pass: [["one decimal", set("20.0")], ["no point, and many digits", set("2000000")], [
        "nothing behind it",
        set("20."),
      ]],
    })
  ),
  ...of("CII-SR-470", {
    fail: [
      ["two accounts", paid("30", IBAN + OTHER)],
      ["no account", paid("58", "")],
      ["an account without a number", paid("58", leaf("AccountName", "A"))],
    ],
    pass: [
      ["an IBAN", paid("30", IBAN)],
      ["another account", paid("58", OTHER)],
      ["cash, which needs no account", paid("10", "")],
    ],
  }),
];
