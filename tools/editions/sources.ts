/** The rule files of a release, wherever it is: Maven coordinates, a jar, a folder or one file. */
import { unzipSync } from "fflate";
import { type Artefact, artefactOf, editionIn, lastingName, nameAlone } from "./artefacts.ts";

export interface RuleFile {
  /** Where it is, with the edition in its path. */
  readonly path: string;
  /** The name that it keeps from one edition to the next. */
  readonly name: string;
  /** What it is of; undefined for a file that was named as such and belongs to no set that is followed here. */
  readonly artefact: Artefact | undefined;
  readonly text: string;
}

const coordinates = /^[\w.-]+:[\w.-]+:[\w.-]+$/;

/**
 * The rule files of a source such as `GROUP:ARTIFACT:VERSION`, `rules.jar` or `FOLDER`. Behind a `#`, a source says
 * which edition of several: the name of a folder in it, or the version in the names of files. Else the newest one counts.
 * Throws what a person can act on.
 */
export async function ruleFiles(source: string): Promise<readonly RuleFile[]> {
  const [place = "", edition] = source.split("#");
  const found = coordinates.test(place) ? await fetched(place) : await stored(place);
  const asked = edition === undefined ? found : found.filter(({ path }) => isOf(path, edition));
  if (asked.length === 0) {
    throw new Error(`${source}: there are no rule files (.xslt, .xsl, .sch) of a set in it that is followed here`);
  }
  return newest(asked);
}

async function fetched(artifact: string): Promise<readonly RuleFile[]> {
  const folder = await Deno.makeTempDir({ prefix: "editions-" });
  try {
    const args = ["-q", "-B", "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy", `-Dartifact=${artifact}`];
    const command = new Deno.Command("mvn", { args: [...args, `-DoutputDirectory=${folder}`], stdin: "null" });
    const { success, stdout, stderr } = await command.output();
    if (!success) {
      const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
      const why = said.split("\n").find((line) => line.includes("[ERROR]")) ?? said;
      throw new Error(`${artifact} could not be fetched: ${why.replace(/^.*\[ERROR\] /, "").trim()}`);
    }
    const jars = [...Deno.readDirSync(folder)].map(({ name }) => `${folder}/${name}`);
    return jars.flatMap(packed);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function stored(place: string): Promise<readonly RuleFile[]> {
  const { isDirectory } = await Deno.stat(place).catch(() => {
    throw new Error(`${place}: there is no such file or folder, and it is no GROUP:ARTIFACT:VERSION`);
  });
  if (isDirectory) return [...below(place)];
  if (place.endsWith(".jar") || place.endsWith(".zip")) return packed(place);
  return [ruleFile(place, Deno.readTextFileSync(place))];
}

function packed(jar: string): readonly RuleFile[] {
  const entries = unzipSync(Deno.readFileSync(jar), { filter: ({ name }) => isFollowed(name) });
  return Object.entries(entries).map(([path, bytes]) => ruleFile(path, new TextDecoder().decode(bytes)));
}

function* below(folder: string): Generator<RuleFile> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* below(path);
    else if (isFollowed(path)) yield ruleFile(path, Deno.readTextFileSync(path));
  }
}

function ruleFile(path: string, text: string): RuleFile {
  const name = lastingName(fileIn(path));
  return { path, name, text, artefact: artefactOf(name) };
}

function isFollowed(path: string): boolean {
  return artefactOf(lastingName(fileIn(path))) !== undefined;
}

function isOf(path: string, edition: string): boolean {
  return path.split("/").slice(0, -1).includes(edition) || editionIn(fileIn(path)) === edition;
}

/** Of each file the one with the highest version, in its folders before its name; old editions stay in a release. */
function newest(files: readonly RuleFile[]): readonly RuleFile[] {
  const byName = new Map<string, RuleFile>();
  for (const file of files) {
    const known = byName.get(file.name);
    if (known === undefined || isBefore(known.path, file.path)) byName.set(file.name, file);
  }
  return [...byName.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

/** Numbers count as numbers, and name by name: 1.3.9 is before 1.3.16, and 1.4.0 before 1.4.0.03. */
const byVersion = new Intl.Collator("en", { numeric: true });

function isBefore(a: string, b: string): boolean {
  const [ofA, ofB] = [a, b].map((path) => [...path.split("/").slice(0, -1), nameAlone(fileIn(path))]);
  const order = ofA?.map((part, at) => byVersion.compare(part, ofB?.[at] ?? "")).find((it) => it !== 0);
  return order !== undefined && order < 0;
}

function fileIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
