/** The page says what is wrong with the PDF around an invoice, as information beside the verdict on the invoice. */
import assert from "node:assert/strict";
import { inspect, loadContainerWords } from "../../engine/pdf/mod.ts";
import { containerFaults, faulty } from "../pdf/container_faults.ts";
import { browserTest, check, openValidator, serveSite } from "./harness.ts";

/** Faults of each kind, and the PDF without any. */
const titles = [
  "none",
  "attached as invoice.xml",
  "AFRelationship is Data",
  "fx:ConformanceLevel is BASIC, BT-24 EN 16931",
  "the schema fx is not described",
  "without AF",
  "PDF/A-1 is claimed",
  "another invoice as copy.xml",
  "UBL in factur-x.xml",
];

for (const locale of ["en", "de", "fr"] as const) {
  browserTest(
    `a fault of the PDF around an invoice is a note with its place and its rule, in ${locale}`,
    async (browser) => {
      const [server, page] = [await serveSite(), await browser.newPage({ locale })];
      const words = await loadContainerWords(locale);
      await openValidator(page, server.url);
      for (const title of titles) {
        const fault = containerFaults.find((it) => it.title === title);
        assert.ok(fault, title);
        const bytes = await faulty(fault);
        await check(page, { name: "invoice.pdf", bytes });
        const found = page.locator('li.finding[data-rule^="PDF-"]');
        const shown = await found.evaluateAll((all) =>
          all.map((it) => ({
            rule: it.getAttribute("data-rule"),
            severity: it.getAttribute("data-severity"),
            place: it.querySelector(".place")?.textContent,
            message: it.querySelector(".message")?.textContent,
          }))
        );
        const wanted = inspect(bytes, { words }).map(({ rule, severity, location, message }) => {
          return { rule, severity, place: location?.pdf, message };
        });
        assert.deepEqual(shown, wanted, title);
        assert.deepEqual(
          shown.map(({ rule, place }) => [rule, place]),
          fault.finds ? [[fault.finds.rule, fault.finds.place]] : [],
          title,
        );
        assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "accepted", title);
      }
      await server.stop();
    },
  );
}

browserTest("of several PDFs the table names the fault of the one that has one", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  const pdfs = await Promise.all(["none", "without AF"].map(async (title) => {
    const fault = containerFaults.find((it) => it.title === title);
    assert.ok(fault, title);
    return { name: `${title}.pdf`, bytes: await faulty(fault) };
  }));
  await openValidator(page, server.url);
  await check(page, ...pdfs);
  assert.equal(await page.locator('tr[data-file="without AF.pdf"] code').textContent(), "PDF-AF");
  assert.equal(await page.locator('tr[data-file="none.pdf"] code').count(), 0);
  await server.stop();
});
