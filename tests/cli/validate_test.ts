import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { faktlint, invalidInvoice, validFile, validInvoice, withFolder } from "../support/terminal.ts";
import { textOf } from "../house/sources.ts";
import { invoiceOf } from "../support/ubl.ts";

/** The verdict that a file must have, as JSON holds it. */
function verdictOf(xml: string): unknown {
  const outcome = validate(xml, { conformance });
  assert.ok("ok" in outcome);
  return JSON.parse(JSON.stringify(outcome.ok));
}

function linesOf(text: string): readonly string[] {
  assert.ok(text === "" || text.endsWith("\n"));
  return text.split("\n").slice(0, -1);
}

/** What ndjson says of the invoices here, beside the number. */
const stated = {
  ...{ issue_date: "2025-09-30", currency: "EUR", amount_due: "2891.00" },
  ...{ seller: "Tannwerder Bühnenbau GmbH", buyer: "Stiftung Küstenmuseum Alt Wiek" },
};

Deno.test("the status is 0 when all files are valid", async () => {
  await withFolder({ "a.xml": validInvoice, "b.xml": validInvoice }, async (folder) => {
    const { status, out, err } = await faktlint(["validate", folder]);
    assert.deepEqual([status, err], [0, ""]);
    assert.ok(out.includes(`${folder}/a.xml: VALID by en16931@`));
    assert.ok(out.endsWith("2 files: 2 valid, 0 invalid, 0 not read\n"));
  });
});

Deno.test("the status is 1 when one file is invalid", async () => {
  await withFolder({ "a.xml": validInvoice, "b.xml": invalidInvoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", folder]);
    assert.equal(status, 1);
    assert.ok(out.endsWith("2 files: 1 valid, 1 invalid, 0 not read\n"));
  });
});

Deno.test("the status is 2 when one file is not read, also beside an invalid one", async () => {
  await withFolder({ "a.xml": "<a>", "b.xml": invalidInvoice, "c.xml": validInvoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", folder]);
    assert.equal(status, 2);
    assert.ok(out.endsWith("3 files: 1 valid, 1 invalid, 1 not read\n"));
  });
});

Deno.test("the text report gives place, excerpt, requirement and fix of a finding", async () => {
  await withFolder({ "a.xml": validInvoice.replace(">2891.00<", ">2891,00<") }, async (folder) => {
    const { out } = await faktlint(["validate", `${folder}/a.xml`]);
    const lines = linesOf(out);
    const at = lines.findIndex((line) => line.includes("ATW-DECLARED-TOTAL-NOT-A-NUMBER"));
    const source = validInvoice.split("\n").findIndex((line) => line.includes("<cbc:PayableAmount")) + 1;
    assert.match(lines[0] ?? "", /a\.xml: INVALID by en16931@[0-9.]+: .*\berrors?\b/);
    assert.equal(lines[at], `  error ATW-DECLARED-TOTAL-NOT-A-NUMBER  line ${source}, column 5`);
    assert.equal(lines[at + 1], "    /Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount");
    assert.equal(lines[at + 2], `    ${source} | <cbc:PayableAmount currencyID="EUR">2891,00</cbc:PayableAmount>`);
    assert.equal(lines[at + 3]?.indexOf("^"), lines[at + 2]?.indexOf("<"));
    assert.match(lines[at + 4] ?? "", /^ {4}What: .*2891,00/);
    const fix = lines.findIndex((line, index) => index > at && /^ {4}Fix: {2}\S/.test(line));
    assert.deepEqual(lines.slice(at + 5, fix).filter((line) => !/^ {10}\S/.test(line)), []);
    assert.ok(lines.slice(fix, fix + 3).join(" ").includes("cac:LegalMonetaryTotal/cbc:PayableAmount"));
  });
});

Deno.test("the text report of a refused file gives its code, place and message", async () => {
  await withFolder({ "a.xml": "<a>\n  <b></a>" }, async (folder) => {
    const { status, out } = await faktlint(["validate", `${folder}/a.xml`]);
    assert.equal(status, 2);
    assert.match(linesOf(out)[0] ?? "", /a\.xml: NOT READ \(not_well_formed, line 2, column \d+\)$/);
    assert.match(linesOf(out)[1] ?? "", /^ {2}\S/);
  });
});

