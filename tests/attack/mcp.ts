/** Bodies to /mcp that are too large, never end, nest without end, or hold more messages than anybody needs. */
import { answerOf, posted } from "../support/mcp.ts";
import type { Arena } from "./arena.ts";
import type { Said } from "./rows.ts";

interface Body {
  readonly what: string;
  readonly text: string;
  /** Statuses that are right; 429 and 503 are right for whatever comes too often. */
  readonly right: readonly number[];
}

const call = (id: number, invoice: string) =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"validate_invoice","arguments":{"invoice":${invoice}}}}`;

const batch = (count: number, invoice: string) =>
  `[${Array.from({ length: count }, (_, index) => call(index, invoice)).join()}]`;

const manyNames = (id: number, names: number) =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"explain_rule","arguments":{${
    Array.from({ length: names }, (_, at) => `"a${at}":0`).join()
  }}}}`;

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

const refusals = [429, 503];

function bodies(): readonly Body[] {
  return [
    { what: "ten times the limit", text: call(1, `{"note":"${"n".repeat(10_485_760)}"}`), right: [413] },
    { what: "500,000 levels", text: call(1, nested(500_000)), right: [400] },
    { what: "500,000 levels for a message", text: nested(500_000), right: [400] },
    { what: "1,000 messages at once", text: batch(1_000, "{}"), right: [400] },
    { what: "90,000 names of arguments", text: manyNames(1, 90_000), right: [400] },
    {
      what: "20 messages of 4,500 names",
      text: `[${Array.from({ length: 20 }, (_, at) => manyNames(at, 4_500)).join()}]`,
      right: [400],
    },
    { what: "20 messages at once", text: batch(20, `{"lines":[${Array(100).fill("{}").join()}]}`), right: [200] },
  ];
}

const UNFINISHED = 20;

export async function overMcp({ server: { address }, keys, time }: Arena): Promise<Said> {
  const all = bodies();
  const statuses = new Map<string, number>();
  let [lost, paid] = [0, 0];
  const end = performance.now() + time;
  const halves = await unfinished(address, keys[0]);
  await Promise.all(keys.map(async (key, first) => {
    const headers = { authorization: `Bearer ${key}` };
    // Each begins elsewhere in the list, so that any two kinds meet.
    for (let at = first * 2; performance.now() < end; at++) {
      const { what, text, right } = all[at % all.length] ?? nothing();
      const { status, charged } = await sent(`${address}/mcp`, text, headers);
      const name = `${what}: ${status}`;
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      paid += charged;
      if (!right.includes(status) && !refusals.includes(status)) lost++;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }));
  for (const half of halves) half.close();
  const facts = [...statuses].map(([name, count]) => `${count} × ${name}`).join(", ");
  const what = `${
    all.map((it) => `${it.what} (${Math.round(it.text.length / 1000)} kB)`).join("; ")
  }; ${UNFINISHED} halves of requests`;
  return { sent: `${what}, in turn by three`, facts, lost, charged: (count) => count === paid };
}

/** Milliseconds for which one answer is waited for. */
const LONGEST = 60_000;

/** Documents that are all quotation marks, each escaped in the message and in the answer: one that is repaired, one that is written. */
export async function quotes({ server: { address }, keys, time }: Arena): Promise<Said> {
  const marks = '"'.repeat(3_000_000);
  const xml = example("invoice-simple.xml")
    .replace("<cbc:DocumentCurrencyCode>", `<cbc:Note>${marks}</cbc:Note>$&`)
    .replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
  const invoice = { ...JSON.parse(example("invoice-from-json.json")), note: marks };
  const calls = [
    { tool: "repair_invoice", given: { xml } },
    { tool: "generate_invoice", given: { invoice } },
  ].map(({ tool, given }) => ({ tool, body: called(tool, given) }));
  const statuses = new Map<string, number>();
  let [lost, paid] = [0, 0];
  const end = performance.now() + time;
  await Promise.all(keys.map(async (key, first) => {
    const headers = { authorization: `Bearer ${key}` };
    // On a busy machine one of them takes longer than all of the attack otherwise would.
    for (let at = first; performance.now() < end + (paid === 0 ? LONGEST : 0); at++) {
      const { tool, body } = calls[at % calls.length] ?? nothing();
      const { status, charged } = await sent(`${address}/mcp?max_characters=16000000`, body, headers);
      const name = `${tool}: ${status}`;
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      paid += charged;
      if (status !== 200 && !refusals.includes(status)) lost++;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }));
  const facts = [...statuses].map(([name, count]) => `${count} × ${name}`).join(", ");
  if (paid === 0) lost++;
  return {
    sent: "3 MB of quotation marks to be repaired and to be written, by three",
    facts,
    lost,
    charged: (count) => count === paid,
  };
}

function called(name: string, given: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });
}

const example = (name: string) => Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));

/** Three connections without a key, whose messages have more names than anything has. */
export async function withoutKey({ server: { address }, time }: Arena): Promise<Said> {
  const all = bodies().filter(({ what }) => what.includes("names"));
  const statuses = new Map<number, number>();
  const end = performance.now() + time;
  await Promise.all(Array.from({ length: 3 }, async (_, index) => {
    const { text } = all[index % all.length] ?? nothing();
    while (performance.now() < end) {
      const { status } = await sent(`${address}/mcp`, text, {});
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }));
  const lost = [...statuses].reduce(
    (sum, [status, count]) => sum + (refusals.includes(status) || status === 400 ? 0 : count),
    0,
  );
  const facts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return { sent: `${all.map(({ what }) => what).join("; ")}, by 3 at once, without a key`, facts, lost };
}

function nothing(): never {
  throw new Error("there are bodies");
}

/** The status of an answer, and how many of the calls in it were charged. */
async function sent(address: string, text: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(address, posted(text, headers));
    const answers = await answerOf(response);
    const results = answers.filter(({ result }) => {
      return typeof result === "object" && result !== null && "structuredContent" in result;
    });
    return { status: response.status, charged: results.length };
  } catch {
    return { status: 0, charged: 0 };
  }
}

/** Requests that announce a body, and send half of it. */
async function unfinished(address: string, key: string): Promise<readonly Deno.Conn[]> {
  const { hostname, port, host } = new URL(address);
  const half = "n".repeat(250_000);
  const head = [
    "POST /mcp HTTP/1.1",
    `Host: ${host}`,
    `Authorization: Bearer ${key}`,
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
    "Content-Length: 500000",
  ].join("\r\n");
  return await Promise.all(Array.from({ length: UNFINISHED }, async () => {
    const connection = await Deno.connect({ hostname, port: +port });
    const bytes = new TextEncoder().encode(`${head}\r\n\r\n{"a":"${half}`);
    for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
    return connection;
  }));
}
