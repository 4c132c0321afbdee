/// <reference lib="dom" />
/** The pages as the service serves them, under its own headers. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, check, example, openOffline } from "./harness.ts";
import { recordOf, serveHost } from "./host.ts";
import { sampled } from "../support/sweeps.ts";

const pages = [
  "/",
  "/new",
  "/signup",
  "/workbench",
  "/rules",
  "/rules/BR-CO-15",
  "/docs",
  "/docs/check",
  "/docs/errors",
  "/docs/agents",
  "/docs/validate?lang=fr",
  "/docs/rules?lang=de",
  "/benchmarks",
];

for (const colorScheme of sampled(["light", "dark"] as const, 2)) {
  browserTest(
    `axe-core finds nothing on the ${colorScheme} pages of the service, and nothing of them is blocked`,
    async (browser) => {
      const [host, page] = [await serveHost(), await browser.newPage({ colorScheme })];
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      const records = await Promise.all(["broken-vat.xml", "cii-two-rates.xml"].map((name) => recordOf(host, name)));
      for (const path of sampled([...pages, ...records.map((id) => `/r/${id}`)], 2)) {
        await page.goto(`${host.url}${path}`);
        for (const width of [320, 1_440]) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await violations(page), [], `${path} at ${width} px`);
          await fits(page, `${path} at ${width} px`);
        }
      }
      assert.deepEqual(faults, []);
      await host.stop();
    },
  );
}

browserTest("the page of a record says whether a file is its document, without sending it", async (browser) => {
  const [host, page] = [await serveHost(), await browser.newPage()];
  const id = await recordOf(host, "broken-vat.xml");
  await page.goto(`${host.url}/r/${id}`);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  const outcome = async (bytes: Uint8Array) => {
    await page.setInputFiles("#compared", { name: "x.xml", mimeType: "application/xml", buffer: Buffer.from(bytes) });
    await page.waitForFunction(() => document.getElementById("same")?.textContent !== "");
    return await page.getAttribute("#same", "data-outcome");
  };
  const bytes = Deno.readFileSync(new URL("../../examples/broken-vat.xml", import.meta.url));
  assert.equal(await outcome(bytes), "same");
  assert.equal(await outcome(Uint8Array.of(...bytes, 0x20)), "other");
  assert.deepEqual(sent.filter((url) => !url.startsWith(`${host.url}/assets/`)), []);
  assert.deepEqual(await violations(page), []);
  await host.stop();
});

browserTest("axe-core finds nothing on the page of a record that is not there", async (browser) => {
  const [host, page] = [await serveHost(), await browser.newPage()];
  await page.goto(`${host.url}/r/${"0".repeat(32)}`);
  assert.equal(await page.locator("h1").textContent(), "There is no record here");
  assert.deepEqual(await violations(page), []);
  await host.stop();
});

browserTest("the API reference works without scripts, and its code is scrolled by the keyboard", async (browser) => {
  const host = await serveHost();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${host.url}/docs`);
  await page.getByRole("link", { name: "POST /v1/validate" }).click();
  await page.waitForURL(`${host.url}/docs/validate#operation-validate`);
  const target = page.locator("#operation-validate");
  assert.equal(await target.textContent(), "POST /v1/validate");
  const { y } = await target.boundingBox() ?? { y: -1 };
  assert.ok(y >= 0 && y < 900, `the heading is at ${y} px`);
  const code = page.getByRole("region", { name: "curl: POST /v1/validate, application/json" });
  await code.focus();
  await page.keyboard.press("ArrowRight");
  // A page without scripts cannot wait by itself.
  const isScrolled = () => code.evaluate((it) => it === document.activeElement && it.scrollLeft > 0);
  for (let tries = 0; tries < 100 && !await isScrolled(); tries++) await page.waitForTimeout(100);
  assert.ok(await isScrolled());
  await context.close();
  await host.stop();
});

browserTest("programs of the guides are copied by their buttons, which have names of their own", async (browser) => {
  const host = await serveHost();
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${host.url}/docs/check`);
  await page.getByText("Python", { exact: true }).first().click();
  await page.getByRole("button", { name: "Copy Check an invoice: check.py" }).click();
  await page.getByRole("button", { name: "Copied Check an invoice: check.py" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^import json\n[^]*\/v1\/validate/);
  await page.goto(`${host.url}/docs/check?lang=de`);
  await page.getByRole("button", { name: "Kopieren Rechnung prüfen: check.sh" }).click();
  await page.getByRole("button", { name: "Kopiert Rechnung prüfen: check.sh" }).waitFor();
  await context.close();
  await host.stop();
});

browserTest("the API reference follows the theme that is chosen on any page", async (browser) => {
  const [host, page] = [await serveHost(), await browser.newPage({ colorScheme: "light" })];
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto(`${host.url}/rules`);
  const light = await background();
  for (const theme of ["light", "dark"]) {
    await page.click("#theme");
    assert.equal(await page.getAttribute("html", "data-theme"), theme);
  }
  await page.goto(`${host.url}/docs`);
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  assert.notEqual(await background(), light);
  assert.deepEqual(await violations(page), []);
  await host.stop();
});

browserTest(
  "the validator of the service judges, links to the page of the rule, and works without the service",
  async (browser) => {
    const [host, page] = [await serveHost(), await browser.newPage()];
    await openOffline(page, `${host.url}/`);
    const bytes = Deno.readFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));
    await check(page, { name: "x.xml", bytes });
    const link = await page.locator(".finding .rule").first().getAttribute("href") ?? "";
    assert.equal(link, `${host.url}/rules/BR-CO-10?lang=en`);
    assert.equal((await fetch(link)).status, 200);
    await host.stop();
    await page.reload();
    await check(page, { name: "x.xml", bytes });
    assert.equal(await page.locator(".report.refused").count(), 1);
  },
);

browserTest(
  "signup refuses an invalid address, shows a key once, and says when an address has one",
  async (browser) => {
    const [host, page] = [await serveHost(), await browser.newPage()];
    await page.goto(`${host.url}/signup`);
    await page.fill("#email", "nobody");
    await page.click('[data-form="signup"] button');
    await page.waitForSelector("[data-fault]:not([hidden])");
    assert.equal(await page.getAttribute("#email", "aria-invalid"), "true");
    await page.fill("#email", "somebody@example.org");
    await page.click('[data-form="signup"] button');
    await page.waitForSelector("[data-key] code");
    const key = await page.locator("[data-key] .key code").textContent() ?? "";
    assert.match(key, /^fl_live_[0-9A-Za-z]{40}$/);
    assert.deepEqual(await violations(page), []);
    const { status } = await fetch(`${host.url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(status, 200);
    await page.reload();
    assert.equal(await page.locator("[data-key] code").count(), 0);
    await page.fill("#email", "somebody@example.org");
    await page.click('[data-form="signup"] button');
    await page.waitForSelector("[data-fault]:not([hidden])");
    await host.stop();
  },
);

browserTest("a language is chosen without losing the file, is in the address, and goes along", async (browser) => {
  const [host, page] = [await serveHost(), await browser.newPage()];
  await page.goto(`${host.url}/?lang=fr`);
  await check(page, example("broken-vat.xml"));
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  await page.click(".languages a[hreflang=de]");
  await page.waitForFunction(() =>
    document.querySelector(".verdict-title")?.textContent?.includes("abgelehnt") === true
  );
  assert.equal(new URL(page.url()).search, "?lang=de");
  await page.click("header nav a[href*=rules]");
  await page.waitForURL("**/rules?lang=de");
  assert.equal(await page.getAttribute("html", "lang"), "de");
  await host.stop();
});

browserTest(
  "the navigation is one row in each language, on a phone, too, and where one is, is in sight",
  async (browser) => {
    const [host, page] = [await serveHost(), await browser.newPage()];
    for (const lang of ["de", "en", "fr"]) {
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${host.url}/pricing?lang=${lang}`);
        const links = page.locator("header nav:not(.languages) a");
        const tops = await links.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
        assert.ok(tops.length > 5);
        assert.equal(new Set(tops).size, 1, `${lang}, ${width} px`);
        const current = await page.locator("header nav:not(.languages) [aria-current]").boundingBox();
        assert.ok(current !== null && current.x >= 0 && current.x + current.width <= width, `${lang}, ${width} px`);
      }
    }
    await host.stop();
  },
);