Deno.test("the text report of many findings says that the list is cut, and counts them all", async () => {
  const line =
    `<cac:InvoiceLine><cbc:LineExtensionAmount currencyID="EUR">1.001</cbc:LineExtensionAmount></cac:InvoiceLine>`;
  await withFolder({ "a.xml": invoiceOf(line.repeat(600)) }, async (folder) => {
    const { out } = await faktlint(["validate", folder]);
    const total = /: (\d+) errors/.exec(out)?.[1] ?? "0";
    assert.ok(+total >= 600, total);
    assert.ok(out.includes("The lists are cut at the cap"));
  });
});

Deno.test("json is one answer for one file: the path as it was given, the status and the result", async () => {
  const { status, out, err } = await faktlint(["validate", "--preflight", "--format", "json", validFile]);
  assert.deepEqual([status, err], [0, ""]);
  assert.deepEqual(JSON.parse(out), { file: validFile, status: 200, result: verdictOf(validInvoice) });
});

Deno.test("json is a list of answers for several files", async () => {
  await withFolder({ "a.xml": invalidInvoice, "b.xml": "<a/>" }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--preflight", "--format=json", folder]);
    const [first, second] = JSON.parse(out);
    assert.equal(status, 2);
    assert.deepEqual(first, { file: `${folder}/a.xml`, status: 200, result: verdictOf(invalidInvoice) });
    assert.deepEqual([second.file, second.status, second.error.error], [`${folder}/b.xml`, 415, "unsupported_syntax"]);
  });
});

Deno.test("ndjson is one compact line a file, in the order of the input", async () => {
  await withFolder({ "a.xml": validInvoice, "b.xml": invalidInvoice }, async (folder) => {
    const paths = [`${folder}/b.xml`, `${folder}/a.xml`, `${folder}/../${folder.split("/").at(-1)}/b.xml`];
    const { status, out, err } = await faktlint(["validate", "--preflight", "--format", "ndjson", ...paths]);
    const lines = linesOf(out);
    assert.deepEqual([status, err], [1, ""]);
    const valid = { ...stated, number: "TWB-2025-0417", status: 200, result: verdictOf(validInvoice) };
    const unnumbered = { ...stated, number: "", status: 200, result: verdictOf(invalidInvoice) };
    assert.deepEqual(lines.map((line) => JSON.parse(line)), [
      { file: paths[0], ...unnumbered },
      { file: paths[1], ...valid },
      { file: paths[2], ...unnumbered },
    ]);
    for (const line of lines) assert.equal(line, JSON.stringify(JSON.parse(line)));
  });
});

const envelopes: readonly (readonly [string, string, number, Readonly<Record<string, unknown>>])[] = [
  ["malformed", "<a>\n<b></a>", 400, { error: "xml_malformed", xml_code: "not_well_formed", line: 2, column: 4 }],
  ["rejected", "<!DOCTYPE a><a/>", 400, { error: "xml_rejected", xml_code: "doctype_forbidden", line: 1, column: 1 }],
  ["too deep", "<a>".repeat(101), 413, { error: "xml_limit_exceeded", xml_code: "depth_limit", line: 1, column: 301 }],
  ["unsupported", "<a/>", 415, { error: "unsupported_syntax", xml_code: "unknown_root", line: 1, column: 1 }],
];

for (const [what, xml, status, fields] of envelopes) {
  Deno.test(`ndjson gives ${what} files status ${status} and an error envelope`, async () => {
    await withFolder({ "a.xml": xml }, async (folder) => {
      const { status: exit, out } = await faktlint(["validate", "--format", "ndjson", `${folder}/a.xml`]);
      const { message, docs, ...error } = JSON.parse(out).error;
      assert.equal(exit, 2);
      assert.deepEqual(JSON.parse(out), { file: `${folder}/a.xml`, status, error: { message, docs, ...fields } });
      assert.deepEqual(error, fields);
      assert.equal(docs, `faktlint explain ${error.error}`);
      assert.ok(message.length > 0);
    });
  });
}

