/** On which versions of Deno the programs run. */
import assert from "node:assert/strict";
import { refusalOf } from "../../host/kit/runtime.ts";
import { textOf } from "../house/sources.ts";

for (const version of ["1.46.3", "2.0.0", "2.5.6", "2.6.10"]) {
  Deno.test(`Deno ${version} is refused with a sentence that says what to do`, () => {
    assert.match(refusalOf(version) ?? "", new RegExp(`^this is Deno ${version}, .* 2\\.7 .*npx --yes deno@`));
  });
}

for (const version of ["2.7.0", "2.7.0-rc.1", "2.10.0", "3.0.0", Deno.version.deno]) {
  Deno.test(`Deno ${version} is taken`, () => assert.equal(refusalOf(version), undefined));
}

Deno.test("the version that is recommended is that of the README", () => {
  const [, version] = /npx --yes deno@([\d.]+)/.exec(textOf("README.md")) ?? [];
  assert.ok(refusalOf("2.6.0")?.includes(`deno@${version} `));
});

/** What is refused before anything else is loaded, by the entry of the program. */
for (const [file, work] of [["host/main.ts", "await run("], ["build.ts", "await buildWhat("]] as const) {
  Deno.test(`${file} asks for the version before it does anything`, () => {
    const text = textOf(file);
    const asked = text.indexOf("refusalOf(Deno.version.deno)");
    assert.ok(asked > 0 && asked < text.indexOf(work), file);
  });
}
