import assert from "node:assert/strict";
import { XmlText } from "../../engine/xml/writer.ts";
import { treeOfXml } from "../support/written.ts";

const prefixes = new Map([["urn:a&b", "a"], ["urn:c", "c"]]);

function writer(): XmlText {
  return new XmlText(prefixes);
}

function withText(text: string, attribute?: string): string {
  const sink = writer();
  sink.open("a:Root", attribute === undefined ? undefined : { name: attribute });
  sink.text(text);
  sink.close("a:Root");
  return sink.toString();
}

Deno.test("elements are indented by two spaces, texts stand beside their tags, and namespaces at the root", () => {
  const sink = writer();
  sink.open("a:Root", undefined);
  sink.open("c:One", { first: "1", second: "2" });
  sink.text("te");
  sink.text("xt");
  sink.close("c:One");
  sink.open("a:Two", undefined);
  sink.open("c:Three", undefined);
  sink.close("c:Three");
  sink.close("a:Two");
  sink.close("a:Root");
  assert.equal(
    sink.toString(),
    `<?xml version="1.0" encoding="UTF-8"?>
<a:Root xmlns:a="urn:a&amp;b" xmlns:c="urn:c">
  <c:One first="1" second="2">text</c:One>
  <a:Two>
    <c:Three/>
  </a:Two>
</a:Root>
`,
  );
});

const texts = ["<&>\"'", "]]>", "a\r\nb\rc\nd\te", "&amp;", "ก 😀 \u{1D518}", "\u0085\u2028", " x "];

for (const text of texts) {
  Deno.test(`${JSON.stringify(text)} is read as it was written, in an element and in an attribute`, () => {
    // A namespace of its own: the reader knows those of invoices.
    const root = treeOfXml(withText(text, text));
    assert.equal(root.text, text);
    assert.equal(root.attributes["name"], text);
  });
}

Deno.test("an empty text leaves an element empty, and one behind a text changes nothing", () => {
  assert.match(withText(""), /<a:Root [^>]*\/>\n$/);
  const sink = writer();
  sink.open("a:Root", undefined);
  sink.text("x");
  sink.text("");
  sink.close("a:Root");
  assert.match(sink.toString(), />x<\/a:Root>\n$/);
});
