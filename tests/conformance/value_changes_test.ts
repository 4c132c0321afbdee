import assert from "node:assert/strict";
import { elementsOf, treeOf } from "../support/tree.ts";
import { ValueChanges } from "./value_changes.ts";

const xml = '<a><b c="EUR">12.50</b><d><e>x</e></d><d><e>y</e></d></a>';

Deno.test("each value and each attribute of a place is changed alone, by what can be done to it", () => {
  const found = [...new ValueChanges().in(xml)];
  const told = found.map((it) => it.told);
  for (const it of ["/a/b spaced", "/a/b half a cent more", "/a/b/@c in small letters", "/a/d/e twice"]) {
    assert.ok(told.includes(it), it);
  }
  // A text has no cents, and what is in capital letters already stays.
  for (const it of ["/a/d/e half a cent more", "/a/b/@c in capital letters"]) assert.ok(!told.includes(it), it);
  for (const { xml: changed, told } of found) {
    const [before, after] = [xml, changed].map((it) => elementsOf(treeOf(it)));
    const others = before?.filter((it, at) => {
      const other = after?.[at];
      return JSON.stringify([it.children, [...it.attributes]]) !==
          JSON.stringify([other?.children, [...other?.attributes ?? []]]) &&
        it.children.every((child) => typeof child === "string");
    });
    assert.equal(others?.length, 1, told);
  }
});

Deno.test("a place is changed in the first document that has it, and again in one of another kind", () => {
  const changes = new ValueChanges();
  const told = (of: string) => [...changes.in(xml, of)].map((it) => it.told);
  const first = told("one");
  assert.equal(new Set(first).size, first.length);
  assert.deepEqual(told("one"), []);
  assert.deepEqual(told("other"), first);
});

Deno.test("space and no-break space are those that rules treat differently", () => {
  const values = [...new ValueChanges().in("<a>1</a>")].map((it) => treeOf(it.xml).children.join(""));
  for (const it of [" 1 ", "1\n", "1\u00a0", "+1", "-1", "001", "1e0", "INF", "1."]) assert.ok(values.includes(it), it);
});
