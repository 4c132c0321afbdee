/** What a diagnosis asks: each question names what is there, or where something may be added. */
import assert from "node:assert/strict";
import { type Cause, diagnose, loadWords } from "../../engine/diagnosis/mod.ts";
import { languages } from "../../engine/locales.ts";
import { settingOf } from "../../engine/edits/answers.ts";
import { asJson } from "../../engine/edits/model.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import { saidChange } from "../../engine/model/pointer_text.ts";
import { marks } from "../../engine/model/said.ts";
import { openXml } from "../../engine/open/open.ts";
import { repair } from "../../engine/repair/mod.ts";

type Replacing = readonly [old: string | RegExp, now: string];

interface Asked {
  readonly example: string;
  readonly change: Replacing;
  readonly rule: string;
  readonly question: readonly [term: string, pointer: string] | null;
}

const cases: readonly Asked[] = [
  {
    example: "xrechnung-public-buyer",
    change: [/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ""],
    rule: "BR-DE-15",
    question: ["BT-10", "/buyerReference"],
  },
  {
    example: "invoice-simple",
    change: [/(<cac:AccountingCustomerParty>[^]*?)<cac:PostalAddress>[^]*?<\/cac:PostalAddress>/, "$1"],
    rule: "BR-10",
    question: ["BT-52", "/buyer/address/city"],
  },
  {
    example: "invoice-simple",
    change: [/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, ""],
    rule: "BR-16",
    question: ["BT-126", "/lines/0/id"],
  },
  {
    example: "invoice-simple",
    change: [/(<cac:InvoiceLine>[^]*?currencyID=")EUR/, "$1USD"],
    rule: "ATW-AMOUNT-CURRENCY",
    question: null,
  },
  {
    example: "invoice-simple",
    change: [/<cac:Price>[^]*?<\/cac:Price>/, "<cac:Price/>"],
    rule: "BR-26",
    question: ["BT-146", "/lines/0/unitPrice"],
  },
  {
    example: "cii-two-rates",
    change: [/<ram:PayeePartyCreditorFinancialAccount>[^]*?<\/ram:PayeePartyCreditorFinancialAccount>/, ""],
    rule: "CII-SR-470",
    question: ["BT-84", "/payment/creditTransfers/0/iban"],
  },
];

for (const { example, change: [old, now], rule, question } of cases) {
  Deno.test(`diagnose() asks ${question?.join(" at ") ?? "nothing"} for ${rule}, and it can be answered there`, async () => {
    const text = await Deno.readTextFile(new URL(`../../examples/${example}.xml`, import.meta.url));
    const changed = text.replace(old, now);
    assert.notEqual(changed, text);
    const causes = causesOf(changed);
    const cause = causes.find(({ rules }) => rules.includes(rule));
    assert.ok(cause !== undefined, JSON.stringify(causes.map(({ rules }) => rules)));
    assert.deepEqual(cause.question === null ? null : [cause.question.term, cause.question.pointer], question);
    const opening = openXml(changed);
    assert.ok("ok" in opening);
    const tree = new JsonTree(asJson(opening.ok).source.root);
    for (const { question } of causes) {
      if (question === null) continue;
      const answer = settingOf(tree, question.pointer, "1");
      assert.notEqual(answer && tree.with(answer), undefined, question.pointer);
    }
  });
}

const twoTotals: Readonly<Record<string, readonly [example: string, ...change: Replacing]>> = {
  UBL: [
    "xrechnung-public-buyer",
    /<cac:TaxTotal>/,
    '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">1.00</cbc:TaxAmount></cac:TaxTotal>$&',
  ],
  CII: [
    "cii-xrechnung",
    /<ram:TaxTotalAmount[^]*?<\/ram:TaxTotalAmount>/,
    '$&<ram:TaxTotalAmount currencyID="USD">1.00</ram:TaxTotalAmount>',
  ],
};

for (const [syntax, [example, old, now]] of Object.entries(twoTotals)) {
  Deno.test(`${syntax}: a second VAT total without an accounting currency is told of, and no amount is asked for that none could hold`, async () => {
    const text = await Deno.readTextFile(new URL(`../../examples/${example}.xml`, import.meta.url));
    const input = text.replace(old, now);
    assert.notEqual(input, text);
    const [cause, ...others] = causesOf(input).filter(({ rules }) => rules.includes("PEPPOL-EN16931-R054"));
    assert.ok(cause !== undefined && others.length === 0);
    assert.equal(cause.question, null);
    assert.doesNotMatch(cause.title, /BT-111\) is missing/);
  });
}

Deno.test("an element that is too many is told of as that, and no other value is asked for", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/cii-two-rates.xml", import.meta.url));
  const organizations = ["1", "2"].map((id) =>
    `<ram:SpecifiedLegalOrganization><ram:ID>${id}</ram:ID></ram:SpecifiedLegalOrganization>`
  );
  const input = text.replace(/<ram:BuyerTradeParty>\s*<ram:Name>[^<]*<\/ram:Name>/, `$&${organizations.join("")}`);
  assert.notEqual(input, text);
  const cause = causesOf(input).find(({ rules }) => rules.includes("ATW-SCHEMA-ELEMENT"));
  assert.match(cause?.title ?? "", /only once/);
  assert.equal(cause?.question, null);
});

