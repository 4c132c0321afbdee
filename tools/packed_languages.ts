/** For the bundles of the pages: every language but English comes as its sentences, packed. */
import type { Plugin } from "esbuild";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languageTags } from "../web/texts/languages.ts";
import { packed, type TextTree } from "../web/texts/packed.ts";

const others = languageTags.filter((tag) => tag !== "en");
/** Of findings and of pages: engine/texts/de/index.ts, web/texts/de.ts. */
const filter = new RegExp(`/texts/(?:${others.join("|")})(?:/index)?\\.ts$`);
const unpacking = fileURLToPath(new URL("../web/texts/packed.ts", import.meta.url));

export const packedLanguages: Plugin = {
  name: "packed-languages",
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => ({ contents: await packedModule(path), resolveDir: dirname(path) }));
  },
};

/** A module with the one export of the module at a path, made of the English one beside it. */
async function packedModule(path: string): Promise<string> {
  const english = path.replace(/[a-z]{2}(?=(?:\/index)?\.ts$)/, "en");
  const [name, texts] = await onlyExport(path);
  const [like, likeTexts] = await onlyExport(english);
  return `import { unpacked } from ${JSON.stringify(unpacking)};
    import { ${like} as english } from ${JSON.stringify(english)};
    export const ${name} = unpacked(${JSON.stringify(packed(texts, likeTexts))}, english);`;
}

async function onlyExport(path: string): Promise<readonly [name: string, texts: TextTree]> {
  const exports: Record<string, TextTree> = await import(pathToFileURL(path).href);
  const [only, ...more] = Object.entries(exports);
  if (only === undefined || more.length > 0) throw new RangeError(`Expected one export, of a language, in ${path}`);
  return only;
}
