/** What the lint rule stay-linear knows of regular expressions (tools/linear.ts), and that its proofs are of ones that exist. */
import assert from "node:assert/strict";
import plugin from "../../tools/house_rules.ts";
import { bounded, isLinear, proven } from "../../tools/linear.ts";
import { textOf } from "./sources.ts";

const refused: readonly RegExp[] = [
  /[\t\n\r ]+$/,
  /^[\t\n\r ]+|[\t\n\r ]+$/g,
  /0+$/,
  /\.?0+$/,
  /a+b/,
  /(?:a|b)+c/,
  /^0*([0-9]*)x/,
  /^\s*[0-9]+\s*$/,
  /^(?:a+)+$/,
  /^(?:a+){2}$/,
  /^(?:ab)*$/,
  /(?=a+)b/,
  /^(?=.*\S)a/,
  /\B(?=(?:\d{3})+$)/g,
  /^a+$/m,
  /x|a+b/,
  /a{3,}b/,
  /(a+)?b/,
];

for (const { source, flags } of refused) {
  Deno.test(`/${source}/${flags} is not taken for linear by its form`, () =>
    assert.equal(isLinear(source, flags), false));
}

const fine: readonly RegExp[] = [
  /[\t\n\r ]+/g,
  /^[0-9]+$/,
  /^(?:\+?[0-9]+|-0+)$/,
  /^#([A-Z0-9]{3})#([\s\S]*)$/,
  /^\d{4}-\d{2}-\d{2}(?:T.*)?$/,
  /[ !#-[\]-\uffff]*/y,
  /:(\w+)/g,
  /#[a-f]{3,}/,
  /\\+/,
  /[\]+*]x/,
  /^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{9,}$/,
  /\p{M}{30}/gu,
  /(?:a|b)c{1,3}$/,
  /^(?!x)[^@]+$/,
];

for (const { source, flags } of fine) {
  Deno.test(`/${source}/${flags} is linear by its form`, () => assert.equal(isLinear(source, flags), true));
}

function complaints(path: string, code: string): string {
  return Deno.lint.runPlugin(plugin, path, code).map(({ id }) => id).join();
}

Deno.test("a pattern that may rescan its text is refused where texts of others come by, and nowhere else", () => {
  const code = "export const it = /[ ]+$/;\n";
  for (const path of ["engine/x.ts", "host/x.ts", "web/worker/x.ts"]) {
    assert.equal(complaints(path, code), "house/stay-linear");
  }
  for (const path of ["tools/x.ts", "tests/x_test.ts", "web/x.ts"]) assert.equal(complaints(path, code), "");
});

Deno.test("a pattern made of texts and the composing of characters are refused", () => {
  for (const code of ["new RegExp(text);\n", 'text.normalize("NFC");\n']) {
    assert.equal(complaints("engine/x.ts", code), "house/stay-linear", code);
  }
  assert.equal(complaints("engine/x.ts", "normalize(text);\n"), "");
});

Deno.test("every proof is of a pattern that is in its file and needs one", () => {
  for (const key of Object.keys(proven)) {
    const [, file = "", pattern = "", source = "", flags = ""] = /^(\S+) (\/(.*)\/([a-z]*))$/.exec(key) ?? [];
    assert.ok(textOf(file).includes(pattern), key);
    assert.equal(isLinear(source, flags), false, key);
  }
  for (const file of Object.keys(bounded)) assert.match(textOf(file), /new RegExp|\.normalize\(/, file);
});
