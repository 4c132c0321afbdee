/// <reference lib="dom" />
/**
 * An invoice that is written on the page by somebody who fills in the form: the official validators take it as an XRechnung,
 * as the XML of a Factur-X PDF and for Peppol, and veraPDF takes the pages.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Browser, Page } from "playwright-core";
import { extract } from "../../engine/pdf/mod.ts";
import { parse, type Profile } from "../../engine/mod.ts";
import { findingsBy } from "../conformance/by_profile.ts";
import { missingTool, reasonToSkip, verdicts } from "../conformance/oracle.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { oracles, verdicts as verdictsOn } from "../pdf/peers.ts";
import { sampled } from "../support/sweeps.ts";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, serveSite } from "./harness.ts";

type Answers = Readonly<Record<string, string>>;

const plain: Answers = {
  "BT-1": "R-2026-0042",
  "BT-2": "2026-11-24",
  "BT-72": "2026-11-20",
  "BT-10": "04011000-12345-03",
  "BT-27": "Muster GmbH",
  "BT-35": "Hauptstraße 1",
  "BT-38": "10115",
  "BT-37": "Berlin",
  "BT-40": "DE",
  "BT-31": "DE900000854",
  "BT-41": "Eva Muster",
  "BT-42": "+49 30 123456",
  "BT-43": "eva@muster.example",
  "BT-34": "DE900000854",
  "BT-34-1": "9930",
  "BT-44": "Stadt Musterhafen",
  "BT-50": "Rathausplatz 1",
  "BT-53": "24999",
  "BT-52": "Musterhafen",
  "BT-55": "DE",
  "BT-49": "04011000-12345-03",
  "BT-49-1": "0204",
  "BT-153": "Beratung",
  "BT-129": "2,5",
  "BT-130": "HUR",
  "BT-146": "100",
  "BT-84": "DE02120300000000202051",
  "BT-9": "2026-12-24",
};

/** With all that takes something off: a line for less, the whole for less, Skonto, and a deposit that was paid before. */
const german: Answers = {
  ...plain,
  "BT-138": "10",
  "BT-139": "Mengenrabatt",
  "BT-94": "2,5",
  "BT-97": "Treuerabatt",
  "BT-20": "Zahlbar innerhalb von 30 Tagen.",
  "BT-20-percentage": "2,5",
  "BT-20-days": "14",
  "BT-113": "119",
  "BT-25": "A-2026-0007",
  "BT-26": "2026-10-01",
};

const french: Answers = {
  ...plain,
  "BT-92": "25",
  "BT-27": "Exemple SARL",
  "BT-35": "1 rue de la Paix",
  "BT-38": "75002",
  "BT-37": "Paris",
  "BT-40": "FR",
  "BT-31": "FR83404833048",
  "BT-30": "404833048",
  "BT-34": "404833048",
  "BT-34-1": "0225",
  "BT-84": "FR1420041010050500013M02606",
};

const belgian: Answers = {
  ...plain,
  "BT-136": "33,33",
  "BT-27": "Voorbeeld BV",
  "BT-35": "Nieuwstraat 1",
  "BT-38": "1000",
  "BT-37": "Brussel",
  "BT-40": "BE",
  "BT-31": "BE0403019261",
  "BT-30": "0403019261",
  "BT-34": "0403019261",
  "BT-34-1": "0208",
  "BT-84": "BE68539007547034",
};

/** A credit note. */
const austrian: Answers = {
  ...plain,
  "BT-3": "381",
  "BT-25": "R-2026-0041",
  "BT-40": "AT",
  "BT-38": "1010",
  "BT-37": "Wien",
  "BT-31": "ATU10223006",
  "BT-34": "ATU10223006",
  "BT-34-1": "9914",
};

/** 250 net, and with VAT 297.50: less 10 %, less 2.5 %, and less what was paid. */
const due = { german: "142.05", french: "270.00", belgian: "262.17", austrian: "300.00" } as const;

interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const profiles = {
  xrechnung: "xrechnung-ubl",
  facturx: "facturx-en16931",
  peppol: "peppol-bis-3",
} as const satisfies Readonly<Record<string, Profile>>;

