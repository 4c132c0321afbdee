/** Converting, showing, comparing and embedding as the WASM component and the programs with their own V8 have it. */
import assert from "node:assert/strict";
import { answer } from "../../packages/v8/mod.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { extract } from "../../engine/pdf/extract.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";

const read = (name: string) => Deno.readTextFileSync(new URL(`../../${name}`, import.meta.url));
const broken = read("examples/broken-totals.xml");
const simple = read("examples/invoice-simple.xml");
const cii = read("cases/base.cii.xml").replace(/[^\0-\x7f]/g, "?");
const bytesOf = (text: string) => new TextEncoder().encode(text);

type Told = Readonly<Record<string, unknown>>;

/** What a call gives, or the problem that it throws. */
type Verb = "convert" | "view" | "diff" | "embed" | "validate";

function asked(name: Verb, input: string | Uint8Array, options: object): Told {
  try {
    return functions[name].call(input, options) as Told;
  } catch (problem) {
    return problem as Told;
  }
}

async function inV8(call: string, input: string | Uint8Array, options: object): Promise<Told> {
  return JSON.parse(await answer({ call, options } as never, input));
}

Deno.test("convert gives the document that the official validators accept, and none where it would not be valid", () => {
  const made = asked("convert", bytesOf(simple), { to: "cii", allowLoss: true });
  assert.match(String(made["document"]), /CrossIndustryInvoice/);
  assert.equal((made["verdict"] as Told)["valid"], true);
  const refused = asked("convert", broken, { to: "cii" });
  assert.equal(refused["document"], undefined);
  const [first = {}] = (refused["verdict"] as Told)["errors"] as readonly Told[];
  assert.equal(first["rule"], "BR-CO-10");
});

Deno.test("convert lists what gets lost with its term and place, and gives no document then unless that is allowed", () => {
  const options = { to: "facturx-minimum" };
  const refused = asked("convert", cii, options);
  assert.equal(refused["document"], undefined);
  const [loss = {}] = refused["losses"] as readonly Told[];
  assert.equal(typeof loss["value"], "string");
  assert.equal(typeof (loss["location"] as Told)["line"], "number");
  assert.match(
    String(asked("convert", cii, { ...options, allowLoss: true })["document"]),
    /urn:factur-x\.eu:1p0:minimum/,
  );
});

Deno.test("view gives text or a page of an invoice that is not valid, with its findings in the language", () => {
  assert.match(
    String(asked("view", broken, { lang: "de", findings: true })["content"]),
    /^Rechnung 2025-1043\n[^]*BR-CO-16/,
  );
  assert.doesNotMatch(String(asked("view", broken, {})["content"]), /BR-CO-16/);
  assert.match(String(asked("view", bytesOf(broken), { format: "html", lang: "fr" })["content"]), /<html lang="fr">/);
  const pdf = classic(objectsWith([{ name: "factur-x.xml", content: cii }]));
  assert.equal(asked("view", pdf, {})["content"], asked("view", cii, {})["content"]);
});

Deno.test("diff names what differs, and what each says is due", () => {
  const other = simple.replaceAll("571.20", "600.00");
  const told = asked("diff", bytesOf(simple), { other });
  assert.deepEqual([told["equal"], told["amountDue"]], [false, { a: "571.20", b: "600.00" }]);
  assert.equal(asked("diff", simple, { other: simple })["equal"], true);
});

const base64 = (bytes: Uint8Array) => bytes.toBase64();
const pdfOf = (xml: string) => classic(objectsWith([{ name: "factur-x.xml", content: xml }]));

Deno.test("diff compares with the invoice in a PDF", () => {
  const told = asked("diff", simple, { otherBytes: base64(pdfOf(cii)) });
  assert.equal(told["equal"], false);
  assert.equal(asked("diff", cii, { otherBytes: base64(pdfOf(cii)) })["equal"], true);
  assert.equal(asked("diff", cii, { otherBytes: base64(bytesOf(cii)) })["equal"], true);
});

const drawn = classic(withPage(objectsWith([]), "0 0 1 1 re f"));
const lettered = classic(withPage(objectsWith([]), "BT /F1 10 Tf 50 700 Td (Rechnung RE-9) Tj ET"));
const when = { xml: cii, date: "2026-11-28T09:30:00Z" };

Deno.test("embed gives a PDF/A-3 with the invoice inside, which is found there again", () => {
  const made = asked("embed", drawn, when);
  assert.equal(made["pdfa"], "3b");
  const pdf = made["pdf"] as Uint8Array;
  assert.deepEqual(pdf.subarray(0, drawn.length), drawn);
  const taken = extract(pdf);
  assert.ok("ok" in taken);
  assert.equal(new TextDecoder().decode(taken.ok.xml), cii);
});

