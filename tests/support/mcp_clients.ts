/** The official clients, of both generations and over both transports, as one that lists and calls. */
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { pathToFileURL } from "node:url";
import { taskArguments } from "./server.ts";
import { type Json, object, type Said, saidIn } from "./mcp.ts";

/** Where a server is: at an address, with headers, or started here with arguments. */
export type Target =
  | { readonly url: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly args: readonly string[]; readonly environment?: Readonly<Record<string, string>> };

export interface AnyClient {
  readonly revision: string | undefined;
  readonly tools: () => Promise<readonly Json[]>;
  readonly call: (name: string, given: Json) => Promise<Said>;
  readonly ask: (method: "resources/list" | "resources/templates/list" | "prompts/list") => Promise<Json>;
  readonly read: (uri: string) => Promise<readonly Json[]>;
  readonly prompt: (name: string, given: Readonly<Record<string, string>>) => Promise<Json>;
  readonly complete: (uri: string, name: string, value: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const root = new URL("../../", import.meta.url);
const command = [...taskArguments("faktlint"), "mcp"];
const info = { name: "test", version: "1.0.0" };

function processOf({ args, environment = {} }: Extract<Target, { readonly args: unknown }>) {
  const env = { ...Deno.env.toObject(), ...environment };
  return {
    command: Deno.execPath(),
    args: [...command, ...args],
    cwd: root.pathname,
    env,
    stderr: "inherit" as const,
  };
}

/** Each client, by its name. */
export const clients: Readonly<Record<string, (target: Target, folder?: string) => Promise<AnyClient>>> = {
  "sdk 1.x": oldClient,
  "client 2.x, newest revision": (target, folder) => newClient(target, folder, { mode: { pin: "2026-07-28" } }),
  "client 2.x, old revision": (target, folder) => newClient(target, folder, { mode: "legacy" }),
};

async function oldClient(target: Target, folder?: string): Promise<AnyClient> {
  const client = new OldClient(info, { capabilities: folder === undefined ? {} : { roots: {} } });
  if (folder !== undefined) client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: rootsOf(folder) }));
  const transport = "url" in target
    ? new OldHttp(new URL(target.url), { requestInit: { headers: { ...target.headers } } })
    : new OldStdio(processOf(target));
  await client.connect(transport);
  return anyClient(client, undefined);
}

type Negotiation = NonNullable<ConstructorParameters<typeof NewClient>[1]>["versionNegotiation"];

async function newClient(target: Target, folder: string | undefined, how: Negotiation): Promise<AnyClient> {
  const client = new NewClient(info, {
    capabilities: folder === undefined ? {} : { roots: {} },
    ...(how === undefined ? {} : { versionNegotiation: how }),
  });
  if (folder !== undefined) client.setRequestHandler("roots/list", () => ({ roots: rootsOf(folder) }));
  const transport = "url" in target
    ? new NewHttp(new URL(target.url), { requestInit: { headers: { ...target.headers } } })
    : new NewStdio(processOf(target));
  await client.connect(transport);
  return anyClient(client, client.getNegotiatedProtocolVersion());
}

function rootsOf(folder: string) {
  return [{ uri: pathToFileURL(folder).href, name: "test" }];
}

function anyClient(client: OldClient | NewClient, revision: string | undefined): AnyClient {
  return {
    revision,
    tools: async () => (await client.listTools()).tools.map(object),
    call: async (name, given) => saidIn(object(await client.callTool({ name, arguments: { ...given } }))),
    ask: async (method) => object(await lists(client)[method]()),
    read: async (uri) => (await client.readResource({ uri })).contents.map(object),
    prompt: async (name, given) => object(await client.getPrompt({ name, arguments: { ...given } })),
    complete: async (uri, name, value) => {
      const { completion } = await client.complete({ ref: { type: "ref/resource", uri }, argument: { name, value } });
      return completion.values;
    },
    close: () => client.close(),
  };
}

function lists(client: OldClient | NewClient) {
  return {
    "resources/list": () => client.listResources(),
    "resources/templates/list": () => client.listResourceTemplates(),
    "prompts/list": () => client.listPrompts(),
  };
}
