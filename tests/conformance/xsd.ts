/** The XML Schemas of UBL 2.1 and CII D16B, out of Maven Central, where Java and Maven can be run. */

const program = new URL("XsdJudge.java", import.meta.url);

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>faktlint</groupId><artifactId>schemas</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>com.helger.ubl</groupId><artifactId>ph-ubl21</artifactId><version>9.0.3</version></dependency>
    <dependency><groupId>com.helger.cii</groupId><artifactId>ph-cii-d16b</artifactId><version>3.1.0</version></dependency>
  </dependencies>
</project>
`;

/** What the schemas say: the files that are not valid, with the first reason of each; or why they cannot be asked. */
export type SchemaVerdict = { readonly invalid: readonly string[] } | { readonly skipped: string };

/** Judges all files at once, for to start Java takes longest. */
export async function schemaVerdict(files: readonly string[]): Promise<SchemaVerdict> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-schemas-" });
  try {
    await Deno.writeTextFile(`${folder}/pom.xml`, pom);
    const groups = "-DincludeGroupIds=com.helger.ubl,com.helger.cii,com.helger.xsd";
    const args = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=lib", groups];
    const fetched = await output("mvn", { args, cwd: folder, stdout: "null", stderr: "null" });
    if (fetched === undefined) return { skipped: "there is no mvn on the PATH, which fetches the schemas" };
    if (!fetched.success) return { skipped: "Maven cannot fetch the schemas" };
    return await judged(`${folder}/lib/*`, files);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function judged(classPath: string, files: readonly string[]): Promise<SchemaVerdict> {
  const command = new Deno.Command("java", {
    args: ["-cp", classPath, program.pathname],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  });
  const child = command.spawn();
  // Read while it is written: Java answers file by file, and stops when its answers are not read.
  const answers = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(files.map((file) => `${file}\n`).join("")));
  await writer.close();
  const { success, code, stdout } = await answers;
  if (!success) throw new Error(`java ${program.pathname} ended with ${code}, want 0`);
  const lines = new TextDecoder().decode(stdout).trimEnd().split("\n");
  if (lines.length !== files.length) throw new Error(`the schemas judged ${lines.length} files of ${files.length}`);
  return { invalid: lines.filter((line) => !line.endsWith("\tvalid")) };
}

/** Undefined where there is no such program. */
async function output(program: string, options: Deno.CommandOptions): Promise<Deno.CommandOutput | undefined> {
  try {
    return await new Deno.Command(program, options).output();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
