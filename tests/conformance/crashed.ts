/**
 * What the engine says of the documents on which the reference itself stops with an error, so that it has no verdict.
 * `deno task tool crashed` prints a line each.
 */
import { validate } from "../../engine/mod.ts";
import { hasCorpus, type Pair, pairs } from "./corpus.ts";

function line({ file, xml }: Pair): string {
  const outcome = validate(xml);
  if ("refusal" in outcome) return `${file}: not read, ${outcome.refusal.xmlCode}`;
  const { valid, errors } = outcome.ok;
  const ids = [...new Set(errors.map((it) => it.rule))].join(" ");
  return `${file}: ${valid ? "valid" : `invalid, ${ids}`}`;
}

if (!hasCorpus()) console.log("crashed: skipped, because there is no corpus");
else {
  let count = 0;
  for await (const pair of pairs()) {
    if (!Object.values(pair.fired).includes(null) || pair.file.startsWith("mutants/")) continue;
    count++;
    console.log(line(pair));
  }
  console.log(`\n${count} documents on which the reference stops`);
}
