/** Schema documents to components: types with content models and attributes, and element declarations. */
import { type Document, type Node, XS } from "./documents.ts";

/** How often something may stand. */
export type Occurrence = "!" | "?" | "*" | "+";

export type Particle =
  | { readonly element: Declaration; readonly occurs: Occurrence }
  | { readonly any: "a" | "o"; readonly strict: boolean; readonly occurs: Occurrence }
  | { readonly group: "," | "|"; readonly of: readonly Particle[]; readonly occurs: Occurrence };

export interface Attribute {
  readonly name: string;
  readonly type: TypeName;
  readonly required: boolean;
  readonly fixed?: string;
}

/** The name of a builtin type, or a type of the schemas. */
export type TypeName = string | Type;

export interface Type {
  readonly name: string;
  readonly namespace: string;
  base: TypeName;
  abstract: boolean;
  /** A simple type with its facets; a complex one with text, with elements, with both, or with nothing. */
  content:
    | { readonly simple: string }
    | { readonly text: true }
    | { readonly mixed: boolean; readonly model: Particle }
    | undefined;
  attributes: readonly Attribute[];
}

export interface Declaration {
  readonly name: string;
  readonly namespace: string;
  readonly global: boolean;
  type: TypeName;
}

export interface Components {
  readonly types: readonly Type[];
  readonly declarations: readonly Declaration[];
}

/** Reads all components, or throws an error that names what it does not know: nothing is left out in silence. */
export function componentsOf(documents: readonly Document[]): Components {
  return new Reading(documents).run();
}

const particles = ["sequence", "choice"];

class Reading {
  readonly #types: Map<string, Type> = new Map();
  readonly #anonymous: Type[] = [];
  readonly #declarations: Map<string, Declaration> = new Map();
  #namespace = "";
  #file = "";

  constructor(private readonly documents: readonly Document[]) {}

  run(): Components {
    // Names first, since types and elements name each other.
    for (const { namespace, root } of this.documents) {
      for (const node of root.children) {
        if (node.name !== "complexType" && node.name !== "simpleType") continue;
        const { name = "" } = node.attributes;
        const base = "anyType";
        const type = { name, namespace, base, abstract: false, content: undefined, attributes: [] };
        this.#types.set(`Q{${namespace}}${name}`, type);
      }
    }
    for (const document of this.documents) {
      this.#enter(document);
      for (const node of document.root.children) if (node.name === "element") this.#declare(node, true);
    }
    for (const document of this.documents) {
      this.#enter(document);
      for (const node of document.root.children) this.#define(node);
    }
    return { types: [...this.#types.values(), ...this.#anonymous], declarations: [...this.#declarations.values()] };
  }

  #enter({ namespace, file, root }: Document): void {
    this.#namespace = namespace;
    this.#file = file;
    const { elementFormDefault = "", attributeFormDefault = "unqualified" } = root.attributes;
    if (elementFormDefault !== "qualified") this.#refuse("unqualified elements");
    if (attributeFormDefault !== "unqualified") this.#refuse("qualified attributes");
  }

  #refuse(what: string): never {
    throw new Error(`${this.#file}: ${what}: the schema table knows no such thing yet`);
  }

