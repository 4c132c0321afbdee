/** Calls of all tools, with which each has something to say, whatever follows the client. */
import assert from "node:assert/strict";
import { tools } from "../../host/mcp/tools.ts";
import { jsonInvoice } from "../http/requests.ts";
import type { Json } from "../support/mcp.ts";
import type { AnyClient } from "../support/mcp_clients.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { withServer } from "../support/providers.ts";
import { validInvoice } from "../support/terminal.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const drawn = classic(withPage(objectsWith([]), "0 0 1 1 re f"));
const invoice: Json = JSON.parse(jsonInvoice({}));

/** Arguments with which each tool has something to say, and what its answer has. */
const calls: Readonly<Record<string, readonly [given: Json, wanted: RegExp]>> = {
  validate_invoice: [{ invoice }, /^VALID/],
  validate_invoice_xml: [{ xml: validInvoice }, /^VALID/],
  generate_invoice: [{ invoice: { ...invoice, profile: "facturx-en16931" }, format: "pdf" }, /^WRITTEN as PDF/],
  diagnose_invoice: [{ invoice }, /VALID/],
  repair_invoice: [{ xml: validInvoice }, /^NOTHING CHANGED/],
  convert_invoice: [{ xml: validInvoice, to: "ubl", allow_loss: true }, /^CONVERTED to ubl/],
  view_invoice: [{ xml: validInvoice }, /^SHOWN/],
  compare_invoices: [{ a: invoice, b: validInvoice }, /^DIFFERENT/],
  embed_invoice: [{ pdf: drawn.toBase64(), xml: cii }, /^EMBEDDED: .*PDF\/A-3b/],
  lookup_peppol_participant: [{ participant: "0204:04011000-1234512345-06" }, /^UNAVAILABLE/],
  verify_vat_vies: [{ vat_id: "DE136695976" }, /^VALID.*\n.*Name: "Example"/s],
  check_vies_status: [{ country: "DE" }, /^AVAILABLE/],
  check_french_readiness: [{ query: "732829320" }, /^FOUND.*EXEMPLE/s],
  list_approved_platforms: [{ query: "pagero" }, /Pagero/],
  explain_rule: [{ rule_id: "BR-16" }, /^BR-16 \(fatal/],
  list_editions: [{ as_of: "2026-09-01" }, /^As of 2026-09-01:\n(?:.*\n)*xrechnung: .*: ended/],
  issue_api_key: [{ email: "nobody" }, /^invalid_email/],
  send_feedback: [{ message: "a test" }, /^TAKEN|^bad_request/],
  get_upgrade_link: [{ plan: "starter" }, /^LINK: http|^billing_not_enabled|^bad_request/],
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

/** Lists all tools, and calls each. */
export async function callAll(client: AnyClient): Promise<void> {
  const listed = await client.tools();
  assert.deepEqual(listed.map(({ name }) => name), tools.map(({ name }) => name));
  for (const { name } of tools) {
    const [given, wanted] = calls[name] ?? [{}, /^$/];
    assert.match((await client.call(name, given)).text, wanted, name);
  }
}

/** Runs `work` with variables that lead lookups to registers on this machine. */
export async function withRegisters(
  work: (environment: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  await withServer(register, ({ address }) =>
    work({
      VIES_BASE_URL: `${address}/rest-api`,
      FRENCH_DIRECTORY_BASE_URL: address,
      PEPPOL_DNS_SERVER: "127.0.0.1:9",
    }));
}
