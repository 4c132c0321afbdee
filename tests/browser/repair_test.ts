/// <reference lib="dom" />
/** What the page repairs is done to a copy, in the file's own text; everything can be undone, and saved at any time. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { browserTest, check, done, example, openValidator, serveSite } from "./harness.ts";

function verdict(page: Page): Promise<string | null> {
  return page.locator("[data-verdict]").getAttribute("data-verdict");
}

/** Presses what is there first of all that a selector finds, until nothing is, and waits for the page each time. */
async function pressAll(page: Page, selector: string): Promise<void> {
  for (let round = 0; round < 20 && await page.locator(selector).count() > 0; round++) {
    await page.locator(selector).first().click();
    await done(page);
  }
}

async function saved(page: Page, as: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const download = page.waitForEvent("download");
  await page.locator(`[data-save="${as}"]`).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await Deno.readFile(await file.path()) };
}

browserTest("repairs are shown with both values, applied to a copy, and undone one by one", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  assert.equal(await verdict(page), "refused");
  const change = page.locator('[data-repair] [data-change][data-term="BT-106"]').first();
  assert.deepEqual([await change.getAttribute("data-old"), await change.getAttribute("data-new")], [
    "440.00",
    "450.00",
  ]);
  await pressAll(page, "[data-repair]");
  assert.equal(await verdict(page), "accepted");
  const changes = page.locator("[data-changes] [data-change]");
  const terms = await changes.evaluateAll((all) => all.map((it) => it.getAttribute("data-term")));
  assert.deepEqual(terms.toSorted(), ["BT-106", "BT-110", "BT-112"]);
  const { name, bytes } = await saved(page, "xml");
  assert.equal(name, "broken-totals.accepted.xml");
  const outcome = validate(bytes, { strict: true, sets: official });
  assert.ok("ok" in outcome && outcome.ok.valid);
  await changes.locator("[data-undo]").first().click();
  await done(page);
  assert.equal(await verdict(page), "refused");
  assert.equal((await saved(page, "xml")).name, "broken-totals.in-progress.xml");
  await pressAll(page, "[data-undo]");
  assert.deepEqual((await saved(page, "xml")).bytes, new Uint8Array(example("broken-totals.xml").bytes));
  await server.stop();
});

browserTest("the copy is the file itself but for what is repaired, in its own encoding", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const { name, bytes: utf8 } = example("broken-totals.xml");
  const text = new TextDecoder().decode(utf8);
  const wide = `\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`;
  const bytes = new Uint8Array(new Uint16Array([...wide].map((it) => it.charCodeAt(0))).buffer);
  await check(page, { name, bytes });
  await pressAll(page, "[data-repair]");
  const after = `\ufeff${new TextDecoder("utf-16le").decode((await saved(page, "xml")).bytes)}`.split("\n");
  const changed = wide.split("\n").filter((line, index) => line !== after[index]);
  assert.deepEqual(changed.map((it) => it.match(/<cbc:(\w+)/)?.[1]), [
    "TaxAmount",
    "LineExtensionAmount",
    "TaxInclusiveAmount",
  ]);
  assert.equal(after.length, wide.split("\n").length);
  await server.stop();
});

browserTest("after repairs the findings that are left keep their line, excerpt and path", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  await page.locator("[data-repair]").first().click();
  await done(page);
  const left = page.locator(".finding.fatal").first();
  assert.match(await left.locator(".place").textContent() ?? "", /Line \d+, column \d+ · \/\S+/);
  assert.equal(await left.locator(".excerpt .meant").count(), 1);
  await server.stop();
});

browserTest("what is asked is answered in a field, and what nobody may change unasked stays", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const text = new TextDecoder().decode(example("xrechnung-public-buyer.xml").bytes);
  const bytes = new TextEncoder().encode(text.replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, ""));
  await check(page, { name: "public.xml", bytes });
  assert.deepEqual([await verdict(page), await page.locator("[data-left]").getAttribute("data-left")], [
    "refused",
    "1",
  ]);
  const field = page.locator('[data-answer="BT-10"][data-pointer="/buyerReference"]');
  assert.match(await page.locator(".answer").textContent() ?? "", /Which reference did the buyer give you\?/);
  await field.fill("04011000-12345-34");
  assert.equal(await page.locator(".answer .digits").getAttribute("data-digits"), "wrong");
  await field.fill("04011000-12345-03");
  assert.equal(await page.locator(".answer .digits").getAttribute("data-digits"), "hold");
  await field.press("Enter");
  await done(page);
  assert.equal(await verdict(page), "accepted");
  const due = page.locator("[data-amount-due]").first();
  assert.equal(await due.getAttribute("data-old"), await due.getAttribute("data-new"));
  assert.match(new TextDecoder().decode((await saved(page, "xml")).bytes), /BuyerReference>04011000-12345-03</);
  await server.stop();
});

browserTest(
  "all that changes nothing owed is repaired at once, also in JSON, and the rest is left",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    await check(page, example("broken-from-json.json"));
    await page.locator("[data-apply-all]").click();
    await done(page);
    assert.equal(await page.locator("[data-apply-all]").count(), 0);
    assert.ok(await page.locator("[data-repair], [data-answer]").count() > 0);
    const { name, bytes } = await saved(page, "json");
    assert.equal(name, "broken-from-json.in-progress.json");
    assert.equal(JSON.parse(new TextDecoder().decode(bytes)).issueDate, "2026-11-30");
    await server.stop();
  },
);

