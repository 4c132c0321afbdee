import assert from "node:assert/strict";
import fc from "fast-check";
import { JsonFault, type JsonNode, JsonNumber, parseJson } from "../../engine/model/json.ts";
import { longTest } from "../support/sweeps.ts";

const limits = { depth: 100, values: 1_000_000 };

/** What `JSON.parse` makes of the same text, save that a field with any name is a field. */
function plain({ value }: JsonNode): unknown {
  if (value instanceof JsonNumber) return Number(value.source);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return new Map([...value].map(([name, node]) => [name, plain(node)]));
  return value;
}

/** Objects as maps, so that `__proto__` is compared too. */
function mapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.keys(value).map((name) => [name, mapped(Reflect.get(value, name))]));
}

function read(text: string): unknown {
  const outcome = parseJson(text, limits);
  assert.ok(!(outcome instanceof JsonFault), `${text} is read`);
  return plain(outcome.root);
}

function faultOf(text: string, to = limits): JsonFault {
  const outcome = parseJson(text, to);
  assert.ok(outcome instanceof JsonFault, `${text} is refused`);
  return outcome;
}

Deno.test("parseJson() reads every JSON text as JSON.parse() does", () => {
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), fc.integer({ min: 0, max: 3 }), (text, indent) => {
    const value = JSON.parse(text);
    assert.deepEqual(read(JSON.stringify(value, null, indent)), mapped(value));
  }));
});

Deno.test("parseJson() refuses what JSON.parse() refuses", () => {
  const pieces = fc.constantFrom(
    ...'{}[]:,"\\/ \n\t\u0001ué01-+.eEtruefalsnl'.split(""),
    "null",
    '"a":',
    "1.5e-3",
    "\\u00e9",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return void faultOf(text);
      }
      assert.deepEqual(read(text), mapped(value));
    }),
    { numRuns: 3000 },
  );
});

const faults: readonly (readonly [what: string, text: string, offset: number])[] = [
  ["an empty text", "", 0],
  ["a comma before the end of an object", '{"a":1,}', 7],
  ["a comma before the end of a list", "[1,]", 3],
  ["a missing comma", "[1 2]", 3],
  ["a field without quotes", "{a:1}", 1],
  ["a field without a colon", '{"a" 1}', 5],
  ["a text without an end", '"abc', 4],
  ["a line break in a text", '"a\nb"', 2],
  ["an unknown escape", '"\\x"', 2],
  ["half an escape", '"\\u12"', 3],
  ["a number with a leading zero", "01", 1],
  ["a number without digits behind the point", "[1.]", 2],
  ["NaN", "NaN", 0],
  ["two values", "{} {}", 3],
  ["an object that does not end", '{"a":[1', 7],
];

for (const [what, text, offset] of faults) {
  Deno.test(`parseJson() refuses ${what}, and says where`, () => {
    const fault = faultOf(text);
    assert.equal(fault.offset, offset);
  });
}

/** Read in a process whose heap has room for the text, for what it stands for, and for little else. */
Deno.test("a text of escapes from end to end takes memory by its bytes and not by its escapes", async () => {
  const program = `
    import { parseJson } from ${JSON.stringify(new URL("../../engine/model/json.ts", import.meta.url).href)};
    const { root } = parseJson('"' + "\\\\n".repeat(4_000_000) + '"', { depth: 1, values: 1 });
    console.log(root.value.length);
  `;
  const args = ["run", "--no-check", "--no-prompt", "--quiet", "--v8-flags=--max-old-space-size=100", "--ext=ts", "-"];
  const child = new Deno.Command(Deno.execPath(), { args, stdin: "piped", stdout: "piped", stderr: "null" }).spawn();
  const [{ stdout }] = await Promise.all([child.output(), new Blob([program]).stream().pipeTo(child.stdin)]);
  assert.equal(new TextDecoder().decode(stdout), "4000000\n");
});

Deno.test("numbers keep the digits that they are written with", () => {
  const outcome = parseJson("[1.50, -0, 1e400, 0.30000000000000004]", limits);
  assert.ok(!(outcome instanceof JsonFault) && Array.isArray(outcome.root.value));
  const sources = outcome.root.value.map(({ value }) => value instanceof JsonNumber ? value.source : "");
  assert.deepEqual(sources, ["1.50", "-0", "1e400", "0.30000000000000004"]);
});

Deno.test("every value knows its pointer, with the two characters that pointers escape", () => {
  const outcome = parseJson('{"a":[1,{"x/y":2,"m~n":3}],"":4}', limits);
  assert.ok(!(outcome instanceof JsonFault));
  const found: string[] = [];
  const visit = ({ place, value }: JsonNode) => {
    found.push(outcome.pointers.at(place));
    if (Array.isArray(value)) value.forEach(visit);
    else if (value instanceof Map) [...value.values()].forEach(visit);
  };
  visit(outcome.root);
  assert.deepEqual(found, ["", "/a", "/a/0", "/a/1", "/a/1/x~1y", "/a/1/m~0n", "/"]);
});

