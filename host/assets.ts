/** The files that pages load, as they lie in the project and in packages. A name that is not listed is no file. */
import { createRequire } from "node:module";

const packages = createRequire(import.meta.url);

const files: Readonly<Record<string, () => string | URL>> = {
  "page.css": () => new URL("../web/assets/page.css", import.meta.url),
  "rules.css": () => new URL("../web/assets/rules.css", import.meta.url),
  "icon.svg": () => new URL("../web/assets/icon.svg", import.meta.url),
  "docs.js": () => new URL("../web/assets/docs.js", import.meta.url),
  "swagger-ui.css": () => packages.resolve("swagger-ui-dist/swagger-ui.css"),
  "swagger-ui-bundle.js": () => packages.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
  "postman.json": () => new URL("data/postman.json", import.meta.url),
};

/** Reads each file when it is first asked for, and keeps it. */
export function assetReader(): (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (name) => {
    const place = Object.hasOwn(files, name) ? files[name] : undefined;
    if (place === undefined) return undefined;
    const found = kept.get(name) ?? Deno.readFile(place());
    kept.set(name, found);
    return await found;
  };
}
