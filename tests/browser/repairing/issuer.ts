/// <reference lib="dom" />
/**
 * Somebody who wrote an invoice and knows what was meant, but no XML: accepts repairs that say it, chooses, answers what is
 * asked, and changes values in the shown invoice where nothing else is offered. By the keyboard alone.
 */
import type { Locator, Page } from "playwright-core";
import { Decimal } from "../../../engine/model/decimal.ts";
import type { JsonTree } from "../../../engine/edits/operation.ts";
import { done } from "../harness.ts";

const MOST_STEPS = 40;

interface Change {
  readonly pointer: string;
  readonly now: string;
}

/** Goes on until the invoice is accepted, or nothing is left that could be done; returns what was done. */
export async function repair(page: Page, meant: JsonTree): Promise<readonly string[]> {
  const steps: string[] = [];
  while (steps.length < MOST_STEPS && await verdict(page) !== "accepted") {
    const step = await next(page, meant, steps);
    if (step === undefined) break;
    await done(page);
    steps.push(step);
  }
  return steps;
}

export function verdict(page: Page): Promise<string | null> {
  return page.locator("[data-verdict]").getAttribute("data-verdict");
}

async function next(page: Page, meant: JsonTree, before: readonly string[]): Promise<string | undefined> {
  const all = page.locator("[data-apply-all]");
  if (await all.count() > 0) return await press(page, all.first(), "apply all");
  for (const repair of await page.locator("[data-repair]").all()) {
    const name = `repair ${await repair.getAttribute("data-repair")}`;
    if (!before.includes(name) && says(await changesIn(repair), meant)) return await press(page, repair, name);
  }
  for (const label of await page.locator("[data-choice] label").all()) {
    const radio = label.locator("input");
    const name = `choice ${await radio.getAttribute("value")}`;
    if (before.includes(name) || !says(await changesIn(label), meant)) continue;
    await press(page, radio, name, "Space");
    return await press(page, placeOf(radio).locator("[data-commit]"), name);
  }
  for (const field of await page.locator("[data-answer]").all()) {
    const pointer = await field.getAttribute("data-pointer") ?? "";
    const value = textAt(meant, pointer);
    const name = `answer ${pointer}`;
    if (value === undefined || before.includes(name)) continue;
    return await answerCard(page, field, meant, name);
  }
  return await correct(page, meant, before);
}

/** The amounts of the sums: if a sum is wrong, these are looked at. */
const amounts = /^\/(?:lines|vatBreakdown|totals|allowances|charges)\//;

/** Goes through the amounts of the shown invoice, and corrects the first that is not what was meant. */
async function correct(page: Page, meant: JsonTree, before: readonly string[]): Promise<string | undefined> {
  const places = await page.locator(".value[data-at]").evaluateAll((all) =>
    all.map((it) => it.getAttribute("data-at") ?? "")
  );
  for (const pointer of new Set(places.filter((it) => amounts.test(it)))) {
    const value = textAt(meant, pointer);
    const name = `change ${pointer}`;
    if (value === undefined || before.includes(name)) continue;
    await page.locator(`.value[data-at="${pointer}"]`).first().click();
    const field = page.locator(`.sheet [data-answer][data-pointer^="${pointer}"]`);
    await field.waitFor();
    if (isSame(await field.inputValue(), value)) continue;
    return await answer(field, value, name);
  }
  return undefined;
}

/** Fills in all that is asked together. */
async function answerCard(page: Page, first: Locator, meant: JsonTree, name: string): Promise<string> {
  const card = placeOf(first);
  for (const field of await card.locator("[data-answer]").all()) {
    const value = textAt(meant, await field.getAttribute("data-pointer") ?? "");
    if (value !== undefined) await write(field, value);
  }
  return await press(page, card.locator("[data-commit]"), name);
}

/** The fields that are taken over together with one. */
function placeOf(field: Locator): Locator {
  return field.locator("xpath=ancestor::*[contains(@class, 'answers')][1]");
}

/** Writes over what is there. */
async function answer(field: Locator, value: string, name: string): Promise<string> {
  await write(field, value);
  await field.press("Enter");
  return name;
}

async function write(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((it) => it.localName === "select");
  if (isList) await field.selectOption(value);
  else await field.fill(value);
}

async function press(page: Page, at: Locator, name: string, key = "Enter"): Promise<string> {
  await at.focus();
  await page.keyboard.press(key);
  return name;
}

function changesIn(place: Locator): Promise<readonly Change[]> {
  return place.locator("[data-change]").evaluateAll((all) =>
    all.map((it) => ({ pointer: it.getAttribute("data-pointer") ?? "", now: it.getAttribute("data-new") ?? "" }))
  );
}

/** Whether all changes give what was meant. */
function says(changes: readonly Change[], meant: JsonTree): boolean {
  return changes.length > 0 && changes.every(({ pointer, now }) => isSame(now, textAt(meant, pointer) ?? ""));
}

function textAt(tree: JsonTree, pointer: string): string | undefined {
  const legal = pointer.replace(/^(\/(?:seller|buyer))\/name$/, "$1/legalName");
  return tree.text(pointer) ?? tree.text(`${pointer}/value`) ?? tree.text(legal);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Decimal.parse(one), Decimal.parse(other)];
  return one === other ||
    first !== undefined && second !== undefined && first.toShortString() === second.toShortString();
}
