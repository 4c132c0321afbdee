import assert from "node:assert/strict";
import { snapshotOf } from "../../tools/platforms.ts";

const names = Array.from({ length: 12 }, (_, at) => `Plateforme ${at}`);

Deno.test("a text with a name a line is the snapshot, each name once", () => {
  const made = snapshotOf(`\ufeff\r\n"Équation"\r\n${[...names, "Équation"].join("\n")}\n`, "2026-10-01", "the list");
  assert.ok(typeof made !== "string");
  assert.deepEqual([made.as_of, made.source, made.official.reported_count], [
    "2026-10-01",
    "the list",
    made.names.length,
  ]);
  assert.equal(made.names.filter((name) => name === "Équation").length, 1);
});

for (
  const [what, text, asOf, source] of [
    ["no day", names.join("\n"), "today", "x"],
    ["no source", names.join("\n"), "2026-10-01", " "],
    ["too few names", "A\nB", "2026-10-01", "x"],
    ["what is no column of names", `${names.join("\n")}\n${"x".repeat(201)}`, "2026-10-01", "x"],
  ] as const
) {
  Deno.test(`a snapshot with ${what} is refused`, () => {
    assert.equal(typeof snapshotOf(text, asOf, source), "string");
  });
}
