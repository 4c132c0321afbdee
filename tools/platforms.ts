/**
 * Writes host/data/platforms.json, the snapshot of the French approved platforms, from a text with a name a line: the column
 * of names of the spreadsheet that the tax authority publishes, saved as text.
 */
import { parseArgs } from "node:util";
import snapshot from "../host/data/platforms.json" with { type: "json" };

const USAGE = `Usage: deno task platforms FILE --as-of YYYY-MM-DD --source WHERE

FILE has a name a line. The list of the tax authority is at ${snapshot.official.url}`;

type Snapshot = typeof snapshot;

/** The snapshot that a text of names makes, or what is wrong with it. */
export function snapshotOf(text: string, asOf: string, source: string): Snapshot | string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? Date.parse(asOf) : NaN;
  if (Number.isNaN(day)) return `--as-of is "${asOf}": give a day such as 2026-11-30`;
  if (source.trim() === "") return "--source is missing: say where the list was taken from";
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\ufeff/, "").trim().replace(/^"(.*)"$/, "$1")).filter((
    line,
  ) => line !== "");
  const names = [...new Set(lines)].sort((a, b) => a.localeCompare(b, "fr"));
  if (names.length < 10) {
    return `the file has ${names.length} names, which is no list of platforms: save one name a line`;
  }
  const long = names.find((name) => name.length > 200);
  if (long !== undefined) return `"${long.slice(0, 50)}…" is no name: save the column of names alone`;
  const official = { ...snapshot.official, reported_count: names.length, reported_on: asOf };
  return { as_of: asOf, source, official, names };
}

function main(): number {
  const { values, positionals: [file] } = parseArgs({
    args: Deno.args,
    options: { "as-of": { type: "string" }, source: { type: "string" } },
    allowPositionals: true,
  });
  if (file === undefined) {
    console.error(USAGE);
    return 2;
  }
  const made = snapshotOf(Deno.readTextFileSync(file), values["as-of"] ?? "", values.source ?? "");
  if (typeof made === "string") {
    console.error(`${made}\n\n${USAGE}`);
    return 2;
  }
  const target = new URL("../host/data/platforms.json", import.meta.url);
  Deno.writeTextFileSync(target, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`Wrote ${made.names.length} platforms as of ${made.as_of}; there were ${snapshot.names.length}.`);
  return 0;
}

if (import.meta.main) Deno.exit(main());
