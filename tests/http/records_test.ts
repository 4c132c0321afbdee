/** Ids of records that lead nowhere: nobody can tell one that is wrong from one that was there. */
import assert from "node:assert/strict";
import { validInvoice } from "../support/terminal.ts";
import { withService } from "../support/service.ts";
import { postXml } from "./requests.ts";

const YEAR = 365 * 86_400_000;

/** All that an answer says, but for the name of the request and its time. */
async function said(answer: Promise<Response>) {
  const response = await answer;
  const headers = [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "date");
  return { status: response.status, headers, body: await response.text() };
}

for (const [what, path] of [["record", "/v1/records/"], ["page", "/r/"]] as const) {
  Deno.test(`the ${what} of a wrong id, of one that never was, and of one that expired are the same in every byte`, () =>
    withService(async ({ ask, key, time }) => {
      const answer = await ask("/v1/validate?record=true", postXml(validInvoice, await key()));
      const { record: { id } } = await answer.json();
      const [never, wrong] = ["f".repeat(32), id.slice(1)];
      assert.equal((await said(ask(`${path}${id}`))).status, 200);
      time.now += YEAR;
      const expired = await said(ask(`${path}${id}`));
      assert.equal(expired.status, 404);
      assert.ok(!expired.body.includes(id));
      for (const other of [never, wrong, id.toUpperCase(), `${id}0`, "x", "%00"]) {
        assert.deepEqual(await said(ask(`${path}${other}`)), expired, other);
      }
    }));
}
