/**
 * The chapters of the reference, derived from the document: a page a group of operations, one for the invoice, one for what
 * several chapters share. A schema stands where it is used, if that is one chapter alone.
 */
import type { Gathered, Group, ShownOperation } from "./gather.ts";
import { nameIn, type OpenApi } from "./openapi.ts";
import type { DocsWords } from "../texts/docs/words.ts";

export type Part = keyof DocsWords["parts"];

export interface Chapter {
  /** The last step of its address. */
  readonly slug: string;
  readonly part: Part;
  readonly title: string;
  /** The group that its operation is one of, where each of them has a page. */
  readonly group?: string;
  readonly lead?: string | undefined;
  readonly operations: readonly ShownOperation[];
  /** The names of the schemas that stand in it. */
  readonly schemas: readonly string[];
}

/** The group whose operations are so long that each has a page. */
const APART = "Documents";
/** The schema of which the invoice is made. */
const INVOICE = "InvoiceInput";

/** Those with operations in the order of the document, then those with data; one without content is left out. */
export function referenceChapters({ document, groups }: Gathered, words: DocsWords): readonly Chapter[] {
  const operations = groups.flatMap((group) => chaptersOf(group, words));
  const schemas = Object.keys(document.components?.schemas ?? {});
  const invoice = new Set(
    schemas.includes(INVOICE) ? [INVOICE, ...reached(document.components?.schemas?.[INVOICE], document)] : [],
  );
  const users = operations.map((it) =>
    new Set(it.operations.flatMap(({ operation, parameters }) => {
      return [...reached([operation, parameters], document)];
    }))
  );
  const rest = schemas.filter((name) => !invoice.has(name));
  const only = (name: string) => {
    const using = users.flatMap((used, at) => used.has(name) ? [at] : []);
    return using.length === 1 ? using[0] : undefined;
  };
  const data = (slug: "invoice" | "schemas", schemas: readonly string[]): Chapter => {
    const { title, lead } = words[slug];
    return { slug, part: "data", title, lead, operations: [], schemas };
  };
  const alone = data("invoice", schemas.filter((it) => invoice.has(it)));
  const shared = data("schemas", rest.filter((it) => only(it) === undefined));
  return [
    ...operations.map((it, at) => ({ ...it, schemas: rest.filter((name) => only(name) === at) })),
    ...[alone, shared].filter((it) => it.schemas.length > 0),
  ];
}

function chaptersOf({ name, description, operations }: Group, words: DocsWords): readonly Chapter[] {
  const title = words.groups[name] ?? name;
  if (name !== APART) {
    return [{ slug: slugOf(name), part: "operations", title, lead: description, operations, schemas: [] }];
  }
  return operations.map((it): Chapter => ({
    ...{ slug: slugOf(it.operation.operationId ?? it.anchor), part: "operations", group: title },
    ...{ title: it.operation.summary ?? it.path, operations: [it], schemas: [] },
  }));
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
}

/** The names of the schemas that are referred to within a value, however far away. */
function reached(value: unknown, document: OpenApi): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  look(value);
  return found;

  function look(it: unknown): void {
    if (typeof it !== "object" || it === null) return;
    for (const [key, inner] of Object.entries(it)) {
      if (key === "$ref" && typeof inner === "string") follow(inner);
      else look(inner);
    }
  }

  function follow(ref: string): void {
    if (seen.has(ref)) return;
    seen.add(ref);
    const name = nameIn(ref);
    const [, kind = ""] = /^#\/components\/(\w+)\//.exec(ref) ?? [];
    if (name === undefined) return;
    if (kind === "schemas") found.add(name);
    const all: unknown = Reflect.get(document.components ?? {}, kind);
    if (typeof all === "object" && all !== null && Object.hasOwn(all, name)) look(Reflect.get(all, name));
  }
}
