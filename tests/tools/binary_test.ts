/** What is compiled into one file. */
import assert from "node:assert/strict";
import { optionsFor } from "../../tools/variables.ts";
import { compileArgs, type Package, targets, wanted } from "../../tools/binary.ts";

const nothing = { included: [], excluded: [] };

function at(name: string, ...dependencies: readonly string[]): Package {
  return { name, dependencies, localPath: `/project/node_modules/.deno/${name}/node_modules/${name}` };
}

Deno.test("wanted packages are those that modules lie in, what these import, and the typefaces", () => {
  const packages = {
    "used@1": at("used", "below@1"),
    "below@1": at("below", "circle@1"),
    "circle@1": at("circle", "used@1", "gone@1"),
    "test@1": at("test", "below@1"),
    "use@1": at("use"),
    "@expo-google-fonts/noto@1": at("@expo-google-fonts/noto"),
  };
  const modules = ["file:///project/host/main.ts", `file://${at("used").localPath}/index.js`];
  const names = wanted(modules, packages).map((path) => path.replace(/^.*?node_modules\/.*?node_modules\//, ""));
  assert.deepEqual(names.toSorted(), ["@expo-google-fonts/noto", "below", "circle", "used"]);
});

Deno.test("a compiled program may do what the command line may do, and is named by its target", () => {
  const permissions = (args: readonly string[]) =>
    args.filter((it) => it.startsWith("--allow") || it === "--no-prompt");
  for (const target of targets) {
    const args = compileArgs(target, nothing);
    assert.deepEqual(permissions(args), optionsFor("faktlint"));
    assert.ok(permissions(args).length > 3);
    const ending = target.includes("windows") ? ".exe" : "";
    assert.ok(args.includes(`--target=${target}`) && args.includes(`--output=dist/bin/faktlint-${target}${ending}`));
    assert.equal(args.at(-1), "host/main.ts");
  }
  assert.ok(!compileArgs(undefined, nothing).some((it) => it.startsWith("--target")));
});

Deno.test("what is included without an import is there, but for the built pages", () => {
  const included = compileArgs(undefined, nothing).flatMap((it) => it.startsWith("--include=") ? [it.slice(10)] : []);
  assert.ok(included.includes("dist/web") && included.some((path) => path.endsWith("worker.ts")));
  for (const path of included.filter((it) => !it.startsWith("dist/"))) {
    Deno.statSync(new URL(`../../${path}`, import.meta.url));
  }
});
