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

/** The goal is 50 ms. A machine that is half as fast takes 40 to 90; what judges anew what need not be takes several times as long. */
const MOST_MS = 150;

browserTest("the result for an invoice of 10 kB is there within 150 ms of the drop", async (browser) => {
  const server = await serveSite("/", { offline: true });
  const text = lines(3);
  assert.ok(text.length > 9_000, `${text.length} characters`);
  const [first, later]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < 9; visit++) {
    const page = await browser.newPage();
    await openOffline(page, server.url);
    first.push((await dropped(page, text)).ms);
    for (let round = 0; round < 4; round++) later.push((await dropped(page, text)).ms);
    await page.close();
  }
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;
  console.log(`10 kB: ${median(first).toFixed(0)} ms the first time, then ${median(later).toFixed(0)} ms`);
  for (const times of [first, later]) assert.ok(median(times) <= MOST_MS, times.join(", "));
  await server.stop();
});

browserTest("an invoice of 8 MB is judged within 2 s, and no task of the page takes over 100 ms", async (browser) => {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage()];
  await openOffline(page, server.url);
  const text = lines(5_700);
  assert.ok(text.length >= 8_000_000, `${text.length} characters`);
  const runs = [await dropped(page, text), await dropped(page, text), await dropped(page, text)];
  const ms = Math.min(...runs.map((it) => it.ms));
  const longest = Math.min(...runs.map((it) => it.longest));
  console.log(
    `8 MB: ${runs.map((it) => `${it.ms.toFixed(0)} ms, longest task ${it.longest.toFixed(0)} ms`).join("; ")}`,
  );
  assert.ok(ms <= 2_000, `${ms} ms`);
  assert.ok(longest <= 100, `a task of ${longest} ms`);
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

browserTest("300 small files are judged within 4 s", async (browser) => {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage()];
  await openOffline(page, server.url);
  const runs: number[] = [];
  for (let run = 0; run < 3; run++) {
    runs.push(await droppedMany(page, lines(3), 300));
    const { files, unreadable } = await page.locator("[data-summary]").evaluate((it) => ({ ...it.dataset }));
    assert.deepEqual([files, unreadable], ["300", "0"]);
    await page.click(".start-over button");
  }
  console.log(`300 files: ${runs.map((it) => `${it.toFixed(0)} ms`).join(", ")}`);
  assert.ok(Math.min(...runs) <= 4_000, `${runs}`);
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
