/// <reference lib="dom" />
/** What somebody may try who means no good, or has very much: thousands of files, a full store, two tabs on one store. */
import assert from "node:assert/strict";
import { browserTest, check, chooseMade, done, example, openValidator, serveSite } from "./harness.ts";

browserTest(
  "of a thousand files at once each is listed or counted as remaining, and the page goes on",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    const files = Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}.xml`, text: `no invoice ${at}`, times: 1 }));
    await chooseMade(page, files);
    await page.waitForFunction(() => document.documentElement?.dataset["state"] === "done", undefined, {
      timeout: 60_000,
    });
    const told = await page.locator("[data-summary]").evaluate(({ dataset }) => ({ ...dataset }));
    assert.deepEqual([told["files"], told["unreadable"]], ["1000", "1000"]);
    assert.ok(await page.locator("tr[data-file]").count() <= 100, "the others are shown when they are asked for");
    await check(page, example("invoice-simple.xml"));
    assert.equal(await page.getAttribute("[data-verdict]", "data-verdict"), "accepted");
    await server.stop();
  },
);

/** A store that takes nothing more: in the page, which is all that a browser says of a full disk. */
function full(): void {
  const refuse = () => {
    throw new DOMException("No room", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = refuse;
  Storage.prototype.setItem = refuse;
}

/** A browser that lets the page keep nothing: asking for a store fails. */
function forbidden(): void {
  const refuse = () => {
    throw new DOMException("Not allowed", "SecurityError");
  };
  for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(globalThis, name, { get: refuse });
}

const notKept = {
  en: ["has no room", full, /does not keep these files/],
  de: ["may keep nothing", forbidden, /behält diese Dateien nicht/],
  fr: ["may keep nothing", forbidden, /ne garde pas ces fichiers/],
} as const;

for (const [locale, [how, refuse, words]] of Object.entries(notKept)) {
  browserTest(
    `a browser that ${how} says so in ${locale}, and the invoice is judged, repaired and saved`,
    async (browser) => {
      const [server, page] = [await serveSite(), await browser.newPage({ locale })];
      const broken: string[] = [];
      page.on("pageerror", ({ message }) => broken.push(message));
      await page.addInitScript(refuse);
      await openValidator(page, server.url);
      await check(page, example("broken-totals.xml"));
      await page.waitForSelector(".start-over [role=alert]");
      assert.match(await page.textContent(".start-over") ?? "", words);
      for (let step = 0; step < 3; step++) {
        await page.locator('[data-repair][aria-pressed="false"]').first().click();
        await page.waitForFunction(
          (made) => document.querySelectorAll("[data-changes] [data-change]").length > made,
          step,
        );
        await done(page);
      }
      assert.equal(await page.getAttribute("[data-verdict]", "data-verdict"), "accepted");
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-save=xml]")]);
      assert.match(await Deno.readTextFile(await download.path()), /^<\?xml/);
      assert.deepEqual(broken, []);
      await server.stop();
    },
  );
}

browserTest(
  "two tabs on one store do not mix: each keeps its file on the screen, and the last is there again",
  async (browser) => {
    const [server, context] = [await serveSite(), await browser.newContext()];
    const [first, second] = [await context.newPage(), await context.newPage()];
    const broken: string[] = [];
    for (const page of [first, second]) page.on("pageerror", ({ message }) => broken.push(message));
    await openValidator(first, server.url);
    await openValidator(second, server.url);
    await Promise.all([check(first, example("broken-vat.xml")), check(second, example("broken-totals.xml"))]);
    await first.locator("[data-repair]").first().click();
    await done(first);
    for (const [page, name] of [[first, "broken-vat.xml"], [second, "broken-totals.xml"]] as const) {
      assert.equal(await page.textContent(".report .file-name"), name);
    }
    await second.reload();
    await done(second);
    const name = await second.textContent(".report .file-name") ?? "";
    assert.ok(["broken-vat.xml", "broken-totals.xml"].includes(name), name);
    // Who starts over in one tab takes nothing from the screen of the other.
    await second.click(".start-over button");
    assert.equal(await first.textContent(".report .file-name"), "broken-vat.xml");
    assert.deepEqual(broken, []);
    await context.close();
    await server.stop();
  },
);
