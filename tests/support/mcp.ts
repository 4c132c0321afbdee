/** Requests to /mcp as they go over the wire, and what comes back. */
import type { TestService } from "./service.ts";

export type Json = Readonly<Record<string, unknown>>;
export type Headers = Readonly<Record<string, string>>;

const accepted = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** POSTs a body to /mcp, with the headers that every client sends. */
export function posted(body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}): RequestInit {
  return { method: "POST", body, headers: { ...accepted, ...headers } };
}

export function message(method: string, params: Json = {}, id: number | string | null = 1): Json {
  return { jsonrpc: "2.0", ...(id === null ? {} : { id }), method, params };
}

/** What a request of the revision without sessions carries (2026-07-28). */
export const MODERN = "2026-07-28";
export const envelope = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
};

/** The headers that go with a message in that revision. */
export function modernHeaders(method: string, name?: string): Headers {
  return { "mcp-protocol-version": MODERN, "mcp-method": method, ...(name === undefined ? {} : { "mcp-name": name }) };
}

/** The JSON of an answer: of its body, or of the events in it. */
export async function answerOf(response: Response): Promise<readonly Json[]> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    return text === "" ? [] : [JSON.parse(text)].flat();
  }
  return text.split("\n").filter((line) => line.startsWith("data: {")).map((line) => JSON.parse(line.slice(6)));
}

/** What a tool said. */
export interface Said {
  readonly text: string;
  /** The second text of an error: the envelope. */
  readonly envelope: Json;
  readonly structured: Json;
  readonly isError: boolean;
  readonly content: readonly Json[];
  readonly meta: Json;
}

/** Calls a tool in an old revision, which every client knows. */
export async function callTool(
  { ask }: Pick<TestService, "ask">,
  name: string,
  given: Json | string,
  headers: Headers = {},
  address?: string,
): Promise<Said> {
  const source = typeof given === "string" ? given : JSON.stringify(given);
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${source}}}`;
  const [answer = {}] = await answerOf(await ask("/mcp", posted(body, headers), address));
  if (!("result" in answer)) throw new Error(`the call failed: ${JSON.stringify(answer)}`);
  return saidIn(object(answer["result"]));
}

export function saidIn({ content, structuredContent, isError, _meta }: Json): Said {
  const blocks = Array.isArray(content) ? content.map(object) : [];
  const [first = "", second = "{}"] = blocks.filter(({ type }) => type === "text").map(({ text }) => String(text));
  return {
    text: first,
    envelope: isError === true && structuredContent === undefined ? JSON.parse(second) : {},
    structured: object(structuredContent ?? {}),
    isError: isError === true,
    content: blocks,
    meta: object(_meta ?? {}),
  };
}

export function object(value: unknown): Json {
  if (typeof value !== "object" || value === null) throw new Error(`no object: ${value}`);
  return { ...value };
}
