/**
 * Namespaces in XML 1.0, resolved beside the reader: a scope exists only for an element whose declarations change
 * something, and has a table of the elements whose names were resolved. Scopes with the same declarations share a table,
 * those of other documents too.
 */
import { quote } from "../model/said.ts";
import type { Attributes } from "./attributes.ts";
import { startsName } from "./characters.ts";
import type { Known, Names, NameTables, RootTag } from "./names.ts";
import type { XmlCode } from "./refusal.ts";
import type { Scope } from "./sink.ts";

/** What is wrong with a name; `attribute` is set when an attribute bears it. */
export interface NameFault {
  readonly xmlCode: XmlCode;
  readonly message: string;
  readonly attribute?: string;
}

const xmlUri = "http://www.w3.org/XML/1998/namespace";
const xmlnsUri = "http://www.w3.org/2000/xmlns/";

/** What is declared where an element stands. It never changes, so that it can be asked later about an element that was kept. */
class Declared implements Scope {
  constructor(
    /** Number of open elements around the one that declares. */
    readonly depth: number,
    /** What it declares beyond what is declared around it: prefixes, "" for the default namespace, and their URIs. */
    readonly uris: ReadonlyMap<string, string>,
    readonly outer: Declared | undefined,
    /** All declarations that names depend on, from the outermost scope to this one. */
    readonly declared: string,
    readonly names: Names,
  ) {}

  uri(prefix: string): string | undefined {
    let uri = this.uris.get(prefix);
    for (let at = this.outer; uri === undefined && at !== undefined; at = at.outer) uri = at.uris.get(prefix);
    return uri;
  }
}

/** Around the root, where "" is not a URI. */
const nothingDeclared: ReadonlyMap<string, string> = new Map([["", ""], ["xml", xmlUri]]);

export class Namespaces {
  #scope: Declared;

  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #tables: NameTables;

  /**
   * `prefixes` gives the prefix that a namespace is known by, whatever the document calls it; `tables` are those of the
   * documents before, which were read with the same `prefixes`.
   */
  constructor(prefixes: ReadonlyMap<string, string>, tables: NameTables) {
    this.#prefixes = prefixes;
    this.#tables = tables;

    this.#scope = new Declared(-1, nothingDeclared, undefined, "", tables.of(""));
  }

  /** What is declared on the innermost open element, and around it. */
  get scope(): Scope {
    return this.#scope;
  }

  /** The elements that are known below the innermost declarations. */
  get names(): Names {
    return this.#scope.names;
  }

  /** Takes the namespace declarations among the attributes of an element that `depth` elements are open around. */
  enter(attributes: Attributes, depth: number): NameFault | undefined {
    const outer = this.#scope;
    const changed = new Map<string, string>();
    for (const [raw, uri] of Object.entries(attributes)) {
      if (!isDeclaration(raw)) continue;
      const prefix = raw === "xmlns" ? "" : raw.slice(6);
      const fault = declarationFault(raw, prefix, uri);
      if (fault) return fault;
      if (outer.uri(prefix) !== uri) changed.set(prefix, uri);
    }
    if (changed.size > 0) this.#open(depth, changed, outer.declared + written(changed));
    return undefined;
  }

