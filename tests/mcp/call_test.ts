/** A call of a tool from its arguments to its result, by callers that do what they like. */
import assert from "node:assert/strict";
import { InMemoryTransport } from "@modelcontextprotocol/client";
import { answerOf, errorOf } from "../../host/mcp/answer.ts";
import { call, type Caller } from "../../host/mcp/call.ts";
import { warmTools } from "../../host/mcp/handler.ts";
import { serverFor } from "../../host/mcp/server.ts";
import { tools } from "../../host/mcp/tools.ts";
import { Problem } from "../../host/domain/problems.ts";
import type { Facts } from "../../host/metering/allowance.ts";
import { done, type Result } from "../../host/operations/operation.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { message } from "../support/mcp.ts";

const { signal } = new AbortController();

function tool(name: string) {
  return tools.find((it) => it.name === name) ?? assert.fail(name);
}

/** A caller without a key, whose operations are done by `perform`. */
function callerWith(some: Partial<Caller>): Caller & { readonly faults: readonly unknown[] } {
  const faults: unknown[] = [];
  const nobody = () => Promise.resolve(new Problem("busy", "Nobody does it."));
  const onFault = (error: unknown) => void faults.push(error);
  return { key: undefined, limits: {}, perform: nobody, alongside: nobody, onFault, faults, ...some };
}

async function textOf(caller: Caller, name: string, given: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { content: [first] } = await call(caller, tool(name), given, signal);
  return first?.type === "text" ? first.text : assert.fail("the first block is a text");
}

Deno.test("what is thrown is an error without details, which go into the log; a busy store is named", async () => {
  const cause = new Error("the secret cause");
  const broken = callerWith({ perform: () => Promise.reject(cause) });
  assert.match(await textOf(broken, "list_editions"), /^internal_error: [^]*nothing was charged/);
  assert.doesNotMatch(await textOf(broken, "list_editions"), /secret/);
  assert.deepEqual(broken.faults, [cause, cause]);
  const busy = callerWith({ perform: () => Promise.reject(new StoreBusyError("locked", "locked")) });
  assert.match(await textOf(busy, "list_editions"), /^store_busy: The store is busy/);
  assert.deepEqual(busy.faults, []);
});

Deno.test("an operation that is done though its arguments were never read has no result", async () => {
  const hasty = callerWith({ perform: () => Promise.resolve(done({})) });
  assert.match(await textOf(hasty, "list_editions"), /^internal_error: The arguments were not read/);
});

Deno.test("where a key is needed before all else, its lack is said only where there is a service to have one of", async () => {
  const asked: unknown[] = [];
  const perform: Caller["perform"] = (_, { key }) => {
    asked.push(key);
    return Promise.resolve(new Problem("busy", "x"));
  };
  const [here, there] = [callerWith({ perform }), callerWith({ perform, baseUrl: "https://faktlint.example" })];
  assert.match(await textOf(here, "get_upgrade_link"), /^busy/);
  assert.match(await textOf(there, "get_upgrade_link"), /^missing_api_key/);
  assert.match(await textOf(there, "get_upgrade_link", { plan: "fix_report" }), /^busy/);
  assert.match(await textOf(there, "get_upgrade_link", { key: "one" }), /^busy/);
  assert.match(await textOf({ ...there, key: "two" }, "get_upgrade_link"), /^busy/);
  assert.match(await textOf({ ...there, key: "two" }, "get_upgrade_link", { key: "one" }), /^busy/);
  assert.deepEqual(asked, [undefined, undefined, "one", "two", "one"]);
});

/** Takes the bytes away, as the workers do, and says that the invoice is not valid. */
function takingAway(verdict: Result): Caller["perform"] {
  return async (_, { receive }) => {
    const received = await receive();
    if (received instanceof Problem) return received;
    if ("document" in received.input) structuredClone(null, { transfer: [received.input.document.bytes.buffer] });
    return verdict;
  };
}

const MOST_TWICE = 262_144;

for (const [size, twice] of [[MOST_TWICE, true], [MOST_TWICE + 1, false]] as const) {
  Deno.test(`a document of ${size} bytes is ${twice ? "looked at twice, though its bytes are gone" : "looked at once"}`, async () => {
    const refused = { valid: false, profile: "en16931", errors: [], warnings: [], information: [] };
    const seen: number[] = [];
    const caller = callerWith({
      perform: takingAway(done(refused)),
      alongside: (_, { input }) => {
        seen.push("document" in input ? input.document.bytes.length : -1);
        return Promise.resolve(new Problem("busy", "x"));
      },
    });
    const xml = "<a/>".padEnd(size);
    const shown = { ...tool("validate_invoice_xml"), show: showing };
    const { content: [first] } = await call(caller, shown, { xml }, signal);
    assert.equal(first?.type === "text" ? first.text.split("\n")[0] : "", "undefined");
    assert.deepEqual(seen, twice ? [size] : []);
  });
}

/** Asks for something beside, of which nothing comes. */
async function showing(...[, { alongside }]: Parameters<(typeof tools)[number]["show"]>) {
  return { text: `${await alongside(tool("diagnose_invoice").operation)}` };
}

const facts: Facts = {
  usage: {
    used: 80,
    remaining: 20,
    limit: 100,
    tier: "free",
    period: "2026-11",
    resetsAt: new Date("2026-12-01T00:00:00Z"),
  },
};

