/**
 * Reads the generated tables of the schemas. Types are unfolded when a document first needs them, so that a table costs
 * little before.
 *
 * A table holds lines. A namespace: its canonical prefix, or "*" and a usual one; its URI. A type, below "@" and the number
 * of its namespace: name, base, content, attributes. A kind of elements: "g" global, "l" local, "a" with a type of their
 * own that is their base under another name; the number of the namespace; the type. The elements follow, each with the
 * sign of its kind. In a content model "/" is the first of them that no model named before, and two digits are one that
 * was; !, ?, * or + after it say how often it may stand.
 */
import { type Item, Model, type Particle } from "./model.ts";
import { NEXT, particleOf } from "./particle.ts";
import { baseOf, isBuiltin, Simple } from "./simple.ts";

export interface Table {
  readonly namespaces: string;
  readonly types: string;
  readonly kinds: string;
  readonly elements: string;
}

export interface AttributeUse {
  readonly type: Type;
  readonly required: boolean;
  readonly fixed?: string;
}

export interface Type {
  /** What it is derived from; undefined for anyType. */
  readonly base: Type | undefined;
  readonly abstract: boolean;
  /** What its text must be, where it holds text. */
  readonly simple: Simple | undefined;
  /** What elements it may hold, where it may. */
  readonly model: Model<Declaration> | undefined;
  /** Text may stand between the elements. */
  readonly mixed: boolean;
  readonly attributes: ReadonlyMap<string, AttributeUse>;
  readonly required: readonly string[];
  /** Any other attribute may be there, too. */
  readonly open: boolean;
}

export class Declaration {
  #type: Type | undefined;
  readonly #unfold: () => Type;

  constructor(
    /** As the reader of XML names it. */
    readonly name: string,
    /** As people do. */
    readonly shown: string,
    unfold: () => Type,
  ) {
    this.#unfold = unfold;
  }

  get type(): Type {
    return this.#type ??= this.#unfold();
  }
}

