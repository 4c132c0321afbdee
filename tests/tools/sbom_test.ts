/** The bill of materials, and what is known against what is in it. */
import assert from "node:assert/strict";
import { type Asked, lockedPackages, looked } from "../../tools/advisories.ts";
import { bom, bomOf, plainOf, purlOf } from "../../tools/sbom.ts";

const integrity = `sha512-${new Uint8Array(64).fill(1).toBase64()}`;

Deno.test("an entry of the lock has the address of a package, a hash and what it needs", () => {
  const lock = {
    specifiers: { "npm:@a/b@1.0.0": "1.0.0_c@2.0.0", "npm:d@1.0.0": "1.0.0" },
    npm: {
      "@a/b@1.0.0_c@2.0.0": { integrity, dependencies: ["c"] },
      "c@2.0.0": { integrity },
      "d@1.0.0": { integrity },
    },
    workspace: { dependencies: ["npm:@a/b@1.0.0", "npm:d@1.0.0"] },
  };
  const { components, dependencies } = bomOf(lock, new Set(["@a/b"]), (id) => id.startsWith("c") ? "MIT" : undefined);
  assert.deepEqual(components.map(({ purl, scope }) => [purl, scope]), [
    ["pkg:npm/%40a/b@1.0.0", "required"],
    ["pkg:npm/c@2.0.0", "required"],
    ["pkg:npm/d@1.0.0", "optional"],
  ]);
  assert.equal(components[1]?.hashes[0]?.content, "01".repeat(64));
  assert.deepEqual(components[1]?.licenses, [{ license: { name: "MIT" } }]);
  assert.deepEqual(dependencies[1], { ref: "@a/b@1.0.0_c@2.0.0", dependsOn: ["c@2.0.0"] });
});

Deno.test("the bill names every package that is delivered or builds what is, once, and what is shipped as required", () => {
  const { components, dependencies } = bom();
  const refs = components.map((it) => it["bom-ref"]);
  assert.equal(new Set(refs).size, refs.length);
  const scopeOf = (name: string) => components.find((it) => it.name === name)?.scope;
  assert.deepEqual(["hono", "stripe", "tdigest", "@expo-google-fonts/noto-sans-sc"].map(scopeOf), [
    ...["required", "required", "required", "required"],
  ]);
  assert.deepEqual(["esbuild", "terser"].map(scopeOf), ["optional", "optional"]);
  assert.deepEqual(["playwright-core", "typescript"].map(scopeOf), [undefined, undefined]);
  for (const { dependsOn } of dependencies) assert.deepEqual(dependsOn.filter((it) => !refs.includes(it)), []);
  const locked = lockedPackages();
  assert.deepEqual(components.filter(({ name, version }) => !locked.includes(`${name}@${version}`)), []);
  // Of what is made for other systems, too.
  assert.ok(components.some(({ licenses }) => licenses === undefined));
  assert.ok(components.filter(({ scope }) => scope === "required").every(({ licenses }) => licenses !== undefined));
});

Deno.test("names with a scope and versions with peers are told apart", () => {
  assert.equal(plainOf("@hono/zod-openapi@1.6.3_hono@4.13.19_zod@4.6.7"), "@hono/zod-openapi@1.6.3");
  assert.equal(purlOf("svgpath@2.6.0"), "pkg:npm/svgpath@2.6.0");
});

Deno.test("what is known against a package fails the gate unless it is accepted with a reason, and what nobody asked is said", () => {
  const asked: Asked = { asked: "2026-11-25", packages: ["a@1.0.0"], said: [], accepted: [] };
  assert.deepEqual(looked(asked, ["a@1.0.0"]).isSafe, true);
  assert.match(looked(asked, ["a@1.0.0", "b@1.0.0"]).note, /nobody has asked about b@1\.0\.0/);
  const unsafe = { ...asked, said: ["GHSA-xxxx a < 1.0.1"] };
  assert.equal(looked(unsafe, ["a@1.0.0"]).isSafe, false);
  assert.equal(looked({ ...unsafe, accepted: [{ said: "GHSA-xxxx", why: "not reached" }] }, ["a@1.0.0"]).isSafe, true);
  assert.match(looked({ ...asked, asked: null }, []).note, /^skipped: /);
});
