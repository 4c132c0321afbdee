/** Figures that pages tell, and rows that no operation has, to the letter. */
import assert from "node:assert/strict";
import { admissions } from "../../host/http/admission.ts";
import { withSelling } from "../support/stripe/selling.ts";
import { withService } from "../support/service.ts";
import { post } from "./requests.ts";

/** The cells of the rows of all tables of a page. */
function rowsIn(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = ""]) => {
    return [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = ""]) => {
      return cell.replaceAll(/<[^>]+>/g, "").trim();
    });
  });
}

Deno.test("the page of limits tells each of them", () =>
  withService(async ({ ask }) => {
    const html = await (await ask("/docs/limits?lang=en")).text();
    const told = Object.fromEntries(rowsIn(html).map(([what = "", most]) => [what.replaceAll(/\s+/g, " "), most]));
    assert.deepEqual(told, {
      Plan: "Documents",
      free: "100",
      starter: "2,500",
      scale: "25,000",
      What: "At most",
      "Requests of a key": "10 a second, 20 at once",
      "Body of a request; with max_characters": "1 MB; 32 MB",
      max_characters: "16,000,000",
      "Work on one document": "10 s",
      "Questions without a key (rules, public registers), of an address": "60 a minute",
      "Records read, of an address": "60 a minute",
      "Records and receipts checked, of an address": "60 a minute",
      "Tries to get a free key, of an address": "60 a minute",
      "Tries to replace a key, of an address": "60 a minute",
      "Purchases begun and asked about, of an address": "60 a minute",
      "Tries to claim a fix report, of an address": "10 a day",
      "Messages to the operator of the service, of an address": "20 a day",
      "Messages of agents without a good key, of an address": "600 a minute",
    });
  }));

Deno.test("the page for agents tells what each tool costs, and whether it needs a key", () =>
  withService(async ({ ask }) => {
    const rows = rowsIn(await (await ask("/docs/agents?lang=en")).text());
    const told = Object.fromEntries(rows.map(([name = "", _, key, documents]) => [name, [key, documents]]));
    for (const name of ["validate_invoice", "repair_invoice", "verify_vat_vies"]) {
      assert.deepEqual(told[name], ["yes", "1"], name);
    }
    for (const name of ["check_vies_status", "explain_rule", "send_feedback"]) {
      assert.deepEqual(told[name], ["no", "0"], name);
    }
  }));

Deno.test("what is free costs nothing a month, where the others are sold", () =>
  withSelling(async ({ ask }) => {
    const text = (await (await ask("/pricing?lang=en")).text()).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
    assert.match(text, / Free \$0 a month 100 documents a month /);
  }));

Deno.test("routes that are no operation take what this table says", () => {
  const rows = admissions([]).map(({ method, path, from, bytes, raised, seconds, window }) => {
    return [`${method} ${path}`, from, bytes, raised, seconds, window];
  });
  const MEGABYTE = 1_048_576;
  assert.deepEqual(rows, [
    ["post /mcp", "anybody", MEGABYTE, 32 * MEGABYTE, 10, "messages"],
    ["post /kosit/*", "key", MEGABYTE, 32 * MEGABYTE, 10, undefined],
    ["post /v1/keys/rotate", "anybody", MEGABYTE, undefined, undefined, "rotations"],
    ["post /v1/billing/webhook", "anybody", MEGABYTE, undefined, undefined, undefined],
    ["get /v1/records/{id}", "anybody", 0, undefined, undefined, "recordReads"],
    ["get /r/{id}", "anybody", 0, undefined, undefined, "recordReads"],
    ["get /rules", "anybody", 0, undefined, undefined, "questions"],
  ]);
});

Deno.test("of the name of a part that nobody knows forty characters are told", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    for (const length of [40, 41]) {
      const name = "n".repeat(length);
      const body = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--b--`;
      const response = await ask("/v1/diff", post(body, by, { "content-type": "multipart/form-data; boundary=b" }));
      const { message } = await response.json();
      assert.deepEqual([response.status, /n{20,}/.exec(message)?.[0].length], [400, 40], message);
    }
  }));
