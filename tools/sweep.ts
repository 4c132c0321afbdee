/**
 * Fills every field, attribute, header and query value with texts that could be slow to read, and looks whether four times
 * the length takes more than five times the time.
 *
 *     deno task tool sweep                       everything, which takes hours
 *     deno task tool sweep --sample              for each place one of the texts, and a few of the operations, others every day
 *     deno task tool sweep --sample --day 2027-01-20    those of that day
 *     deno task tool sweep --only BuyerReference the places whose names hold the word
 *
 * It prints the slowest rows; where a time grows faster than its text, the rows that do, and the exit status is 1.
 */
import { parseArgs } from "node:util";
import { pdfWriter } from "../host/documents/pdf.ts";
import { CEILING, FLOOR, type Growth, growthOf, LONG, SHORT } from "./sweep/measure.ts";
import { documentOperations, explained, type Operation } from "./sweep/operations.ts";
import { patterns } from "./sweep/patterns.ts";
import { withServiceTargets } from "./sweep/service.ts";
import { repeatedTargets } from "./sweep/repeated.ts";
import { documentTargets } from "./sweep/targets.ts";
import { crowds } from "../tests/support/crowded.ts";
import { dayOption } from "../tests/support/day.ts";
import { isTurn } from "../tests/support/sweeps.ts";

interface SweptRow extends Growth {
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
/** Of a sample, each place has one text and one in so many operations; they go round, so that each meets many places. */
const ONE_IN = 48;
/** Where there are no more than these, all are done. */
const FEWEST = 4;
/** And of the groups one in so many, which is no multiple of the shapes: these go round, too. */
const FEW = 31;

class Rows {
  readonly suspicious: SweptRow[] = [];
  #slowest: SweptRow[] = [];
  count = 0;

  add(row: SweptRow): void {
    this.count++;
    if (row.suspicious) {
      this.suspicious.push(row);
      console.log(`sweep: this grows faster than its text, or takes more than ${CEILING} ms:\n  ${shown(row)}`);
    }
    this.#slowest = [...this.#slowest, row].sort((a, b) => b.long - a.long).slice(0, SHOWN);
  }

  print(): void {
    console.log(`sweep: ${this.count} rows; the slowest, in milliseconds of the processor:`);
    for (const row of this.#slowest) console.log(`  ${shown(row)}`);
  }
}

/** Invoices with many of one thing that is wrong: a text is as long as one thing of them for every 250 of its characters. */
function crowdTargets(operations: readonly Operation[]): readonly Swept[] {
  return Object.entries(crowds).map(([what, of]) => ({
    name: `many ${what}`,
    with: (text) => of(Math.ceil(text.length / EACH)),
    operations,
  }));
}

const EACH = 250;
/** What is done with all of them, whatever is sampled. */
const onCrowds: readonly string[] = ["find patches", "diagnose", "repair"];
/** What is done with many of one group: every operation, but judging by each profile by name. */
const onGroups = /^(?:open|judge, strict|judge and parse|find patches|diagnose|repair|generate en16931)/;

function shown({ short, long, place, pattern, operation }: SweptRow): string {
  const growth = short === undefined
    ? ""
    : `, ${SHORT}: ${short.toFixed(1)}, ×${(long / Math.max(short, 0.1)).toFixed(1)}`;
  return `${LONG}: ${long.toFixed(1)}${growth}  ${operation}  ${place}  (${pattern})`;
}

async function sweep(all: readonly Swept[], sample: boolean, rows: Rows, names = Object.keys(patterns)): Promise<void> {
  for (const [index, swept] of all.entries()) {
    for (const pattern of sample ? names.slice(index % names.length).slice(0, 1) : names) {
      const make = patterns[pattern];
      if (make === undefined) continue;
      const inputOf = remembered((length) => swept.with(make(length)));
      for (const [turn, { name, on }] of swept.operations.entries()) {
        if (rows.suspicious.length >= ENOUGH) return;
        if (sample && swept.operations.length > FEWEST && !isTurn(turn + index, ONE_IN)) continue;
        const growth = await growthOf((length) => on(inputOf(length)));
        if (growth !== undefined) rows.add({ ...growth, place: swept.name, pattern, operation: name });
      }
    }
  }
}

/** Makes an input of each length once. */
function remembered(make: (length: number) => string): (length: number) => string {
  const made = new Map<number, string>();
  return (length) => {
    const input = made.get(length) ?? make(length);
    made.set(length, input);
    return input;
  };
}

async function main(args: readonly string[]): Promise<number> {
  const options = { sample: { type: "boolean" }, only: { type: "string" }, ...dayOption } as const;
  const { values: { sample = false, only = "" } } = parseArgs({ args: [...args], options });
  const wanted = ({ name }: { readonly name: string }) => name.includes(only);
  const operations = documentOperations(pdfWriter());
  const documents = documentTargets().map((it) => ({ ...it, operations })).filter(wanted);
  const rows = new Rows();
  const question: Swept = { name: "the id of a rule", with: (text) => text, operations: [explained] };
  await sweep([...documents, ...[question].filter(wanted)], sample, rows);
  const crowded = crowdTargets(operations.filter(({ name }) => onCrowds.includes(name)));
  await sweep(crowded.filter(wanted), sample, rows, ["letters"]);
  const onAll = operations.filter(({ name }) => onGroups.test(name));
  const repeated = repeatedTargets().map((it) => ({ ...it, operations: onAll }));
  await sweep(repeated.filter((it, at) => wanted(it) && (!sample || isTurn(at, FEW))), sample, rows, [
    "letters",
  ]);
  await withServiceTargets((all) => sweep(all.filter(wanted), sample, rows));
  rows.print();
  console.log(rows.suspicious.length === 0 ? `sweep: all grow with their texts (above ${FLOOR} ms)` : "sweep: FAILED");
  return rows.suspicious.length === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
