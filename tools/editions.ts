/**
 * Compares two releases of the official rule sets, and prints what there is to do here.
 *
 *     deno task editions OLD NEW
 *
 * OLD and NEW are Maven coordinates (GROUP:ARTIFACT:VERSION, fetched by mvn), a jar, a folder or a file with the rules as
 * XSLT or Schematron. A release that keeps old editions counts by its newest; `#1.3.15` behind it takes another. Every
 * rule that came, went or changed is printed with the lines here that name it, and every code with the list it is of.
 */
import { explainAll } from "../engine/mod.ts";
import { type Change, compare } from "./editions/compare.ts";
import { listOf, type Places, placesOfIds } from "./editions/places.ts";
import { rulesOf } from "./editions/rules.ts";
import { type RuleFile, ruleFiles } from "./editions/sources.ts";

/** The worklist, as lines. */
export async function worklist(old: string, now: string): Promise<readonly string[]> {
  const [before, after] = await Promise.all([ruleFiles(old), ruleFiles(now)]);
  const places = placesOfIds();
  const known = new Set<string>(explainAll().map(({ rule }) => rule));
  const names = [...new Set([...before, ...after].map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const pair = [before, after].map((files) => files.find((file) => file.name === name));
    return sectionOf(name, pair[0], pair[1], places, known);
  });
}

function sectionOf(
  name: string,
  before: RuleFile | undefined,
  after: RuleFile | undefined,
  places: Places,
  known: ReadonlySet<string>,
): readonly string[] {
  if (before === undefined || after === undefined) {
    return [`${name}: only in ${(before ?? after)?.path}, compared with nothing`, ""];
  }
  const { added, removed, changed } = compare(rulesOf(before), rulesOf(after));
  const head = `${name}: ${added.length} added, ${removed.length} removed, ${changed.length} changed`;
  return [
    head,
    `  ${before.path} -> ${after.path}`,
    ...added.flatMap((change) => entryOf("+", change, places, known)),
    ...removed.flatMap((change) => entryOf("-", change, places, known)),
    ...changed.flatMap((change) => entryOf("~", change, places, known)),
    "",
  ];
}

function entryOf(sign: string, change: Change, places: Places, known: ReadonlySet<string>): readonly string[] {
  const { id, parts, flags, through } = change;
  const [was, is] = flags;
  const flag = was === "" || is === "" || was === is ? is || was : `${was} -> ${is}`;
  const found = places.get(id) ?? [];
  const made = known.has(id) ? "in a table that makes its id; see deno task faktlint explain" : "nowhere yet";
  return [
    `  ${sign} ${id} (${flag})${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`,
    ...(through.length === 0 ? [] : [`      by way of ${through.join(", ")}`]),
    ...codeLines(change),
    `      here: ${found.length === 0 ? made : found.join(" ")}`,
  ];
}

function codeLines({ codes: { added, removed, now }, parts }: Change): readonly string[] {
  if (!parts.includes("codes")) return [];
  const list = listOf(now);
  const lacks = added.filter((code) => list?.held.has(code) === false);
  const keeps = removed.filter((code) => list?.held.has(code) === true);
  const open = [...named("lacks", lacks), ...named("still has", keeps)];
  return [
    ...named("      codes added:", added),
    ...named("      codes removed:", removed),
    ...(list === undefined ? [] : [
      `      list here: ${list.list} (engine/model/codes), ${open.length === 0 ? "up to date" : open.join("; ")}`,
    ]),
  ];
}

function named(what: string, codes: readonly string[]): readonly string[] {
  return codes.length === 0 ? [] : [`${what} ${codes.join(" ")}`];
}

async function main(args: readonly string[]): Promise<number> {
  const [old, now] = args;
  if (old === undefined || now === undefined || args.length > 2) {
    console.error("editions: say two releases: deno task editions OLD NEW, such as GROUP:ARTIFACT:VERSION or a folder");
    return 2;
  }
  const start = performance.now();
  try {
    for (const line of await worklist(old, now)) console.log(line);
  } catch (error) {
    console.error(`editions: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  console.log(`editions: compared in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return 0;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
