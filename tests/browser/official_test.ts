/// <reference lib="dom" />
/** The verdict of the page is the one of the official validators; what the specification alone says is the small print. */
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

const spoken = [
  ["en", "Refused", /By the specification alone: valid/, /EN 16931 \(CEN\) 1\.3/],
  ["de", "Wird abgelehnt", /Nach der Norm allein: gültig/, /EN 16931 \(CEN\) 1\.3/],
  ["fr", "Refusée", /Selon la norme seule : valide/, /EN 16931 \(CEN\) 1\.3/],
] as const;

for (const [locale, verdict, small, edition] of spoken) {
  browserTest(
    `what the official rules refuse is refused, and the norm alone is the small print, in ${locale}`,
    async (browser) => {
      const [server, page] = [await serveSite(), await browser.newPage({ locale })];
      await openValidator(page, server.url);
      await check(page, odd());
      assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused");
      assert.equal(await page.locator(".verdict-title").textContent(), verdict);
      assert.match(await page.locator(".work > details").last().textContent() ?? "", small);
      assert.match(await page.locator(".verdict").textContent() ?? "", edition);
      assert.equal(await page.locator('li[data-rule="UBL-SR-16"][data-severity="fatal"][data-cause]').count(), 1);
      assert.match(await page.locator("[role=status]").textContent() ?? "", new RegExp(verdict));
      await server.stop();
    },
  );
}

browserTest("what the official rules accept is accepted", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, example("invoice-simple.xml"));
  assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "accepted");
  assert.equal(await page.locator("[data-left]").getAttribute("data-left"), "0");
  await server.stop();
});

/** Text beside elements: the command line's verdict has a finding of the XML Schema, and so has the page's. */
function mixed(name: string): Dropped {
  const { bytes } = example("invoice-simple.xml");
  const text = new TextDecoder().decode(bytes);
  return { name, bytes: new TextEncoder().encode(text.replace("<cac:AccountingSupplierParty>", "$&from")) };
}

browserTest("text beside elements is refused by the official rules, and not as unreadable", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  await check(page, mixed("a.xml"));
  assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused");
  assert.equal(await page.locator('li[data-rule="ATW-SCHEMA-ELEMENT"][data-severity="fatal"][data-cause]').count(), 1);
  const small = await page.locator(".work > details").last().textContent() ?? "";
  assert.match(small, /By the specification alone: 1 error/);
  await server.stop();
});

browserTest("among several files, text beside elements is refused by the official rules, too", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  await check(page, mixed("a.xml"), mixed("b.xml"));
  for (const name of ["a.xml", "b.xml"]) {
    assert.match(await page.locator(`tr[data-file="${name}"]`).textContent() ?? "", /ATW-SCHEMA-ELEMENT/);
  }
  await server.stop();
});
