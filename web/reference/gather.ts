/** The document with what the page needs on top: an anchor for every operation, tag and schema, each once. */
import { followed, methods, type OpenApi, type Operation, type Parameter, type PathItem } from "./openapi.ts";

export interface ShownOperation {
  readonly anchor: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** Those of the path, and those of the operation, which win. */
  readonly parameters: readonly Parameter[];
}

export interface Group {
  readonly anchor: string;
  /** The tag; operations without one stand under "Other". */
  readonly name: string;
  readonly description?: string;
  readonly operations: readonly ShownOperation[];
}

export interface Reference {
  readonly document: OpenApi;
  /** What the paths of the service's own pages begin with. */
  readonly base: string;
  readonly groups: readonly Group[];
  /** The anchors of schemas by their names. */
  readonly anchors: ReadonlyMap<string, string>;
  /** The error codes that have a row on the page of errors. */
  readonly codes: ReadonlySet<string>;
}

export interface Given {
  readonly document: OpenApi;
  readonly base: string;
  readonly codes: readonly string[];
}

const NO_TAG = "Other";

export function gathered({ document, base, codes }: Given): Reference {
  const anchor = anchorMaker();
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    return operationsOf(document, path, item, anchor);
  });
  const names = new Set([...(document.tags ?? []).map(({ name }) => name), ...operations.map(tagOf)]);
  const groups = [...names].map((name) => {
    const { description } = document.tags?.find((tag) => tag.name === name) ?? {};
    const own = operations.filter((it) => tagOf(it) === name);
    return {
      anchor: anchor("tag", name),
      name,
      operations: own,
      ...(description === undefined ? {} : { description }),
    };
  }).filter(({ operations }) => operations.length > 0);
  const schemas = Object.keys(document.components?.schemas ?? {});
  const anchors = new Map(schemas.map((name) => [name, anchor("schema", name)]));
  return { document, base, groups, anchors, codes: new Set(codes) };
}

function tagOf({ operation: { tags = [] } }: ShownOperation): string {
  return tags[0] ?? NO_TAG;
}

type Anchor = (kind: string, name: string) => string;

function operationsOf(
  { components = {} }: OpenApi,
  path: string,
  item: PathItem,
  anchor: Anchor,
): readonly ShownOperation[] {
  return methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const given = [...item.parameters ?? [], ...operation.parameters ?? []].map((it) => {
      return followed(it, components.parameters);
    });
    const parameters = [...new Map(given.map((it) => [`${it.in} ${it.name}`, it])).values()];
    const id = anchor("operation", operation.operationId ?? `${method}${path}`);
    return [{ anchor: id, method: method.toUpperCase(), path, operation, parameters }];
  });
}

/** Makes ids that need no escaping in addresses. Names that differ only in other signs get a number at the end. */
function anchorMaker(): Anchor {
  const used = new Set<string>();
  return (kind, name) => {
    const wanted = `${kind}-${name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replaceAll(/^-+|-+$/g, "")}`;
    let id = wanted;
    for (let number = 2; used.has(id); number++) id = `${wanted}-${number}`;
    used.add(id);
    return id;
  };
}