browserTest(
  "a value of the shown invoice is clicked and changed, by the pointer or by the keyboard",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    await check(page, example("invoice-simple.xml"));
    const city = page.locator(".part-seller .value", { hasText: /^\S+$/ });
    assert.ok(await city.count() > 0);
    await page.locator("[data-edit]").focus();
    await page.keyboard.press("Enter");
    const number = page.locator(".part-document .value[tabindex='0']").first();
    await number.focus();
    await page.keyboard.press("Enter");
    const field = page.locator(".sheet [data-answer]");
    await field.fill("2026-77");
    await field.press("Enter");
    await done(page);
    const change = page.locator("[data-changes] [data-change]");
    assert.equal(await change.getAttribute("data-new"), "2026-77");
    await server.stop();
  },
);

browserTest("who received the invoice gets a message to the issuer instead of fields", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "fr" })];
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  await page.locator('[data-owner="recipient"]').click();
  await page.waitForSelector("[data-mail]");
  assert.equal(await page.locator("[data-repair], [data-answer], [data-apply-all]").count(), 0);
  const mail = await page.locator("[data-mail]").textContent() ?? "";
  const seller = await page.locator("[data-mail]").getAttribute("lang");
  assert.equal(seller, "de");
  assert.match(mail, /Ihre Rechnung \S+ vom .* kann nicht verarbeitet werden/);
  assert.match(mail, /440,00 → 450,00/);
  assert.doesNotMatch(mail, /BR-|BT-|XPath|XML/);
  await page.reload();
  await check(page, example("broken-totals.xml"));
  assert.equal(await page.locator('[data-owner="recipient"]').getAttribute("aria-pressed"), "true");
  await server.stop();
});

browserTest("in German and French the verdict, the findings and the invoice are in that language", async (browser) => {
  const server = await serveSite();
  for (
    const [locale, verdict, seller] of [["de", "Wird abgelehnt", "Verkäufer"], ["fr", "Refusée", "Vendeur"]] as const
  ) {
    const page = await browser.newPage({ locale });
    await openValidator(page, server.url);
    await check(page, example("broken-totals.xml"));
    assert.equal(await page.locator(".verdict-title").textContent(), verdict);
    assert.equal((await page.locator(".part-seller h3").textContent())?.trim(), seller);
    const message = await page.locator(".finding .message").first().textContent() ?? "";
    assert.match(message, locale === "de" ? /\b(?:der|die|das)\b/i : /\b(?:la|le|les)\b/i);
    await page.close();
  }
  await server.stop();
});

browserTest("the page's own words are in the language, and it says so to screen readers", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "fr-CA" })];
  await openValidator(page, server.url);
  await page.waitForFunction(() => document.documentElement?.lang === "fr");
  const left = await page.evaluate(() => [...document.querySelectorAll("[data-t]")].map((it) => it.textContent));
  assert.ok(left.includes("Déposez vos factures ici"));
  assert.ok(!left.includes("Drop invoices here"));
  await server.stop();
});

browserTest(
  "what is to be done stands in the order of the plan, one card is next, and its details are folded",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ viewport: { width: 390, height: 844 } })];
    await openValidator(page, server.url);
    const { bytes } = example("broken-vat.xml");
    await check(page, { name: "broken-vat.xml", bytes });
    const diagnosed = diagnose({ input: new Uint8Array(bytes) }, { strict: true });
    assert.ok("ok" in diagnosed);
    const [plan] = diagnosed.ok.plans;
    const cards = await page.locator(".cause").evaluateAll((all) => all.map((it) => it.getAttribute("data-cause")));
    assert.deepEqual(cards.filter((it) => plan?.causes.includes(it ?? "")), plan?.causes);
    const current = page.locator("[data-cause][data-current]");
    assert.deepEqual(await current.evaluateAll((all) => all.map((it) => it.getAttribute("data-cause"))), [cards[0]]);
    assert.equal(await current.locator("details[open]").count(), 0);
    assert.doesNotMatch(await page.locator(".cause h4").allTextContents().then((all) => all.join()), /\(B[TG]-/);
    const button = await current.locator("[data-repair]").boundingBox();
    assert.ok(button !== null && button.y + button.height <= 844, "the first repair is in sight on a phone");
    await page.locator(".sheet .part").last().scrollIntoViewIfNeeded();
    const due = await page.locator(".verdict [data-amount-due]").boundingBox();
    assert.ok(due !== null && due.y >= 0 && due.y < 100, "the amount due stays in sight");
    await server.stop();
  },
);

browserTest(
  "a choice is one line with its code, and one that pays to somebody else is not chosen before",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
    await openValidator(page, server.url);
    await check(page, example("broken-cii-xrechnung.xml"));
    const card = page.locator(".cause", { has: page.locator('[data-choice] [data-term="BT-84"]') });
    assert.equal(await card.locator("input[type=radio]:checked").count(), 0);
    assert.match(await card.locator(".choice").first().textContent() ?? "", /to which account/);
    await card.locator("[data-commit]").click();
    assert.equal(await page.locator("[data-changes]").count(), 0, "nothing was chosen yet");
    await card.locator("input[type=radio]").first().check();
    assert.equal(await page.locator("[data-changes]").count(), 0, "a choice is taken over by the button");
    await card.locator("[data-commit]").click();
    await page.waitForSelector('[data-changes] [data-term="BT-84"][data-new="DE02300209000106531065"]');
    await server.stop();
  },
);
