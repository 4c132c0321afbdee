import assert from "node:assert/strict";
import fc from "fast-check";
import { NameTables, readXml, type Scope } from "../../engine/xml/reader.ts";

const prefixes = new Map([["urn:known", "k"], ["urn:other", "o"]]);

/** The names of the elements in document order, or the code of the refusal. */
function namesIn(text: string, tables: NameTables): readonly string[] | string {
  const names: string[] = [];
  const sink = { open: (name: string) => void names.push(name), text() {}, close() {} };
  return readXml(text, sink, { prefixes, tables })?.xmlCode ?? names;
}

Deno.test("a name means what its own document declares, whatever documents before it declared", () => {
  const tables = new NameTables();
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:known'><x:b/></x:a>", tables), ["k:a", "k:b"]);
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:other'><x:b/></x:a>", tables), ["o:a", "o:b"]);
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:known' xmlns='urn:other'><b/></x:a>", tables), ["k:a", "o:b"]);
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:known'><b/></x:a>", tables), ["k:a", "b"]);
});

Deno.test("a prefix that a document before has bound is unbound in one that has not", () => {
  const tables = new NameTables();
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:known'/>", tables), ["k:a"]);
  assert.equal(namesIn("<x:a/>", tables), "unbound_prefix");
});

Deno.test("a URI that is written like further declarations declares nothing", () => {
  const tables = new NameTables();
  const both = "<a xmlns:x='urn:known' xmlns:y='urn:other'><y:b/></a>";
  assert.deepEqual(namesIn(both, tables), ["a", "o:b"]);
  for (const between of ["&#10;", " ", "1 9 y ", "y=", ";y="]) {
    assert.equal(namesIn(`<a xmlns:x='urn:known${between}urn:other'><y:b/></a>`, tables), "unbound_prefix");
  }
});

Deno.test("an inner declaration holds for its element and ends with it", () => {
  const tables = new NameTables();
  const text = "<a xmlns='urn:known'><b xmlns='urn:other'><c/></b><b/><d xmlns='urn:other'/></a>";
  const names = ["k:a", "o:b", "o:c", "k:b", "o:d"];
  assert.deepEqual(namesIn(text, tables), names);
  assert.deepEqual(namesIn(text, tables), names);
});

Deno.test("what came after an element below its declarations is no guess where the outer ones are different", () => {
  const tables = new NameTables();
  const declared = "<r xmlns:x='urn:known'><e xmlns:y='urn:other'/><x:f/></r>";
  for (let time = 0; time < 2; time++) assert.deepEqual(namesIn(declared, tables), ["r", "e", "k:f"]);
  const undeclared = "<r><e xmlns:x='urn:known' xmlns:y='urn:other'/><x:f/></r>";
  for (let time = 0; time < 2; time++) assert.equal(namesIn(undeclared, tables), "unbound_prefix");
});

Deno.test("a name beyond ASCII does not match one whose bytes are the numbers of its characters", () => {
  const tables = new NameTables();
  for (const name of ["\u0161", "a", "\u00c4\u00b7", "\u0137", "\u0161"]) {
    assert.deepEqual(namesIn(`<r><${name}>x</${name}></r>`, tables), ["r", name]);
  }
});

Deno.test("names and values beyond ASCII are distinguished from all others, and so is what follows them", () => {
  const tables = new NameTables();
  const names = ["\u0161", "a", "\u00e1", "\u{10061}", "b"];
  const text = `<r>${
    names.map((name) => `<${name} v='\u00fc\u20ac\u{1f600}'>\u00fc</${name}><${name}/>`).join("")
  }</r>`;
  for (let time = 0; time < 3; time++) {
    const seen: string[] = [];
    const open = (name: string, _: unknown, offset: number) => void seen.push(`${offset} ${name}`);
    const refusal = readXml(text, { open, text() {}, close() {} }, { prefixes, tables });
    assert.equal(refusal, undefined);
    const expected = names.flatMap((
      name,
    ) => [`${text.indexOf(`<${name} `)} ${name}`, `${text.indexOf(`<${name}/`)} ${name}`]);
    assert.deepEqual(seen, ["0 r", ...expected]);
  }
});

