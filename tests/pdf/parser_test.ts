/** The objects of a PDF, by how they are written (ISO 32000-2, 7.2 and 7.3), and what reading them costs. */
import assert from "node:assert/strict";
import { Budget, type PdfLimits } from "../../engine/pdf/read/budget.ts";
import { isName, isRef } from "../../engine/pdf/read/objects.ts";
import { find, hexDigit, isKeyword, isWhite, Parser, standsAt, type Token } from "../../engine/pdf/read/parser.ts";
import { stringText } from "../../engine/pdf/read/text.ts";
import { latin1 } from "../support/hostile.ts";
import { longTest } from "../support/sweeps.ts";

const plenty: PdfLimits = { work: 1e9, inflated: 1e9, values: 1e9 };

function parserOf(source: string, limits: Partial<PdfLimits> = {}): Parser {
  return new Parser(latin1(source), 0, new Budget({ ...plenty, ...limits }));
}

/** Strings as `"text"`, names with their slash, references as `R12`, keywords as `!word`. */
function plain(token: Token): unknown {
  if (token instanceof Uint8Array) return `"${String.fromCharCode(...token)}"`;
  if (token instanceof Map) return Object.fromEntries([...token].map(([name, it]) => [name, plain(it)]));
  if (isKeyword(token)) return `!${token.keyword}`;
  if (Array.isArray(token)) return token.map(plain);
  return isName(token) ? `/${token.name}` : isRef(token) ? `R${token.ref}` : token;
}

/** All tokens up to the end. */
function tokens(source: string): readonly unknown[] {
  const parser = parserOf(source);
  const all: unknown[] = [];
  for (let token = plain(parser.next()); token !== "!"; token = plain(parser.next())) all.push(token);
  return all;
}

const sources: readonly (readonly [what: string, source: string, expected: readonly unknown[]])[] = [
  ["nothing", "", []],
  ["white space of all kinds, and comments up to their line's end", "\0\t\n\f\r 1%2 3\r4%5\n6 %7", [1, 4, 6]],
  ["true, false and null", "true false null", [true, false, null]],
  ["whole numbers with a sign", "0 12 -7 +3 0099", [0, 12, -7, 3, 99]],
  ["numbers with a point anywhere", "1.25 .5 -.5 4. +0.10", [1.25, 0.5, -0.5, 4, 0.1]],
  ["a second point ends a number", "1.2.3", [1.2, 0.3]],
  ["a sign or a point alone is no number", "- + . x1", ["!-", "!+", "!.", "!x1"]],
  ["a number ends where its digits end", "12obj 9/", [12, "!obj", 9, "/"]],
  ["names, up to white space or a delimiter", "/A /B/C(x) /D[ ]", ["/A", "/B", "/C", '"x"', "/D", []]],
  ["names with codes for characters", "/A#20B#2f /C#4", ["/A B/", "/C#4"]],
  ["names with codes that have a zero", "/A#09 /A#60", ["/A\t", "/A`"]],
  ["number signs that are no codes", "/A#G0 /A#0G /#", ["/A#G0", "/A#0G", "/#"]],
  ["strings with brackets inside", "(a(b)c) ()", ['"a(b)c"', '""']],
  ["characters behind a backslash", String.raw`(\n\r\t\b\f\(\)\\\x)`, ['"\n\r\t\b\f()\\x"']],
  ["characters as octal digits, one to three", String.raw`(\101\1012\7\78\400\60)`, ['"AA2\x07\x078\x000"']],
  ["octal digits that begin with zero", String.raw`(\012\0)`, ['"\n\0"']],
  ["line ends behind a backslash, which do not count", "(a\\\nb\\\rc\\\r\nd)", ['"abcd"']],
  ["a bracket behind a backslash that closes nothing", String.raw`(\)) 1`, ['")"', 1]],
  ["hexadecimal strings, with white space, and a last digit alone", "<48 65\n6C6c6F> <4> <>", [
    '"Hello"',
    '"@"',
    '""',
  ]],
  ["other characters in hexadecimal strings are ignored", "<4g8:65>", ['"He"']],
  ["lists", "[1 [2 (x)] /N]", [[1, [2, '"x"'], "/N"]]],
  ["words in a list are passed over", "[1 foo 2]", [[1, 2]]],
  ["dictionaries", "<</A 1/B<</C(x)>>>>", [{ A: 1, B: { C: '"x"' } }]],
  ["dictionaries of which a value is missing", "<</A 1/B>> 2", [{ A: 1 }, 2]],
  ["anything but a name in the place of a key is ignored", "<<1 foo/A 2>>", [{ A: 2 }]],
  ["a word in the place of a value is ignored", "<</A foo/B 2>>", [{ B: 2 }]],
  ["the last of several values of a name", "<</A 1/A 2>>", [{ A: 2 }]],
  ["references", "[12 0 R 3 65535 R]", [["R12", "R3"]]],
  ["references whose parts are far apart", "12\n0\t\tR/", ["R12", "/"]],
  ["numbers that only begin like references", "12 0 Rx", [12, 0, "!Rx"]],
  ["a reference at the very end", "1 0 R", ["R1"]],
  ["references need three parts with white space between them", "[1 R] [1 0R] [1 0 S]", [[1], [1, 0], [1, 0]]],
  ["references to a place that is no count", "-1 0 R 1.5 0 R", [-1, 0, "!R", 1.5, 0, "!R"]],
  ["two numbers in a row", "1 2 3 0 R", [1, 2, "R3"]],
  ["what closes nothing", "> >> ] ) { }", ["!>", "!>>", "!]", "!)", "!{", "!}"]],
  ["words, of which the first 32 characters are kept", `${"x".repeat(40)} obj`, [`!${"x".repeat(32)}`, "!obj"]],
];

