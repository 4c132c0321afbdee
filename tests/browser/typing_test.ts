/// <reference lib="dom" />
/** What is typed is kept until it is taken over, whatever else changes on the page, and each step can be taken back. */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { isTurn, whole } from "../support/sweeps.ts";
import { browserTest, check, done, example, openValidator, serveSite } from "./harness.ts";
import { serveHost } from "./host.ts";

interface Opened {
  readonly page: Page;
  readonly stop: () => Promise<void>;
}

async function validator(browser: Browser): Promise<Opened> {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "de-DE" })];
  await openValidator(page, server.url);
  return { page, stop: () => server.stop() };
}

async function workbench(browser: Browser): Promise<Opened> {
  const [host, page] = [await serveHost({}), await browser.newPage({ locale: "de-DE" })];
  await openValidator(page, `${host.url}/workbench`);
  return { page, stop: () => host.stop() };
}

const at = (pointer: string) => `[data-answer][data-pointer="${pointer}"]`;
const cardOf = (page: Page, pointer: string) => page.locator(".cause", { has: page.locator(at(pointer)) });
const values = (page: Page, pointers: readonly string[]) =>
  Promise.all(pointers.map((it) => page.locator(at(it)).inputValue()));

/** Has the page drawn again without touching the keyboard: another card is taken over. */
function commitElsewhere(page: Page, pointer: string): Promise<void> {
  return page.evaluate((selector) => {
    const field = document.querySelector(selector);
    field?.closest(".cause")?.querySelector<HTMLElement>("[data-commit]")?.click();
  }, at(pointer));
}

async function hasFocus(page: Page, pointer: string): Promise<void> {
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-pointer"));
  assert.equal(focused, pointer);
}

const city = "/seller/address/city";
const postcode = "/seller/address/postalCode";
const buyer = "/buyer/legalName";

const speeds = [0, 20, 80, 200, 400];

for (const [name, open] of Object.entries({ validator, workbench })) {
  for (const [turn, delay] of speeds.entries()) {
    if (!whole && !isTurn(turn, speeds.length) && delay !== 0) continue;
    browserTest(
      `typed with ${delay} ms a key nothing is lost on the ${name}, by Tab and by clicks`,
      async (browser) => {
        const { page, stop } = await open(browser);
        await check(page, example("broken-missing-parties.xml"));
        await page.click(at(city));
        await page.keyboard.type("Moorwinkel", { delay });
        await page.keyboard.press("Tab");
        await hasFocus(page, postcode);
        await page.keyboard.type("24937", { delay });
        await page.click(at("/invoiceNumber"));
        await page.keyboard.type("R-7", { delay });
        assert.equal(await page.locator("[data-changes]").count(), 0, "leaving a field takes nothing over");
        // Enter in the last field of a card takes it over; the page is drawn again while somebody types on.
        await page.keyboard.press("Enter");
        await page.click(at(buyer));
        await page.keyboard.type("Gemeinde Moorwinkel an der Au", { delay });
        await page.waitForSelector('[data-changes] [data-term="BT-1"]');
        await hasFocus(page, buyer);
        await page.keyboard.type(" 7", { delay });
        assert.deepEqual(await values(page, [city, postcode, buyer]), [
          "Moorwinkel",
          "24937",
          "Gemeinde Moorwinkel an der Au 7",
        ]);
        await cardOf(page, city).locator("[data-commit]").click();
        await page.waitForSelector('[data-changes] [data-term="BT-37"][data-new="Moorwinkel"]');
        await done(page);
        assert.deepEqual(await values(page, [buyer]), ["Gemeinde Moorwinkel an der Au 7"]);
        await stop();
      },
    );
  }
}

browserTest("a caret in the middle of a text stays there while the page is drawn again", async (browser) => {
  const { page, stop } = await validator(browser);
  await check(page, example("broken-missing-parties.xml"));
  await page.fill(at("/invoiceNumber"), "R-7");
  await page.click(at(buyer));
  await page.keyboard.type("Gemeinde winkel");
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowLeft");
  const top = () => page.locator(at(buyer)).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await top();
  await commitElsewhere(page, "/invoiceNumber");
  await page.waitForSelector('[data-changes] [data-term="BT-1"]');
  await done(page);
  await page.keyboard.type("Moor");
  assert.deepEqual(await values(page, [buyer]), ["Gemeinde Moorwinkel"]);
  assert.ok(Math.abs(await top() - before) <= 1, "the field stays where it is on the screen");
  await stop();
});

