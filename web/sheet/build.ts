/** Sets out an invoice by the layout. */
import { type Fields, isFields } from "../writing/json_fields.ts";
import type { Invoice } from "../../engine/mod.ts";
import { isCreditNote } from "../../engine/check_xml.ts";
import type { SheetTexts } from "../texts/texts.ts";
import { type Write, writer } from "./format.ts";
import { type EntryRow, type Format, type Item, layout, type SectionRow, type TableRow } from "./layout.ts";
import type { Column, Entry, Part, Section, Sheet, SheetRow } from "./sheet.ts";

export interface SheetOptions {
  /** BCP 47. */
  readonly language: string;
  readonly texts: SheetTexts;
  /** Pointers to mark: what the invoice does not have there is shown as missing. */
  readonly wanted: ReadonlySet<string>;
  /** Makes a file of base64; undefined when it is none. */
  readonly file: (base64: string, mimeCode: string | undefined) => Blob | undefined;
}

interface Context extends SheetOptions {
  readonly write: Write;
  /** The rows of tables in which something is to be marked. */
  readonly wantedRows: ReadonlySet<string>;
}

export function sheetOf(invoice: Invoice, options: SheetOptions): Sheet {
  const { currency, taxCurrency, invoiceNumber = "", invoiceTypeCode = "" } = invoice;
  const { language, texts } = options;
  const context = {
    ...options,
    wantedRows: rowsAround(options.wanted),
    write: writer({ language, texts, currency, taxCurrency }),
  };
  const sections = layout.map((row) => sectionOf(row, { ...invoice }, context)).filter((it) => it !== undefined);
  const known = Object.hasOwn(texts.documents, invoiceTypeCode);
  const kind = texts.documents[known ? invoiceTypeCode : isCreditNote(invoiceTypeCode) ? "381" : "380"];
  return { title: `${kind} ${context.write(invoiceNumber, "text")}`.trim(), sections };
}

function sectionOf(row: SectionRow, invoice: Fields, context: Context): Section | undefined {
  const { id, at, group = row.tables?.[0]?.at ?? at, entries = [], tables = [] } = row;
  const { texts: { labels }, wanted } = context;
  const pointer = at === "" ? "" : `/${at}`;
  const fields = fieldsAt(invoice, at);
  const shown = entries.map((it) => entryOf(it, fields, pointer, context)).filter(hasParts);
  const rows = tables.flatMap((table) => rowsOf(table, fields, pointer, context));
  const marked = group !== "" && wanted.has(`/${group}`) || tables.some((table) => wanted.has(`/${table.at}`));
  if (shown.length === 0 && rows.length === 0 && !marked) return undefined;
  const table = withoutEmpty(columnsOf(tables[0], context), rows);
  return { id, title: labels[id], at: group === "" ? "" : `/${group}`, entries: shown, ...table };
}

function columnsOf(table: TableRow | undefined, { texts: { labels } }: Context): readonly Column[] {
  if (table === undefined) return [];
  const kind = table.kind === undefined ? [] : [{ label: "" }];
  const cells = table.cells.map(({ label, items: [first] }): Column => {
    return { label: labels[label], number: numeric.has(first?.[1] ?? "text") };
  });
  return [...kind, ...cells];
}

/** The rows of tables that pointers lie in: "/lines/7" for "/lines/7/netAmount". */
function rowsAround(pointers: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...pointers].flatMap((pointer) => {
    return [...pointer.matchAll(/\/\d+(?=\/|$)/g)].map(({ index, 0: step }) => pointer.slice(0, index + step.length));
  }));
}

/** A table without the columns in which no row has anything. */
function withoutEmpty(columns: readonly Column[], rows: readonly SheetRow[]): Pick<Section, "columns" | "rows"> {
  const filled = columns.map((_, index) => rows.some(({ cells }) => (cells[index]?.parts.length ?? 0) > 0));
  if (filled.every((is) => is)) return { columns, rows };
  return {
    columns: columns.filter((_, index) => filled[index]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => filled[index]) })),
  };
}

/** The pointers of what is on the sheet in the sections and rows of the wanted ones; "" is its title. */
export function pointersIn({ sections }: Sheet, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const wantedRows = rowsAround(wanted);
  const found = new Set([""]);
  const note = (entries: readonly Entry[]) => entries.forEach(({ parts }) => parts.forEach(({ at }) => found.add(at)));
  for (const { at, entries, rows } of sections) {
    found.add(at);
    note(entries);
    for (const row of rows.filter(({ at }) => wantedRows.has(at))) {
      found.add(row.at);
      note(row.cells);
      note(row.more);
    }
  }
  return found;
}

