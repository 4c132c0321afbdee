/** POST /v1/generate?format=pdf, with the real writer. */
import assert from "node:assert/strict";
import { extract } from "../../engine/pdf/mod.ts";
import { textOf } from "../house/sources.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { type TestService, withService } from "../support/service.ts";
import { generation, jsonInvoice, post } from "./requests.ts";

const setting = { service: { generation: { ...generation, pages: true } } };
const path = "/v1/generate?format=pdf";
const facturx = jsonInvoice({ profile: "facturx-en16931" });

async function used({ ask }: TestService, { authorization }: { readonly authorization: string }): Promise<number> {
  return (await (await ask("/v1/usage", { headers: { authorization } })).json()).used;
}

for (const [tier, preview] of [["free", true], ["starter", false]] as const) {
  Deno.test(`a key of the tier ${tier} gets a PDF ${preview ? "with" : "without"} watermark, for one document`, () =>
    withService(async (service) => {
      const key = await service.key(tier);
      const response = await service.ask(path, post(facturx, key));
      assert.deepEqual([response.status, response.headers.get("content-type")], [200, "application/pdf"]);
      const pdf = new Uint8Array(await response.arrayBuffer());
      const texts = textOfPages(readPages(pdf)).split("\n");
      assert.equal(response.headers.get("x-preview"), preview ? "true" : null);
      assert.ok(texts.includes("Invoice 2026-0107"));
      assert.equal(texts.includes("PREVIEW"), preview);
      const outcome = extract(pdf);
      assert.ok("ok" in outcome);
      const xml = await (await service.ask("/v1/generate?format=xml", post(facturx, key))).text();
      assert.equal(new TextDecoder().decode(outcome.ok.xml), xml);
      assert.equal(await used(service, key), 2);
    }, setting));
}

Deno.test("attachment=xrechnung.xml makes a PDF of an XRechnung, and nothing else a PDF of it", () =>
  withService(async (service) => {
    const key = await service.key();
    const german = JSON.stringify({
      ...JSON.parse(textOf("examples/xrechnung-from-json.json")),
      profile: "xrechnung-cii",
    });
    const response = await service.ask(`${path}&attachment=xrechnung.xml`, post(german, key));
    assert.equal(response.status, 200);
    const outcome = extract(new Uint8Array(await response.arrayBuffer()));
    assert.ok("ok" in outcome);
    assert.equal(outcome.ok.name, "xrechnung.xml");
    assert.match(new TextDecoder().decode(outcome.ok.xml), /#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0</);
    for (const [query, body] of [["", german], ["&attachment=xrechnung.xml", facturx]] as const) {
      const refused = await service.ask(`${path}${query}`, post(body, key));
      const { error, message } = await refused.json();
      assert.deepEqual([refused.status, error], [400, "unsupported_profile"]);
      assert.match(
        message,
        /profile=facturx-en16931, or profile=fr-ctc-cii, or profile=xrechnung-cii&attachment=xrechnung\.xml/,
      );
    }
    assert.equal(await used(service, key), 1);
  }, setting));

Deno.test("the pages are in the language that is asked for, by the query or the browser", () =>
  withService(async (service) => {
    const key = await service.key();
    const title = async (path: string, headers: Record<string, string> = {}) => {
      const asked = post(facturx, key, headers);
      const pdf = new Uint8Array(await (await service.ask(path, asked)).arrayBuffer());
      return textOfPages(readPages(pdf)).split("\n").find((line) => line.endsWith(" 2026-0107"));
    };
    assert.equal(await title(`${path}&lang=de`), "Rechnung 2026-0107");
    assert.equal(await title(path, { "accept-language": "fr-FR" }), "Facture 2026-0107");
    assert.equal(await title(path, { "accept-language": "ja" }), "Invoice 2026-0107");
  }, setting));

Deno.test("a text that the fonts cannot show is a verdict with 422, and costs nothing", () =>
  withService(async (service) => {
    const key = await service.key();
    const body = jsonInvoice({ profile: "facturx-en16931", paymentTerms: "೩೦ ದಿನಗಳಲ್ಲಿ" });
    const response = await service.ask(path, post(body, key));
    const { valid, errors } = await response.json();
    const [{ rule, field, location }] = errors;
    assert.deepEqual([response.status, valid], [422, false]);
    assert.deepEqual([rule, field, location.pointer], ["ATW-TEXT-NOT-PRINTABLE", "BT-20", "/paymentTerms"]);
    assert.equal(await used(service, key), 0);
  }, setting));

Deno.test("the field pages puts a logo and a footer on the pages, and is no part of the invoice", () =>
  withService(async (service) => {
    const key = await service.key("starter");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
    const ask = (pages: unknown, to = path) =>
      service.ask(to, post(jsonInvoice({ profile: "facturx-en16931", pages }), key));
    const asked = { logo: btoa(svg), footer: "Thank you" };
    const response = await ask(asked);
    assert.equal(response.status, 200);
    assert.match(textOfPages(readPages(new Uint8Array(await response.arrayBuffer()))), /^Thank you$/m);
    assert.deepEqual((await (await ask(asked, "/v1/generate")).json()).warnings, []);
    const before = await used(service, key);
    for (const wrong of [[], { logo: "%" }, { footer: 1 }, { colour: "red" }, { logo: btoa("GIF89a") }]) {
      const refused = await ask(wrong);
      assert.deepEqual([refused.status, (await refused.json()).error], [400, "bad_request"], JSON.stringify(wrong));
    }
    assert.equal(await used(service, key), before);
  }, setting));

Deno.test("no other profile is written as PDF", () =>
  withService(async (service) => {
    const response = await service.ask(path, post(jsonInvoice({ profile: "xrechnung-cii" }), await service.key()));
    assert.equal(response.status, 400);
    assert.equal((await response.json()).error, "unsupported_profile");
  }, setting));

Deno.test("date makes a PDF the same bytes at another time, and an invalid day is refused before it costs", () =>
  withService(async (service) => {
    const key = await service.key("starter");
    const bytes = async (date: string) => {
      const response = await service.ask(`${path}${date}`, post(facturx, key));
      assert.equal(response.status, 200);
      service.time.now += 90_000;
      return new Uint8Array(await response.arrayBuffer());
    };
    assert.deepEqual(await bytes("&date=2026-11-20"), await bytes("&date=2026-11-20"));
    assert.notDeepEqual(await bytes("&date=2026-11-20"), await bytes("&date=2026-11-20T09:30:00Z"));
    assert.notDeepEqual(await bytes(""), await bytes(""));
    const before = await used(service, key);
    for (const date of ["2026-02-30", "20.11.2026", ""]) {
      assert.equal((await service.ask(`${path}&date=${date}`, post(facturx, key))).status, 400, date);
    }
    assert.equal(await used(service, key), before);
  }, setting));
