/** `POST /v1/repair`. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { signingKeys } from "../../host/domain/receipts.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { classic, objectsWith } from "../support/pdf.ts";
import { localPool, type Pool } from "../../host/workers/pool.ts";
import { failing } from "../support/pools.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { jsonInvoice, post, postXml } from "./requests.ts";

/** An amount that follows from the others: repaired unasked. */
const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
/** The amount with VAT: what is owed changes with it. */
const owed = validInvoice.replace(">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI");
/** The issue date: only its author knows it. */
const undated = validInvoice.replace(/\n *<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, "");
const [, date = ""] = /<cbc:IssueDate>([^<]*)/.exec(validInvoice) ?? [];

type By = Awaited<ReturnType<TestService["key"]>>;

async function used({ ask }: TestService, { authorization }: By): Promise<number> {
  return (await (await ask("/v1/usage", { headers: { authorization } })).json()).used;
}

function kindsOf(repairs: readonly { readonly kind: string }[]): readonly string[] {
  return repairs.map(({ kind }) => kind);
}

Deno.test("what follows from other amounts is repaired in place, for one document, and the receipt says what is due", async () => {
  const keys = await signingKeys("a key for receipts");
  await withService(async (it) => {
    const by = await it.key();
    const response = await it.ask("/v1/repair", postXml(broken, by));
    const answer = await response.json();
    assert.deepEqual([response.status, answer.media_type], [200, "application/xml"]);
    assert.ok(answer.document === validInvoice, "only the amount is another");
    const [{ kind, changes: [change] }] = answer.applied;
    assert.deepEqual([kind, change.pointer, change.old], ["derived", "/totals/taxExclusiveAmount", "9.99"]);
    assert.match(change.location.path, /TaxExclusiveAmount/);
    assert.deepEqual([answer.before.valid, answer.after.valid, answer.after.official_valid], [false, true, true]);
    assert.deepEqual(answer.amount_due, { old: "2891.00", new: "2891.00" });
    const { receipt } = answer;
    assert.equal(receipt.document.sha256, await sha256(broken));
    assert.equal(receipt.repair.document.sha256, await sha256(validInvoice));
    assert.equal(receipt.repair.amount_due, "Amount due: 2891.00 EUR, unchanged");
    assert.deepEqual(receipt.repair.applied[0].changes, [{
      pointer: "/totals/taxExclusiveAmount",
      old: "9.99",
      new: change.new,
    }]);
    assert.equal(await used(it, by), 1);
    const verify = async (statement: object) => {
      const verified = await it.ask("/v1/records/verify", { method: "POST", body: JSON.stringify(statement) });
      return (await verified.json()).status;
    };
    assert.equal(await verify(answer), "authentic");
    assert.equal(await verify({ ...answer, document: broken }), "altered");
  }, { service: { signingKeys: keys } });
});

Deno.test("what is owed is left with its reason until its id is accepted, in the query or in the body", () =>
  withService(async (it) => {
    const by = await it.key();
    const asked = async (init: RequestInit, query = "") => await (await it.ask(`/v1/repair${query}`, init)).json();
    const alone = await asked(postXml(owed, by));
    assert.ok(alone.document === owed);
    assert.deepEqual([kindsOf(alone.applied), kindsOf(alone.left)], [[], ["owed"]]);
    const [{ id, reason }] = alone.left;
    assert.match(reason, /consent/);
    const byQuery = await asked(postXml(owed, by), `?accept=${encodeURIComponent(id)}`);
    const byBody = await asked(post(JSON.stringify({ document: owed, accept: [id] }), by));
    for (const answer of [byQuery, byBody, await asked(postXml(owed, by), "?accept=BR-CO-15")]) {
      assert.ok(answer.document === validInvoice);
      assert.deepEqual([kindsOf(answer.applied), answer.left], [["owed"], []]);
    }
  }));

