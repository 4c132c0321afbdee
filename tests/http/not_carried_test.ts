/** An invoice is not plainly valid at any door, where its BT-24 names rules that did not run. */
import assert from "node:assert/strict";
import { open, parse } from "../../engine/mod.ts";
import { createApp } from "../../host/http/app.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { loadTexts } from "../../host/documents/locales.ts";
import { judged } from "../../web/worker/judging.ts";
import { CORE } from "../../cases/identifiers.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { strangers } from "../support/strangers.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { sampled } from "../support/sweeps.ts";
import { post, postXml } from "./requests.ts";

const ID = "ATW-RULES-NOT-CARRIED";

function naming(identifier: string): string {
  return validInvoice.replace(/(<cbc:CustomizationID>)[^<]*/, `$1${identifier}`);
}

/** The same invoice as JSON, as parse gives it. */
function jsonOf(xml: string): string {
  const outcome = parse(xml);
  assert.ok("ok" in outcome);
  return JSON.stringify({ ...outcome.ok.invoice, profile: outcome.ok.profile });
}

interface Said {
  readonly valid: boolean;
  readonly errors: readonly { rule: string; severity: string }[];
  readonly warnings: readonly { rule: string; severity: string }[];
  readonly official?: { readonly valid: boolean } | undefined;
  readonly provenance: { readonly families_not_run: readonly string[] };
}

function refused({ valid, errors, provenance }: Said): boolean {
  return !valid && errors.some(({ rule, severity }) => rule === ID && severity === "fatal") &&
    provenance.families_not_run.length > 0;
}

function warned({ warnings, official }: Said): boolean {
  return warnings.some(({ rule }) => rule === ID) && official?.valid !== true;
}

Deno.test("there are two hundred such identifiers, and with a carried one the invoice is valid in strict mode", async () => {
  assert.ok(strangers.length >= 200);
  await withService(async ({ ask, key }) => {
    const answer = await (await ask("/v1/validate?strict=true", postXml(naming(CORE), await key("scale")))).json();
    assert.deepEqual([answer.valid, answer.errors], [true, []]);
  });
});

Deno.test("over HTTP none is valid in strict mode, as XML or as JSON, and each is warned of otherwise", () =>
  withService(async ({ ask, key, time }) => {
    const by = await key("scale");
    for (const identifier of sampled(strangers, 20)) {
      time.now += 1_000;
      const xml = naming(identifier);
      for (const init of [postXml(xml, by), post(jsonOf(xml), by)]) {
        assert.ok(refused(await (await ask("/v1/validate?strict=true", init)).json()), identifier);
        assert.ok(warned(await (await ask("/v1/validate?official=true", init)).json()), identifier);
      }
      const { profile, profiles } = await (await ask("/v1/diagnose", postXml(xml, by))).json();
      assert.equal(profiles[profile].official_valid, false, identifier);
    }
  }));

Deno.test("a repair makes valid what can be repaired, and not what nobody has checked", () =>
  withService(async ({ ask, key }) => {
    const by = await key("scale");
    const wrong = (identifier: string) => naming(identifier).replace(/(<cbc:TaxInclusiveAmount[^>]*>)/, "$11");
    for (const [identifier, isValid] of [[CORE, true], [strangers[0] ?? "", false]] as const) {
      const { repaired } = await (await ask("/v1/diagnose", postXml(wrong(identifier), by))).json();
      assert.deepEqual([repaired.applied > 0, repaired.official_valid], [true, isValid], identifier);
    }
  }));

Deno.test("to agents and in records none is valid in strict mode", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    for (const identifier of sampled(strangers, 20)) {
      it.time.now += 1_000;
      const xml = naming(identifier);
      const given = { xml, strict: true };
      const { text } = await callTool(it, "validate_invoice_xml", given, by);
      assert.ok(text.includes(ID) && text.startsWith("NOT VALID"), identifier);
      const { record } = await (await it.ask("/v1/validate?strict=true&record=true", postXml(xml, by))).json();
      assert.equal((await (await it.ask(`/v1/records/${record.id}`)).json()).valid, false, identifier);
    }
  }));

