/** get_upgrade_link, with a Stripe of our own behind it; and what public lists say of themselves. */
import assert from "node:assert/strict";
import { callTool, object } from "../support/mcp.ts";
import { withSelling } from "../support/stripe/selling.ts";
import { withService } from "../support/service.ts";

Deno.test("get_upgrade_link gives the page to pay on for the connection's key or a given one, and buys nothing by itself", () =>
  withSelling(async (it) => {
    const [own, other] = [await it.key(), await it.key()];
    const headers = { authorization: own.authorization };
    const first = await callTool(it, "get_upgrade_link", { plan: "scale" }, headers);
    assert.equal(first.isError, false, first.text);
    assert.match(
      first.text,
      /^LINK: https:\/\/checkout\.stripe\.example\/\S+\nNext: give the user this link, on which scale can be paid for\.$/,
    );
    assert.equal((await it.usage(own))["tier"], "free");
    const again = await callTool(it, "get_upgrade_link", { plan: "scale" }, headers);
    assert.equal(again.structured["transaction_id"], first.structured["transaction_id"]);
    const given = await callTool(it, "get_upgrade_link", { key: other.key }, headers);
    assert.notEqual(given.structured["transaction_id"], first.structured["transaction_id"]);
    it.books.pay(String(first.structured["transaction_id"]));
    it.books.pay(String(given.structured["transaction_id"]));
    await it.deliverAll();
    assert.deepEqual([(await it.usage(own))["tier"], (await it.usage(other))["tier"]], ["scale", "starter"]);
    const held = await callTool(it, "get_upgrade_link", {}, headers);
    assert.deepEqual([held.isError, held.envelope["error"]], [true, "already_subscribed"]);
  }));

Deno.test("get_upgrade_link without a key, with a wrong one, a wrong plan or no answer of Stripe is an error that says so", () =>
  withSelling(async (it) => {
    const { authorization } = await it.key();
    const errors: readonly (readonly [given: object, headers: Readonly<Record<string, string>>, code: string])[] = [
      [{}, {}, "missing_api_key"],
      [{ key: "fl_live_none" }, {}, "invalid_api_key"],
      // Arguments are checked as those of all tools are.
      [{ plan: "gold" }, { authorization }, "bad_request"],
    ];
    for (const [given, headers, code] of errors) {
      const { isError, envelope } = await callTool(it, "get_upgrade_link", { ...given }, headers);
      assert.deepEqual([isError, envelope["error"]], [true, code]);
    }
    it.stripe.fault = "nonsense";
    const { envelope, text } = await callTool(it, "get_upgrade_link", {}, { authorization });
    assert.equal(envelope["error"], "billing_error");
    assert.doesNotMatch(text, /html|It works/);
    assert.equal(it.books.pages.size, 0);
  }));

Deno.test("get_upgrade_link without a key says so where nothing is sold, too", () =>
  withService(async (it) => {
    const { envelope } = await callTool(it, "get_upgrade_link", {});
    assert.equal(envelope["error"], "missing_api_key");
    const { authorization } = await it.key();
    for (const [given, headers] of [[{}, { authorization }], [{ plan: "fix_report" }, {}]] as const) {
      const { envelope } = await callTool(it, "get_upgrade_link", given, headers);
      assert.equal(envelope["error"], "billing_not_enabled");
    }
  }));

Deno.test("the lists of platforms and of French duties say of when they are, from where, and what they do not promise", async () => {
  await withService(async (it) => {
    const { text, structured } = await callTool(it, "list_approved_platforms", {});
    const { as_of, source, reservation } = structured;
    assert.match(String(as_of), /^\d{4}-\d\d-\d\d$/);
    for (const said of [as_of, source, reservation]) assert.ok(text.includes(String(said)), `${said}\n${text}`);
    const { url, reported_count: count, reported_on: on } = object(structured["official"]);
    const gap = `The list here is not complete: ${count} were official on ${on}.`;
    assert.equal(text.includes(gap), structured["complete"] === false, text);
    assert.ok(text.includes(`The official list: ${url}`), text);
    const french = await callTool(it, "check_french_readiness", { query: "552100554" });
    const calendar = object(french.structured["calendar"]);
    const dated = [calendar["as_of"], ...[calendar["sources"]].flat(), french.structured["reservation"]];
    assert.equal(dated.length, 4);
    for (const said of dated) assert.ok(french.text.includes(String(said)), `${said}\n${french.text}`);
  });
});
