/** What agents are told of each tool before they call it: what it needs, and what it does to the world. */
import assert from "node:assert/strict";
import { inputSchema } from "../../host/mcp/tool.ts";
import { tools } from "../../host/mcp/tools.ts";

interface Told {
  /** The arguments that must be there, where documents come as arguments alone. */
  readonly needs?: readonly string[];
  /** It takes a document, which a path can stand for. */
  readonly documents?: readonly ("invoice" | "xml")[];
  /** It asks others than this service. */
  readonly isOpen?: true;
  /** It leaves something behind: something else each time, or the same. */
  readonly writes?: "anew" | "once";
}

const told: Readonly<Record<string, Told>> = {
  validate_invoice: { needs: ["invoice"], documents: ["invoice"] },
  validate_invoice_xml: { needs: ["xml"], documents: ["xml"] },
  generate_invoice: { needs: ["invoice"], documents: ["invoice"] },
  diagnose_invoice: { documents: ["invoice", "xml"] },
  repair_invoice: { documents: ["invoice", "xml"] },
  lookup_peppol_participant: { isOpen: true },
  verify_vat_vies: { needs: ["vat_id"], isOpen: true },
  check_vies_status: { isOpen: true },
  check_french_readiness: { needs: ["query"], isOpen: true },
  list_approved_platforms: {},
  explain_rule: { needs: ["rule_id"] },
  list_editions: {},
  issue_api_key: { needs: ["email"], writes: "anew" },
  send_feedback: { needs: ["message"], writes: "anew" },
  get_upgrade_link: { isOpen: true, writes: "once" },
};

Deno.test("every tool is here", () => {
  assert.deepEqual(tools.map(({ name }) => name), Object.keys(told));
});

for (const tool of tools) {
  const { needs = [], documents = [], isOpen, writes } = told[tool.name] ?? {};

  Deno.test(`${tool.name} says what it needs, and that a path can stand for a document where files are read`, () => {
    const [alone, withFiles] = [inputSchema(tool, false), inputSchema(tool, true)];
    assert.deepEqual(alone["required"] ?? [], needs);
    assert.deepEqual(withFiles["required"] ?? [], documents.length > 0 ? [] : needs);
    const [names, namesWithFiles] = [alone, withFiles].map((it) => Object.keys(it["properties"] ?? {}));
    for (const name of [...needs, ...documents]) assert.ok(names?.includes(name), name);
    const paths = namesWithFiles?.filter((name) => names?.includes(name) !== true);
    assert.deepEqual(paths, documents.length > 0 ? ["path"] : []);
    for (const it of [alone, withFiles]) assert.equal(it["additionalProperties"], false);
  });

  Deno.test(`${tool.name} says whether it reads or writes, asks others, and may be called again`, () => {
    assert.deepEqual(tool.annotations, {
      readOnlyHint: writes === undefined,
      idempotentHint: writes !== "anew",
      openWorldHint: isOpen === true,
      destructiveHint: false,
    });
  });
}
