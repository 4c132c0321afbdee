/** What a schema allows, in words. */
import type { Child } from "hono/jsx";
import type { Reference } from "./gather.ts";
import { keyword, named, nameIn, type Schema, type SchemaOr } from "./openapi.ts";
import { joined, placed } from "../frame/prose.tsx";

/** Keywords that say something about a value without limiting it. */
const notes = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

/** The type, with named schemas as links; they are never opened, so that a schema may refer to itself. */
export function typeWords(schema: SchemaOr | undefined, reference: Reference): Child {
  const { types } = reference.words;
  if (schema === undefined || schema === true) return types.any;
  if (schema === false) return types.none;
  if (schema.$ref !== undefined) return link(schema.$ref, reference);
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const own = ownWords(schema, reference);
  const all = [...own === undefined ? [] : [own], ...membersOf(allOf, reference)];
  const choices = [anyOf, oneOf].filter((it) => it.length > 0).map((members) => {
    return joined(members.map((it) => typeWords(it, reference)), types.or);
  });
  const parts = [...all, ...choices];
  return parts.length === 0 ? types.any : joined(parts, types.and);
}

function link(ref: string, { schemaAt }: Reference): Child {
  const name = nameIn(ref);
  const address = name === undefined ? undefined : schemaAt(name);
  return address === undefined ? <code>{name ?? ref}</code> : <a href={address}>{name}</a>;
}

function limits(schema: SchemaOr): boolean {
  return typeof schema === "boolean" || Object.keys(schema).some((name) => !notes.has(name));
}

/** Of several schemas that all hold, one with fields adds those that the named ones do not have. */
function membersOf(all: readonly SchemaOr[], reference: Reference): readonly Child[] {
  const known = new Set(all.flatMap((it) => namesIn(named(it, reference.document))));
  return all.filter(limits).flatMap((it): readonly Child[] => {
    const names = namesIn(it);
    if (names.length === 0) return [typeWords(it, reference)];
    const added = names.filter((name) => !known.has(name)).map((name) => <code key={name}>{name}</code>);
    return added.length === 0 ? [] : [placed(reference.words.types.fields, joined(added, ", "))];
  });
}

function namesIn(schema: SchemaOr | undefined): readonly string[] {
  return typeof schema === "object" ? Object.keys(schema.properties ?? {}) : [];
}

function ownWords(schema: Schema, reference: Reference): Child | undefined {
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  return joined(types.map((type) => wordOf(type, schema, reference)), reference.words.types.or);
}

function wordOf(type: string, schema: Schema, reference: Reference): Child {
  const { format, items, properties, additionalProperties } = schema;
  const form = [format, keyword(schema, "contentEncoding"), keyword(schema, "contentMediaType")].find((it) => {
    return it !== undefined;
  });
  const { types } = reference.words;
  if (type === "array") return placed(severalIn(items) ? types.arrayEach : types.arrayOf, typeWords(items, reference));
  if (type === "object" && properties === undefined && typeof additionalProperties === "object") {
    return Object.keys(additionalProperties).length === 0
      ? "object"
      : placed(types.objectEach, typeWords(additionalProperties, reference));
  }
  return type === "null" || form === undefined ? type : `${type} (${form})`;
}

function severalIn(items: SchemaOr | undefined): boolean {
  if (typeof items !== "object") return false;
  return items.anyOf !== undefined || items.oneOf !== undefined || items.allOf !== undefined ||
    typesOf(items).length > 1;
}

/** The types that a schema names, or else those that its other keywords are about. */
function typesOf(schema: Schema): readonly string[] {
  const { type, nullable, properties, items } = schema;
  const named = type === undefined ? [] : typeof type === "string" ? [type] : type;
  const values = "const" in schema ? [schema.const] : schema.enum ?? [];
  const meant = named.length > 0
    ? named
    : properties !== undefined
    ? ["object"]
    : items !== undefined
    ? ["array"]
    : [...new Set(values.map(typeOf))];
  return nullable === true && meant.length > 0 && !meant.includes("null") ? [...meant, "null"] : meant;
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
