/** Hostile files get a code, a place, and a message that says what to do; never a verdict by mistake. */
import assert from "node:assert/strict";
import { type Finding, type Place, type Refusal, validate } from "../../engine/mod.ts";
import { bytesOf, declaring, latin1, refused, utf16, withText } from "../support/hostile.ts";
import { validInvoice } from "../support/terminal.ts";
import { creditNoteOf, invoiceOf } from "../support/ubl.ts";
import { longTest } from "../support/sweeps.ts";

function refusalOf(input: Uint8Array | string): Refusal {
  const outcome = validate(input);
  assert.ok("refusal" in outcome, "it is refused");
  const { message } = outcome.refusal;
  assert.match(message, /^[A-Z][^\n]+\. [A-Z][^\n]+\.$/);
  assert.ok(message.length < 400, message);
  return outcome.refusal;
}

for (const [what, input, code, place] of refused) {
  Deno.test(`validate() refuses ${what} with ${code}`, () => {
    const { xmlCode, line, column } = refusalOf(input());
    assert.equal(xmlCode, code);
    if (place !== undefined) assert.deepEqual([line, column], place);
  });
}

Deno.test("validate() refuses a small invoice that is cut at any byte, and says where it ends or breaks", () => {
  const whole = bytesOf(
    `<?xml version='1.0' encoding='UTF-8'?>\n`,
    invoiceOf("<!-- € --><cbc:Note a='1'>&lt;é😀</cbc:Note>"),
  );
  assert.ok("ok" in validate(whole));
  for (let end = 0; end < whole.length; end++) {
    const { xmlCode, line } = refusalOf(whole.subarray(0, end));
    assert.ok(["empty_document", "unexpected_end", "not_well_formed"].includes(xmlCode), `${end}: ${xmlCode}`);
    assert.ok(end === 0 || (line ?? 0) >= 1, `${end}`);
  }
});

const read: readonly (readonly [string, () => Uint8Array | string])[] = [
  ["UTF-16 in little-endian order", () => utf16(`\ufeff${declaring("UTF-16")}`, "little")],
  ["UTF-16 in big-endian order", () => utf16(`\ufeff${declaring("UTF-16BE")}`, "big")],
  ["Latin-1 that is declared", () => latin1(declaring("ISO-8859-1"))],
  ["windows-1252 that is declared", () => latin1(declaring("windows-1252"))],
  ["a byte order mark", () => bytesOf(`\ufeff${validInvoice}`)],
];

for (const [what, input] of read) {
  Deno.test(`validate() reads ${what}, and finds in it what it finds in UTF-8`, () => {
    assert.deepEqual(validate(input()), validate(validInvoice));
  });
}

const digits = "9".repeat(1_000_000);

/** Texts that are no decimal number, or longer than any amount is. */
const numbers: readonly (readonly [string, string])[] = [
  ["an exponent", "1E+1000000000"],
  ["a small exponent", "1e3"],
  ["NaN", "NaN"],
  ["INF", "INF"],
  ["Infinity", "Infinity"],
  ["a hexadecimal number", "0x1F"],
  ["Arabic-Indic digits", "٢٨٩١.٠٠"],
  ["full-width digits", "２８９１.００"],
  ["thousands separators", "2,891.00"],
  ["a decimal comma", "2891,00"],
  ["two signs", "--1"],
  ["a no-break space", "\u00a02891.00"],
  ["nothing", ""],
  ["white space", " \n "],
  ["a word", "much"],
  ["a million digits", digits],
  ["a million digits behind the point", `0.${digits}`],
];

const numeric: readonly (readonly [element: string, code: string])[] = [
  ["cbc:PayableAmount", "ATW-DECLARED-TOTAL-NOT-A-NUMBER"],
  ["cbc:InvoicedQuantity", "ATW-VALUE-NOT-A-NUMBER"],
  ["cbc:PriceAmount", "ATW-VALUE-NOT-A-NUMBER"],
  ["cbc:Percent", "ATW-VALUE-NOT-A-NUMBER"],
];

