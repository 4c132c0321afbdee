/** The official validators, where they can be asked: `../shared/oracle/judge`, which needs Java and Maven. */

const program = new URL("../../../shared/oracle/judge", import.meta.url);

/** What is asked: the engine that runs the rule sets, and when the youngest of them was published. */
export const edition = { validator: "Saxon-HE 12.10", published: "2026-01-31" };

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

/** Asks about all files at once, for to start the validators takes longest. With `schemas` the XML Schemas are asked, too; with a nation its sets. */
export async function verdicts(
  files: readonly string[],
  { schemas = false, nation }: { readonly schemas?: boolean; readonly nation?: string } = {},
): Promise<readonly Verdict[]> {
  const args = [...(nation === undefined ? [] : ["--nation", nation]), ...(schemas ? ["--xsd"] : []), "-"];
  const child = new Deno.Command(program, { args, stdin: "piped", stdout: "piped", stderr: "inherit" }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(files.map((file) => `${file}\n`).join("")));
  await writer.close();
  const { success, code, stdout } = await child.output();
  if (!success) throw new Error(`${program.pathname} ended with ${code}, want 0`);
  return new TextDecoder().decode(stdout).trimEnd().split("\n").map((line) => JSON.parse(line) as Verdict);
}
