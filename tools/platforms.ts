/**
 * Writes host/data/platforms.json, the snapshot of the French approved platforms, from the tax authority's list as the
 * operator saved it: the page (HTML), its spreadsheet as CSV, or a text with a name a line.
 */
import { parseArgs } from "node:util";
import snapshot from "../host/data/platforms.json" with { type: "json" };
import { cellsOf, type Rows, tablesIn } from "./platforms/tables.ts";

const USAGE = `Usage: deno task tool platforms FILE --as-of YYYY-MM-DD --source WHERE [--column HEADING]

FILE is the list as it was saved: a page (.html), a spreadsheet (.csv), or a text with a name a line.
The list of the tax authority is at ${snapshot.official.url}`;

type Snapshot = typeof snapshot;

export interface Asked {
  readonly asOf: string;
  readonly source: string;
  /** The heading of the column with the names, where it does not say itself that it is that. */
  readonly column?: string;
}

/** A list is longer: fewer names are those of another table, or of an empty page. */
const FEWEST = 10;
const LONGEST = 200;
/** How the column of names is headed, without case and accents. */
const NAMED = ["nom", "raison sociale", "denomination", "plateforme", "operateur", "name"];

/** The snapshot that a saved list makes, or what is wrong with it. */
export function snapshotOf(text: string, { asOf, source, column }: Asked): Snapshot | string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? Date.parse(asOf) : NaN;
  if (Number.isNaN(day)) return `--as-of is "${asOf}": give a day such as 2026-11-30`;
  if (source.trim() === "") return "--source is missing: say where the list was taken from";
  const found = namesIn(text.replace(/^\ufeff/, ""), column);
  if (typeof found === "string") return found;
  const names = [...new Set(found)].sort((a, b) => a.localeCompare(b, "fr"));
  if (names.length < FEWEST) return `the file has ${names.length} names, which is no list of platforms`;
  const long = names.find((name) => name.length > LONGEST);
  if (long !== undefined) return `"${long.slice(0, 50)}…" is no name: save the list alone, or name its --column`;
  const official = { ...snapshot.official, reported_count: names.length, reported_on: asOf };
  return { as_of: asOf, source, official, names };
}

/** The names of a page, of a spreadsheet, or of a text with one a line; or what is missing. */
function namesIn(text: string, column: string | undefined): readonly string[] | string {
  if (/<(?:html|table|!doctype)\b/i.test(text)) return namesInTables(tablesIn(text), column);
  const rows = cellsOf(text);
  const isTable = column !== undefined || rows.some((cells) => columnOf(cells, column) !== undefined);
  return isTable ? namesInTables([rows], column) : text.split(/\r?\n/).map(tidy).filter((name) => name !== "");
}

function namesInTables(tables: readonly Rows[], column: string | undefined): readonly string[] | string {
  const found = tables.map((rows) => namesUnder(rows, column)).filter((names) => names !== undefined);
  // A page may have other tables with names, for example of contacts: the list is the longest.
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  const wanted = column === undefined ? `such as "${NAMED.slice(0, 3).join('", "')}"` : `"${column}"`;
  return longest ?? `no table has a column that is headed ${wanted}: name it with --column`;
}

/** What is below the heading, which may come after a title. */
function namesUnder(rows: Rows, column: string | undefined): readonly string[] | undefined {
  const head = rows.findIndex((cells) => columnOf(cells, column) !== undefined);
  const at = columnOf(rows[head] ?? [], column);
  if (at === undefined) return undefined;
  return rows.slice(head + 1).map((cells) => tidy(cells[at] ?? "")).filter((name) => name !== "");
}

function columnOf(cells: readonly string[], column: string | undefined): number | undefined {
  const wanted = column === undefined ? undefined : plain(column);
  const at = cells.findIndex((cell) => wanted === undefined ? isHeading(plain(cell), cells) : plain(cell) === wanted);
  return at < 0 ? undefined : at;
}

/** In a line of its own a heading is one word of these: a platform may be called "Plateforme 7". */
function isHeading(cell: string, { length }: readonly string[]): boolean {
  return NAMED.some((word) => length > 1 ? `${cell} `.startsWith(`${word} `) : cell === word);
}

function plain(text: string): string {
  return tidy(text).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function tidy(text: string): string {
  const inner = text.trim().replaceAll(/\s+/g, " ");
  return inner.length > 1 && inner.startsWith('"') && inner.endsWith('"') ? inner.slice(1, -1) : inner;
}

function main(): number {
  const text = { type: "string" } as const;
  const { values, positionals: [file] } = parseArgs({
    args: Deno.args,
    options: { "as-of": text, source: text, column: text },
    allowPositionals: true,
  });
  if (file === undefined) {
    console.error(USAGE);
    return 2;
  }
  const column = values.column === undefined ? {} : { column: values.column };
  const asked = { asOf: values["as-of"] ?? "", source: values.source ?? "", ...column };
  const made = snapshotOf(Deno.readTextFileSync(file), asked);
  if (typeof made === "string") {
    console.error(`${made}\n\n${USAGE}`);
    return 2;
  }
  const target = new URL("../host/data/platforms.json", import.meta.url);
  Deno.writeTextFileSync(target, `${JSON.stringify(made, null, 2)}\n`);
  const gone = snapshot.names.filter((name) => !made.names.includes(name));
  console.log(`Wrote ${made.names.length} platforms as of ${made.as_of}; there were ${snapshot.names.length}.`);
  if (gone.length > 0) console.log(`No longer in it: ${gone.join(", ")}`);
  return 0;
}

if (import.meta.main) Deno.exit(main());
