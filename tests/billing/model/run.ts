/** `deno task payments`: random lives of accounts and their payments; --count and --seed. */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { acts, live } from "./life.ts";

const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const numRuns = Math.trunc(+(values.count ?? 10_000));
const seed = values.seed === undefined ? {} : { seed: Math.trunc(+values.seed) };
const began = performance.now();
await fc.assert(fc.asyncProperty(acts, live), { numRuns, ...seed });
console.log(`${numRuns} sequences hold, in ${Math.round((performance.now() - began) / 1000)} s`);
