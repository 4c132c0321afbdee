/** Components without what no document can reach. */
import type { Components, Declaration, Particle, Type, TypeName } from "./components.ts";

/**
 * Where schemas have no wildcards, a document meets what is below its root alone: all else could be named by `xsi:type`
 * only, and is derived from nothing that it may stand for. Where they have, any element of theirs may turn up.
 */
export function needed(components: Components): Components {
  const { types, declarations } = components;
  const elements = new Map(types.map((type) => [type, elementsOf(type)]));
  if ([...elements.values()].includes(undefined)) return components;
  const reached = new Set<TypeName>();
  const open: TypeName[] = declarations.filter(({ global }) => global).map(({ type }) => type);
  for (let type = open.shift(); type !== undefined; type = open.shift()) {
    if (reached.has(type)) continue;
    reached.add(type);
    if (typeof type === "string") continue;
    for (const { type: below } of [...elements.get(type) ?? [], ...type.attributes]) open.push(plain(below));
    type.base = plain(type.base);
    type.attributes = type.attributes.map((attribute) => ({ ...attribute, type: plain(attribute.type) }));
    open.push(type.base);
  }
  const derived = types.find((type) => !reached.has(type) && typeof type.base !== "string" && reached.has(type.base));
  if (derived !== undefined) throw new Error(`xsi:type may name ${derived.name}, which nothing else reaches`);
  return {
    types: types.filter((type) => reached.has(type)),
    declarations: declarations.filter((it) => it.global || isIn(it, reached, elements)),
  };
}

function isIn(
  declaration: Declaration,
  reached: ReadonlySet<TypeName>,
  elements: ReadonlyMap<Type, readonly Declaration[] | undefined>,
): boolean {
  return [...elements].some(([type, below]) => reached.has(type) && below?.includes(declaration));
}

/** A simple type that adds nothing to its base is as good as that. */
function plain(type: TypeName): TypeName {
  if (typeof type === "string" || type.content === undefined || !("simple" in type.content)) return type;
  return type.content.simple === "" ? plain(type.base) : type;
}

/** The elements of a content model; undefined where it has a wildcard. */
function elementsOf({ content }: Type): readonly Declaration[] | undefined {
  if (content === undefined || !("model" in content)) return [];
  const found: Declaration[] = [];
  return collect(content.model, found) ? found : undefined;
}

function collect(particle: Particle, into: Declaration[]): boolean {
  if ("any" in particle) return false;
  if ("group" in particle) return particle.of.every((it) => collect(it, into));
  into.push(particle.element);
  return true;
}
