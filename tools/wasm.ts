/**
 * `deno task tool wasm` makes dist/faktlint.wasm, a component of the engine that imports nothing but its own types, and
 * dist/faktlint.wit, its world, which is made from the shapes in packages/wasm/. The engine lies in it as text and is
 * evaluated by the first call: as a memory image, which is how components of JavaScript are usually made, it would be 9 MB.
 * Needs npm: componentize-qjs names a platform that it has no package for, which npm passes over and Deno does not, so it is
 * installed in a folder of its own.
 */
import { gzipSync } from "node:zlib";
import { must } from "./shell.ts";
import { scriptOf } from "./v8.ts";
import { signatures, world } from "./wasm/wit.ts";

/** Bytes, and bytes gzipped. */
const BUDGET = { raw: 5_000_000, gzip: 1_800_000 };

const TOOL = "componentize-qjs@0.4.5";
const root = new URL("../", import.meta.url);

/** The whole engine as one script whose value has the functions. */
function script(): Promise<string> {
  return scriptOf("packages/wasm/mod.ts", {
    format: "iife",
    globalName: "faktlint",
    target: "es2022",
  });
}

/** QuickJS holds a text in half the memory if it has no character beyond Latin-1. They stand in strings and patterns alone. */
function ascii(text: string): string {
  return text.replaceAll(/[^\n\x20-\x7e]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * The component holds the memory as it is after this script was read, with all that was freed meanwhile. New buffers of
 * zeros take its place, which need no room.
 */
const CLEAN = "{const zeros=[];for(let i=0;i<200;i++)zeros.push(new ArrayBuffer(50000));}";

/** The component, as bytes. Throws with what npm or the tool said. */
export async function component(): Promise<Uint8Array<ArrayBuffer>> {
  const exported = signatures.map(({ script, of }) => {
    return `export function ${script}(input,options){return engine().call(${JSON.stringify(of)},input,options)}`;
  });
  const source = [
    `const SOURCE=${JSON.stringify(`${ascii(await script())}\nreturn faktlint;`)};`,
    "let made;",
    "function engine(){return made??=new Function(SOURCE)();}",
    CLEAN,
    ...exported,
  ].join("\n");
  const folder = await Deno.makeTempDir({ prefix: "faktlint-wasm-" });
  try {
    Deno.writeTextFileSync(`${folder}/package.json`, '{ "private": true }');
    Deno.writeTextFileSync(`${folder}/engine.mjs`, source);
    await must("npm", ["install", "--no-audit", "--no-fund", "--silent", TOOL], { cwd: folder });
    Deno.writeTextFileSync(`${folder}/faktlint.wit`, world());
    const how = [
      "--wit",
      "faktlint.wit",
      "--world",
      "faktlint",
      "--js",
      "engine.mjs",
      "--sync",
      "--stub-wasi",
      "--opt-size",
    ];
    await must(`${folder}/node_modules/.bin/componentize-qjs`, [...how, "--output", "faktlint.wasm"], { cwd: folder });
    return Deno.readFileSync(`${folder}/faktlint.wasm`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const bytes = await component();
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  Deno.writeFileSync(new URL("dist/faktlint.wasm", root), bytes);
  Deno.writeTextFileSync(new URL("dist/faktlint.wit", root), world());
  const [raw, gzip] = [bytes.length, gzipSync(bytes, { level: 9 }).length];
  console.log(`dist/faktlint.wasm: ${(raw / 1e6).toFixed(2)} MB, ${(gzip / 1e6).toFixed(2)} MB gzipped`);
  if (raw > BUDGET.raw || gzip > BUDGET.gzip) {
    console.error("wasm: over its budget, 5 MB and 1.8 MB gzipped");
    Deno.exitCode = 1;
  }
}
