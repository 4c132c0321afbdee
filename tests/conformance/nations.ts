/**
 * Compares what strict mode says of the invoices of nations with what their official sets say, ids and severities.
 *
 *     deno task tool nations                    all nations, the whole corpus
 *     … --nation ro    one of them         … --every 5    each fifth document
 *     … --id BR-RO-001 which documents differ in a rule
 *     … --mutants 300  asks the official sets about so many invoices of the corpus that are changed at random, instead;
 *                      --seed 2 for others, --keep FOLDER to look at them
 *     … --now          by the editions in force, where the corpus has answers of those before: asks the official sets again
 *     … --values       changes single values by plan, 1000 or as many as --mutants says
 *
 * Exit status 1 when a document is valid here and not there, or when fewer are judged exactly than
 * `nations_floor.ts` says.
 */
import { parseArgs } from "node:util";
import { hasCorpus } from "./corpus.ts";
import { isUnanswered, nations, unanswered } from "./nations_corpus.ts";
import { measure, measureMutants, measureNow } from "./nations_measure.ts";
import { reasonToSkip, reasonWithout } from "./oracle.ts";

const { values } = parseArgs({
  options: {
    nation: { type: "string" },
    every: { type: "string", default: "1" },
    id: { type: "string" },
    mutants: { type: "string" },
    values: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
    now: { type: "boolean", default: false },
  },
});

if (!hasCorpus()) {
  console.log("nations: skipped, because there is no corpus in ../shared/corpus, beside the repository");
  Deno.exit(0);
}
const mutants = values.mutants ?? (values.values ? "1000" : undefined);
const asked = [...nations, ...unanswered].filter((it) => values.nation === undefined || values.nation === it);
const isAsking = mutants !== undefined || values.now || asked.some(isUnanswered);
const reason = isAsking ? await reasonToSkip() : undefined;
if (reason !== undefined) {
  console.log(`nations: skipped, because ${reason}`);
  Deno.exit(0);
}
const every = Number.parseInt(values.every);
const results: boolean[] = [];
for (const nation of asked) {
  const lacking = await reasonWithout(nation);
  if (lacking !== undefined) {
    console.log(`${nation}: skipped, because ${lacking}`);
    continue;
  }
  results.push(
    mutants === undefined
      ? await (isUnanswered(nation) || values.now
        ? measureNow(nation, { every, id: values.id })
        : measure(nation, { every, id: values.id }))
      : await measureMutants(nation, {
        count: Number.parseInt(mutants),
        seed: Number.parseInt(values.seed),
        values: values.values,
        keep: values.keep,
      }),
  );
}
Deno.exit(results.every((it) => it) ? 0 : 1);
