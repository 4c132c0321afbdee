/// <reference lib="dom" />
/** The pages of the rules in a browser: for everybody, in every width and colour, and the search while one types. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, check, openValidator, serveSite } from "./harness.ts";
import { serveHost } from "./host.ts";
import { sampled } from "../support/sweeps.ts";

const paths = [
  "/rules?lang=en",
  "/rules?lang=de&q=umsatzsteuer&profile=peppol-bis-3",
  "/rules/BR-CO-15?lang=en",
  "/rules/BR-DE-21?lang=de",
  "/rules/PEPPOL-EN16931-P0104?lang=fr",
  "/rules/ATW-INPUT-TYPE?lang=de",
  "/rules/BR-999?lang=fr",
];

/** Runs `work` with the address of a service that has its pages. */
async function withPages(work: (address: string) => Promise<void>): Promise<void> {
  const host = await serveHost();
  await work(host.url);
  await host.stop();
}

/** The ids in the list that can be seen. */
function shown(page: Page): Promise<readonly string[]> {
  return page.locator("li[data-terms]:visible > a").allTextContents();
}

const looks = [["light", 360], ["dark", 1_440], ["dark", 360], ["light", 1_440]] as const;

for (const [row, [colorScheme, width]] of looks.entries()) {
  browserTest(
    `axe-core finds nothing on the ${colorScheme} rule pages of ${width} px, and none is too wide`,
    (browser) => {
      return withPages(async (address) => {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        page.on("requestfailed", (request) => errors.push(request.url()));
        for (const path of sampled(paths, 4, row)) {
          await page.goto(`${address}${path}`);
          assert.deepEqual(await violations(page), [], path);
          await fits(page, path);
        }
        assert.deepEqual(errors, []);
      });
    },
  );
}

browserTest("the search among the rules finds while one types, and takes it back", (browser) => {
  return withPages(async (address) => {
    const page = await browser.newPage();
    await page.goto(`${address}/rules?lang=en`);
    // Families, and none of the thousands of rules.
    assert.deepEqual(await shown(page), []);
    assert.ok(await page.locator("details.family").count() > 20);
    const all = Number(/^(\d+)/.exec(await page.getByRole("status").textContent() ?? "")?.[1]);
    await page.getByLabel("Search").fill("br-co-15");
    assert.deepEqual(await shown(page), ["BR-CO-15"]);
    assert.match(await page.getByRole("status").textContent() ?? "", new RegExp(`^1 of ${all} `));
    await page.getByLabel("Search").fill("no such rule");
    assert.deepEqual(await shown(page), []);
    assert.ok(await page.locator("#none").isVisible(), "it says so");
    await page.getByLabel("Search").fill("");
    await page.getByLabel("Profile", { exact: true }).selectOption("xrechnung-cii");
    const german = await shown(page);
    assert.ok(german.includes("BR-DE-1") && !german.includes("GR-R-001-1"));
    await page.getByLabel("Profile", { exact: true }).selectOption("");
    assert.deepEqual(await shown(page), []);
    await page.locator("details.family > summary").first().click();
    assert.ok((await shown(page)).includes("BR-01"));
  });
});

browserTest("without scripts the search asks the server, and finds the same", (browser) => {
  return withPages(async (address) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/rules?lang=de`);
    await page.getByLabel("Suche").fill("mandatsreferenz");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await page.waitForURL(/q=mandatsreferenz/);
    assert.match(page.url(), /lang=de/);
    const found = await shown(page);
    assert.ok(found.includes("PEPPOL-EN16931-R061") && !found.includes("BR-02"), found.join());
    await context.close();
  });
});

browserTest(
  "findings lead to the page of their rule where files are served alone, and it leads back",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    const bytes = Deno.readFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));
    await check(page, { name: "x.xml", bytes });
    await page.locator(".cause summary").first().click();
    const [opened] = await Promise.all([page.waitForEvent("popup"), page.locator(".cause .rule").first().click()]);
    await opened.waitForSelector("h1");
    assert.equal(await opened.locator("h1").textContent(), "BR-CO-10");
    await opened.locator(".languages a[hreflang=de]").click();
    await opened.waitForFunction(() => document.documentElement?.lang === "de");
    await opened.locator(".brand").click();
    await opened.waitForSelector("#choose");
    await opened.locator("header nav a", { hasText: "Rules" }).click();
    await opened.waitForSelector("#families");
    await server.stop();
  },
);
