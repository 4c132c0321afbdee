/// <reference lib="dom" />
/** The pages can be used by everybody: what axe-core finds, and the way through them by keyboard alone. */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { strToU8, zipSync } from "fflate";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { sampled } from "../support/sweeps.ts";
import { browserTest, check, done, example, openValidator, serveSite } from "./harness.ts";

/** One row a state of the page. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: () => Promise.resolve(),
  valid: (page) => check(page, example("xrechnung-public-buyer.xml")),
  "valid with an attachment": (page) => check(page, example("invoice-attachment.xml")),
  invalid: (page) => check(page, example("broken-vat.xml")),
  "invalid for what it lacks": (page) => check(page, example("broken-missing-parties.xml")),
  refused: (page) => check(page, { name: "notes.txt", bytes: new TextEncoder().encode("no invoice") }),
  "of several files": (page) => check(page, ...["broken-totals.xml", "credit-note.xml"].map(example)),
  "of an archive with something that is left": (page) => {
    const entries = { "a.xml": example("broken-vat.xml").bytes, "b.xml": strToU8("hello"), "notes.txt": strToU8("x") };
    return check(page, { name: "month.zip", bytes: zipSync(entries) });
  },
  "repaired, and saved": async (page) => {
    await check(page, example("broken-totals.xml"));
    for (let made = 1; made <= 3; made++) {
      await page.locator('[data-repair][aria-pressed="false"]').first().click();
      await page.waitForFunction(
        (count) => document.querySelectorAll("[data-changes] [data-change]").length >= count,
        made,
      );
      await done(page);
    }
    await Promise.all([page.waitForEvent("download"), page.click("[data-save=xml]")]);
    await page.waitForSelector(".report > [role=alert]:not([hidden])");
  },
  "with the message of a recipient": async (page) => {
    await check(page, example("broken-vat.xml"));
    await page.click("[data-owner=recipient]");
    await page.waitForSelector("[data-mail]");
  },
};

async function opened(browser: Browser, width: number) {
  const [server, page] = [
    await serveSite(),
    await browser.newPage({ reducedMotion: "reduce", viewport: { width, height: 900 } }),
  ];
  await openValidator(page, server.url);
  return { page, server };
}

/** How a state is looked at, once it is reached: each width, light and dark, and both that can be printed. */
const looks = [
  { width: 1_440, media: { media: "screen", colorScheme: "light" }, printed: "" },
  { width: 1_440, media: { media: "screen", colorScheme: "dark" }, printed: "" },
  { width: 320, media: { media: "screen", colorScheme: "light" }, printed: "" },
  { width: 320, media: { media: "screen", colorScheme: "dark" }, printed: "" },
  { width: 720, media: { media: "print", colorScheme: "light" }, printed: "" },
  { width: 720, media: { media: "print", colorScheme: "light" }, printed: "invoice" },
] as const;

for (const [at, [state, reach]] of Object.entries(states).entries()) {
  browserTest(
    `axe-core finds nothing on the page ${state}, as light, dark, small or printed as it is today, and nothing is wider than it`,
    async (browser) => {
      const { page, server } = await opened(browser, 1_440);
      await reach(page);
      const canBePrinted = await page.locator(".sheet").count() > 0;
      for (const { width, media, printed } of sampled(looks, 3, at)) {
        if (printed !== "" && !canBePrinted) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia(media);
        await page.evaluate((what) => document.documentElement.dataset["print"] = what, printed);
        const look = `${width} px, ${media.media}, ${media.colorScheme} ${printed}`;
        assert.deepEqual(await violations(page), [], look);
        if (media.media === "screen") await fits(page, look);
      }
      await server.stop();
    },
  );
}

browserTest(
  "axe-core finds nothing on the page of all components, light and dark, and search engines leave it out",
  async (browser) => {
    const server = await serveSite();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme, locale: "en", viewport: { width: 1_280, height: 900 } });
      await page.goto(`${server.url}components/`);
      await page.waitForFunction(() => document.documentElement?.dataset["state"] === "done");
      for (const width of [1_280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await violations(page), [], `${colorScheme}, ${width} px`);
        await fits(page, `${colorScheme}, ${width} px`);
      }
      assert.equal(await page.getAttribute('meta[name="robots"]', "content"), "noindex");
      await page.goto(server.url);
      assert.equal(await page.locator('a[href*="components"]').count(), 0);
      await page.close();
    }
    await server.stop();
  },
);

