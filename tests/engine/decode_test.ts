import assert from "node:assert/strict";
import fc from "fast-check";
import { checkText, decodeXml } from "../../engine/xml/decode.ts";
import { decodeUtf8Here } from "../../engine/xml/encodings.ts";
import { decodeUtf8 } from "../../engine/xml/utf8.ts";

/** Bytes of pieces: a text in UTF-8, or bytes as they are. */
function bytesOf(...pieces: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    pieces.flatMap((piece) => typeof piece === "string" ? [...new TextEncoder().encode(piece)] : piece),
  );
}

function utf16(text: string, order: "big" | "little"): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .flatMap((unit) => order === "big" ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8]);
}

function decoded(bytes: Uint8Array): string {
  const result = decodeXml(bytes);
  assert.ok("text" in result, JSON.stringify(result));
  return result.text;
}

const mark = [0xef, 0xbb, 0xbf];
const big = [0xfe, 0xff];
const little = [0xff, 0xfe];
function declared(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?>`;
}

const read: readonly (readonly [string, Uint8Array, string])[] = [
  ["UTF-8 without a declaration", bytesOf("<a>é€😀</a>"), "<a>é€😀</a>"],
  ["UTF-8 behind a byte order mark", bytesOf(mark, "<a>ä</a>"), "<a>ä</a>"],
  ["UTF-8 declared in small letters", bytesOf(declared("utf-8"), "<a>ä</a>"), `${declared("utf-8")}<a>ä</a>`],
  ["UTF-8 declared as utf8", bytesOf(declared("UTF8"), "<a/>"), `${declared("UTF8")}<a/>`],
  [
    "the first and last characters of each UTF-8 length",
    bytesOf("<a>\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}"),
    "<a>\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}",
  ],
  [
    "the sign for what is broken, where it is in the document itself",
    bytesOf("<a>\ufffd é</a>"),
    "<a>\ufffd é</a>",
  ],
  ["a byte order mark inside the text", bytesOf("<a>\ufeff</a>"), "<a>\ufeff</a>"],
  ["UTF-16, high byte first", bytesOf(big, utf16("<a>é€😀</a>", "big")), "<a>é€😀</a>"],
  ["UTF-16, low byte first", bytesOf(little, utf16("<a>é€😀</a>", "little")), "<a>é€😀</a>"],
  ["UTF-16 declared as such", bytesOf(little, utf16(declared("UTF-16"), "little")), declared("UTF-16")],
  ["UTF-16 declared with its byte order", bytesOf(big, utf16(declared("utf-16be"), "big")), declared("utf-16be")],
  ["ISO-8859-1", bytesOf(declared("ISO-8859-1"), [0xe4, 0x80, 0xff]), `${declared("ISO-8859-1")}ä\u0080ÿ`],
  ["ISO-8859-1 declared as latin1", bytesOf(declared("latin1"), [0xe4]), `${declared("latin1")}ä`],
  ["ISO-8859-1 declared as iso8859-1", bytesOf(declared("iso8859-1"), [0xe4]), `${declared("iso8859-1")}ä`],
  ["windows-1252", bytesOf(declared("Windows-1252"), [0x80, 0x9f, 0xe4]), `${declared("Windows-1252")}€Ÿä`],
  ["windows-1252 declared as cp1252", bytesOf(declared("cp1252"), [0x84]), `${declared("cp1252")}„`],
  ["ISO-8859-1 declared as cp819", bytesOf(declared("cp819"), [0x80]), `${declared("cp819")}\u0080`],
  ["ISO-8859-15", bytesOf(declared("ISO-8859-15"), [0xa4, 0xe4]), `${declared("ISO-8859-15")}€ä`],
  ["ISO-8859-2", bytesOf(declared("iso-8859-2"), [0xb3, 0xf3]), `${declared("iso-8859-2")}łó`],
  ["windows-1250", bytesOf(declared("windows-1250"), [0x9c, 0xb9]), `${declared("windows-1250")}śą`],
  ["windows-1250 declared as cp1250", bytesOf(declared("cp1250"), [0x9c]), `${declared("cp1250")}ś`],
  ["KOI8-R", bytesOf(declared("KOI8-R"), [0xe1]), `${declared("KOI8-R")}А`],
  ["Shift_JIS", bytesOf(declared("Shift_JIS"), [0x90, 0xbf, 0x8b, 0x81, 0xb1]), `${declared("Shift_JIS")}請求ｱ`],
  ["GBK", bytesOf(declared("GBK"), [0xb7, 0xa2, 0xc6, 0xb1]), `${declared("GBK")}发票`],
  [
    "GB18030 with four bytes",
    bytesOf(declared("gb18030"), [0x90, 0x30, 0x81, 0x30]),
    `${declared("gb18030")}\u{10000}`,
  ],
  ["Big5", bytesOf(declared("Big5"), [0xb5, 0x6f, 0xb2, 0xbc]), `${declared("Big5")}發票`],
  ["EUC-KR", bytesOf(declared("EUC-KR"), [0xbc, 0xdb, 0xc0, 0xe5]), `${declared("EUC-KR")}송장`],
  ["EUC-JP", bytesOf(declared("EUC-JP"), [0xc0, 0xc1]), `${declared("EUC-JP")}請`],
  [
    "UTF-16 declared without a mark, low byte first",
    bytesOf(utf16(`${declared("UTF-16")}ä`, "little")),
    `${declared("UTF-16")}ä`,
  ],
  [
    "UTF-16 declared without a mark, high byte first",
    bytesOf(utf16(`${declared("UTF-16")}ä`, "big")),
    `${declared("UTF-16")}ä`,
  ],
  [
    "UTF-16 without a mark, declared with its byte order",
    bytesOf(utf16(declared("UTF-16LE"), "little")),
    declared("UTF-16LE"),
  ],
  ["UTF-16 with a declaration alone", bytesOf(utf16(`<?xml version="1.0"?>😀`, "big")), `<?xml version="1.0"?>😀`],
  ["US-ASCII", bytesOf(declared("us-ascii"), "<a/>\x7f"), `${declared("us-ascii")}<a/>\x7f`],
  ["NUL in ISO-8859-1, which the reader refuses", bytesOf(declared("latin1"), [0]), `${declared("latin1")}\0`],
  [
    "UTF-8 by another name behind its byte order mark",
    bytesOf(mark, declared("unicode-1-1-utf-8"), "<a>ä</a>"),
    `${declared("unicode-1-1-utf-8")}<a>ä</a>`,
  ],
  [
    "windows-1252 of many chunks",
    bytesOf(declared("cp1252"), Array.from({ length: 200_000 }, () => 0x80)),
    declared("cp1252") + "€".repeat(200_000),
  ],
  ["UTF-8 whose characters fill a chunk", bytesOf("€".repeat(512), "<a/>"), `${"€".repeat(512)}<a/>`],
  [
    "a declaration in single quotes with white space",
    bytesOf("<?xml\n version = '1.0'\r\n encoding\t=\n'latin1' ?>", [0xfc]),
    "<?xml\n version = '1.0'\r\n encoding\t=\n'latin1' ?>ü",
  ],
  ["a name in a comment as no declaration", bytesOf(`<!--encoding="utf-7"--><a/>`), `<!--encoding="utf-7"--><a/>`],
];
for (const [what, bytes, text] of read) {
  Deno.test(`decodeXml() reads ${what}`, () => assert.equal(decoded(bytes), text));
}

const malformed: readonly (readonly [string, Uint8Array, offset: number, line: number, column: number])[] = [
  ["an overlong slash", bytesOf("<a>", [0xc0, 0xaf]), 3, 1, 4],
  ["an overlong NUL", bytesOf("<a>", [0xc1, 0x80]), 3, 1, 4],
  ["an overlong sequence of three bytes", bytesOf("<a>", [0xe0, 0x9f, 0xbf]), 3, 1, 4],
  ["an overlong sequence of four bytes", bytesOf("<a>", [0xf0, 0x8f, 0xbf, 0xbf]), 3, 1, 4],
  ["a sequence of five bytes", bytesOf("<a>", [0xf8, 0x88, 0x80, 0x80, 0x80]), 3, 1, 4],
  ["a sequence of six bytes", bytesOf("<a>", [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80]), 3, 1, 4],
  ["a high surrogate in UTF-8", bytesOf("<a>", [0xed, 0xa0, 0x80]), 3, 1, 4],
  ["a low surrogate in UTF-8", bytesOf("<a>", [0xed, 0xbf, 0xbf]), 3, 1, 4],
  ["a surrogate pair in UTF-8 (CESU-8)", bytesOf("<a>", [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]), 3, 1, 4],
  ["what lies beyond U+10FFFF", bytesOf("<a>", [0xf4, 0x90, 0x80, 0x80]), 3, 1, 4],
  ["the lead byte F5", bytesOf("<a>", [0xf5, 0x80, 0x80, 0x80]), 3, 1, 4],
  ["the byte FF", bytesOf("<a>", [0xff]), 3, 1, 4],
  ["a continuation byte alone", bytesOf("<a>", [0x80]), 3, 1, 4],
  ["a character cut off after one byte", bytesOf("<a>", [0xe2]), 3, 1, 4],
  ["a character cut off after two bytes", bytesOf("<a>", [0xe2, 0x82]), 3, 1, 4],
  ["a character cut off after three bytes", bytesOf("<a>", [0xf0, 0x9f, 0x98]), 3, 1, 4],
  ["a character that a tag interrupts", bytesOf("<a>", [0xe2, 0x82], "</a>"), 3, 1, 4],
  ["Latin-1 bytes declared as UTF-8", bytesOf(declared("UTF-8"), "\r\n\r\n<a>ä", [0xfc], "</a>"), 47, 3, 5],
  ["a bad byte behind an astral character", bytesOf(mark, "<a>\n😀", [0xff]), 11, 2, 3],
  ["a byte beyond US-ASCII", bytesOf(declared("US-ASCII"), "\n", [0x80]), 42, 2, 1],
  ["a byte that windows-1252 does not have", bytesOf(declared("cp1252"), [0x80, 0x81]), 40, 1, 41],
  ["a byte that ISO-8859-6 does not have", bytesOf(declared("ISO-8859-6"), "\n", [0xc7, 0xff]), 45, 2, 2],
  ["a byte that follows no lead byte of GBK", bytesOf(declared("GBK"), "\n", [0xb7, 0xa2, 0xff]), 39, 2, 2],
  ["a character of Shift_JIS that the end cuts off", bytesOf(declared("Shift_JIS"), "<a>", [0x90]), 45, 1, 46],
  [
    "a wrong byte of EUC-KR behind many chunks",
    bytesOf(declared("EUC-KR"), "\n".repeat(9000), [0xbc, 0xdb, 0xff]),
    9041,
    9001,
    2,
  ],
  [
    "a wrong byte of EUC-KR behind a character that two chunks share",
    bytesOf(declared("EUC-KR"), " ".repeat(4095 - 39), [0xbc, 0xdb, 0xff]),
    4097,
    1,
    4097,
  ],
  ["a high surrogate alone in UTF-16", bytesOf(big, utf16("<a>\n\ud83d</a>", "big")), 10, 2, 1],
  ["a low surrogate alone in UTF-16", bytesOf(little, utf16("<a>\ude00</a>", "little")), 8, 1, 4],
  ["surrogates in the wrong order", bytesOf(little, utf16("<a>\ude00\ud83d", "little")), 8, 1, 4],
  ["UTF-16 that ends with a high surrogate", bytesOf(little, utf16("<a>\ud83d", "little")), 8, 1, 4],
  ["UTF-16 that ends inside a unit", bytesOf(little, utf16("<a>", "little"), [0x3c]), 8, 1, 4],
];
for (const [what, bytes, offset, line, column] of malformed) {
  Deno.test(`decodeXml() refuses ${what}`, () => {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    const { refusal } = result;
    assert.deepEqual(
      [refusal.error, refusal.xmlCode, refusal.line, refusal.column],
      ["xml_malformed", "not_well_formed", line, column],
    );
    assert.match(refusal.message, new RegExp(`offset ${offset} `));
  });
}

const unsupported: readonly (readonly [string, Uint8Array])[] = [
  ["UTF-32, high byte first", bytesOf([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c])],
  ["UTF-32, low byte first", bytesOf([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
  ["UTF-32 without a byte order mark", bytesOf([0x3c, 0, 0, 0, 0x61, 0, 0, 0])],
  ["UTF-16 without a byte order mark, high byte first", bytesOf(utf16("<a/>", "big"))],
  ["UTF-16 without a byte order mark, low byte first", bytesOf(utf16("<a/>", "little"))],
  ["UTF-8 declared over UTF-16 bytes without a mark", bytesOf(utf16(`${declared("UTF-8")}<a/>`, "little"))],
  ["an encoding nobody knows, declared over UTF-16 bytes", bytesOf(little, utf16(declared("KOI-9"), "little"))],
  ["the other byte order declared over UTF-16 without a mark", bytesOf(utf16(declared("UTF-16BE"), "little"))],
  ["UTF-7 behind its mark", bytesOf("+/v8-+ADw-a/+AD4-")],
  ["UTF-7 declared", bytesOf(declared("UTF-7"), "<a/>")],
  ["EBCDIC", bytesOf([0x4c, 0x6f, 0xa7, 0x94, 0x93])],
  ["UTF-16 declared over UTF-8 bytes", bytesOf(declared("UTF-16"), "<a/>")],
  ["UTF-16 declared behind the byte order mark of UTF-8", bytesOf(mark, declared("utf-16"), "<a/>")],
  ["UTF-8 declared over UTF-16 bytes", bytesOf(little, utf16(`${declared("UTF-8")}<a/>`, "little"))],
  ["the other byte order declared over UTF-16 bytes", bytesOf(little, utf16(declared("UTF-16BE"), "little"))],
  ["ISO-8859-1 declared behind the byte order mark of UTF-8", bytesOf(mark, declared("ISO-8859-1"), "<a/>")],
  ["ISO-8859-2 declared behind the byte order mark of UTF-8", bytesOf(mark, declared("ISO-8859-2"), "<a/>")],
  ["ISO-8859-2 declared over UTF-16 bytes", bytesOf(little, utf16(declared("ISO-8859-2"), "little"))],
  ["UTF-16 by another name over bytes that are not UTF-16", bytesOf(declared("unicode"), "<a/>")],
  ["macintosh, which the official validators do not read", bytesOf(declared("macintosh"), "<a/>")],
  ["ISO-8859-14, which the official validators do not read", bytesOf(declared("ISO-8859-14"), "<a/>")],
  ["x-user-defined", bytesOf(declared("x-user-defined"), "<a/>")],
  ["an encoding nobody knows", bytesOf(declared("UTF-8-W-O-BOM"), "<a/>")],
  [
    "an encoding that follows much white space",
    bytesOf(`<?xml version='1.0'${" ".repeat(5000)}encoding='utf-7'?><a/>`),
  ],
];
for (const [what, bytes] of unsupported) {
  Deno.test(`decodeXml() does not support ${what}`, () => {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    assert.deepEqual([result.refusal.error, result.refusal.xmlCode], ["xml_malformed", "encoding_unsupported"]);
  });
}

Deno.test("decodeXml() names the place of an encoding that it does not support", () => {
  const result = decodeXml(bytesOf(`<?xml version="1.0"\n encoding="KOI-9"?><a/>`));
  assert.ok("refusal" in result);
  assert.deepEqual([result.refusal.line, result.refusal.column], [2, 12]);
});

for (
  const [what, bytes] of [["nothing", bytesOf()], ["white space", bytesOf(" \r\n\t")], [
    "a byte order mark",
    bytesOf(mark),
  ]] as const
) {
  Deno.test(`decodeXml() calls ${what} an empty document`, () => {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    assert.equal(result.refusal.xmlCode, "empty_document");
  });
}

for (
  const [what, bytes] of [["UTF-8", bytesOf(mark, mark, "<a/>")], [
    "UTF-16",
    bytesOf(big, big, utf16("<a/>", "big")),
  ]] as const
) {
  Deno.test(`decodeXml() refuses two byte order marks of ${what}`, () => {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    assert.deepEqual([result.refusal.xmlCode, result.refusal.line, result.refusal.column], ["not_well_formed", 1, 1]);
  });
}

Deno.test("decodeXml() gives back any text that UTF-8 or UTF-16 can hold, across its chunks", () => {
  const characters = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(characters, fc.nat({ max: 3 }), fc.nat({ max: 5 }), (piece, shift, times) => {
      const text = `<${"x".repeat(4090 + shift)}${piece.repeat(times * 500 + 1)}`;
      assert.equal(decoded(bytesOf(text)), text);
      assert.equal(decoded(bytesOf(big, utf16(text, "big"))), text);
      assert.equal(decoded(bytesOf(little, utf16(text, "little"))), text);
    }),
    { numRuns: 30 },
  );
});

Deno.test("decodeXml() takes exactly the bytes that a strict decoder of the platform takes", () => {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const near = fc.constantFrom(
    0x20,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc1,
    0xc2,
    0xdf,
    0xe0,
    0xe1,
    0xed,
    0xee,
    0xef,
    0xf0,
    0xf1,
    0xf4,
    0xf5,
    0xff,
  );
  fc.assert(
    fc.property(fc.array(near, { maxLength: 6 }), (tail) => {
      const bytes = bytesOf("<a>", tail);
      let expected: string | undefined;
      try {
        expected = strict.decode(bytes);
      } catch {
        expected = undefined;
      }
      const result = decodeXml(bytes);
      assert.equal("text" in result ? result.text : undefined, expected);
    }),
    { numRuns: 5_000 },
  );
});

Deno.test("decodeXml() never throws", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), fc.constantFrom(mark, big, little, []), (bytes, start) => {
    const result = decodeXml(bytesOf(start, [...bytes]));
    assert.ok("text" in result || result.refusal.error === "xml_malformed");
  }));
});

Deno.test("checkText() refuses half a character and names its place", () => {
  for (const half of ["\ud83d", "\ude00", "\ude00\ud83d", "\ud83d\ud83d\ude00"]) {
    const refusal = checkText(`<a>😀\n${half}</a>`);
    assert.deepEqual([refusal?.xmlCode, refusal?.line, refusal?.column], ["not_well_formed", 2, 1]);
  }
});

Deno.test("checkText() lets pass what has its surrogates in pairs, and one byte order mark", () => {
  for (const text of ["<a/>", "\ufeff<a/>", "<a>€😀</a>"]) assert.equal(checkText(text), undefined);
});

Deno.test("checkText() refuses an empty text, and two byte order marks", () => {
  assert.equal(checkText("\ufeff \n")?.xmlCode, "empty_document");
  assert.equal(checkText("")?.xmlCode, "empty_document");
  assert.equal(checkText("\ufeff\ufeff<a/>")?.xmlCode, "not_well_formed");
});

Deno.test("decodeXml() reads three bytes a character and a byte order mark, and refuses what is longer unread", () => {
  const codeOf = (length: number, characters: number) => {
    const result = decodeXml(new Uint8Array(length).fill(0x20), characters);
    return "refusal" in result ? [result.refusal.error, result.refusal.xmlCode] : undefined;
  };
  assert.deepEqual(codeOf(33, 10), ["xml_malformed", "empty_document"]);
  assert.deepEqual(codeOf(34, 10), ["xml_limit_exceeded", "character_limit"]);
});

Deno.test("decodeXml() refuses what no text can hold, however many characters are allowed", () => {
  const result = decodeXml(new Uint8Array(500_000_001), 1_000_000_000);
  assert.ok("refusal" in result);
  assert.equal(result.refusal.xmlCode, "character_limit");
});

Deno.test("decodeXml() names the byte that is wrong, and the encoding that it is not", () => {
  const bad: readonly (readonly [Uint8Array, byte: string, encoding: string])[] = [
    [bytesOf("<a>", [0xfc]), "0xFC", "UTF-8"],
    [bytesOf(declared("us-ascii"), [0x80]), "0x80", "US-ASCII"],
    [bytesOf(declared("cp1252"), [0x81]), "0x81", "windows-1252"],
    [bytesOf(declared("gbk"), [0xff]), "0xFF", "gbk"],
    [bytesOf(big, utf16("<a>", "big"), [0x0c]), "0x0C", "UTF-16BE"],
    [bytesOf(little, utf16("<a>", "little"), [0x3c]), "0x3C", "UTF-16LE"],
  ];
  for (const [bytes, byte, encoding] of bad) {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    const { message } = result.refusal;
    assert.ok(message.includes(byte) && message.includes(` ${encoding}.`), message);
  }
});

Deno.test("decodeXml() says what the bytes are, where the declaration says otherwise", () => {
  const contradicted: readonly (readonly [Uint8Array, declares: string, are: string])[] = [
    [bytesOf(declared("UTF-16"), "<a/>"), "UTF-16", "not UTF-16"],
    [bytesOf(mark, declared("UTF-16"), "<a/>"), "UTF-16", "not UTF-16"],
    [bytesOf(mark, declared("latin1"), "<a/>"), "latin1", "UTF-8"],
    [bytesOf(big, utf16(declared("UTF-8"), "big")), "UTF-8", "UTF-16BE"],
    [bytesOf(little, utf16(declared("UTF-16BE"), "little")), "UTF-16BE", "UTF-16LE"],
  ];
  for (const [bytes, declares, are] of contradicted) {
    const result = decodeXml(bytes);
    assert.ok("refusal" in result);
    const { message, line, column } = result.refusal;
    assert.deepEqual([line, column], [1, 1]);
    assert.ok(message.includes(` says "${declares}", `) && message.includes(` are ${are}.`), message);
  }
});

Deno.test("decodeXml() quotes no more than the start of an encoding's name", () => {
  const name = `k${"o".repeat(39)}`;
  const result = decodeXml(bytesOf(declared(`${name}i`), "<a/>"));
  assert.ok("refusal" in result);
  assert.ok(result.refusal.message.includes(` "${name}",`), result.refusal.message);
});

Deno.test("decodeXml() finds the first wrong byte of a platform's encoding wherever it stands", () => {
  for (let before = 0; before < 40; before++) {
    const start = bytesOf(declared("EUC-KR"), " ".repeat(before), [0xbc, 0xdb, 0xbc, 0xdb, 0xbc, 0xdb]);
    const result = decodeXml(bytesOf([...start], [0xff], "<a/>"));
    assert.ok("refusal" in result);
    assert.equal(result.refusal.column, declared("EUC-KR").length + before + 4);
    assert.match(result.refusal.message, new RegExp(`offset ${start.length} `));
  }
});

Deno.test("checkText() names the place of half a character at the very start", () => {
  const refusal = checkText("\ud83d<a/>");
  assert.deepEqual([refusal?.xmlCode, refusal?.line, refusal?.column], ["not_well_formed", 1, 1]);
});

Deno.test("UTF-8 is the same with the platform's decoder and without, and so is the first byte that does not belong to it", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
    fc.constantFrom("<a>", "\ufffd", "\ufeff", "ü", "€", "😀").map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 3 }),
  );
  const document = fc.array(piece, { maxLength: 8 }).map((pieces) => Uint8Array.from(pieces.flatMap((it) => [...it])));
  fc.assert(
    fc.property(document, fc.nat(3), (bytes, start) => {
      assert.deepEqual(decodeUtf8(bytes, start), decodeUtf8Here(bytes, start));
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("the name of an encoding stands in quotation marks, because the document says it", () => {
  for (const name of ["x-unheard", "utf-16"]) {
    const outcome = decodeXml(new TextEncoder().encode(`<?xml version="1.0" encoding="${name}"?><a/>`));
    assert.ok("refusal" in outcome && outcome.refusal.message.includes(`"${name}"`), name);
  }
});
