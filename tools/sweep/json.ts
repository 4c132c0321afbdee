/** Every field of the JSON model, by the tables of terms and of short forms, with a text of one's choice in it. */
import { fieldPaths } from "../../engine/model/field_paths.ts";
import { shortNames } from "../../engine/model/shorthands.ts";
import { groupIds, isTermId, termRows } from "../../engine/model/terms.ts";
import type { Target } from "./target.ts";

type Json = { [name: string]: unknown };

/** `base` is an invoice in which all else is as in most. */
export function jsonTargets(base: Json): readonly Target[] {
  const paths = [...fieldPaths].flatMap(([id, path]) => {
    if (!isTermId(id)) return [`${path === "" ? "" : `${path}.`}unheardOf`];
    const { type } = termRows[id];
    return type === "identifier" || type === "endpoint" ? [path, `${path}.value`, `${path}.schemeId`] : [path];
  });
  const short = groupIds.flatMap((id) => shortNames(id).map((name) => `${around(fieldPaths.get(id) ?? "")}${name}`));
  const texts = [...paths, ...short, "profile", "vatExemptionReasons.E"];
  return [
    ...texts.map((path) => target(base, path, "text")),
    ...paths.filter((path) => !path.endsWith("unheardOf")).map((path) => target(base, path, "number")),
    ...texts.filter((path) => path.endsWith("unheardOf")).map((path) => target(base, path, "name")),
  ];
}

function around(path: string): string {
  return path === "" ? "" : `${path}.`;
}

/** What stands for the number until the text is written: JSON.stringify would write no number of so many digits. */
const NUMBER = "\ue000number\ue000";

function target(base: Json, path: string, as: "text" | "number" | "name"): Target {
  return {
    name: `json ${path}${as === "text" ? "" : ` as a ${as}`}`,
    with: (text) => {
      const invoice = structuredClone(base);
      if (as === "name") put(invoice, path.split(".").slice(0, -1), text, 1);
      else put(invoice, path.split(".").slice(0, -1), path.split(".").at(-1) ?? "", as === "text" ? text : NUMBER);
      const written = JSON.stringify(invoice);
      return as === "number" ? written.replace(`"${NUMBER}"`, () => numberLike(text)) : written;
    },
  };
}

/** The digits, points, signs and exponents of a text: what the reader takes for a number, or nearly. */
function numberLike(text: string): string {
  return /[0-9]/.test(text) ? text.replace(/[^0-9.eE+-]/g, "") : "1".repeat(text.length);
}

function put(invoice: Json, way: readonly string[], name: string, value: unknown): void {
  let at: Json = invoice;
  for (const step of way) at = step.endsWith("[]") ? itemOf(at, step.slice(0, -2)) : objectOf(at, step);
  if (!name.endsWith("[]")) at[name] = value;
  else at[name.slice(0, -2)] = [value];
}

function itemOf(at: Json, name: string): Json {
  const list = at[name];
  if (Array.isArray(list) && isObject(list[0])) return list[0];
  const made: Json = {};
  at[name] = [made];
  return made;
}

function objectOf(at: Json, name: string): Json {
  const held = at[name];
  if (isObject(held)) return held;
  // An identifier may be its text alone; its other parts need an object.
  const made: Json = typeof held === "string" ? { value: held } : {};
  at[name] = made;
  return made;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