browserTest(
  "what businesses of two countries write, others every day, is accepted officially, in each of the three forms",
  async (browser) => {
    const server = await serveSite();
    const written: { readonly target: keyof typeof profiles; readonly saved: Saved; readonly by: string }[] = [];
    for (const [by, answers] of sampled(Object.entries({ german, french, belgian, austrian }), 2)) {
      const page = await opened(browser, server.url);
      await fill(page, answers);
      assert.equal(await page.locator("[data-amount-due]").getAttribute("data-new"), due[by as keyof typeof due], by);
      const before = server.requests.length;
      for (const target of ["xrechnung", "facturx", "peppol"] as const) {
        written.push({ target, by, saved: await saved(page, target) });
        assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "accepted", `${by} ${target}`);
      }
      const asked = server.requests.slice(before).map(({ path }) => path).filter((it) => !isOwnFile(it));
      assert.deepEqual(asked, [], "nothing that was written goes anywhere");
      await page.context().close();
    }
    await server.stop();
    says(written);
    const folder = await Deno.makeTempDir({ prefix: "faktlint-written-" });
    try {
      await judgedOfficially(written, folder);
      await judgedAsPdf(written.filter(({ target }) => target === "facturx"), folder);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
);

browserTest(
  "what it shall be decides the one button and the VAT of all lines, and loses nothing that was typed",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    const primary = () =>
      page.locator("#writing .primary").evaluateAll((all) => all.map((it) => it.getAttribute("data-save")));
    assert.deepEqual(await primary(), ["xrechnung"]);
    await fill(page, { ...german, "BT-152": "7" });
    await page.selectOption("#kind-target", "peppol");
    await page.selectOption("#kind-supply", "smallBusiness");
    await done(page);
    assert.deepEqual(await primary(), ["peppol"]);
    assert.equal(await page.locator('[data-answer="BT-151"]').inputValue(), "E");
    assert.match(await page.locator('[data-answer="BT-120"]').inputValue(), /§ 19 UStG/);
    assert.match(await page.locator("#sums").textContent() ?? "", /Umsatzsteuer0,00/);
    await page.selectOption("#kind-supply", "domestic");
    await done(page);
    assert.equal(await page.locator('[data-answer="BT-152"]').inputValue(), "7");
    await page.reload();
    await done(page);
    assert.deepEqual(await primary(), ["peppol"], "the draft keeps what it shall be");
    assert.equal(await page.locator('[data-answer="BT-20"]').inputValue(), german["BT-20"]);
    await page.context().close();
    await server.stop();
  },
);

browserTest(
  "the invoice stands beside the form while it is written, and a value leads to its field",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    await fill(page, { "BT-1": "R-7", "BT-27": "Muster GmbH", "BT-153": "Beratung", "BT-129": "2,5", "BT-146": "100" });
    const letter = page.locator(".letter .sheet");
    assert.equal(await letter.locator("h2").textContent(), "Rechnung R-7");
    assert.match(await letter.locator(".part-lines").textContent() ?? "", /Beratung.*2,5.*250,00/);
    await page.locator('[data-answer="BT-27"]').press("End");
    await page.keyboard.type(" & Co.");
    await page.waitForFunction(() => document.querySelector(".letter")?.textContent?.includes("Muster GmbH & Co."));
    await letter.getByText("Muster GmbH & Co.").click();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-answer")), "BT-27");
    await page.context().close();
    await server.stop();
  },
);

browserTest("a unit is understood by its name, and what is none is refused and stays", async (browser) => {
  const server = await serveSite();
  const page = await opened(browser, server.url);
  await fill(page, german);
  const unit = page.locator('[data-answer="BT-130"]').first();
  await unit.click();
  await page.keyboard.type("Stück");
  await page.keyboard.press("Tab");
  assert.equal(await unit.inputValue(), "H87", "what is typed takes the place of what was there");
  assert.match(new TextDecoder().decode((await saved(page, "xrechnung")).bytes), /unitCode="H87"/);
  await unit.fill("C62Stück");
  await page.locator("[data-save=xrechnung]").click();
  await page.waitForSelector('[data-answer="BT-130"][aria-invalid=true]');
  assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused");
  assert.equal(await unit.inputValue(), "C62Stück");
  assert.match(await page.locator("#lacking").textContent() ?? "", /keine Einheit der Liste/);
  await server.stop();
});

