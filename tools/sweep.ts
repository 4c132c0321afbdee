/**
 * Fills every field, attribute, header and query value with texts that could be slow to read, and looks whether four times
 * the length takes more than five times the time.
 *
 *     deno task sweep                       everything, which takes a while
 *     deno task sweep --sample              for each place a few of the texts
 *     deno task sweep --only BuyerReference the places whose names hold the word
 *
 * It prints the slowest rows; where a time grows faster than its text, the rows that do, and the exit status is 1.
 */
import { parseArgs } from "node:util";
import { pdfWriter } from "../host/pdf.ts";
import { CEILING, FLOOR, type Growth, growthOf, LONG, SHORT } from "./sweep/measure.ts";
import { documentOperations, explained, type Operation } from "./sweep/operations.ts";
import { patterns } from "./sweep/patterns.ts";
import { withServiceTargets } from "./sweep/service.ts";
import { documentTargets } from "./sweep/targets.ts";

interface Row extends Growth {
  readonly place: string;
  readonly pattern: string;
  readonly operation: string;
}

/** Something to fill and the operations on it. */
export interface Swept {
  readonly name: string;
  with(text: string): string;
  readonly operations: readonly Operation[];
}

const SHOWN = 15;
/** After so many rows that grow too fast, the rest is known to be no better. */
const ENOUGH = 5;
/** Texts for each place of a sample; they go round, so that each meets many places. */
const SAMPLED = 1;

class Rows {
  readonly suspicious: Row[] = [];
  #slowest: Row[] = [];
  count = 0;

  add(row: Row): void {
    this.count++;
    if (row.suspicious) {
      this.suspicious.push(row);
      console.log(`sweep: this grows faster than its text, or takes more than ${CEILING} ms:\n  ${shown(row)}`);
    }
    this.#slowest = [...this.#slowest, row].sort((a, b) => (b.long ?? b.short) - (a.long ?? a.short)).slice(0, SHOWN);
  }

  print(): void {
    console.log(`sweep: ${this.count} rows; the slowest, in milliseconds of the processor:`);
    for (const row of this.#slowest) console.log(`  ${shown(row)}`);
  }
}

function shown({ short, long, place, pattern, operation }: Row): string {
  const ratio = long === undefined ? "" : `, ×${(long / Math.max(short, 0.1)).toFixed(1)}`;
  const times = `${SHORT}: ${short.toFixed(1)}${long === undefined ? "" : `, ${LONG}: ${long.toFixed(1)}`}${ratio}`;
  return `${times}  ${operation}  ${place}  (${pattern})`;
}

async function sweep(all: readonly Swept[], sample: boolean, rows: Rows): Promise<void> {
  const names = Object.keys(patterns);
  for (const [index, swept] of all.entries()) {
    const chosen = sample
      ? Array.from({ length: SAMPLED }, (_, at) => (index * SAMPLED + at) % names.length)
      : names.keys();
    for (const at of chosen) {
      const pattern = names[at] ?? "";
      const make = patterns[pattern];
      if (make === undefined) continue;
      const inputs = new Map<number, string>();
      const inputOf = (length: number) => {
        const input = inputs.get(length) ?? swept.with(make(length));
        inputs.set(length, input);
        return input;
      };
      for (const { name, on } of swept.operations) {
        if (rows.suspicious.length >= ENOUGH) return;
        const growth = await growthOf((length) => on(inputOf(length)));
        if (growth !== undefined) rows.add({ ...growth, place: swept.name, pattern, operation: name });
      }
    }
  }
}

async function main(args: readonly string[]): Promise<number> {
  const options = { sample: { type: "boolean" }, only: { type: "string" } } as const;
  const { values: { sample = false, only = "" } } = parseArgs({ args: [...args], options });
  const wanted = ({ name }: { readonly name: string }) => name.includes(only);
  const operations = documentOperations(pdfWriter());
  const documents = documentTargets().map((it) => ({ ...it, operations })).filter(wanted);
  const rows = new Rows();
  const question: Swept = { name: "the id of a rule", with: (text) => text, operations: [explained] };
  await sweep([...documents, ...[question].filter(wanted)], sample, rows);
  await withServiceTargets((all) => sweep(all.filter(wanted), sample, rows));
  rows.print();
  console.log(rows.suspicious.length === 0 ? `sweep: all grow with their texts (above ${FLOOR} ms)` : "sweep: FAILED");
  return rows.suspicious.length === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