  #open(depth: number, uris: ReadonlyMap<string, string>, declared: string): void {
    this.#scope = new Declared(depth, uris, this.#scope, declared, this.#tables.of(declared));
  }

  /** The tag of the root, if it is at an index and is one that was read before; its declarations are taken then. */
  enterRoot(view: DataView, at: number, most: number): RootTag | undefined {
    const tag = this.#tables.rootAt(view, at);
    if (tag === undefined || tag.count > most) return undefined;
    this.#open(0, tag.uris, tag.declared);
    return tag;
  }

  /** Keeps the tag of the root, whose declarations were taken. */
  keepRoot(tag: Omit<RootTag, "uris" | "declared">): void {
    const { uris, declared } = this.#scope;
    this.#tables.keepRoot({ ...tag, uris, declared });
  }

  /** Ends the scope of an element that `depth` elements are open around. Whether it has one. */
  leave(depth: number): boolean {
    const { depth: own, outer } = this.#scope;
    if (own !== depth || outer === undefined) return false;
    this.#scope = outer;
    return true;
  }

  /** Checks the prefixed names among the attributes; the default namespace does not apply to them (6.2). */
  attributesFault(attributes: Attributes): NameFault | undefined {
    const seen = new Set<string>();
    for (const raw of Object.keys(attributes)) {
      const colon = raw.indexOf(":");
      if (colon < 0 || isDeclaration(raw)) continue;
      const uri = this.#uriOf(raw, colon);
      if (typeof uri !== "string") return { ...uri, attribute: raw };
      const name = `${uri} ${raw.slice(colon + 1)}`;
      if (seen.has(name)) {
        const message = `The attribute ${quote(raw)} has the namespace and name of another one of its element.`;
        return { xmlCode: "duplicate_attribute", message: `${message} Keep one of them.`, attribute: raw };
      }
      seen.add(name);
    }
    return undefined;
  }

  /** An element by its name, where `within` is the one around it, or the root of the names. */
  element(raw: string, within: Known): Known | NameFault {
    const met = within.within.get(raw);
    if (met !== undefined) return met;
    const canonical = this.#resolveElement(raw);
    return typeof canonical === "string" ? this.#scope.names.add(within, raw, canonical) : canonical;
  }

  #resolveElement(raw: string): string | NameFault {
    const colon = raw.indexOf(":");
    const uri = this.#uriOf(raw, colon);
    if (typeof uri !== "string") return uri;
    const prefix = this.#prefixes.get(uri);
    const local = raw.slice(colon + 1);
    if (uri === "") return local;
    return prefix === undefined ? `Q{${uri}}${local}` : `${prefix}:${local}`;
  }

  #uriOf(raw: string, colon: number): string | NameFault {
    if (!isQualifiedName(raw, colon)) {
      const message = `The name ${quote(raw)} is not a prefix, a colon and a local name. Correct it.`;
      return { xmlCode: "not_well_formed", message };
    }
    const prefix = raw.slice(0, Math.max(colon, 0));
    const uri = this.#scope.uri(prefix);
    if (uri !== undefined) return uri;
    const message = prefix === "xmlns"
      ? "No element may have the prefix xmlns. Use another one."
      : `The prefix ${quote(prefix)} is not bound to a namespace. Declare ${quote(`xmlns:${prefix}`)}.`;
    return { xmlCode: prefix === "xmlns" ? "not_well_formed" : "unbound_prefix", message };
  }
}

/** Prefixes and the URIs that they are bound to, with their lengths, because either may hold any separator. */
function written(uris: ReadonlyMap<string, string>): string {
  return [...uris].map(([prefix, uri]) => `${prefix.length} ${uri.length} ${prefix} ${uri} `).join("");
}

export function isDeclaration(raw: string): boolean {
  return raw === "xmlns" || raw.startsWith("xmlns:");
}

/** Whether a name of XML 1.0 is one of Namespaces in XML 1.0, too (production 7). */
function isQualifiedName(raw: string, colon: number): boolean {
  return colon < 0 || (colon > 0 && !raw.includes(":", colon + 1) && isLocalName(raw.slice(colon + 1)));
}

/** Of what was read as a name: what cannot stand first in one cannot stand after a colon either. */
function isLocalName(name: string): boolean {
  return !name.includes(":") && startsName(name, 0);
}

/** Namespaces in XML 1.0, section 3 (reserved names) and section 5 (a prefix cannot be undeclared). */
function declarationFault(raw: string, prefix: string, uri: string): NameFault | undefined {
  const fault = (message: string): NameFault => ({ xmlCode: "not_well_formed", message, attribute: raw });
  if (raw !== "xmlns" && !isLocalName(prefix)) return fault(`The name ${quote(raw)} declares no prefix. Correct it.`);
  if (prefix === "xmlns") return fault("The prefix xmlns cannot be declared. Remove the declaration.");
  if (uri === xmlnsUri) return fault(`The namespace ${xmlnsUri} cannot be declared. Remove the declaration.`);
  if ((prefix === "xml") !== (uri === xmlUri)) {
    return fault(`The prefix xml belongs to ${xmlUri}, and to it alone. Remove the declaration.`);
  }
  if (uri !== "" || prefix === "") return undefined;
  return fault(`The prefix ${quote(prefix)} is declared without a namespace. Name one, or remove the declaration.`);
}
