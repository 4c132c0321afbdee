/** The bundle runs on Node 20; on a later Node, without what Node 20 lacks. */
import assert from "node:assert/strict";
import { bundle, outputs } from "../../build.ts";
import * as engine from "../../engine/mod.ts";
import { iteratorHelpers, laterMethods, laterStatics } from "../../tools/later_names.ts";
import { textOf } from "./sources.ts";

const files = [
  "invoice-simple.xml",
  "broken-totals.xml",
  "broken-cii-xrechnung.xml",
  "invoice-from-json.json",
  "broken-from-json.json",
];

/** What an engine says of each document; of JSON also as XML. */
function said({ generate, validate, validateJson }: typeof engine, documents: readonly string[]) {
  return documents.map((it) =>
    it.startsWith("{")
      ? { verdict: validateJson(it), written: generate(it, {}) }
      : { verdict: validate(new TextEncoder().encode(it)) }
  );
}

/** Takes what came later away, then prints what the bundle says of each file. */
const program = `
const own = (object, name) => object !== undefined && delete object[name];
for (const [owner, name] of ${
  JSON.stringify([...laterStatics].map((it) => it.split(".")))
}) own(globalThis[owner], name);
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
for (const name of ${JSON.stringify([...iteratorHelpers])}) own(iterator, name);
for (const name of ${JSON.stringify([...laterMethods])}) {
  for (const { prototype } of [Set, Map, Uint8Array, ArrayBuffer]) own(prototype, name);
}
console.log(JSON.stringify((${said})(await import("./engine.js"), JSON.parse(process.argv[2]))));
`;

Deno.test("the bundle says on Node 20 what the engine says, of XML and JSON, right and wrong", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/engine.js`, (await bundle(outputs.engine)).code);
    await Deno.writeTextFile(`${folder}/package.json`, `{ "type": "module" }`);
    await Deno.writeTextFile(`${folder}/program.js`, program);
    const documents = files.map((file) => textOf(`examples/${file}`));
    const args = [`${folder}/program.js`, JSON.stringify(documents)];
    const { success, stdout, stderr } = await new Deno.Command("node", { args }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    const here = said(engine, documents);
    assert.deepEqual(JSON.parse(new TextDecoder().decode(stdout)), JSON.parse(JSON.stringify(here)));
    assert.deepEqual(here.map(({ verdict }) => "ok" in verdict && verdict.ok.valid), [true, false, false, true, false]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
