/**
 * Prints what the rules beyond the core lack in teaching:
 *
 *     deno task tool teaching             how many rules of each set lack what
 *     deno task tool teaching hr          of the sets whose ids have this in them
 *     deno task tool teaching --rules     and each rule that lacks something
 *
 * Exit status 1 where a rule lacks something.
 */
import { type Column, columns, sets, type Taught, taughtBy } from "./measure.ts";

function counted(of: readonly Taught[]): string {
  const count = (column: Column) => `${of.filter(({ missing }) => missing.includes(column)).length}`;
  return columns.map((column) => count(column).padStart(10)).join("");
}

const wanted = Deno.args.find((it) => !it.startsWith("--")) ?? "";
const all = sets.filter(({ id }) => id.includes(wanted)).flatMap((set) => taughtBy(set));
console.log(`${"lacking".padEnd(28)}${"rules".padStart(6)}${columns.map((it) => it.padStart(10)).join("")}`);
for (const [set, of] of Map.groupBy(all, (it) => it.set)) {
  console.log(`${set.padEnd(28)}${`${of.length}`.padStart(6)}${counted(of)}`);
}
console.log(`${"all".padEnd(28)}${`${all.length}`.padStart(6)}${counted(all)}`);
if (Deno.args.includes("--rules")) {
  for (const { set, id, missing } of all) if (missing.length > 0) console.log(`${set} ${id}: ${missing.join(", ")}`);
}
if (all.some(({ missing }) => missing.length > 0)) Deno.exitCode = 1;
