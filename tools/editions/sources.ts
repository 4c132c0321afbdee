/** The rule files of a release, wherever it is: Maven coordinates, a jar, a folder or one file. */
import { unzipSync } from "fflate";

export interface RuleFile {
  /** Where it is, with the edition in its path. */
  readonly path: string;
  /** The name that it keeps from one edition to the next. */
  readonly name: string;
  readonly text: string;
}

/** The rule sets that this project follows; a release of Peppol holds many others. */
const followed = /^(?:EN16931|XRechnung|PEPPOL-EN16931)-(?:UBL|CII)[^/]*\.(?:xslt?|sch)$/;
const coordinates = /^[\w.-]+:[\w.-]+:[\w.-]+$/;

/**
 * The rule files of a source such as `GROUP:ARTIFACT:VERSION`, `rules.jar` or `FOLDER`. Behind a `#`, a source says
 * which edition of several: the name of a folder in it. Else the newest one counts. Throws what a person can act on.
 */
export async function ruleFiles(source: string): Promise<readonly RuleFile[]> {
  const [place = "", edition] = source.split("#");
  const found = coordinates.test(place) ? await fetched(place) : await stored(place);
  const asked = edition === undefined ? found : found.filter(({ path }) => path.split("/").includes(edition));
  if (asked.length === 0) {
    throw new Error(`${source}: there are no rule files of EN 16931, XRechnung or Peppol (.xslt, .xsl, .sch) in it`);
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
  return [{ path: place, name: place.slice(place.lastIndexOf("/") + 1), text: Deno.readTextFileSync(place) }];
}

function packed(jar: string): readonly RuleFile[] {
  const entries = unzipSync(Deno.readFileSync(jar), { filter: ({ name }) => followed.test(nameOf(name)) });
  return Object.entries(entries).map(([path, bytes]) => ({
    path,
    name: nameOf(path),
    text: new TextDecoder().decode(bytes),
  }));
}

function* below(folder: string): Generator<RuleFile> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* below(path);
    else if (followed.test(name)) yield { path, name, text: Deno.readTextFileSync(path) };
  }
}

/** Of each file the one in the folder with the highest version; old editions stay in a release. */
function newest(files: readonly RuleFile[]): readonly RuleFile[] {
  const byName = new Map<string, RuleFile>();
  for (const file of files) {
    const known = byName.get(file.name);
    if (known === undefined || byVersion.compare(known.path, file.path) < 0) byName.set(file.name, file);
  }
  return [...byName.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

/** Numbers in a path count as numbers: 1.3.9 is before 1.3.16. */
const byVersion = new Intl.Collator("en", { numeric: true });

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
