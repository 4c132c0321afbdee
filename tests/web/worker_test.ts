/** What the worker makes of findings: their order, and the source around them. */
import assert from "node:assert/strict";
import type { Finding } from "../../engine/mod.ts";
import { excerptOf } from "../../web/worker/excerpt.ts";
import { ordered } from "../../web/worker/report.ts";

function finding(rule: string, severity: Finding["severity"] = "fatal"): Finding {
  return { rule, severity, field: "BT-1", message: "", fix: "", docsUrl: "" };
}

function order(...rules: readonly string[]): readonly string[] {
  const errors = rules.map((rule) => finding(rule));
  return ordered({ errors, warnings: [], information: [] }).map(({ rule }) => rule);
}

Deno.test("sums come behind that from which they are worked out", () => {
  const chain = ["BR-CO-10", "BR-CO-13", "BR-S-08", "BR-S-09", "BR-CO-14", "BR-CO-15", "BR-CO-16"];
  assert.deepEqual(order(...chain.toReversed()), chain);
});

Deno.test("what cannot be read comes first, then what is missing, then codes, then rates", () => {
  assert.deepEqual(
    order("BR-S-05", "BR-CL-04", "BR-25", "BR-02", "ATW-VALUE-NOT-A-NUMBER"),
    ["ATW-VALUE-NOT-A-NUMBER", "BR-02", "BR-25", "BR-CL-04", "BR-S-05"],
  );
});

Deno.test("errors come before warnings, and findings of one rank stay as they are in the document", () => {
  const [errors, warnings] = [[finding("BR-DEC-12"), finding("BR-DEC-09")], [finding("BR-02", "warning")]];
  const found = ordered({ warnings, errors, information: [] });
  assert.deepEqual(found.map(({ rule }) => rule), ["BR-DEC-12", "BR-DEC-09", "BR-02"]);
});

Deno.test("excerptOf() shows the line with one around it, without the indentation that all share", () => {
  const found = excerptOf(["<a>", "    <b>", "      <c/>", "    </b>"], 3, 7);
  assert.deepEqual(found, {
    lines: [{ number: 2, text: "<b>" }, { number: 3, text: "  <c/>" }, { number: 4, text: "</b>" }],
    at: 1,
    column: 2,
  });
});

Deno.test("excerptOf() cuts a line of a megabyte to what is around the place", () => {
  const line = `${"x".repeat(500_000)}<here>${"y".repeat(500_000)}`;
  const found = excerptOf([line], 1, 500_001);
  assert.ok(found !== undefined && found.lines.length === 1);
  const [{ text } = { text: "" }] = found.lines;
  assert.ok(text.length <= 120);
  assert.ok(text.slice(found.column).startsWith("<here>"));
});

Deno.test("excerptOf() names what cannot be seen, and the caret stays below its place", () => {
  const found = excerptOf(["\u202e<a>"], 1, 2);
  assert.equal(found?.lines[0]?.text, "⟨U+202E⟩<a>");
  assert.equal(found?.column, "⟨U+202E⟩".length);
  assert.equal(excerptOf(["<a>"], 7, 1), undefined);
});