for (const [what, source, expected] of sources) {
  Deno.test(`Parser reads ${what}`, () => assert.deepEqual(tokens(source), expected));
}

Deno.test("Parser follows what it has read, and gives an empty word at the end, however often", () => {
  const parser = parserOf(" 12 0 Rx");
  const places = Array.from({ length: 5 }, () => [plain(parser.next()), parser.at]);
  assert.deepEqual(places, [[12, 3], [0, 5], ["!Rx", 8], ["!", 8], ["!", 8]]);
});

const endless: readonly (readonly [source: string, why: RegExp])[] = [
  ["[1 2", /a list has no end/],
  ["[1 endobj 2]", /a list has no end/],
  ["<</A 1", /a dictionary has no end/],
  ["<</A 1 endobj>>", /a dictionary has no end/],
  ["(abc", /a string has no end/],
  ["(ab(c)", /a string has no end/],
  ["<4865", /a string has no end/],
  [`/${"n".repeat(1_001)} `, /a name is too long/],
  [`${"[".repeat(101)}${"]".repeat(101)}`, /more than 100 deep/],
  [`${"<</A".repeat(101)} 1${">>".repeat(101)}`, /more than 100 deep/],
];

for (const [source, why] of endless) {
  Deno.test(`Parser refuses ${source.slice(0, 12)}: ${why.source}`, () => {
    assert.throws(() => parserOf(source).next(), why);
  });
}

Deno.test("Parser reads names of 1,000 characters, and 100 levels, however often they come", () => {
  assert.equal(plain(parserOf(`/${"n".repeat(1_000)}`).next()), `/${"n".repeat(1_000)}`);
  const deep = `${"[".repeat(100)}${"]".repeat(100)}`;
  assert.equal(tokens(`${deep} ${deep}`).length, 2);
});

Deno.test("value() takes a word for an error, and says where", () => {
  assert.equal(parserOf("7").value(), 7);
  assert.throws(() => parserOf(" obj").value(), /an object is missing at offset 4/);
});

/** The least that reading one token takes of a limit. */
function costOf(source: string, limit: "work" | "values"): number {
  const fits = (most: number) => {
    try {
      parserOf(source, { [limit]: most }).next();
      return true;
    } catch {
      return false;
    }
  };
  let most = 0;
  while (!fits(most)) most++;
  return most;
}

Deno.test("each byte that is read is paid for once, and each token with one more", () => {
  assert.equal(costOf("12", "work"), 3);
  assert.equal(costOf("  12", "work"), 5);
  assert.equal(costOf("%abc\n12", "work"), 8);
  assert.equal(costOf("(abc)", "work"), 6);
  assert.equal(costOf("", "work"), 1);
});

