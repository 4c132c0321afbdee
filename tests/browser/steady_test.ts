/// <reference lib="dom" />
/**
 * Nothing moves under the hands: what the browser itself measures of what moves, in every state, on a phone and on a desk. It leaves
 * out what moves within half a second of a key or a click; that is measured here, too.
 */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { sampled, turn } from "../support/sweeps.ts";
import { browserTest, check, done, type Dropped, example, openValidator, serveSite } from "./harness.ts";
import { refusedInvoices } from "./repairing/refused.ts";

const MOST = 0.02;
const sizes = [{ width: 390, height: 844 }, { width: 1_280, height: 800 }] as const;
const locales = ["de", "en", "fr"] as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** In the page: what moved since this was asked last. */
declare function shiftsSoFar(): { value: number; moved: readonly string[] }[];

/** Runs in the page, before anything of it. */
function watch(): void {
  const shifts: { value: number; moved: readonly string[] }[] = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : `text in ${node?.parentElement?.className}`;
  const take = (all: readonly PerformanceEntry[]) => {
    for (const { value, sources } of all as readonly Shift[]) {
      const moved = sources.map(({ node, previousRect: { x, y }, currentRect }) =>
        `${nameOf(node)} from ${x},${y} to ${currentRect.x},${currentRect.y}`
      );
      shifts.push({ value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Object.assign(globalThis, {
    shiftsSoFar: () => {
      take(observer.takeRecords());
      return shifts.splice(0);
    },
  });
}

/** What moved since it was asked last, once all that was changed is painted. */
async function moved(page: Page): Promise<{ readonly value: number; readonly moved: readonly string[] }> {
  const all = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    return shiftsSoFar();
  });
  return {
    value: all.reduce((sum, { value }) => sum + value, 0),
    moved: all.filter(({ value }) => value > 0.001).flatMap(({ value, moved }) => [value.toFixed(4), ...moved]),
  };
}

async function steady(page: Page, what: string): Promise<void> {
  const { value, moved: all } = await moved(page);
  assert.ok(value <= MOST, `${what}: ${value.toFixed(4)}\n${all.join("\n")}`);
}

async function opened(browser: Browser, url: string, viewport: (typeof sizes)[number], locale: string) {
  const page = await browser.newPage({ viewport, locale });
  await page.addInitScript(watch);
  await openValidator(page, url);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
  return page;
}

/** What somebody does one after the other, each where it can be done. */
const deeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a repair that is accepted": async (page) => {
    const repair = page.locator("[data-repair]").first();
    if (await repair.count() === 0) return;
    const before = await page.locator("[data-changes] [data-change]").count();
    await repair.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll("[data-changes] [data-change]").length > count,
      before,
    );
    await done(page);
  },
  "a repair that is taken back": async (page) => {
    const undo = page.locator("[data-undo]").first();
    if (await undo.count() === 0) return;
    await undo.click();
    await page.waitForSelector("[data-changes]", { state: "detached" });
    await done(page);
  },
  "an answer that is given": async (page) => {
    const [field, commit] = [page.locator("[data-current] input[data-answer]").first(), "[data-current] [data-commit]"];
    if (await field.count() === 0) return;
    await field.fill("04011000-12345-39");
    await page.click(commit);
    await done(page);
  },
  "another language": async (page) => {
    const next = await page.evaluate(() => document.documentElement.lang === "en" ? "fr" : "en");
    await page.click(`.languages a[hreflang=${next}]`);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, next);
    await done(page);
  },
  "other rules": async (page) => {
    await page.selectOption("#profile", "peppol-bis-3");
    await page.waitForFunction(() => document.getElementById("announce")?.textContent !== "");
    await done(page);
  },
};

const files: readonly Dropped[] = [
  "broken-totals.xml",
  "broken-vat.xml",
  "broken-missing-parties.xml",
  "broken-cii-xrechnung.xml",
  "broken-from-json.json",
  "xrechnung-public-buyer.xml",
  "invoice-simple.xml",
].map(example);

for (const [at, viewport] of sizes.entries()) {
  for (const [index, locale] of locales.entries()) {
    const name = `nothing moves from the load to the last repair, at ${viewport.width} px in ${locale}`;
    browserTest(name, async (browser) => {
      const server = await serveSite();
      for (const file of sampled(files, 3, at + index)) {
        const page = await opened(browser, server.url, viewport, locale);
        await steady(page, "the load");
        await check(page, file);
        await steady(page, `${file.name}, chosen`);
        for (const [what, act] of Object.entries(deeds)) {
          await act(page);
          await steady(page, `${file.name}: ${what}`);
        }
        await page.close();
      }
      await server.stop();
    });
  }
}

for (const [at, viewport] of sizes.entries()) {
  browserTest(
    `nothing moves where other invoices are chosen, one or several, at ${viewport.width} px`,
    async (browser) => {
      const server = await serveSite();
      const locale = locales[(at + turn(locales.length)) % locales.length] ?? "en";
      const page = await opened(browser, server.url, viewport, locale);
      await moved(page);
      for (const invoice of sampled(refusedInvoices(16, 7), 4, at)) {
        await check(page, invoice);
        await steady(page, `${invoice.name}: ${invoice.faults}`);
      }
      await check(page, ...files);
      await steady(page, "several files");
      await page.locator("tr[data-file] button").first().click();
      await page.waitForSelector("[data-verdict]");
      await done(page);
      await steady(page, "one of several");
      await page.click(".start-over button");
      await page.waitForSelector("#results", { state: "hidden" });
      await steady(page, "to start over");
      await page.click("#example");
      await page.waitForSelector("[data-verdict]");
      await done(page);
      await steady(page, "the example");
      await server.stop();
    },
  );
}

/** A page of the browser's own is opened by it, so that what it keeps is there again. */
for (const viewport of sizes) {
  browserTest(`nothing moves where the files are there again, at ${viewport.width} px`, async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url, viewport, "en");
    await check(page, example("broken-totals.xml"));
    await moved(page);
    await openValidator(page, server.url);
    await page.waitForSelector("[data-verdict]");
    await done(page);
    await steady(page, "the reload");
    await server.stop();
  });
}

for (const [at, viewport] of sizes.entries()) {
  browserTest(`nothing moves while an invoice is written, at ${viewport.width} px`, async (browser) => {
    const server = await serveSite();
    const locale = locales[(at + turn(locales.length)) % locales.length] ?? "en";
    const page = await browser.newPage({ viewport, locale });
    await page.addInitScript(watch);
    const isDone = () => document.documentElement.dataset["state"] === "done";
    await page.goto(`${server.url}new/`);
    await page.waitForFunction(isDone);
    await steady(page, "the load");
    for (
      const [term, text] of [["BT-1", "R-7"], ["BT-27", "Muster GmbH"], ["BT-153", "Rat"], ["BT-146", "100"]] as const
    ) {
      await page.locator(`[data-answer="${term}"]`).pressSequentially(text);
      await page.keyboard.press("Tab");
      await page.waitForFunction(isDone);
      await steady(page, term);
    }
    await server.stop();
  });
}
