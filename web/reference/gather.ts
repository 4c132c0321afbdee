/** The document with what its pages need on top: an anchor for every operation and schema, each once. */
import type { DocsWords } from "../texts/docs/words.ts";
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
  /** The tag; operations without one stand under "Other". */
  readonly name: string;
  readonly description?: string | undefined;
  readonly operations: readonly ShownOperation[];
}

export interface Gathered {
  readonly document: OpenApi;
  readonly groups: readonly Group[];
  /** The anchors of schemas by their names. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** What a page shows of it, and how. */
export interface Reference extends Gathered {
  readonly words: DocsWords;
  /** The error codes that have a row on the page of errors. */
  readonly codes: ReadonlySet<string>;
  /** The address of a page of the service, which keeps the language that was asked for. */
  readonly to: (path: string) => string;
  /** The address of a schema, as seen from the page; undefined of one that there is not. */
  readonly schemaAt: (name: string) => string | undefined;
}

const NO_TAG = "Other";

export function gathered(document: OpenApi): Gathered {
  const anchor = anchorMaker();
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    return operationsOf(document, path, item, anchor);
  });
  const names = new Set([...(document.tags ?? []).map(({ name }) => name), ...operations.map(tagOf)]);
  const groups = [...names].map((name) => ({
    name,
    description: document.tags?.find((tag) => tag.name === name)?.description,
    operations: operations.filter((it) => tagOf(it) === name),
  })).filter(({ operations }) => operations.length > 0);
  const schemas = Object.keys(document.components?.schemas ?? {});
  const anchors = new Map(schemas.map((name) => [name, anchor("schema", name)]));
  return { document, groups, anchors };
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
