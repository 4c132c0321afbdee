/** The texts that several parts of the pages share, and how texts are broken into lines. */
import assert from "node:assert/strict";
import { facesOf } from "../../engine/pdf/write/faces.ts";
import { formatsOf } from "../../engine/pdf/write/format.ts";
import { words } from "../../engine/pdf/write/labels.ts";
import { cut, linesOf } from "../../engine/pdf/write/lines.ts";
import {
  addressLines,
  factsOf,
  identifierText,
  joined,
  legalName,
  periodText,
  reasonText,
  type Scene,
  shareText,
  tradingName,
  vatText,
} from "../../engine/pdf/write/model.ts";
import { columnsOf } from "../../engine/pdf/write/flow.ts";
import { widthOf } from "../../engine/pdf/write/setting.ts";
import { styles } from "../../engine/pdf/write/styles.ts";
import { fonts } from "./made.ts";

const scene: Scene = {
  invoice: {},
  say: words("en"),
  formats: formatsOf("en", "EUR"),
  final: true,
  footer: [],
};

Deno.test("facts without a value, or of blanks alone, are left out", () => {
  assert.deepEqual(factsOf(["a", "1"], ["b", undefined], ["c", "  "], ["d", " 2 "]), [["a", "1"], ["d", " 2 "]]);
  assert.equal(joined(["a", undefined, "", "b"], ", "), "a, b");
});

Deno.test("the name that counts in law comes first, and the other beside it where it is another", () => {
  assert.equal(legalName({ legalName: "L", name: "N" }), "L");
  assert.equal(legalName({ name: "N" }), "N");
  assert.equal(legalName({}), "");
  assert.equal(tradingName({ legalName: "L", name: "N" }), "N");
  assert.equal(tradingName({ legalName: "L", name: "L" }), "");
  assert.equal(tradingName({ legalName: "L" }), "");
  assert.equal(tradingName({ name: "N" }), "");
});

Deno.test("an identifier has its scheme behind it, by its name where it has one", () => {
  assert.deepEqual(
    [undefined, "1", { value: "1" }, { value: "1", schemeId: "0088" }, { value: "1", schemeId: "0193" }].map(
      identifierText,
    ),
    [
      "",
      "1",
      "1",
      "1 (GLN)",
      "1 (0193)",
    ],
  );
});

Deno.test("the country is under an address that is written to from another", () => {
  const address = { line1: "Pier 4", city: "Rostock", postalCode: "18069", countryCode: "DE" };
  const at = (from: string | undefined) => addressLines(address, scene.formats, from).at(-1);
  assert.deepEqual([at("DE"), at("FR"), at(undefined)], ["18069 Rostock", "Germany", "Germany"]);
  assert.deepEqual(addressLines(undefined, scene.formats, "DE"), []);
  assert.deepEqual(addressLines({ city: "Rostock" }, scene.formats, "DE"), ["Rostock"]);
});

Deno.test("a period has a start, an end, or both", () => {
  const [start, end] = ["2026-11-01", "2026-11-30"];
  const { say, formats } = scene;
  const text = (period: object) => periodText(period, scene);
  assert.equal(text({ startDate: start, endDate: end }), `${formats.date(start)} – ${formats.date(end)}`);
  assert.equal(text({ startDate: start }), say("since", formats.date(start)));
  assert.equal(text({ endDate: end }), say("until", formats.date(end)));
  assert.equal(periodText(undefined, scene), "");
});

Deno.test("the reason of an allowance is that of the invoice, else that of its code, else the word for it", () => {
  const reason = (of: object) => reasonText(of, "allowance", scene);
  assert.equal(reason({ reason: "Loyalty", reasonCode: "95" }), "Loyalty");
  assert.equal(reason({}), scene.say("allowance"));
  assert.equal(reasonText({}, "charge", scene), scene.say("charge"));
  assert.equal(reason({ reasonCode: "ZZZZ" }), `${scene.say("allowance")} (ZZZZ)`);
  assert.ok(!reason({ reasonCode: "95" }).includes("95") && reason({ reasonCode: "95" }) !== scene.say("allowance"));
});

