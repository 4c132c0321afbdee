/// <reference lib="dom" />
/** The page stays quick: small files at once, and large ones without holding it up. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { lines } from "../bench/invoices.ts";
import { browserTest, check, choose, openOffline, serveSite } from "./harness.ts";

const encoder = new TextEncoder();

/** Puts a file into the page and measures inside of it, so that driving the browser costs nothing. */
function dropped(page: Page, text: string): Promise<{ readonly ms: number; readonly longest: number }> {
  return page.evaluate(async (content) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    );
    observer.observe({ type: "longtask" });
    const announce = document.getElementById("announce");
    if (announce === null) throw new Error("The page has no live region");
    announce.textContent = "";
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "invoice.xml"));
    const results = document.getElementById("results");
    const drawn = new Promise<void>((yes) => {
      const watcher = new MutationObserver(() => results?.querySelector(".verdict-title") !== null && yes());
      if (results !== null) watcher.observe(results, { childList: true });
    });
    // The file itself is made by the test, and not by the page.
    await new Promise((next) => setTimeout(next, 300));
    tasks.length = 0;
    const started = performance.now();
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await drawn;
    const ms = performance.now() - started;
    while (announce.textContent === "") await new Promise((next) => setTimeout(next, 10));
    await new Promise((next) => setTimeout(next, 300));
    observer.disconnect();
    return { ms, longest: Math.max(0, ...tasks) };
  }, text);
}

/** How long the browser's own parser takes to read a text so many times, in ms: what the machine has to give just now. */
function reading(page: Page, text: string, times: number): Promise<number> {
  return page.evaluate(({ text, times }) => {
    const started = performance.now();
    for (let time = 0; time < times; time++) new DOMParser().parseFromString(text, "text/xml");
    return performance.now() - started;
  }, { text, times });
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Infinity;

browserTest("the result for an invoice of 10 kB is there at once", async (browser) => {
  const server = await serveSite("/", { offline: true });
  const text = lines(3);
  assert.ok(text.length > 9_000, `${text.length} characters`);
  const [first, later, floor]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < 5; visit++) {
    const page = await browser.newPage();
    await openOffline(page, server.url);
    floor.push(await reading(page, text, 100));
    first.push((await dropped(page, text)).ms);
    for (let round = 0; round < 4; round++) later.push((await dropped(page, text)).ms);
    await page.close();
  }
  const times = [first, later].map((it) => median(it) / median(floor));
  console.log(
    `10 kB: ${median(first).toFixed(0)} ms the first time, then ${median(later).toFixed(0)} ms; ` +
      `${times.map((it) => it.toFixed(2)).join(" and ")} × reading it a hundred times`,
  );
  assert.ok(Math.max(...times) <= 0.5, times.join(", "));
  await server.stop();
});

browserTest("an invoice of 8 MB is judged as fast as it can be, and no task of the page is long", async (browser) => {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage()];
  await openOffline(page, server.url);
  const text = lines(5_700);
  assert.ok(text.length >= 8_000_000, `${text.length} characters`);
  const runs = [await dropped(page, text), await dropped(page, text), await dropped(page, text)];
  const floor = await reading(page, text, 1);
  const ms = Math.min(...runs.map((it) => it.ms));
  const longest = Math.min(...runs.map((it) => it.longest));
  console.log(
    `8 MB: ${runs.map((it) => `${it.ms.toFixed(0)} ms, longest task ${it.longest.toFixed(0)} ms`).join("; ")}; ` +
      `${(ms / floor).toFixed(2)} × and ${(longest / floor).toFixed(3)} × reading it`,
  );
  assert.ok(ms <= 1.5 * floor, `${ms} ms, and ${floor} ms to read it`);
  assert.ok(longest <= floor / 8, `a task of ${longest} ms, and ${floor} ms to read it`);
  await server.stop();
});

/** Drops many copies of a file at once, and measures until all have a verdict. */
function droppedMany(page: Page, text: string, count: number): Promise<number> {
  return page.evaluate(async ({ text, count }) => {
    const transfer = new DataTransfer();
    for (let at = 0; at < count; at++) transfer.items.add(new File([text], `${at}.xml`));
    const started = performance.now();
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    const { dataset } = document.documentElement;
    while (dataset["state"] !== "done") await new Promise((next) => setTimeout(next, 10));
    return performance.now() - started;
  }, { text, count });
}

browserTest("300 small files are judged side by side", async (browser) => {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage()];
  await openOffline(page, server.url);
  const runs: number[] = [];
  for (let run = 0; run < 3; run++) {
    runs.push(await droppedMany(page, lines(3), 300));
    const { files, unreadable } = await page.locator("[data-summary]").evaluate((it) => ({ ...it.dataset }));
    assert.deepEqual([files, unreadable], ["300", "0"]);
    await page.click(".start-over button");
  }
  const floor = await reading(page, lines(3), 300);
  const times = Math.min(...runs) / floor;
  console.log(
    `300 files: ${runs.map((it) => `${it.toFixed(0)} ms`).join(", ")}; ${times.toFixed(1)} × reading them`,
  );
  assert.ok(times <= 6, `${times}`);
  await server.stop();
});

browserTest("a check can be stopped, and the next file is judged", async (browser) => {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage()];
  await openOffline(page, server.url);
  const large = { name: "large.xml", bytes: encoder.encode(lines(9_000)) };
  await choose(page, large);
  await page.locator(".progress button").click({ timeout: 5_000 });
  await page.waitForSelector(".progress .box");
  await check(page, { name: "small.xml", bytes: encoder.encode(lines(2)) });
  assert.equal(await page.locator(".verdict .file-name").textContent(), "small.xml");
  await server.stop();
});
