/**
 * Shapes: what a value is in the component's world, and how it gets there. A shape is typed by the values that it takes, so
 * a record has a row for every field of its type, or does not compile. The WIT, the values that cross the border and the
 * wrappers' classes are all made from them.
 */

/** What a shape is in WIT. Names are those of the engine; each language writes them its own way. */
export type Form =
  | { readonly kind: "text" | "boolean" | "number" | "bytes" | "base64" | "json" | "leftOut" }
  | { readonly kind: "enum"; readonly name: string; readonly doc: string; readonly cases: readonly string[] }
  | { readonly kind: "list" | "keyed" | "optional"; readonly of: Form }
  | { readonly kind: "record" | "variant"; readonly name: string; readonly doc: string; readonly rows: FormRows };

export type FormRows = readonly (readonly [name: string, form: Form, doc?: string])[];

/** A shape for values of `T`: one that takes more than them will do as well. */
export interface Shape<in T> {
  readonly form: Form;
  /** The value as the component's border takes it. */
  readonly wire: (value: T) => unknown;
}

/** The fields of all members of a union, and what each can hold; what some member does not have is undefined there. */
export type KeyIn<T> = T extends unknown ? keyof T : never;
type ValueIn<T, K> = T extends unknown ? K extends keyof T ? T[K] : undefined : never;
export type Rows<T> = { readonly [K in KeyIn<T> & string]: Shape<ValueIn<T, K>> };

const same = (value: unknown) => value;

/** Halves of characters, which JSON can hold and a text of the border cannot, become U+FFFD. */
export const text: Shape<string> = { form: { kind: "text" }, wire: (value) => value.toWellFormed() };
export const boolean: Shape<boolean> = { form: { kind: "boolean" }, wire: same };
/** A whole number from 0 to 4,294,967,295. */
export const number: Shape<number> = { form: { kind: "number" }, wire: same };
export const bytes: Shape<Uint8Array> = { form: { kind: "bytes" }, wire: same };
/** Bytes that go in beside the document, as text in base64. */
export const base64: Shape<string> = { form: { kind: "base64" }, wire: same };
/** A value without a form of its own, as JSON text. */
export const json: Shape<unknown> = { form: { kind: "json" }, wire: (value) => JSON.stringify(value) };
/** A field that the world does not have, on purpose. */
export const leftOut: Shape<unknown> = { form: { kind: "leftOut" }, wire: () => undefined };

/** One of some words. A word that WIT does not allow is passed as text. */
export function oneOf<C extends string>(name: string, doc: string, cases: readonly C[]): Shape<C> {
  return { form: { kind: "enum", name, doc, cases }, wire: same };
}

export function list<T>({ form, wire }: Shape<T>): Shape<readonly T[]> {
  return { form: { kind: "list", of: form }, wire: (values) => values.map(wire) };
}

/** One value, or several. */
export function several<T extends string>({ form, wire }: Shape<T>): Shape<T | readonly T[]> {
  return {
    form: { kind: "list", of: form },
    wire: (value) => typeof value === "string" ? [wire(value)] : value.map(wire),
  };
}

/** Values by names that the table does not know: pairs, in their order. */
export function keyed<T>({ form, wire }: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    form: { kind: "keyed", of: form },
    wire: (values) => Object.entries(values).map(([key, value]) => [key, wire(value)]),
  };
}

export function optional<T>({ form, wire }: Shape<T>): Shape<T | null | undefined> {
  return {
    form: { kind: "optional", of: form },
    wire: (value) => value === undefined || value === null ? undefined : wire(value),
  };
}

/** An object by its fields. */
export function record<T extends object>(name: string, doc: string, rows: Rows<T>): Shape<T> {
  const fields = Object.entries<Shape<never>>(rows).filter(([, { form }]) => form.kind !== "leftOut");
  return {
    form: { kind: "record", name, doc, rows: fields.map(([key, { form }]) => [key, form]) },
    // The rows are typed by the object's fields, one by one.
    wire: (value) => {
      return Object.fromEntries(fields.map(([key, { wire }]) => [camel(key), wire(Reflect.get(value, key) as never)]));
    },
  };
}

/** An object with one field, which says what it is. */
export function variant<T extends object>(name: string, doc: string, rows: AllOf<T>): Shape<T> {
  const cases = Object.entries<Shape<never>>(rows);
  return {
    form: { kind: "variant", name, doc, rows: cases.map(([key, { form }]) => [key, form]) },
    wire: (value) => {
      const [tag = "", held] = Object.entries(value)[0] ?? [];
      const shape = new Map(cases).get(tag);
      return { tag, val: shape?.wire(held as never) };
    },
  };
}

/** Of a variant each case has its own type. */
type AllOf<T> = { readonly [K in KeyIn<T> & string]: Shape<Extract<T, Readonly<Record<K, unknown>>>[K]> };

/** Names with underscores, as some of the engine are for those who read JSON, in the form that the border takes. */
export function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
