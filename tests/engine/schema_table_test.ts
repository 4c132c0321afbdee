/** How the generated tables of the schemas are read, with a table of our own. */
import assert from "node:assert/strict";
import { NOWHERE, START } from "../../engine/schema/model.ts";
import { isDerived, Schema, type Table } from "../../engine/schema/table.ts";

const kinds = ["l0;0", "g1;5", "g0;3", "a0;1", "g0;4", ...Array.from({ length: 16 }, () => "l0;boolean"), "g0;date"];
const table: Table = {
  namespaces: "p urn:p\n*x urn:x",
  types: [
    "@0",
    "Code;token;$>1|<3",
    "Sum;decimal;=;unit string!,kind token=A,note string",
    "^Base",
    ";2;:/?/*(AA!|/!)+",
    "-;;~/*",
    "@1",
    "Open;;:.O?.a*",
    "More;1;=;kind string",
    "Named;;:(/!AB!)!",
  ].join("\n"),
  kinds: kinds.join("\n"),
  elements: "!a!b!c#d^Ae%whole%wh%who&amount'mixed^Bday",
};
const schema = new Schema(table);

Deno.test("an element is known by its canonical name, and shown with the usual prefix of its namespace", () => {
  assert.deepEqual(["p:wh", "Q{urn:x}d", "p:amount"].map((name) => schema.element(name)?.shown), [
    "p:wh",
    "x:d",
    "p:amount",
  ]);
  // Local ones stand in their types alone.
  for (const name of ["p:a", "p:e", "x:d", "d", "wh"]) assert.equal(schema.element(name), undefined, name);
});

Deno.test("the elements of namespaces that a schema is without are known in types alone", () => {
  const without = new Schema(table, ["x"]);
  assert.equal(without.element("Q{urn:x}d"), undefined);
  assert.ok(without.element("p:wh") !== undefined);
});

Deno.test("a type has the name that its line gives, or that of the shortest element that has it", () => {
  assert.equal(schema.typeOf("urn:p", "whType"), schema.element("p:whole")?.type);
  for (const name of ["wholeType", "whoType", "-", "mixedType", "", "Open", "undefinedType"]) {
    assert.equal(schema.typeOf("urn:p", name), undefined, name);
  }
  assert.ok(schema.typeOf("urn:x", "Open") !== undefined);
  assert.equal(schema.typeOf("urn:p", "Base")?.abstract, true);
  assert.equal(schema.typeOf("urn:p", "Sum")?.abstract, false);
});

Deno.test("an element with a type of its own under another name is derived from that, and not the other way round", () => {
  const sum = schema.typeOf("urn:p", "Sum");
  const own = schema.typeOf("urn:p", "amountType");
  assert.ok(sum !== undefined && own !== undefined);
  assert.equal(own, schema.element("p:amount")?.type);
  assert.deepEqual([isDerived(own, sum), isDerived(sum, own), isDerived(sum, sum)], [true, false, true]);
});

Deno.test("builtin types are known by the namespace of XML Schema", () => {
  const XS = "http://www.w3.org/2001/XMLSchema";
  const [any, decimal, date] = ["anyType", "decimal", "date"].map((name) => schema.typeOf(XS, name));
  assert.ok(any !== undefined && decimal !== undefined && date !== undefined);
  assert.deepEqual([any.open, any.mixed, any.abstract], [true, true, false]);
  assert.deepEqual([decimal.simple?.builtin, date.simple?.builtin], ["decimal", "date"]);
  assert.deepEqual([isDerived(decimal, any), isDerived(any, decimal), isDerived(decimal, date)], [true, false, false]);
  assert.equal(schema.typeOf(XS, "Sum"), undefined);
  assert.equal(schema.typeOf("urn:p", "decimal"), undefined);
  assert.equal(schema.element("p:day")?.type, date);
});

Deno.test("a text type restricts its base, or has its form and attributes of its own", () => {
  const code = schema.typeOf("urn:p", "Code")?.simple;
  assert.deepEqual(["", "ABC", "ABCD"].map((text) => code?.is(text, () => false)), [false, true, false]);
  const sum = schema.typeOf("urn:p", "Sum");
  assert.deepEqual(["1.5", "x"].map((text) => sum?.simple?.is(text, () => false)), [true, false]);
  assert.deepEqual(sum?.required, ["unit"]);
  assert.deepEqual(["unit", "kind", "note"].map((name) => sum?.attributes.get(name)?.fixed), [
    undefined,
    "A",
    undefined,
  ]);
  assert.deepEqual(["unit", "kind", "none"].map((name) => sum?.attributes.get(name)?.type.simple?.builtin), [
    "string",
    "token",
    undefined,
  ]);
  const more = schema.typeOf("urn:x", "More");
  assert.deepEqual([more?.simple?.builtin, more?.required], ["decimal", ["unit"]]);
  assert.equal(more?.attributes.get("kind")?.fixed, undefined);
});

Deno.test("a content model names its elements in order, those that came before by their numbers", () => {
  const model = schema.element("p:whole")?.type.model;
  assert.ok(model !== undefined);
  const takes = (...names: readonly string[]) => {
    const state = names.reduce((at, name) => at === NOWHERE ? at : model.next(at, `p:${name}`), START);
    return state !== NOWHERE && model.ends(state);
  };
  assert.deepEqual([takes("c"), takes("a", "b", "b", "c"), takes("b", "a", "c", "a")], [true, true, true]);
  assert.deepEqual([takes(), takes("b"), takes("c", "b"), takes("d")], [false, false, false, false]);
  const second = schema.typeOf("urn:x", "Named")?.model;
  assert.deepEqual(["p:e", "p:b"].map((name) => second?.placeOf(name)), [1, 2]);
});

Deno.test("text may stand between elements where the type is mixed", () => {
  const mixed = schema.element("p:mixed")?.type;
  assert.deepEqual([mixed?.mixed, mixed?.model?.next(START, "Q{urn:x}d")], [true, 1]);
  assert.equal(schema.element("p:whole")?.type.mixed, false);
  assert.equal(schema.element("p:whole")?.type.simple, undefined);
  assert.equal(schema.typeOf("urn:p", "Base")?.model, undefined);
});

Deno.test("a wildcard is strict or not, and may leave out the namespace of its type", () => {
  const open = schema.typeOf("urn:x", "Open")?.model;
  assert.deepEqual(open?.item(1), { any: { strict: true, notWithin: "Q{urn:x}" } });
  assert.deepEqual(open?.item(2), { any: { strict: false } });
  assert.deepEqual(["p:z", "Q{urn:x}y"].map((name) => open?.next(START, name)), [1, 2]);
});

Deno.test("a table that names an element that it does not have is refused when the type is needed", () => {
  const broken = new Schema({ ...table, types: "@0\nT;;:zz", kinds: "g0;0", elements: "!t" });
  assert.throws(() => broken.element("p:t")?.type, RangeError);
});
