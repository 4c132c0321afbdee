/** POST /v1/convert: the envelope, the document alone, what is refused, and what it costs. */
import assert from "node:assert/strict";
import { parse } from "../../engine/mod.ts";
import { withService } from "../support/service.ts";

const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
const broken = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));

interface Asked {
  readonly query: string;
  readonly body?: string;
  readonly accept?: string;
  readonly type?: string;
}

function withConversion(
  work: (
    convert: (asked: Asked) => Promise<{ response: Response; text: string; left: string | null }>,
  ) => Promise<void>,
) {
  return withService(async ({ ask, key }) => {
    const { authorization } = await key();
    await work(async ({ query, body = simple, accept = "*/*", type = "application/xml" }) => {
      const headers = { authorization, accept, "content-type": type };
      const response = await ask(`/v1/convert?${query}`, { method: "POST", body, headers });
      return { response, text: await response.text(), left: response.headers.get("x-ratelimit-remaining") };
    });
  });
}

Deno.test("convert gives the document with its verdict, and alone where XML is asked for; each costs one document", () =>
  withConversion(async (convert) => {
    const { response, text, left } = await convert({ query: "to=cii" });
    const answer = JSON.parse(text);
    assert.deepEqual([response.status, left, answer.to, answer.media_type], [200, "99", "cii", "application/xml"]);
    assert.deepEqual([answer.losses, answer.verdict.valid, answer.verdict.provenance.mode], [[], true, "strict"]);
    const alone = await convert({ query: "to=cii", accept: "application/xml" });
    assert.deepEqual([alone.text, alone.left], [answer.document, "98"]);
    assert.match(alone.response.headers.get("content-type") ?? "", /^application\/xml/);
  }));

Deno.test("convert refuses what would lose something, with a list, for nothing, and leaves it out where that is allowed", () =>
  withConversion(async (convert) => {
    const refused = await convert({ query: "to=facturx-minimum", accept: "application/xml" });
    const { losses, verdict } = JSON.parse(refused.text);
    assert.deepEqual([refused.response.status, refused.left, verdict.valid], [422, "100", true]);
    const lost = losses.find(({ term }: { term: string }) => term === "BT-83");
    assert.deepEqual([lost.value, lost.location.path], ["2025-1042", "/Invoice/cac:PaymentMeans/cbc:PaymentID"]);
    const made = await convert({ query: "to=facturx-minimum&allow_loss=true" });
    assert.deepEqual([made.response.status, JSON.parse(made.text).losses], [200, losses]);
  }));

Deno.test("convert refuses what would not be valid, with the verdict, and gives its model all the same", () =>
  withConversion(async (convert) => {
    const refused = await convert({ query: "to=cii", body: broken });
    assert.equal(refused.response.status, 422);
    const { losses, verdict } = JSON.parse(refused.text);
    assert.deepEqual(losses, []);
    assert.ok(verdict.errors.some(({ rule, fix }: { rule: string; fix: string }) => rule === "BR-CO-10" && fix !== ""));
    const model = await convert({ query: "to=json", body: broken });
    const read = parse(broken);
    assert.ok("ok" in read);
    assert.deepEqual(JSON.parse(JSON.parse(model.text).document), read.ok.invoice);
  }));

Deno.test("convert to no target, or to one that does not exist, is a bad request", () =>
  withConversion(async (convert) => {
    for (const query of ["", "to=edifact", "to=json&format=xml"]) {
      const { response, text } = await convert({ query });
      assert.deepEqual([response.status, JSON.parse(text).error], [400, "bad_request"], query);
    }
  }));

Deno.test("convert says of JSON that cannot be written what is wrong, in the language of its caller, with the rule's page", () =>
  withConversion(async (convert) => {
    const body = JSON.stringify({ invoiceNumber: "A\u0008" });
    const { response, text } = await convert({ query: "to=cii&lang=de", body, type: "application/json" });
    const [finding] = JSON.parse(text).verdict.errors.filter(({ rule }: { rule: string }) =>
      rule === "ATW-TEXT-NOT-XML"
    );
    assert.equal(response.status, 422);
    assert.equal(finding.field, "BT-1");
    assert.match(finding.message, /^Dieser Text/);
    assert.match(finding.docsUrl, /^http.*ATW-TEXT-NOT-XML/);
  }));
