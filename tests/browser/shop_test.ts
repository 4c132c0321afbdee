/// <reference lib="dom" />
/** The pages on prices, payments and accounts, with a Stripe of our own behind the service. */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { delivery, StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { SECRET } from "../support/stripe/selling.ts";
import { sampled } from "../support/sweeps.ts";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest } from "./harness.ts";
import { type Host, serveHost } from "./host.ts";

const pages = [
  "/pricing",
  "/pricing/thanks#cs_none",
  "/pricing/cancelled",
  "/fix",
  "/fix/thanks#cs_none",
  "/account",
  "/legal",
];

for (const [row, [colorScheme, lang]] of ([["light", "en"], ["dark", "de"], ["light", "fr"]] as const).entries()) {
  browserTest(`axe-core finds nothing on the ${colorScheme} pages in ${lang}, from 320 to 1440 px`, async (browser) => {
    const [{ host }, page] = [await shop(), await browser.newPage({ colorScheme })];
    const faults: string[] = [];
    page.on("console", (message) => /Content Security/.test(message.text()) && faults.push(message.text()));
    for (const path of sampled(pages, 3, row)) {
      const [before, hash = ""] = path.split("#");
      await page.goto(`${host.url}${before}?lang=${lang}${hash === "" ? "" : `#${hash}`}`);
      assert.equal(await page.getAttribute("html", "lang"), lang);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await violations(page), [], `${path} at ${width} px`);
        await fits(page, `${path} at ${width} px`);
      }
    }
    assert.deepEqual(faults, []);
    await host.stop();
  });
}

interface Shop {
  readonly host: Host;
  readonly books: Books;
}

async function shop(): Promise<Shop> {
  const books = new Books(Date.now);
  return { books, host: await serveHost({}, new StripeApi(books)) };
}

/** A page whose ways to Stripe end at once, at an empty page. */
async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(
    /stripe\.example/,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Stripe</title>" }),
  );
  await page.goto(url);
  return page;
}

async function deliverAll({ host, books }: Shop): Promise<void> {
  for (const event of books.events.splice(0)) {
    await (await fetch(`${host.url}/v1/billing/webhook`, await delivery(event, Date.now(), SECRET))).body?.cancel();
  }
}

/** Where Stripe sends somebody back to who paid on a page. */
function backFrom({ books }: Shop, id: string): string {
  return books.pages.get(id)?.success.replace("{CHECKOUT_SESSION_ID}", id) ?? "";
}

async function paidPage(page: Page): Promise<string> {
  await page.waitForURL(/checkout\.stripe\.example/);
  return page.url().split("/").at(-1) ?? "";
}

browserTest(
  "two clicks lead from an e-mail address to the payment, and the return waits for Stripe's word",
  async (browser) => {
    const it = await shop();
    const page = await opened(browser, `${it.host.url}/pricing?lang=en`);
    await page.fill("#email", "somebody@example.org");
    await page.click('[data-form="signup"] button[type=submit]');
    await page.waitForSelector("[data-key]:not([hidden]) code");
    const key = await page.inputValue("#key");
    assert.match(key, /^fl_live_/);
    await page.check('input[value="annual"]');
    await page.click('button[value="scale"]');
    const id = await paidPage(page);
    await page.goto(backFrom(it, id));
    assert.match(page.url(), /\/pricing\/thanks#cs_/);
    await page.waitForFunction(() => /Waiting/.test(document.querySelector("[data-status]")?.textContent ?? ""));
    it.books.pay(id);
    await deliverAll(it);
    await page.waitForFunction(() =>
      /confirmed\. Your key/.test(document.querySelector("[data-status]")?.textContent ?? "")
    );
    await page.goto(`${it.host.url}/account?lang=en`);
    await page.fill("#key", key);
    await page.click('[data-form="account"] button');
    await page.waitForSelector("[data-usage]:not([hidden]) svg");
    assert.equal(await page.locator("[data-usage] h2").textContent(), "Scale");
    assert.deepEqual(await violations(page), []);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.click('[data-form="rotate"] button[type=submit]');
    await page.waitForSelector('[data-form="rotate"] code');
    assert.notEqual(await page.inputValue("#key"), key);
    await page.click('[data-form="portal"] button');
    await page.waitForURL(/billing\.stripe\.example/);
    await it.host.stop();
  },
);

browserTest("a fix report is bought, confirmed and claimed, and a second claim says so", async (browser) => {
  const it = await shop();
  const page = await opened(browser, `${it.host.url}/fix?lang=de`);
  await page.click('[data-form="fix"] button');
  const id = await paidPage(page);
  it.books.pay(id);
  await page.goto(`${backFrom(it, id)}`);
  assert.equal(await page.locator('[data-form="claim"]').isVisible(), false);
  await deliverAll(it);
  await page.waitForSelector('[data-form="claim"]:not([hidden])');
  assert.equal(await page.inputValue("#transaction"), id);
  await page.click('[data-form="claim"] button');
  await page.waitForSelector('[data-form="claim"] code');
  assert.match(await page.locator('[data-form="claim"] code').textContent() ?? "", /^fl_live_/);
  assert.deepEqual(await violations(page), []);
  await page.click('[data-form="claim"] button[type=submit]');
  await page.waitForSelector('[data-form="claim"] [data-fault]:not([hidden])');
  await it.host.stop();
});

browserTest("what went wrong is said in the language of the page", async (browser) => {
  const it = await shop();
  const page = await opened(browser, `${it.host.url}/pricing?lang=fr`);
  await page.click('button[value="starter"]');
  await page.waitForSelector('[data-form="buy"] [data-fault]:not([hidden])');
  assert.match(await page.locator('[data-form="buy"] [data-fault]').textContent() ?? "", /clé d’API/);
  await page.fill("#key", "fl_live_x");
  await page.click('button[value="starter"]');
  await page.waitForFunction(() =>
    /inconnue/.test(document.querySelector('[data-form="buy"] [data-fault]')?.textContent ?? "")
  );
  await it.host.stop();
});
