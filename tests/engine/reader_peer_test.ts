/** The reader beside saxes: both take the same documents, and read the same in them. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { decodeXml } from "../../engine/xml/decode.ts";
import { NameTables, readXml } from "../../engine/xml/reader.ts";
import { corpusFiles, documents, withCorpus } from "../support/files.ts";

/** Tags as written with their attributes, and the text between them in one piece; undefined when the text is refused. */
type Read = readonly string[] | undefined;

class Seen {
  readonly events: string[] = [];
  private text = "";

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const own = Object.entries(attributes).filter(([it]) => it !== "xmlns" && !it.startsWith("xmlns:"));
    this.mark(JSON.stringify([name, own]));
  }

  characters(text: string): void {
    this.text += text;
  }

  close(): void {
    this.mark("/");
  }

  private mark(event: string): void {
    if (this.text !== "") this.events.push(this.text);
    this.text = "";
    this.events.push(event);
  }
}

/** What documents before had, so that the next ones are guessed by it. */
const tables = new NameTables();

function byReader(text: string, bytes?: Uint8Array): Read {
  const seen = new Seen();
  const refusal = readXml(text, {
    open: (_name, attributes, offset, raw) => {
      assert.ok(text.startsWith(`<${raw}`, offset), "the place of a tag");
      seen.open(raw, attributes ?? {});
    },
    text: (characters) => seen.characters(characters),
    close: (_name, offset) => {
      assert.equal(text[offset - 1], ">", "the place behind a tag");
      seen.close();
    },
  }, { prefixes: new Map(), tables, bytes });
  return refusal === undefined ? seen.events : undefined;
}

function byPeer(text: string): Read {
  const seen = new Seen();
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: "1.0" });
  let open = 0;
  parser.on("opentag", ({ name, attributes }) => {
    open++;
    seen.open(name, Object.fromEntries(Object.entries(attributes).map(([it, { value }]) => [it, value])));
  });
  parser.on("text", (characters) => void (open > 0 && seen.characters(characters)));
  parser.on("cdata", (characters) => seen.characters(characters));
  parser.on("closetag", () => {
    open--;
    seen.close();
  });
  parser.on("error", (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
    return seen.events;
  } catch {
    return undefined;
  }
}

/** Parts of tags, text and markup: most orders of them are faults, and many are not. */
const parts = fc.constantFrom(
  ...["<a>", "</a>", "<a/>", "<a", ">", "/>", " ", "\n", "\r\n", "</", "a", "b", ":", "-", ".", "1", "é", "\u{10000}"],
  ...["=", "'", '"', " b='1'", ' c="2"', " xmlns:p='u'", " xmlns='v'", " p:d=''", "<p:e xmlns:p='w'>", "</p:e>", "<"],
  ...[
    "&amp;",
    "&#65;",
    "&#x1F600;",
    "&#0;",
    "&x;",
    "&",
    ";",
    "]]>",
    "]]",
    "<!--",
    "-->",
    "--",
    "<![CDATA[",
    "\t",
    "\r",
  ],
  ...["<?q ", "?>", "<?q?>", "<b>x</b>", "<b />", "<b\n>", "</b >", "<a b='1'>", "<a b='2'>", "<a b='1'/>", "\u0001"],
);

/** What the peer lets pass: a colon in the name of an instruction, a name that goes on after "?". */
function isOurs(text: string): boolean {
  return /<\?[^\s?>]*:|<\?[^\s?>]+\?[^>]/.test(text);
}

Deno.test("readXml() takes the documents that saxes takes, and reads the same in them", () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), fc.constantFrom("", "<a>", "<a><b>x</b>"), (pieces, start) => {
      const text = start === "" ? pieces.join("") : `${start}${pieces.join("")}</a>`;
      if (text.trim() === "" || isOurs(text)) return;
      const read = byReader(text);
      if (read !== undefined) taken++;
      assert.deepEqual(read, byPeer(text), text);
    }),
    { numRuns: 20_000 },
  );
  assert.ok(taken > 100, "documents of both kinds were made");
});

Deno.test(withCorpus("readXml() reads in the documents of the corpus what saxes reads, whole and cut off", () => {
  for (const folder of ["documents/xrechnung-testsuite-standard"]) {
    for (const [path, bytes] of corpusFiles(folder)) {
      const text = new TextDecoder().decode(bytes);
      assert.deepEqual(byReader(text), byPeer(text), path);
      for (let end = 1; end < text.length; end += 997) {
        assert.equal(byReader(text.slice(0, end)), undefined, `${path}, cut at ${end}`);
      }
    }
  }
}));

/** Bytes that mean something to a reader, whole characters beside halves of them. */
const bits = fc.oneof(
  parts.map((part) => new TextEncoder().encode(part)),
  fc.constantFrom([0xc3], [0x80], [0xe2, 0x82], [0xef, 0xbf, 0xbe], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xff], [0x00])
    .map((bytes) => Uint8Array.from(bytes)),
);
const change = fc.record({ at: fc.nat(), drop: fc.nat({ max: 6 }), bits });

function changed(bytes: Uint8Array, { at, drop, bits }: { at: number; drop: number; bits: Uint8Array }): Uint8Array {
  const place = at % bytes.length;
  return new Uint8Array([...bytes.subarray(0, place), ...bits, ...bytes.subarray(place + drop)]);
}

Deno.test("readXml() reads invoices whose bytes were changed at random as saxes does, from bytes as from text", () => {
  const invoices = documents(new URL("../../examples/", import.meta.url), 12_000).map((url) => Deno.readFileSync(url));
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...invoices), fc.array(change, { maxLength: 3 }), (invoice, changes) => {
      const decoded = decodeXml(changes.reduce(changed, invoice));
      if ("refusal" in decoded || isOurs(decoded.text)) return;
      const { text, bytes } = decoded;
      const read = byReader(text, bytes);
      if (read === undefined) refused++;
      else taken++;
      assert.deepEqual(read, byReader(text), "from text");
      assert.deepEqual(read, byPeer(text), text);
    }),
    { numRuns: 1_500 },
  );
  assert.ok(taken > 100 && refused > 100, "documents of both kinds were made");
});
