/** A settlement of CII outside of any transaction, which some of the official rules on the VAT breakdown see, and others do not. */
import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { textOf } from "../house/sources.ts";

const cii = textOf("cases/base.cii.xml");
const SETTLEMENT = /<ram:ApplicableHeaderTradeSettlement>[^]*<\/ram:ApplicableHeaderTradeSettlement>/;
const [settlement = ""] = SETTLEMENT.exec(cii) ?? [];

/** The rules that a document fails, whose settlement has a breakdown of a category and stands behind a tag. */
function failedBy(category: string, behind: string): readonly string[] {
  const moved = settlement.replaceAll(/<ram:CategoryCode>\w+/g, `<ram:CategoryCode>${category}`);
  const outcome = validate(cii.replace(SETTLEMENT, "").replace(behind, `${behind}${moved}`), { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.errors.map(({ rule }) => rule);
}

const NOTE = "<rsm:ExchangedDocument>";
const DELIVERY = "<ram:ApplicableHeaderTradeDelivery>";

Deno.test("a breakdown outside of a transaction is none for BR-CO-18 and for the rules of most categories", () => {
  for (const place of [NOTE, DELIVERY]) {
    const failed = failedBy("K", place);
    assert.ok(failed.includes("BR-CO-18"), place);
    assert.ok(!failed.some((it) => ["BR-IC-08", "BR-IC-09", "BR-IC-10"].includes(it)), failed.join());
  }
});

Deno.test("what settles a line counts for BR-S-01 wherever it stands, as a second one beside the line's own", () => {
  const [own = ""] = /<ram:SpecifiedLineTradeSettlement>[^]*?<\/ram:SpecifiedLineTradeSettlement>/.exec(cii) ?? [];
  const [first = ""] =
    /<ram:IncludedSupplyChainTradeLineItem>[^]*?<\/ram:IncludedSupplyChainTradeLineItem>/.exec(cii) ?? [];
  const lines = /<ram:IncludedSupplyChainTradeLineItem>[^]*<\/ram:IncludedSupplyChainTradeLineItem>/;
  const alone = cii.replace(lines, first).replace(SETTLEMENT, (it) => it.replaceAll(">S<", ">AE<"));
  assert.ok(own.includes(">S<"));
  const failed = (text: string) => {
    const outcome = validate(text, { strict: true });
    assert.ok("ok" in outcome);
    return outcome.ok.errors.map(({ rule }) => rule);
  };
  assert.ok(failed(alone).includes("BR-S-01"));
  assert.ok(!failed(alone.replace(DELIVERY, `${DELIVERY}${own}`)).includes("BR-S-01"));
});

Deno.test("BR-S-08 sees it wherever it is, and in a transaction of its own all rules do", () => {
  assert.ok(failedBy("S", NOTE).includes("BR-S-08"));
  const own = `${NOTE}<rsm:SupplyChainTradeTransaction>`;
  const text = cii.replace(SETTLEMENT, "").replace(NOTE, `${own}${settlement}</rsm:SupplyChainTradeTransaction>`);
  const outcome = validate(text.replaceAll(/<ram:CategoryCode>\w+/g, "<ram:CategoryCode>K"), { strict: true });
  assert.ok("ok" in outcome);
  const failed = outcome.ok.errors.map(({ rule }) => rule);
  assert.ok(failed.includes("BR-IC-10") && !failed.includes("BR-CO-18"), failed.join());
});

Deno.test("PEPPOL-EN16931-R061 looks for the mandate in the settlement of the debit, and in no other", () => {
  const debit =
    "<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>";
  const mandate =
    "<ram:SpecifiedTradePaymentTerms><ram:DirectDebitMandateID>M-1</ram:DirectDebitMandateID></ram:SpecifiedTradePaymentTerms>";
  const settled = (...content: readonly string[]) =>
    content.map((it) => `<ram:ApplicableHeaderTradeSettlement>${it}</ram:ApplicableHeaderTradeSettlement>`).join("");
  const failed = (text: string) => {
    const outcome = validate(cii.replace(SETTLEMENT, text), { strict: true, profile: "xrechnung-cii" });
    assert.ok("ok" in outcome);
    return outcome.ok.errors.filter(({ rule }) => rule === "PEPPOL-EN16931-R061").map(({ location }) => location?.path);
  };
  const means = (at: string) =>
    `/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement${at}/ram:SpecifiedTradeSettlementPaymentMeans`;
  assert.deepEqual(failed(settled(debit, mandate)), [means("[1]")]);
  assert.deepEqual(failed(settled(mandate, debit)), [means("[2]")]);
  assert.deepEqual(failed(settled(debit)), [means("")]);
  for (const kept of [settled(debit + mandate), settled(debit + mandate, debit + mandate)]) {
    assert.deepEqual(failed(kept), []);
  }
});