Deno.test("values in lists and dictionaries are paid for, and long strings as several", () => {
  assert.equal(costOf("[]", "values"), 1);
  assert.equal(costOf("[1 2 3]", "values"), 4);
  assert.equal(costOf("<</A 1>>", "values"), 3);
  assert.equal(costOf("12", "values"), 0);
  assert.equal(costOf(`(${"x".repeat(1_000)})`, "values"), 10);
});

Deno.test("a string without an end costs ten times its length", () => {
  const limits = (work: number) => ({ work });
  assert.throws(() => parserOf("(0123456789", limits(109)).next(), /too tangled/);
  assert.throws(() => parserOf("(0123456789", limits(200)).next(), /no end/);
});

longTest("strings and hexadecimal strings may have four million bytes or digits, and no more", () => {
  const most = 4_000_000;
  for (const [open, close, length] of [["(", ")", most], ["<", ">", most / 2]] as const) {
    const read = parserOf(`${open}${"0".repeat(most)}${close}`).next();
    assert.ok(read instanceof Uint8Array && read.length === length);
    assert.throws(() => parserOf(`${open}${"0".repeat(most + 2)}${close}`).next(), /no end/);
  }
});

Deno.test("hexDigit() reads digits in both letter cases, and nothing beside them", () => {
  const digits = [..."0129aAfF"].map((it) => hexDigit(it.charCodeAt(0)));
  assert.deepEqual(digits, [0, 1, 2, 9, 10, 10, 15, 15]);
  for (const other of "/:@G`g") assert.equal(hexDigit(other.charCodeAt(0)), -1, other);
});

Deno.test("isWhite() knows the six white characters of PDF, and the end is not one", () => {
  assert.deepEqual([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20].filter((it) => !isWhite(it)), []);
  assert.deepEqual([0x0b, 0x21, undefined].filter(isWhite), []);
});

Deno.test("find() gives the first place of a text from a place on, and pays for what it passed", () => {
  const bytes = latin1("ab abc abcd");
  const from = (place: number, text: string, work = 1e9) => find(bytes, text, place, new Budget({ ...plenty, work }));
  assert.deepEqual([from(0, "abc"), from(3, "abc"), from(4, "abc"), from(8, "abc")], [3, 3, 7, -1]);
  assert.equal(from(0, "abc", 3), 3);
  assert.throws(() => from(0, "abc", 2), /too tangled/);
  assert.equal(from(4, "x", 7), -1);
  assert.throws(() => from(4, "x", 6), /too tangled/);
  assert.equal(standsAt(bytes, 9, "cd"), true);
  assert.equal(standsAt(bytes, 10, "de"), false);
});

Deno.test("textOf() reads PDFDocEncoding, UTF-16 and UTF-8 by their marks", () => {
  const read = (bytes: string) => stringText(latin1(bytes), new Budget(plenty));
  assert.equal(read("abc\x17\x18\x1f\x20~"), "abc\x17\u02d8\u02dc ~");
  assert.equal(read("\x7f\x80\x9e\x9f\xa0\xa1\xe4"), "\x7f\u2022\u017e\ufffd\u20ac\xa1\u00e4");
  assert.equal(read("\xfe\xff\x00A\x20\xac"), "A\u20ac");
  assert.equal(read("\xfe\xff\x00A\x20"), "A");
  assert.equal(read("\xfe\xff\xd8\x00"), "\ufffd");
  assert.equal(read("\xef\xbb\xbf\xc3\xa4\x01"), "\u00e4\x01");
  assert.equal(read("\xef\xbb\xbf\xff"), "");
  assert.equal(read("\xfeA"), "\u00feA");
  assert.equal(read("a\xff"), "a\u00ff");
  assert.equal(read("ab\xbf"), "ab\u00bf");
  assert.equal(read("\xefb\xbf"), "\u00efb\u00bf");
  assert.equal(read("\xef\xbbA"), "\u00ef\u00bbA");
  assert.equal(stringText(null, new Budget(plenty)), "");
});

Deno.test("textOf() reads the first thousand bytes, and pays thirty for each", () => {
  assert.equal(stringText(latin1("x".repeat(1_001)), new Budget(plenty)).length, 1_000);
  assert.equal(stringText(latin1("xy"), new Budget({ ...plenty, work: 60 })), "xy");
  assert.throws(() => stringText(latin1("xy"), new Budget({ ...plenty, work: 59 })), /too tangled/);
});
