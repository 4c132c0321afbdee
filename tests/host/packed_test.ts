import assert from "node:assert/strict";
import { packed, unpacked } from "../../host/stores/packed.ts";
import { createKey } from "../../host/stores/accounts.ts";
import { withInstances } from "../support/instances.ts";

for (
  const value of [
    ...[null, 0, 17, true, "", "a\nb\u0000ü\u{1f4b6}", [], {}, [1, [2, { a: null }]]],
    ...[Uint8Array.of(), Uint8Array.of(1, 2, 255), {
      bytes: Uint8Array.of(9, 8),
      of: 2,
      expires: 1e15,
      more: Uint8Array.of(7),
    }],
    { text: "\u0001pack", list: [Uint8Array.of(1), "x", Uint8Array.of()] },
  ]
) {
  Deno.test(`what is packed is unpacked as it was: ${JSON.stringify(value)}`, () => {
    assert.deepEqual(unpacked(packed(value)), value);
    assert.deepEqual(unpacked(structuredClone(packed(value))), value);
  });
}

Deno.test("what was not packed is left as it is: values of stores before, and bytes", () => {
  for (const value of [null, "text", { a: 1 }, Uint8Array.of(1, 112), new Uint8Array(40)]) {
    assert.equal(unpacked(value), value);
  }
});

Deno.test("a KV server gets bytes alone, which every version of Deno reads", () =>
  withInstances(1, async ([only], { url }) => {
    assert.ok(only !== undefined);
    const { id } = await createKey(only.service.stores, { tier: "starter", label: "ours" });
    const raw = await Deno.openKv(url);
    for await (const { value } of raw.list({ prefix: [] })) assert.ok(value instanceof Uint8Array);
    raw.close();
    const { value } = await only.service.stores.kv.get<{ readonly label: string }>(["account", id]);
    assert.equal(value?.label, "ours");
  }));
