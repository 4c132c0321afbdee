/**
 * What each route accepts, and how much of it is read before the caller is known: the table in host/http/admission.ts, made
 * readable.
 *
 *     deno task tool admission            prints the table, and writes it into docs/limits.md
 *     deno task tool admission --check    only compares, and exits with 1 if the docs are stale
 */
import { type Admission, admissions, valuesOnLoop } from "../host/http/admission.ts";
import { connectionTimes, limits } from "../host/domain/limits.ts";
import { operations } from "../host/operations/index.ts";
import { markdownTable } from "./markdown.ts";

const heads = ["route", "body of", "bytes", "values, levels", "on the event loop", "seconds", "counted"];

function cells(row: Admission): readonly string[] {
  const { method, path, from, bytes, raised, json, seconds } = row;
  const most = [bytes, raised].filter((it) => it !== undefined && it > 0).map((it) => `${(it ?? 0) / 1_048_576} MB`);
  return [
    `\`${method.toUpperCase()} ${path}\``,
    bytes === 0 ? "nobody" : from === "key" ? "a good key" : "anybody",
    most.join(", raised "),
    json === undefined ? "" : `${json.values}, ${json.levels}`,
    loop(row),
    seconds === undefined ? "" : `${seconds}`,
    [...(from === "key" ? ["key"] : []), ...counted(row)].join(", "),
  ];
}

function loop(row: Admission): string {
  const values = valuesOnLoop(row);
  if (values === 0) return "nothing";
  return row.job === undefined ? `${values} values` : `${values} values, more in a worker`;
}

function counted({ from, bytes, window }: Admission): readonly string[] {
  const { requests, milliseconds } = window === undefined ? { requests: 0, milliseconds: 0 } : limits[window];
  return [
    ...(requests === 0 ? [] : [`${requests} in ${milliseconds / 1000} s`]),
    ...(from === "anybody" && bytes > 0 ? ["its bytes"] : []),
  ];
}

export function docsTable(): string {
  return markdownTable([heads, ...admissions(operations).map(cells)]);
}

/** What holds of every request. */
export function docsTimes(): string {
  const { headers, idle, body, answer } = connectionTimes;
  const [first, next, whole, taken] = [headers, idle, body, answer].map((it) => `${it / 1000}`);
  return `All other routes are read by GET, have no body, and count nobody. Headers have ${first} seconds to come, a body ` +
    `${whole}, and ${next} from each byte to the next; an answer is to be taken within ${taken}.`;
}

const docs = new URL("../docs/limits.md", import.meta.url);
const where = /^\| route +\| body of [^]*?\n(?=\n)/m;

function main(args: readonly string[]): number {
  const before = Deno.readTextFileSync(docs);
  if (!where.test(before)) throw new Error("docs/limits.md has no table of routes");
  const after = before.replace(where, docsTable());
  if (args.includes("--check")) {
    if (after !== before) {
      console.error("docs/limits.md is not what host/http/admission.ts says. Run: deno task tool admission");
    }
    return after === before ? 0 : 1;
  }
  if (after !== before) Deno.writeTextFileSync(docs, after);
  console.log(`${docsTable()}\n${docsTimes()}`);
  return 0;
}

if (import.meta.main) Deno.exitCode = main(Deno.args);
