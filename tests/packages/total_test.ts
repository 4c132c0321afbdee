/** The package's entry is total: whatever is handed over, there is an answer, and nothing is thrown. */
import assert from "node:assert/strict";
import { extract } from "../../engine/pdf/mod.ts";
import { convert } from "../../packages/npm/convert.ts";
import { diagnose, loadWords } from "../../packages/npm/diagnosis.ts";
import { diff } from "../../packages/npm/diff.ts";
import { de } from "../../packages/npm/locales/de.ts";
import { explain, explainAll, generate, judge, open, parse, validate } from "../../packages/npm/mod.ts";
import { official } from "../../packages/npm/official.ts";
import { repair } from "../../packages/npm/repair.ts";
import { judgeWithPatches, patched, validateWithPatches } from "../../packages/npm/patches.ts";
import * as pdf from "../../packages/npm/pdf.ts";
import { view } from "../../packages/npm/view.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { invoiceWith } from "../../cases/json.ts";
import { Random } from "../support/random.ts";
import { validInvoice } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

type Total = (input: unknown, options?: unknown) => unknown;

function loose(of: (...given: never[]) => unknown): Total {
  return (input, options) => Reflect.apply(of, undefined, [input, options]);
}

/** As JavaScript sees them: a caller without types hands over anything. */
const doors: Readonly<Record<string, Total>> = {
  validate: loose(validate),
  parse: loose(parse),
  generate: loose(generate),
  diagnose: loose(diagnose),
  repair: loose(repair),
  convert: (input, options) => Reflect.apply(convert, undefined, [input, "cii", options]),
  view: loose(view),
  "diff a first input": (input, options) => Reflect.apply(diff, undefined, [input, validInvoice, options]),
  "diff a second input": (input, options) => Reflect.apply(diff, undefined, [validInvoice, input, options]),
  validateWithPatches: loose(validateWithPatches),
  "open an input": (input, options) => loose(open)({ input }, options),
  open: loose(open),
  explain: loose(explain),
};

const bytes = new TextEncoder().encode(validInvoice);
const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);

for (
  const [what, input] of [
    ["an ArrayBuffer, as fetch gives it", own],
    ["a DataView", new DataView(own)],
    ["a view of 16 bits", new Uint16Array(own.byteLength % 2 === 0 ? own : own.slice(0, -1))],
    ["a SharedArrayBuffer", shared(bytes)],
    ["a part of a buffer", new Uint8Array([0, 0, ...bytes, 0]).subarray(2, -1)],
    ["an ArrayBuffer of another realm", foreign(own)],
  ] as const
) {
  Deno.test(`validate() reads ${what}`, () => {
    const outcome = loose(validate)(input) as { ok?: { valid: boolean }; refusal?: unknown };
    if (what.includes("16")) assert.ok("ok" in outcome || "refusal" in outcome);
    else assert.equal(outcome.ok?.valid, true);
  });
}

