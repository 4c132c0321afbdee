/** The official Schematron and XML Schemas of Factur-X 1.09.2, out of Maven Central, where Java and Maven can be run. */
import type { Level } from "../../engine/rules/facturx/levels.ts";
import { missingTool } from "./oracle.ts";

const program = new URL("FacturxJudge.java", import.meta.url);

/** The rule set lies in the jar of a validator; what that depends on is not needed. */
const jar = "org.mustangproject:validator:2.25.0:jar";
const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>faktlint</groupId><artifactId>facturx</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>net.sf.saxon</groupId><artifactId>Saxon-HE</artifactId><version>12.10</version></dependency>
  </dependencies>
</project>
`;

export interface Question {
  readonly level: Level;
  readonly file: string;
}

export interface Answer {
  /** What the schema says first; undefined where it allows the document. */
  readonly schema: string | undefined;
  /** The ids of what fired, each as often as it did, "~" for rules without one, "?" behind warnings; undefined where the validator stopped. */
  readonly fired: readonly string[] | undefined;
}

/** A folder with what the jars hold, for as long as `use` runs; what is missing is said in its place. */
export async function withFacturx(use: (ask: Ask) => Promise<number>): Promise<number | { readonly skipped: string }> {
  const missing = await missingTool();
  if (missing !== undefined) return { skipped: missing };
  const folder = await Deno.makeTempDir({ prefix: "faktlint-facturx-" });
  try {
    await Deno.writeTextFile(`${folder}/pom.xml`, pom);
    const copy = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=lib"];
    const get = ["-q", "-B", "dependency:copy", `-Dartifact=${jar}`, "-DoutputDirectory=rules"];
    for (const args of [copy, get]) {
      const { success } = await new Deno.Command("mvn", { args, cwd: folder, stdout: "null", stderr: "null" }).output();
      if (!success) return { skipped: "Maven cannot fetch the rules of Factur-X" };
    }
    const args = ["xf", "validator-2.25.0.jar", "schema/ZF_250", "xslt/ZF_250"];
    const { success } = await new Deno.Command("jar", { args, cwd: `${folder}/rules` }).output();
    if (!success) return { skipped: "the jar with the rules of Factur-X cannot be unpacked" };
    return await use((questions) => asked(folder, questions));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

export type Ask = (questions: readonly Question[]) => Promise<readonly Answer[]>;

/** What a level is called in the names of files. */
function fileName(level: Level): string {
  return level === "basicwl" ? "BASIC-WL" : level.toUpperCase();
}

async function asked(folder: string, questions: readonly Question[]): Promise<readonly Answer[]> {
  const child = new Deno.Command("java", {
    args: ["-Xmx2g", "-cp", `${folder}/lib/*`, program.pathname, `${folder}/rules`],
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  // Read while it is written: Java answers file by file, and stops when its answers are not read.
  const answers = child.output();
  const writer = child.stdin.getWriter();
  const lines = questions.map(({ level, file }) => `${fileName(level)}\t${file}\n`);
  await writer.write(new TextEncoder().encode(lines.join("")));
  await writer.close();
  const { success, code, stdout } = await answers;
  if (!success) throw new Error(`java ${program.pathname} ended with ${code}, want 0`);
  const said = new TextDecoder().decode(stdout).trimEnd().split("\n");
  if (said.length !== questions.length) throw new Error(`${said.length} answers to ${questions.length} questions`);
  return said.map((line) => {
    const [schema = "", rules = ""] = line.split("\t");
    return {
      schema: schema === "valid" ? undefined : schema,
      fired: rules.startsWith("!") ? undefined : rules.split(" ").filter((id) => id !== ""),
    };
  });
}