browserTest(
  "what is missing is shown at the fields, in their order, and without names of elements",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    await page.locator("[data-save=xrechnung]").click();
    await done(page);
    assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused");
    const marked = await page.locator("[aria-invalid=true]").evaluateAll((all) =>
      all.map((it) => it.getAttribute("data-answer"))
    );
    for (const term of ["BT-1", "BT-10", "BT-27", "BT-44", "BT-153", "BT-146", "BT-84"]) {
      assert.ok(marked.includes(term), term);
    }
    const told = await page.locator("#lacking").textContent() ?? "";
    assert.doesNotMatch(told, /c[ab]c:|ram:|seller\.|B[TG]-\d/);
    const links = page.locator("#lacking a");
    const targets = await links.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    assert.equal(targets[0], "#field-invoiceNumber");
    assert.equal(targets.at(-1), "#field-payment-creditTransfers-0-iban");
    await page.context().close();
    await server.stop();
  },
);

/** Keeps what the page asks its worker for until `release` is called. */
function withHeldWorker(): void {
  const send = Worker.prototype.postMessage;
  const held: (() => void)[] = [];
  Worker.prototype.postMessage = function (message: unknown) {
    if (Reflect.get(globalThis, "holds") === true) held.push(() => send.call(this, message));
    else send.call(this, message);
  };
  Object.assign(globalThis, { held, release: () => held.splice(0).forEach((it) => it()) });
}

browserTest("the page says that it is done when all that was written is added up, and not before", async (browser) => {
  const server = await serveSite();
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.addInitScript(withHeldWorker);
  await page.goto(`${server.url}new/`);
  await done(page);
  await fill(page, { "BT-146": "100", "BT-152": "19" });
  await page.evaluate(() => Object.assign(globalThis, { holds: true }));
  await page.locator('[data-answer="BT-129"]').fill("2");
  await page.waitForFunction(() => Reflect.get(globalThis, "held").length > 0);
  // The answer about two comes when three is written already.
  await page.locator('[data-answer="BT-129"]').evaluate((field) => {
    Object.assign(field, { value: "3" });
    field.dispatchEvent(new Event("input", { bubbles: true }));
    Object.assign(globalThis, { holds: false });
    Reflect.get(globalThis, "release")();
  });
  await done(page);
  assert.equal(await page.locator("[data-amount-due]").getAttribute("data-new"), "357.00");
  await context.close();
  await server.stop();
});

