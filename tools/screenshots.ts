/// <reference lib="dom" />
/**
 * Pictures of every page and state, for people to look at:
 *
 *     deno task tool screenshots
 *     deno task tool screenshots NAME…       of those states and pages alone
 *     deno task tool screenshots --readme    the one of the README alone, docs/page.png
 *
 * The others lie in dist/screenshots/, and are not kept.
 */
import type { Browser, Page } from "playwright-core";
import { Books } from "../tests/support/stripe/books.ts";
import { StripeApi } from "../tests/support/stripe/api.ts";
import { recordOf, serveHost } from "../tests/browser/host.ts";
import { browserPath, check, example, launch, openValidator, serveSite } from "../tests/browser/harness.ts";

const folder = new URL("../dist/screenshots/", import.meta.url);
const widths = [390, 768, 1280];

/** One row a state of the validator. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: () => Promise.resolve(),
  valid: (page) => check(page, example("xrechnung-public-buyer.xml")),
  invalid: (page) => check(page, example("broken-vat.xml")),
  missing: (page) => check(page, example("broken-missing-parties.xml")),
  refused: (page) => check(page, { name: "holiday.jpg", bytes: new TextEncoder().encode("\u00ff\u00d8 no invoice") }),
  repaired: async (page) => {
    await check(page, example("broken-totals.xml"));
    await page.locator("[data-repair]").first().click();
    await page.waitForSelector("[data-changes]");
  },
  german: async (page) => {
    await page.click(".languages a[hreflang=de]");
    await check(page, example("broken-cii-xrechnung.xml"));
  },
  several: (page) => check(page, ...["broken-totals.xml", "credit-note.xml", "broken-from-json.json"].map(example)),
};

/** Those that were asked for by their names; else all. */
function asked<T>(all: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  const rows = Object.entries(all);
  return Deno.args.length === 0 ? rows : rows.filter(([name]) => Deno.args.includes(name));
}

async function pictures(browser: Browser, url: string, width: number, dark: boolean): Promise<number> {
  let made = 0;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: dark ? "dark" : "light",
    locale: "en",
    bypassCSP: true,
  });
  for (const [state, reach] of asked(states)) {
    await openValidator(page, url);
    await reach(page);
    // What is out of sight is not drawn; a window as high as the page would give it room that no window has.
    await page.addStyleTag({ content: ".part { content-visibility: visible !important; }" });
    await page.waitForTimeout(150);
    const name = `${state}-${width}${dark ? "-dark" : ""}.png`;
    await page.screenshot({ path: new URL(name, folder).pathname, fullPage: true });
    made++;
  }
  await page.close();
  return made;
}

/** The other pages of the service. */
const pages: Readonly<Record<string, string>> = {
  new: "/new?lang=en",
  "new-german": "/new?lang=de",
  "new-french": "/new?lang=fr",
  signup: "/signup",
  workbench: "/workbench",
  rules: "/rules?lang=en",
  "rules-found": "/rules?lang=de&q=umsatzsteuer&profile=peppol-bis-3",
  rule: "/rules/BR-CO-15?lang=en",
  "rule-german": "/rules/BR-DE-21?lang=de",
  "rule-french": "/rules/PEPPOL-EN16931-P0104?lang=fr",
  "rule-json": "/rules/ATW-INPUT-TYPE?lang=en",
  ...{ pricing: "/pricing?lang=en", "pricing-german": "/pricing?lang=de", "fix-french": "/fix?lang=fr" },
  ...{ thanks: "/fix/thanks?lang=en#cs_1", account: "/account?lang=en", "legal-german": "/legal?lang=de" },
  docs: "/docs",
  "docs-quickstart": "/docs/quickstart",
  "docs-operation": "/docs/validate",
  "docs-schema": "/docs/invoice",
  "docs-limits": "/docs/limits",
  "docs-agents": "/docs/agents",
  errors: "/docs/errors",
  benchmarks: "/benchmarks",
};

type Scheme = "light" | "dark";

async function servicePictures(browser: Browser, url: string, width: number, colorScheme: Scheme, record: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, locale: "en" });
  const all = asked({ ...pages, record: `/r/${record}`, "no-record": "/r/0" });
  for (const [name, path] of all) {
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    const file = `${name}-${width}${colorScheme === "dark" ? "-dark" : ""}.png`;
    await page.screenshot({
      path: new URL(file, folder).pathname,
      fullPage: !path.startsWith("/rules?"),
    });
  }
  await page.close();
  return all.length;
}

/** The validator with an invoice whose totals are wrong, as the README shows it. */
async function readmePicture(): Promise<void> {
  const [server, browser] = [await serveSite(), await launch()];
  const page = await browser.newPage({ viewport: { width: 1120, height: 760 }, colorScheme: "light", locale: "en" });
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  await page.locator(".verdict, h2").first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.screenshot({ path: new URL("../docs/page.png", import.meta.url).pathname });
  await browser.close();
  await server.stop();
}

async function main(): Promise<number> {
  if (browserPath() === undefined) {
    console.log("screenshots: skipped, because no Chromium is installed");
    return 0;
  }
  if (Deno.args.includes("--readme")) {
    await readmePicture();
    console.log("screenshots: docs/page.png. Look at it");
    return 0;
  }
  Deno.mkdirSync(folder, { recursive: true });
  const [server, host, browser] = [
    await serveSite(),
    await serveHost({}, new StripeApi(new Books(Date.now))),
    await launch(),
  ];
  const record = await recordOf(host, "broken-vat.xml");
  let made = 0;
  for (const width of widths) {
    for (const colours of ["light", "dark"] as const) {
      made += await pictures(browser, server.url, width, colours === "dark");
      made += await servicePictures(browser, host.url, width, colours, record);
    }
  }
  await browser.close();
  await server.stop();
  await host.stop();
  console.log(`screenshots: ${made} in dist/screenshots/. Look at them`);
  return 0;
}

Deno.exitCode = await main();
