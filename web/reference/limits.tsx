/** The limits of a schema beyond its type, one phrase each. */
import type { Child } from "hono/jsx";
import type { Reference } from "./gather.ts";
import { keyword, named, type Schema, type SchemaOr } from "./openapi.ts";
import { code, joined, placed } from "../frame/prose.tsx";

/** Text in the place of a phrase; undefined where nothing is said. */
type Value = (value: unknown, reference: Reference) => Child | undefined;

const plain: Value = (value) => said(value);
const coded: Value = (value) => code(said(value));
/** A phrase without a place. */
const flag: Value = (value) => value === true ? "" : undefined;

/** Of the keywords of JSON Schema 2020-12 and OpenAPI 3 that the words have phrases for, those whose values are not plain. */
const values: Readonly<Record<string, Value>> = {
  const: coded,
  enum: (values, reference) => {
    return Array.isArray(values) ? joined(values.map((it) => choice(it, reference)), ", ") : undefined;
  },
  pattern: coded,
  uniqueItems: flag,
  default: coded,
  example: coded,
  readOnly: flag,
  writeOnly: flag,
  deprecated: flag,
};

/** Longer examples are shown as a block, and not within a table. */
const LONGEST = 100;

export function limitsOf(schema: SchemaOr | undefined, reference: Reference): readonly Child[] {
  if (typeof schema !== "object" || schema.$ref !== undefined) return [];
  const { limits, types } = reference.words;
  const own = Object.entries(limits).flatMap(([name, phrase]): readonly Child[] => {
    const value = keyword(schema, name);
    if (value === undefined || (name === "example" && said(value).length > LONGEST)) return [];
    const child = (values[name] ?? plain)(value, reference);
    return child === undefined ? [] : [placed(phrase, child)];
  });
  const members = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((them = []) => {
    return them.flatMap((it) => limitsOf(it, reference));
  });
  const each = limitsOf(schema.items, reference).map((it): Child => placed(types.each, it));
  return [...own, ...members, ...each];
}

function choice(value: unknown, reference: Reference): Child {
  const text = said(value);
  return reference.codes.has(text) ? <a href={errorAt(text, reference)}>{text}</a> : code(text);
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

/** A text in which every word that is an error code leads to what the page of errors says of it. */
export function withErrors(text: string, reference: Reference): Child {
  return text.split(/(\b[a-z]\w*)/).map((part, at) => {
    return reference.codes.has(part) ? <a key={at} href={errorAt(part, reference)}>{part}</a> : part;
  });
}

export function errorAt(code: string, { to }: Pick<Reference, "to">): string {
  return `${to("/docs/errors")}#${code}`;
}
