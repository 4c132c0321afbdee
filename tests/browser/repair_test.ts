/// <reference lib="dom" />
/** Offered repairs are applied to a copy, which is judged anew and can be saved. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { validate } from "../../engine/mod.ts";
import { browserTest, check, example, openValidator, serveSite } from "./harness.ts";

function rules(page: Page): Promise<readonly string[]> {
  return page.locator(".finding .rule").allTextContents();
}

browserTest("a repair is applied to a copy, its finding goes, and the XML of the copy is valid", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  assert.ok((await rules(page)).includes("BR-CO-10"));
  await page.locator("li", { hasText: "BR-CO-10" }).locator(".apply").click();
  await page.waitForSelector(".repaired");
  assert.ok(!(await rules(page)).includes("BR-CO-10"));
  assert.equal(await page.locator(".report.valid").count(), 1);
  const download = page.waitForEvent("download");
  await page.locator(".actions .primary").click();
  const saved = await download;
  assert.equal(saved.suggestedFilename(), "broken-totals.repaired.xml");
  const outcome = validate(await Deno.readFile(await saved.path()));
  assert.ok("ok" in outcome && outcome.ok.valid);
  await page.locator(".repaired button").click();
  await page.waitForFunction(() => document.querySelector(".report.invalid") !== null);
  assert.ok((await rules(page)).includes("BR-CO-10"));
  await server.stop();
});

browserTest("the repaired copy is the file itself but for what is repaired, in its own encoding", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const { name, bytes: utf8 } = example("broken-totals.xml");
  const text = new TextDecoder().decode(utf8);
  const wide = `\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`;
  const bytes = new Uint8Array(new Uint16Array([...wide].map((it) => it.charCodeAt(0))).buffer);
  await check(page, { name, bytes });
  await page.locator("li", { hasText: "BR-CO-10" }).locator(".apply").click();
  await page.waitForSelector(".repaired");
  const download = page.waitForEvent("download");
  await page.locator(".actions .primary").click();
  const saved = new TextDecoder("utf-16le").decode(await Deno.readFile(await (await download).path()));
  const [before, after] = [wide, `\ufeff${saved}`].map((it) => it.split("\n"));
  const changed = before?.filter((line, index) => line !== after?.[index]) ?? [];
  assert.deepEqual([before?.length, changed.map((it) => it.match(/<cbc:(\w+)/)?.[1])], [after?.length, [
    "TaxAmount",
    "LineExtensionAmount",
    "TaxInclusiveAmount",
  ]]);
  await server.stop();
});

browserTest("all offered repairs are applied at once, also to a JSON invoice", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  for (const name of ["broken-cii-xrechnung.xml", "broken-from-json.json"]) {
    await check(page, example(name));
    const before = (await rules(page)).length;
    await page.locator(".apply-all button, .apply").first().click();
    await page.waitForSelector(".repaired");
    assert.ok((await rules(page)).length < before, name);
  }
  await server.stop();
});

browserTest("in German and French the findings and the invoice are in that language", async (browser) => {
  const server = await serveSite();
  for (
    const [locale, verdict, seller] of [["de", "Nicht gültig", "Verkäufer"], ["fr", "Non valide", "Vendeur"]] as const
  ) {
    const page = await browser.newPage({ locale });
    await openValidator(page, server.url);
    await check(page, example("broken-totals.xml"));
    assert.equal(await page.locator(".verdict-title").textContent(), verdict);
    assert.equal((await page.locator(".part-seller h4").textContent())?.trim(), seller);
    const message = await page.locator(".finding .message").first().textContent() ?? "";
    assert.match(message, locale === "de" ? /\b(?:der|die|das)\b/i : /\b(?:la|le|les)\b/i);
    await page.close();
  }
  await server.stop();
});

browserTest("the page's own words are in the language, and it says so to screen readers", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "fr-CA" })];
  await openValidator(page, server.url);
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  const left = await page.evaluate(() => [...document.querySelectorAll("[data-t]")].map((it) => it.textContent));
  assert.ok(left.includes("Déposez vos factures ici"));
  assert.ok(!left.includes("Drop invoices here"));
  await server.stop();
});