Deno.test("a share is a percentage, of a base where there is one", () => {
  assert.equal(shareText({ percentage: "10" }, scene), scene.formats.percent("10"));
  assert.equal(shareText({ baseAmount: "200" }, scene), "");
  const both = shareText({ percentage: "10", baseAmount: "200" }, scene);
  assert.ok(both.startsWith(scene.formats.percent("10")) && both.endsWith(scene.formats.amount("200")));
});

Deno.test("a VAT rate stands alone in the standard category, and in words behind another one", () => {
  const rate = scene.formats.percent("7");
  assert.deepEqual([vatText("S", "7", scene), vatText(undefined, "7", scene), vatText("AE", "7", scene)], [
    rate,
    rate,
    `reverse charge\u00a0${rate}`,
  ]);
  assert.deepEqual([vatText("O", undefined, scene), vatText("S", undefined, scene)], ["no VAT", ""]);
});

const faces = facesOf(fonts);
const lines = (text: string, width: number) => linesOf(faces, [{ text, style: "body" }], width).map((it) => it.text);
const wide = (text: string) => widthOf(faces, text, styles.body);

Deno.test("a line holds what just fits, and ends at spaces, behind hyphens and slashes between letters, and at its breaks", () => {
  assert.deepEqual(lines("one two", wide("one two")), ["one two"]);
  assert.deepEqual(lines("one two", wide("one two") - 0.01), ["one", "two"]);
  assert.deepEqual(lines("one  two   ", wide("one two") - 0.01), ["one", "two"]);
  assert.deepEqual(lines("sea-side", wide("sea-sid")), ["sea-", "side"]);
  assert.deepEqual(lines("and/or", wide("and/o")), ["and/", "or"]);
  assert.deepEqual(lines("12-34 x", wide("12-34")), ["12-34", "x"]);
  assert.deepEqual(lines("10\u00a0kg net", wide("10\u00a0kg")), ["10\u00a0kg", "net"]);
  assert.deepEqual(lines("a\nb", 100), ["a", "b"]);
  assert.deepEqual(lines(" a", 100), [" a"]);
});

Deno.test("of empty lines in a row two are kept, and none at the end", () => {
  assert.deepEqual(lines("a\n\nb", 100), ["a", "", "b"]);
  assert.deepEqual(lines("a\n\n\n\n\nb\n\n\nc\n\n", 100), ["a", "", "", "b", "", "", "c"]);
});

Deno.test("a word that is wider than a line is divided, each part as long as fits, and the rest goes on", () => {
  assert.deepEqual(lines("mmmmm nn", wide("mm")), ["mm", "mm", "m", "nn"]);
  assert.deepEqual(lines("x mmmmm", wide("mm")), ["x", "mm", "mm", "m"]);
  assert.deepEqual(lines("mmmmm n", wide("mm n")), ["mm", "mm", "m n"]);
  assert.deepEqual(lines("mm", 0.1), ["m", "m"]);
  assert.deepEqual(lines("e\u0301e\u0301", wide("e\u0301")).length, 2);
});

Deno.test("cut() keeps what fits, and ends the rest with an ellipsis", () => {
  const shortened = (text: string, width: number) => cut(faces, text, styles.body, width);
  assert.equal(shortened("one two", wide("one two")), "one two");
  assert.equal(shortened("one two", wide("one …")), "one…");
  assert.equal(shortened("one\ntwo", 1_000), "one two");
  assert.equal(shortened("m".repeat(2_001), 1e9), `${"m".repeat(2_000)}…`);
  assert.equal(shortened("mm", 0.1), "…");
  assert.equal(shortened("abmm", wide("…") + wide("a") + wide("b")), "ab…");
  assert.equal(shortened("abmm", wide("…") + wide("a") + wide("b") - 0.01), "a…");
});

Deno.test("columns stand side by side with a gap between them", () => {
  assert.deepEqual(columnsOf([10, 20, 30], ["left", "right"], 5, 2), [
    { x: 5, width: 10, align: "left" },
    { x: 17, width: 20, align: "right" },
    { x: 39, width: 30, align: "left" },
  ]);
});
