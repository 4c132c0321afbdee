/** The OpenAPI document as it is handed out, and what it follows from. */
import assert from "node:assert/strict";
import { type Setting, withService } from "../support/service.ts";

Deno.test("GET /openapi.json", () =>
  withService(async ({ ask }) => {
    const response = await ask("/openapi.json");
    assert.equal(response.status, 200);
  }));

Deno.test("the OpenAPI document follows from the service's address, and whether it meters, and from nothing else", async () => {
  const documentOf = async (setting: Setting) => {
    let text = "";
    await withService(async ({ ask }) => void (text = await (await ask("/openapi.json")).text()), setting);
    return text;
  };
  const plain = await documentOf({});
  // No message with both documents in it: they are long.
  const isPlain = (text: string) => text === plain;
  const environment = {
    ...{ BODY_MEGABYTES: "64", ALLOWED_ORIGINS: "https://a.example", WORKERS: "3", PEPPOL_DNS_SERVER: "127.0.0.1:9" },
    ...{ DOCS_BASE: "https://docs.example" },
  };
  assert.ok(isPlain(await documentOf({ environment })));
  assert.ok(!isPlain(await documentOf({ environment: { METERING: "off" } })));
  const baseUrl = "https://elsewhere.example";
  const moved = await documentOf({ service: { baseUrl } });
  assert.ok(!isPlain(moved));
  assert.ok(isPlain(moved.replaceAll(baseUrl, "https://faktlint.example")));
});

/** Every schema with `allOf`, with the way to it. */
function allOfs(node: unknown, way: string): readonly (readonly [way: string, parts: readonly unknown[]])[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "allOf" in node && Array.isArray(node.allOf) ? [[way, node.allOf] as const] : [];
  return [...own, ...Object.entries(node).flatMap(([name, it]) => allOfs(it, `${way}/${name}`))];
}

Deno.test("what is put together by allOf are objects, which is all that generators of clients take there", () =>
  withService(async ({ ask }) => {
    const document = await (await ask("/openapi.json")).json();
    const kindOf = (schema: unknown): unknown => {
      if (typeof schema !== "object" || schema === null) return undefined;
      if ("allOf" in schema && Array.isArray(schema.allOf)) return kindOf(schema.allOf[0]);
      if (!("$ref" in schema)) return "type" in schema ? schema.type : undefined;
      return kindOf(document.components.schemas[`${schema.$ref}`.replace("#/components/schemas/", "")]);
    };
    const found = allOfs(document, "");
    assert.ok(found.length > 0);
    const others = found.filter(([, parts]) => parts.some((it) => kindOf(it) !== "object"));
    assert.deepEqual(others.map(([way]) => way), []);
    const { profile } = document.components.schemas.Diagnosis.properties;
    assert.deepEqual(Object.keys(profile), ["$ref", "description"]);
  }));