function shared(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

function foreign(buffer: ArrayBuffer): ArrayBuffer {
  const copy = structuredClone(buffer);
  Object.setPrototypeOf(copy, Object.create(ArrayBuffer.prototype));
  return copy;
}

/** Things that are no document. */
const odd: readonly unknown[] = [
  undefined,
  null,
  0,
  NaN,
  5n,
  true,
  Symbol("x"),
  {},
  [],
  [60, 63],
  () => "x",
  new Date(0),
  new Proxy({}, {
    get: () => {
      throw new Error("no");
    },
    has: () => {
      throw new Error("no");
    },
  }),
  { length: 3, 0: 60 },
  new Blob(["<a/>"]),
  new Error("x"),
  Object.create(null),
];

for (const [name, door] of Object.entries(doors)) {
  Deno.test(`${name}() answers anything but a document with a refusal that says why`, () => {
    for (const input of odd) {
      const answer = door(input) as { refusal?: { error: string; message: string } } | undefined;
      if (name === "explain") assert.equal(answer, undefined);
      else assert.ok(answer?.refusal !== undefined && answer.refusal.message !== "", String(typeof input));
    }
  });
}

const goodXml = opening(validInvoice);
const goodJson = opening(invoiceWith());

function opening(input: string): unknown {
  const outcome = open({ input });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

const limits = { work: 1e6, inflated: 1e6, values: 1e6 };

/** What has no refusal in its result: a call with `odd` in place of one argument, and how the mistake is named. */
const demands: Readonly<Record<string, readonly [call: (odd: unknown) => unknown, named: string]>> = {
  "judge(opened)": [(it) => loose(judge)(it), "The argument opened"],
  "judge(, options)": [(it) => loose(judge)(goodXml, odder(it)), "Options"],
  "judgeWithPatches(opened)": [(it) => loose(judgeWithPatches)(it), "The argument opened"],
  "judgeWithPatches(, options)": [(it) => loose(judgeWithPatches)(goodJson, odder(it)), "Options"],
  "patched(opened)": [(it) => loose(patched)(it, []), "The argument opened"],
  "patched(, patches)": [(it) => loose(patched)(goodJson, [it]), "The argument patches"],
  "loadWords(language)": [(it) => loose(loadWords)(it), "The argument language"],
  "extract(pdf)": [(it) => loose(pdf.extract)(it), "The argument pdf"],
  "extract(, limits)": [(it) => loose(pdf.extract)(bytes, { work: odder(it) }), "The argument limits"],
  "attachmentsOf(pdf)": [(it) => loose(pdf.attachmentsOf)(it, limits), "The argument pdf"],
  "attachmentsOf(, limits)": [(it) => loose(pdf.attachmentsOf)(bytes, odder(it)), "The argument limits"],
  "pdfWriter(fonts)": [(it) => loose(pdf.pdfWriter)(it), "The argument fonts"],
  "pdfWriter(bold)": [(it) => loose(pdf.pdfWriter)({ regular: bytes, bold: it }), "The argument fonts"],
};

/** In the place of what may be left out or be empty, a mistake all the same. */
function odder(value: unknown): unknown {
  return value === undefined || value === null || typeof value === "object" || value === 0 ? "strict" : value;
}

for (const [call, [made, named]] of Object.entries(demands)) {
  Deno.test(`${call} throws a TypeError that names the argument for anything else`, async () => {
    const [name = ""] = call.split("(");
    for (const value of [...odd, { kind: "xml" }, { kind: "json", source: 5 }, "fr_FR"]) {
      if (call.startsWith("patched(,") && Array.isArray(value) && value.length === 0) continue;
      await assert.rejects(async () => await made(value), (error) => {
        assert.ok(error instanceof TypeError);
        const cannot = error.message.endsWith("cannot be looked at.");
        assert.ok(error.message.startsWith(`${name}(): ${cannot ? "The argument" : named}`), error.message);
        return true;
      });
    }
  });
}

Deno.test("what judges an opened document names the option that nobody can follow, and takes what is left out", () => {
  for (const judging of [loose(judge), loose(judgeWithPatches)]) {
    for (const opened of [goodXml, goodJson]) {
      assert.throws(() => judging(opened, { profile: "nope" }), /The option profile is one of .*; this is "nope"\./);
      assert.throws(() => judging(opened, { texts: {} }), /The option texts is /);
      for (const options of [undefined, null, {}, { colour: "blue" }]) {
        assert.deepEqual(judging(opened, options), judging(opened));
      }
    }
  }
});

Deno.test("a promise is rejected, and never thrown beside", async () => {
  const promises = [loose(loadWords)(5), loose(pdf.pdfWriter)(undefined)];
  for (const it of promises) await assert.rejects(Promise.resolve(it), TypeError);
});

Deno.test("what is right goes on as before: patches of a list, words of a language, a file that only claims to be a PDF", async () => {
  assert.ok(loose(patched)(goodJson, [[{ op: "remove", path: "/lines/0" }]]) !== undefined);
  assert.ok("titles" in await loadWords("de"));
  assert.ok("refusal" in pdf.extract(bytes));
  assert.throws(() => pdf.attachmentsOf(bytes, limits), (error) => !(error instanceof TypeError));
});

/** An option that nobody can follow, and what says so. */
const bad: readonly (readonly [name: string, value: unknown])[] = [
  ["profile", "nope"],
  ["profile", 5],
  ["profile", "constructor"],
  ["strict", "yes"],
  ["asOf", "2026-02-30"],
  ["official", 1],
  ["docsBase", 7],
  ["texts", {}],
  ["texts", "de"],
  ["sets", "official"],
  ["sets", [5]],
  ["limits", { characters: "many" }],
  ["limits", { elements: -1 }],
  ["limits", []],
  ["extract", {}],
  ["onFault", "log"],
  ["unwrap", "no"],
  ["accept", "BR-CO-15"],
  ["accept", [5]],
  ["answers", { issueDate: "2026-11-30" }],
  ["answers", { "/issueDate": 5 }],
  ["answers", ["/issueDate"]],
  ["warnings", "yes"],
];

for (const [name, value] of bad) {
  Deno.test(`validate() refuses ${name}: ${JSON.stringify(value)} and names the option`, () => {
    const { refusal } = loose(validate)(validInvoice, { [name]: value }) as {
      refusal?: { error: string; message: string };
    };
    assert.equal(refusal?.error, "bad_request");
    assert.match(refusal?.message ?? "", new RegExp(`\\b${name}\\b`));
  });
}

Deno.test("options that are missing, null or undefined have no effect, and unknown ones are ignored", () => {
  for (const options of [undefined, null, {}, { profile: undefined, strict: undefined }, { colour: "blue" }]) {
    assert.ok("ok" in (loose(validate)(validInvoice, options) as object));
  }
});

Deno.test("every option that the types allow is taken", () => {
  const options = {
    profile: "en16931",
    strict: true,
    official: false,
    docsBase: "https://faktlint.example",
    texts: de,
    sets: official,
    onFault: () => {},
    unworded: false,
    limits: { characters: 1e7, elements: 1e5, values: 1e5 },
    unwrap: true,
    asStated: true,
    extract,
  } as const;
  assert.ok("ok" in validate(validInvoice, options));
  assert.ok("ok" in generate(invoiceWith(), { texts: de, amounts: "stated", readers: { elements: 100_000 } }));
});

/** Values of every kind, to be put anywhere. */
const values: readonly unknown[] = [
  ...odd,
  "",
  "de",
  "strict",
  "en16931",
  -1,
  1e300,
  Infinity,
  de,
  { ...de, rules: {} },
  { ...de, service: undefined },
  official,
  [{}],
  [{ name: "x", text: 5, follow: 5 }],
  { characters: NaN },
  () => {
    throw new Error("no");
  },
];

const names = [
  ...[
    "profile",
    "strict",
    "asOf",
    "official",
    "docsBase",
    "texts",
    "words",
    "conformance",
    "sets",
    "onFault",
    "unworded",
  ],
  ...[
    "limits",
    "unwrap",
    "container",
    "extract",
    "asStated",
    "amounts",
    "readers",
    "accept",
    "answers",
    "__proto__",
    "toString",
  ],
];

longTest("whatever is handed over for a document and for options, nothing is thrown", () => {
  const random = new Random(29);
  const pick = <T>(from: readonly T[]) => from[random.below(from.length)];
  const documents = [...values, validInvoice, bytes, invoiceWith(), "<a", "{", "%PDF-1.7", `%PDF-${validInvoice}`];
  for (let round = 0; round < 4000; round++) {
    const options: unknown = random.below(8) === 0
      ? pick(values)
      : Object.fromEntries(Array.from({ length: random.below(4) }, () => [pick(names), pick(values)]));
    const [name, door] = pick(Object.entries(doors)) ?? ["", () => undefined];
    const input = pick(documents);
    assert.doesNotThrow(() => door(input, options), `${name} in round ${round}`);
    if (round % 50 === 0) assert.doesNotThrow(() => explainAll(options as object));
  }
});

longTest("a function of the component gives a value or throws its typed problem, whatever crosses the border", () => {
  const random = new Random(30);
  const pick = <T>(from: readonly T[]) => from[random.below(from.length)];
  const options = ["profile", "strict", "official", "lang", "amounts", "maxCharacters", "maxElements"];
  for (let round = 0; round < 500; round++) {
    const given: unknown = random.below(8) === 0
      ? pick(values)
      : Object.fromEntries(Array.from({ length: random.below(4) }, () => [pick(options), pick(values)]));
    const [name, { call }] = pick(Object.entries(functions)) ?? ["", { call: () => undefined }];
    const input = pick([...values, validInvoice, bytes, invoiceWith()]);
    try {
      Reflect.apply(call, undefined, [input, given]);
    } catch (thrown) {
      const problem = thrown as { error?: unknown; tag?: unknown };
      assert.ok(typeof problem.error === "string" || typeof problem.tag === "string", `${name}: ${String(thrown)}`);
    }
  }
});
