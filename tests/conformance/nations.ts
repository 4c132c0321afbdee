/**
 * Compares what strict mode says of the invoices of nations with what their official sets say, ids and severities.
 *
 *     deno task nations                    all nations, the whole corpus
 *     … --nation ro    one of them         … --every 5    each fifth document
 *     … --id BR-RO-001 which documents differ in a rule
 *
 * Exit status 1 when a document is valid here and not there, or when fewer are judged exactly than
 * `nations_floor.ts` says.
 */
import { parseArgs } from "node:util";
import { hasCorpus } from "./corpus.ts";
import { nations } from "./nations_corpus.ts";
import { measure } from "./nations_measure.ts";

const { values } = parseArgs({
  options: {
    nation: { type: "string" },
    every: { type: "string", default: "1" },
    id: { type: "string" },
  },
});

if (!hasCorpus()) {
  console.log("The corpus is not there: it is looked for in ../shared/corpus, beside the repository");
  Deno.exit(0);
}
const every = Number.parseInt(values.every);
const results: boolean[] = [];
for (const nation of nations) {
  if (values.nation === undefined || values.nation === nation) {
    results.push(await measure(nation, { every, id: values.id }));
  }
}
Deno.exit(results.every((it) => it) ? 0 : 1);