browserTest("a draft survives closing, is saved as a file, and opened again", async (browser) => {
  const server = await serveSite();
  const page = await opened(browser, server.url);
  await fill(page, { "BT-1": "R-7", "BT-153": "Beratung", "BT-146": "80" });
  await page.locator("[data-add-line]").click();
  await page.locator('[data-pointer="/lines/1/description"]').fill("Reise");
  await done(page);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${server.url}new/`);
  await done(again);
  assert.equal(await again.locator('[data-pointer="/lines/1/description"]').inputValue(), "Reise");
  const draft = await saved(again, "draft");
  assert.equal(draft.name, "R-7.json");
  again.on("dialog", (dialog) => void dialog.accept());
  await again.locator("#start-over").click();
  assert.equal(await again.locator('[data-answer="BT-1"]').inputValue(), "");
  await again.locator("#draft-file").setInputFiles({
    name: draft.name,
    mimeType: "application/json",
    buffer: Buffer.from(draft.bytes),
  });
  await again.locator('[data-pointer="/lines/1/description"]').waitFor();
  assert.equal(await again.locator('[data-answer="BT-1"]').inputValue(), "R-7");
  assert.equal(await again.locator('[data-pointer="/lines/0/unitPrice"]').inputValue(), "80");
  await again.context().close();
  await server.stop();
});

browserTest("who is remembered is filled in next time, and only after it was asked for", async (browser) => {
  const server = await serveSite();
  const page = await opened(browser, server.url);
  await fill(page, german);
  page.on("dialog", (dialog) => void dialog.accept());
  await saved(page, "xrechnung");
  await page.locator("#start-over").click();
  assert.equal(await page.locator('[data-answer="BT-27"]').inputValue(), "", "nothing is remembered unasked");
  await fill(page, german);
  await page.locator("#remember").check();
  await saved(page, "xrechnung");
  await page.locator("#start-over").click();
  assert.equal(await page.locator('[data-answer="BT-27"]').inputValue(), "Muster GmbH");
  assert.equal(await page.locator('[data-answer="BT-44"]').inputValue(), "");
  await fill(page, { "BT-44": "Stadt Musterhafen", "BT-153": "Beratung" });
  assert.equal(await page.locator('[data-answer="BT-52"]').inputValue(), "Musterhafen");
  assert.equal(await page.locator('[data-answer="BT-146"]').inputValue(), "100");
  await page.locator("#remember").uncheck();
  await page.reload();
  await done(page);
  await page.locator("#start-over").click();
  assert.equal(await page.locator('[data-answer="BT-27"]').inputValue(), "", "what is forgotten is gone");
  await page.context().close();
  await server.stop();
});

browserTest("fields that come and go leave the place and the press of a button alone", async (browser) => {
  const server = await serveSite();
  const page = await opened(browser, server.url);
  await fill(page, { "BT-40": "DE" });
  // What follows from the mail address is filled in meanwhile.
  await page.locator('[data-answer="BT-43"]').fill("eva@muster.example");
  await page.locator('[data-answer="BT-43"]').press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SUMMARY", "the others are folded");
  assert.equal(await page.locator('[data-answer="BT-34"]').inputValue(), "eva@muster.example");
  assert.equal(await page.locator('[data-answer="BT-34"]').isVisible(), false, "nothing opens under the hands");
  await page.locator('[data-answer="BT-113"]').fill("1.000");
  await page.locator("[data-add-line]").click();
  assert.equal(await page.locator('[data-pointer="/lines/1/description"]').count(), 1);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-pointer")), "/lines/1/description");
  assert.equal(await page.locator('[data-answer="BT-25"]').count(), 1);
  await page.reload();
  await done(page);
  assert.equal(await page.locator('[data-answer="BT-113"]').inputValue(), "1000", "a German point groups thousands");
  await page.context().close();
  await server.stop();
});

browserTest(
  "an incomplete discount for early payment is reported at its field, whatever the invoice is saved as",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    await fill(page, { ...plain, "BT-20-days": "14" });
    await page.locator("details[open] summary").first().press("Enter");
    for (const target of ["xrechnung", "peppol"]) {
      await page.locator(`[data-save=${target}]`).click();
      await done(page);
      assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused", target);
      const marked = page.locator("[aria-invalid=true]");
      assert.deepEqual(await marked.evaluateAll((all) => all.map((it) => it.getAttribute("data-answer"))), [
        "BT-20-percentage",
      ]);
      assert.ok(await marked.isVisible(), "its heading is open");
    }
    await page.context().close();
    await server.stop();
  },
);

/** Each step is a key; what has the focus decides where it goes. */
async function typed(page: Page, answers: Answers): Promise<void> {
  for (let step = 0; step < 150; step++) {
    const at = await page.evaluate(() => {
      const { dataset, tagName } = document.activeElement instanceof HTMLElement ? document.activeElement : {};
      return { answer: dataset?.["answer"] ?? "", tagName: tagName ?? "", save: dataset?.["save"] };
    });
    if (at.save !== undefined) return;
    const text = answers[at.answer];
    if (text !== undefined && at.tagName === "SELECT") await page.keyboard.type(text);
    else if (text !== undefined) await page.keyboard.insertText(text);
    await page.keyboard.press("Tab");
  }
}

browserTest(
  "the keyboard alone leads from the first field to an invoice that is accepted and saved",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    const { "BT-2": _, "BT-72": _day, "BT-9": _due, ...words } = plain;
    // A date is typed as the browser shows it, and a country is found by its name.
    await typed(page, {
      ...words,
      "BT-40": "Deutschland",
      "BT-55": "Deutschland",
      "BT-49-1": "Leitweg",
      "BT-130": "HUR",
    });
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    assert.equal((await download).suggestedFilename(), "R-2026-0042.xml");
    await done(page);
    assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "accepted");
    assert.equal(await page.locator("[data-amount-due]").getAttribute("data-new"), "297.50");
    await page.context().close();
    await server.stop();
  },
);

browserTest(
  "a logo, a footer and the text that the letter begins with are on the pages of the PDF",
  async (browser) => {
    const server = await serveSite();
    const page = await opened(browser, server.url);
    await fill(page, { ...plain, footer: "Geschäftsführerin: Eva Muster" });
    await page.locator('details:has([data-pointer="/notes/4/text"]) > summary').press("Enter");
    await page.locator('[data-pointer="/notes/4/text"]').fill("Vielen Dank für Ihren Auftrag.");
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
    const given = (name: string, text: string) => ({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });
    await page.locator("#logo").setInputFiles(given("logo.svg", "GIF89a"));
    await page.locator("[data-save=facturx]").click();
    await done(page);
    assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "refused");
    assert.match(await page.locator("#logo-fault").textContent() ?? "", /weder PNG noch JPEG noch SVG/);
    await page.locator("#logo").setInputFiles(given("logo.svg", mark));
    await page.locator(".logo img").waitFor();
    const text = textOfPages(readPages((await saved(page, "facturx")).bytes));
    const [opening, line] = [text.indexOf("Vielen Dank"), text.indexOf("Beratung")];
    assert.ok(opening >= 0 && opening < line, text);
    assert.ok(text.includes("Geschäftsführerin: Eva Muster"));
    await page.reload();
    await done(page);
    assert.equal(await page.locator(".logo img").count(), 1, "it is kept as the draft is");
    await page.context().close();
    await server.stop();
  },
);

const titles = {
  de: ["E-Rechnung schreiben", /behält den Entwurf nicht/],
  fr: ["Rédiger une facture électronique", /ne garde pas le brouillon/],
  en: ["Write an e-invoice", /does not keep the draft/],
} as const;

/** A browser that lets the page keep nothing. */
function keepsNothing(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("Not allowed", "SecurityError");
  };
}

for (const [locale, [title, notKept]] of Object.entries(titles)) {
  browserTest(
    `in ${locale}, the form can be used by everybody, on small screens, light and dark, and says that nothing is kept`,
    async (browser) => {
      const server = await serveSite();
      const context = await browser.newContext({ locale, viewport: { width: 320, height: 700 } });
      const page = await context.newPage();
      await page.addInitScript(keepsNothing);
      await page.goto(`${server.url}new/`);
      await done(page);
      assert.equal(await page.locator("h1").textContent(), title);
      assert.equal(await page.locator(".keeping [role=alert]").count(), 0);
      await page.locator("[data-save=peppol]").click();
      await done(page);
      await holds(page, "with what is missing");
      await fill(page, locale === "fr" ? french : german);
      await page.locator("[data-save=peppol]").click();
      await done(page);
      assert.equal(await page.locator("[data-verdict]").getAttribute("data-verdict"), "accepted");
      assert.match(await page.locator(".keeping [role=alert]").textContent() ?? "", notKept);
      await holds(page, "filled in");
      await context.close();
      await server.stop();
    },
  );
}

/** What axe-core finds is nothing, light, dark and printed, and nothing is wider than the page. */
async function holds(page: Page, state: string): Promise<void> {
  for (const how of sampled([{ colorScheme: "light" }, { colorScheme: "dark" }, { media: "print" }] as const, 2)) {
    await page.emulateMedia({ media: "screen", ...how });
    assert.deepEqual(await violations(page), [], `${state}, ${JSON.stringify(how)}`);
  }
  await page.emulateMedia({ media: "screen" });
  await fits(page, state);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await fits(page, state);
  await page.setViewportSize({ width: 320, height: 700 });
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}new/`);
  await done(page);
  return page;
}

