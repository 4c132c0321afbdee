/** A small valid JSON invoice that tests change, and what is found in it. */
import assert from "node:assert/strict";
import { type Finding, type JsonPlace, type JsonVerdict, validateJson, type ValidateOptions } from "../engine/mod.ts";

const text = Deno.readTextFileSync(new URL("../examples/invoice-from-json.json", import.meta.url));

/** The example with values set at JSON pointers; undefined takes a field away. */
export function invoiceWith(changes: Readonly<Record<string, unknown>> = {}): string {
  return textWith(JSON.parse(text), changes);
}

/** The text of any invoice with values set at JSON pointers; undefined takes a field away. */
export function textWith(invoice: object, changes: Readonly<Record<string, unknown>>): string {
  const changed = structuredClone(invoice) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(changes)) set(changed, pointer.split("/").slice(1), value);
  return JSON.stringify(changed);
}

function set(target: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0 && value === undefined) delete target[name];
  else if (rest.length === 0) {
    // Also a field with the name of a prototype is one of the object's own.
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else set(target[name] as Record<string, unknown>, rest, value);
}

/** The verdict on a text that is read. */
export function verdictOn(json: string, options: ValidateOptions = {}): JsonVerdict {
  const outcome = validateJson(json, options);
  assert.ok("ok" in outcome, "the text is read");
  return outcome.ok;
}

export function findingsOn(json: string, options: ValidateOptions = {}): readonly Finding<JsonPlace>[] {
  const { errors, warnings, information } = verdictOn(json, options);
  return [...errors, ...warnings, ...information];
}

/** Rules and pointers of findings, in short: `BR-02 /lines/0`. */
export function briefly(findings: readonly Finding<JsonPlace>[]): readonly string[] {
  return findings.map(({ rule, location }) => `${rule} ${location?.pointer}`);
}
