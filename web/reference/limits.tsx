/** The limits of a schema beyond its type, one phrase each. */
import type { Child } from "hono/jsx";
import type { Reference } from "./gather.ts";
import { keyword, named, type Schema, type SchemaOr } from "./openapi.ts";
import { joined } from "./prose.tsx";

type Phrase = (value: unknown, reference: Reference) => Child;

function worded(before: string, behind = ""): Phrase {
  return (value) => `${before} ${said(value)}${behind}`;
}

function coded(before: string): Phrase {
  return (value) => <>{before} {code(value)}</>;
}

function flag(words: string): Phrase {
  return (value) => value === true ? words : undefined;
}

/** One row a keyword of JSON Schema 2020-12 or OpenAPI 3, in the order of what is said. */
const phrases: Readonly<Record<string, Phrase>> = {
  const: coded("always"),
  enum: (values, reference) => {
    return Array.isArray(values) ? <>one of {joined(values.map((it) => choice(it, reference)), ", ")}</> : undefined;
  },
  minimum: worded("at least"),
  exclusiveMinimum: worded("more than"),
  maximum: worded("at most"),
  exclusiveMaximum: worded("less than"),
  multipleOf: worded("a multiple of"),
  minLength: worded("at least", " characters"),
  maxLength: worded("at most", " characters"),
  pattern: coded("matches"),
  minItems: worded("at least", " of them"),
  maxItems: worded("at most", " of them"),
  uniqueItems: flag("none twice"),
  minProperties: worded("at least", " fields"),
  maxProperties: worded("at most", " fields"),
  default: coded("default"),
  example: coded("for example"),
  readOnly: flag("in answers only"),
  writeOnly: flag("in requests only"),
  deprecated: flag("deprecated"),
};

/** Longer examples are shown as a block, and not within a table. */
const LONGEST = 100;

export function limitsOf(schema: SchemaOr | undefined, reference: Reference): readonly Child[] {
  if (typeof schema !== "object" || schema.$ref !== undefined) return [];
  const own = Object.entries(phrases).flatMap(([name, phrase]) => {
    const value = keyword(schema, name);
    if (value === undefined || (name === "example" && said(value).length > LONGEST)) return [];
    return [phrase(value, reference)];
  });
  const members = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((them = []) => {
    return them.flatMap((it) => limitsOf(it, reference));
  });
  const each = limitsOf(schema.items, reference).map((it): Child => ["each ", it]);
  return [...own, ...members, ...each].filter((it) => it !== undefined);
}

function choice(value: unknown, { codes, base }: Reference): Child {
  const text = said(value);
  return codes.has(text) ? <a href={`${base}/docs/errors#${text}`}>{text}</a> : code(value);
}

function code(value: unknown): Child {
  return <code>{said(value)}</code>;
}

/** A value as it is written in a request. */
export function said(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}

/** What a schema says of itself: its title, else that of the schema that it names, and its descriptions. */
export function noteOf(schema: SchemaOr | undefined, reference: Reference): Pick<Schema, "title" | "description"> {
  if (typeof schema !== "object") return {};
  const members = [...schema.allOf ?? [], ...schema.anyOf ?? [], ...schema.oneOf ?? []];
  const texts = [schema, ...members].map((it) => typeof it === "object" ? it.description : undefined);
  const description = [...new Set(texts)].filter((it) => it !== undefined).join(" ");
  const of = named(schema, reference.document) ?? named(schema.items, reference.document);
  const title = schema.title ?? (typeof of === "object" ? of.title : undefined);
  return { ...(title === undefined ? {} : { title }), ...(description === "" ? {} : { description }) };
}
