/// <reference lib="dom" />
/** What somebody hears who does not see the page: the live regions, word by word, from the choice of a file to the saved one. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest, check, done, example, openValidator, serveSite } from "./harness.ts";

/** Notes each text that a live region gets, as a screen reader would read it. */
function listen(): void {
  const heard: string[] = [];
  Reflect.set(globalThis, "heard", heard);
  const note = ({ target }: MutationRecord) => {
    const at = target instanceof Element ? target : target.parentElement;
    const region = at?.closest("[aria-live],[role=status],[role=alert]");
    const text = region?.checkVisibility() === false ? "" : region?.textContent?.trim() ?? "";
    if (text !== "" && heard.at(-1) !== text) heard.push(text);
  };
  addEventListener("DOMContentLoaded", () => {
    const what = { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] };
    new MutationObserver((all) => all.forEach(note)).observe(document.body, what);
  });
}

function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, "heard"));
}

/** Presses, and waits until the page says something else than before. */
async function press(page: Page, selector: string): Promise<void> {
  const before = (await heard(page)).length;
  await page.locator(selector).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => Reflect.get(globalThis, "heard").length > count, before);
  await done(page);
}

/** A row a language: a file that is not an invoice, one that is refused, three repairs, one undone and made again, and the copy. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  en: [
    'notes.txt: Not readable. The document starts with "n", and XML starts with "<". Send the XML of an invoice.',
    "broken-totals.xml: Refused, 5 errors",
    "broken-totals.xml: Refused, 3 errors",
    "broken-totals.xml: Refused, 2 errors",
    "broken-totals.xml: Accepted",
    "broken-totals.xml: Refused, 2 errors",
    "broken-totals.xml: Accepted",
    "Saving broken-totals.accepted.xml.",
  ],
  de: [
    "notes.txt: Nicht lesbar. Das ist kein wohlgeformtes XML. Lassen Sie die Rechnung noch einmal ausgeben oder wählen Sie eine andere Datei.",
    "broken-totals.xml: Wird abgelehnt, 5 Fehler",
    "broken-totals.xml: Wird abgelehnt, 3 Fehler",
    "broken-totals.xml: Wird abgelehnt, 2 Fehler",
    "broken-totals.xml: Wird angenommen",
    "broken-totals.xml: Wird abgelehnt, 2 Fehler",
    "broken-totals.xml: Wird angenommen",
    "broken-totals.angenommen.xml wird gespeichert.",
  ],
  fr: [
    "notes.txt : Illisible. Ce n’est pas du XML bien formé. Exportez à nouveau la facture ou choisissez un autre fichier.",
    "broken-totals.xml : Refusée, 5 erreurs",
    "broken-totals.xml : Refusée, 3 erreurs",
    "broken-totals.xml : Refusée, 2 erreurs",
    "broken-totals.xml : Acceptée",
    "broken-totals.xml : Refusée, 2 erreurs",
    "broken-totals.xml : Acceptée",
    "Enregistrement de broken-totals.acceptee.xml.",
  ],
};

for (const [locale, script] of Object.entries(scripts)) {
  browserTest(`from the file to the saved copy, each step is announced in ${locale}`, async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage({ locale })];
    await page.addInitScript(listen);
    await openValidator(page, server.url);
    await check(page, { name: "notes.txt", bytes: new TextEncoder().encode("no invoice") });
    await check(page, example("broken-totals.xml"));
    for (let step = 0; step < 3; step++) await press(page, '[data-repair][aria-pressed="false"]');
    await press(page, "[data-undo]");
    await press(page, '[data-repair][aria-pressed="false"]');
    await press(page, ".report [data-save=xml]");
    // French has spaces of its own before a colon.
    assert.deepEqual((await heard(page)).map((it) => it.replaceAll(/\s/g, " ")), script);
    await server.stop();
  });
}
