/** What a hostile file, or its name, could do to the terminal, the time and the memory of who judges it. */
import assert from "node:assert/strict";
import { enveloped, libraryOnly, refused } from "../support/hostile.ts";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";
import { invoiceOf } from "../support/ubl.ts";
import { longTest } from "../support/sweeps.ts";

/** Control characters that XML allows, bidi marks, invisible characters, separators, and a tag beyond the basic plane. */
const hostile = "\x7f\x85\x9b31m\u00ad\u061c\u200b\u200e\u200f\u2028\u2029\u202e\u2066\u2069\ufeff\u{e0041}";
const raw = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const files = {
  "amount.xml": validInvoice.replace(">2891.00<", `>2891${hostile}<`),
  "long.xml": validInvoice.replace(">2891.00<", `>2891.00${hostile.repeat(20)}<`),
  "text.xml": invoiceOf(`${hostile}<cbc:ID>1</cbc:ID>`),
  "root.xml": `<a xmlns="urn:${hostile}"/>`,
  "reference.xml": `<a>&${hostile};</a>`,
  "name.xml": `<a${hostile}/>`,
  "note.xml": invoiceOf(`<cbc:Note>${hostile}</cbc:Note><cbc:Odd>${hostile}</cbc:Odd>`),
  [`\x1b[31m${hostile}.xml`]: validInvoice,
  [`b\n\r\t${hostile}.xml`]: "<a>",
};

for (const format of ["text", "json", "ndjson"]) {
  Deno.test(`no control, bidi or invisible character reaches the terminal in the format ${format}`, async () => {
    await withFolder(files, async (folder) => {
      const { out, err } = await faktlint(["validate", "--format", format, folder]);
      assert.ok(out.includes("amount.xml"));
      assert.doesNotMatch(out, raw);
      assert.equal(err, "");
    });
  });
}

Deno.test("JSON means what the file says, though it is written with escapes", async () => {
  await withFolder(files, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "json", folder]);
    const named: string[] = JSON.parse(out).map(({ file }: { file: string }) => file);
    assert.deepEqual(named.sort(), Object.keys(files).map((name) => `${folder}/${name}`).sort());
    const parsed = await faktlint(["parse", `${folder}/note.xml`]);
    assert.doesNotMatch(parsed.out, raw);
    assert.deepEqual(JSON.parse(parsed.out).invoice.notes, [{ text: hostile }]);
  });
});

Deno.test("parse writes no such character to the error stream", async () => {
  await withFolder(files, async (folder) => {
    for (const name of Object.keys(files)) {
      const { out, err } = await faktlint(["parse", `${folder}/${name}`]);
      assert.doesNotMatch(out + err, raw);
    }
  });
});

Deno.test("arguments are shown without such characters too", async () => {
  for (
    const args of [[hostile], ["validate", `--format=${hostile}`, "a"], ["explain", `\x1b[31m${hostile}`], [
      "parse",
      hostile,
    ]]
  ) {
    const { status, out, err } = await faktlint(args);
    assert.equal(status, 2);
    assert.doesNotMatch(out + err, raw);
  }
});

Deno.test("a message stays on its line, whatever the value in it holds", async () => {
  const xml = validInvoice.replace(">2891.00<", ">28\n91\n  What: forged\n<");
  const { out } = await faktlint(["validate", "-"], { stdin: xml });
  assert.doesNotMatch(out, /^ {2,4}What: forged/m);
});

// Text beside elements is refused by the XML Schema on the command line (tests/engine/mixed_content_test.ts).
const refusedFiles = refused.filter(([what, , code]) => !libraryOnly.includes(what) && code !== "mixed_content");

function fileOf(input: Uint8Array | string): Uint8Array {
  return typeof input === "string" ? new TextEncoder().encode(input) : input;
}

for (const [what, input, code, place] of refusedFiles) {
  Deno.test(`${what} is not read, and the answer has ${code}, its place and what to do`, async () => {
    const stdin = fileOf(input());
    const { status, out, err } = await faktlint(["validate", "--format", "ndjson", "-"], { stdin });
    const { error, result } = JSON.parse(out);
    assert.deepEqual([status, err, result, error.xml_code], [2, "", undefined, code]);
    if (place !== undefined) assert.deepEqual([error.line, error.column], place);
    assert.match(error.message, /^[A-Z][^\n]+\. [A-Z][^\n]+\.$/);
    const text = await faktlint(["validate", "-"], { stdin });
    const [first = "", second = ""] = text.out.split("\n");
    assert.ok(first.startsWith(`-: NOT READ (${code}`), first);
    assert.match(second, /^ {2}[A-Z].+\.$/);
    assert.ok(text.out.endsWith("1 file: 0 valid, 0 invalid, 1 not read\n"));
  });
}

const main = new URL("../support/measured_main.ts", import.meta.url).pathname;
const MOST_MEMORY = 500_000_000;

interface Measured {
  readonly status: number;
  readonly out: string;
  /** The error stream without the line on the memory. */
  readonly err: string;
  /** The most memory that the process held, in bytes. */
  readonly peak: number;
}

