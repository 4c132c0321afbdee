import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { Budget, defaultPdfLimits } from "../../engine/pdf/read/budget.ts";
import { stringText } from "../../engine/pdf/read/text.ts";
import { generation, jsonInvoice, post } from "../http/requests.ts";
import { invoiceWith } from "../../cases/json.ts";
import { dict, readPages, textOfPages } from "../support/pdf_pages.ts";
import { withService } from "../support/service.ts";
import { faktlint, validFile, withFolder } from "../support/terminal.ts";

Deno.test("generate prints the document of a JSON file or of standard input", async () => {
  await withFolder({ "a.json": invoiceWith() }, async (folder) => {
    const fromFile = await faktlint(["generate", `${folder}/a.json`]);
    const fromInput = await faktlint(["generate", "-"], { stdin: invoiceWith() });
    assert.deepEqual([fromFile.status, fromFile.err], [0, ""]);
    assert.equal(fromInput.out, fromFile.out);
    const judged = validate(fromFile.out);
    assert.ok("ok" in judged && judged.ok.valid);
  });
});

Deno.test("generate --out writes the file in whole, over what was there, and leaves nothing beside it", async () => {
  await withFolder({ "a.json": invoiceWith(), "out.xml": "before" }, async (folder) => {
    const { status, out } = await faktlint(["generate", "--out", `${folder}/out.xml`, `${folder}/a.json`]);
    assert.deepEqual([status, out], [0, ""]);
    const judged = validate(await Deno.readFile(`${folder}/out.xml`));
    assert.ok("ok" in judged && judged.ok.valid);
    assert.deepEqual([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), ["a.json", "out.xml"]);
  });
});

/** Each command that writes a file of what it reads, and a file that it can read. */
const overItself = [
  ["generate", "a.json"],
  ["validate", "a.json"],
  ["extract", "a.xml"],
  ["diagnose", "a.json"],
] as const;

for (const [command, name] of overItself) {
  Deno.test(`${command} --out does not take the place of what it reads, by whatever name`, async () => {
    const files = { "a.json": invoiceWith(), "a.xml": "<Invoice/>" };
    await withFolder(files, async (folder) => {
      await Deno.symlink(`${folder}/${name}`, `${folder}/link`);
      for (const out of [name, `./${name}`, "link"]) {
        const { status, err } = await faktlint([command, "--out", `${folder}/${out}`, `${folder}/${name}`]);
        assert.equal(status, 2);
        assert.match(err, /name another file/);
        assert.equal(await Deno.readTextFile(`${folder}/${name}`), files[name]);
      }
    });
  });
}

Deno.test("generate --out leaves what was there when the invoice is refused or the place cannot be written", async () => {
  await withFolder({ "a.json": invoiceWith(), "bad.json": "{}", "out.xml": "before" }, async (folder) => {
    assert.equal((await faktlint(["generate", "--out", `${folder}/out.xml`, `${folder}/bad.json`])).status, 1);
    assert.equal(await Deno.readTextFile(`${folder}/out.xml`), "before");
    for (const place of ["none/out.xml", "."]) {
      const { status, err } = await faktlint(["generate", "--out", `${folder}/${place}`, `${folder}/a.json`]);
      assert.equal(status, 2);
      assert.match(err, /cannot be written/);
    }
    assert.deepEqual([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), ["a.json", "bad.json", "out.xml"]);
  });
});

const facturx = ["generate", "--format", "pdf", "--profile", "facturx-en16931"];

Deno.test("generate --format pdf writes a PDF that validate and parse read as the invoice", async () => {
  await withFolder({}, async (folder) => {
    const pdf = `${folder}/out.pdf`;
    const options = ["--lang", "de", "--watermark", "ENTWURF", "--out", pdf, "-"];
    const { status, out, err } = await faktlint([...facturx, ...options], { stdin: invoiceWith() });
    assert.deepEqual([status, out, err], [0, "", ""]);
    const xml = (await faktlint(["generate", "--profile", "facturx-en16931", "-"], { stdin: invoiceWith() })).out;
    const judged = JSON.parse((await faktlint(["validate", "--format", "json", pdf])).out);
    assert.deepEqual([judged.attachment, judged.result.valid], ["factur-x.xml", true]);
    assert.equal(judged.result.profile, "facturx-en16931");
    const parsed = JSON.parse((await faktlint(["parse", pdf])).out);
    const { invoice } = JSON.parse((await faktlint(["parse", "-"], { stdin: xml })).out);
    assert.deepEqual(parsed.invoice, { ...invoice, profile: "facturx-en16931" });
    const read = readPages(await Deno.readFile(pdf));
    const texts = textOfPages(read).split("\n");
    assert.ok(texts.includes("Rechnung 2026-0107") && texts.includes("ENTWURF"));
    const info = dict(read.file, read.trailer.get("Info"));
    assert.equal(
      stringText(read.file.get(info.get("CreationDate")), new Budget(defaultPdfLimits)),
      "D:20261120093000Z",
    );
  });
});

