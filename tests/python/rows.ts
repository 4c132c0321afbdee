/** What the command line says of documents, and what a row of a cluster says, in one form. */
import { fileURLToPath } from "node:url";
import { did } from "../../tools/shell.ts";

const root = new URL("../../", import.meta.url);

/** By the last part of a document's name: it differs between a folder and an object store. */
export type Said = ReadonlyMap<string, string>;

interface Place {
  readonly path?: string | null;
  readonly pointer?: string | null;
  readonly line?: number | null;
  readonly column?: number | null;
}

interface Result {
  readonly valid: boolean;
  readonly profile: string;
  readonly errors: readonly Found[];
  readonly warnings: readonly Found[];
  readonly information: readonly Found[];
}

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly field: readonly string[] | string;
  readonly location?: Place;
}

interface Failed extends Place {
  readonly error: string;
  readonly message: string;
  readonly xml_code?: string;
}

/** A row of the tables (faktlint.arrow.schema), as JSON. */
export interface Row {
  readonly name: string;
  readonly profile: string | null;
  readonly valid: boolean | null;
  readonly official_valid: boolean | null;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly (Omit<Found, "location"> & { readonly location: string | null } & Omit<Place, "path">)[];
  readonly problem: { readonly error: string; readonly code: string; readonly message: string } & Place | null;
}

/** What the command line says of the files, strictly: its rows, and how many seconds it took. */
export async function fromCommandLine(folder: string, files: readonly string[]): Promise<[Said, number]> {
  Deno.writeTextFileSync(`${folder}/list`, files.join("\n"));
  const how = ["run", "--quiet", "--no-prompt", "-P=faktlint", "host/main.ts", "validate", "--strict", "--jobs", "2"];
  const what = ["--format", "ndjson", "--out", `${folder}/there`, "--files-from", `${folder}/list`];
  const began = performance.now();
  await did(Deno.execPath(), [...how, ...what], { cwd: fileURLToPath(root) });
  const seconds = (performance.now() - began) / 1000;
  const said = new Map<string, string>();
  for (const { file, result, error } of lines<{ file: string; result?: Result; error: Failed }>(`${folder}/there`)) {
    said.set(baseOf(file), result === undefined ? failed(error) : judged(result));
  }
  return [said, seconds];
}

/** The names of the rows in a file that say something else; one that has no row, or two, is among them. */
export function different(file: string, said: Said): readonly string[] {
  const left = new Map(said);
  const wrong: string[] = [];
  for (const row of lines<Row>(file)) {
    const name = baseOf(row.name);
    if (left.get(name) !== ofRow(row)) wrong.push(name);
    left.delete(name);
  }
  return [...wrong, ...left.keys()];
}

function ofRow({ valid, official_valid, profile, errors, warnings, findings, problem }: Row): string {
  if (problem !== null) return text([problem.error, problem.code, problem.message, ...at(problem)]);
  const found = findings.map((it) => [it.rule, it.severity, it.field, it.location, ...at(it)]);
  return text([valid, official_valid, profile, errors, warnings, found]);
}

function judged({ valid, profile, errors, warnings, information }: Result): string {
  const found = [...errors, ...warnings, ...information].map(({ rule, severity, field, location = {} }) => [
    ...[rule, severity, [field].flat(), location.path ?? location.pointer],
    ...at(location),
  ]);
  return text([valid, valid, profile, errors.length, warnings.length, found]);
}

function failed({ error, message, xml_code: code = error, ...place }: Failed): string {
  return text([error, code, message, ...at(place)]);
}

function at({ line, column }: Place): readonly unknown[] {
  return [line, column];
}

/** What is absent and what is null are the same. */
function text(values: readonly unknown[]): string {
  return JSON.stringify(values);
}

export function* lines<T>(file: string): Generator<T> {
  for (const line of Deno.readTextFileSync(file).split("\n")) if (line !== "") yield JSON.parse(line);
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