Deno.test("documents with more names and declarations than are kept change no other one's names", () => {
  const tables = new NameTables();
  const many = Array.from({ length: 2_500 }, (_, at) => `<x:e${at}/>`).join("");
  for (let at = 0; at < 120; at++) namesIn(`<x:a xmlns:x='urn:u${at}'>${at % 40 === 0 ? many : ""}</x:a>`, tables);
  const long = "n".repeat(5_000);
  assert.deepEqual(namesIn(`<x:${long} xmlns:x='urn:known'>${many}</x:${long}>`, tables).slice(0, 2), [
    `k:${long}`,
    "k:e0",
  ]);
  assert.deepEqual(namesIn("<x:a xmlns:x='urn:known'><x:e7/></x:a>", tables), ["k:a", "k:e7"]);
});

Deno.test("tables that were filled give the names that new ones give", () => {
  const tables = new NameTables();
  const uri = fc.constantFrom("urn:known", "urn:other", "u", "");
  const tag = fc.record({
    prefix: fc.constantFrom("", "x", "y"),
    local: fc.constantFrom("a", "b"),
    own: uri,
    bound: uri,
  });
  fc.assert(fc.property(fc.array(tag, { minLength: 1, maxLength: 6 }), (tags) => {
    const open = tags.map(({ prefix, local, own, bound }) => {
      const name = prefix === "" ? local : `${prefix}:${local}`;
      return { name, text: `<${name} xmlns="${own}"${bound === "" ? "" : ` xmlns:x="${bound}"`}>` };
    });
    const text = open.map((it) => it.text).join("") + open.toReversed().map(({ name }) => `</${name}>`).join("");
    assert.deepEqual(namesIn(text, tables), namesIn(text, new NameTables()));
  }));
});

Deno.test("what documents can fill stays small, however many names and declarations they bring", () => {
  const tables = new NameTables();
  const many = Array.from({ length: 2_500 }, (_, at) => `<x:e${at}/>`).join("");
  namesIn(`<x:a xmlns:x='urn:known'>${many}</x:a>`, tables);
  assert.ok(tables.size <= 1_000, `${tables.size} names of one table`);
  for (let at = 0; at < 200; at++) namesIn(`<x:a xmlns:x='urn:u${at}'/>`, tables);
  assert.ok(tables.size <= 1_050, `${tables.size} names of many tables`);
  const before = tables.size;
  namesIn(`<x:${"n".repeat(300)} xmlns:x='urn:known'/>`, tables);
  namesIn(`<x:a xmlns:x='urn:${"u".repeat(1_200)}'/>`, tables);
  assert.equal(tables.size, before, "long names and declarations are not kept");
});

Deno.test("a tag that declares is read as before where documents repeat it, with its attributes, scope and limits", () => {
  const tables = new NameTables();
  const body = "<x:b y:k='\u00e9 &lt;' xmlns:y='urn:other' z=' '/><x:c xmlns:x='urn:other' xmlns=''>\u00e9</x:c><x:b/>";
  const text = `<?xml version='1.0'?>\n<x:a xmlns:x='urn:known' xmlns:s='urn:s' s:k="1>2" k='3'>${body}</x:a>`;
  const read = (limits = {}) => {
    const events: unknown[] = [];
    const scopes: (Scope | undefined)[] = [];
    const refusal = readXml(text, {
      open(name, attributes, offset, raw, scope) {
        events.push([name, { ...attributes }, offset, raw]);
        scopes.push(scope);
      },
      text: (characters, offset) => events.push([characters, offset]),
      close: (name, offset) => events.push([name, offset]),
    }, { prefixes, tables, limits });
    // What a scope answers, it answers when all has been read.
    return [refusal?.xmlCode, events, scopes.map((scope) => ["x", "y", "s", "", "xml"].map((it) => scope?.uri(it)))];
  };
  const first = read();
  assert.deepEqual(read(), first);
  assert.deepEqual(read(), first);
  assert.equal(read({ attributes: 3 })[0], "attribute_limit");
  assert.equal(read({ depth: 1 })[0], "depth_limit");
  assert.equal(namesIn("<x:a xmlns:x='urn:known' xmlns:s='urn:s' s:k='1' s:l='2'>", tables), "unexpected_end");
  assert.equal(namesIn("<r xmlns:x='urn:known'/><r xmlns:x='urn:known'/>", tables), "not_well_formed");
});