Deno.test("an answer is written where it belongs, and the same document comes of it as JSON and in JSON", () =>
  withService(async (it) => {
    const by = await it.key();
    const body = JSON.stringify({ document: undated, answers: { "/issueDate": date } });
    const answer = await (await it.ask("/v1/repair", post(body, by))).json();
    assert.ok(answer.document === validInvoice);
    assert.deepEqual(kindsOf(answer.applied), ["open"]);
    const invoice = jsonInvoice({ currency: "eur", issueDate: undefined });
    const plain = await (await it.ask("/v1/repair", post(invoice, by))).json();
    assert.equal(plain.media_type, "application/json");
    assert.ok(plain.document === invoice.replace('"eur"', '"EUR"'));
    const dated = JSON.stringify({ document: invoice, answers: { "/issueDate": "2026-11-01", "/totals/x": "1" } });
    assert.equal((await (await it.ask("/v1/repair", post(dated, by))).json()).after.errors, 1);
  }));

Deno.test("the document comes alone, in the encoding that it came in, where Accept or format asks for XML", () =>
  withService(async (it) => {
    const by = await it.key();
    const utf16 = (text: string) => {
      const units = `\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`;
      return new Uint8Array(Uint16Array.from(units, (unit) => unit.charCodeAt(0)).buffer);
    };
    const marked = (text: string) => new TextEncoder().encode(`\ufeff${text}`);
    for (const encode of [marked, utf16, (text: string) => new TextEncoder().encode(text)]) {
      const response = await it.ask("/v1/repair", postXml(encode(broken), by, { accept: "application/xml" }));
      assert.deepEqual([response.status, response.headers.get("content-type")], [200, "application/xml"]);
      assert.deepEqual([...new Uint8Array(await response.arrayBuffer())], [...encode(validInvoice)]);
      const counts = ["applied", "left"].map((name) => response.headers.get(`x-repairs-${name}`));
      assert.deepEqual(counts, ["1", "0"]);
    }
    const named = await it.ask("/v1/repair?format=xml", postXml(owed, by));
    assert.deepEqual([await named.text(), named.headers.get("x-repairs-left")], [owed, "1"]);
    const json = await it.ask("/v1/repair?format=xml", post(jsonInvoice({ currency: "eur" }), by));
    assert.deepEqual([json.status, (await json.json()).error], [400, "bad_request"]);
    assert.equal(await used(it, by), 4);
  }));

Deno.test("of a PDF the XML is repaired and is in the answer, which says that the PDF stays", () =>
  withService(async (it) => {
    const content = Buffer.from(broken).toString("latin1");
    const pdf = classic(objectsWith([{ name: "factur-x.xml", content }])).slice();
    const { authorization } = await it.key();
    const headers = { authorization, "content-type": "application/pdf" };
    const answer = await (await it.ask("/v1/repair?lang=de", { method: "POST", body: pdf, headers })).json();
    assert.deepEqual([answer.attachment.name, kindsOf(answer.applied)], ["factur-x.xml", ["derived"]]);
    assert.ok(answer.document === Buffer.from(Buffer.from(validInvoice).toString("latin1"), "latin1").toString());
    assert.match(answer.pdf, /Das PDF bleibt, wie es ist/);
    assert.match(answer.receipt.repair.amount_due, /^Zahlbetrag: 2891\.00 EUR, unverändert$/);
  }));

Deno.test("a document without errors stays as it is, and warnings=true repairs what is warned of", () =>
  withService(async (it) => {
    const by = await it.key();
    const valid = await (await it.ask("/v1/repair", postXml(validInvoice, by))).json();
    assert.ok(valid.document === validInvoice);
    assert.deepEqual([valid.applied, valid.left, valid.receipt.document], [[], [], valid.receipt.repair.document]);
    const spaced = validInvoice.replace(/(<cbc:ID>)(DE\d{2})(\d{4})/, "$1$2 $3");
    const repaired = async (query: string) => await (await it.ask(`/v1/repair${query}`, postXml(spaced, by))).json();
    assert.ok((await repaired("?strict=false")).document === spaced);
    assert.ok((await repaired("?strict=false&warnings=true")).before.valid);
  }));

Deno.test("strict is the default: what only XML Schema forbids is an error, unless strict is false", () =>
  withService(async (it) => {
    const by = await it.key();
    const unknown = validInvoice.replace("</cbc:IssueDate>", "</cbc:IssueDate><cbc:Nonsense>1</cbc:Nonsense>");
    const validBefore = async (query: string) => {
      return (await (await it.ask(`/v1/repair${query}`, postXml(unknown, by))).json()).before.valid;
    };
    assert.deepEqual([await validBefore(""), await validBefore("?strict=false")], [false, true]);
  }));

