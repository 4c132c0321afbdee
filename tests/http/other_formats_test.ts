/** Other formats and documents are refused by name at every door, in every language, and specifications before EN 16931 are named. */
import assert from "node:assert/strict";
import { validate as fromEngine } from "../../engine/mod.ts";
import { call } from "../../packages/wasm/mod.ts";
import { validate as fromPackage } from "../../packages/npm/mod.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const documents = [
  ["FatturaPA", '<FatturaElettronica xmlns="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"/>'],
  ["UBL Order", `<Order xmlns="${UBL}:Order-2"/>`],
] as const;

for (const [name, xml] of documents) {
  Deno.test(`${name} is named over HTTP, to agents, on the command line, and by the library and its component`, () =>
    withService(async (it) => {
      const by = await it.key("scale");
      for (const lang of ["en", "de", "fr"]) {
        for (const path of ["validate", "parse", "diagnose", "repair"]) {
          const response = await it.ask(`/v1/${path}?lang=${lang}`, postXml(xml, by));
          const { error, xml_code: code, message, ...more } = await response.json();
          assert.deepEqual([response.status, error, code], [415, "unsupported_syntax", "unknown_root"], path);
          assert.ok(message.includes(name) && !("named" in more), message);
        }
        const { isError, text } = await callTool(it, "validate_invoice_xml", { xml, lang }, by);
        assert.ok(isError && text.includes(name), text);
        await withFolder({ "a.xml": xml }, async (folder) => {
          const { status, out } = await faktlint(["validate", "--lang", lang, folder]);
          assert.ok(status === 2 && out.includes(name), out);
        });
      }
      for (const validate of [fromEngine, fromPackage]) {
        const outcome = validate(xml);
        assert.ok("refusal" in outcome && outcome.refusal.message.includes(name));
      }
      assert.throws(() => call("validate", xml, {}), (problem: unknown) => JSON.stringify(problem).includes(name));
    }));
}

const before = [["OIOUBL-2.1", "OIOUBL 2"], ["urn:www.cenbii.eu:transaction:biitrns010:ver2.0", "EHF 2"], [
  "TR1.2",
  "UBL-TR",
]] as const;

for (const [identifier, name] of before) {
  Deno.test(`${identifier} is named as ${name}, whose rules are not carried, in every language`, () => {
    const xml = validInvoice.replace(/(<cbc:CustomizationID>)[^<]*/, `$1${identifier}`);
    return withFolder({ "a.xml": xml }, async (folder) => {
      for (const lang of ["en", "de", "fr"]) {
        const { status, out } = await faktlint(["validate", "--lang", lang, folder]);
        assert.equal(status, 1);
        assert.ok(out.includes("ATW-RULES-NOT-CARRIED") && out.includes(name), out);
      }
    });
  });
}
