/** The reader beside saxes: both take the same documents, and read the same in them. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { readXml } from "../../engine/xml/reader.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";

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

function byReader(text: string): Read {
  const seen = new Seen();
  const refusal = readXml(text, {
    open: (_name, attributes, _offset, raw) => seen.open(raw, attributes ?? {}),
    text: (characters) => seen.characters(characters),
    close: () => seen.close(),
  }, { prefixes: new Map() });
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