const schemes = {
  en: 'Seller electronic address (BT-34), scheme identifier (schemeID) is missing: "EM"',
  de: "Elektronische Adresse des Verkäufers (BT-34), Kennung des Schemas (schemeID) fehlt: „EM“",
  fr: "Adresse électronique du vendeur (BT-34), identifiant du schéma (schemeID) : valeur manquante, « EM »",
} as const;

for (const example of ["xrechnung-public-buyer", "cii-xrechnung"]) {
  Deno.test(`of an address without its scheme the scheme is missing, and not the address, in ${example}`, async () => {
    const text = await Deno.readTextFile(new URL(`../../examples/${example}.xml`, import.meta.url));
    const input = text.replace(/(?<=EndpointID|URIID) schemeID="EM"/, "");
    assert.notEqual(input, text);
    for (const lang of languages) {
      const outcome = diagnose({ input }, { strict: true, words: await loadWords(lang) });
      assert.ok("ok" in outcome);
      const [cause, ...more] = outcome.ok.causes;
      assert.deepEqual([more, cause?.title.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")], [[], schemes[lang]]);
      const [change] = cause?.changes.map((it) => saidChange(it, marks.en)) ?? [];
      assert.deepEqual(change, { field: "/seller/electronicAddress/schemeId", after: '"EM"' });
    }
  });
}

Deno.test("the scheme of an address that is missing may be answered before the address", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/xrechnung-public-buyer.xml", import.meta.url));
  const input = text.replace(/<cbc:EndpointID[^]*?<\/cbc:EndpointID>/, "");
  const [scheme, value] = ["/seller/electronicAddress/schemeId", "/seller/electronicAddress/value"];
  const outcome = repair({ input }, { strict: true, answers: { [scheme]: "0204", [value]: "04011000-12345-34" } });
  assert.ok("ok" in outcome && outcome.ok.opened.kind === "xml");
  assert.deepEqual(outcome.ok.unused.answers, []);
  const tree = new JsonTree(asJson(outcome.ok.opened).source.root);
  assert.deepEqual([tree.text(scheme), tree.text(value)], ["0204", "04011000-12345-34"]);
});

const sellers: Readonly<Record<string, readonly [example: string, ...of: readonly RegExp[]]>> = {
  UBL: ["invoice-simple", /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/],
  CII: [
    "cii-two-rates",
    /<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>/,
    /<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>/,
    /<ram:SpecifiedLegalOrganization>[^]*?<\/ram:SpecifiedLegalOrganization>/,
  ],
};

for (const [syntax, [example, ...own]] of Object.entries(sellers)) {
  Deno.test(`${syntax}: of identifiers that a seller may have several of, one is asked for, and never the list`, async () => {
    const text = await Deno.readTextFile(new URL(`../../examples/${example}.xml`, import.meta.url));
    const category = /(<(?:cbc:ID|ram:CategoryCode)>)S(<)/g;
    const input = own.reduce((rest, it) => rest.replace(it, ""), text).replace(category, "$1O$2");
    const asked = causesOf(input).find(({ rules }) => rules.includes("BR-CO-26"))?.question;
    assert.equal(asked?.pointer, "/seller/identifiers/0");
    const outcome = repair({ input }, { strict: true, answers: { [asked.pointer]: "4711" } });
    assert.ok("ok" in outcome);
    assert.deepEqual(outcome.ok.unused.answers, []);
  });
}

Deno.test("CII: where the whole transaction is missing, what is asked for is written into a new one", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/cii-two-rates.xml", import.meta.url));
  const input = text.replace(/<rsm:SupplyChainTradeTransaction>[^]*<\/rsm:SupplyChainTradeTransaction>/, "");
  assert.notEqual(input, text);
  const fields = causesOf(input).flatMap(({ question }) => question?.fields ?? []);
  const pointers = ["/currency", "/buyer/address/city", "/lines/0/id"];
  for (const it of pointers) assert.ok(fields.some(({ pointer }) => pointer === it), it);
  const answers = Object.fromEntries(pointers.map((it) => [it, "1"]));
  const outcome = repair({ input }, { strict: true, answers });
  assert.ok("ok" in outcome && outcome.ok.opened.kind === "xml");
  assert.deepEqual(outcome.ok.unused.answers, []);
  const tree = new JsonTree(asJson(outcome.ok.opened).source.root);
  assert.deepEqual(pointers.map((it) => tree.text(it)), ["1", "1", "1"]);
});

function causesOf(input: string): readonly Cause[] {
  const outcome = diagnose({ input }, { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}
