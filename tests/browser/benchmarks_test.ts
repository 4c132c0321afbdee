/// <reference lib="dom" />
/** The page of the benchmarks in a browser: for everybody, in every language, width and colour, and without a server. */
import assert from "node:assert/strict";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, serveSite } from "./harness.ts";
import { serveHost } from "./host.ts";
import { sampled } from "../support/sweeps.ts";

for (const colorScheme of sampled(["light", "dark"] as const, 2)) {
  browserTest(
    `axe-core finds nothing on the ${colorScheme} page of the benchmarks, and it is never too wide`,
    async (browser) => {
      const [host, page] = [await serveHost(), await browser.newPage({ colorScheme })];
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("requestfailed", (request) => errors.push(request.url()));
      for (const language of ["en", "de", "fr"]) {
        await page.goto(`${host.url}/benchmarks?lang=${language}`);
        for (const width of [320, 768, 1_440]) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await violations(page), [], `${language} at ${width} px`);
          await fits(page, `${language} at ${width} px`);
        }
      }
      assert.deepEqual(errors, []);
      await host.stop();
    },
  );
}

browserTest(
  "from the validator's foot it opens where files are served alone, and changes its language there",
  async (browser) => {
    const [server, page] = [await serveSite("/below/"), await browser.newPage()];
    const missing: string[] = [];
    page.on("response", (answer) => answer.status() >= 400 && missing.push(answer.url()));
    await page.goto(server.url);
    await page.locator("footer a", { hasText: "Benchmarks" }).click();
    await page.waitForSelector("#goals");
    await page.locator(".languages a[hreflang=de]").click();
    await page.waitForFunction(() => document.documentElement?.lang === "de");
    assert.match(await page.locator("#goals + p").textContent() ?? "", /^\d+ von \d+ Zielen sind erreicht\.$/);
    assert.deepEqual(missing, []);
    await server.stop();
  },
);
