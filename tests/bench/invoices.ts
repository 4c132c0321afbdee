/** Large invoices, grown out of the base invoices of the rule cases. Their totals are those of the base. */

function base(name: string): string {
  return Deno.readTextFileSync(new URL(`../../cases/${name}`, import.meta.url));
}

function repeated(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join("\n  ");
}

/** A UBL invoice of many lines, about 1.5 kB each. */
export function lines(count: number): string {
  const xml = base("base.ubl.xml");
  const [first] = xml.matchAll(/<cac:InvoiceLine>/g);
  const [, ...found] = [...xml.matchAll(/<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>/g)].map(([line]) => line);
  const all = repeated(count, (index) => {
    return (found[index % found.length] ?? "").replace(/<cbc:ID>\d+</, `<cbc:ID>${index + 1}<`);
  });
  return `${xml.slice(0, first?.index)}${all}\n</Invoice>\n`;
}

/** A CII invoice of many lines, about 2.5 kB each. */
export function ciiLines(count: number): string {
  const xml = base("base.cii.xml");
  const pattern = /<ram:IncludedSupplyChainTradeLineItem>[^]*?<\/ram:IncludedSupplyChainTradeLineItem>/g;
  const found = [...xml.matchAll(pattern)];
  const [first, last] = [found[0]?.index ?? 0, found.at(-1)];
  const all = repeated(count, (index) => {
    const [line = ""] = found[index % found.length] ?? [];
    return line.replace(/<ram:LineID>\d+</, `<ram:LineID>${index + 1}<`);
  });
  return `${xml.slice(0, first)}${all}${xml.slice((last?.index ?? 0) + (last?.[0].length ?? 0))}`;
}

/** A JSON invoice of many lines: the example with its two lines in turn. */
export function jsonLines(count: number): string {
  const invoice = JSON.parse(Deno.readTextFileSync(new URL("../../examples/invoice-from-json.json", import.meta.url)));
  const own: readonly object[] = invoice.lines;
  const all = Array.from({ length: count }, (_, index) => ({ ...own[index % own.length], id: `${index + 1}` }));
  return JSON.stringify({ ...invoice, lines: all });
}

/** 0.01, 0.02 …: every breakdown and its allowance have a rate of their own. */
function rate(index: number): string {
  return ((index + 1) / 100).toFixed(2);
}

function tax(index: number): string {
  return (-(index + 1) / 100).toFixed(2);
}

/** A UBL invoice of many VAT breakdowns, with an allowance of 100.00 for each. */
export function ublBreakdowns(count: number): string {
  const scheme = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";
  const category = (index: number) =>
    `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate(index)}</cbc:Percent>${scheme}</cac:TaxCategory>`;
  const allowances = repeated(
    count,
    (index) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>` +
      `<cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode>` +
      `<cbc:Amount currencyID="EUR">100.00</cbc:Amount>${category(index)}</cac:AllowanceCharge>`,
  );
  const breakdowns = repeated(
    count,
    (index) =>
      `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">-100.00</cbc:TaxableAmount>` +
      `<cbc:TaxAmount currencyID="EUR">${tax(index)}</cbc:TaxAmount>${category(index)}</cac:TaxSubtotal>`,
  );
  return base("base.ubl.xml")
    .replace("<cac:TaxTotal>", () => `${allowances}\n  <cac:TaxTotal>`)
    .replace("<cac:TaxSubtotal>", () => `${breakdowns}\n    <cac:TaxSubtotal>`);
}

/** A CII invoice of many VAT breakdowns, with an allowance of 100.00 for each. */
export function ciiBreakdowns(count: number): string {
  const category = (index: number) =>
    `<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate(index)}</ram:RateApplicablePercent>`;
  const allowances = repeated(
    count,
    (index) =>
      `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>` +
      `<ram:ActualAmount>100.00</ram:ActualAmount><ram:ReasonCode>95</ram:ReasonCode>` +
      `<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode>${category(index)}</ram:CategoryTradeTax>` +
      `</ram:SpecifiedTradeAllowanceCharge>`,
  );
  const breakdowns = repeated(
    count,
    (index) =>
      `<ram:ApplicableTradeTax><ram:CalculatedAmount>${
        tax(index)
      }</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>` +
      `<ram:BasisAmount>-100.00</ram:BasisAmount>${category(index)}</ram:ApplicableTradeTax>`,
  );
  const xml = base("base.cii.xml");
  const header = xml.indexOf("<ram:ApplicableHeaderTradeSettlement>");
  const settlement = xml.slice(header)
    .replace("<ram:ApplicableTradeTax>", () => `${breakdowns}\n      <ram:ApplicableTradeTax>`)
    .replace("<ram:SpecifiedTradeAllowanceCharge>", () => `${allowances}\n      <ram:SpecifiedTradeAllowanceCharge>`);
  return `${xml.slice(0, header)}${settlement}`;
}
