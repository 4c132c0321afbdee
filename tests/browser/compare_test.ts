/// <reference lib="dom" />
/** Two invoices on the page are compared value by value, whatever the syntax of each. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { diff } from "../../engine/diff/diff.ts";
import { writeConverted } from "../../engine/convert/written.ts";
import { languages } from "../../engine/locales.ts";
import { open } from "../../engine/mod.ts";
import { browserTest, check, done, type Dropped, example, openValidator, serveSite } from "./harness.ts";
import { usableByAll } from "./looks.ts";

function opened({ bytes }: Dropped) {
  const opening = open({ input: bytes });
  assert.ok("ok" in opening);
  return opening.ok;
}

/** An example in the other syntax, with some of its text replaced. */
async function inCii(name: string, ...changes: readonly (readonly [from: string, to: string])[]): Promise<Dropped> {
  const outcome = await writeConverted(opened(example(name)), { to: "cii", allowLoss: true });
  assert.ok("ok" in outcome);
  const text = changes.reduce((all, [from, to]) => {
    assert.ok(all.includes(from), from);
    return all.replaceAll(from, to);
  }, outcome.ok.text);
  return { name: "other.xml", bytes: new TextEncoder().encode(text) };
}

/** What came of it, by the keyboard alone. */
async function compared(page: Page): Promise<string | null> {
  await page.locator("[data-compare]").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-compared"));
  return await page.locator("[data-compared]").getAttribute("data-compared");
}

function listed(page: Page) {
  return page.locator(".many .values [data-change]").evaluateAll((all) =>
    all.map((it) => ["data-term", "data-pointer", "data-old", "data-new"].map((name) => it.getAttribute(name)))
  );
}

browserTest("what two invoices state differently is listed with both values, the amount due first", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  const first = example("invoice-two-rates.xml");
  const other = await inCii("invoice-two-rates.xml", ["BUCH-7731", "BUCH-7732"], ["852.33", "800.00"]);
  await check(page, first, other);
  assert.equal(await compared(page), "different");
  const { changes } = diff(opened(first), opened(other));
  const rows = changes.map(({ term, pointer, a, b }) => [term, pointer, a ?? "", b ?? ""]);
  const found = await listed(page);
  assert.deepEqual(found[0]?.slice(0, 2), ["BT-115", "/totals/payableAmount"]);
  assert.deepEqual(found.toSorted(), rows.toSorted());
  assert.ok(found.some(([term, , a, b]) => term === "BT-1" && a === "BUCH-7731" && b === "BUCH-7732"));
  await server.stop();
});

browserTest("the same invoice in two syntaxes has no difference", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  await check(page, example("invoice-two-rates.xml"), await inCii("invoice-two-rates.xml"));
  assert.equal(await compared(page), "equal");
  assert.deepEqual(await listed(page), []);
  await server.stop();
});

browserTest("what cannot be read is not compared, and more than two files are not either", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  await check(page, example("invoice-two-rates.xml"), { name: "a.txt", bytes: new TextEncoder().encode("none") });
  assert.equal(await compared(page), "failed");
  await check(page, ...["invoice-two-rates.xml", "invoice-simple.xml", "credit-note.xml"].map(example));
  assert.equal(await page.locator("[data-compare]").isVisible(), false);
  await server.stop();
});

browserTest("a file that is repaired is compared as it is then", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  const broken = example("broken-totals.xml");
  await check(page, broken, { ...broken, name: "copy.xml" });
  assert.equal(await compared(page), "equal");
  await page.click('tr[data-file="broken-totals.xml"] button');
  await done(page);
  await page.locator("[data-repair]").first().click();
  await page.waitForSelector("[data-changes]");
  await done(page);
  assert.equal(await page.locator("[data-compared]").count(), 0, "what was said before is gone");
  assert.equal(await compared(page), "different");
  await server.stop();
});

browserTest("comparing can be used by everybody, in any language, light, dark and small", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ reducedMotion: "reduce", bypassCSP: true })];
  for (const language of languages) {
    await openValidator(page, `${server.url}?lang=${language}`);
    await check(page, example("invoice-two-rates.xml"), example("credit-note.xml"));
    await compared(page);
    await usableByAll(page, language);
  }
  await server.stop();
});