const unusable: readonly (readonly [what: string, body: object, message: RegExp])[] = [
  ["an id that no repair has", { document: owed, accept: ["BR-99"] }, /called "BR-99"\. There are: BR-CO-15@/],
  ["an id where there is nothing to accept", { document: validInvoice, accept: ["BR-99"] }, /nothing to accept/i],
  ["an invalid place", { document: undated, answers: { "/nonsense/0": "x" } }, /written to "\/nonsense\/0"/],
  ["a name that is no pointer", { document: undated, answers: { issueDate: "2026-01-01" } }, /JSON pointer/],
  ["a value that no field can have", { document: undated, answers: { "/issueDate": true } }, /a text or a number/],
  ["consents that are no list", { document: owed, accept: "BR-CO-15" }, /list of ids/],
  ["a mistyped field", { document: owed, acept: ["BR-CO-15"] }, /accept and answers alone/],
  ["a text that is not a document", { document: "hello" }, /XML/],
];

for (const [what, body, message] of unusable) {
  Deno.test(`${what} is refused, and costs nothing`, () =>
    withService(async (it) => {
      const by = await it.key();
      const response = await it.ask("/v1/repair", post(JSON.stringify(body), by));
      const { error, message: said } = await response.json();
      assert.equal(response.status, 400, said);
      assert.ok(["bad_request", "xml_malformed"].includes(error), error);
      assert.match(said, message);
      assert.equal(await used(it, by), 0);
    }));
}

Deno.test("of many ids that could be accepted the first twenty are named, and nothing is charged", () =>
  withService(async (it) => {
    const by = await it.key();
    const pool = localPool();
    // As of a document with so many causes that each has to be consented to.
    const many: Pool = {
      ...pool,
      async run(...asked) {
        const done: unknown = await pool.run(...asked);
        return JSON.parse(JSON.stringify(done), (name, value) => {
          if (name !== "left") return value;
          return Array.from({ length: 21 }, (_, at) => ({ ...value[0], id: `BR-CO-15@/${at + 1}` }));
        });
      },
    };
    const body = JSON.stringify({ document: owed, accept: ["BR-99"] });
    const { message } = await (await it.with({ pool: many }).ask("/v1/repair", post(body, by))).json();
    assert.ok(message.includes("BR-CO-15@/1, ") && /BR-CO-15@\/20(?!\d)/.test(message), message);
    assert.ok(!message.includes("BR-CO-15@/21"), message);
    assert.equal(await used(it, by), 0);
  }));

Deno.test("what cannot be read, or has no turn, costs nothing; a repeat under its Idempotency-Key costs nothing more", () =>
  withService(async (it) => {
    const by = await it.key();
    const requests = [post("[]", by), postXml("<Invoice", by), postXml(new Uint8Array([0x25, 0x50, 0x44, 0x46]), by)];
    for (const init of requests) assert.ok((await it.ask("/v1/repair", init)).status >= 400);
    const large = postXml(validInvoice.replace("</cbc:ID>", `${"x".repeat(1_100_000)}</cbc:ID>`), by);
    assert.equal((await it.ask("/v1/repair", large)).status, 413);
    const busy = await it.with({ pool: failing("busy") }).ask("/v1/repair", postXml(broken, by));
    assert.deepEqual([busy.status, (await busy.json()).error], [503, "busy"]);
    assert.equal(await used(it, by), 0);
    for (let count = 0; count < 2; count++) {
      const init = postXml(broken, by, { "idempotency-key": "order-1" });
      assert.equal((await it.ask("/v1/repair", init)).headers.get("x-ratelimit-remaining"), "99");
    }
    const other = await it.ask("/v1/repair", postXml(owed, by, { "idempotency-key": "order-1" }));
    assert.equal((await other.json()).error, "idempotency_key_reused");
  }));

Deno.test("a document may hold what no receipt can be signed over, and is answered", () =>
  withService(async (it) => {
    const half = jsonInvoice({ currency: "eur" }).replace('"note":', '"x":"\\ud800","note":');
    const answer = await it.ask("/v1/repair", post(half, await it.key()));
    assert.equal(answer.status, 200);
  }));
