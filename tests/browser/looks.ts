/// <reference lib="dom" />
/** A page as different people have it: on a desk, in the dark, and on a small screen. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";

const looks = [[1_280, "light"], [1_280, "dark"], [320, "light"]] as const;

/** Fails where axe-core finds anything on the page as it is now, or something is too wide, in any of these looks. */
export async function usableByAll(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const look = `${what}, ${width} px, ${colorScheme}`;
    assert.deepEqual(await violations(page), [], look);
    await fits(page, look);
  }
}
