/// <reference lib="dom" />
/** What the official validators would say stands beside a verdict of default mode, and is the verdict of strict mode. */
import assert from "node:assert/strict";
import { browserTest, check, type Dropped, example, openValidator, serveSite } from "./harness.ts";

/** The example with two identifiers of the buyer, which the official syntax rules refuse (UBL-SR-16). */
function odd(): Dropped {
  const { name, bytes } = example("invoice-simple.xml");
  const party = "<cac:AccountingCustomerParty>";
  const [before = "", after = ""] = new TextDecoder().decode(bytes).split(party);
  const [head = "", ...rest] = after.split("<cac:PostalAddress>");
  const ids = ["1", "2"].map((id) => `<cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification>`);
  const text = `${before}${party}${head}${ids.join("")}<cac:PostalAddress>${rest.join("<cac:PostalAddress>")}`;
  return { name, bytes: new TextEncoder().encode(text) };
}

browserTest(
  "the page says what the official validators would say, in its language, where it is another verdict",
  async (browser) => {
    const server = await serveSite();
    for (
      const [locale, said] of [["en", /would refuse it: \d+ error/], ["de", /würde sie ablehnen: \d+ Fehler/]] as const
    ) {
      const page = await browser.newPage({ locale });
      await openValidator(page, server.url);
      await check(page, odd());
      assert.equal(await page.locator(".report.valid").count(), 1);
      await page.waitForSelector(".official:not([hidden])");
      assert.match(await page.locator(".official").textContent() ?? "", said);
      await page.close();
    }
    await server.stop();
  },
);

browserTest("strict mode on the page shows the official rules that fail", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, odd());
  await page.locator("#strict").check();
  await page.waitForSelector(".report.invalid");
  assert.ok((await page.locator(".finding .rule").allTextContents()).includes("UBL-SR-16"));
  assert.equal(await page.locator(".official:not([hidden])").count(), 0);
  await server.stop();
});