Deno.test("a result says what is left, in its text and for programs, where something is counted", () => {
  const left = "Documents left: 20 of 100 (plan free); reset on 2026-12-01T00:00:00.000Z.";
  const meta = { remaining: 20, limit: 100, tier: "free", period: "2026-11", resets_at: "2026-12-01T00:00:00.000Z" };
  const shown = { text: "SAID" };
  assert.deepEqual(answerOf(done({}), shown, facts, "en"), {
    content: [{ type: "text", text: `SAID\n${left}` }],
    _meta: { "dev.faktlint/allowance": meta },
  });
  assert.deepEqual(answerOf(done({}), shown, { ...facts, notice: "80 % are used." }, "en"), {
    content: [{ type: "text", text: `SAID\n80 % are used.\n${left}` }],
    _meta: { "dev.faktlint/allowance": { ...meta, notice: "80 % are used." } },
  });
  assert.deepEqual(answerOf(done({}), shown, undefined, "en"), { content: [{ type: "text", text: "SAID" }] });
  const uncounted = [{ type: "text", text: "SAID\nDocuments are not counted here." }];
  assert.deepEqual(answerOf(done({}), shown, null, "en"), { content: uncounted });
});

Deno.test("what was refused is an error with what was found, and further blocks follow the text", () => {
  const refused: Result = { outcome: "refused", content: { json: {} } };
  const block = { type: "text", text: "MORE" } as const;
  assert.deepEqual(answerOf(refused, { text: "SAID", structured: { a: 1 }, blocks: [block] }, undefined, "en"), {
    content: [{ type: "text", text: "SAID" }, block],
    structuredContent: { a: 1 },
    isError: true,
  });
});

Deno.test("an error has the envelope of HTTP, with a page where there is a service that has it", () => {
  const problem = new Problem("bad_request", "It is \u202ewrong.", { fields: { field: "xml" } });
  const envelopeOf = (baseUrl?: string) => {
    const { content: [text, envelope], isError } = errorOf(problem, baseUrl === undefined ? {} : { baseUrl });
    assert.equal(isError, true);
    assert.match(text?.type === "text" ? text.text : "", /^bad_request: It is \\u\{202e\}wrong\.\n\S/);
    return JSON.parse(envelope?.type === "text" ? envelope.text : "");
  };
  const envelope = { error: "bad_request", message: "It is \u202ewrong.", field: "xml" };
  assert.deepEqual(envelopeOf(), envelope);
  const docs = "https://faktlint.example/docs/errors#bad_request";
  assert.deepEqual(envelopeOf("https://faktlint.example"), { ...envelope, docs });
});

Deno.test("a caller without a key learns where to put one, in other words than over HTTP", () => {
  const { content: [text] } = errorOf(new Problem("missing_api_key", "No key."), {
    baseUrl: "https://faktlint.example",
  });
  const said = text?.type === "text" ? text.text : "";
  assert.match(said, /issue_api_key[^]*\(https:\/\/faktlint\.example\/mcp\)[^]*Reconnect/);
});

Deno.test("the tools are warm when a call that was read is answered", async () => {
  await warmTools();
});

/** What comes of a call with a path, from a client that has folders, and how often it was asked for them. */
async function withPath(files: Caller["files"]) {
  const perform: Caller["perform"] = async (_, { receive }) => {
    const received = await receive();
    return received instanceof Problem ? received : done({});
  };
  const [client, transport] = InMemoryTransport.createLinkedPair();
  const send = (what: object) => client.send(JSON.parse(JSON.stringify({ jsonrpc: "2.0", ...what })));
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers: string[] = [];
  let asked = 0;
  client.onmessage = (said) => {
    if ("method" in said && said.method === "roots/list" && "id" in said) {
      asked++;
      // Asking for them again and again gives no more answers.
      if (asked === 1) void send({ id: said.id, result: { roots: [{ uri: "file:///a" }] } });
    } else if ("id" in said) answers.push(JSON.stringify(said));
    if (answers.length === 3 || asked > 1) resolve(answers.at(-1) ?? "");
  };
  await client.start();
  const server = serverFor(callerWith({ perform, ...(files === undefined ? {} : { files }) }));
  await server.connect(transport);
  const hello = {
    protocolVersion: "2025-06-18",
    capabilities: { roots: {} },
    clientInfo: { name: "test", version: "1" },
  };
  await send(message("initialize", hello, 1));
  await send(message("notifications/initialized", {}, null));
  await send(message("tools/list", {}, 2));
  await send(message("tools/call", { name: "validate_invoice_xml", arguments: { path: "x" } }, 3));
  const answer = await promise;
  await server.close();
  return { answer, asked, listed: answers[1] ?? "" };
}

Deno.test("who has folders is not asked for them where no files are read, and no path is an argument there", async () => {
  const { answer, asked, listed } = await withPath(undefined);
  assert.match(answer, /bad_request: The argument ..path.. is not an argument of this tool/);
  assert.deepEqual([asked, listed.includes("one of the client's roots")], [0, false]);
});

Deno.test("where files are read, who has folders is asked for them once, and paths are read within them", async () => {
  const reader = (roots: unknown) => () => Promise.resolve(new Problem("bad_request", JSON.stringify(roots)));
  const { answer, asked, listed } = await withPath({ reader });
  assert.match(answer, /bad_request: .*file:\/\/\/a/);
  assert.deepEqual([asked, listed.includes("one of the client's roots")], [1, true]);
});
