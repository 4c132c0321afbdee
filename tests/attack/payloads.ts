/** Documents that take long, where nothing stops them. */
import { lines } from "../bench/invoices.ts";
import { classic } from "../support/pdf.ts";
import { withFolder } from "../support/terminal.ts";
import { type Arena, keysIn } from "./arena.ts";
import { fire, type Shot } from "./attackers.ts";
import type { Said } from "./rows.ts";

const root = new URL("../../", import.meta.url);
const xml = { type: "application/xml" } as const;
const json = { type: "application/json" } as const;

const example = (name: string) => Deno.readTextFileSync(new URL(`examples/${name}`, root));

export function blanks(): readonly Shot[] {
  const blank = " ".repeat(100_000);
  const body = example("invoice-allowances-and-charges.xml")
    .replace(/(<cbc:ChargeIndicator>)[^<]*/, `$1a${blank}b`);
  const invoice = example("invoice-from-json.json").replace(/"issueDate": *"/, `$&1${blank}`);
  return [
    { what: "blanks", path: "/v1/validate?profile=peppol-bis-3", ...xml, body, right: [200], costs: true },
    { what: "blanks", path: "/v1/parse?max_characters=8000000", ...xml, body, right: [200], costs: true },
    { what: "blanks", path: "/v1/validate", ...json, body: invoice, right: [200], costs: true },
  ];
}

export function emptyLines(): readonly Shot[] {
  const body = `{"lines":[${Array(240_000).fill("{}").join()}]}`;
  return [{ what: "240,000 empty lines", path: "/v1/generate", ...json, body, right: [413, 422] }];
}

export function manyPages(): readonly Shot[] {
  const invoice = JSON.parse(example("invoice-from-json.json"));
  const lines = Array.from({ length: 2_000 }, (_, index) => ({ ...invoice.lines[0], id: `${index + 1}` }));
  const body = JSON.stringify({ ...invoice, profile: "facturx-en16931", lines });
  const path = "/v1/generate?format=pdf";
  return [{ what: "2,000 lines as a PDF", path, ...json, body, right: [200, 413, 422], costs: true }];
}

export function malformed(): readonly Shot[] {
  const note = "<cbc:Note>n</cbc:Note>\n";
  const whole = example("invoice-simple.xml").replace("<cbc:InvoiceTypeCode>", `${note.repeat(40_000)}$&`);
  const body = whole.padEnd(15_600_000, " ").replace("</Invoice>", "</Invoic>");
  const path = "/v1/validate?max_characters=16000000";
  return [{ what: "malformed", path, ...xml, body, right: [400, 413] }];
}

/** Answers that grow with the document: what is read, and a whole document that is all quotation marks, each escaped in JSON. */
export function largeAnswers(): readonly Shot[] {
  const query = "?max_characters=16000000";
  const quotes = example("invoice-simple.xml").replace(
    "<cbc:InvoiceTypeCode>",
    `<cbc:Note>${'"'.repeat(15_500_000)}</cbc:Note>$&`,
  );
  const body = lines(1_700);
  return [
    { what: "quotation marks", path: `/v1/repair${query}`, ...xml, body: quotes, right: [200, 413], costs: true },
    { what: "quotation marks", path: `/v1/parse${query}`, ...xml, body: quotes, right: [200, 413], costs: true },
    { what: "1,700 lines", path: `/v1/parse${query}`, ...xml, body, right: [200, 413], costs: true },
  ];
}

export function longDecimals(): readonly Shot[] {
  const digits = "1".repeat(450_000);
  const invoice = example("invoice-from-json.json").replace(/"unitPrice": *[\d.]+/g, `"unitPrice":${digits}.${digits}`);
  const body = example("invoice-simple.xml").replace(/(<cbc:PriceAmount[^>]*>)[^<]*/, `$1${digits}.${digits}`);
  const right = [200, 400, 413, 422];
  return [
    { what: "long decimals in JSON", path: "/v1/generate", ...json, body: invoice, right, costs: true },
    { what: "long decimals in XML", path: "/v1/validate", ...xml, body, right, costs: true },
  ];
}

/** To routes that need no key. */
export function noRecords(): readonly Shot[] {
  const seal = '"signed":true,"key_id":"0123456789abcdef","signature":"0"';
  const bodies = [
    ["a million brackets", `{${seal},"a":${"[".repeat(500_000)}${"]".repeat(500_000)}}`],
    ["340,000 texts", `{${seal},"a":[${Array(340_000).fill('""').join()}]}`],
    ["90,000 fields", `{${seal},${Array.from({ length: 90_000 }, (_, index) => `"${index}":1`).join()}}`],
  ] as const;
  const path = "/v1/records/verify";
  return bodies.map(([what, body]) => ({ what, path, ...json, body, right: [200, 400, 413] }));
}

/** Each of them is an object, and so gets a verdict. */
export function beyondLimits(): readonly Shot[] {
  const bodies = [
    ["half a million levels", `{"a":${"[".repeat(500_000)}${"]".repeat(500_000)}}`],
    ["seven million values", `{"a":[${Array(7_000_000).fill("1").join()}]}`],
  ] as const;
  const path = "/v1/validate?max_characters=16000000";
  return bodies.map(([what, body]) => ({ what, path, ...json, body, right: [200], costs: true }));
}

/**
 * A free key that has documents diagnosed and repaired as fast as its pace lets it: those that take long for their size. Its
 * hundred documents would be gone in ten seconds, so that it does not matter here how many it has.
 */
export async function freely(arena: Arena): Promise<Said> {
  const [key] = await keysIn(arena.store, 1, "free");
  const body = lines(60).replaceAll(/(<cbc:LineExtensionAmount[^>]*>)[^<]*/g, "$11.11");
  const shots = ["diagnose", "repair"].map((path): Shot => {
    return { what: path, path: `/v1/${path}`, ...xml, body, right: [200, 402, 429], costs: true };
  });
  const statuses = new Map<number, number>();
  const end = performance.now() + arena.time;
  await Promise.all(Array.from({ length: AT_ONCE }, async (_, index) => {
    const shot = shots[index % shots.length];
    while (shot !== undefined && performance.now() < end) {
      const status = await fire(arena.server.address, key ?? "", shot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }));
  const wrong = [...statuses].filter(([status]) => ![200, 402, 429, 503].includes(status));
  const facts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const sent = `60 wrong lines (${
    Math.round(body.length / 1000)
  } kB) to diagnose and to repair, ${AT_ONCE} at once, by one`;
  return { sent, facts, lost: wrong.reduce((sum, [, count]) => sum + count, 0) + (statuses.has(200) ? 0 : 1) };
}

/** What the pace of a key lets through at once. */
const AT_ONCE = 20;

/** What parse gives back of each is as large as the document itself. */
export function largeInvoices(): readonly Shot[] {
  const body = lines(1_500);
  return [
    { what: "1,500 lines to parse", path: "/v1/parse?max_characters=8000000", ...xml, body, right: [200], costs: true },
    {
      what: "1,500 lines to validate",
      path: "/v1/validate?official=true&max_characters=8000000",
      ...xml,
      body,
      right: [200],
      costs: true,
    },
  ];
}

export function mixed(): readonly Shot[] {
  return [...emptyLines(), ...manyPages(), ...malformed()];
}

/** A list of attachments in which each node leads to all of the next: 20 to the tenth of them. */
function endless(): Uint8Array<ArrayBuffer> {
  const levels = Array.from({ length: 10 }, (_, index): [number, string] => {
    return [index + 4, `[${`<</Kids ${index + 5} 0 R>>`.repeat(20)}]`];
  });
  return new Uint8Array(classic(
    new Map([
      [1, "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>"],
      [2, "<</Type/Pages/Kids[]/Count 0>>"],
      [3, "<</Kids 4 0 R>>"],
      ...levels,
      [14, "[]"],
    ]),
  ));
}

/** Seconds after which a command that reads a small file hangs. */
const HANGS = 10;

/** To the service, and to the command line, which takes the invoice out of it. */
export async function endlessPdf({ server, keys: [key] }: Arena): Promise<Said> {
  const pdf = endless();
  return await withFolder({ "endless.pdf": pdf }, async (folder) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/pdf" };
    const response = await fetch(`${server.address}/v1/validate`, { method: "POST", body: pdf, headers });
    await response.body?.cancel();
    const began = performance.now();
    const command = new Deno.Command("timeout", {
      args: [`${HANGS}`, Deno.execPath(), "run", "-A", "host/main.ts", "validate", `${folder}/endless.pdf`],
      cwd: root,
      stdout: "null",
      stderr: "null",
    });
    const { code } = await command.output();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const sent = `${pdf.length} bytes, to the service and to the command line`;
    const facts = `${response.status}; exit status ${code} after ${seconds} s`;
    return { sent, facts, lost: (code === 2 ? 0 : 1) + (response.status === 415 ? 0 : 1) };
  });
}