browserTest("what an input method has begun is finished although the page is drawn again", async (browser) => {
  const { page, stop } = await validator(browser);
  const keys = await page.context().newCDPSession(page);
  await check(page, example("broken-missing-parties.xml"));
  await page.fill(at("/invoiceNumber"), "R-7");
  await page.click(at(buyer));
  await keys.send("Input.imeSetComposition", { text: "もじ", selectionStart: 2, selectionEnd: 2 });
  await commitElsewhere(page, "/invoiceNumber");
  await page.waitForSelector('[data-changes] [data-term="BT-1"]');
  await keys.send("Input.imeSetComposition", { text: "もじれ", selectionStart: 3, selectionEnd: 3 });
  await keys.send("Input.insertText", { text: "文字列" });
  assert.deepEqual(await values(page, [buyer]), ["文字列"]);
  await stop();
});

browserTest("a date that is half typed is typed to its end although the page is drawn again", async (browser) => {
  const { page, stop } = await validator(browser);
  const text = new TextDecoder().decode(example("xrechnung-public-buyer.xml").bytes)
    .replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, "").replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, "");
  await check(page, { name: "undated.xml", bytes: new TextEncoder().encode(text) });
  await page.fill(at("/buyerReference"), "04011000-12345-03");
  await page.focus(at("/issueDate"));
  // The day and the month are the same, because their order is the browser's own.
  await page.keyboard.type("11");
  await commitElsewhere(page, "/buyerReference");
  await page.waitForSelector('[data-changes] [data-term="BT-10"]');
  await page.keyboard.type("112025");
  assert.deepEqual(await values(page, ["/issueDate"]), ["2025-11-11"]);
  await stop();
});

browserTest("in a field of the shown invoice nothing is lost either", async (browser) => {
  const { page, stop } = await validator(browser);
  await check(page, example("broken-missing-parties.xml"));
  await page.fill(at("/invoiceNumber"), "R-7");
  await page.click('.sheet .value[data-at="/buyer/address/city"]');
  await page.waitForSelector(`.sheet ${at("/buyer/address/city")}`);
  await page.keyboard.press("End");
  await page.keyboard.type(" an der", { delay: 20 });
  await commitElsewhere(page, "/invoiceNumber");
  await page.waitForSelector('[data-changes] [data-term="BT-1"]');
  await page.keyboard.type(" Au", { delay: 20 });
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-changes] [data-term="BT-52"][data-new="Husum an der Au"]');
  await stop();
});

browserTest("leaving the page with something typed asks first, and without it does not", async (browser) => {
  const { page, stop } = await validator(browser);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await check(page, example("broken-missing-parties.xml"));
  await page.click(at(buyer));
  await page.keyboard.type("Gemeinde");
  await page.click(".start-over button");
  assert.deepEqual(asked, ["confirm"]);
  assert.deepEqual(await values(page, [buyer]), ["Gemeinde"], "it stays where the answer is no");
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await page.waitForTimeout(300);
  assert.deepEqual(asked, ["confirm", "beforeunload"]);
  await page.fill(at(buyer), "");
  await page.click(".start-over button");
  await page.waitForFunction(() => document.documentElement.dataset["state"] === "idle");
  assert.deepEqual(asked, ["confirm", "beforeunload"]);
  await stop();
});

browserTest("steps are taken back and done again by the keyboard", async (browser) => {
  const { page, stop } = await validator(browser);
  await check(page, example("broken-totals.xml"));
  const changes = () => page.locator("[data-changes] [data-change]").count();
  await page.locator("[data-repair]").first().click();
  await page.waitForFunction(() => document.querySelectorAll("[data-changes] [data-change]").length === 1);
  await done(page);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelector("[data-changes]") === null);
  await done(page);
  await page.keyboard.press("Control+Shift+z");
  await page.waitForSelector("[data-changes]");
  await done(page);
  assert.equal(await changes(), 1);
  await stop();
});

browserTest("taking over what is unchanged, or no code, says why nothing happens", async (browser) => {
  const { page, stop } = await validator(browser);
  await check(page, example("broken-missing-parties.xml"));
  const card = cardOf(page, city);
  await card.locator("[data-commit]").click();
  assert.match(await card.locator("[data-nothing]").textContent() ?? "", /nichts geändert/);
  await hasFocus(page, city);
  const country = "/seller/address/countryCode";
  await page.fill(at(country), "Atlantis");
  await card.locator("[data-commit]").click();
  assert.equal(await page.locator(at(country)).getAttribute("aria-invalid"), "true");
  assert.equal(await page.locator("[data-changes]").count(), 0);
  assert.deepEqual(await values(page, [country]), ["Atlantis"]);
  await page.fill(at(country), "Deutschland");
  await card.locator("[data-commit]").click();
  await page.waitForSelector('[data-changes] [data-term="BT-40"][data-new="DE"]');
  await stop();
});
