/** The converter that others use from CII to UBL, out of Maven Central, where Java and Maven can be run. */

const program = new URL("Cii2Ubl.java", import.meta.url);

const version = "3.1.3";
export const converterName = `cii2ubl ${version}`;

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>faktlint</groupId><artifactId>cii2ubl</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>com.helger</groupId><artifactId>en16931-cii2ubl</artifactId><version>${version}</version></dependency>
    <dependency><groupId>com.sun.xml.bind</groupId><artifactId>jaxb-impl</artifactId><version>4.0.5</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-nop</artifactId><version>2.0.17</version></dependency>
  </dependencies>
</project>
`;

/** Has each of some files written as another; false where the converter cannot be had. What it does not convert is not written. */
export async function converts(files: readonly (readonly [from: string, to: string])[]): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-cii2ubl-" });
  try {
    await Deno.writeTextFile(`${folder}/pom.xml`, pom);
    const args = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=lib"];
    const quiet = { cwd: folder, stdout: "null", stderr: "null" } as const;
    if (!(await new Deno.Command("mvn", { args, ...quiet }).output()).success) return false;
    const told = ["-cp", `${folder}/lib/*`, program.pathname];
    const child = new Deno.Command("java", { args: told, stdin: "piped", stdout: "null", stderr: "null" }).spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(files.map((names) => `${names.join("\t")}\n`).join("")));
    await writer.close();
    return (await child.status).success;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