  #define(node: Node): void {
    switch (node.name) {
      case "complexType":
      case "simpleType": {
        const type = this.#types.get(`Q{${this.#namespace}}${node.attributes.name}`);
        if (type !== undefined) this.#fill(type, node);
        return;
      }
      case "element":
      case "import":
      case "include":
      case "annotation":
        return;
      default:
        this.#refuse(`<${node.name}> at the top`);
    }
  }

  #named(name: string): TypeName {
    if (name.startsWith(`Q{${XS}}`)) return name.slice(XS.length + 3);
    return this.#types.get(name) ?? this.#refuse(`the unknown type ${name}`);
  }

  #fill(type: Type, node: Node): void {
    if (node.name === "simpleType") return this.#fillSimple(type, node);
    this.#known(node, ["name", "mixed", "abstract"]);
    type.abstract = node.attributes.abstract === "true";
    const mixed = node.attributes.mixed === "true";
    for (const child of node.children) {
      if (child.name === "simpleContent") this.#derive(type, child, false);
      else if (child.name === "complexContent") this.#derive(type, child, mixed);
      else if (particles.includes(child.name)) type.content = { mixed, model: this.#particle(child) };
      else if (child.name !== "attribute" && child.name !== "anyAttribute") this.#only(child, "annotation");
    }
    type.attributes = [...type.attributes, ...this.#attributes(node)];
  }

  #fillSimple(type: Type, node: Node): void {
    const [restriction] = node.children.filter(({ name }) => name === "restriction");
    if (restriction === undefined) return this.#refuse("a simple type that is no restriction");
    type.base = this.#named(restriction.names.get("base") ?? "");
    const facets = restriction.children.filter(({ name }) => name !== "annotation").map(({ name, attributes }) => {
      if (!["enumeration", "minLength", "maxLength"].includes(name)) this.#refuse(`the facet ${name}`);
      return `${name === "enumeration" ? "=" : name === "minLength" ? ">" : "<"}${attributes.value ?? ""}`;
    });
    type.content = { simple: facets.join("|") };
  }

  /** Simple content, or complex content that restricts; to extend complex content is not known. */
  #derive(type: Type, node: Node, mixed: boolean): void {
    for (const child of node.children) {
      if (child.name === "annotation") continue;
      if (child.name !== "restriction" && (child.name !== "extension" || node.name !== "simpleContent")) {
        this.#refuse(`<${child.name}> in <${node.name}>`);
      }
      type.base = this.#named(child.names.get("base") ?? "");
      if (node.name === "simpleContent") type.content = { text: true };
      for (const inner of child.children) {
        if (particles.includes(inner.name)) type.content = { mixed, model: this.#particle(inner) };
        else if (!["attribute", "annotation"].includes(inner.name)) this.#refuse(`<${inner.name}> in a derivation`);
      }
      type.attributes = this.#attributes(child);
    }
  }

  #attributes(node: Node): readonly Attribute[] {
    return node.children.flatMap((child) => {
      // No attribute is declared at the top of a schema, so where attributes are strictly assessed none is allowed.
      if (child.name === "anyAttribute" && child.attributes.processContents === undefined) return [];
      if (child.name === "anyAttribute") this.#refuse("anyAttribute that is not strict");
      if (child.name !== "attribute") return [];
      // A default says what an absent attribute means, and forbids nothing.
      this.#known(child, ["name", "type", "use", "fixed", "default"]);
      const { name = "", use = "optional", fixed } = child.attributes;
      if (use === "prohibited") this.#refuse("a prohibited attribute");
      const type = this.#named(child.names.get("type") ?? "");
      return [{ name, type, required: use === "required", ...(fixed === undefined ? {} : { fixed }) }];
    });
  }

  /** What may occur twice, but not more often, is a sequence of two. */
  #particle(node: Node): Particle {
    const { minOccurs = "1", maxOccurs = "1" } = node.attributes;
    if (maxOccurs !== "2") return this.#once(node, this.#occurrence(minOccurs, maxOccurs));
    const first = this.#once(node, this.#occurrence(minOccurs, "1"));
    return { group: ",", of: [first, this.#once(node, "?")], occurs: "!" };
  }

  #once(node: Node, occurs: Occurrence): Particle {
    switch (node.name) {
      case "element": {
        const ref = node.names.get("ref");
        const element = ref === undefined ? this.#declare(node, false) : this.#declarations.get(ref);
        return element === undefined ? this.#refuse(`the unknown element ${ref}`) : { element, occurs };
      }
      case "any": {
        const { namespace = "##any", processContents = "strict" } = node.attributes;
        if (namespace !== "##any" && namespace !== "##other") this.#refuse(`any of ${namespace}`);
        if (processContents === "skip") this.#refuse("any that is skipped");
        return { any: namespace === "##any" ? "a" : "o", strict: processContents === "strict", occurs };
      }
      case "sequence":
      case "choice": {
        const of = node.children.filter(({ name }) => name !== "annotation").map((child) => this.#particle(child));
        return { group: node.name === "sequence" ? "," : "|", of, occurs };
      }
      default:
        return this.#refuse(`<${node.name}> in a content model`);
    }
  }

  #occurrence(minOccurs: string, maxOccurs: string): Occurrence {
    const found = ({ "1 1": "!", "0 1": "?", "0 unbounded": "*", "1 unbounded": "+" } as const)[
      `${minOccurs} ${maxOccurs}` as "1 1"
    ];
    return found ?? this.#refuse(`from ${minOccurs} to ${maxOccurs} times`);
  }

  /** Local declarations that are alike are one. */
  #declare(node: Node, global: boolean): Declaration {
    this.#known(node, ["name", "type", "minOccurs", "maxOccurs"]);
    const { name = "" } = node.attributes;
    const type = this.#typeOf(node);
    const namespace = this.#namespace;
    const about = global ? "" : `${typeof type === "string" ? type : `${this.#number(type)}`} `;
    const key = `${about}Q{${namespace}}${name}`;
    const known = this.#declarations.get(key);
    if (known !== undefined) return known;
    const declaration = { name, namespace, global, type };
    this.#declarations.set(key, declaration);
    return declaration;
  }

  #number(type: Type): string {
    return `${type.namespace} ${type.name} ${this.#anonymous.indexOf(type)}`;
  }

  #typeOf(node: Node): TypeName {
    const named = node.names.get("type");
    if (named !== undefined) return this.#named(named);
    const inner = node.children.find(({ name }) => name === "complexType" || name === "simpleType");
    if (inner === undefined) return "anyType";
    const type: Type = {
      name: "",
      namespace: this.#namespace,
      base: "anyType",
      abstract: false,
      content: undefined,
      attributes: [],
    };
    this.#anonymous.push(type);
    this.#fill(type, inner);
    return type;
  }

  #known(node: Node, attributes: readonly string[]): void {
    const odd = Object.keys(node.attributes).find((it) => !attributes.includes(it));
    if (odd !== undefined) this.#refuse(`the attribute ${odd} of <${node.name}>`);
  }

  #only(node: Node, name: string): void {
    if (node.name !== name) this.#refuse(`<${node.name}> here`);
  }
}
