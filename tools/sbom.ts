/**
 * The bill of materials (CycloneDX 1.6) of everything that is delivered or builds what is, beside the project itself, from
 * deno.lock and that of the typefaces: each package with its version, its hash, its licence as the package states it, and
 * what it needs. Tests and tools have a lock file of their own, and nothing of them is delivered.
 *
 *     deno task tool sbom            writes dist/sbom.cdx.json
 */
import { ENGINE_VERSION } from "../engine/mod.ts";

export interface Locked {
  readonly integrity: string;
  readonly dependencies?: readonly string[];
}

export interface Lock {
  readonly specifiers: Readonly<Record<string, string>>;
  readonly npm: Readonly<Record<string, Locked>>;
  readonly workspace: { readonly dependencies: readonly string[] };
}

interface Component {
  readonly type: "library";
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: "SHA-512"; readonly content: string }[];
  readonly licenses?: readonly { readonly license: { readonly name: string } }[];
  readonly scope: "required" | "optional";
}

/** `name@version`, without the peers that it was resolved with. */
export function plainOf(id: string): string {
  return id.replace(/^(@?[^@]+@[^_]+).*$/, "$1");
}

export function purlOf(id: string): string {
  const plain = plainOf(id);
  const at = plain.lastIndexOf("@");
  return `pkg:npm/${plain.slice(0, at).replace("@", "%40")}@${plain.slice(at + 1)}`;
}

/** A dependency of a lock is a name, a name with a version, or an alias for one. */
function idOf(lock: Lock, dependency: string): string | undefined {
  const wanted = dependency.replace(/^.*@npm:/, "");
  if (wanted in lock.npm) return wanted;
  return Object.keys(lock.npm).find((id) =>
    id.slice(0, id.indexOf("@", 1)) === wanted || plainOf(id) === plainOf(wanted)
  );
}

/** All that some packages need, with them. */
function reached(lock: Lock, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(lock.npm[id]?.dependencies ?? []).map((it) => idOf(lock, it)).filter((it) => it !== undefined));
  }
  return found;
}

/** What is shipped: what some file of the product imports, by the import map. `shipped` are names of packages. */
export function bomOf(lock: Lock, shipped: ReadonlySet<string>, licenceOf: (id: string) => string | undefined) {
  const roots = lock.workspace.dependencies.map((it) => lock.specifiers[it]).filter((it) => it !== undefined)
    .map((version, at) => `${(lock.workspace.dependencies[at] ?? "").replace(/^npm:(@?[^@]+)@.*$/, "$1")}@${version}`);
  const required = reached(lock, roots.filter((id) => shipped.has(id.slice(0, id.indexOf("@", 1)))));
  const components = Object.entries(lock.npm).map(([id, { integrity }]): Component => {
    const plain = plainOf(id);
    const licence = licenceOf(id);
    return {
      type: "library",
      "bom-ref": id,
      name: plain.slice(0, plain.lastIndexOf("@")),
      version: plain.slice(plain.lastIndexOf("@") + 1),
      purl: purlOf(id),
      hashes: [{ alg: "SHA-512", content: Uint8Array.fromBase64(integrity.replace(/^sha512-/, "")).toHex() }],
      ...(licence === undefined ? {} : { licenses: [{ license: { name: licence } }] }),
      scope: required.has(id) ? "required" : "optional",
    };
  });
  const own = `pkg:generic/faktlint@${ENGINE_VERSION}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": own, name: "faktlint", version: ENGINE_VERSION, purl: own },
    },
    components,
    dependencies: [
      { ref: own, dependsOn: roots.filter((id) => id in lock.npm) },
      ...Object.entries(lock.npm).map(([id, { dependencies = [] }]) => ({
        ref: id,
        dependsOn: [...new Set(dependencies.map((it) => idOf(lock, it)).filter((it) => it !== undefined))],
      })),
    ],
  };
}

const root = new URL("../", import.meta.url);

/** Where the packages of each lock file are installed: beside it. */
const locks = ["deno.lock", "host/typefaces/deno.lock"].map((path) => new URL(path, root));

/** All packages of all lock files. */
function lockOf(files: readonly URL[]): Lock {
  const all: readonly Lock[] = files.map((file) => JSON.parse(Deno.readTextFileSync(file)));
  return {
    specifiers: Object.assign({}, ...all.map(({ specifiers }) => specifiers)),
    npm: Object.assign({}, ...all.map(({ npm }) => npm)),
    workspace: { dependencies: [...new Set(all.flatMap(({ workspace }) => workspace.dependencies))] },
  };
}

/** The licence that the package.json of an installed package states. */
function licenceIn(id: string): string | undefined {
  const plain = plainOf(id);
  const name = plain.slice(0, plain.lastIndexOf("@"));
  const folders = [id.replaceAll("/", "+"), plain.replaceAll("/", "+")];
  for (const place of locks.flatMap((lock) => folders.map((it) => new URL(`node_modules/.deno/${it}/`, lock)))) {
    try {
      const file = new URL(`node_modules/${name}/package.json`, place);
      const { license } = JSON.parse(Deno.readTextFileSync(file));
      if (typeof license === "string") return license;
    } catch {
      // It is not installed on this machine: a binary for another system, for example.
    }
  }
  return undefined;
}

/** The packages that the product imports, of those in the import map, and the typefaces. */
function shippedPackages(): ReadonlySet<string> {
  const importsIn = (path: string): Readonly<Record<string, string>> => {
    return JSON.parse(Deno.readTextFileSync(new URL(path, root))).imports;
  };
  const texts = ["engine", "host", "web"].flatMap((folder) => [...textsBelow(new URL(`${folder}/`, root))]);
  const imported = Object.entries(importsIn("import_map.json")).filter(([specifier]) => {
    return texts.some((text) => text.includes(`"${specifier}"`));
  });
  const all = [...imported, ...Object.entries(importsIn("host/typefaces/deno.json"))];
  return new Set(all.map(([, target]) => target.replace(/^npm:(@?[^@]+)@.*$/, "$1")));
}

function* textsBelow(folder: URL): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (name === "node_modules") continue;
    if (isDirectory) yield* textsBelow(new URL(`${name}/`, folder));
    else if (/\.tsx?$/.test(name)) yield Deno.readTextFileSync(new URL(name, folder));
  }
}

export function bom() {
  return bomOf(lockOf(locks), shippedPackages(), licenceIn);
}

if (import.meta.main) {
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  const made = bom();
  Deno.writeTextFileSync(new URL("dist/sbom.cdx.json", root), `${JSON.stringify(made, null, 2)}\n`);
  const shipped = made.components.filter(({ scope }) => scope === "required").length;
  console.log(`sbom: dist/sbom.cdx.json names ${made.components.length} packages, of which ${shipped} are shipped`);
}
