/**
 * Compares two releases of the official rule sets, and prints what there is to do here.
 *
 *     deno task tool editions OLD NEW            the worklist
 *     deno task tool editions --write OLD NEW    and writes the rows that take no thought
 *
 * OLD and NEW are Maven coordinates (GROUP:ARTIFACT:VERSION, fetched by mvn from its configured repositories), a jar, a folder or
 * a file with the rules as XSLT or Schematron. A release that keeps old editions counts by its newest; `#1.3.15` behind it
 * takes another. Every rule that came, went or changed is printed with the lines here that state it, every code with the
 * list it is of, and whether that is so here already.
 */
import { parseArgs } from "node:util";
import { compare } from "./editions/compare.ts";
import { type Edit, edited } from "./editions/edits.ts";
import { severitiesHere } from "./editions/here.ts";
import { type Places, placesOfIds, sitesOf, tablesFor } from "./editions/places.ts";
import { project, type Site, type Table, tablesIn } from "./editions/rows.ts";
import { type RuleSet, rulesOf } from "./editions/rules.ts";
import { type RuleFile, ruleFiles } from "./editions/sources.ts";
import { type Around, type Entry, entryOf, type Sign } from "./editions/work.ts";

/** A file in both releases; what is in one alone is compared with nothing. */
interface Pair {
  readonly name: string;
  readonly before: RuleFile | undefined;
  readonly after: RuleFile | undefined;
}

export interface Worklist {
  readonly lines: readonly string[];
  readonly edits: readonly Edit[];
}

/** `root` is that of the project whose tables are read. */
export async function worklist(old: string, now: string, root = project): Promise<Worklist> {
  const pairs = paired(await Promise.all([ruleFiles(old), ruleFiles(now)]));
  const places = placesOfIds();
  const sections = pairs.map((pair) => sectionOf(pair, pairs, places, root));
  return { lines: sections.flatMap(({ lines }) => lines), edits: sections.flatMap(({ edits }) => edits) };
}

/** Files of the same lasting name; two that were named alone belong together, whatever they are called. */
function paired([before, after]: readonly [readonly RuleFile[], readonly RuleFile[]]): readonly Pair[] {
  const [[old, ...moreOld], [now, ...moreNow]] = [before, after];
  if (old !== undefined && now !== undefined && moreOld.length + moreNow.length === 0) {
    return [{ name: now.name, before: old, after: now }];
  }
  const names = [...new Set([...before, ...after].map(({ name }) => name))].sort();
  return names.map((name) => {
    const of = (files: readonly RuleFile[]) => files.find((file) => file.name === name);
    return { name, before: of(before), after: of(after) };
  });
}

function sectionOf({ name, before, after }: Pair, pairs: readonly Pair[], places: Places, root: URL): Worklist {
  if (before === undefined || after === undefined) {
    return { lines: [`${name}: only in ${(before ?? after)?.path}, compared with nothing`, ""], edits: [] };
  }
  const { artefact } = after;
  const all = tablesIn(artefact?.rows ?? [], root);
  const tables = tablesFor(all, name);
  const current = pairs.filter((it) => it.after?.artefact === artefact).flatMap(({ after }) => after ?? []);
  const around: Around = {
    artefact,
    tables,
    places,
    severityOf: severitiesHere(artefact, name),
    wanted: wantedOf(current.map((file) => ({ name: file.name, rules: rulesOf(file) })), all),
  };
  const { added, removed, changed } = compare(rulesOf(before), rulesOf(after));
  const entries = ([["+", added], ["-", removed], ["~", changed]] as const)
    .flatMap(([sign, changes]: readonly [Sign, typeof added]) => changes.map((it) => entryOf(sign, it, around)));
  return {
    lines: [
      `${name}: ${added.length} added, ${removed.length} removed, ${changed.length} changed${tallyOf(entries)}`,
      `  ${before.path} -> ${after.path}`,
      ...entries.flatMap(({ lines }) => lines),
      "",
    ],
    edits: entries.flatMap(({ edits }) => edits),
  };
}

function tallyOf(entries: readonly Entry[]): string {
  const counts = Map.groupBy(entries, ({ state }) => state);
  const said = (["done", "mechanical", "to do", "read"] as const).flatMap((state) => {
    const count = counts.get(state)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${state}`];
  });
  return said.length === 0 ? "" : ` (${said.join(", ")})`;
}

/** Rules of several files may share a row, and a row may make several rules: what all of them are now. */
function wantedOf(files: readonly { readonly name: string; readonly rules: RuleSet }[], all: readonly Table[]) {
  const wanted = new Map<Site, Set<string>>();
  for (const { name, rules } of files) {
    const tables = tablesFor(all, name);
    for (const [id, assertions] of rules.rules) {
      for (const site of sitesOf(id, tables)) {
        const flags = wanted.get(site) ?? new Set();
        wanted.set(site, flags);
        for (const { flag } of assertions) flags.add(flag);
      }
    }
  }
  return (site: Site): ReadonlySet<string> => wanted.get(site) ?? new Set();
}

/** Each file with edits, as it is with them. */
export function written(edits: readonly Edit[], root = project): ReadonlyMap<string, string> {
  return new Map(
    [...Map.groupBy(edits, ({ path }) => path)].map(([path, ofFile]) => {
      return [path, edited(Deno.readTextFileSync(new URL(path, root)), ofFile)];
    }),
  );
}

async function main(args: readonly string[]): Promise<number> {
  const { values: { write = false }, positionals } = parseArgs({
    args: [...args],
    options: { write: { type: "boolean" } },
    allowPositionals: true,
  });
  const [old, now] = positionals;
  if (old === undefined || now === undefined || positionals.length > 2) {
    console.error(
      "editions: say two releases: deno task tool editions OLD NEW, such as GROUP:ARTIFACT:VERSION or a folder",
    );
    return 2;
  }
  const start = performance.now();
  try {
    const { lines, edits } = await worklist(old, now);
    for (const line of lines) console.log(line);
    if (write) writeAll(edits);
  } catch (error) {
    console.error(`editions: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  console.log(`editions: compared in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return 0;
}

function writeAll(edits: readonly Edit[]): void {
  const files = written(edits);
  for (const [path, text] of files) {
    Deno.writeTextFileSync(new URL(path, project), text);
    console.log(`editions: wrote ${path}`);
  }
  if (files.size === 0) console.log("editions: nothing to write");
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
