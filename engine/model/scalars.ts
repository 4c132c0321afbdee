/** The values of terms as JSON has them, checked against the types of the terms. */
import type { Faults, InputFault, InputKind } from "./faults.ts";
import { type JsonNode, JsonNumber, type JsonValue } from "./json.ts";
import { numberIn, numberOf, type NumberProblem } from "./numeric.ts";
import { codePoint, ours } from "./said.ts";
import { scalarText } from "./shorthands.ts";
import { isBlank } from "./space.ts";
import { type DataType, type GroupId, keptCode, type TermId, termRows } from "./terms.ts";

const wantedOf: Readonly<Record<DataType, InputKind>> = {
  amount: "number",
  unitPrice: "number",
  quantity: "number",
  percentage: "number",
  date: "date",
  code: "text",
  identifier: "text",
  endpoint: "object",
  text: "text",
  binary: "text",
};

export function kindOf(value: JsonValue): InputKind {
  if (typeof value === "string") return "text";
  if (value instanceof JsonNumber) return "number";
  if (typeof value === "boolean") return "truth";
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : "object";
}

/** Reports a value of another kind than the field has. */
export function wrongKind(node: JsonNode, field: TermId | GroupId, wanted: InputKind, faults: Faults): void {
  const actual = scalarText(node.value);
  const found = kindOf(node.value);
  faults.add({
    id: "ATW-INPUT-TYPE",
    place: node.place,
    field,
    found,
    wanted,
    ...(actual === undefined ? {} : { actual }),
  });
}

/**
 * The text of a scalar for a term; undefined when the value cannot be one, or is blank, which counts as absent. A
 * scalar of the wrong type is reported and still taken, so that nothing is said to be missing that is there.
 */
export function scalarOf(term: TermId, node: JsonNode, faults: Faults): string | undefined {
  const { type } = termRows[term];
  const wanted = wantedOf[type];
  const { value } = node;
  if (typeof value !== "string" && !(value instanceof JsonNumber)) return void wrongKind(node, term, wanted, faults);
  if (wanted === "number") return numeric(term, node, value, faults);
  if (typeof value !== "string") {
    wrongKind(node, term, wanted, faults);
    return value.source;
  }
  if (isBlank(value)) return undefined;
  if (wanted === "date" && !isDate(value)) wrongKind(node, term, wanted, faults);
  else checkText(value, node, term, faults);
  return keptCode(term, value);
}

const problems = {
  "not finite": "ATW-NUMBER-NOT-FINITE",
  "too large": "ATW-NUMBER-TOO-LARGE",
} as const satisfies Partial<Record<NumberProblem, InputFault["id"]>>;

function numeric(term: TermId, node: JsonNode, value: string | JsonNumber, faults: Faults): string | undefined {
  if (typeof value === "string" && isBlank(value)) return void wrongKind(node, term, "number", faults);
  const { text, problem } = typeof value === "string" ? numberIn(value) : numberOf(value.source);
  if (problem === "no number") wrongKind(node, term, "number", faults);
  else if (problem !== undefined) faults.add({ id: problems[problem], place: node.place, field: term, actual: text });
  return text;
}

/** Characters that XML 1.0 cannot hold (production 2): control characters, halves of characters, two code points. */
const NOT_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

export function checkText(text: string, { place }: JsonNode, field: TermId, faults: Faults): void {
  const [found] = NOT_XML.exec(text) ?? [];
  if (found !== undefined) faults.add({ id: "ATW-TEXT-NOT-XML", place, field, actual: ours(codePoint(found)) });
}

const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** A day of the calendar as ISO 8601 writes it. XML allows a time zone after it, which the model has not. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
