/// <reference lib="dom" />
/** An invoice and a PDF that are dropped together become one Factur-X; what keeps them from that is said before anything is saved. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { extract, inspect, loadContainerWords } from "../../engine/pdf/mod.ts";
import { writeConverted } from "../../engine/convert/written.ts";
import { languages } from "../../engine/locales.ts";
import { open } from "../../engine/mod.ts";
import { samples } from "../pdf/all_samples.ts";
import { containerFaults, faulty } from "../pdf/container_faults.ts";
import { date, generated, write } from "../pdf/made.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { browserTest, check, type Dropped, openValidator, serveSite } from "./harness.ts";
import { usableByAll } from "./looks.ts";

const sample = samples.find(({ name }) => name === "simple-de");
assert.ok(sample);
const { invoice, xml } = generated(sample);

function invoiceOf(text: string): Dropped {
  return { name: "invoice.xml", bytes: new TextEncoder().encode(text) };
}

/** The pages that we draw, without the XML: PDF/A-3a. */
async function letter(): Promise<Dropped> {
  const outcome = await write(invoice, undefined, { lang: "de", date });
  assert.ok("ok" in outcome);
  return { name: "letter.pdf", bytes: outcome.ok };
}

/** A page with a typeface that is not embedded. */
function plain(text: string): Dropped {
  const bytes = classic(withPage(objectsWith([]), `BT /F1 10 Tf 50 700 Td (${text}) Tj ET`));
  return { name: "letter.pdf", bytes };
}

/** What came of embedding, by the keyboard alone. */
async function embedded(page: Page, press = "[data-embed]"): Promise<string | null> {
  await page.locator(press).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-embedded"));
  return await page.locator("[data-embedded]").getAttribute("data-embedded");
}

/** The same, and what was saved. */
async function saved(page: Page, press?: string) {
  const [download, outcome] = await Promise.all([page.waitForEvent("download"), embedded(page, press)]);
  return { outcome, name: download.suggestedFilename(), pdf: await Deno.readFile(await download.path()) };
}

browserTest("an invoice goes into a PDF/A, whose bytes all stay, as it came", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "de" })];
  await openValidator(page, server.url);
  const pdf = await letter();
  await check(page, invoiceOf(xml), pdf);
  const made = await saved(page);
  assert.deepEqual([made.outcome, made.name], ["pdfa", "letter.factur-x.pdf"]);
  assert.deepEqual(made.pdf.subarray(0, pdf.bytes.length), pdf.bytes);
  const inside = extract(made.pdf);
  assert.ok("ok" in inside);
  assert.deepEqual([inside.ok.name, new TextDecoder().decode(inside.ok.xml)], ["factur-x.xml", xml]);
  assert.deepEqual(inspect(made.pdf, { words: await loadContainerWords("en") }), []);
  await server.stop();
});

browserTest("an invoice in UBL goes in as CII", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const opened = open({ input: xml });
  assert.ok("ok" in opened);
  const ubl = await writeConverted(opened.ok, { to: "ubl" });
  assert.ok("ok" in ubl);
  await check(page, await letter(), invoiceOf(ubl.ok.text));
  const { outcome, pdf } = await saved(page);
  assert.equal(outcome, "pdfa");
  const inside = extract(pdf);
  assert.ok("ok" in inside && new TextDecoder().decode(inside.ok.xml).includes("CrossIndustryInvoice"));
  await server.stop();
});

browserTest(
  "what keeps the PDF from PDF/A-3 is listed, and it is an ordinary PDF where somebody insists",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
    await openValidator(page, server.url);
    let downloads = 0;
    page.on("download", () => downloads++);
    await check(page, invoiceOf(xml), plain("Thank you"));
    assert.equal(await embedded(page), "reasons");
    const reasons = await page.locator(".many .values li").allTextContents();
    assert.ok(reasons.some((it) => it.includes("Helvetica")), reasons.join());
    assert.equal(downloads, 0);
    const { outcome, pdf } = await saved(page, "[data-insist]");
    assert.equal(outcome, "plain");
    assert.ok("ok" in extract(pdf));
    await server.stop();
  },
);

browserTest("where the pages state another amount nothing is made unless somebody insists", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  const { payableAmount } = invoice.totals ?? {};
  const other = xml.replaceAll(`${payableAmount}<`, "999999.99<");
  assert.notEqual(other, xml);
  let downloads = 0;
  page.on("download", () => downloads++);
  await check(page, invoiceOf(other), await letter());
  assert.equal(await embedded(page), "pages");
  const change = page.locator('.many .values [data-change][data-term="BT-115"]');
  assert.equal(await change.getAttribute("data-new"), "999999.99");
  assert.equal(downloads, 0);
  assert.equal((await saved(page, "[data-insist]")).outcome, "pdfa");
  await server.stop();
});

browserTest(
  "a PDF with an e-invoice in it is left alone, and so is one beside what cannot be read",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
    await openValidator(page, server.url);
    const [whole] = containerFaults;
    assert.ok(whole);
    await check(page, invoiceOf(xml), { name: "letter.pdf", bytes: await faulty(whole) });
    assert.equal(await embedded(page), "refused");
    assert.match(await page.locator("[data-embedded]").textContent() ?? "", /already/);
    await check(page, invoiceOf("no invoice"), await letter());
    assert.equal(await embedded(page), "failed");
    for (const others of [[invoiceOf(xml), invoiceOf(xml)], [await letter(), await letter()]]) {
      await check(page, ...others.map(({ bytes, name }, at) => ({ bytes, name: `${at}-${name}` })));
      assert.equal(await page.locator("[data-embed]").isVisible(), false);
    }
    await server.stop();
  },
);

browserTest("embedding can be used by everybody, in any language, light, dark and small", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ reducedMotion: "reduce", bypassCSP: true })];
  for (const language of languages) {
    await openValidator(page, `${server.url}?lang=${language}`);
    await check(page, invoiceOf(xml), plain("Invoice"));
    assert.equal(await embedded(page), "reasons");
    await usableByAll(page, language);
  }
  await server.stop();
});
