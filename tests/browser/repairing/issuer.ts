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

/** What was done, by name, and how many clicks it takes with a mouse. */
interface Step {
  readonly name: string;
  readonly clicks: number;
}

/** Goes on until the invoice is accepted, or nothing is left that could be done; returns what was done. */
export async function repair(page: Page, meant: JsonTree): Promise<readonly Step[]> {
  const steps: Step[] = [];
  while (steps.length < MOST_STEPS && await verdict(page) !== "accepted") {
    const step = await next(page, meant, steps.map(({ name }) => name));
    if (step === undefined) break;
    await done(page);
    steps.push(step);
  }
  return steps;
}

export function verdict(page: Page): Promise<string | null> {
  return page.locator("[data-verdict]").getAttribute("data-verdict");
}

/** What the page puts first: all that needs no answer, then the cards in their order, and only then the invoice itself. */
async function next(page: Page, meant: JsonTree, before: readonly string[]): Promise<Step | undefined> {
  const all = page.locator("[data-apply-all]");
  if (await all.count() > 0) return await press(page, all.first(), "apply all");
  for (const card of await page.locator(".cause").all()) {
    const step = await onCard(page, card, meant, before);
    if (step !== undefined) return step;
  }
  return await correct(page, meant, before);
}

/** Undefined where what is offered was done, or is not what was meant. */
async function onCard(
  page: Page,
  card: Locator,
  meant: JsonTree,
  before: readonly string[],
): Promise<Step | undefined> {
  for (const repair of await card.locator("[data-repair]").all()) {
    const name = `repair ${await repair.getAttribute("data-repair")}`;
    if (!before.includes(name) && says(await changesIn(repair), meant)) return await press(page, repair, name);
  }
  for (const label of await card.locator("[data-choice] label").all()) {
    const radio = label.locator("input");
    const name = `choice ${await radio.getAttribute("value")}`;
    if (before.includes(name) || !says(await changesIn(label), meant)) continue;
    const isChosen = await radio.isChecked();
    if (!isChosen) await press(page, radio, name, "Space");
    await press(page, placeOf(radio).locator("[data-commit]"), name);
    return { name, clicks: isChosen ? 1 : 2 };
  }
  for (const field of await card.locator("[data-answer]").all()) {
    const pointer = await field.getAttribute("data-pointer") ?? "";
    const name = `answer ${pointer}`;
    if (textAt(meant, pointer) === undefined || before.includes(name)) continue;
    return await answerCard(page, field, meant, name);
  }
  return undefined;
}

/** The amounts of the sums: if a sum is wrong, these are looked at. */
const amounts = /^\/(?:lines|vatBreakdown|totals|allowances|charges)\//;

/** Goes through the amounts of the shown invoice, and corrects the first that is not what was meant. */
async function correct(page: Page, meant: JsonTree, before: readonly string[]): Promise<Step | undefined> {
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

/** Fills in all that is asked together: one click into the first field, Tab to the others, and one on the button. */
async function answerCard(page: Page, first: Locator, meant: JsonTree, name: string): Promise<Step> {
  const card = placeOf(first);
  for (const field of await card.locator("[data-answer]").all()) {
    const value = textAt(meant, await field.getAttribute("data-pointer") ?? "");
    if (value !== undefined) await write(field, value);
  }
  return { ...await press(page, card.locator("[data-commit]"), name), clicks: 2 };
}

/** The fields that are taken over together with one. */
function placeOf(field: Locator): Locator {
  return field.locator("xpath=ancestor::*[contains(@class, 'answers')][1]");
}

/** Writes over what is there, in a field that a click has opened. */
async function answer(field: Locator, value: string, name: string): Promise<Step> {
  await write(field, value);
  await field.press("Enter");
  return { name, clicks: 2 };
}

async function write(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((it) => it.localName === "select");
  if (isList) await field.selectOption(value);
  else await field.fill(value);
}

async function press(page: Page, at: Locator, name: string, key = "Enter"): Promise<Step> {
  await at.focus();
  await page.keyboard.press(key);
  return { name, clicks: 1 };
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

/** A business has one name in most invoices, which is asked for as that of its register. */
function textAt(tree: JsonTree, pointer: string): string | undefined {
  const [, party, name] = /^(\/(?:seller|buyer))\/(name|legalName)$/.exec(pointer) ?? [];
  const other = party === undefined ? pointer : `${party}/${name === "name" ? "legalName" : "name"}`;
  return tree.text(pointer) ?? tree.text(`${pointer}/value`) ?? tree.text(other);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Decimal.parse(one), Decimal.parse(other)];
  return one === other ||
    first !== undefined && second !== undefined && first.toShortString() === second.toShortString();
}
