/// <reference lib="dom" />
/** An invoice in another syntax or profile: what gets lost is shown before anything is saved, and nothing else is. */
import assert from "node:assert/strict";
import type { Download, Page } from "playwright-core";
import { type Target } from "../../engine/convert/mod.ts";
import { writeConverted } from "../../engine/convert/written.ts";
import { languages } from "../../engine/locales.ts";
import { open, validate } from "../../engine/mod.ts";
import { browserTest, check, done, example, openValidator, serveSite } from "./harness.ts";
import { usableByAll } from "./looks.ts";

/** What every other door makes of an example. */
async function elsewhere(name: string, to: Target) {
  const opened = open({ input: example(name).bytes });
  assert.ok("ok" in opened);
  return await writeConverted(opened.ok, { to, allowLoss: true });
}

/** Converts what is shown, by the keyboard alone, and gives what became of it. */
async function converted(page: Page, to: Target): Promise<string | null> {
  const fold = page.locator("details.convert");
  if (await fold.getAttribute("open") === null) {
    await fold.locator("summary").focus();
    await page.keyboard.press("Enter");
  }
  await page.selectOption("[data-convert-to]", to);
  await page.locator("[data-convert]").focus();
  await page.keyboard.press("Enter");
  // What became of it has the focus, so that it is read out.
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-converted"));
  return await page.locator("[data-converted]").getAttribute("data-converted");
}

async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [download]: readonly [Download, void] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-save="converted"]').click(),
  ]);
  return { name: download.suggestedFilename(), text: await Deno.readTextFile(await download.path()) };
}

const whole: readonly (readonly [name: string, to: Target, saved: string])[] = [
  ["cii-two-rates.xml", "ubl", "cii-two-rates.ubl.xml"],
  ["invoice-two-rates.xml", "cii", "invoice-two-rates.cii.xml"],
  ["xrechnung-public-buyer.xml", "xrechnung-cii", "xrechnung-public-buyer.xrechnung-cii.xml"],
  ["invoice-from-json.json", "ubl", "invoice-from-json.ubl.xml"],
  ["invoice-simple.xml", "json", "invoice-simple.json"],
];

for (const [name, to, as] of whole) {
  browserTest(`${name} becomes ${to} as on every other door, under a name that says so`, async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
    await openValidator(page, server.url);
    await check(page, example(name));
    const outcome = await elsewhere(name, to);
    assert.ok("ok" in outcome && outcome.ok.losses.length === 0);
    assert.equal(await converted(page, to), "whole");
    assert.deepEqual(await saved(page), { name: as, text: outcome.ok.text });
    await server.stop();
  });
}

browserTest(
  "what has no place in the target is listed with its term, its place and its value, and saved without",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "de" })];
    await openValidator(page, server.url);
    const outcome = await elsewhere("invoice-two-rates.xml", "facturx-minimum");
    assert.ok("ok" in outcome && outcome.ok.losses.length > 0);
    await check(page, example("invoice-two-rates.xml"));
    let downloads = 0;
    page.on("download", () => downloads++);
    assert.equal(await converted(page, "facturx-minimum"), "lossy");
    const more = page.locator("details.convert .more");
    while (await more.isVisible()) await more.click();
    const listed = await page.locator("[data-lost]").evaluateAll((all) =>
      all.map((it) => ({
        term: it.getAttribute("data-lost"),
        pointer: it.getAttribute("data-pointer"),
        value: it.getAttribute("data-old"),
        place: it.querySelector("code")?.textContent,
      }))
    );
    assert.deepEqual(
      listed,
      outcome.ok.losses.map(({ term, location, value }) => {
        const isOfXml = "path" in location;
        const place = isOfXml
          ? `Zeile ${location.line}, Spalte ${location.column} · ${location.path}`
          : location.pointer;
        return { term, pointer: location.pointer, value, place };
      }),
    );
    assert.equal(downloads, 0, "nothing is saved before that is read");
    const { name, text } = await saved(page);
    assert.equal(name, "invoice-two-rates.facturx-minimum.xml");
    assert.equal(text, outcome.ok.text);
    await server.stop();
  },
);

browserTest("what would be refused in the target is not saved, and it is said why and what to do", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  const outcome = await elsewhere("invoice-simple.xml", "xrechnung-ubl");
  assert.ok("refused" in outcome);
  await check(page, example("invoice-simple.xml"));
  assert.equal(await converted(page, "xrechnung-ubl"), "refused");
  const rules = await page.locator("details.convert li a.rule").allTextContents();
  assert.deepEqual(rules, outcome.refused.verdict.errors.map(({ rule }) => rule));
  assert.equal(await page.locator('[data-save="converted"]').count(), 0);
  await server.stop();
});

browserTest("a repaired copy is converted as it is repaired", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await openValidator(page, server.url);
  await check(page, example("broken-totals.xml"));
  assert.equal(await converted(page, "cii"), "refused");
  while (await page.locator("[data-verdict]").getAttribute("data-verdict") !== "accepted") {
    await page.locator('[data-repair][aria-pressed="false"]').first().click();
    await done(page);
  }
  assert.equal(
    await page.locator("[data-converted]").count(),
    0,
    "what was said of the file before is not said of the copy",
  );
  assert.equal(await converted(page, "cii"), "whole");
  const outcome = validate((await saved(page)).text);
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.errors.map(({ rule }) => rule), []);
  await server.stop();
});

browserTest("converting can be used by everybody, in any language, light, dark and small", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ reducedMotion: "reduce", bypassCSP: true })];
  for (const language of languages) {
    await openValidator(page, `${server.url}?lang=${language}`);
    await check(page, example("invoice-two-rates.xml"));
    for (const to of ["facturx-basicwl", "xrechnung-ubl", "cii"] as const) {
      await converted(page, to);
      await usableByAll(page, `${to}, ${language}`);
    }
  }
  await server.stop();
});