const dates: readonly (readonly [string, string])[] = [
  ["a day that does not exist", "2025-02-30"],
  ["a word", "yesterday"],
  ["a time", "2025-09-30T00:00:00"],
  ["Arabic-Indic digits", "٢٠٢٥-٠٩-٣٠"],
  ["a million digits", digits],
  ["a year of a million digits", `${digits}-01-01`],
];

/** The findings on an invoice with a text in an element, which must not be valid. */
function findingsOf(element: string, text: string): readonly Finding<Place>[] {
  const outcome = validate(withText(element, text));
  assert.ok("ok" in outcome);
  assert.equal(outcome.ok.valid, false);
  return outcome.ok.errors.filter(({ location }) => location?.path.endsWith(element));
}

function assertNamed(findings: readonly Finding<Place>[], rule: string): void {
  const found = findings.filter((it) => it.rule === rule);
  assert.ok(found.length > 0, `${rule} is among ${findings.map((it) => it.rule).join(", ")}`);
  for (const { message, fix, location } of found) {
    assert.ok((location?.line ?? 0) > 1);
    assert.ok(message.length < 1_000 && fix !== "");
  }
}

for (const [what, text] of numbers) {
  Deno.test(`validate() says that ${what} is no number, and calls the invoice invalid`, () => {
    for (const [element, rule] of numeric) assertNamed(findingsOf(element, text), rule);
  });
}

for (const [what, text] of dates) {
  Deno.test(`validate() says that ${what} is no issue date, and calls the invoice invalid`, () => {
    assertNamed(findingsOf("cbc:IssueDate", text), "ATW-VALUE-NOT-A-DATE");
  });
}

longTest("validate() judges what is odd and allowed, in time", () => {
  const long = "x".repeat(7_000_000);
  const many = "<cbc:Note>a</cbc:Note>".repeat(49_000);
  const spaces = " ".repeat(1_000_000);
  const inputs = [
    invoiceOf(`<cbc:Note>${long}</cbc:Note>`),
    creditNoteOf(`<cbc:ID><![CDATA[${long}]]></cbc:ID>`),
    invoiceOf(many),
    invoiceOf(`<cbc:IssueDate>${spaces}x${spaces}</cbc:IssueDate>`),
    withText("cbc:PayableAmount", `${spaces}1${spaces}`),
    withText("cbc:ID", spaces),
    invoiceOf(`<cbc:ID schemeID="${long}">1</cbc:ID>`),
    invoiceOf("<!---->".repeat(900_000)),
    invoiceOf("<?a?>".repeat(900_000)),
    invoiceOf("&amp;".repeat(900_000).replace(/.*/, "<cbc:Note>$&</cbc:Note>")),
    invoiceOf(`${"<a>".repeat(99)}${"</a>".repeat(99)}`),
    `${invoiceOf("")}${"\n".repeat(1_000_000)}`,
  ];
  for (const input of inputs) assert.ok("ok" in validate(input));
});

Deno.test("a name as long as a document does not make the answer many times as long", () => {
  const name = "x".repeat(1_000_000);
  const outcome = validate(invoiceOf(`<${name}>${"<cbc:ID>1</cbc:ID>".repeat(1_000)}</${name}>`));
  assert.ok("ok" in outcome);
  assert.ok(JSON.stringify(outcome.ok).length < 1_000_000);
});

longTest("text inside many codes inside each other is judged in time, though it is the text of each", () => {
  const [open, close] = ["<cbc:InvoiceTypeCode>", "</cbc:InvoiceTypeCode>"];
  const text = `${"1".repeat(700_000)}<!-- -->`.repeat(10);
  assert.ok("ok" in validate(invoiceOf(`${open.repeat(98)}${text}${close.repeat(98)}`)));
});

Deno.test("validate() refuses bytes that cannot fit into the cap, however far it is raised, and does not throw", () => {
  const bytes = new Uint8Array(600_000_000);
  const outcome = validate(bytes, { limits: { characters: Number.MAX_SAFE_INTEGER } });
  assert.ok("refusal" in outcome);
  assert.equal(outcome.refusal.xmlCode, "character_limit");
});