/** What tells components and their states apart, by what there is to see of each. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "Buttons": ["button.primary", "button.secondary", "button.link", "button:disabled"],
  "Notices and folds": ["[role=alert]", ".notice", ".fault", "details"],
  "Verdicts": [".report.asking", ".report.accepted", ".report.refused", ".report.unreadable"],
  "Progress": ["progress", ".box"],
  "The plan": ["[data-repair]", "[data-choice]", "[data-commit]", "[data-undo]", "[data-mail]", "select[data-answer]"],
  "Findings": [".finding.fatal", ".finding.information", "[data-save=report]"],
  "Several files": ["tr[data-file]", "[data-filter]", ".state.waiting"],
  "Fields": ["input[type=date]", "select", "textarea", "[aria-invalid=true]"],
  "The form": [".kind", "#sums dl", ".lacking", "#remember"],
};

browserTest("the page of all components shows each in every state", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "en" })];
  await page.goto(`${server.url}components/`);
  await page.waitForFunction(() => document.documentElement?.dataset["state"] === "done");
  for (const [title, all] of Object.entries(shown)) {
    for (const selector of all) {
      assert.ok(await page.locator(`[data-component="${title}"] ${selector}`).count() > 0, `${title}: ${selector}`);
    }
  }
  await server.stop();
});

browserTest("axe-core finds what it is there to find", async (browser) => {
  const { page, server } = await opened(browser, 1_440);
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "Too faint to be read";
    faint.setAttribute("style", "");
    faint.style.color = "#ddd";
    document.getElementById("start")?.append(faint, document.createElement("input"));
  });
  const found = (await violations(page)).map(({ id }) => id);
  assert.deepEqual(found.toSorted(), ["color-contrast", "label"]);
  await server.stop();
});

/** Presses Tab until something has the focus: an invoice with many faults has a hundred stops. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

browserTest(
  "the keyboard alone leads from the files to what is wrong, its place in the invoice, and back",
  async (browser) => {
    const { page, server } = await opened(browser, 1_440);
    // Before the key: the browser has to know that somebody waits for it.
    const asked = page.waitForEvent("filechooser");
    await tabTo(page, "#choose");
    await page.keyboard.press("Enter");
    await asked;
    await tabTo(page, "#example");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.classList.contains("verdict-title"));
    // The official verdict comes after that of the specification, and is drawn again.
    await done(page);
    await tabTo(page, ".cause summary");
    await page.keyboard.press("Enter");
    await tabTo(page, ".cause details button");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.classList.contains("mark"));
    const number = await page.evaluate(() => document.activeElement?.textContent);
    assert.equal(number, "1");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches(".cause h4") === true);
    await tabTo(page, ".start-over button");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "choose");
    await server.stop();
  },
);

browserTest("a change of settings judges again, says so, and leaves the focus where it is", async (browser) => {
  const { page, server } = await opened(browser, 1_440);
  await check(page, example("xrechnung-public-buyer.xml"));
  await page.focus("#profile");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.getElementById("announce")?.textContent !== "");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "profile");
  await server.stop();
});

browserTest(
  "the name of the button for the appearance says which there is, in the language of the page",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale: "de" })];
    await openValidator(page, server.url);
    for (const name of ["Darstellung: wie im System", "Darstellung: hell", "Darstellung: dunkel"]) {
      assert.equal(await page.getByRole("button", { name, exact: true }).count(), 1, name);
      await page.click("#theme");
    }
    await server.stop();
  },
);

browserTest("a user who prefers reduced motion gets none", async (browser) => {
  const server = await serveSite();
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await openValidator(page, server.url);
  const moving = await page.evaluate(() => {
    return [...document.querySelectorAll("*")].filter((it) =>
      getComputedStyle(it).transitionDuration.split(", ").some((time) => parseFloat(time) > 0)
    ).length;
  });
  assert.equal(moving, 0);
  await server.stop();
});
