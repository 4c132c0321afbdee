/// <reference lib="dom" />
/** Several files at once, in a real browser: the table, what narrows it, what is saved, archives, and what is pasted. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, check, done, type Dropped, example, openValidator, serveSite } from "./harness.ts";

const names = ["invoice-simple.xml", "credit-note.xml", "broken-totals.xml", "broken-vat.xml"];
const examples = names.map(example);
const hello: Dropped = { name: "hello.xml", bytes: strToU8("hello") };

function summary(page: Page): Promise<Readonly<Record<string, string | undefined>>> {
  return page.locator("[data-summary]").evaluate(({ dataset }) => {
    const { files, accepted, refused, unreadable } = dataset;
    return { files, accepted, refused, unreadable };
  });
}

function rows(page: Page): Promise<readonly string[]> {
  return page.locator("tr[data-file]").evaluateAll((all) =>
    all.map((it) => `${it.getAttribute("data-file")} ${it.getAttribute("data-outcome")}`)
  );
}

async function saved(page: Page, as: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(`[data-summary] [data-save=${as}]`)]);
  return await Deno.readTextFile(await download.path());
}

browserTest("several files are listed together, and none is opened until it is chosen", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples, hello);
  assert.deepEqual(await summary(page), { files: "5", accepted: "2", refused: "2", unreadable: "1" });
  assert.deepEqual(await rows(page), [
    ...[
      "invoice-simple.xml accepted",
      "credit-note.xml accepted",
      "broken-totals.xml refused",
      "broken-vat.xml refused",
    ],
    "hello.xml unreadable",
  ]);
  assert.equal(await page.locator(".report").count(), 0);
  assert.match(await page.textContent("[role=status]") ?? "", /2 accepted, 2 refused, 1 not readable/);
  assert.deepEqual(await violations(page), []);
  await page.click('tr[data-file="broken-vat.xml"] button');
  await done(page);
  assert.equal(await page.getAttribute(".report", "data-verdict"), "refused");
  assert.equal(await page.textContent(".report .file-name"), "broken-vat.xml");
  assert.deepEqual(await violations(page), []);
  await server.stop();
});

browserTest("the table is narrowed by verdict, name, and what refuses several", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples, hello, { ...example("broken-vat.xml"), name: "again.xml" });
  await page.selectOption("[data-filter=verdict]", "refused");
  assert.deepEqual(await rows(page), ["broken-totals.xml refused", "broken-vat.xml refused", "again.xml refused"]);
  await page.fill("[data-filter=name]", "VAT");
  assert.deepEqual(await rows(page), ["broken-vat.xml refused"]);
  await page.fill("[data-filter=name]", "");
  await page.selectOption("[data-filter=verdict]", "");
  const first = page.locator(".shared button").first();
  await first.click();
  const rule = await first.getAttribute("data-rule");
  assert.equal(await first.getAttribute("aria-pressed"), "true");
  const narrowed = await rows(page);
  assert.ok(narrowed.length > 1 && narrowed.every((it) => !it.endsWith(" accepted")), `${rule}`);
  await first.click();
  assert.equal((await rows(page)).length, 6);
  await server.stop();
});

browserTest("a file that is repaired has its new verdict in the table", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples);
  await page.click('tr[data-file="broken-totals.xml"] button');
  await done(page);
  for (let made = 1; made <= 3; made++) {
    await page.locator('[data-repair][aria-pressed="false"]').first().click();
    const changed = (count: number) => document.querySelectorAll("[data-changes] [data-change]").length === count;
    await page.waitForFunction(changed, made);
    await done(page);
  }
  await page.waitForSelector('tr[data-file="broken-totals.xml"][data-outcome=accepted]');
  await page.waitForSelector('[data-summary][data-accepted="3"]');
  await server.stop();
});

browserTest("the table is saved for a spreadsheet, and one report for all files", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples, hello);
  const lines = (await saved(page, "csv")).trimEnd().split("\r\n");
  assert.equal(lines.length, 6);
  assert.match(lines[3] ?? "", /^broken-totals\.xml,Refused,BR-/);
  const report = JSON.parse(await saved(page, "report"));
  assert.deepEqual([report.files, report.accepted, report.unreadable], [5, 2, 1]);
  assert.match(report.results[0].sha256, /^[0-9a-f]{64}$/);
  await server.stop();
});

browserTest(
  "an archive is opened, what is left in it is counted, and one without invoices is not readable",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    const entries = Object.fromEntries(examples.map(({ name, bytes }) => [`march/${name}`, bytes]));
    const zipped = zipSync({ ...entries, "readme.txt": strToU8("x") });
    await check(page, { name: "march.zip", bytes: zipped });
    assert.deepEqual(await summary(page), { files: "4", accepted: "2", refused: "2", unreadable: "0" });
    assert.ok((await rows(page)).includes("march.zip/march/invoice-simple.xml accepted"));
    assert.equal(await page.locator(".many .notice").count(), 0);
    await check(page, { name: "empty.zip", bytes: zipSync({ "readme.txt": strToU8("x") }) });
    assert.equal(await page.getAttribute(".report", "data-verdict"), "unreadable");
    assert.match(await page.textContent(".report") ?? "", /ZIP archive/);
    await server.stop();
  },
);

browserTest("an invoice that is pasted as text is judged, and other text is left alone", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const paste = (text: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
  await paste("hello");
  assert.equal(await page.getAttribute("html", "data-state"), "idle");
  await paste(new TextDecoder().decode(example("invoice-simple.xml").bytes));
  await done(page);
  assert.equal(await page.getAttribute(".report", "data-verdict"), "accepted");
  await server.stop();
});

browserTest("checking several files can be stopped, and what was not checked has no verdict", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const many = Array.from({ length: 400 }, (_, index) => ({ ...example("broken-vat.xml"), name: `${index}.xml` }));
  const checking = check(page, ...many);
  await page.waitForSelector(".many-progress button:not([hidden])");
  await page.click(".many-progress button");
  await checking;
  assert.equal(await page.getAttribute("html", "data-state"), "done");
  assert.match(await page.textContent(".many-said") ?? "", /Stopped/);
  assert.ok(Number((await summary(page))["refused"]) < 400);
  assert.equal(await page.locator("tr[data-file]").count(), 100);
  await page.click(".many-table > .more");
  assert.equal(await page.locator("tr[data-file]").count(), 200);
  await server.stop();
});

browserTest("another language has the same files in its own words", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples);
  await page.click(".languages a[hreflang=de]");
  await page.waitForFunction(() =>
    document.querySelector(".many-said")?.textContent === "2 angenommen, 2 abgelehnt, 0 nicht lesbar"
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await fits(page, "several files at 320 px");
  assert.deepEqual(await violations(page), []);
  await server.stop();
});

browserTest("a reload keeps files, answers and what is shown, and starting over forgets them", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, ...examples);
  await page.click('tr[data-file="broken-totals.xml"] button');
  await done(page);
  await page.locator("[data-repair]").first().click();
  await done(page);
  const before = await page.locator("[data-changes] [data-change]").count();
  assert.ok(before > 0);
  await page.reload();
  await page.waitForSelector("[data-changes] [data-change]");
  await done(page);
  assert.equal((await summary(page))["files"], "4");
  assert.equal(await page.textContent(".report .file-name"), "broken-totals.xml");
  assert.equal(await page.locator("[data-changes] [data-change]").count(), before);
  await page.click(".start-over button");
  await page.reload();
  await page.waitForFunction(() => document.documentElement?.dataset["state"] === "idle");
  // The page may be left before it has forgotten: then it does when it is opened again.
  await page.waitForFunction(() => localStorage.getItem("faktlint-work") === "no");
  const stored = await page.evaluate(() =>
    new Promise((yes) => {
      const opening = indexedDB.open("faktlint");
      opening.onsuccess = () => {
        const all = opening.result.transaction("work").objectStore("work").getAllKeys();
        all.onsuccess = () => yes(all.result);
      };
    })
  );
  assert.deepEqual(stored, []);
  await server.stop();
});