Deno.test("generate --format pdf --date gives the same bytes for the same input", async () => {
  await withFolder({}, async (folder) => {
    const write = async (name: string, ...more: readonly string[]) => {
      const { status } = await faktlint([...facturx, ...more, "--out", `${folder}/${name}`, "-"], {
        stdin: invoiceWith(),
      });
      assert.equal(status, 0);
      return await Deno.readFile(`${folder}/${name}`);
    };
    const one = await write("a.pdf", "--date", "2026-11-20");
    assert.deepEqual(await write("b.pdf", "--date", "2026-11-20T00:00:00Z"), one);
    assert.notDeepEqual(await write("c.pdf", "--date", "2026-11-21"), one);
    const { file, trailer } = readPages(one);
    const info = dict(file, trailer.get("Info"));
    assert.equal(stringText(file.get(info.get("CreationDate")), new Budget(defaultPdfLimits)), "D:20261120000000Z");
  });
});

Deno.test("generate --format pdf draws the logo and the footer, of its options or of the invoice's field pages", async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>';
  await withFolder({ "logo.svg": logo, "logo.gif": "GIF89a" }, async (folder) => {
    const pages = { footer: "Aus dem Feld", logo: btoa(logo) };
    const write = async (stdin: string, ...more: readonly string[]) => {
      const { status, err } = await faktlint([...facturx, ...more, "--out", `${folder}/a.pdf`, "-"], { stdin });
      return status === 0 ? textOfPages(readPages(await Deno.readFile(`${folder}/a.pdf`))) : `${status} ${err}`;
    };
    const [given, asked] = [
      ["--logo", `${folder}/logo.svg`, "--footer", "Vom Aufruf"],
      invoiceWith({ "/pages": pages }),
    ];
    assert.match(await write(invoiceWith(), ...given), /^Vom Aufruf$/m);
    assert.match(await write(asked), /^Aus dem Feld$/m);
    assert.match(await write(asked, ...given), /^Vom Aufruf$/m);
    assert.match(await write(invoiceWith(), "--logo", `${folder}/logo.gif`), /^2 .*neither PNG nor JPEG nor SVG/);
    assert.match(await write(invoiceWith(), "--logo", `${folder}/none.png`), /^2 .*cannot be read/);
    assert.match(await write(invoiceWith(), "--footer", "x\n".repeat(9)), /^2 .*footer/);
    assert.match(await write(invoiceWith({ "/pages": { logo: "?" } })), /^2 .*base64/);
  });
});

Deno.test("generate --format pdf ends with 1 and names the texts that its fonts cannot show", async () => {
  await withFolder({}, async (folder) => {
    const { status, err } = await faktlint([...facturx, "--out", `${folder}/out.pdf`, "-"], {
      stdin: invoiceWith({ "/lines/1/description": "ಅಗಸೆ ಎಣ್ಣೆ" }),
    });
    assert.equal(status, 1);
    assert.match(err, /error ATW-TEXT-NOT-PRINTABLE {2}\/lines\/1\/description\n/);
    assert.deepEqual([...Deno.readDirSync(folder)], []);
  });
});

Deno.test("generate --format pdf --attachment xrechnung.xml writes an XRechnung, which is read as one", async () => {
  await withFolder({}, async (folder) => {
    const pdf = `${folder}/out.pdf`;
    const german = ["generate", "--format", "pdf", "--profile", "xrechnung-cii", "--attachment", "xrechnung.xml"];
    const { status, err } = await faktlint([...german, "--out", pdf, "examples/xrechnung-from-json.json"]);
    assert.deepEqual([status, err], [0, ""]);
    const judged = JSON.parse((await faktlint(["validate", "--strict", "--format", "json", pdf])).out);
    assert.deepEqual([judged.attachment, judged.result.profile], ["xrechnung.xml", "xrechnung-cii"]);
    assert.deepEqual(judged.result.errors, []);
    const xmp = new TextDecoder("latin1").decode(await Deno.readFile(pdf));
    assert.match(xmp, /<fx:ConformanceLevel>XRECHNUNG<\/fx:ConformanceLevel>/);
    assert.match(xmp, /<fx:DocumentFileName>xrechnung\.xml<\/fx:DocumentFileName>/);
    assert.match(xmp, /<fx:Version>3\.0<\/fx:Version>/);
    const other = await faktlint([...facturx, "--attachment", "xrechnung.xml", "--out", `${folder}/b.pdf`, "-"], {
      stdin: invoiceWith(),
    });
    assert.equal(other.status, 2);
    assert.match(other.err, /xrechnung\.xml .*--profile xrechnung-cii/);
  });
});

