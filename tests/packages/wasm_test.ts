/** The table that the WASM component is made of: what its functions give is what the engine gives, and nothing is forgotten. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { diagnose } from "../../packages/npm/diagnosis.ts";
import { explain, type Finding, generate, parse, validate } from "../../packages/npm/mod.ts";
import { official } from "../../packages/npm/official.ts";
import { repair } from "../../packages/npm/repair.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { camel, list, number, optional, record, text, variant } from "../../packages/wasm/shape.ts";
import { engineModule, recordsModule } from "../../tools/wasm/python.ts";
import { signatures, world } from "../../tools/wasm/wit.ts";

const examples = new URL("../../examples/", import.meta.url);

function example(name: string): Uint8Array {
  return Deno.readFileSync(fileURLToPath(new URL(name, examples)));
}

/** The paths of all values that are there, in the spelling of records; what is in a list counts once. */
function pathsIn(value: unknown, path = ""): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((it) => pathsIn(it, `${path}[]`));
  if (typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([key, it]) => pathsIn(it, `${path}/${camel(key)}`));
}

function assertSame(wired: unknown, given: unknown, differing: RegExp): void {
  const paths = (value: unknown) => [...new Set(pathsIn(value))].filter((path) => !differing.test(path)).sort();
  assert.deepEqual(paths(wired), paths(given));
}

/** One term and several are both lists, invoices and values of patches are JSON, and what is keyed is pairs. */
const differing = /\/field(?:\[\])?$|^\/invoice\b|\/patch\[\]\/value|^\/profiles|^\/profiles\[\]/;

for (const name of ["broken-totals.xml", "cii-xrechnung.xml", "broken-from-json.json", "credit-note.xml"]) {
  Deno.test(`the records for ${name} have every field that the engine gives`, () => {
    const bytes = example(name);
    const verdict = validate(bytes, { official: true, sets: official });
    assert.ok("ok" in verdict);
    assertSame(functions.validate.call(bytes, { official: true }), verdict.ok, differing);
    const diagnosis = diagnose(bytes);
    assert.ok("ok" in diagnosis);
    assertSame(functions.diagnose.call(bytes, {}), diagnosis.ok, differing);
    const repaired = repair(bytes);
    assert.ok("ok" in repaired);
    assertSame(functions.repair.call(bytes, {}), repaired.ok, differing);
  });
}

Deno.test("what is parsed, generated and explained has every field that the engine gives", () => {
  const parsed = parse(example("invoice-simple.xml"));
  assert.ok("ok" in parsed);
  assertSame(functions.parse.call(example("invoice-simple.xml"), {}), parsed.ok, differing);
  // EN 16931 is written strictly, and the component has the official sets with it.
  const made = generate(example("invoice-from-json.json"), { sets: official });
  assert.ok("ok" in made);
  assertSame(functions.generate.call(example("invoice-from-json.json"), {}), { ...made.ok }, differing);
  assertSame(functions.explain.call("br-co-10", {}), explain("BR-CO-10"), differing);
});

Deno.test("no function asks what time it is: a component has no clock", () => {
  const real = Date;
  const asked: string[] = [];
  globalThis.Date = new Proxy(real, {
    construct(target, values) {
      if (values.length === 0) asked.push("new Date()");
      return Reflect.construct(target, values);
    },
    get(target, name) {
      if (name === "now") asked.push("Date.now");
      return Reflect.get(target, name);
    },
  });
  try {
    for (const options of [{}, { strict: true }, { preflight: true }]) {
      functions.validate.call(example("credit-note.xml"), options);
    }
    functions.parse.call(example("credit-note.xml"), {});
    functions.generate.call(example("invoice-from-json.json"), {});
    functions.diagnose.call(example("broken-totals.xml"), {});
    functions.repair.call(example("broken-totals.xml"), {});
    functions.explain.call("BR-CO-10", {});
  } finally {
    globalThis.Date = real;
  }
  assert.deepEqual(asked, []);
});

