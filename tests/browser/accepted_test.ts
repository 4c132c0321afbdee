/// <reference lib="dom" />
/**
 * From refused to accepted: thirty invoices, of which a third is done, another one every day, are repaired on the page by somebody
 * who knows what was meant and no XML, in three languages, at 390 px, by the keyboard alone. The official validators have the
 * last word.
 */
import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { structuredPatch } from "diff";
import { kindOf } from "../../engine/mod.ts";
import { findingsBy } from "../conformance/by_profile.ts";
import { reasonToSkip, verdicts } from "../conformance/oracle.ts";
import { isTurn, whole } from "../support/sweeps.ts";
import { browserTest, check, openOffline, serveSite } from "./harness.ts";
import { repair, verdict } from "./repairing/issuer.ts";
import { profileOf, type RefusedInvoice, refusedInvoices } from "./repairing/refused.ts";

const COUNT = 30;
/** Clicks for each thing that is wrong, and that somebody has to know or to confirm. */
const MOST_CLICKS = 1.5;
/** All but so many of them have to become accepted. */
const FEW = 2;
const SEED = 1;
const locales = ["de", "en", "fr"] as const;

interface Repaired {
  readonly invoice: RefusedInvoice;
  readonly accepted: boolean;
  /** BT-115 as the page says it. */
  readonly due: string | null;
  readonly clicks: number;
  /** Terms that were changed, one for each value. */
  readonly changes: readonly (string | null)[];
  readonly xml: Uint8Array;
  readonly same: Uint8Array;
}

browserTest("refused invoices become accepted, with the amount due that was meant", async (browser) => {
  const server = await serveSite("/", { offline: true });
  const all = refusedInvoices(COUNT, SEED);
  assert.equal(all.length, COUNT);
  // Three in a row at a time, because they come in three languages.
  const invoices = all.filter((_, at) => whole || isTurn(Math.floor(at / locales.length), 3));
  const repaired: Repaired[] = [];
  for (const [index, locale] of locales.entries()) {
    const page = await openedIn(browser, server.url, locale);
    const before = server.requests.length;
    for (const invoice of invoices.filter((_, at) => at % locales.length === index)) {
      repaired.push(await repairedOn(page, invoice));
    }
    // A browser looks for a new service worker by itself, some time after the load.
    const asked = server.requests.slice(before).filter(({ path }) => path !== "/sw.js");
    assert.deepEqual(asked, [], "nothing is asked of anybody after the load");
    await page.close();
  }
  const accepted = repaired.filter((it) => it.accepted);
  const refused = repaired.filter((it) => !it.accepted).map(({ invoice }) => `${invoice.name}: ${invoice.faults}`);
  console.log(`${accepted.length} of ${invoices.length} accepted`);
  assert.ok(refused.length <= FEW && accepted.length > FEW, refused.join("\n"));
  const clicks = accepted.reduce((sum, it) => sum + it.clicks, 0);
  const facts = accepted.reduce((sum, { invoice }) => sum + invoice.faults.length, 0);
  console.log(`${clicks} clicks for ${facts} facts`);
  assert.ok(clicks <= MOST_CLICKS * facts, accepted.map(saidOf).join("\n"));
  for (const { invoice, due, changes, same } of accepted) {
    assert.equal(due, invoice.meant.text("/totals/payableAmount"), `${invoice.name}: ${invoice.faults}`);
    const hunks = changedIn(invoice.bytes, same);
    // Each amount of UBL repeats the currency.
    if (hunks === undefined || changes.includes("BT-5")) continue;
    assert.ok(hunks <= changes.length, `${invoice.name}: ${hunks} places for ${changes}`);
  }
  await judgeOfficially(accepted);
  await server.stop();
});

function saidOf({ invoice: { name, faults }, clicks }: Repaired): string {
  return `${name}: ${clicks} clicks for ${faults}`;
}

async function openedIn(browser: Browser, url: string, locale: string): Promise<Page> {
  const page = await browser.newPage({ locale, viewport: { width: 390, height: 800 } });
  await openOffline(page, url);
  return page;
}

async function repairedOn(page: Page, invoice: RefusedInvoice): Promise<Repaired> {
  await check(page, invoice);
  assert.equal(await verdict(page), "refused", `${invoice.name}: ${invoice.faults}`);
  const steps = await repair(page, invoice.meant);
  const clicks = steps.reduce((sum, it) => sum + it.clicks, 0);
  const accepted = await verdict(page) === "accepted";
  const due = await page.locator("[data-amount-due]").first().getAttribute("data-new");
  const all = page.locator("[data-changes] [data-change]");
  const changes = await all.evaluateAll((them) => them.map((it) => it.getAttribute("data-term")));
  const own = invoice.form === "json" ? "json" : invoice.form === "pdf" ? "pdf" : "xml";
  const same = await saved(page, own);
  return {
    invoice,
    accepted,
    clicks,
    due,
    changes,
    same,
    xml: !accepted || own === "xml" ? same : await saved(page, "xml"),
  };
}

async function saved(page: Page, as: string): Promise<Uint8Array> {
  const download = page.waitForEvent("download");
  await page.locator(`[data-save="${as}"]`).focus();
  await page.keyboard.press("Enter");
  return await Deno.readFile(await (await download).path());
}

/** In how many places the text of a file was changed; undefined for a PDF. */
function changedIn(before: Uint8Array, after: Uint8Array): number | undefined {
  if (kindOf({ input: before }) === "pdf") return undefined;
  const [old, now] = [before, after].map((it) => new TextDecoder().decode(it));
  return structuredPatch("", "", old ?? "", now ?? "", "", "", { context: 0 }).hunks.length;
}

async function judgeOfficially(repaired: readonly Repaired[]): Promise<void> {
  const reason = await reasonToSkip();
  if (reason !== undefined) return console.log(`the official validators are not asked: ${reason}`);
  const folder = await Deno.makeTempDir({ prefix: "faktlint-repaired-" });
  try {
    const files = await Promise.all(repaired.map(async ({ xml, invoice: { name } }) => {
      const file = `${folder}/${name}.xml`;
      await Deno.writeFile(file, xml);
      return file;
    }));
    const said = Map.groupBy(await verdicts(files, { schemas: true }), ({ file }) => file);
    const against = repaired.flatMap(({ invoice }, index) => {
      const answers = said.get(files[index] ?? "") ?? [];
      const bySchema = answers.some(({ ruleset, valid }) => ruleset === "xsd" && valid === true)
        ? []
        : ["the XML Schema"];
      const byRules = findingsBy(profileOf[invoice.form], answers).filter((it) => !it.includes(" warning "));
      return [...bySchema, ...byRules].map((it) => `${invoice.name}: ${it}`);
    });
    assert.deepEqual(against, []);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
