/** The operations of a document as a Postman collection (format 2.1.0), with the requests that the reference shows. */
import { exampleOf, KEY, keyOf, valueOf, written } from "./curl.ts";
import type { Gathered, ShownOperation } from "./gather.ts";
import { followed, type Parameter } from "./openapi.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

interface Field {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
}

/** The user of the collection fills in the key; the address is that of the server that handed it out. */
export function postmanCollection(reference: Gathered) {
  const { document: { info, servers = [] }, groups } = reference;
  return {
    info: { name: info.title, description: info.description ?? "", schema: SCHEMA },
    item: groups.map(({ name, description = "", operations }) => {
      return { name, description, item: operations.map((it) => item(it, reference)) };
    }),
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{apiKey}}" }] },
    variable: [
      { key: "baseUrl", value: (servers[0]?.url ?? "").replace(/\/$/, "") },
      { key: "apiKey", value: "" },
    ],
  };
}

function item(shown: ShownOperation, reference: Gathered) {
  const { method, operation } = shown;
  const key = keyOf(operation.security ?? reference.document.security ?? [], reference.document);
  const { headers, ...body } = bodyOf(shown, reference);
  return {
    name: operation.summary ?? `${method} ${shown.path}`,
    request: {
      method,
      description: operation.description ?? "",
      url: addressOf(shown, reference),
      header: [...fields(shown, "header", reference), ...headers],
      ...(key?.header?.includes(KEY) === true ? {} : { auth: { type: "noauth" } }),
      ...body,
    },
  };
}

function addressOf(shown: ShownOperation, reference: Gathered) {
  const path = shown.path.replaceAll(/\{([^{}]*)\}/g, ":$1").split("/").slice(1);
  const query = fields(shown, "query", reference);
  const needed = query.filter(({ disabled }) => disabled !== true).map(({ key, value }) => `${key}=${value}`);
  const raw = ["{{baseUrl}}", ...path].join("/") + (needed.length === 0 ? "" : `?${needed.join("&")}`);
  return { raw, host: ["{{baseUrl}}"], path, query, variable: fields(shown, "path", reference) } as const;
}

/** Parameters that need not be sent are there and switched off. */
function fields({ parameters }: ShownOperation, place: string, { document }: Gathered): readonly Field[] {
  return parameters.filter((it) => it.in === place).map((it: Parameter) => {
    const { name = "", description, required = false } = it;
    return {
      key: name,
      value: valueOf(it, document),
      ...(description === undefined ? {} : { description }),
      ...(required ? {} : { disabled: true }),
    };
  });
}

/** The first form that a body may have, with its example; a file to choose where there is none. */
function bodyOf({ operation: { requestBody } }: ShownOperation, { document }: Gathered) {
  const { components = {} } = document;
  const body = requestBody === undefined ? undefined : followed(requestBody, components.requestBodies);
  const [sent] = Object.entries(body?.content ?? {});
  if (sent === undefined) return { headers: [] };
  const [type, media] = sent;
  const example = exampleOf(media, document);
  const headers = [{ key: "Content-Type", value: type }];
  if (example === undefined) return { headers, body: { mode: "file" } } as const;
  return { headers, body: { mode: "raw", raw: written(example) } } as const;
}
