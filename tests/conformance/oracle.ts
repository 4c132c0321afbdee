/** The official validators, where they can be asked: `../shared/oracle/judge`, which needs Java and Maven. */
import { known } from "../../engine/model/known.ts";
import { ruleFiles } from "../../tools/editions/sources.ts";

const program = new URL("../../../shared/oracle/judge", import.meta.url);

const setup = new URL("setup.sh", program);

/** What is asked: the engine that runs the rule sets, and when the youngest of them was published. */
export const edition = { validator: "Saxon-HE 12.10", published: "2026-08-31" };

/** What one rule set says of one file; nothing fired is known where the validator stopped with an error. */
export interface Verdict {
  readonly file: string;
  /** Rule set and syntax: `en16931-ubl`; "xsd" for the XML Schema; "*" when the file is no XML. */
  readonly ruleset: string;
  /** Why the validator stopped. */
  readonly error?: string;
  /** By the XML Schema. */
  readonly valid?: boolean;
  readonly fired?: readonly { readonly id: string; readonly flag: string; readonly count: number }[];
}

/** Why the validators cannot be asked; undefined when they can. */
export async function reasonToSkip(): Promise<string | undefined> {
  try {
    await Deno.stat(program);
  } catch {
    return `there is no ${program.pathname}, which runs the official validators`;
  }
  return await missingTool();
}

/** What Java programs from Maven need and is not there, in words. */
export async function missingTool(): Promise<string | undefined> {
  for (const tool of ["java", "mvn"]) {
    try {
      await new Deno.Command(tool, { args: ["-version"], stdout: "null", stderr: "null" }).output();
    } catch {
      return `there is no ${tool} on the PATH, which the official validators need`;
    }
  }
  return undefined;
}

export interface Asking {
  /** The XML Schemas are asked, too. */
  readonly schemas?: boolean;
  /** The sets of a nation, and no others. */
  readonly nation?: string;
  /** Those of the nation that are newer than what answered for the corpus. */
  readonly newer?: boolean;
  /**
   * Others of what was set up: `before`, the configuration before that in force, Schematron 2.5.0 of XRechnung beside EN 16931
   * 1.3.15; `selfbilling`, Peppol's Self-Billing in place of its Billing.
   */
  readonly other?: keyof typeof others | undefined;
}

/** Asks about all files at once, for to start the validators takes longest. */
export async function verdicts(files: readonly string[], asking: Asking = {}): Promise<readonly Verdict[]> {
  const { schemas = false, nation, newer = false, other } = asking;
  if (nation !== undefined && Object.hasOwn(published, nation)) return await publishedVerdicts(files, nation);
  // The schemas are the same.
  if (other !== undefined) return await withKit(others[other], (kit) => asked(files, [], { ORACLE_KIT: kit }));
  const by = nation === undefined ? ["--next"] : ["--nation", nation, ...(newer ? ["--next"] : [])];
  return await asked(files, [...by, ...(schemas ? ["--xsd"] : [])]);
}

async function asked(
  files: readonly string[],
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly Verdict[]> {
  const piped = { stdin: "piped", stdout: "piped", stderr: "inherit" } as const;
  const child = new Deno.Command(program, { args: [...options, "-"], env, ...piped }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(files.map((file) => `${file}\n`).join("")));
  await writer.close();
  const { success, code, stdout } = await child.output();
  if (!success) throw new Error(`${program.pathname} ended with ${code}, want 0`);
  return new TextDecoder().decode(stdout).trimEnd().split("\n").map((line) => JSON.parse(line) as Verdict);
}

/** What the paths of rule sets have, and what stands there for the others. */
const others = {
  before: ["/1.3.16/", "/1.3.15/"],
  selfbilling: ["PEPPOL-EN16931-UBL.xslt", "PEPPOL-EN16931-UBL-SB.xslt"],
} as const;

/** Works with the validators as they were set up, but for some of their rule sets. */
function withKit<T>([own, other]: readonly [string, string], work: (kit: string) => Promise<T>): Promise<T> {
  return withSets((sets) => {
    if (!sets.includes(own)) throw new Error(`rulesets.tsv names no ${own}`);
    return sets.replaceAll(own, other);
  }, work);
}

/** Works with the validators as they were set up, with a list of rule sets that is made of theirs, in a folder. */
async function withSets<T>(
  made: (sets: string, folder: string) => string | Promise<string>,
  work: (kit: string) => Promise<T>,
): Promise<T> {
  // Where the validators are is said as to judge itself.
  const place = ["-c", '"$0" ${ORACLE_KIT:+"$ORACLE_KIT"}', setup.pathname];
  const { success, stdout } = await new Deno.Command("bash", { args: place, stderr: "inherit" }).output();
  if (!success) throw new Error(`${setup.pathname} failed`);
  const whole = new TextDecoder().decode(stdout).trimEnd().split("\n").at(-1) ?? "";
  const kit = await Deno.makeTempDir({ prefix: "oracle-before-" });
  try {
    for (const name of ["classes", "lib", "ready"]) await Deno.symlink(`${whole}/${name}`, `${kit}/${name}`);
    // Who looks for the schemas follows no links.
    await new Deno.Command("cp", { args: ["-r", `${whole}/xsd`, kit] }).output();
    const sets = await Deno.readTextFile(`${whole}/rulesets.tsv`);
    await Deno.writeTextFile(`${kit}/rulesets.tsv`, await made(sets, kit));
    return await work(kit);
  } finally {
    await Deno.remove(kit, { recursive: true });
  }
}

/** Sets of nations that the validators were not set up with, as they are published: one file, which has all of EN 16931, too. */
const published: Readonly<Record<string, string>> = { pt: "com.helger.phive.rules:phive-rules-cius-pt:4.2.3" };

const nothing =
  '<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">' +
  "<none/></xsl:template></xsl:stylesheet>";

const fetched = new Map<string, ReturnType<typeof ruleFiles>>();

function publishedFiles(nation: string): ReturnType<typeof ruleFiles> {
  return known(fetched, nation, () => ruleFiles(published[nation] ?? ""));
}

/** Why a set that is fetched cannot be asked: there may be no network; undefined where it can. */
export async function reasonWithout(nation: string): Promise<string | undefined> {
  if (!Object.hasOwn(published, nation)) return undefined;
  try {
    await publishedFiles(nation);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
}

/** What such a set and the XML Schemas say: it stands in the place of that of EN 16931, and nothing in those of the others. */
async function publishedVerdicts(files: readonly string[], nation: string): Promise<readonly Verdict[]> {
  const [file] = await publishedFiles(nation);
  if (file === undefined) throw new Error(`${published[nation]} has no rules`);
  const said = await withSets(async (_, kit) => {
    await Deno.writeTextFile(`${kit}/${nation}.xslt`, file.text);
    await Deno.writeTextFile(`${kit}/nothing.xslt`, nothing);
    const sets = [["en16931-ubl", nation], ["xrechnung-ubl", "nothing"], ["peppol-ubl", "nothing"]];
    return sets.map(([set, name]) => `${set}\t${kit}/${name}.xslt\n`).join("");
  }, (kit) => asked(files, ["--xsd"], { ORACLE_KIT: kit }));
  return said.flatMap((it) =>
    it.ruleset === "en16931-ubl" ? [{ ...it, ruleset: `${nation}-ubl` }] : ["xsd", "*"].includes(it.ruleset) ? [it] : []
  );
}
