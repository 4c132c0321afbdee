/** Each specification identifier (BT-24) and business process (BT-23) is in one file of the product. */
import assert from "node:assert/strict";
import { BILLING, processes, specificationIds, specifications } from "../../engine/model/specifications.ts";
import { filesBelow, textOf } from "./sources.ts";

const HOME = "engine/model/specifications.ts";
const texts = [
  ...Object.values(specifications).flatMap(({ identifiers }) => [...identifiers]),
  ...processes.keys(),
  // What the longer ones are put together from.
  "#compliant#",
  "#conformant#",
  ...[":kosit", "poacc", "nen.nl", "mfinante", "mfin.gov", "cpro.gouv", "UBL.BE:", "factur-x.eu"],
];

Deno.test("the text of a specification identifier is in one file", () => {
  const files = ["engine/", "host/", "web/", "packages/"].flatMap((folder) =>
    [".ts", ".tsx"].flatMap((end) => filesBelow(folder, end))
  );
  assert.ok(files.includes(HOME) && texts.includes(BILLING));
  const found = files.filter((path) => path !== HOME && !path.endsWith(".gen.ts")).flatMap((path) => {
    const text = textOf(path);
    return texts.filter((it) => text.includes(it)).map((it) => `${path}: ${it}`);
  });
  assert.deepEqual(found, []);
});

Deno.test("no two specifications have the same identifier, and each has a name of its own", () => {
  const all = Object.values(specifications).flatMap(({ identifiers }) => [...identifiers]);
  assert.equal(new Set(all).size, all.length);
  assert.equal(new Set(specificationIds()).size, specificationIds().length);
});
