/**
 * `deno task tool java` makes the Maven project dist/java/: the sources of packages/java/, the records of what the engine gives,
 * and the engine as a script. `mvn -f dist/java install` tests it and puts it into the local repository.
 */
import { ENGINE_VERSION } from "../engine/mod.ts";
import { jvmScript } from "./v8.ts";
import { javaRecords } from "./wasm/java.ts";

const root = new URL("../", import.meta.url);

/** Writes the project into a folder, which is emptied first. */
export async function javaProject(folder: URL): Promise<void> {
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  copy(new URL("packages/java/", root), folder);
  const pom = new URL("pom.xml", folder);
  Deno.writeTextFileSync(pom, Deno.readTextFileSync(pom).replace("VERSION", ENGINE_VERSION));
  const classes = new URL("src/main/java/dev/faktlint/", folder);
  for (const [name, text] of Object.entries(javaRecords())) Deno.writeTextFileSync(new URL(name, classes), text);
  const resources = new URL("src/main/resources/dev/faktlint/", folder);
  Deno.mkdirSync(resources, { recursive: true });
  Deno.writeTextFileSync(new URL("engine.js", resources), await jvmScript());
  copy(new URL("examples/", root), new URL("src/test/resources/examples/", folder));
}

function copy(from: URL, to: URL): void {
  Deno.mkdirSync(to, { recursive: true });
  for (const { name, isDirectory } of Deno.readDirSync(from)) {
    if (name === "target") continue;
    if (isDirectory) copy(new URL(`${name}/`, from), new URL(`${name}/`, to));
    else Deno.copyFileSync(new URL(name, from), new URL(name, to));
  }
}

if (import.meta.main) {
  await javaProject(new URL("dist/java/", root));
  console.log("dist/java/: mvn -f dist/java install");
}
