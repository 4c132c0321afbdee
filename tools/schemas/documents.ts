/** XML Schema documents as trees, read with everything that they import and include. */
import { readXml, type Scope, type XmlSink } from "../../engine/xml/reader.ts";

export const XS = "http://www.w3.org/2001/XMLSchema";

/** An element of a schema document. */
export interface Node {
  /** Its local name: `element`, `sequence`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What the attributes that name components stand for, as `Q{namespace}local`. */
  readonly names: ReadonlyMap<string, string>;
  readonly children: Node[];
}

export interface Document {
  readonly file: string;
  readonly namespace: string;
  readonly root: Node;
}

const naming = ["type", "ref", "base"];

class Tree implements XmlSink {
  root: Node | undefined;
  readonly #open: Node[] = [];

  open(name: string, attributes: Readonly<Record<string, string>> | undefined, _: number, __: string, scope?: Scope) {
    const names = naming.flatMap((attribute) => {
      const value = attributes?.[attribute];
      return value === undefined ? [] : [[attribute, resolved(value, scope)] as const];
    });
    const local = name.startsWith("xs:") ? name.slice(3) : name;
    const node = { name: local, attributes: attributes ?? {}, names: new Map(names), children: [] };
    if (this.#open.length === 0) this.root = node;
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  text(): void {}

  close(): void {
    this.#open.pop();
  }
}

function resolved(name: string, scope: Scope | undefined): string {
  const colon = name.indexOf(":");
  const uri = scope?.uri(name.slice(0, Math.max(colon, 0))) ?? "";
  return `Q{${uri}}${name.slice(colon + 1)}`;
}

function parse(file: string): Document {
  // The schema of XML signatures has a DOCTYPE, which says nothing that a reader of schemas needs.
  const text = Deno.readTextFileSync(file).replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/, "");
  const tree = new Tree();
  const refusal = readXml(text, tree, { prefixes: new Map([[XS, "xs"]]) });
  if (refusal !== undefined || tree.root?.name !== "schema") {
    throw new Error(`${file} is no XML Schema: ${refusal?.message ?? "its root is another"}`);
  }
  return { file, namespace: tree.root.attributes.targetNamespace ?? "", root: tree.root };
}

/** Every schema file below a folder, by its name. */
function* schemaFiles(folder: string): Generator<string> {
  for (const entry of [...Deno.readDirSync(folder)].sort((a, b) => a.name < b.name ? -1 : 1)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) yield* schemaFiles(path);
    else if (entry.name.endsWith(".xsd")) yield path;
  }
}

/**
 * The documents that the named ones are made of. What is imported is found by its file name, else by its namespace,
 * because the packages that the schemas come in lay them into several folders.
 */
export function documentsOf(folder: string, entries: readonly string[]): readonly Document[] {
  const files = [...schemaFiles(folder)];
  const byName = new Map(files.map((file) => [file.slice(file.lastIndexOf("/") + 1), file]));
  const byNamespace = new Map<string, string>();
  for (const file of files) {
    const namespace = /targetNamespace\s*=\s*"([^"]+)"/.exec(Deno.readTextFileSync(file))?.[1];
    if (namespace !== undefined) byNamespace.set(namespace, file);
  }
  const found = new Map<string, Document>();
  const open = entries.map((entry) => byName.get(entry) ?? `${folder}/${entry}`);
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    if (found.has(file)) continue;
    const document = parse(file);
    found.set(file, document);
    for (const { name, attributes } of document.root.children) {
      if (name !== "import" && name !== "include") continue;
      const { schemaLocation = "", namespace = "" } = attributes;
      const at = byName.get(schemaLocation.slice(schemaLocation.lastIndexOf("/") + 1)) ?? byNamespace.get(namespace);
      if (at === undefined) {
        throw new Error(`${file} imports ${schemaLocation || namespace}, which is not in ${folder}`);
      }
      open.push(at);
    }
  }
  return [...found.values()];
}