Deno.test("a missing file is an answer, and the files after it are judged", async () => {
  await withFolder({ "b.xml": validInvoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--format", "ndjson", `${folder}/a.xml`, `${folder}/b.xml`]);
    const [missing, found] = linesOf(out).map((line) => JSON.parse(line));
    assert.equal(status, 2);
    assert.deepEqual([missing.file, missing.status, missing.error.error], [`${folder}/a.xml`, 400, "bad_request"]);
    assert.match(missing.error.message, /no such file/);
    assert.equal(found.status, 200);
  });
});

Deno.test("a path through a file cannot be read", async () => {
  const { status, out } = await faktlint(["validate", `${validFile}/a.xml`]);
  assert.equal(status, 2);
  assert.ok(out.startsWith(`${validFile}/a.xml: NOT READ (bad_request)`), out);
});

Deno.test("files of a folder are found by their extension in any letter case, sorted by name, folders inside too", async () => {
  const names = ["b/c.xml", "a.xml", "b/a.XML", "c.pdf", "B.xml", "d.json", "b/.hidden/e.xml"];
  const files = Object.fromEntries([...names, "notes.txt", "xml", "a.xml.bak"].map((name) => [name, validInvoice]));
  await withFolder(files, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "ndjson", folder]);
    assert.deepEqual(
      linesOf(out).map((line) => JSON.parse(line).file),
      ["B.xml", "a.xml", "b/.hidden/e.xml", "b/a.XML", "b/c.xml", "c.pdf", "d.json"].map((name) => `${folder}/${name}`),
    );
  });
});

Deno.test("a folder may be named with slashes at its end", async () => {
  await withFolder({ "in/a.xml": validInvoice }, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "ndjson", `${folder}/in//`]);
    assert.equal(JSON.parse(out).file, `${folder}/in/a.xml`);
  });
});

Deno.test("a file that is named is judged whatever its extension", async () => {
  await withFolder({ "invoice.txt": validInvoice }, async (folder) => {
    assert.equal((await faktlint(["validate", `${folder}/invoice.txt`])).status, 0);
  });
});

Deno.test("links to files are followed, links to folders inside a folder are not", async () => {
  await withFolder({ "real/a.xml": validInvoice }, async (folder) => {
    await Deno.symlink(`${folder}/real/a.xml`, `${folder}/link.xml`);
    await Deno.symlink(folder, `${folder}/real/loop`);
    const { status, out } = await faktlint(["validate", "--format", "ndjson", folder]);
    assert.equal(status, 0);
    assert.deepEqual(linesOf(out).map((line) => JSON.parse(line).file), [`${folder}/link.xml`, `${folder}/real/a.xml`]);
  });
});

Deno.test("a path named twice is judged twice", async () => {
  const { status, out } = await faktlint(["validate", "--format", "ndjson", validFile, validFile]);
  assert.equal(status, 0);
  assert.deepEqual(linesOf(out).map((line) => JSON.parse(line).file), [validFile, validFile]);
});

Deno.test("a folder without invoices is said to have none, and the status is 2", async () => {
  await withFolder({ "notes.txt": "x" }, async (folder) => {
    const { status, out } = await faktlint(["validate", folder]);
    assert.equal(status, 2);
    assert.match(out, /No invoice found/);
    assert.equal((await faktlint(["validate", "--format", "json", folder])).out, "[]\n");
    assert.equal((await faktlint(["validate", "--format", "ndjson", folder])).out, "");
  });
});

async function isReadableWithoutPermission(): Promise<boolean> {
  let readable = false;
  await withFolder({ "a.xml": "" }, async (folder) => {
    await Deno.chmod(`${folder}/a.xml`, 0);
    readable = await Deno.readFile(`${folder}/a.xml`).then(() => true, () => false);
  });
  return readable;
}

