/** Components to the text of a table, which `engine/schema/table.ts` reads again. */
import type { Attribute, Components, Declaration, Particle, Type, TypeName } from "./components.ts";

/** Two of these name a declaration. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export interface TableText {
  readonly namespaces: string;
  readonly types: string;
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
  /** Elements by namespace, scope and type: those of a key make a line. */
  readonly #lines: ReadonlyMap<string, readonly Declaration[]>;
  readonly #codes: ReadonlyMap<Declaration, string>;

  constructor(private readonly components: Components, private readonly prefixes: ReadonlyMap<string, string>) {
    this.#namespaces = [...new Set([...components.types, ...components.declarations].map((it) => it.namespace))];
    const aliases = aliasesOf(components);
    this.#types = components.types.filter((type) => !aliases.has(type));
    this.#numbers = new Map(this.#types.map((type, number) => [type, number]));
    const sorted = [...components.declarations].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
    this.#lines = Map.groupBy(sorted, (declaration) => this.#lineOf(declaration, aliases));
    const ordered = [...this.#lines.values()].flat();
    if (ordered.length > DIGITS.length ** 2) throw new Error(`${ordered.length} elements need a third digit`);
    this.#codes = new Map(ordered.map((declaration, number) => {
      return [declaration, `${DIGITS[number >> 6]}${DIGITS[number & 63]}`];
    }));
  }

  table(): TableText {
    const elements = [...this.#lines].map(([key, of]) => `${key};${of.map(({ name }) => name).join(" ")}`);
    const namespaces = this.#namespaces.map((uri) => `${this.prefixes.get(uri) ?? `*${shortName(uri)}`} ${uri}`);
    return { namespaces: namespaces.join("\n"), types: this.#typeLines().join("\n"), elements: elements.join("\n") };
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

  /** Empty for the name of the first of its elements, and "-" for none. */
  #nameOf(type: Type): string {
    const [first] = this.#lines.get(`g${this.#namespaces.indexOf(type.namespace)};${this.#numbers.get(type)}`) ?? [];
    if (type.name === "") return "-";
    return first !== undefined && `${first.name}Type` === type.name ? "" : type.name;
  }

  #lineOf({ namespace, global, type }: Declaration, aliases: ReadonlySet<Type>): string {
    const number = this.#namespaces.indexOf(namespace);
    if (typeof type !== "string" && aliases.has(type)) return `a${number};${this.#ref(type.base)}`;
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
    if ("element" in particle) return `${this.#codes.get(particle.element)}${occurs}`;
    if ("any" in particle) return `.${particle.strict ? particle.any.toUpperCase() : particle.any}${occurs}`;
    return `(${particle.of.map((it) => this.#particle(it)).join(particle.group === "," ? "" : "|")})${occurs}`;
  }

  #attribute({ name, type, required, fixed }: Attribute): string {
    if (fixed !== undefined && /[,;`\\$]/.test(fixed)) throw new Error(`the table cannot hold the value ${fixed}`);
    return `${name} ${this.#ref(type)}${required ? "!" : ""}${fixed === undefined ? "" : `=${fixed}`}`;
  }
}

/** Elements that their types are named after come first, so that the name need not be written twice. */
function rank({ name, global, type }: Declaration): number {
  return global && typeof type !== "string" && type.name === `${name}Type` ? 0 : 1;
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
