/// <reference lib="dom" />
/** The workbench: what the validator's page has, without a key; receipts and lookups with one; and nothing sent elsewhere. */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { validate } from "../../engine/mod.ts";
import { signingKeys } from "../../host/domain/receipts.ts";
import { clocked, withServer } from "../support/providers.ts";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, check, done, example, openValidator } from "./harness.ts";
import { type Host, serveHost } from "./host.ts";
import { sampled } from "../support/sweeps.ts";

interface Bench {
  readonly host: Host;
  readonly page: Page;
  readonly key: string;
  /** Addresses that the page asked for. */
  readonly asked: string[];
  readonly faults: string[];
}

async function bench(browser: Browser, given: Parameters<typeof serveHost>[0] = {}): Promise<Bench> {
  const host = await serveHost({ signingKeys: await signingKeys("a key for receipts"), ...given });
  const page = await browser.newPage({ locale: "en" });
  const [asked, faults]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: "workbench@example.org" });
  const { key } = await (await fetch(`${host.url}/v1/keys`, { method: "POST", headers: json, body })).json();
  await openValidator(page, `${host.url}/workbench`);
  return { host, page, key, asked, faults };
}

/** Repairs what the page offers, until nothing is left to press. */
async function repairAll(page: Page): Promise<void> {
  for (let round = 0; round < 10 && await page.locator("[data-repair]").count() > 0; round++) {
    await page.locator("[data-repair]").first().click();
    await done(page);
  }
}

async function receiptFor({ page, key }: Bench): Promise<void> {
  await page.fill("#key", key);
  await page.click("#diagnose button");
  await page.waitForSelector("#result .receipt");
}

browserTest("an invoice is judged and repaired without a key, as on the page that has no server", async (browser) => {
  const it = await bench(browser);
  const { page, host, asked, faults } = it;
  assert.equal(await page.locator("input[type=file]").count(), 1);
  await check(page, example("broken-totals.xml"));
  assert.equal(await page.getAttribute("[data-verdict]", "data-verdict"), "refused");
  assert.equal(await page.getAttribute("[data-left]", "data-left"), "0");
  assert.ok(await page.locator('[data-repair][aria-pressed="false"] [data-change][data-term="BT-106"]').count() > 0);
  assert.ok(await page.locator("li[data-rule][data-severity][data-cause]").count() > 0);
  await repairAll(page);
  assert.equal(await page.getAttribute("[data-verdict]", "data-verdict"), "accepted");
  assert.match(await page.textContent("[role=status]") ?? "", /Accepted/);
  const download = page.waitForEvent("download");
  await page.locator("[data-save=xml]").click();
  const outcome = validate(await Deno.readFile(await (await download).path()));
  assert.ok("ok" in outcome && outcome.ok.valid);
  await page.locator('[data-owner="recipient"]').click();
  await page.locator("[data-undo]").first().waitFor();
  assert.deepEqual(asked.filter((url) => url.includes("/v1/")), [], "nothing is asked of the service");
  assert.deepEqual(faults, []);
  await host.stop();
});

browserTest("a receipt is of the invoice as it is shown, with its repairs, and can be verified", async (browser) => {
  const it = await bench(browser);
  const { page, host, asked, faults } = it;
  await check(page, example("broken-totals.xml"));
  await repairAll(page);
  await receiptFor(it);
  assert.equal(await page.locator("#result > .verdict.valid").count(), 1);
  await page.click(".receipt .verify");
  await page.waitForFunction(() => /Verified/.test(document.querySelector(".verified")?.textContent ?? ""));
  const saving = page.waitForEvent("download");
  await page.click(".receipt .save");
  const text = await Deno.readTextFile(await (await saving).path());
  const verified = await fetch(`${host.url}/v1/records/verify`, { method: "POST", body: text });
  assert.equal((await verified.json()).status, "authentic");
  assert.deepEqual(asked.filter((url) => !url.startsWith(host.url) && !url.startsWith("blob:")), []);
  assert.deepEqual(faults, []);
  await host.stop();
});

browserTest("the workbench says what is missing, and what the server refuses", async (browser) => {
  const it = await bench(browser);
  const { page, host } = it;
  await page.click("#diagnose button");
  await page.waitForSelector("#diagnose .fault:not([hidden])");
  assert.match(await page.locator("#diagnose .fault").textContent() ?? "", /invoice/);
  await page.fill("#vat-id", "DE123456788");
  await page.click("#vat button");
  await page.waitForSelector("#vat .fault:not([hidden])");
  assert.match(await page.locator("#vat .fault").textContent() ?? "", /key/);
  assert.deepEqual(await violations(page), [], "without a key");
  await page.fill("#key", "fl_live_nobody");
  await page.click("#vat button");
  await page.waitForSelector("#vat .fault:not([hidden])");
  assert.ok((await page.locator("#vat .fault").textContent() ?? "").length > 0);
  await host.stop();
});

browserTest("a VAT identifier is looked up with its evidence, and no key outlives the page", async (browser) => {
  const answer = () =>
    Response.json({
      countryCode: "DE",
      vatNumber: "136695976",
      requestDate: "2026-11-21T12:00:00Z",
      valid: true,
      name: "Example GmbH",
      address: "---",
    });
  await withServer(answer, async ({ address }) => {
    const { providers } = clocked({ viesBaseUrl: `${address}/rest-api` });
    const it = await bench(browser, { providers });
    const { page, host, key } = it;
    await page.fill("#key", key);
    await page.fill("#vat-id", "DE136695976");
    await page.click("#vat button");
    await page.waitForSelector("#result > .verdict.valid");
    const said = await page.locator("#result").textContent() ?? "";
    for (const part of ["DE136695976", "Example GmbH", "VIES", "SHA-256"]) assert.ok(said.includes(part), part);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
    );
    assert.ok(!kept.includes(key));
    await page.reload();
    assert.equal(await page.inputValue("#key"), "");
    await host.stop();
  });
});

for (const colorScheme of sampled(["light", "dark"] as const, 2)) {
  browserTest(
    `axe-core finds nothing on a ${colorScheme} diagnosis, and no width scrolls sideways`,
    async (browser) => {
      const it = await bench(browser);
      const { page, host } = it;
      await page.emulateMedia({ colorScheme });
      await check(page, example("broken-vat.xml"));
      await receiptFor(it);
      for (const tag of ["en", "de", "fr"]) {
        await page.click(`.languages a[hreflang=${tag}]`);
        await page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
        for (const width of [320, 1_440]) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await violations(page), [], `${tag} at ${width} px`);
          await fits(page, `${tag} at ${width} px`);
        }
      }
      await host.stop();
    },
  );
}
