/**
 * Breaks what can break under a started server, a drill each, and compares with the table of the handbook: what callers see,
 * what health says within ten seconds, and what the log says.
 *
 *     deno task tool drills              all of them
 *     deno task tool drills --sample     a third of them, another one every day
 *     deno task tool drills NAME…        those whose names contain one of these
 *     deno task tool drills --write      writes the table into docs/operating/incidents.md
 */
import { parseArgs } from "node:util";
import { dayOption } from "../support/day.ts";
import { sampled } from "../support/sweeps.ts";
import { type Drill, drills } from "./rows.ts";
import { docs, withTable } from "./table.ts";

const { values: { sample, write }, positionals } = parseArgs({
  options: { sample: { type: "boolean", default: false }, write: { type: "boolean", default: false }, ...dayOption },
  allowPositionals: true,
});

/** Prints what came of a drill, and gives whether it was as the table says. */
async function held(drill: Drill): Promise<boolean> {
  const { name, callers, health, log, run, lacks } = drill;
  if (typeof lacks === "string") {
    console.log(`skipped  ${name}: there is no ${lacks} here`);
    return true;
  }
  const seen = await run({ callers, health, log }).catch((error) => ({ callers: `${error}`, health: "", log: "" }));
  const differing = (["callers", "health", "log"] as const).filter((it) => seen[it] !== drill[it]);
  console.log(
    `${
      differing.length === 0 ? "held   " : "FAILED "
    }  ${name}: ${seen.callers}; health ${seen.health}; log ${seen.log}`,
  );
  for (const it of differing) console.log(`           ${it}: the table says ${drill[it]}`);
  return differing.length === 0;
}

if (write) Deno.writeTextFileSync(docs, withTable(Deno.readTextFileSync(docs)));
else {
  const chosen = drills.filter(({ name }) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  );
  const failed: string[] = [];
  for (const drill of sample ? sampled(chosen, 3) : chosen) if (!await held(drill)) failed.push(drill.name);
  console.log(
    failed.length === 0 ? "drills: all as the handbook says" : `drills: not as the handbook says: ${failed.join("; ")}`,
  );
  Deno.exitCode = failed.length === 0 && chosen.length > 0 ? 0 : 1;
}