const mighty = await isReadableWithoutPermission();

Deno.test({
  name: `files and folders without permission are answers${mighty ? " (skipped: this user may read everything)" : ""}`,
  ignore: mighty,
  fn: () =>
    withFolder({ "a.xml": validInvoice, "shut/b.xml": validInvoice }, async (folder) => {
      await Deno.chmod(`${folder}/a.xml`, 0);
      await Deno.chmod(`${folder}/shut`, 0);
      const { status, out } = await faktlint(["validate", "--format", "ndjson", folder]);
      await Deno.chmod(`${folder}/shut`, 0o700);
      assert.equal(status, 2);
      for (const line of linesOf(out)) assert.match(JSON.parse(line).error.message, /may not be read/);
      assert.deepEqual(linesOf(out).map((line) => JSON.parse(line).file), [`${folder}/a.xml`, `${folder}/shut`]);
    }),
});

Deno.test("- is standard input", async () => {
  const { status, out } = await faktlint(["validate", "--preflight", "--format", "ndjson", "-"], {
    stdin: invalidInvoice,
  });
  assert.equal(status, 1);
  assert.deepEqual(JSON.parse(out), {
    file: "-",
    ...stated,
    ...{ number: "", status: 200, result: verdictOf(invalidInvoice) },
  });
});

Deno.test("empty standard input is refused as an empty document", async () => {
  const { status, out } = await faktlint(["validate", "--format", "ndjson", "-"]);
  assert.equal(status, 2);
  assert.equal(JSON.parse(out).error.xml_code, "empty_document");
});

Deno.test("the caps of the reader are options", async () => {
  const codeOf = async (args: readonly string[], xml: string) => {
    const { out } = await faktlint(["validate", "--format", "ndjson", ...args, "-"], { stdin: xml });
    return JSON.parse(out).error?.xml_code ?? "read";
  };
  const many = invoiceOf("<cbc:Odd>1</cbc:Odd>".repeat(50_000));
  assert.equal(await codeOf([], many), "element_limit");
  assert.equal(await codeOf(["--max-elements", "50001"], many), "read");
  assert.equal(await codeOf(["--max-elements", "5"], validInvoice), "element_limit");
  const long = invoiceOf(`<cbc:Note>${"x".repeat(8_000_000)}</cbc:Note>`);
  assert.equal(await codeOf([], long), "character_limit");
  assert.equal(await codeOf(["--max-characters", "9000000"], long), "read");
  assert.equal(await codeOf(["--max-characters", "100"], validInvoice), "character_limit");
});

Deno.test("a file that is larger than the cap could need is refused unread", async () => {
  await withFolder({ "a.xml": validInvoice }, async (folder) => {
    for (const path of [`${folder}/a.xml`, "-"]) {
      const { out } = await faktlint(["validate", "--format", "ndjson", "--max-characters", "10", path], {
        stdin: validInvoice,
      });
      const { status, error } = JSON.parse(out);
      assert.deepEqual([status, error.error, error.xml_code], [413, "xml_limit_exceeded", "character_limit"]);
      assert.match(error.message, /--max-characters/);
    }
  });
});

Deno.test("--profile is taken, and the result says that it was asked for", async () => {
  const { out } = await faktlint(["validate", "--format", "json", "--profile", "en16931", validFile]);
  const { profile, profileSource } = JSON.parse(out).result;
  assert.deepEqual([profile, profileSource], ["en16931", "query"]);
});

Deno.test("progress is shown to a person, for more than twenty files, and taken away again", async () => {
  const files = (count: number) => Array.from({ length: count }, () => validFile);
  const shown = async (count: number, interactive: boolean) =>
    (await faktlint(["validate", "--format", "ndjson", ...files(count)], { interactive })).err;
  assert.equal(await shown(20, true), "");
  assert.equal(await shown(21, false), "");
  const err = await shown(21, true);
  assert.ok(err.includes("\r21 files") && !err.includes("\r20 files"));
  assert.ok(err.endsWith("\r\x1b[K"));
});

