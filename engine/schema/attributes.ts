/** The attributes of one element by its type, those of the namespace `xsi` among them (XML Schema Part 1, 2.6 and 3.4.4). */
import { ours, type Said } from "../model/said.ts";
import type { Attributes, Scope } from "../xml/reader.ts";
import type { SchemaKind } from "./faults.ts";
import { Simple } from "./simple.ts";
import type { AttributeUse, Type } from "./table.ts";

const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** What is reported about an attribute: its name, or its value as well, and what is allowed or required. */
export type TellAttribute = (kind: SchemaKind<"ATW-SCHEMA-ATTRIBUTE">, actual: string, expected: Said) => void;

/** Takes note of identifiers and references to them; false when an identifier is not the first of its name. */
export type NoteValue = (simple: Simple, text: string) => boolean;

const special: Readonly<Record<string, Simple>> = {
  type: new Simple("QName"),
  nil: new Simple("boolean"),
  noNamespaceSchemaLocation: new Simple("anyURI"),
};
const location = new Simple("anyURI");

/** What the local name of an attribute is in the namespace `xsi`; undefined for those of no or another namespace. */
function inInstance(name: string, scope: Scope | undefined): string | undefined {
  const colon = name.indexOf(":");
  return colon > 0 && scope?.uri(name.slice(0, colon)) === XSI ? name.slice(colon + 1) : undefined;
}

/** Whether any attribute has a prefix, as those of the namespace `xsi` do. */
export function hasPrefixes(attributes: Attributes): boolean {
  for (const name in attributes) if (name.includes(":")) return true;
  return false;
}

/** The value of an attribute of the namespace `xsi`. */
export function instanceValue(attributes: Attributes, local: string, scope: Scope | undefined): string | undefined {
  for (const name in attributes) if (inInstance(name, scope) === local) return attributes[name];
  return undefined;
}

/** The namespace and the local name that a value such as `cbc:IDType` stands for; undefined where it is no such name. */
export function resolved(value: string, scope: Scope | undefined): readonly [uri: string, local: string] | undefined {
  const name = new Simple("QName");
  const bound = (prefix: string) => isBound(prefix, scope);
  if (!name.is(value, bound)) return undefined;
  const text = name.value(value);
  const colon = text.indexOf(":");
  return [scope?.uri(text.slice(0, Math.max(colon, 0))) ?? "", text.slice(colon + 1)];
}

function isBound(prefix: string, scope: Scope | undefined): boolean {
  return (scope?.uri(prefix) ?? "") !== "";
}

/** The prefix that a name starts with, where it is bound; else "". */
export function boundPrefix(name: string, scope: Scope | undefined): string {
  const [prefix = ""] = name.split(":", 1);
  return isBound(prefix, scope) ? prefix : "";
}

/** Whether a prefix is the one that is bound; none is where that is "". */
export function only(bound: string): (prefix: string) => boolean {
  return (prefix) => prefix === bound;
}

export const noPrefix = only("");

/** Judges the attributes of an element; `declared` says that the schema declares the element, and not its type alone. */
export class Assessing {
  constructor(
    private readonly scope: Scope | undefined,
    private readonly tell: TellAttribute,
    private readonly note: NoteValue,
  ) {}

  /** Whether nothing is wrong with them. */
  judge(attributes: Attributes | undefined, type: Type, declared: boolean): boolean {
    let right = true;
    const wrong: TellAttribute = (kind, actual, expected) => {
      right = false;
      this.tell(kind, actual, expected);
    };
    for (const name of type.required) {
      if (attributes?.[name] === undefined) wrong("missing", "", ours(name));
    }
    for (const name in attributes) {
      const value = attributes[name] ?? "";
      const local = inInstance(name, this.scope);
      const use = local === undefined ? type.attributes.get(name) : undefined;
      if (use !== undefined) this.#judge(name, value, use, wrong);
      else if (local !== undefined && this.#isSpecial(local)) this.#judgeSpecial(name, local, value, declared, wrong);
      else if (!type.open) wrong("unknown", name, ours([...type.attributes.keys()].join(", ")));
    }
    return right;
  }

  #judge(name: string, value: string, { type: { simple }, fixed }: AttributeUse, wrong: TellAttribute): void {
    if (simple === undefined) return;
    if (simple.free && fixed === undefined) return;
    const pair = `${name}="${value}"`;
    if (!simple.is(value, (prefix) => isBound(prefix, this.scope))) return wrong("form", pair, ours(simple.form));
    if (fixed !== undefined && simple.value(value) !== fixed) return wrong("fixed", pair, ours(fixed));
    if (!this.note(simple, value)) wrong("twice", pair, name);
  }

  #isSpecial(local: string): boolean {
    return local === "schemaLocation" || Object.hasOwn(special, local);
  }

  #judgeSpecial(name: string, local: string, value: string, declared: boolean, wrong: TellAttribute): void {
    const simple = special[local] ?? location;
    const items = local === "schemaLocation" ? simple.value(value).split(" ") : [value];
    // No element of these schemas may be nil, so that the attribute may stand nowhere.
    if (local === "nil" && declared) wrong("nil", name, "");
    else if (!items.every((item) => simple.is(item, (prefix) => isBound(prefix, this.scope)))) {
      wrong("form", `${name}="${value}"`, ours(simple.form));
    }
  }
}
