/** The files that pages load, as they lie in the project. A name that is not listed is no file. */

const files: Readonly<Record<string, () => URL>> = {
  "page.css": () => new URL("../../web/assets/page.css", import.meta.url),
  "repairs.css": () => new URL("../../web/assets/repairs.css", import.meta.url),
  "document.css": () => new URL("../../web/assets/document.css", import.meta.url),
  "rules.css": () => new URL("../../web/assets/rules.css", import.meta.url),
  "shop.css": () => new URL("../../web/assets/shop.css", import.meta.url),
  "icon.svg": () => new URL("../../web/assets/icon.svg", import.meta.url),
  "workbench.css": () => new URL("../../web/assets/workbench.css", import.meta.url),
  "benchmarks.css": () => new URL("../../web/assets/benchmarks.css", import.meta.url),
  "reference.css": () => new URL("../../web/assets/reference.css", import.meta.url),
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
