/** The official clients against the started server, and against `faktlint mcp`: all tools are listed and called. */
import assert from "node:assert/strict";
import { tools } from "../../host/mcp/tools.ts";
import { jsonInvoice } from "../http/requests.ts";
import type { Json } from "../support/mcp.ts";
import { type AnyClient, clients, type Target } from "../support/mcp_clients.ts";
import { withServer } from "../support/providers.ts";
import { started } from "../support/server.ts";
import { validInvoice, withFolder } from "../support/terminal.ts";
import { sampled } from "../support/sweeps.ts";

const invoice: Json = JSON.parse(jsonInvoice({}));

/** Arguments with which each tool has something to say, and what its answer has. */
const calls: Readonly<Record<string, readonly [given: Json, wanted: RegExp]>> = {
  validate_invoice: [{ invoice }, /^VALID/],
  validate_invoice_xml: [{ xml: validInvoice }, /^VALID/],
  generate_invoice: [{ invoice: { ...invoice, profile: "facturx-en16931" }, format: "pdf" }, /^WRITTEN as PDF/],
  diagnose_invoice: [{ invoice }, /VALID/],
  repair_invoice: [{ xml: validInvoice }, /^NOTHING CHANGED/],
  lookup_peppol_participant: [{ participant: "0204:04011000-1234512345-06" }, /^UNAVAILABLE/],
  verify_vat_vies: [{ vat_id: "DE136695976" }, /^VALID.*\n.*Name: "Example"/s],
  check_vies_status: [{ country: "DE" }, /^AVAILABLE/],
  check_french_readiness: [{ query: "732829320" }, /^FOUND.*EXEMPLE/s],
  list_approved_platforms: [{ query: "pagero" }, /Pagero/],
  explain_rule: [{ rule_id: "BR-16" }, /^BR-16 \(fatal/],
  issue_api_key: [{ email: "nobody" }, /^invalid_email/],
  send_feedback: [{ message: "a test" }, /^TAKEN|^bad_request/],
  get_upgrade_link: [{}, /^billing_not_enabled|^bad_request/],
};

/** VIES and the French directory, as they answer. */
function register(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/check-status")) {
    return Response.json({ vow: { available: true }, countries: [{ countryCode: "DE", availability: "Available" }] });
  }
  if (pathname.endsWith("/check-vat-number")) {
    return Response.json({ countryCode: "DE", vatNumber: "136695976", valid: true, name: "Example", address: "---" });
  }
  const results = [{ siren: "732829320", nom_complet: "EXEMPLE", etat_administratif: "A", siege: {} }];
  return Response.json({ results, total_results: 1 });
}

async function callAll(client: AnyClient): Promise<void> {
  const listed = await client.tools();
  assert.deepEqual(listed.map(({ name }) => name), tools.map(({ name }) => name));
  for (const { name } of tools) {
    const [given, wanted] = calls[name] ?? [{}, /^$/];
    assert.match((await client.call(name, given)).text, wanted, name);
  }
}

async function withRegisters(work: (environment: Readonly<Record<string, string>>) => Promise<void>): Promise<void> {
  await withServer(register, ({ address }) =>
    work({
      VIES_BASE_URL: `${address}/rest-api`,
      FRENCH_DIRECTORY_BASE_URL: address,
      PEPPOL_DNS_SERVER: "127.0.0.1:9",
    }));
}

Deno.test("the official clients list and call all tools over HTTP", async () => {
  await withRegisters(async (environment) => {
    const server = await started({ KV_PATH: ":memory:", ...environment });
    try {
      const [key = ""] = /fl_live_\w+/.exec(server.announcement) ?? [];
      const target: Target = { url: `${server.address}/mcp`, headers: { authorization: `Bearer ${key}` } };
      for (const connect of Object.values(clients)) {
        const client = await connect(target);
        await callAll(client);
        await client.close();
      }
    } finally {
      await server.end();
    }
  });
});

for (const [name, connect] of sampled(Object.entries(clients), 3)) {
  Deno.test(`the official client ${name} lists and calls all tools of faktlint mcp, without a key`, async () => {
    await withRegisters(async (environment) => {
      const client = await connect({ args: [], environment });
      try {
        await callAll(client);
      } finally {
        await client.close();
      }
    });
  });

  Deno.test(`with ${name}, faktlint mcp reads files within the client's roots alone`, async () => {
    const files = { "in/good.xml": validInvoice, "in/bad.json": "{}", "out/secret.xml": validInvoice };
    await withFolder(files, async (folder) => {
      await Deno.symlink(`${folder}/out/secret.xml`, `${folder}/in/link.xml`);
      const client = await connect({ args: [] }, `${folder}/in`);
      try {
        const read = async (path: string, tool = "validate_invoice_xml") => (await client.call(tool, { path })).text;
        for (const path of ["good.xml", `${folder}/in/good.xml`, "../in/good.xml"]) {
          assert.match(await read(path), /^VALID/);
        }
        assert.match(await read("bad.json", "validate_invoice"), /^NOT VALID/);
        const outside = [
          `${folder}/out/secret.xml`,
          "../out/secret.xml",
          "link.xml",
          "/etc/passwd",
          "none.xml",
          ".",
          "",
        ];
        for (const path of outside) assert.match(await read(path), /^bad_request: No file below/, path);
      } finally {
        await client.close();
      }
    });
  });
}

Deno.test("faktlint mcp reads files within the folders it was given where the client has no roots, and else none", async () => {
  const [connect] = Object.values(clients);
  await withFolder({ "good.xml": validInvoice }, async (folder) => {
    for (const [args, wanted] of [[[folder], /^VALID/], [[], /^bad_request: This client names no roots/]] as const) {
      const client = await connect?.({ args });
      assert.match((await client?.call("validate_invoice_xml", { path: "good.xml" }))?.text ?? "", wanted);
      await client?.close();
    }
  });
});

Deno.test("faktlint mcp --server has keys issued and feedback taken by the server", async () => {
  const server = await started({ KV_PATH: ":memory:" });
  const [connect] = Object.values(clients);
  const client = await connect?.({ args: ["--server", server.address] });
  try {
    const { text } = await client?.call("issue_api_key", { email: "ada@example.com" }) ?? { text: "" };
    assert.match(text, /^KEY: fl_live_/);
    const again = await client?.call("issue_api_key", { email: "ada@example.com" });
    assert.equal(again?.envelope["error"], "key_already_issued");
    assert.match((await client?.call("send_feedback", { message: "x" }))?.text ?? "", /^TAKEN/);
  } finally {
    await client?.close();
    await server.end();
  }
});