async function done(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement?.dataset["state"] === "done");
}

/** Fills in the fields of the first line and all others, by the keyboard. */
async function fill(page: Page, answers: Answers): Promise<void> {
  // The country decides which fields there are.
  const terms = Object.keys(answers).toSorted((one, other) => Number(other === "BT-40") - Number(one === "BT-40"));
  for (const term of terms) {
    const field = page.locator(`[data-answer="${term}"]`).first();
    const fold = page.locator("details:not([open])", { has: field }).first();
    if (await fold.count() > 0) await fold.locator("summary").press("Enter");
    const value = answers[term] ?? "";
    if (await field.evaluate(({ tagName }) => tagName) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
    await field.press("Tab");
  }
  await done(page);
}

async function saved(page: Page, as: string): Promise<Saved> {
  const download = page.waitForEvent("download");
  await page.locator(`[data-save=${as}]`).click();
  const given = await download;
  await done(page);
  return { name: given.suggestedFilename(), bytes: await Deno.readFile(await given.path()) };
}

function isOwnFile(path: string): boolean {
  return path.startsWith("/assets/") || path === "/sw.js" || path === "/" || path === "/new/" ||
    path.endsWith(".webmanifest");
}

type Written = { readonly target: keyof typeof profiles; readonly saved: Saved; readonly by: string };

async function judgedOfficially(written: readonly Written[], folder: string): Promise<void> {
  const reason = await reasonToSkip();
  if (reason !== undefined) return console.log(`the official validators are not asked: ${reason}`);
  const pathOf = ({ by, target }: Written) => `${folder}/${by}-${target}.xml`;
  for (const it of written) {
    await Deno.writeFile(pathOf(it), it.target === "facturx" ? xmlIn(it.saved.bytes) : it.saved.bytes);
  }
  const all = await verdicts(written.map(pathOf), { schemas: true });
  for (const { target, by, saved } of written) {
    const said = all.filter(({ file }) => file === pathOf({ target, by, saved }));
    assert.ok(said.some(({ ruleset, valid }) => ruleset === "xsd" && valid === true), `${by} ${target}: XML Schema`);
    const against = findingsBy(profiles[target], said).filter((it) => !it.includes(" warning "));
    assert.deepEqual(against, [], `${by} ${target}`);
  }
}

/** What is due, and what is said of paying early: XRechnung has it for machines, the others for people. */
function says(written: readonly Written[]): void {
  for (const { target, by, saved: { bytes } } of written) {
    const outcome = parse(target === "facturx" ? xmlIn(bytes) : bytes);
    if (!("ok" in outcome)) throw new Error(`${by} ${target} cannot be read`);
    const { invoice } = outcome.ok;
    assert.equal(invoice.totals?.payableAmount, due[by as keyof typeof due], `${by} ${target}`);
    if (by !== "german") continue;
    const early = target === "xrechnung"
      ? "#SKONTO#TAGE=14#PROZENT=2.50#\n"
      : "2,5 % Skonto bei Zahlung innerhalb von 14 Tagen";
    assert.equal(invoice.paymentTerms, `Zahlbar innerhalb von 30 Tagen.\n${early}`, target);
    assert.deepEqual(invoice.precedingInvoices, [{ invoiceNumber: "A-2026-0007", issueDate: "2026-10-01" }], target);
  }
}

function xmlIn(pdf: Uint8Array): Uint8Array {
  const outcome = extract(pdf);
  if (!("ok" in outcome)) throw new Error("no invoice is in the PDF");
  return outcome.ok.xml;
}

async function judgedAsPdf(written: readonly Written[], folder: string): Promise<void> {
  const reason = await missingTool();
  if (reason !== undefined) return console.log(`veraPDF is not asked: ${reason}`);
  const files = await Promise.all(written.map(async ({ by, saved: { bytes } }) => {
    await Deno.writeFile(`${folder}/${by}.pdf`, bytes);
    return `${folder}/${by}.pdf`;
  }));
  // PDF/A-3a asks for all that PDF/A-3b does.
  for (const oracle of oracles.filter(({ name }) => !name.endsWith("PDF/A-3b"))) {
    const found = await verdictsOn(oracle, folder, files);
    for (const it of files) assert.equal(found.get(it), "ok", `${oracle.name}: ${it}`);
  }
}
