/** The pages as `deno task build` makes them. */
import { notice } from "../../build.ts";
import { buildBenchmarkPages } from "../../tools/benchmark_pages.ts";
import { type RuleExamples, ruleExamples } from "../../tools/rule_examples.ts";
import { buildRulePages } from "../../tools/rule_pages.ts";
import { buildSite, type BuiltFile } from "../../tools/site.ts";

let site: Promise<ReadonlyMap<string, BuiltFile>> | undefined;

/** All files of the site by their paths, built once. */
export function builtFiles(): Promise<ReadonlyMap<string, BuiltFile>> {
  site ??= buildSite(notice).then((files) => new Map(files.map((file) => [file.path, file])));
  return site;
}

/** Of few rules, because those of all take seconds. */
export function someExamples(): RuleExamples {
  return ruleExamples((rule) => rule === "BR-CO-10" || rule === "BR-02");
}

let rendered: Promise<readonly BuiltFile[]> | undefined;

/** The pages of the rules and of the benchmarks as files, built once. */
export function builtPages(): Promise<readonly BuiltFile[]> {
  rendered ??= Promise.all([buildRulePages(someExamples()), buildBenchmarkPages()]).then((all) => all.flat());
  return rendered;
}

const encoder = new TextEncoder();

/** Reads a file of the site, as the service does it from dist/web/. */
export async function readBuilt(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (path === "rule_examples.json") return encoder.encode(JSON.stringify(someExamples()));
  const content = (await builtFiles()).get(path)?.content;
  return typeof content === "string" ? encoder.encode(content) : content;
}