Deno.test("embed says in a language by page why nothing is made, and what the pages state otherwise", () => {
  const refused = asked("embed", lettered, { ...when, force: true, lang: "de" });
  assert.equal(refused["pdf"], undefined);
  const [first = {}] = refused["reasons"] as readonly Told[];
  assert.deepEqual([first["page"], first["kind"]], [1, "font"]);
  assert.match(String(first["message"]), /^Seite 1: /);
  const disagreeing = asked("embed", lettered, when);
  const [other = {}] = disagreeing["disagreements"] as readonly Told[];
  assert.deepEqual([disagreeing["pdf"], other["term"], other["pages"]], [undefined, "BT-1", "RE-9"]);
  assert.equal(asked("embed", lettered, { ...when, force: true, noPdfa: true })["pdfa"], "none");
});

Deno.test("a program with its own V8 has a clock, and embeds without being told the time", async () => {
  const { ok } = await inV8("embed", drawn, { xml: cii });
  assert.equal((ok as Told)["pdfa"], "3b");
});

Deno.test("what is found about the PDF around an invoice is information, and fatal where that is asked for", () => {
  const rulesOf = (told: Told, list: string) => (told[list] as readonly Told[]).map(({ rule }) => rule);
  const told = asked("validate", pdfOf(cii), {});
  assert.ok(rulesOf(told, "information").includes("PDF-AF"));
  const [finding] = (told["information"] as readonly Told[]).filter(({ rule }) => rule === "PDF-AF");
  assert.equal(typeof (finding?.["location"] as Told)["pdf"], "string");
  const strict = asked("validate", pdfOf(cii), { container: true, lang: "fr" });
  assert.deepEqual([strict["valid"], rulesOf(strict, "errors").includes("PDF-AF")], [false, true]);
  assert.ok(!rulesOf(asked("validate", bytesOf(cii), { container: true }), "errors").includes("PDF-AF"));
});

const wrong: readonly (readonly [name: Verb, input: string, options: object, code: string])[] = [
  ["convert", simple, {}, "bad_request"],
  ["convert", simple, { to: "docx" }, "bad_request"],
  ["convert", "<Order/>", { to: "cii" }, "unknown_root"],
  ["view", "<Order/>", {}, "unknown_root"],
  ["view", simple, { lang: "xx" }, "bad_request"],
  ["diff", simple, {}, "bad_request"],
  ["diff", simple, { other: "<Order/>" }, "unknown_root"],
  ["diff", "<Order/>", { other: simple }, "unknown_root"],
  ["diff", simple, { other: simple, otherBytes: "" }, "bad_request"],
  ["diff", simple, { otherBytes: "no base64!" }, "bad_request"],
  ["embed", "no PDF", { ...when }, "pdf_unreadable"],
  ["embed", "no PDF", { date: when.date }, "bad_request"],
  ["embed", "no PDF", { xml: cii, date: "yesterday" }, "bad_request"],
  ["embed", "no PDF", { ...when, xml: simple }, "unknown_root"],
  ["embed", "no PDF", { ...when, lang: "xx" }, "bad_request"],
];

for (const [name, input, options, code] of wrong) {
  Deno.test(`${name} of ${input.slice(0, 9)} with ${JSON.stringify(options).slice(0, 30)} is the problem ${code}`, async () => {
    assert.equal(asked(name, input, options)["code"], code);
    assert.equal(((await inV8(name, input, options))["err"] as Told)["code"], code);
  });
}

Deno.test("a program with its own V8 converts by the rules of a nation, and shows what it does not accept", async () => {
  const made = await inV8("convert", bytesOf(simple), { to: "ubl" });
  assert.match(String((made["ok"] as Told)["document"]), /<(?:ubl:)?Invoice /);
  const { ok } = await inV8("view", bytesOf(broken), { findings: true });
  assert.match(String((ok as Told)["content"]), /BR-CO-16/);
  const to = (await inV8("convert", bytesOf(simple), { to: "fr-ctc-ubl" }))["ok"] as Told;
  const rules = ((to["verdict"] as Told)["errors"] as readonly Told[]).map(({ rule }) => String(rule));
  assert.ok(rules.some((it) => it.startsWith("BR-FR")) && !rules.includes("ATW-RULES-NOT-CARRIED"), rules.join());
});
