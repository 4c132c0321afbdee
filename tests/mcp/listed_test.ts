/** What agents learn about each tool before they call it: what it needs, and what it does to the world. */
import assert from "node:assert/strict";
import { invoiceSchema } from "../../engine/model/schema.ts";
import { profileNames } from "../../engine/mod.ts";
import { invoiceArgument } from "../../host/mcp/invoice_schema.ts";
import { inputSchema, outputSchema } from "../../host/mcp/tool.ts";
import { tools } from "../../host/mcp/tools.ts";
import { object } from "../support/mcp.ts";

interface Told {
  /** The arguments that must be there, where documents come as arguments alone. */
  readonly needs?: readonly string[];
  /** It takes a document, which a path can stand for. */
  readonly documents?: readonly ("invoice" | "xml")[];
  /** It takes several, each of which a path of its own can stand for. */
  readonly parts?: readonly string[];
  /** It asks others than this service. */
  readonly isOpen?: true;
  /** It leaves something behind: something else each time, or the same. */
  readonly writes?: "again" | "once";
}

const told: Readonly<Record<string, Told>> = {
  validate_invoice: { needs: ["invoice"], documents: ["invoice"] },
  validate_invoice_xml: { needs: ["xml"], documents: ["xml"] },
  generate_invoice: { needs: ["invoice"], documents: ["invoice"] },
  diagnose_invoice: { documents: ["invoice", "xml"] },
  repair_invoice: { documents: ["invoice", "xml"] },
  convert_invoice: { needs: ["to"], documents: ["invoice", "xml"] },
  view_invoice: { documents: ["invoice", "xml"] },
  compare_invoices: { needs: ["a", "b"], parts: ["a", "b"] },
  embed_invoice: { needs: ["pdf", "xml"], parts: ["pdf", "xml"] },
  lookup_peppol_participant: { isOpen: true },
  verify_vat_vies: { needs: ["vat_id"], isOpen: true },
  check_vies_status: { isOpen: true },
  check_french_readiness: { needs: ["query"], isOpen: true },
  list_approved_platforms: {},
  explain_rule: { needs: ["rule_id"] },
  list_editions: {},
  issue_api_key: { needs: ["email"], writes: "again" },
  send_feedback: { needs: ["message"], writes: "again" },
  get_upgrade_link: { isOpen: true, writes: "once" },
};

Deno.test("every tool is here", () => {
  assert.deepEqual(tools.map(({ name }) => name), Object.keys(told));
});

for (const tool of tools) {
  const { needs = [], documents = [], parts = [], isOpen, writes } = told[tool.name] ?? {};

  Deno.test(`${tool.name} says what it needs, and that a path can stand for a document where files are read`, () => {
    const [alone, withFiles] = [inputSchema(tool, false), inputSchema(tool, true)];
    assert.deepEqual(alone["required"] ?? [], needs);
    const isDocument = (name: string) => [...documents, ...parts].some((it) => it === name);
    assert.deepEqual(withFiles["required"] ?? [], needs.filter((it) => !isDocument(it)));
    const [names, namesWithFiles] = [alone, withFiles].map((it) => Object.keys(it["properties"] ?? {}));
    for (const name of [...needs, ...documents]) assert.ok(names?.includes(name), name);
    const paths = namesWithFiles?.filter((name) => names?.includes(name) !== true);
    assert.deepEqual(paths, documents.length > 0 ? ["path"] : parts.map((it) => `${it}_path`));
    for (const it of [alone, withFiles]) assert.equal(it["additionalProperties"], false);
  });

  Deno.test(`${tool.name} says whether it reads or writes, asks others, and may be called again`, () => {
    assert.deepEqual(tool.annotations, {
      readOnlyHint: writes === undefined,
      idempotentHint: writes !== "again",
      openWorldHint: isOpen === true,
      destructiveHint: false,
    });
  });
}

Deno.test("what leads to a rule's page is an address or a command, and promises neither", () => {
  const schemas = tools.map((tool) => JSON.stringify(outputSchema(tool)));
  const pages = schemas.flatMap((schema) => [...schema.matchAll(/"docsUrl":(\{[^}]*\})/g)].map(([, found]) => found));
  assert.ok(pages.length > 0);
  for (const page of pages) {
    assert.match(page ?? "", /"type":"string"/);
    assert.doesNotMatch(page ?? "", /"format"/);
  }
});

Deno.test("the argument invoice has every field of the first level with what it is, and of groups what is required", () => {
  const { properties, required } = invoiceArgument();
  const whole = invoiceSchema(profileNames);
  const fields = object(whole["properties"]);
  assert.deepEqual(required, whole["required"]);
  assert.deepEqual(Object.keys(object(properties)), Object.keys(fields));
  const definitions = object(whole["$defs"]);
  for (const [name, schema] of Object.entries(object(properties)).map(([name, it]) => [name, object(it)] as const)) {
    const field = object(fields[name]);
    const of = "$ref" in field ? object(definitions[String(field["$ref"]).slice("#/$defs/".length)]) : field;
    const [title, description] = [field["title"] ?? of["title"], field["description"] ?? of["description"]];
    const said = [title, description].filter((it) => it !== undefined).join(", ");
    assert.equal(schema["description"] ?? "", said, name);
    assert.equal(schema["type"], "$ref" in field ? "object" : field["type"], name);
    assert.deepEqual([schema["enum"], schema["format"]], [field["enum"], field["format"]], name);
  }
  const { seller, lines, profile, currency } = object(properties);
  const group = object(definitions[String(object(fields["seller"])["$ref"]).slice("#/$defs/".length)]);
  assert.deepEqual(object(seller)["required"], group["required"]);
  assert.deepEqual(Object.keys(object(object(seller)["properties"])), group["required"]);
  assert.equal(object(object(lines)["items"])["type"], "object");
  assert.deepEqual(object(profile)["enum"], profileNames);
  assert.equal(object(currency)["items"], undefined);
});

Deno.test("no tool takes what is of a request over HTTP: a cap on characters, or that a record is stored", () => {
  for (const tool of tools) {
    for (const hasFiles of [true, false]) {
      const { properties } = inputSchema(tool, hasFiles);
      for (const name of ["max_characters", "record"]) {
        assert.ok(!(name in object(properties)), `${tool.name}: ${name}`);
      }
    }
  }
});
