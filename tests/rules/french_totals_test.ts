/** Totals by EXTENDED-CTC-FR, which may be off by a cent for each amount that is added up: the last cent, and the one after it. */
import assert from "node:assert/strict";
import { extendedCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { idsBy } from "../support/path_cases.ts";

/** Two lines of 50.00 less 10.00 and 5.00 more make 95.00, and 20 % of that is 19.00. */
interface Figures {
  readonly lines: readonly string[];
  readonly allowances: readonly string[];
  readonly charges: readonly string[];
  /** BT-106, BT-107, BT-108, BT-109, BT-110, BT-112, BT-116, BT-117; undefined where the element is not there. */
  readonly sum: string | undefined;
  readonly less: string | undefined;
  readonly more: string | undefined;
  readonly net: string | undefined;
  readonly taxes: readonly string[];
  readonly whole: string | undefined;
  readonly basis: string;
  readonly tax: string;
  /** Of freight, which CII has beside charges. */
  readonly freight: readonly string[];
}

const right: Figures = {
  ...{ lines: ["50.00", "50.00"], allowances: ["10.00"], charges: ["5.00"], freight: [] },
  ...{ sum: "100.00", less: "10.00", more: "5.00", net: "95.00", taxes: ["19.00"], whole: "114.00" },
  ...{ basis: "95.00", tax: "19.00" },
};

function element(name: string, text: string | undefined, attributes = ""): string {
  return text === undefined ? "" : `<${name}${attributes}>${text}</${name}>`;
}

const UBL_CATEGORY =
  "<cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";

function inUbl(it: Figures): string {
  const line = (amount: string) =>
    `<cac:InvoiceLine><cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount><cac:Item><cac:ClassifiedTaxCategory>` +
    `${UBL_CATEGORY}</cac:ClassifiedTaxCategory></cac:Item></cac:InvoiceLine>`;
  const share = (isCharge: boolean) => (amount: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:Amount>${amount}</cbc:Amount>` +
    `<cac:TaxCategory>${UBL_CATEGORY}</cac:TaxCategory></cac:AllowanceCharge>`;
  const part = `<cac:TaxSubtotal>${element("cbc:TaxableAmount", it.basis)}${element("cbc:TaxAmount", it.tax)}` +
    `<cac:TaxCategory>${UBL_CATEGORY}</cac:TaxCategory></cac:TaxSubtotal>`;
  const taxes = it.taxes.map((tax, at) =>
    `<cac:TaxTotal>${element("cbc:TaxAmount", tax, ' currencyID="EUR"')}${at === 0 ? part : ""}</cac:TaxTotal>`
  );
  return `<ubl:Invoice><cbc:ID>1</cbc:ID><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>` +
    [...it.allowances.map(share(false)), ...it.charges.map(share(true)), ...taxes].join("") +
    `<cac:LegalMonetaryTotal>${element("cbc:LineExtensionAmount", it.sum)}${element("cbc:TaxExclusiveAmount", it.net)}${
      element("cbc:TaxInclusiveAmount", it.whole)
    }${element("cbc:AllowanceTotalAmount", it.less)}${
      element("cbc:ChargeTotalAmount", it.more)
    }</cac:LegalMonetaryTotal>${it.lines.map(line).join("")}</ubl:Invoice>`;
}

const CII_CATEGORY =
  "<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent>";

function inCii(it: Figures): string {
  const line = (amount: string) =>
    "<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>" +
    `<ram:ApplicableTradeTax>${CII_CATEGORY}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>` +
    `<ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>` +
    "</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>";
  const share = (isCharge: boolean) => (amount: string) =>
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>` +
    `<ram:ActualAmount>${amount}</ram:ActualAmount><ram:CategoryTradeTax>${CII_CATEGORY}</ram:CategoryTradeTax>` +
    "</ram:SpecifiedTradeAllowanceCharge>";
  const freight = (amount: string) =>
    `<ram:SpecifiedLogisticsServiceCharge><ram:AppliedAmount>${amount}</ram:AppliedAmount>` +
    `<ram:AppliedTradeTax>${CII_CATEGORY}</ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>`;
  const part =
    `<ram:ApplicableTradeTax>${element("ram:CalculatedAmount", it.tax)}${element("ram:BasisAmount", it.basis)}` +
    `${CII_CATEGORY}</ram:ApplicableTradeTax>`;
  const taxes = it.taxes.map((tax) => element("ram:TaxTotalAmount", tax, ' currencyID="EUR"'));
  return `<rsm:CrossIndustryInvoice><rsm:SupplyChainTradeTransaction>${it.lines.map(line).join("")}` +
    `<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>${part}` +
    [...it.allowances.map(share(false)), ...it.charges.map(share(true)), ...it.freight.map(freight)].join("") +
    `<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${element("ram:LineTotalAmount", it.sum)}${
      element("ram:ChargeTotalAmount", it.more)
    }${element("ram:AllowanceTotalAmount", it.less)}${element("ram:TaxBasisTotalAmount", it.net)}${taxes.join("")}${
      element("ram:GrandTotalAmount", it.whole)
    }</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>` +
    "</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>";
}

const compiled = { ubl: compilePatterns(extendedUbl), cii: compilePatterns(extendedCii) } as const;
const written = { ubl: inUbl, cii: inCii } as const;

/** The rules on totals that fail in a document with other figures. */
function failing(syntax: "ubl" | "cii", figures: Partial<Figures>): readonly string[] {
  const ids = idsBy(written[syntax]({ ...right, ...figures }), compiled[syntax]);
  return [...ids].filter((id) => /-CO-1[0-5]$|-S-0[89]$/.test(id)).toSorted();
}

/** Figures that hold, and those a cent further, by the rule that then fails. */
const edges: readonly (readonly [id: string, holds: Partial<Figures>, fails: Partial<Figures>])[] = [
  ["CO-10", { sum: "100.02" }, { sum: "100.03" }],
  ["CO-10", { sum: "99.98" }, { sum: "99.97" }],
  ["CO-11", { less: "10.01" }, { less: "10.02" }],
  ["CO-11", { less: "9.99" }, { less: "9.98" }],
  ["CO-11", {}, { less: undefined }],
  ["CO-12", { more: "5.01" }, { more: "5.02" }],
  ["CO-12", { more: "4.99" }, { more: "4.98" }],
  ["CO-12", {}, { more: undefined }],
  ["CO-13", { net: "95.04", whole: "114.04" }, { net: "95.05", whole: "114.05" }],
  ["CO-13", { net: "94.96", whole: "113.96" }, { net: "94.95", whole: "113.95" }],
  ["CO-15", { whole: "114.04" }, { whole: "114.05" }],
  ["CO-15", { whole: "113.96" }, { whole: "113.95" }],
  ["S-09", { tax: "19.04" }, { tax: "19.05" }],
  ["S-09", { tax: "18.96" }, { tax: "18.95" }],
];

for (const syntax of ["ubl", "cii"] as const) {
  Deno.test(`an invoice in ${syntax} whose figures add up breaks no rule on totals`, () => {
    assert.deepEqual(failing(syntax, {}), []);
  });
  for (const [id, holds, fails] of edges) {
    Deno.test(`${id} holds for ${JSON.stringify(holds)} in ${syntax}, and fails for ${JSON.stringify(fails)}`, () => {
      assert.deepEqual(failing(syntax, holds), []);
      const found = failing(syntax, fails);
      assert.deepEqual(found, [found.find((it) => it.endsWith(id)) ?? id]);
    });
  }
  Deno.test(`without allowances and charges there is nothing to say of their sums in ${syntax}, and a sum of none is zero`, () => {
    const none: Partial<Figures> = {
      ...{ allowances: [], charges: [], less: undefined, more: undefined },
      ...{ net: "100.00", whole: "120.00", taxes: ["20.00"], basis: "100.00", tax: "20.00" },
    };
    assert.deepEqual(failing(syntax, none), []);
    assert.deepEqual(failing(syntax, { ...none, less: "0.00", more: "0" }), []);
    const found = failing(syntax, { ...none, less: "0.01", more: "0.01" });
    assert.deepEqual(found.map((it) => it.slice(-5)), ["CO-11", "CO-12"]);
  });
}

/** Taxable amounts by category, of four amounts: doubles are not exact at the last cent, and decimals are. */
const bases = [
  ["ubl", "95.03", "95.05"],
  ["ubl", "94.97", "94.95"],
  ["cii", "95.04", "95.05"],
  ["cii", "94.96", "94.95"],
] as const;

for (const [syntax, holds, fails] of bases) {
  Deno.test(`a taxable amount of ${holds} is near the sum in ${syntax}, and one of ${fails} is not`, () => {
    assert.deepEqual(failing(syntax, { basis: holds, tax: "19.00" }), []);
    assert.deepEqual(failing(syntax, { basis: fails, tax: "19.00" }).map((it) => it.slice(-4)), ["S-08"]);
  });
}

Deno.test("freight is a charge in CII, and counts as one more amount", () => {
  const carried: Partial<Figures> = { charges: ["3.00"], freight: ["2.00"] };
  assert.deepEqual(failing("cii", carried), []);
  for (const [figure, holds, fails] of [["more", "5.02", "5.03"], ["whole", "114.05", "114.06"]] as const) {
    assert.deepEqual(failing("cii", { ...carried, [figure]: holds }), []);
    assert.equal(failing("cii", { ...carried, [figure]: fails }).length > 0, true, fails);
  }
});

Deno.test("one total of VAT in the currency of the invoice counts, in UBL none is asked for, and two are wrong", () => {
  assert.deepEqual(failing("ubl", { taxes: [] }).filter((it) => it.endsWith("CO-15")), []);
  assert.deepEqual(failing("ubl", { taxes: ["19.00", "19.00"] }).filter((it) => it.endsWith("CO-15")).length, 1);
  assert.deepEqual(failing("cii", { taxes: [] }).filter((it) => it.endsWith("CO-15")).length, 1);
  assert.deepEqual(failing("cii", { taxes: ["19.00", "19.00"] }).filter((it) => it.endsWith("CO-15")).length, 1);
  assert.deepEqual(
    failing("cii", { taxes: ["19.00", "19.00"], whole: "95.00" }).filter((it) => it.endsWith("CO-15")),
    [],
  );
});