/** Runs the command line in a process of its own, and feeds its standard input until it has had enough. */
async function measured(args: readonly string[], input: Iterable<Uint8Array<ArrayBuffer>> = []): Promise<Measured> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "--no-prompt", "--allow-all", main, ...args],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
    env: { NO_COLOR: "1" },
  }).spawn();
  // The process closes the pipe when it has read enough.
  await ReadableStream.from(input).pipeTo(child.stdin).catch(() => {});
  const { code, stdout, stderr } = await child.output();
  const decoder = new TextDecoder();
  const [, err = "", peak = "0"] = /^([^]*)peak (\d+)\n$/.exec(decoder.decode(stderr)) ?? [];
  return { status: code, out: decoder.decode(stdout), err, peak: +peak };
}

function* zeros(megabytes: number): Generator<Uint8Array<ArrayBuffer>> {
  const chunk = new Uint8Array(1_000_000);
  for (let sent = 0; sent < megabytes; sent++) yield chunk;
}

Deno.test("1 GB of zeros on standard input is refused within 500 MB", async () => {
  const { status, out, err, peak } = await measured(
    ["validate", "--format", "ndjson", "-"],
    zeros(1_000),
  );
  assert.deepEqual([status, err, JSON.parse(out).error.xml_code], [2, "", "character_limit"]);
  assert.ok(peak > 10_000_000 && peak < MOST_MEMORY, `${peak} bytes`);
});

longTest("a folder of hostile files is answered within 500 MB, without a stack trace", async () => {
  const files = refusedFiles.map(([what, input]) => [`${what}.xml`, fileOf(input())] as const);
  await withFolder(Object.fromEntries(files), async (folder) => {
    const { status, out, err, peak } = await measured(["validate", folder]);
    assert.deepEqual([status, err], [2, ""]);
    assert.doesNotMatch(out, /^ +at |\bError\b|: (IN)?VALID/m);
    assert.ok(out.endsWith(`${files.length} files: 0 valid, 0 invalid, ${files.length} not read\n`));
    assert.ok(peak > 10_000_000 && peak < MOST_MEMORY, `${peak} bytes`);
  });
});

Deno.test("an invoice in an SBDH envelope is taken out of it, and the answer says so", async () => {
  const envelope = enveloped(invalidInvoice);
  const { status, out } = await faktlint(["validate", "--format", "ndjson", "-"], { stdin: envelope });
  const line = JSON.parse(out);
  assert.deepEqual([status, line.status, line.envelope], [1, 200, "sbdh"]);
  const [{ rule, location }] = line.result.errors;
  assert.deepEqual([rule, location], ["BR-02", { path: "/StandardBusinessDocument/Invoice", line: 2, column: 1 }]);
  const text = await faktlint(["validate", "-"], { stdin: envelope });
  assert.match(text.out, /^-: INVALID [^\n]*\n {2}The invoice was taken out of its transport envelope \(SBDH\)\.$/m);
  const bare = JSON.parse((await faktlint(["validate", "--format", "ndjson", "-"], { stdin: invalidInvoice })).out);
  assert.equal("envelope" in bare, false);
});

Deno.test("the verdict on an invoice is the same in an envelope and without", async () => {
  for (const xml of [validInvoice, invalidInvoice]) {
    const resultOf = async (stdin: string) => {
      const { out } = await faktlint(["validate", "--format", "ndjson", "-"], { stdin });
      return JSON.parse(out, (key, value) => key === "location" || key === "notRead" ? undefined : value).result;
    };
    assert.deepEqual(await resultOf(enveloped(xml)), await resultOf(xml));
  }
});

Deno.test("an invoice may take its namespaces from its envelope", async () => {
  const inside = validInvoice.replace(/ xmlns="([^"]*)"/, "").replaceAll(/<(\/?)(Invoice\b)/g, "<$1i:$2");
  const declared = /xmlns:cac="[^"]*"\s+xmlns:cbc="[^"]*"/.exec(inside)?.[0] ?? "";
  const prefixed = enveloped(inside.replace(declared, "")).replace(
    " xmlns=",
    ` ${declared} xmlns:i="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns=`,
  );
  const { status, out } = await faktlint(["validate", "--format", "ndjson", "-"], { stdin: prefixed });
  assert.deepEqual([status, JSON.parse(out).result?.valid], [0, true]);
});

Deno.test("parse takes an invoice out of its envelope, and says so", async () => {
  const { status, out } = await faktlint(["parse", "-"], { stdin: enveloped(validInvoice) });
  const { envelope, invoice } = JSON.parse(out);
  assert.deepEqual([status, envelope, invoice.invoiceNumber], [0, "sbdh", "TWB-2025-0417"]);
});

const DEBIT = `<DebitNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:DebitNote-2"/>`;
const envelopes: readonly (readonly [string, string, string])[] = [
  ["without a document", enveloped(), "sbdh_envelope"],
  ["of two invoices", enveloped(validInvoice, invalidInvoice), "sbdh_envelope"],
  ["of an invoice and something else", enveloped(validInvoice, "<a/>"), "sbdh_envelope"],
  ["of an envelope", enveloped(enveloped(validInvoice)), "sbdh_envelope"],
  ["of a debit note", enveloped(DEBIT), "ubl_debit_note"],
  ["of something unknown", enveloped("<a/>"), "unknown_root"],
  ["that is cut", enveloped(validInvoice).slice(0, -10), "unexpected_end"],
];

for (const [what, xml, code] of envelopes) {
  Deno.test(`an envelope ${what} is refused with ${code}`, async () => {
    const { status, out } = await faktlint(["validate", "--format", "ndjson", "-"], { stdin: xml });
    assert.deepEqual([status, JSON.parse(out).error?.xml_code], [2, code]);
  });
}
