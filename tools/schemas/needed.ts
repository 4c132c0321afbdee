/** Components without what no document can reach. */
import type { Components, Declaration, Particle, Type, TypeName } from "./components.ts";

/**
 * What documents can hold below their roots. Without wildcards that is all: what else there is could be named by `xsi:type`
 * only, and is derived from nothing that it may stand for. Behind a wildcard any global element may turn up; those of the
 * libraries, by their namespaces, are left out all the same where no document has them elsewhere. A lax wildcard lets pass
 * what is not declared, so that their content is not judged there.
 */
export function needed(components: Components, roots: readonly string[], libraries: readonly string[]): Components {
  const { types, declarations } = components;
  const open = types.some((type) => elementsOf(type).wild);
  const kept = new Set(declarations.filter(({ name, namespace, global }) => {
    return global && (!open || roots.includes(name) || !libraries.includes(namespace));
  }));
  // What a wildcard lets in may name any type by itself, the ones that add nothing, too.
  const reached = reachedFrom(kept, open ? (type) => type : plain);
  if (!open) {
    const derived = types.find((type) => !reached.has(type) && typeof type.base !== "string" && reached.has(type.base));
    if (derived !== undefined) throw new Error(`xsi:type may name ${derived.name}, which nothing else reaches`);
  }
  return {
    types: types.filter((type) => reached.has(type)),
    declarations: declarations.filter((it) => kept.has(it)),
  };
}

/** The types that some elements lead to; the elements below join them. */
function reachedFrom(kept: Set<Declaration>, plain: (type: TypeName) => TypeName): ReadonlySet<TypeName> {
  const reached = new Set<TypeName>();
  const open: TypeName[] = [...kept].map(({ type }) => type);
  for (let type = open.shift(); type !== undefined; type = open.shift()) {
    if (reached.has(type)) continue;
    reached.add(type);
    if (typeof type === "string") continue;
    type.base = plain(type.base);
    type.attributes = type.attributes.map((attribute) => ({ ...attribute, type: plain(attribute.type) }));
    const { found } = elementsOf(type);
    for (const below of found) {
      below.type = plain(below.type);
      kept.add(below);
    }
    open.push(type.base, ...[...found, ...type.attributes].map((it) => it.type));
  }
  return reached;
}

/** A simple type that adds nothing to its base is as good as that. */
function plain(type: TypeName): TypeName {
  if (typeof type === "string" || type.content === undefined || !("simple" in type.content)) return type;
  return type.content.simple === "" ? plain(type.base) : type;
}

/** The elements of a content model, and whether it has a wildcard. */
function elementsOf({ content }: Type): { readonly found: readonly Declaration[]; readonly wild: boolean } {
  const found: Declaration[] = [];
  const wild = content !== undefined && "model" in content && collect(content.model, found);
  return { found, wild };
}

function collect(particle: Particle, into: Declaration[]): boolean {
  if ("any" in particle) return true;
  if ("group" in particle) return particle.of.map((it) => collect(it, into)).includes(true);
  into.push(particle.element);
  return false;
}
