/** Several files: what they have in common, which are shown, the table for a spreadsheet, and archives. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { csvOf, reportOn } from "../../web/browser/many/saved.ts";
import { everything, filtered, sharedIn, type Tallied, Tallies } from "../../web/browser/many/tallied.ts";
import { loadManyTexts } from "../../web/texts/many/load.ts";
import { unpacked } from "../../web/worker/archive.ts";
import type { Tally, Wrong } from "../../web/worker/protocol.ts";
import { longTest } from "../support/sweeps.ts";

function wrong(rule: string, severity: Wrong["severity"] = "fatal"): Wrong {
  return { rule, severity, message: `about ${rule}` };
}

function tallied(name: string, verdict: Tally["verdict"], ...rules: readonly Wrong[]): Tallied {
  const tally = { verdict, wrong: rules, errors: rules.length, warnings: 0, due: "1035.30", currency: "EUR" };
  return { id: name.length, name, tally };
}

const files: readonly Tallied[] = [
  tallied("a.xml", "accepted", wrong("BR-DE-21", "warning")),
  tallied("Bb.xml", "refused", wrong("BR-CO-15"), wrong("BR-DE-15")),
  tallied("ccc.pdf", "refused", wrong("BR-DE-15")),
  tallied("dddd.txt", "unreadable", wrong("not_well_formed")),
  { id: 9, name: "waiting.xml" },
];

function talliesOf(files: readonly Tallied[]): Tallies {
  const tallies = new Tallies();
  for (const { id, name } of files) tallies.add(id, name);
  for (const { id, tally } of files) if (tally !== undefined) tallies.judge(id, tally);
  return tallies;
}

Deno.test("files are counted by their verdicts, and what waits has none", () => {
  assert.deepEqual(talliesOf(files).totals, { files: 5, judged: 4, accepted: 1, refused: 2, unreadable: 1 });
});

Deno.test("a file that is judged again is counted by its last verdict, stays in its place, and keeps the old one until then", () => {
  const tallies = talliesOf(files);
  const { tally } = tallied("x", "accepted");
  assert.ok(tally);
  tallies.add(6, "Bb.xml");
  assert.equal(tallies.totals.judged, 4);
  tallies.judge(6, tally);
  tallies.judge(404, tally);
  assert.deepEqual(tallies.totals, { files: 5, judged: 4, accepted: 2, refused: 1, unreadable: 1 });
  assert.deepEqual(tallies.all.map(({ name }) => name), files.map(({ name }) => name));
  assert.equal(tallies.all[1]?.tally?.verdict, "accepted");
});

Deno.test("what refuses several files is one, the most frequent first, and warnings refuse nothing", () => {
  const more = [
    ...files,
    tallied("e.xml", "refused", { ...wrong("BR-CO-15"), message: "another sum" }, wrong("BR-02")),
  ];
  const three = [...more, tallied("ff.xml", "refused", wrong("BR-DE-15"), wrong("BR-DE-21", "warning"))];
  const shared = sharedIn(three).map(({ rule, files, isSame }) => [rule, files, isSame]);
  assert.deepEqual(shared, [["BR-DE-15", 3, true], ["BR-CO-15", 2, false]]);
});

Deno.test("files are found by verdict, by a part of the name in any case, and by what refuses them", () => {
  const names = (change: Partial<typeof everything>) =>
    filtered(files, { ...everything, ...change }).map(({ name }) => name);
  assert.equal(names({}).length, files.length);
  assert.deepEqual(names({ verdict: "refused" }), ["Bb.xml", "ccc.pdf"]);
  assert.deepEqual(names({ name: "bB" }), ["Bb.xml"]);
  assert.deepEqual(names({ rule: "BR-DE-15", name: ".pdf" }), ["ccc.pdf"]);
  assert.deepEqual(names({ rule: "BR-DE-21" }), []);
});

Deno.test("the table for a spreadsheet has the separators of its language, and amounts stay numbers", async () => {
  const [, english = ""] = csvOf(files, "en", await loadManyTexts("en")).split("\r\n");
  assert.equal(english, "a.xml,Accepted,BR-DE-21,about BR-DE-21,1,0,1035.30,EUR,");
  const [head = "", german = ""] = csvOf(files, "de", await loadManyTexts("de")).split("\r\n");
  assert.ok(head.startsWith("\ufeffDatei;Ergebnis;"));
  assert.equal(german, "a.xml;Angenommen;BR-DE-21;about BR-DE-21;1;0;1035,30;EUR;");
});

for (const name of ["=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", "\t=1"]) {
  Deno.test(`a file that is called ${JSON.stringify(name)} is no formula in a spreadsheet`, async () => {
    const csv = csvOf([{ ...tallied(name, "accepted"), id: 1 }], "en", await loadManyTexts("en"));
    const [, row = ""] = csv.split("\r\n");
    assert.ok(row.startsWith(`'${name}`) || row.startsWith(`"'${name.replaceAll('"', '""')}`), row);
  });
}

Deno.test("quotation marks, separators and line ends of a name stay in its cell", async () => {
  const csv = csvOf([tallied('a;"b"\r\nc', "accepted")], "de", await loadManyTexts("de"));
  assert.ok(csv.includes('\r\n"a;""b""\r\nc";Angenommen;'));
});

Deno.test("a credit note's amount stays a number, and anything else is a text", async () => {
  const due = (value: string): Tallied => {
    const it = tallied("a", "accepted");
    return { ...it, ...(it.tally === undefined ? {} : { tally: { ...it.tally, due: value } }) };
  };
  const said = await loadManyTexts("en");
  assert.ok(csvOf([due("-5.00")], "en", said).includes(",-5.00,EUR"));
  assert.ok(csvOf([due("-5,00 EUR")], "en", said).includes(`,"'-5,00 EUR",EUR`));
});

Deno.test("one report names the product, the day, and every file with its verdict and findings", () => {
  const report = reportOn(talliesOf(files), new Date(Date.UTC(2026, 0, 2)));
  assert.deepEqual([report.product, report.date, report.refused], ["Faktlint", "2026-01-02T00:00:00.000Z", 2]);
  assert.deepEqual(report.results.map(({ verdict }) => verdict), [
    "accepted",
    "refused",
    "refused",
    "unreadable",
    null,
  ]);
  assert.deepEqual(report.results[2]?.findings, [wrong("BR-DE-15")]);
});

function zip(entries: Readonly<Record<string, Uint8Array>>): File {
  return new File([new Uint8Array(zipSync(entries))], "all.zip");
}

Deno.test("an archive gives its invoices, with their folders, and nothing else", async () => {
  const { files, left } = await unpacked(zip({
    "march/1.xml": strToU8("<a/>"),
    "2.JSON": strToU8("{}"),
    "3.pdf": strToU8("%PDF-"),
    "notes.txt": strToU8("x"),
    "inner.zip": strToU8("PK"),
    "__MACOSX/._1.xml": strToU8("x"),
    "march/._1.xml": strToU8("x"),
  }));
  assert.deepEqual(files.map(({ name }) => name).sort(), ["all.zip/2.JSON", "all.zip/3.pdf", "all.zip/march/1.xml"]);
  assert.equal(left, 0);
  assert.equal(await files.find(({ name }) => name.endsWith("1.xml"))?.text(), "<a/>");
});

longTest("what is too large for the page, by itself or together, stays in the archive and is counted", async () => {
  const large = new Uint8Array(48_000_001);
  const { files, left } = await unpacked(zip({ "large.xml": large, "small.xml": strToU8("<a/>") }));
  assert.deepEqual([files.map(({ name }) => name), left], [["all.zip/small.xml"], 1]);
  const part = new Uint8Array(45_000_000);
  const five = Object.fromEntries(["1", "2", "3", "4", "5"].map((name) => [`${name}.xml`, part]));
  const together = await unpacked(zip(five));
  assert.deepEqual([together.files.length, together.left], [4, 1]);
});

Deno.test("an archive that lies about a size gives no more than it says", async () => {
  const bytes = new Uint8Array(await zip({ "a.xml": new Uint8Array(10_000_000) }).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const at = bytes.findIndex((_, index) => view.byteLength > index + 4 && view.getUint32(index, true) === 0x02014b50);
  view.setUint32(at + 24, 10, true);
  const { files } = await unpacked(new File([bytes], "all.zip"));
  for (const file of files) assert.ok(file.size <= 10);
});

Deno.test("a damaged invoice stays in the archive and is counted, and the others come out", async () => {
  const bytes = new Uint8Array(
    await zip({ "a.xml": strToU8("<a>".repeat(500)), "b.xml": strToU8("<b/>") }).arrayBuffer(),
  );
  // The first block of the first file gets a kind that there is not.
  bytes[30 + "a.xml".length] = 0xff;
  const { files, left } = await unpacked(new File([bytes], "all.zip"));
  assert.deepEqual([files.map(({ name }) => name), left], [["all.zip/b.xml"], 1]);
});

for (const [what, bytes] of Object.entries({ "nothing": "", "text": "hello", "half an archive": "PK\x03\x04\x14\0" })) {
  Deno.test(`${what} is no archive, and gives no file`, async () => {
    assert.deepEqual(await unpacked(new File([bytes], "all.zip")), { files: [], left: 0 });
  });
}

Deno.test("files of one name in an archive are one, and the other is counted", async () => {
  const one = new Uint8Array(await zip({ "a.xml": strToU8("<a/>"), "b.xml": strToU8("<b/>") }).arrayBuffer());
  const renamed = one.map((byte, index) => byte === 0x62 && one[index + 1] === 0x2e ? 0x61 : byte);
  const { files, left } = await unpacked(new File([renamed], "all.zip"));
  assert.deepEqual([files.length, left], [1, 1]);
});