/** With two identifiers of the buyer: the official syntax rules allow one (UBL-SR-16), and default mode does not ask. */
const oddInvoice = invoiceOnTop("<cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification>");

function invoiceOnTop(xml: string): string {
  const buyer = validInvoice.indexOf("<cac:AccountingCustomerParty>");
  const at = validInvoice.indexOf("<cac:PartyIdentification>", buyer);
  return validInvoice.slice(0, at) + xml + validInvoice.slice(at);
}

Deno.test("validate says what the official validators say, and --preflight what they would say beside its own verdict", async () => {
  await withFolder({ "a.xml": oddInvoice, "b.xml": validInvoice }, async (folder) => {
    const text = await faktlint(["validate", "--preflight", `${folder}/a.xml`]);
    assert.equal(text.status, 0);
    assert.match(
      text.out,
      /a\.xml: VALID by .* \(preflight\).*\n {2}The official validator would refuse it: \d+ errors?\. --strict shows/,
    );
    assert.match(
      (await faktlint(["validate", "--preflight", "--lang", "de", `${folder}/a.xml`])).out,
      /würde sie ablehnen: \d+ Fehler/,
    );
    for (const more of [[], ["--strict"]]) {
      const { status, out } = await faktlint(["validate", ...more, `${folder}/a.xml`]);
      assert.equal(status, 1);
      assert.match(out, /error UBL-SR-16/);
      assert.doesNotMatch(out, /official validator|preflight/);
    }
    assert.equal(
      "official" in
        JSON.parse((await faktlint(["validate", "--preflight", "--format", "json", `${folder}/a.xml`])).out).result,
      false,
    );
    assert.equal((await faktlint(["validate", "--preflight", "--strict", `${folder}/a.xml`])).status, 2);
  });
});

for (
  const [lang, said] of [
    ["en", "(preflight, not by all the rules that the invoice names)"],
    ["de", "(Vorprüfung, nicht nach allen Regeln, die die Rechnung nennt)"],
    ["fr", "(contrôle préalable, pas selon toutes les règles que la facture indique)"],
  ] as const
) {
  Deno.test(`the first line of a preflight says in ${lang} that it judged by other rules than the invoice names`, async () => {
    const extended = textOf("examples/cii-xrechnung.xml").replace(
      /urn:cen\.eu:en16931:2017#compliant[^<]*/,
      "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
    );
    await withFolder({ "a.xml": extended }, async (folder) => {
      const [first = ""] = linesOf((await faktlint(["validate", "--preflight", "--lang", lang, folder])).out);
      assert.ok(first.includes(said), first);
      assert.ok(!(await faktlint(["validate", "--lang", lang, folder])).out.includes(said));
    });
  });
}

Deno.test("among others, a document is judged by what it names, as it is by itself", async () => {
  const example = (name: string) => Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
  const named = (xml: string, id: string) =>
    xml.replace(/(<cbc:CustomizationID>)[^<]*|(<ram:ID>)urn:cen[^<]*/, `$1$2${id}`);
  const core = "urn:cen.eu:en16931:2017";
  const files = {
    "a.xml": example("xrechnung-public-buyer.xml"),
    "b.xml": named(validInvoice, `${core}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`),
    "c.xml": "<a>",
    "d.xml": named(example("cii-two-rates.xml"), `${core}#compliant#urn:factur-x.eu:1p0:basic`),
    "e.xml": example("xrechnung-public-buyer.xml"),
    "f.json": example("invoice-from-json.json"),
    "g.xml": named(validInvoice, `${core}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`),
  };
  await withFolder(files, async (folder) => {
    const judged = async (path: string) => (await faktlint(["validate", "--strict", "--format", "ndjson", path])).out;
    const alone = await Promise.all(Object.keys(files).map((name) => judged(`${folder}/${name}`)));
    assert.equal(await judged(folder), alone.join(""));
    assert.ok(alone[1]?.includes("BR-FR-"));
    assert.ok(alone[3]?.includes("factur-x-basic@"));
  });
});
