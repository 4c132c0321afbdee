/** Every header, query value and path of the service, and every field of its small bodies, by its OpenAPI document. */
import { createApp } from "../../host/http/app.ts";
import { openapiDocument } from "../../host/http/openapi/document.ts";
import type { App } from "../../host/http/service.ts";
import { withService } from "../../tests/support/service.ts";
import { filesBelow, textOf } from "../../tests/house/sources.ts";
import type { Operation } from "./operations.ts";

interface ServiceTarget {
  readonly name: string;
  with(text: string): string;
  readonly operations: readonly Operation[];
}

/** Makes the targets while their service lives. */
export async function withServiceTargets(work: (all: readonly ServiceTarget[]) => Promise<void>): Promise<void> {
  await withService(async ({ service, time, key }) => {
    const app = createApp(service);
    const { authorization } = await key("scale");
    let asked = 0;
    const ask: Ask = async (path, init) => {
      // Each request comes from an address of its own, a minute after the last, so that none is refused for its pace.
      asked++;
      time.now += 60_000;
      const hostname = `198.51.${(asked >> 8) & 0xff}.${asked & 0xff}`;
      const response = await app.request(path, init, { remoteAddr: { hostname } });
      await response.arrayBuffer();
    };
    await work(targetsOf(await routesOf(app, service), authorization, ask));
  });
}

type Ask = (path: string, init: RequestInit) => Promise<void>;

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  /** The fields of a JSON body that are texts. */
  readonly fields: readonly string[];
}

async function routesOf(app: App, service: Parameters<typeof openapiDocument>[1]): Promise<readonly Route[]> {
  const { paths } = await openapiDocument(app, service);
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationObject>).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      parameters,
      fields: Object.keys(requestBody?.content?.["application/json"]?.schema?.properties ?? {}),
    }))
  );
}

interface OperationObject {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly properties?: object } }>>;
  };
}

/** The headers that the service looks at, as its own files ask for them. */
function headersAsked(): readonly string[] {
  const found = filesBelow("host/", ".ts").flatMap((file) => [...textOf(file).matchAll(/\bheader\("([a-z-]+)"\)/g)]);
  return [...new Set(found.map(([, name = ""]) => name))].sort();
}

function targetsOf(routes: readonly Route[], authorization: string, ask: Ask): readonly ServiceTarget[] {
  const headers = headersAsked();
  return routes.flatMap((route) => {
    const { path, method, parameters, fields } = route;
    const name = `${method} ${path}`;
    const names = new Set([
      ...headers,
      ...parameters.filter((it) => it.in === "header").map((it) => it.name.toLowerCase()),
    ]);
    const send = (at: string, sent: Record<string, string>, content?: unknown) => {
      const body = method === "GET" ? {} : { body: content === undefined ? "{}" : JSON.stringify(content) };
      return ask(at, { method, headers: { authorization, "content-type": "application/json", ...sent }, ...body });
    };
    const steps = parameters.filter((it) => it.in === "path").map((it) => it.name);
    const plain = path.replaceAll(/\{\w+\}/g, "x");
    return [
      ...[...names].map((header) =>
        target(`${name} header ${header}`, (text) => send(plain, { [header]: inHeader(text) }))
      ),
      ...parameters.filter((it) => it.in === "query").map((it) =>
        target(`${name} query ${it.name}`, (text) => send(`${plain}?${it.name}=${encodeURIComponent(text)}`, {}))
      ),
      ...steps.map((step) =>
        target(`${name} path ${step}`, (text) => send(path.replace(`{${step}}`, encodeURIComponent(text)), {}))
      ),
      ...fields.map((field) => target(`${name} body ${field}`, (text) => send(plain, {}, { [field]: text }))),
    ];
  });
}

function target(name: string, run: (text: string) => Promise<void>): ServiceTarget {
  return { name, with: (text) => text, operations: [{ name: "ask", on: (text) => () => run(text) }] };
}

/** What a header can hold at all: bytes that are no control characters (RFC 9110, 5.5). */
function inHeader(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e]/g, "_");
}