Deno.test("what is accepted and answered is repaired, in the bytes as in the text, and an invalid place is a problem", () => {
  const text = new TextDecoder().decode(example("broken-totals.xml"));
  const accept = ["BR-CO-10", "BR-CO-14", "BR-CO-15"];
  const outcome = repair(text, { accept });
  assert.ok("ok" in outcome);
  const { document, bytes, applied, after } = outcome.ok;
  assert.deepEqual([applied.map(({ kind }) => kind), after.valid], [["owed", "owed", "owed"], true]);
  assert.deepEqual(new TextEncoder().encode(document), bytes);
  const wired = functions.repair.call(text, { accept, answers: [["/invoiceNumber", "1"]] });
  assert.match(JSON.stringify(wired), /"kind":"open","changes":\[\{"pointer":"\/invoiceNumber"/);
  assert.throws(() => functions.repair.call(text, { answers: [["invoiceNumber", "1"]] }), ({ error }) => {
    return error === "bad_request";
  });
});

Deno.test("a field of the engine's types without a row does not compile, nor does a row of another type", () => {
  interface Example {
    readonly id: string;
    readonly count?: number;
  }
  // @ts-expect-error: there is no row for `count`
  record<Example>("example", "", { id: text });
  // @ts-expect-error: `count` may be absent
  record<Example>("example", "", { id: text, count: number });
  // @ts-expect-error: `id` is no number
  record<Example>("example", "", { id: number, count: optional(number) });
  // @ts-expect-error: there is no field `more`
  record<Example>("example", "", { id: text, count: optional(number), more: text });
  const { wire } = record<Example>("example", "", { id: text, count: optional(number) });
  assert.deepEqual(wire({ id: "1" }), { id: "1", count: undefined });
});

Deno.test("a case of a variant is said by its field, and halves of characters are replaced", () => {
  const { wire } = variant<{ readonly one: string } | { readonly more: readonly string[] }>("example", "", {
    one: text,
    more: list(text),
  });
  assert.deepEqual(wire({ one: "a\ud800b" }), { tag: "one", val: "a\ufffdb" });
  assert.deepEqual(wire({ more: ["a"] }), { tag: "more", val: ["a"] });
});

Deno.test("an engine that breaks is a problem, and never a verdict", () => {
  const broken: Uint8Array = Object.create(Uint8Array.prototype);
  for (const name of ["validate", "parse", "diagnose", "repair"] as const) {
    assert.throws(() => functions[name].call(broken, {}), (thrown) => {
      assert.deepEqual(thrown, {
        error: "internal_error",
        code: "internal_error",
        message: "The engine broke. This is a fault of ours.",
        place: undefined,
      });
      return true;
    });
  }
});

Deno.test("what cannot be read is a problem with its codes and its place", () => {
  const problemOf = (call: () => unknown) => {
    try {
      call();
    } catch (problem) {
      return problem;
    }
    return undefined;
  };
  const { validate, generate, explain } = functions;
  const message = "The document ends in the middle of markup. Send all of it.";
  assert.deepEqual(problemOf(() => validate.call("<Invoice", {})), {
    error: "xml_malformed",
    code: "unexpected_end",
    message,
    place: { line: 1, column: 9 },
  });
  assert.deepEqual(problemOf(() => generate.call("[]", {})), {
    tag: "problem",
    val: {
      error: "bad_request",
      code: "bad_request",
      message: "The JSON is no object. Send one invoice as an object in braces.",
      place: { line: 1, column: 1 },
    },
  });
  assert.deepEqual(problemOf(() => explain.call("BR-0", {})), {
    error: "not_found",
    code: "not_found",
    message: "There is no rule BR-0.",
    place: undefined,
  });
  assert.deepEqual(problemOf(() => validate.call("", { lang: "toString" })), {
    error: "bad_request",
    code: "bad_request",
    message: 'There is no language "toString"; there are en, de, fr.',
    place: undefined,
  });
});

Deno.test("the world has every function, and each but explain from bytes as well", () => {
  assert.deepEqual(
    signatures.map(({ name }) => name),
    Object.keys(functions).flatMap((name) => name === "explain" ? [name] : [name, `${name}-bytes`]),
  );
  const wit = world();
  for (const { name } of signatures) assert.ok(wit.includes(`  export ${name}: func(`), name);
  assert.ok(wit.includes("  record finding {\n    rule: string,\n    field: list<string>,"));
  assert.ok(wit.includes("    %from: option<string>,"), "a name that WIT has taken");
});

Deno.test("the Python package has a dataclass of every record, with every field of it", () => {
  const records = recordsModule();
  const [, finding = ""] = /^class Finding:\n([^]*?)\n\n\ndef /m.exec(records) ?? [];
  const fields: Readonly<Record<keyof Finding, string>> = {
    rule: "rule: str",
    field: "field: tuple[str, ...]",
    severity: "severity: Severity",
    message: "message: str",
    fix: "fix: str",
    xpath: "xpath: Optional[str]",
    docsUrl: "docs_url: str",
    example: "example: Optional[str]",
    location: "location: Optional[Location]",
    actual: "actual: Optional[str]",
    expected: "expected: Optional[str]",
  };
  for (const line of Object.values(fields)) assert.ok(finding.includes(`    ${line}`), line);
  assert.ok(records.includes("    from_: Optional[str]"), "a name that Python has taken");
  assert.ok(engineModule().includes("        strict: Optional[bool] = None,"));
  assert.ok(engineModule().includes("        accept: Optional[Sequence[str]] = None,"));
  assert.ok(records.includes('        bytes=_bytes(it["bytes"]),'), "bytes are those of Python");
});
