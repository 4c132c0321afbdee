/** What a release has, and what is said of where it comes from. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { targets } from "../../tools/binary.ts";
import { needs } from "../../tools/python/project.ts";
import { sdistOf } from "../../tools/python/sdist.ts";
import { parts } from "../../tools/release/parts.ts";
import { statementOf, sumsOf } from "../../tools/release/provenance.ts";
import { trials } from "../../tools/release/trials.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

Deno.test("the sums of a release are in the form of sha256sum, by name, without folders", () => {
  const files = [["dist/release/b.whl", bytes("two")], ["dist/a.tgz", bytes("one")]] as const;
  assert.equal(sumsOf(files), `${sha256("one")}  a.tgz\n${sha256("two")}  b.whl\n`);
});

Deno.test("the provenance names the sum of each file, the commit, and the sum of each lock", () => {
  const origin = {
    ...{ commit: "c0ffee", begun: "2026-11-28T09:00:00Z", ended: "2026-11-28T09:05:00Z", deno: "2.9.6" },
    locks: [["deno.lock", bytes("{}")]],
  } as const;
  const statement = JSON.parse(JSON.stringify(statementOf([["dist/a.tgz", bytes("one")]], origin)));
  assert.deepEqual(statement.subject, [{ name: "a.tgz", digest: { sha256: sha256("one") } }]);
  assert.deepEqual(statement.predicate.buildDefinition.resolvedDependencies, [
    { name: "source", digest: { gitCommit: "c0ffee" } },
    { name: "deno.lock", digest: { sha256: sha256("{}") } },
  ]);
  assert.deepEqual(statement.predicate.runDetails.metadata, { startedOn: origin.begun, finishedOn: origin.ended });
});

Deno.test("a release has a binary for each target, and what is tried is one of its parts", () => {
  assert.deepEqual(targets.filter((target) => !(`binary-${target}` in parts)), []);
  assert.deepEqual(Object.keys(trials).filter((name) => !(name in parts)), []);
});

Deno.test("the sources of the Python package have all of the module, what it needs, and a date that ZIP can hold", async () => {
  const archive = await sdistOf(new Uint8Array([0]), "// engine");
  const files = await unpackTar(gunzipSync(archive));
  const textOf = (path: string) => {
    const file = files.find(({ header }) => header.name === `faktlint-${ENGINE_VERSION}/${path}`);
    return file?.data === undefined ? undefined : new TextDecoder().decode(file.data);
  };
  assert.equal(textOf("faktlint/engine.js"), "// engine");
  for (const path of ["faktlint/__init__.py", "faktlint/_many.py", "faktlint/py.typed", "LICENSE", "README.md"]) {
    assert.notEqual(textOf(path), undefined, path);
  }
  const project = textOf("pyproject.toml") ?? "";
  for (const need of Object.values(needs).flat()) assert.ok(project.includes(need), need);
  const early = files.filter(({ header }) => (header.mtime ?? new Date(0)).getUTCFullYear() < 1980);
  assert.deepEqual(early.map(({ header }) => header.name), []);
});
