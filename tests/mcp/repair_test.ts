/** `repair_invoice`: an agent has a document repaired, and decides nothing for its user. */
import assert from "node:assert/strict";
import { MOST_STRUCTURED, MOST_TEXT } from "../../host/mcp/verdict.ts";
import { jsonInvoice } from "../http/requests.ts";
import { callTool, object, type Said } from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";

const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
const owed = validInvoice.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI");
const undated = validInvoice.replace(/\n *<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, "");
const [, date = ""] = /<cbc:IssueDate>([^<]*)/.exec(validInvoice) ?? [];

async function called(it: TestService, given: Parameters<typeof callTool>[2]): Promise<Said> {
  const { authorization } = await it.key();
  return await callTool(it, "repair_invoice", given, { authorization });
}

/** The document beside the text. */
function resourceIn({ content }: Said): unknown {
  const block = content.find(({ type }) => type === "resource");
  return block === undefined ? undefined : object(block["resource"])["text"];
}

Deno.test("what is owed to nobody is repaired, and the whole document is the resource beside the text", () =>
  withService(async (it) => {
    const said = await called(it, { xml: broken });
    assert.ok(resourceIn(said) === validInvoice);
    assert.match(
      said.text,
      /^REPAIRED: 1[^]*VALID[^]*Amount due: 2891\.00 EUR, unchanged\.[^]*quotation marks[^]*derived/,
    );
    assert.match(said.text, /Change: \/totals\/taxExclusiveAmount: "9\.99" → "/);
    assert.doesNotMatch(said.text, /^and \d+ more/m, "all of it is listed");
    assert.equal(said.structured["document"], validInvoice);
  }));

Deno.test("what is left names the id to accept and what to ask; with both, the document is as the user decided", () =>
  withService(async (it) => {
    const asked = await called(it, { xml: owed });
    assert.equal(resourceIn(asked), undefined);
    assert.match(asked.text, /^NOTHING CHANGED[^]*NOT VALID yet[^]*If the user agrees[^]*call repair_invoice/);
    const [, id = ""] = /in accept: "([^"]*)"/.exec(asked.text) ?? [];
    assert.ok(resourceIn(await called(it, { xml: owed, accept: [id] })) === validInvoice);
    const question = await called(it, { xml: undated });
    const [, pointer = ""] = /as the value of: (\S+)/.exec(question.text) ?? [];
    assert.equal(pointer, "/issueDate");
    assert.ok(resourceIn(await called(it, { xml: undated, answers: { [pointer]: date } })) === validInvoice);
    const wrong = await called(it, { xml: owed, accept: ["BR-99"] });
    assert.equal(wrong.isError, true);
    assert.match(wrong.text, /called "BR-99"\. There are: BR-CO-15@/);
    const number = await called(it, { xml: undated, answers: { "/issueDate": 1 } });
    assert.match(number.text, /answers cannot be used/);
  }));

Deno.test("an invoice in JSON stays as it is written, and strict is the default", () =>
  withService(async (it) => {
    const invoice = jsonInvoice({ currency: "eur" });
    const said = await called(it, `{"invoice":${invoice}}`);
    assert.ok(resourceIn(said) === invoice.replace('"eur"', '"EUR"'));
    const unknown = validInvoice.replace("</cbc:IssueDate>", "</cbc:IssueDate><cbc:Nonsense>1</cbc:Nonsense>");
    assert.match((await called(it, { xml: unknown })).text, /NOT VALID yet/);
    assert.doesNotMatch((await called(it, { xml: unknown, strict: false })).text, /NOT VALID yet/);
  }));

Deno.test("hundreds of repairs are within the limits, and the document is whole", () =>
  withService(async (it) => {
    const [line] = JSON.parse(jsonInvoice({})).lines;
    const lines = Array.from({ length: 300 }, (_, id) => ({ ...line, id: `${id}`, originCountryCode: "de" }));
    const said = await called(it, { invoice: JSON.parse(jsonInvoice({ lines, note: "x".repeat(80_000) })) });
    assert.ok(said.text.length <= MOST_TEXT + 500);
    assert.ok(JSON.stringify(said.structured).length <= MOST_STRUCTURED);
    const text = String(resourceIn(said));
    assert.equal(text.split('"originCountryCode":"DE"').length, 301);
  }));

Deno.test("a diagnosis names the tool that repairs", () =>
  withService(async (it) => {
    const { authorization } = await it.key();
    const { text, structured } = await callTool(it, "diagnose_invoice", { xml: broken }, { authorization });
    assert.match(text, /^repair_invoice makes the changes/m);
    assert.ok(Array.isArray(structured["causes"]) && !("truncated" in structured), "all of its causes are there");
  }));