Deno.test("generate --format pdf is for the profile facturx-en16931 alone", async () => {
  await withFolder({}, async (folder) => {
    const { status, err } = await faktlint(["generate", "--format", "pdf", "--out", `${folder}/out.pdf`, "-"], {
      stdin: invoiceWith(),
    });
    assert.equal(status, 2);
    assert.match(err, /^faktlint generate: .*--profile facturx-en16931/);
    assert.deepEqual([...Deno.readDirSync(folder)], []);
  });
});

for (
  const [args, what] of [
    [["--format", "pdf"], /--out/],
    [["--format", "pdf", "--out", "a.pdf", "--lang", "it"], /--lang is "it"/],
    [["--format", "pdf", "--out", "a.pdf", "--watermark", "見本"], /--watermark is/],
    [["--format", "pdf", "--out", "a.pdf", "--watermark", " "], /--watermark is/],
    [["--watermark", "DRAFT"], /--format pdf/],
    [["--logo", "a.png"], /--format pdf/],
    [["--format", "pdf", "--out", "a.pdf", "--attachment", "rechnung.xml"], /--attachment is "rechnung.xml"/],
    [["--format", "pdf", "--out", "a.pdf", "--date", "2026-02-30"], /--date is "2026-02-30"/],
    [["--format", "pdf", "--out", "a.pdf", "--date", "yesterday"], /--date is/],
    [["--format", "json", "--watermark", "X"], /--format pdf/],
  ] as const
) {
  Deno.test(`generate ${args.join(" ")} is a wrong call`, async () => {
    const { status, err } = await faktlint(["generate", ...args, "-"], { stdin: invoiceWith() });
    assert.equal(status, 2);
    assert.match(err, what);
  });
}

Deno.test("generate --format json prints the envelope, and --profile and --strict are in its provenance", async () => {
  const { status, out } = await faktlint([
    "generate",
    "--format",
    "json",
    "--profile",
    "facturx-en16931",
    "--strict",
    "-",
  ], { stdin: invoiceWith() });
  assert.equal(status, 0);
  const envelope = JSON.parse(out);
  assert.deepEqual(Object.keys(envelope), ["xml", "profile", "syntax", "warnings", "information", "provenance"]);
  assert.deepEqual([envelope.profile, envelope.syntax, envelope.provenance.mode], ["facturx-en16931", "cii", "strict"]);
});

Deno.test("generate says on the error stream what is wrong with an invoice, and ends with 1", async () => {
  const { status, out, err } = await faktlint(["generate", "-"], {
    stdin: invoiceWith({ "/invoiceNumber": undefined }),
  });
  assert.deepEqual([status, out], [1, ""]);
  assert.match(err, /^ {2}error BR-02 {2}the invoice$/m);
});

Deno.test("generate prints warnings beside a document that cannot hold them", async () => {
  const { status, err } = await faktlint(["generate", "-"], { stdin: invoiceWith({ "/colour": "blue" }) });
  assert.equal(status, 0);
  assert.match(err, /^ {2}warning ATW-INPUT-UNKNOWN {2}"\/colour"$/m);
});

Deno.test("generate reads no XML, and says what to do first", async () => {
  const { status, err } = await faktlint(["generate", validFile]);
  assert.equal(status, 2);
  assert.match(err, /faktlint parse/);
});

Deno.test("generate ends with 2 for a file that is no JSON, one that is not there, and a wrong call", async () => {
  await withFolder({ "a.json": "{" }, async (folder) => {
    assert.equal((await faktlint(["generate", `${folder}/a.json`])).status, 2);
    assert.equal((await faktlint(["generate", `${folder}/b.json`])).status, 2);
    assert.equal((await faktlint(["generate"])).status, 2);
    assert.equal((await faktlint(["generate", "--format", "pdf", `${folder}/a.json`])).status, 2);
  });
});

Deno.test("generate --max-elements raises the caps of the JSON and of the XML", async () => {
  const lines = Array.from({ length: 4_000 }, (_, index) => ({
    id: `${index}`,
    description: "Part",
    quantity: 1,
    unitCode: "C62",
    unitPrice: 1,
    vatCategory: "S",
    vatRate: 19,
  }));
  const stdin = invoiceWith({ "/lines": lines });
  assert.equal((await faktlint(["generate", "-"], { stdin })).status, 1);
  assert.equal((await faktlint(["generate", "--max-elements", "500000", "-"], { stdin })).status, 0);
});

Deno.test("generate --format json prints what POST /v1/generate answers", () =>
  withService(async ({ ask, key }) => {
    const text = jsonInvoice({ colour: "blue" });
    const there = await (await ask("/v1/generate", post(text, await key()))).json();
    const { out } = await faktlint(["generate", "--format", "json", "-"], { stdin: text });
    const here = JSON.parse(out);
    assert.deepEqual(Object.keys(here).toSorted(), Object.keys(there).toSorted());
    assert.deepEqual([here.xml, here.provenance, here.information], [there.xml, there.provenance, there.information]);
  }, { service: { generation } }));
