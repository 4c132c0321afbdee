/** Answers messages that came over HTTP, by the SDK. Loaded when it is first wanted: it takes a tenth of a second. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { invoice } from "../operations/example_invoice.ts";
import { Problem } from "../domain/problems.ts";
import type { Caller } from "./call.ts";
import { serverFor } from "./server.ts";

/** The answer to messages that were read already; of the request, what remains: its headers, and whether it was given up. */
export async function handled(
  { url, method, headers, signal }: Request,
  messages: unknown,
  caller: Caller,
): Promise<Response> {
  const { fetch } = createMcpHandler(() => serverFor(caller), { maxSubscriptions: 16 });
  return await fetch(new Request(url, { method, headers, signal }), { parsedBody: messages });
}

const first = { name: "validate_invoice", arguments: { invoice: JSON.stringify(invoice) } };

/** Has made once what the first messages would hold up others with: the lists, the schemas of results, the way of a call. */
export async function warmTools(): Promise<void> {
  const refused = () => Promise.resolve(new Problem("busy", "The service is starting."));
  const perform: Caller["perform"] = async (_, { receive }) => await receive() && await refused();
  const caller = { key: undefined, limits: {}, perform, alongside: refused, onFault: () => {} };
  for (const [method, params] of [["tools/list", {}], ["tools/call", first]] as const) {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const request = new Request("http://127.0.0.1/mcp", { method: "POST", headers });
    const answer = await handled(request, { jsonrpc: "2.0", id: 1, method, params }, caller);
    const text = await answer.text();
    // As every start of a server in the tests shows.
    if (!text.includes(`"result"`)) throw new Error(`${method} was not answered: ${answer.status} ${text}`);
  }
}
