/** Results that are too long for what an agent is given at once. */
import assert from "node:assert/strict";
import { type Answer, fitted } from "../../host/mcp/repair_tool.ts";
import { MOST_STRUCTURED } from "../../host/mcp/verdict.ts";
import { JsonText } from "../../host/domain/json_text.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { repairAnswer } from "../../host/operations/forms_of_repair.ts";
import { generation, jsonInvoice } from "../http/requests.ts";
import { answerOf, callTool, object, posted } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";

/** What is said of an invoice with one repair, as often as is wanted. */
async function repaired(times: number, document?: string): Promise<Answer> {
  const xml = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
  let answer: Answer | undefined;
  await withService(async (it) => {
    const { authorization } = await it.key();
    answer = repairAnswer.parse((await callTool(it, "repair_invoice", { xml }, { authorization })).structured);
  });
  const { receipt, applied: [one] } = answer ?? assert.fail();
  assert.ok(one !== undefined);
  const many = Array.from({ length: times }, () => one);
  const repair = { ...receipt.repair, applied: Array.from({ length: times }, () => receipt.repair.applied[0] ?? "") };
  return {
    ...answer ?? assert.fail(),
    document: document ?? answer?.document ?? "",
    applied: many,
    receipt: { ...receipt, repair },
  } as Answer;
}

const length = (value: unknown) => JSON.stringify(value).length;

/** Longer than what is ever read back to be looked at, and all of it escaped in JSON. */
const MARKS = '"'.repeat(200_000);

Deno.test("a document of megabytes is put into the answer where it is sent, and read back nowhere", () =>
  withService(async (it) => {
    const { authorization } = await it.key("scale");
    const toJSON = JsonText.prototype.toJSON;
    JsonText.prototype.toJSON = () => assert.fail("a long document was read back");
    try {
      const long = validInvoice.replace(/<cbc:Note>[^<]*/, `<cbc:Note>${MARKS}`);
      const broken = long.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
      const calls = [
        ["repair_invoice", { xml: broken }, long],
        ["generate_invoice", { invoice: JSON.parse(jsonInvoice({ note: MARKS })) }, undefined],
        ["convert_invoice", { xml: long, to: "cii", allow_loss: true }, undefined],
      ] as const;
      for (const [name, given, wanted] of calls) {
        const { content, structured, isError, text } = await callTool(it, name, given, { authorization });
        assert.equal(isError, false, text);
        const document = String(object(content.find(({ type }) => type === "resource")?.["resource"])["text"]);
        assert.ok(wanted === undefined ? document.includes(MARKS) : document === wanted, name);
        assert.deepEqual([structured["document"], structured["xml"]], [undefined, undefined]);
        if (name !== "generate_invoice") continue;
        const bytes = new TextEncoder().encode(document);
        assert.deepEqual([structured["bytes"], structured["sha256"]], [bytes.length, await sha256(bytes)]);
      }
    } finally {
      JsonText.prototype.toJSON = toJSON;
    }
  }, { service: { generation } }));

Deno.test("of two documents in answers to one message, each is where it belongs", () =>
  withService(async (it) => {
    const { authorization } = await it.key("scale");
    const notes = ["first", "second"].map((word) => word + MARKS);
    const messages = notes.map((note, id) => ({
      ...{ jsonrpc: "2.0", id, method: "tools/call" },
      params: { name: "generate_invoice", arguments: { invoice: JSON.parse(jsonInvoice({ note })) } },
    }));
    const answers = await answerOf(await it.ask("/mcp", posted(JSON.stringify(messages), { authorization })));
    for (const [id, note] of notes.entries()) {
      const answer = JSON.stringify(answers.find((it) => it["id"] === id)?.["result"]);
      assert.ok(answer.includes(JSON.stringify(note).slice(1, -1)), note.slice(0, 6));
    }
  }, { service: { generation } }));

Deno.test("a document that is too long is left out of what is beside its resource, and nothing else", async () => {
  const answer = await repaired(2, "x".repeat(MOST_STRUCTURED - 10));
  const { document: _, ...rest } = answer;
  assert.deepEqual(fitted(answer), rest);
  const small = await repaired(2);
  assert.deepEqual(fitted(small), small);
});

Deno.test("of thousands of repairs as many are listed as there is room for, with the number of all", async () => {
  const page = object(fitted(await repaired(3_000)));
  assert.deepEqual([page["truncated"], page["total"]], [true, { applied: 3_000, left: 0 }]);
  const listed = page["applied"];
  assert.ok(Array.isArray(listed) && listed.length > 20, "some are listed");
  assert.deepEqual(
    object(object(page["receipt"])["repair"])["applied"],
    Array(listed.length).fill(
      object(object((await repaired(1)).receipt)["repair"])["applied"]?.[0 as never],
    ),
  );
  assert.ok(length(page) <= MOST_STRUCTURED && length(page) > MOST_STRUCTURED / 2, `${length(page)}`);
});

Deno.test("where what is around the repairs is too long by itself, none is listed, and it is given all the same", async () => {
  const answer = await repaired(3);
  const page = object(fitted({ ...answer, pdf: "x".repeat(MOST_STRUCTURED) } as Answer));
  assert.deepEqual([page["applied"], page["left"], page["truncated"]], [[], [], true]);
});

Deno.test("a long invoice that is written is the resource alone, and a short one is in the result, too", () =>
  withService(async (it) => {
    const { authorization } = await it.key();
    for (
      const [note, stands] of [["short", true], ["x".repeat(MOST_STRUCTURED), false], [
        '"'.repeat(60_000),
        false,
      ]] as const
    ) {
      const invoice = JSON.parse(jsonInvoice({ note }));
      const said = await callTool(it, "generate_invoice", { invoice }, { authorization });
      assert.equal(said.isError, false, said.text);
      const resource = object(said.content.find(({ type }) => type === "resource")?.["resource"]);
      assert.match(String(resource["text"]), /^<\?xml/);
      assert.equal(said.structured["xml"], stands ? resource["text"] : undefined);
      assert.equal(said.structured["bytes"], new TextEncoder().encode(String(resource["text"])).length);
    }
  }, { service: { generation } }));
