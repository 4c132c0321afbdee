/**
 * Asks a deployed service whether it does what it is for, and prints a line for each thing that was asked:
 *
 *     deno task tool smoke https://invoices.example
 *
 * Without a key it asks what needs none. With FAKTLINT_API_KEY, a document is validated, written and charged as well: that
 * costs two of the allowance. Ends with 1 where something is not as it should be.
 */
import { textOf } from "../tests/house/sources.ts";

/** Asks the service at a path. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

interface Check {
  readonly what: string;
  /** Whether it takes a key. */
  readonly keyed?: true;
  /** What is wrong; undefined where nothing is. */
  readonly wrong: (ask: Ask, key: string | undefined) => Promise<string | undefined>;
}

const INITIALIZE = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "faktlint-smoke", version: "1" },
};

/** A row a check, in their order. */
const checks: readonly Check[] = [
  {
    what: "the service is well, and its store can be written",
    wrong: async (ask) => {
      const { status, json } = await answerOf(ask, "/v1/health");
      return json?.["ok"] === true ? undefined : `/v1/health answered ${status}`;
    },
  },
  { what: "the page for checking invoices is there", wrong: (ask) => page(ask, "/", "text/html") },
  { what: "the page of a rule is there", wrong: (ask) => page(ask, "/rules/BR-CO-10", "text/html") },
  {
    what: "the OpenAPI document describes /v1/validate, at this address",
    wrong: async (ask) => {
      const { status, json } = await answerOf(ask, "/openapi.json");
      const { paths } = { paths: json?.["paths"] };
      return typeof paths === "object" && paths !== null && "/v1/validate" in paths
        ? undefined
        : `it answered ${status}`;
    },
  },
  {
    what: "a request without a key is refused, and costs nothing",
    wrong: async (ask) => {
      const { status, json } = await answerOf(ask, "/v1/validate", document("invoice-simple.xml"));
      // Where nothing is metered, everybody gets a verdict.
      const isTold = status === 401 && json?.["error"] === "missing_api_key";
      return isTold || json?.["valid"] === true ? undefined : `it answered ${status}`;
    },
  },
  {
    what: "an agent can begin",
    wrong: async (ask) => {
      const { result, status } = await rpc(ask, "initialize", INITIALIZE);
      return result?.includes('"serverInfo"') ? undefined : `initialize answered ${status}`;
    },
  },
  {
    what: "an agent gets the list of tools",
    wrong: async (ask) => {
      const { result, status } = await rpc(ask, "tools/list", {});
      return result?.includes("validate_invoice_xml") ? undefined : `tools/list answered ${status}`;
    },
  },
  {
    what: "an agent can ask what a rule means",
    wrong: async (ask) => {
      const { result, status } = await rpc(ask, "tools/call", {
        name: "explain_rule",
        arguments: { rule_id: "BR-CO-10" },
      });
      return result?.includes("BR-CO-10") ? undefined : `tools/call answered ${status}`;
    },
  },
  {
    what: "a valid invoice is valid, and one document is charged for it",
    keyed: true,
    wrong: async (ask, key) => {
      const before = await used(ask, key);
      const { status, json } = await answerOf(ask, "/v1/validate", document("invoice-simple.xml", key));
      if (json?.["valid"] !== true) return `it answered ${status}`;
      const after = await used(ask, key);
      // Others may use the same key meanwhile.
      return before !== undefined && after !== undefined && after > before
        ? undefined
        : `${after} documents after ${before}`;
    },
  },
  {
    what: "an invalid invoice is not, by the rule that it breaks",
    keyed: true,
    wrong: async (ask, key) => {
      const { status, json } = await answerOf(ask, "/v1/validate", document("broken-totals.xml", key));
      const found = JSON.stringify(json?.["errors"] ?? []);
      return json?.["valid"] === false && found.includes("BR-CO-10") ? undefined : `it answered ${status}: ${found}`;
    },
  },
  {
    what: "an invoice is written",
    keyed: true,
    wrong: async (ask, key) => {
      const answer = await ask("/v1/generate", document("invoice-from-json.json", key));
      const text = await answer.text();
      return answer.status === 200 && text.includes("cbc:ID") ? undefined : `it answered ${answer.status}`;
    },
  },
];

/** Asks everything, and gives a line for each; `ok` where all is as it should be. */
export async function smoke(
  ask: Ask,
  key: string | undefined,
): Promise<{ readonly ok: boolean; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  let ok = true;
  for (const { what, keyed, wrong } of checks) {
    if (keyed === true && key === undefined) {
      lines.push(`skipped  ${what} (FAKTLINT_API_KEY)`);
      continue;
    }
    const began = performance.now();
    const found = await wrong(ask, key).catch((error) => error instanceof Error ? error.message : "it did not answer");
    const time = `${Math.round(performance.now() - began)} ms`;
    lines.push(found === undefined ? `ok       ${what}, ${time}` : `WRONG    ${what}: ${found}`);
    ok &&= found === undefined;
  }
  return { ok, lines };
}

type Json = Readonly<Record<string, unknown>>;

async function answerOf(ask: Ask, path: string, init?: RequestInit) {
  const answer = await ask(path, init);
  const text = await answer.text();
  let json: Json | undefined;
  try {
    json = JSON.parse(text);
  } catch {
    // Whatever it is, it is not what was asked for.
  }
  return { status: answer.status, json };
}

async function page(ask: Ask, path: string, type: string): Promise<string | undefined> {
  const answer = await ask(path);
  await answer.text();
  const is = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && is.startsWith(type) ? undefined : `it answered ${answer.status}, ${is}`;
}

function document(name: string, key?: string): RequestInit {
  const type = name.endsWith(".json") ? "application/json" : "application/xml";
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return { method: "POST", body: textOf(`examples/${name}`), headers: { "content-type": type, ...authorization } };
}

async function used(ask: Ask, key: string | undefined): Promise<number | undefined> {
  const { json } = await answerOf(ask, "/v1/usage", { headers: { authorization: `Bearer ${key}` } });
  const count = json?.["used"];
  return typeof count === "number" ? count : undefined;
}

async function rpc(ask: Ask, method: string, params: object) {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await ask("/mcp", {
    method: "POST",
    body,
    headers: { ...headers, "mcp-protocol-version": "2025-06-18" },
  });
  const text = await answer.text();
  return { status: answer.status, result: text.includes('"result"') ? text : undefined };
}

async function main([url, ...more]: readonly string[]): Promise<number> {
  if (url === undefined || more.length > 0 || !URL.canParse(url)) {
    console.error("smoke: name the address of a service, such as https://invoices.example");
    return 2;
  }
  const base = url.replace(/\/$/, "");
  const ask: Ask = (path, init) => fetch(base + path, { ...init, signal: AbortSignal.timeout(30_000) });
  const { ok, lines } = await smoke(ask, Deno.env.get("FAKTLINT_API_KEY") || undefined);
  for (const line of lines) console.log(line);
  console.log(ok ? `smoke: ${base} does what it is for` : `smoke: ${base} is not as it should be`);
  return ok ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
