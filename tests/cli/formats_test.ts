/** The formats for code hosts and build servers. */
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import Ajv from "ajv-draft-04";
import assert from "node:assert/strict";
import { languages } from "../../engine/locales.ts";
import { readXml, type XmlSink } from "../../engine/xml/reader.ts";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";
import { invoiceOf } from "../support/ubl.ts";

/** A pattern of the schema is no regular expression with the flag "u". */
const validate = new Ajv.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(sarifSchema);

/** The one run of a log, which must keep the schema. */
async function runOf(...args: readonly string[]) {
  const { out, status } = await faktlint(["validate", "--format", "sarif", ...args]);
  const log = JSON.parse(out);
  const [run] = log.runs;
  assert.ok(validate(log), JSON.stringify(validate.errors?.slice(0, 3)));
  return { status, ...run };
}

Deno.test("the schema of SARIF 2.1.0 refuses a log without runs, and an unknown level", () => {
  assert.equal(validate({ version: "2.1.0" }), false);
  const results = [{ message: { text: "Wrong." }, level: "fatal" }];
  assert.equal(validate({ version: "2.1.0", runs: [{ tool: { driver: { name: "x" } }, results }] }), false);
});

const broken = "examples/broken-totals.xml";

for (const lang of languages) {
  Deno.test(`sarif --lang ${lang} keeps the schema of SARIF 2.1.0, and says its language`, async () => {
    assert.equal((await runOf("--lang", lang, "examples")).language, lang);
  });
}

Deno.test("sarif gives each finding its rule, level, file, line, column and path", async () => {
  const { status, tool, results } = await runOf(broken);
  const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === "BR-CO-10");
  const [{ physicalLocation, logicalLocations: [{ fullyQualifiedName }] }] = result.locations;
  assert.equal(status, 1);
  assert.equal(tool.driver.rules[result.ruleIndex].id, "BR-CO-10");
  const { help, helpUri } = tool.driver.rules[result.ruleIndex];
  assert.deepEqual([help, helpUri], [{ text: "faktlint explain BR-CO-10" }, undefined]);
  assert.equal(result.level, "error");
  assert.equal(physicalLocation.artifactLocation.uri, broken);
  assert.deepEqual(physicalLocation.region, { startLine: 75, startColumn: 5 });
  assert.equal(fullyQualifiedName, "/Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount");
  assert.ok(result.message.text.includes(result.properties.fix));
});

Deno.test("sarif says which files were not read, why and where, and that the run did not succeed", async () => {
  await withFolder({ "a b.xml": "<a>\n  <b></a>", "c.xml": validInvoice }, async (folder) => {
    const { status, invocations: [run], results } = await runOf(folder);
    assert.equal(status, 2);
    assert.deepEqual(results, []);
    assert.equal(run.executionSuccessful, false);
    const [{ level, descriptor, locations: [{ physicalLocation }] }] = run.toolExecutionNotifications;
    assert.deepEqual([level, descriptor.id], ["error", "not_well_formed"]);
    assert.match(physicalLocation.artifactLocation.uri, /^file:\/\/\/.*\/a%20b\.xml$/);
    assert.equal(physicalLocation.region.startLine, 2);
  });
});

Deno.test("sarif has patches where they are asked for", async () => {
  const { results } = await runOf("--patches", "examples/broken-from-json.json");
  const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === "ATW-INPUT-TYPE");
  assert.deepEqual(result.properties.patch, [{ op: "replace", path: "/issueDate", value: "2026-11-30" }]);
  assert.equal(result.locations[0].logicalLocations[0].fullyQualifiedName, "/issueDate");
});

const line =
  `<cac:InvoiceLine><cbc:LineExtensionAmount currencyID="EUR">1.001</cbc:LineExtensionAmount></cac:InvoiceLine>`;

Deno.test("sarif and junit say that a list of findings was cut", async () => {
  await withFolder({ "a.xml": invoiceOf(line.repeat(600)) }, async (folder) => {
    const { invocations: [run] } = await runOf(folder);
    const [{ level, properties }] = run.toolExecutionNotifications;
    assert.equal(level, "warning");
    assert.ok(properties.total > properties.returned);
    const { out } = await faktlint(["validate", "--format", "junit", folder]);
    assert.equal(elementsIn(out).filter(({ name }) => name === "system-err").length, 1);
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a document, which must be well-formed. */
function elementsIn(xml: string): readonly Element[] {
  const found: Element[] = [];
  const sink: XmlSink = {
    open(name, attributes) {
      found.push({ name, attributes: attributes ?? {} });
    },
    text() {},
    close() {},
  };
  assert.equal(readXml(xml, sink, { prefixes: new Map() }), undefined);
  return found;
}

Deno.test("junit has a suite a file, with a failure an error and an error a file that was not read", async () => {
  const files = { "a.xml": validInvoice, "b.xml": invalidInvoice, "c.xml": "<a>" };
  await withFolder(files, async (folder) => {
    const { status, out } = await faktlint(["validate", "--format", "junit", folder]);
    const [root, ...elements] = elementsIn(out);
    assert.equal(status, 2);
    assert.equal(root?.name, "testsuites");
    const suites = elements.filter(({ name }) => name === "testsuite");
    assert.deepEqual(
      suites.map(({ attributes }) => attributes["name"]),
      Object.keys(files).map((it) => `${folder}/${it}`),
    );
    const [good, bad, refused] = suites.map(({ attributes }) => [attributes["failures"], attributes["errors"]]);
    assert.deepEqual([good, refused], [["0", "0"], ["0", "1"]]);
    const failures = elements.filter(({ name }) => name === "failure");
    assert.deepEqual(bad, [`${failures.length}`, "0"]);
    assert.ok(failures.length > 0 && failures.every(({ attributes }) => (attributes["type"] ?? "") !== ""));
    assert.deepEqual(elements.filter(({ name }) => name === "error").map(({ attributes }) => attributes["type"]), [
      "unexpected_end",
    ]);
  });
});

Deno.test("junit writes what a document quotes so that the XML stays XML", async () => {
  const hostile = validInvoice.replace(/<cbc:IssueDate>[^<]*</, '<cbc:IssueDate>&lt;&amp;"\u0085]]&gt;<');
  await withFolder({ "a.xml": hostile }, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "junit", folder]);
    assert.ok(elementsIn(out).some(({ attributes }) => attributes["message"]?.includes("<&'\\u{85}]]>")), out);
  });
});