Deno.test("of a field that occurs twice the last counts, and both are known", () => {
  const outcome = parseJson('{"a":1,"b":2,"a":3}', limits);
  assert.ok(!(outcome instanceof JsonFault));
  const [[object, repeated] = []] = outcome.repeated;
  assert.equal(object, outcome.root.value);
  assert.deepEqual(repeated?.map(({ name }) => name), ["a"]);
  assert.deepEqual(plain(outcome.root), new Map([["a", 3], ["b", 2]]));
});

Deno.test("__proto__ is a field like others and touches no prototype", () => {
  read('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
  assert.equal(Reflect.get({}, "polluted"), undefined);
});

/** What is kept of a text, and the pointers to what lies beyond the limits. */
function keptOf(text: string, to: typeof limits) {
  const outcome = parseJson(text, to);
  assert.ok(!(outcome instanceof JsonFault));
  const { beyond, pointers, root } = outcome;
  return { value: plain(root), ...Object.fromEntries([...beyond].map(([limit, at]) => [limit, pointers.at(at)])) };
}

Deno.test("what is nested beyond the limit is not kept, and all around it is", () => {
  const to = { depth: 2, values: 100 };
  assert.deepEqual(keptOf('{"a":[1,[2,{"x":[3]}],{"y":4},5],"b":[[6]],"c":[7]}', to), {
    value: mapped({ a: [1, [], {}, 5], b: [[]], c: [7] }),
    depth: "/a/1",
  });
  assert.deepEqual(keptOf('{"a":[1]}', to), { value: mapped({ a: [1] }) });
  assert.deepEqual(keptOf("[[[]]]", to), { value: [[[]]], depth: "/0/0" });
});

longTest("a text may be nested as deep as it is long", () => {
  for (const depth of [101, 128, 129, 100_000, 3_000_000]) {
    for (const [open, close] of [["[", "]"], ['{"a":', "}"]] as const) {
      const text = `${open.repeat(depth)}1${close.repeat(depth)}`;
      assert.equal(Object.keys(keptOf(text, limits)).at(-1), "depth");
      assert.equal(faultOf(text.slice(0, -1)).offset, text.length - 1);
    }
  }
});

Deno.test("of more values than the limit, the first are kept, and the others are JSON all the same", () => {
  assert.deepEqual(keptOf("[1,2,3]", { depth: 10, values: 3 }), { value: [1, 2], values: "/2" });
  assert.deepEqual(keptOf("[1,2]", { depth: 10, values: 3 }), { value: [1, 2] });
  assert.deepEqual(keptOf('{"a":[1,{"b":2,"c":[3]},4],"d":5}', { depth: 10, values: 4 }), {
    value: mapped({ a: [1, {}] }),
    values: "/a/1/b",
  });
  for (const [text, offset] of [["[1,2,3,x]", 7], ["[1,2,3,{4:5}]", 8], ["[1,2,3,[4}]", 9], ["[1,2,3]]", 7]] as const) {
    assert.equal(faultOf(text, { depth: 10, values: 3 }).offset, offset);
  }
});

Deno.test("a fault quotes the character that it is at, and none where the text ends", () => {
  const faults: readonly (readonly [text: string, found: string | undefined])[] = [
    ["{]", "]"],
    ["[1 2]", "2"],
    ['"a\nb"', "\n"],
    ["1 }", "}"],
    ["{'a'", "'"],
    ["", undefined],
    ["[1,", undefined],
    ['"a', undefined],
    ['{"a"', undefined],
  ];
  for (const [text, found] of faults) {
    const { message, offset } = faultOf(text);
    assert.equal(text.charAt(offset), found ?? "", text);
    const what = message.slice(message.indexOf(";"));
    const told = found === undefined ? undefined : found === "\n" ? "U+000A" : `"${found}"`;
    assert.deepEqual(what.match(/".*"|U\+[0-9A-F]+/)?.[0], told, message);
  }
});

Deno.test("a text that does not end is distinguished from text after the end of a value", () => {
  const expected = (text: string) => faultOf(text).message.split(";")[0];
  assert.equal(expected('"a'), expected('["a\nb"]'));
  assert.equal(expected('"a\nb"'), expected('"a'));
  assert.notEqual(expected('"a'), expected('"a" 1'));
});

Deno.test("an exception that is not a fault of the text is rethrown", () => {
  const limits = {
    depth: 9,
    get values(): number {
      throw new TypeError("the limits' own");
    },
  };
  assert.throws(() => parseJson("{}", limits), new TypeError("the limits' own"));
});
