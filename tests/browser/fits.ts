/// <reference lib="dom" />
/** Whether all of a page fits: nobody has to scroll sideways, and on a desk not at 200 % either. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** From this width on, a page is looked at as on a desk, where it is enlarged. */
const DESK = 1_280;

/** Fails where something is wider than the window: as it is, zoomed to 200 %, and with text of twice the size. */
export async function fits(page: Page, what: string): Promise<void> {
  assert.ok(await over(page) <= 0, `${what}: ${await over(page)} px too wide`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width < DESK) return;
  await page.setViewportSize({ width: width >> 1, height: height >> 1 });
  const zoomed = await over(page);
  await page.setViewportSize({ width, height });
  await sized(page, "200%");
  const large = await over(page);
  await sized(page, "");
  assert.ok(zoomed <= 0, `${what} at 200 %: ${zoomed} px too wide`);
  assert.ok(large <= 0, `${what} with text of twice the size: ${large} px too wide`);
}

function over(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function sized(page: Page, size: string): Promise<void> {
  return page.evaluate((it) => void (document.documentElement.style.fontSize = it), size);
}
