/** Components to the text of a table, which `engine/schema/table.ts` reads again. */
import type { Attribute, Components, Declaration, Particle, Type, TypeName } from "./components.ts";

/** Two of these name a declaration. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** One of these, or one of the rarer ones and a digit, stands for what the elements have in common that it is before. */
const SIGNS = "!#%&'()*+,/:;<=>?@[]";
const RARER = "^_{|}~";

export interface TableText {
  readonly namespaces: string;
  readonly types: string;
  readonly kinds: string;
  readonly elements: string;
}

/** `prefixes` are the canonical ones, by namespace. Other namespaces are listed with a "*". */
export function tableOf(components: Components, prefixes: ReadonlyMap<string, string>): TableText {
  return new Writing(components, prefixes).table();
}

class Writing {
  readonly #namespaces: readonly string[];
  readonly #types: readonly Type[];
  readonly #numbers: ReadonlyMap<Type, number>;
  readonly #aliases: ReadonlySet<Type>;
  /** In the order in which the content models first name them, so that they need not be named there. */
  readonly #elements: readonly Declaration[];
  readonly #codes: ReadonlyMap<Declaration, string>;
  /** What elements have in common: scope, namespace and type; the most frequent first. */
  readonly #kinds: readonly string[];
  /** Elements that a model has named already. */
  readonly #named: Set<Declaration> = new Set();

  constructor(components: Components, private readonly prefixes: ReadonlyMap<string, string>) {
    this.#namespaces = [...new Set([...components.types, ...components.declarations].map((it) => it.namespace))];
    this.#aliases = aliasesOf(components);
    this.#types = components.types.filter((type) => !this.#aliases.has(type));
    this.#numbers = new Map(this.#types.map((type, number) => [type, number]));
    const inModels = this.#types.flatMap(({ content }) =>
      content !== undefined && "model" in content ? elementsOf(content.model) : []
    );
    const others = [...components.declarations].sort((a, b) => a.name < b.name ? -1 : 1);
    this.#elements = [...new Set([...inModels, ...others])];
    if (this.#elements.length > DIGITS.length ** 2) throw new Error("the elements need a third digit");
    this.#codes = new Map(this.#elements.map((declaration, number) => {
      return [declaration, `${DIGITS[number >> 6]}${DIGITS[number & 63]}`];
    }));
    const kinds = Map.groupBy(this.#elements, (declaration) => this.#kindOf(declaration));
    this.#kinds = [...kinds].sort(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
  }

  table(): TableText {
    const elements = this.#elements.map((it) => `${this.#signOf(this.#kindOf(it))}${it.name}`).join("");
    const namespaces = this.#namespaces.map((uri) => `${this.prefixes.get(uri) ?? `*${shortName(uri)}`} ${uri}`);
    return {
      namespaces: namespaces.join("\n"),
      types: this.#typeLines().join("\n"),
      kinds: this.#kinds.join("\n"),
      elements,
    };
  }

  #signOf(kind: string): string {
    const number = this.#kinds.indexOf(kind);
    if (number < SIGNS.length) return SIGNS.charAt(number);
    const rest = number - SIGNS.length;
    const sign = RARER.charAt(rest >> 6);
    if (sign === "") throw new Error("the kinds of elements need more signs");
    return `${sign}${DIGITS.charAt(rest & 63)}`;
  }

  #typeLines(): readonly string[] {
    const lines: string[] = [];
    let namespace = "";
    for (const type of this.#types) {
      if (type.namespace !== namespace) {
        namespace = type.namespace;
        lines.push(`@${this.#namespaces.indexOf(namespace)}`);
      }
      const attributes = type.attributes.map((it) => this.#attribute(it)).join(",");
      const base = type.base === "anyType" ? "" : this.#ref(type.base);
      const fields = [`${type.abstract ? "^" : ""}${this.#nameOf(type)}`, base, this.#content(type), attributes];
      lines.push(fields.join(";").replace(/;+$/, ""));
    }
    return lines;
  }

  /** Empty for the name of that of its elements which has the shortest, and "-" for none. */
  #nameOf(type: Type): string {
    if (type.name === "") return "-";
    const named = this.#elements.filter((it) => it.global && it.type === type);
    const [shortest] = named.sort((a, b) => a.name.length - b.name.length);
    return shortest !== undefined && `${shortest.name}Type` === type.name ? "" : type.name;
  }

  #kindOf({ namespace, global, type }: Declaration): string {
    const number = this.#namespaces.indexOf(namespace);
    if (typeof type !== "string" && this.#aliases.has(type)) return `a${number};${this.#ref(type.base)}`;
    return `${global ? "g" : "l"}${number};${this.#ref(type)}`;
  }

  #ref(type: TypeName): string {
    if (typeof type === "string") return type;
    const number = this.#numbers.get(type);
    if (number === undefined) throw new Error(`the type ${type.name} is not listed`);
    return `${number}`;
  }

  #content({ content }: Type): string {
    if (content === undefined) return "";
    if ("simple" in content) return `$${content.simple}`;
    if ("text" in content) return "=";
    const { mixed, model } = content;
    const items = "group" in model && model.group === "," && model.occurs === "!"
      ? model.of.map((it) => this.#particle(it)).join("")
      : this.#particle(model);
    return `${mixed ? "~" : ":"}${items}`;
  }

  #particle(particle: Particle): string {
    const { occurs } = particle;
    if ("element" in particle) {
      const { element } = particle;
      if (this.#named.has(element)) return `${this.#codes.get(element)}${occurs}`;
      this.#named.add(element);
      return `/${occurs}`;
    }
    if ("any" in particle) return `.${particle.strict ? particle.any.toUpperCase() : particle.any}${occurs}`;
    return `(${particle.of.map((it) => this.#particle(it)).join(particle.group === "," ? "" : "|")})${occurs}`;
  }

  #attribute({ name, type, required, fixed }: Attribute): string {
    if (fixed !== undefined && /[,;`\\$]/.test(fixed)) throw new Error(`the table cannot hold the value ${fixed}`);
    return `${name} ${this.#ref(type)}${required ? "!" : ""}${fixed === undefined ? "" : `=${fixed}`}`;
  }
}

function elementsOf(particle: Particle): readonly Declaration[] {
  if ("element" in particle) return [particle.element];
  return "group" in particle ? particle.of.flatMap(elementsOf) : [];
}

/** Types of text that are their base under the name of their one element: UBL has one for each basic element. */
function aliasesOf({ types, declarations }: Components): ReadonlySet<Type> {
  const uses = new Map<TypeName, Declaration[]>();
  for (const declaration of declarations) {
    const found = uses.get(declaration.type);
    if (found === undefined) uses.set(declaration.type, [declaration]);
    else found.push(declaration);
  }
  const bases = new Set(types.map(({ base }) => base));
  return new Set(types.filter((type) => {
    const [only, ...more] = uses.get(type) ?? [];
    return type.content !== undefined && "text" in type.content && type.attributes.length === 0 && !bases.has(type) &&
      more.length === 0 && only?.global === true && only.namespace === type.namespace &&
      `${only.name}Type` === type.name;
  }));
}

/** What people call a namespace of XML signatures. */
function shortName(uri: string): string {
  const names: Readonly<Record<string, string>> = {
    "http://www.w3.org/2000/09/xmldsig#": "ds",
    "http://uri.etsi.org/01903/v1.3.2#": "xades",
    "http://uri.etsi.org/01903/v1.4.1#": "xades141",
  };
  return names[uri] ?? uri.replace(/.*:([A-Z])[a-z]*([A-Z])[a-z]*([A-Z])?.*/, "$1$2$3").toLowerCase();
}
