/**
 * Prints what each route takes of whom, and what of it is read before it is known who asks.
 *
 *     deno task admission
 */
import { type Admission, admissions, valuesOnLoop } from "../host/http/admission.ts";
import { limits } from "../host/domain/limits.ts";
import { operations } from "../host/operations/index.ts";

const heads = ["route", "body of", "bytes", "raised", "values", "levels", "on the event loop", "counted"];

function cells(row: Admission): readonly string[] {
  const { method, path, from, bytes, raised, json, job } = row;
  return [
    `${method.toUpperCase()} ${path}`,
    bytes === 0 ? "nobody" : from,
    ...[bytes, raised, json?.values, json?.levels].map((it) => it === undefined || it === 0 ? "" : `${it}`),
    loop(row, job),
    [...(from === "key" ? ["key"] : []), ...counted(row)].join(", "),
  ];
}

function loop(row: Admission, job: Admission["job"]): string {
  const values = valuesOnLoop(row);
  if (values === 0) return "nothing";
  return job === undefined ? `${values} values` : `${values} values, more in the pool (${job})`;
}

function counted({ from, bytes, window }: Admission): readonly string[] {
  const { requests, milliseconds } = window === undefined ? { requests: 0, milliseconds: 0 } : limits[window];
  return [
    ...(requests === 0 ? [] : [`${requests} in ${milliseconds / 1000} s`]),
    ...(from === "anybody" && bytes > 0 ? ["its bytes"] : []),
  ];
}

const table = [heads, ...admissions(operations).map(cells)];
const widths = heads.map((_, at) => Math.max(...table.map((row) => (row[at] ?? "").length)));
for (const row of table) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ").trimEnd());
console.log("\nAll other routes are read by GET, have no body, and count nobody.");
