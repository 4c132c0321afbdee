/** What extensions count otherwise than the model of EN 16931: faults beside it are found, and it is changed by nothing. */
import assert from "node:assert/strict";
import { type Cause } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";

const EXTENDED = "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended";

const service = `<ram:SpecifiedLogisticsServiceCharge>
        <ram:Description>Fracht</ram:Description>
        <ram:AppliedAmount>10.00</ram:AppliedAmount>
        <ram:AppliedTradeTax>
          <ram:TypeCode>VAT</ram:TypeCode>
          <ram:CategoryCode>S</ram:CategoryCode>
          <ram:RateApplicablePercent>19</ram:RateApplicablePercent>
        </ram:AppliedTradeTax>
      </ram:SpecifiedLogisticsServiceCharge>
      <ram:SpecifiedTradePaymentTerms>`;

type Replacing = readonly (readonly [old: string, now: string])[];

const text = Deno.readTextFileSync(new URL("../../examples/cii-two-rates.xml", import.meta.url));

/** An invoice with a logistics service, and a remark as its third line, which is in no sum. */
const invoice = replaced(withRemark(text), [
  ["<ram:ID>urn:cen.eu:en16931:2017<", `<ram:ID>${EXTENDED}<`],
  ["<ram:SpecifiedTradePaymentTerms>", service],
  [">3.61<", ">5.51<"],
  ["<ram:BasisAmount>19.00<", "<ram:BasisAmount>29.00<"],
  [
    "<ram:TaxBasisTotalAmount>799.00<",
    "<ram:ChargeTotalAmount>10.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>809.00<",
  ],
  [">58.21<", ">60.11<"],
  ["<ram:GrandTotalAmount>857.21<", "<ram:GrandTotalAmount>869.11<"],
  ["<ram:DuePayableAmount>857.21<", "<ram:DuePayableAmount>869.11<"],
]);

function withRemark(xml: string): string {
  const tag = "ram:IncludedSupplyChainTradeLineItem>";
  const end = xml.lastIndexOf(`</${tag}`) + tag.length + 2;
  const line = xml.slice(xml.lastIndexOf(`<${tag}`), end);
  const id = "<ram:LineID>2</ram:LineID>";
  assert.ok(line.includes(id));
  const status = "<ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode>";
  return xml.slice(0, end) + line.replace(id, `<ram:LineID>3</ram:LineID>${status}`) + xml.slice(end);
}

function replaced(xml: string, changes: Replacing): string {
  return changes.reduce((now, [old, value]) => {
    assert.ok(now.includes(old), old);
    return now.replace(old, value);
  }, xml);
}

function causesOf(changes: Replacing): readonly Cause[] {
  const outcome = diagnose({ input: replaced(invoice, changes) }, { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.causes.filter(({ findings }) => findings.some(({ severity }) => severity === "fatal"));
}

function repairsOf(causes: readonly Cause[]): readonly string[] {
  return causes.flatMap(({ changes, choices = [] }) => [changes, ...choices.map((it) => it.changes)])
    .flatMap((all) => all.map((it) => `${it.pointer} ${it.old} -> ${it.new}`));
}

Deno.test("an invoice with a logistics service and a remark has no causes", () => {
  assert.deepEqual(causesOf([]), []);
});

const faults: readonly (readonly [Replacing, readonly string[]])[] = [
  [[["<ram:LineTotalAmount>799.00<", "<ram:LineTotalAmount>979.00<"]], [
    "/totals/lineExtensionAmount 979.00 -> 799.00",
  ]],
  [[[">29.00<", ">92.00<"]], ["/vatBreakdown/1/taxableAmount 92.00 -> 29.00"]],
  [[["<ram:ChargeTotalAmount>10.00<", "<ram:ChargeTotalAmount>1000.00<"]], [
    "/totals/chargeTotalAmount 1000.00 -> 10.00",
  ]],
];

for (const [changes, repairs] of faults) {
  Deno.test(`diagnose() finds ${repairs} beside a logistics service and a remark`, () => {
    assert.deepEqual(repairsOf(causesOf(changes)), repairs);
  });
}

Deno.test("no repair changes a logistics service or a remark, which the model does not have", () => {
  const causes = causesOf([["<ram:AppliedAmount>10.00<", "<ram:AppliedAmount>15.00<"]]);
  const repairs = repairsOf(causes);
  assert.ok(causes.length > 0);
  assert.deepEqual(repairs.filter((it) => /^\/(?:charges|lines\/2)\b/.test(it)), []);
});

const thirdParty = `<cac:PrepaidPayment>
    <cbc:ID>collection</cbc:ID>
    <cbc:PaidAmount currencyID="EUR">19.95</cbc:PaidAmount>
    <cbc:InstructionID>Harbour dues</cbc:InstructionID>
  </cac:PrepaidPayment>
  <cac:TaxTotal>`;

Deno.test("what is due to others is part of what is due by the XRechnung extension", async () => {
  const xml = await Deno.readTextFile(new URL("../../examples/xrechnung-public-buyer.xml", import.meta.url));
  const input = replaced(xml, [
    ["xrechnung_3.0<", "xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<"],
    ["<cac:TaxTotal>", thirdParty],
    [">2713.20</cbc:PayableAmount>", ">2733.51</cbc:PayableAmount>"],
  ]);
  const outcome = diagnose({ input }, { strict: true });
  assert.ok("ok" in outcome);
  const [cause] = outcome.ok.causes;
  assert.ok(cause !== undefined && cause.rules.includes("BR-DEX-09"));
  assert.deepEqual(repairsOf([cause])[0], "/totals/payableAmount 2733.51 -> 2733.15");
});
