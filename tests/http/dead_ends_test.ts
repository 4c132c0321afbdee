/** Answers that say what to do instead. */
import assert from "node:assert/strict";
import { withService } from "../support/service.ts";

const xml = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));

Deno.test("generate of XML, whatever it is sent as, says that convert takes it, for nothing", () =>
  withService(async ({ ask, key }) => {
    const { authorization } = await key();
    for (const type of ["application/xml", "application/json"]) {
      const headers = { authorization, "content-type": type };
      const response = await ask("/v1/generate", { method: "POST", body: xml, headers });
      const { error, message } = await response.json();
      assert.deepEqual([response.status, error], [400, "bad_request"]);
      assert.match(message, /\/v1\/convert/);
      assert.equal(response.headers.get("x-ratelimit-remaining"), "100");
    }
  }));

Deno.test("llms.txt names every operation with its address", () =>
  withService(async ({ ask }) => {
    const response = await ask("/llms.txt");
    assert.equal(response.status, 200);
    const text = await response.text();
    assert.match(text, /^# Faktlint\n\n> /);
    assert.match(text, /: (?:GET|POST) \S+\n$/, "its last line ends");
    for (const path of ["validate", "generate", "convert", "view", "repair", "diagnose"]) {
      assert.match(text, new RegExp(`\\]\\(https?://\\S+/v1/${path}\\): POST /v1/${path}$`, "m"));
    }
  }));
