/** Tables of fields and of parameters. */
import type { Child, FC } from "hono/jsx";
import type { Reference } from "./gather.ts";
import { limitsOf, noteOf } from "./limits.tsx";
import type { SchemaOr } from "./openapi.ts";
import { breakable, code, joined, withCode } from "../frame/prose.tsx";
import { Table } from "../frame/table.tsx";
import { typeWords } from "./type_words.tsx";

export interface Field {
  /** Its name, after those of the fields that it is in: "lines[].quantity"; "*" is any name. */
  readonly name: string;
  /** Of a parameter: where it is sent. */
  readonly place?: string | undefined;
  readonly required: boolean;
  readonly schema: SchemaOr | undefined;
  /** In place of what the schema says of itself. */
  readonly description?: string | undefined;
}

/** The fields that a schema itself lists, and those within them. Schemas that it only names have a table of their own. */
export function fieldsOf(schema: SchemaOr | undefined, path = ""): readonly Field[] {
  if (typeof schema !== "object" || schema.$ref !== undefined) return [];
  const { properties = {}, required = [], items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  const before = path === "" ? "" : `${path}.`;
  return [
    ...Object.entries(properties).flatMap(([name, child]) => [
      { name: `${before}${name}`, required: required.includes(name), schema: child },
      ...fieldsOf(child, `${before}${name}`),
    ]),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((member) => fieldsOf(member, path)),
    ...fieldsOf(items, `${path}[]`),
    ...fieldsOf(additionalProperties, `${before}*`),
  ];
}

interface FieldsProps {
  readonly fields: readonly Field[];
  /** What the fields are. */
  readonly title: "parameter" | "field";
  /** What they are of, for those who come upon the table alone. */
  readonly of: string;
  readonly reference: Reference;
}

export const Fields: FC<FieldsProps> = ({ fields, title, of, reference }) => {
  if (fields.length === 0) return null;
  const { operation: words } = reference.words;
  return (
    <Table
      label={`${words[title]}: ${of}`}
      kind="fields"
      heads={[words[title], words.type, words.description]}
      rows={fields.map((field) => ({ cells: cellsOf(field, reference) }))}
    />
  );
};

function cellsOf({ name, place, required, schema, ...own }: Field, reference: Reference): readonly Child[] {
  const { title, description } = noteOf(schema, reference);
  const text = own.description ?? description ?? "";
  const { places, operation: words } = reference.words;
  const aside = [
    ...place === undefined ? [] : [places[place] ?? place],
    ...required ? [<strong key="required">{words.required}</strong>] : [],
  ];
  const named = title === undefined || text.startsWith(title) ? "" : <span class="title">{title}</span>;
  return [[code(breakable(name, STEP)), ...behind("aside", aside, ", ")], kind(schema, reference), [
    named,
    " ",
    withCode(text),
  ]];
}

/** Parts in a span of their own, after a text; nothing where there are none. */
function behind(style: string, parts: readonly Child[], between: string): readonly Child[] {
  return parts.length === 0 ? [] : [" ", <span key={style} class={style}>{joined(parts, between)}</span>];
}

/** Where a long name may break. */
const STEP = /(?<=[./_])|(?=\[)/;

/** The type with its limits. */
export function kind(schema: SchemaOr | undefined, reference: Reference): Child {
  const limits = limitsOf(schema, reference);
  return [typeWords(schema, reference), ...behind("limits", limits, "; ")];
}
