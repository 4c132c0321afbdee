/** What a soak sends, a row each: usual work, work that takes long, lookups, tools, payments, and what is hostile. */
import { lines } from "../bench/invoices.ts";
import { filled } from "../bench/filled.ts";
import { posted } from "../support/mcp.ts";

export interface Work {
  readonly what: string;
  /** Milliseconds from the end of one to the next. */
  readonly pause: number;
  readonly path: string;
  readonly init: (key: string) => RequestInit;
  /** Statuses that are right, beside 429 and 503. */
  readonly right: readonly number[];
  /** Whether its time is drawn. */
  readonly timed?: boolean;
}

const example = (name: string) => Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));

function post(body: string | Uint8Array<ArrayBuffer>, type: string, more: Readonly<Record<string, string>> = {}) {
  return (key: string): RequestInit => ({
    method: "POST",
    body,
    headers: { authorization: `Bearer ${key}`, "content-type": type, ...more },
  });
}

const xml = "application/xml";
const json = "application/json";

export function works(): readonly Work[] {
  const usual = filled(9_000);
  const large = lines(600);
  const invoice = example("invoice-from-json.json");
  const call =
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"validate_invoice","arguments":{"invoice":${invoice}}}}`;
  const pdf = JSON.stringify({ ...JSON.parse(invoice), profile: "facturx-en16931" });
  const vat = JSON.stringify({ vat_id: "DE123456788" });
  const empty = `{"lines":[${Array(100_000).fill("{}").join()}]}`;
  const raised = "?max_characters=8000000";
  return [
    { what: "a usual invoice", pause: 200, path: "/v1/validate", init: post(usual, xml), right: [200], timed: true },
    { what: "with a record", pause: 2_000, path: "/v1/validate?record=true", init: post(usual, xml), right: [200] },
    { what: "600 lines", pause: 2_000, path: `/v1/validate${raised}`, init: post(large, xml), right: [200] },
    { what: "JSON as XML", pause: 2_000, path: "/v1/generate", init: post(invoice, json), right: [200] },
    { what: "a PDF", pause: 5_000, path: "/v1/generate?format=pdf", init: post(pdf, json), right: [200] },
    { what: "a diagnosis", pause: 5_000, path: "/v1/diagnose", init: post(usual, xml), right: [200] },
    {
      what: "a tool",
      pause: 1_000,
      path: "/mcp",
      init: (key) => posted(call, { authorization: `Bearer ${key}` }),
      right: [200],
    },
    { what: "a lookup", pause: 1_000, path: "/v1/lookups/vat", init: post(vat, json), right: [200] },
    {
      what: "an event of payments that is not signed",
      pause: 1_000,
      path: "/v1/billing/webhook",
      init: () => ({ method: "POST", body: '{"id":"evt_1"}', headers: { "stripe-signature": "t=1,v1=0" } }),
      right: [400, 503],
    },
    { what: "100,000 empty lines", pause: 1_000, path: "/v1/generate", init: post(empty, json), right: [413, 422] },
    { what: "no invoice", pause: 1_000, path: "/v1/validate", init: post("[".repeat(500_000), xml), right: [400] },
    { what: "too large", pause: 3_000, path: "/v1/validate", init: post(" ".repeat(4_000_000), xml), right: [413] },
    {
      what: "a file that only claims to be a PDF",
      pause: 1_000,
      path: "/v1/extract",
      init: post(`%PDF-1.7\n${"(".repeat(200_000)}`, "application/pdf"),
      right: [415],
    },
    { what: "no key", pause: 500, path: "/v1/validate", init: () => ({ method: "POST", body: usual }), right: [401] },
    { what: "a page", pause: 1_000, path: "/rules/BR-CO-10", init: () => ({}), right: [200] },
  ];
}