const XS = "http://www.w3.org/2001/XMLSchema";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The signs of kinds of elements; from the second on they have a digit after them. */
const SIGNS = "!#%&'()*+,/:;<=>?@[]";
const RARER = "^_{|}~";
/** An element: the sign of its kind, and its name. */
const ELEMENT = /(?:[!#%-,/:-@[\]]|[_^{-~][\w-])[A-Za-z0-9]+/g;

/** What elements of a kind have in common. */
interface Kind {
  readonly local: boolean;
  /** Their type is one of their own, derived from the other, which they name. */
  readonly alias: boolean;
  readonly namespace: Namespace;
  /** The number of their type, or its name. */
  readonly ref: string;
}

/** An element as the table has it. */
interface Listed {
  readonly name: string;
  readonly kind: Kind;
}

/** The number of a kind by its sign, and how long that is. */
function signed(element: string): readonly [number: number, length: number] {
  const rare = RARER.indexOf(element.charAt(0));
  return rare < 0
    ? [SIGNS.indexOf(element.charAt(0)), 1]
    : [SIGNS.length + 64 * rare + DIGITS.indexOf(element.charAt(1)), 2];
}

interface Namespace {
  readonly uri: string;
  readonly prefix: string;
  /** What the names of its elements start with. */
  readonly start: string;
}

const noAttributes: ReadonlyMap<string, AttributeUse> = new Map();

const complex = {
  abstract: false,
  simple: undefined,
  model: undefined,
  mixed: false,
  attributes: noAttributes,
  required: [],
  open: false,
};

/** The type of what nothing is known of. */
export const anyType: Type = {
  ...complex,
  base: undefined,
  model: new Model({ item: { any: { strict: false } }, optional: true, repeats: true }),
  mixed: true,
  open: true,
};

/** Whether a type is another one, or derived from it. */
export function isDerived(type: Type, from: Type): boolean {
  for (let base: Type | undefined = type; base !== undefined; base = base.base) if (base === from) return true;
  return from === anyType;
}

export class Schema {
  readonly #namespaces: ReadonlyMap<string, Namespace>;
  /** The lines of types, by their numbers. */
  readonly #lines: ReadonlyMap<string, TypeLine>;
  readonly #types: Map<string, Type> = new Map();
  readonly #elements: readonly Listed[];
  /** By the number of the element, what some document asked for. */
  readonly #declarations: Declaration[] = [];
  /** Those that may be anywhere, by name. */
  readonly #globals: Map<string, number> = new Map();
  #names: ReadonlyMap<string, () => Type> | undefined;

  /** `without` are the canonical prefixes of namespaces that are in the table, and not in this schema. */
  constructor(table: Table, without: readonly string[] = []) {
    this.#namespaces = numbered(
      table.namespaces.split("\n").map((line) => {
        const [prefix = "", uri = ""] = line.split(" ");
        const canonical = !prefix.startsWith("*");
        return { uri, prefix: canonical ? prefix : prefix.slice(1), start: canonical ? `${prefix}:` : `Q{${uri}}` };
      }),
    );
    let namespace = noNamespace;
    let first = 0;
    this.#lines = numbered(
      table.types.split("\n").flatMap((text) => {
        if (text.startsWith("@")) {
          namespace = this.#namespaces.get(text.slice(1)) ?? noNamespace;
          return [];
        }
        const line = { namespace, fields: text.split(";"), first };
        first += (line.fields[2] ?? "").split(NEXT).length - 1;
        return [line];
      }),
    );
    const kinds = table.kinds.split("\n").map((kind) => this.#kind(kind));
    this.#elements = (table.elements.match(ELEMENT) ?? []).map((element, number) => {
      const [sign, length] = signed(element);
      const listed = { name: element.slice(length), kind: kinds[sign] ?? noKind };
      const { local, namespace: { start, prefix } } = listed.kind;
      if (!local && !without.includes(prefix)) this.#globals.set(start + listed.name, number);
      return listed;
    });
  }

  #kind(kind: string): Kind {
    const [head = "", ref = ""] = kind.split(";");
    const namespace = this.#namespaces.get(head.slice(1)) ?? noNamespace;
    return { local: head.startsWith("l"), alias: head.startsWith("a"), namespace, ref };
  }

  #declaration(number: number): Declaration | undefined {
    const listed = this.#elements[number];
    return listed === undefined ? undefined : this.#declarations[number] ??= this.#declared(listed);
  }

  #declared({ name, kind: { alias, namespace: { start, prefix }, ref } }: Listed): Declaration {
    const unfold = () => alias ? { ...this.#type(ref), base: this.#type(ref) } : this.#type(ref);
    return new Declaration(`${start}${name}`, `${prefix}:${name}`, unfold);
  }

  /** The declaration of an element wherever it may stand, by the name that the reader of XML gives it. */
  element(name: string): Declaration | undefined {
    const number = this.#globals.get(name);
    return number === undefined ? undefined : this.#declaration(number);
  }

  /** The type that `xsi:type` names. */
  typeOf(uri: string, local: string): Type | undefined {
    if (uri === XS) return local === "anyType" || isBuiltin(local) ? this.#type(local) : undefined;
    return (this.#names ??= this.#namesOfTypes()).get(`${uri} ${local}`)?.();
  }

  #namesOfTypes(): ReadonlyMap<string, () => Type> {
    const names = new Map<string, () => Type>();
    const after = this.#namesByType();
    for (const [number, { namespace, fields: [name = ""] }] of this.#lines) {
      const local = name.replace("^", "") || `${after.get(number)}Type`;
      if (local !== NO_NAME) names.set(`${namespace.uri} ${local}`, () => this.#type(number));
    }
    for (const [number, { name, kind: { alias, namespace: { uri } } }] of this.#elements.entries()) {
      if (alias) names.set(`${uri} ${name}Type`, () => this.#declaration(number)?.type ?? anyType);
    }
    return names;
  }

  /** Of the elements of a type, the shortest name, by the number of the type: many are named after it. */
  #namesByType(): ReadonlyMap<string, string> {
    const after = new Map<string, string>();
    for (const { name, kind: { local, alias, ref } } of this.#elements) {
      if (!local && !alias && name.length < (after.get(ref)?.length ?? Infinity)) after.set(ref, name);
    }
    return after;
  }

  /** The type of a number of the table, or a builtin one of a name. */
  #type(ref: string): Type {
    const known = this.#types.get(ref);
    if (known !== undefined) return known;
    const line = this.#lines.get(ref);
    const type = line === undefined ? this.#builtin(ref) : this.#unfold(line);
    this.#types.set(ref, type);
    return type;
  }

  #builtin(name: string): Type {
    if (!isBuiltin(name)) return anyType;
    const base = baseOf(name);
    return { ...complex, base: base === undefined ? anyType : this.#type(base), simple: new Simple(name) };
  }

  #unfold(line: TypeLine): Type {
    const [name = "", ref = "", content = "", attributes = ""] = line.fields;
    const base = this.#type(ref === "" ? "anyType" : ref);
    const uses = new Map([
      ...base.attributes,
      ...attributes === "" ? [] : attributes.split(",").map((it) => this.#use(it)),
    ]);
    const kind = content.charAt(0);
    return {
      ...complex,
      base,
      abstract: name.startsWith("^"),
      simple: kind === "=" ? base.simple : kind === "$" ? base.simple?.restricted(content.slice(1)) : undefined,
      model: kind === ":" || kind === "~" ? new Model(this.#particle(content.slice(1), line)) : undefined,
      mixed: kind === "~",
      attributes: uses,
      required: [...uses].filter(([, use]) => use.required).map(([attribute]) => attribute),
    };
  }

  #use(text: string): readonly [string, AttributeUse] {
    const [, name = "", ref = "", required = "", fixed] = /^(\S+) (\w+)(!?)(?:=(.*))?$/.exec(text) ?? [];
    const use = { type: this.#type(ref), required: required !== "" };
    return [name, fixed === undefined ? use : { ...use, fixed }];
  }

  #particle(text: string, { namespace: { start }, first }: TypeLine): Particle<Declaration> {
    let next = first;
    const item = (code: string): Item<Declaration> => {
      if (code.startsWith(".")) {
        const strict = code === code.toUpperCase();
        return { any: code.toLowerCase() === ".o" ? { strict, notWithin: start } : { strict } };
      }
      const known = 64 * DIGITS.indexOf(code.charAt(0)) + DIGITS.indexOf(code.charAt(1));
      const element = this.#declaration(code === NEXT ? next++ : known);
      if (element === undefined) throw new RangeError(`Cannot read the schema table: there is no element ${code}`);
      return { element };
    };
    return particleOf(text, item);
  }
}

interface TypeLine {
  readonly namespace: Namespace;
  readonly fields: readonly string[];
  /** The number of the first element that its content model names before all others. */
  readonly first: number;
}

const noNamespace: Namespace = { uri: "", prefix: "", start: "" };
const noKind: Kind = { local: false, alias: false, namespace: noNamespace, ref: "" };
/** The name of a type that has none. */
const NO_NAME = "-";

function numbered<T>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((it, number) => [`${number}`, it]));
}
