/** JSON that is nested deeper, or holds more, than any invoice: it is judged, like every JSON object, and costs a document. */
import assert from "node:assert/strict";
import { generation, post } from "./requests.ts";
import { answerOf, type Json, message, object, posted } from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";

const deep = `{"x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
const many = `{"x":[${Array(260_001).fill("1").join()}]}`;

const bodies = [
  ["nested 200,000 levels deep", deep, "ATW-INPUT-TOO-DEEP", `/x${"/0".repeat(99)}`, "raw_json_bytes"],
  ["of 260,001 values", many, "ATW-INPUT-TOO-MANY", "/x/249998", "canonical_json"],
] as const;

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

/** The pointer that a finding of a rule names, and its severity. */
function foundIn(verdict: Json, id: string) {
  const { severity, location } = listOf(verdict["errors"]).find(({ rule }) => rule === id) ?? {};
  return [severity, object(location ?? {})["pointer"]];
}

async function left({ ask }: TestService, authorization: string): Promise<unknown> {
  const usage: unknown = await (await ask("/v1/usage", { headers: { authorization } })).json();
  return object(usage)["used"];
}

for (const [what, body, id, pointer, hashed] of bodies) {
  Deno.test(`JSON ${what} is invalid, with a fatal finding: 200, one document, a record`, () =>
    withService(async (it) => {
      const by = await it.key();
      const answer = await it.ask("/v1/validate?record=true", post(body, by));
      assert.equal(answer.status, 200);
      const verdict = object(await answer.json());
      assert.deepEqual([verdict["valid"], ...foundIn(verdict, id)], [false, "fatal", pointer]);
      const record = object(await (await it.ask(`/v1/records/${object(verdict["record"])["id"]}`)).json());
      assert.equal(object(record["document"])["hash_input"], hashed);
      assert.equal(await left(it, by.authorization), 1);
    }));

  Deno.test(`JSON ${what} is not written: 422 with the verdict, and nothing is charged`, () =>
    withService(async (it) => {
      const by = await it.key();
      const answer = await it.ask("/v1/generate", post(body, by));
      assert.equal(answer.status, 422);
      assert.deepEqual(foundIn(object(await answer.json()), id), ["fatal", pointer]);
      assert.equal(await left(it, by.authorization), 0);
    }, { service: { generation } }));

  Deno.test(`JSON ${what} has a diagnosis without a repair`, () =>
    withService(async (it) => {
      const answer = await it.ask("/v1/diagnose", post(body, await it.key()));
      assert.equal(answer.status, 200);
      const { causes, repaired } = object(await answer.json());
      assert.ok(listOf(causes).some(({ rules }) => Array.isArray(rules) && rules.includes(id)));
      assert.deepEqual([object(repaired)["applied"], object(repaired)["valid"]], [0, false]);
    }));

  Deno.test(`without a key JSON ${what} is 401`, () =>
    withService(async ({ ask }) => {
      const answer = await ask("/v1/validate", post(body, { authorization: "" }));
      assert.equal(answer.status, 401);
    }));
}

// Deeper messages are refused as a whole: what reads them would hold up everybody.
const agents = [
  ["nested 105 levels deep", `{"x":${"[".repeat(105)}${"]".repeat(105)}}`, "ATW-INPUT-TOO-DEEP"],
  ["of 260,001 values", many, "ATW-INPUT-TOO-MANY"],
] as const;

for (const [what, body, id] of agents) {
  Deno.test(`an agent's invoice ${what} gets the verdict`, () =>
    withService(async ({ ask, key }) => {
      const { authorization } = await key();
      const call = message("tools/call", { name: "validate_invoice", arguments: { invoice: "HERE" } });
      const text = JSON.stringify(call).replace('"HERE"', body);
      const [answer = {}] = await answerOf(await ask("/mcp", posted(text, { authorization })));
      assert.deepEqual(
        foundIn(object(object(object(answer["result"])["structuredContent"])), id)[0],
        "fatal",
      );
    }));
}