Deno.test("the command line ends with status 1, and says each as refused", () => {
  const some = [...sampled(strangers, 8)];
  const files = Object.fromEntries(some.map((identifier, index) => [`${index}.xml`, naming(identifier)]));
  return withFolder(files, async (folder) => {
    const { status, out } = await faktlint(["validate", "--strict", "--format", "ndjson", folder]);
    assert.equal(status, 1);
    const results = out.trimEnd().split("\n").map((line) => JSON.parse(line));
    assert.equal(results.length, some.length);
    for (const { file, result } of results) assert.ok(refused(result), file);
    const { out: told } = await faktlint(["validate", `${folder}/0.xml`]);
    assert.match(told, /ATW-RULES-NOT-CARRIED/);
  });
});

Deno.test("EN 16931:2026 is not judged at any door", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const xml = naming("urn:cen.eu:en16931:2026");
    for (const strict of ["true", "false"]) {
      for (const init of [postXml(xml, by), post(jsonOf(xml), by)]) {
        const { valid, errors, warnings } = await (await it.ask(`/v1/validate?strict=${strict}`, init)).json();
        assert.deepEqual([valid, errors.map(({ rule }: { rule: string }) => rule), warnings], [
          false,
          ["ATW-NORM-2026"],
          [],
        ]);
      }
    }
    const { text } = await callTool(it, "validate_invoice_xml", { xml }, by);
    assert.ok(text.includes("ATW-NORM-2026") && !/^VALID/.test(text), text);
    await withFolder({ "2026.xml": xml }, async (folder) => {
      for (const mode of [[], ["--strict"]]) {
        const { status, out } = await faktlint(["validate", ...mode, folder]);
        assert.equal(status, 1);
        assert.match(out, /NOT JUDGED, as there are no rules of en16931@2026/);
      }
      const { out } = await faktlint(["diagnose", `${folder}/2026.xml`]);
      assert.doesNotMatch(out, /16931:2017/);
    });
  }));

Deno.test("on the page none is valid in strict mode", async () => {
  const judging = { texts: await loadTexts("en"), strict: true, docsBase: "", conformance };
  for (const identifier of sampled(strangers, 20)) {
    const opened = open({ input: naming(identifier) });
    assert.ok("ok" in opened);
    assert.ok(refused((await judged(opened.ok, judging)).verdict), identifier);
  }
});

Deno.test("in place of KoSIT's validator none is acceptable, and an invoice of EN 16931 is", () =>
  withService(async ({ service }) => {
    const app = createApp({ ...service, config: { ...service.config, metering: false, kosit: "alone" } });
    const statusOf = async (identifier: string) => {
      const headers = { "content-type": "application/xml" };
      return (await app.request("/a.xml", { method: "POST", body: naming(identifier), headers })).status;
    };
    assert.equal(await statusOf(CORE), 200);
    for (const identifier of sampled(strangers, 20)) assert.equal(await statusOf(identifier), 406, identifier);
  }));

Deno.test("no receipt says that one is officially valid, neither of a diagnosis nor of a repair", () =>
  withService(async ({ ask, key, time }) => {
    const by = await key("scale");
    for (const identifier of sampled(strangers, 40)) {
      time.now += 1_000;
      const xml = naming(identifier);
      const diagnosed = await (await ask("/v1/diagnose", postXml(xml, by))).json();
      const repaired = await (await ask("/v1/repair", postXml(xml, by))).json();
      for (const { receipt } of [diagnosed, repaired]) {
        assert.match(receipt.result_sha256, /^[0-9a-f]{64}$/);
      }
      assert.equal(diagnosed.profiles[diagnosed.profile].official_valid, false, identifier);
      assert.deepEqual([repaired.before.official_valid, repaired.after.official_valid], [false, false], identifier);
    }
  }));