const numeric: ReadonlySet<Format> = new Set(["number", "amount", "money", "taxMoney", "percentage"]);

function rowsOf(table: TableRow, fields: Fields, pointer: string, context: Context): readonly SheetRow[] {
  const list = fields[table.at];
  if (!Array.isArray(list)) return [];
  const { labels } = context.texts;
  return list.flatMap((item, index): readonly SheetRow[] => {
    const at = `${pointer}/${table.at}/${index}`;
    const own = isFields(item) ? item : {};
    const kind = table.kind === undefined ? [] : [{ label: "", parts: [{ at, text: labels[table.kind] }] }];
    const cells = table.cells.map((row) => entryOf(row, own, at, context));
    const more = table.more.map((row) => entryOf(row, own, at, context)).filter(hasParts);
    const below = table.nested === undefined ? [] : rowsOf({ ...table, at: table.nested }, own, at, context);
    return [{ at, cells: [...kind, ...cells], more }, ...below];
  });
}

const none: readonly Part[] = [];

function hasParts({ parts }: Entry): boolean {
  return parts.length > 0;
}

function entryOf({ label, items, heads, bare }: EntryRow, fields: Fields, pointer: string, context: Context): Entry {
  const named = context.texts.labels[label];
  // Of a table with thousands of rows, most fields are in few.
  const inTable = /\d$/.test(pointer) && !context.wantedRows.has(pointer);
  if (inTable && !heads.some((head) => Object.hasOwn(fields, head))) return { label: named, parts: none };
  const [first = ["" as string]] = items;
  const star = first[0].indexOf("/*");
  const parts = star < 0
    ? items.flatMap((item) => partsOf(item, item[0], fields, pointer, context))
    : repeated(first[0].slice(0, star), items, fields, pointer, context);
  return { label: named, parts, bare };
}

/** The parts of each item of a list in turn; what the list lacks as a whole is shown once. */
function repeated(list: string, items: readonly Item[], fields: Fields, pointer: string, context: Context) {
  const found = valueAt(fields, list);
  const count = Array.isArray(found) ? found.length : 0;
  const parts = Array.from(
    { length: count },
    (_, index) => items.flatMap((item) => partsOf(item, item[0].replace("*", `${index}`), fields, pointer, context)),
  ).flat();
  const at = `${pointer}/${list}`;
  return count === 0 && context.wanted.has(at) ? [{ at, text: "", missing: true as const }] : parts;
}

function partsOf(
  [, format = "text", line]: Item,
  path: string,
  fields: Fields,
  pointer: string,
  context: Context,
): readonly Part[] {
  const at = `${pointer}/${path}`;
  const starts = line === undefined ? {} : { line: true as const };
  const value = valueAt(fields, path);
  if (Array.isArray(value)) {
    return value.map((item, index): Part => ({
      at: `${at}/${index}`,
      text: context.write(printed(item), format),
      line: true,
    }));
  }
  if (value === undefined || value === "") {
    return context.wanted.has(at) ? [{ at, text: "", missing: true, ...starts }] : [];
  }
  if (format === "file") return [fileOf(at, printed(value), fields, context)];
  return [{ at, text: context.write(printed(value), format), ...starts }];
}

function fileOf(at: string, base64: string, fields: Fields, context: Context): Part {
  const [name, type] = [fields["filename"], fields["mimeCode"]].map((it) => typeof it === "string" ? it : undefined);
  const file = context.file(base64, type);
  return { at, text: context.write(name ?? "", "text"), file };
}

/** A value as text: an identifier with its scheme, a classification with its list. */
function printed(value: unknown): string {
  if (!isFields(value)) return String(value);
  const { value: own = "", ...others } = value;
  const notes = Object.values(others).filter((it) => it !== "").map(String);
  return notes.length === 0 ? String(own) : `${own} (${notes.join(", ")})`;
}

function valueAt(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const step of path.split("/")) {
    const list: unknown = Array.isArray(value) ? value[+step] : undefined;
    value = isFields(value) && Object.hasOwn(value, step) ? value[step] : list;
  }
  return value;
}

function fieldsAt(fields: Fields, path: string): Fields {
  const found = path === "" ? fields : valueAt(fields, path);
  return isFields(found) ? found : {};
}
