/** The pages of the rules, to which every finding links. */
import assert from "node:assert/strict";
import { explainAll } from "../../engine/mod.ts";
import { withService } from "../support/service.ts";
import { relatedTo } from "../../web/rules_pages.tsx";

Deno.test("GET /rules lists every rule, each with a link to a page that there is", async () => {
  await withService(async ({ ask }) => {
    const page = await (await ask("/rules")).text();
    const linked = new Set([...page.matchAll(/href="\/rules\/([^"]+)"/g)].map(([, id]) => id));
    assert.deepEqual(explainAll().map(({ rule }) => rule).filter((rule) => !linked.has(rule)), []);
    for (const id of linked) assert.equal((await ask(`/rules/${id}`)).status, 200, id);
  });
});

Deno.test("the page of a rule says what it requires, how to mend it, where it stands, and who judges by it", async () => {
  await withService(async ({ ask }) => {
    const page = await (await ask("/rules/BR-DE-15")).text();
    for (const text of ["BR-DE-15", "BT-10", "buyerReference", "cbc:BuyerReference", "xrechnung-ubl"]) {
      assert.ok(page.includes(text), text);
    }
    assert.ok(!page.includes("peppol-bis-3"));
  });
});

Deno.test("the pages of rules speak the language that is preferred, and have nothing inline", async () => {
  await withService(async ({ ask }) => {
    const response = await ask("/rules/br-co-15", { headers: { "accept-language": "de" } });
    assert.equal(response.headers.get("content-language"), "de");
    const page = await response.text();
    assert.match(page, /<html lang="de">/);
    assert.match(page, /Abhilfe/);
    assert.doesNotMatch(page, /<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
  });
});

Deno.test("a rule that there is not gets 404", async () => {
  await withService(async ({ ask }) => {
    const response = await ask("/rules/BR-9999");
    assert.equal(response.status, 404);
    assert.equal((await response.json()).error, "not_found");
  });
});

Deno.test("relatedTo() names other rules on the same first term, and never the rule itself", () => {
  const rules = explainAll();
  const rule = rules.find((it) => it.rule === "BR-CO-15");
  assert.ok(rule !== undefined);
  const related = relatedTo(rule, rules);
  assert.ok(related.includes("BR-14") && !related.includes("BR-CO-15"));
});
