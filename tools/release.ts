/**
 * Makes everything that a release has, in dist/, and puts the files that are published into dist/release/, with their sums
 * and their provenance:
 *
 *     deno task release             all of it
 *     deno task release NAME…       only these, without sums
 *     deno task release --dry-run   all of it in a fresh clone of the last commit; then each part is published to a registry
 *                                   on this machine, installed from there where nothing else is, and used as its README says
 *
 * What could not be made here, because a tool or a server was out of reach, is no release: the exit status is 1 then. Nothing
 * is published. docs/releasing.md has what comes after it.
 */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { parts, RELEASED } from "./release/parts.ts";
import { type Named, statementOf, sumsOf } from "./release/provenance.ts";
import { must } from "./shell.ts";
import { type Trial, trials } from "./release/trials.ts";

const root = new URL("../", import.meta.url);
const LOCKS = ["deno.lock", "tests/deno.lock", "host/typefaces/deno.lock"];

async function main(): Promise<number> {
  const { values, positionals: names } = parseArgs({
    options: { "dry-run": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    console.error(`release: there is no part "${unknown}"; the parts are ${Object.keys(parts).join(", ")}`);
    return 2;
  }
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  return values["dry-run"] ? await rehearsed(isWanted) : (await released(root, isWanted)).length === 0 ? 0 : 1;
}

type Wanted = (name: string) => boolean;

/** A line of the report, and whether it is as it should be. */
function told(holds: boolean, what: string, detail = ""): boolean {
  console.log(`${holds ? "made " : "NOT  "} ${what}${detail === "" ? "" : `: ${detail}`}`);
  return holds;
}

/** Makes the parts that are wanted. Gives the names of those that could not be made. */
async function released(place: URL, isWanted: Wanted): Promise<readonly string[]> {
  Deno.mkdirSync(new URL(`${RELEASED}/`, place), { recursive: true });
  const begun = new Date().toISOString();
  const files: string[] = [];
  const failed: string[] = [];
  for (const [name, { says, make }] of Object.entries(parts)) {
    if (!isWanted(name)) continue;
    try {
      for (const file of await make(place)) files.push(gathered(place, file));
      told(true, `${name}, ${says}`);
    } catch (error) {
      failed.push(name);
      told(false, `${name}, ${says}`, error instanceof Error ? error.message : `${error}`);
    }
  }
  if (Object.keys(parts).every(isWanted)) await sealed(place, files, begun);
  if (failed.length > 0) console.error(`release: NOT made: ${failed.join(", ")}; the reasons are above`);
  return failed;
}

/** Puts a file to those that are published. Gives where it is then. */
function gathered(place: URL, file: string): string {
  const path = `${RELEASED}/${basename(file)}`;
  if (path !== file) Deno.copyFileSync(new URL(file, place), new URL(path, place));
  return path;
}

/** The sums and the provenance of what was made, beside it. */
async function sealed(place: URL, files: readonly string[], begun: string): Promise<void> {
  const named = (path: string): Named => [path, Deno.readFileSync(new URL(path, place))];
  const those = files.map(named);
  const release = new URL(`${RELEASED}/`, place);
  Deno.writeTextFileSync(new URL("SHA256SUMS", release), sumsOf(those));
  const commit = await must("git", ["rev-parse", "HEAD"], { cwd: place });
  const ended = new Date().toISOString();
  const statement = statementOf(those, { commit, begun, ended, deno: Deno.version.deno, locks: LOCKS.map(named) });
  Deno.writeTextFileSync(new URL("provenance.intoto.json", release), `${JSON.stringify(statement, null, 2)}\n`);
  told(true, `SHA256SUMS and provenance.intoto.json of ${those.length} files, in ${RELEASED}/`);
}

/** The whole of it in a clone, and every part as its users get it. */
async function rehearsed(isWanted: Wanted): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-release-" });
  try {
    const clone = `${folder}/project`;
    await must("git", ["clone", "--quiet", fileURLToPath(root), clone], { cwd: folder });
    for (const config of ["deno.json", "tests/deno.json"]) {
      await must(Deno.execPath(), ["install", "--quiet", "--frozen", `--config=${config}`], { cwd: clone });
    }
    const place = new URL(`file://${clone}/`);
    const lacking = await released(place, isWanted);
    const tried = Object.entries(trials).filter(([name]) => isWanted(name) && !lacking.includes(name));
    let status = lacking.length === 0 ? 0 : 1;
    for (const [name, trial] of tried) if (!await holds(trial, place, `${folder}/${name}`)) status = 1;
    return status;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function holds({ says, run }: Trial, place: URL, work: string): Promise<boolean> {
  Deno.mkdirSync(work);
  try {
    await run(place, work);
    console.log(`holds ${says}`);
    return true;
  } catch (error) {
    console.log(`FAILS ${says}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

Deno.exitCode = await main();
