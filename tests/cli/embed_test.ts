/** `faktlint embed`: what it says of a person's own PDF, made or not, in the language that was asked for. */
import assert from "node:assert/strict";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const shows = (text: string) => `BT /F1 10 Tf 50 700 Td (${text}) Tj ET`;

const files = {
  "invoice.xml": cii,
  "drawn.pdf": classic(withPage(objectsWith([]), "0 0 1 1 re f")),
  "lettered.pdf": classic(withPage(objectsWith([]), shows("Hello"))),
};

function embed(folder: string, pdf: string, ...more: readonly string[]) {
  const args = ["--xml", `${folder}/invoice.xml`, "--out", `${folder}/out.pdf`, ...more, `${folder}/${pdf}`];
  return faktlint(["embed", ...args]);
}

Deno.test("embed says what the PDF is that it made", async () => {
  await withFolder(files, async (folder) => {
    const archive = await embed(folder, "drawn.pdf");
    assert.deepEqual([archive.status, archive.out], [0, ""]);
    assert.match(archive.err, /drawn\.pdf: embedded, PDF\/A-3b\n$/);
    const ordinary = await embed(folder, "lettered.pdf", "--no-pdfa", "--lang", "de");
    assert.equal(ordinary.status, 0);
    assert.match(ordinary.err, /in ein gewöhnliches PDF eingebettet, das sich nicht als PDF\/A-3 ausgibt\n$/);
  });
});

for (
  const [lang, wanted] of [
    ["en", /not embedded: .*\n {2}Page 1: a typeface is not embedded \(6\.2\.11\.4\): "[^]*--no-pdfa/],
    ["de", /nicht eingebettet: .*\n {2}Seite 1: Eine Schrift ist nicht eingebettet \(6\.2\.11\.4\): „[^]*--no-pdfa/],
    ["fr", /non intégrée.*\n {2}Page 1.: une police n’est pas incorporée \(6\.2\.11\.4\).: «[^]*--no-pdfa/],
  ] as const
) {
  Deno.test(`embed says in ${lang} by page why nothing was made, and writes nothing`, async () => {
    await withFolder(files, async (folder) => {
      const { status, out } = await embed(folder, "lettered.pdf", "--lang", lang);
      assert.equal(status, 1);
      assert.match(out, wanted);
      assert.ok(!(await Array.fromAsync(Deno.readDir(folder))).some(({ name }) => name === "out.pdf"));
      const json = JSON.parse((await embed(folder, "lettered.pdf", "--lang", lang, "--format", "json")).out);
      assert.equal(json.error, "pdf_not_archivable");
      assert.ok(json.reasons.every(({ message }: { message: string }) => out.includes(message)));
    });
  });
}

Deno.test("embed replaces neither the PDF nor the XML that it reads", async () => {
  await withFolder(files, async (folder) => {
    for (const name of ["drawn.pdf", "invoice.xml"] as const) {
      const before = Deno.readFileSync(`${folder}/${name}`);
      const args = ["--xml", `${folder}/invoice.xml`, "--out", `${folder}/${name}`, `${folder}/drawn.pdf`];
      const { status, err } = await faktlint(["embed", ...args]);
      assert.equal(status, 2);
      assert.match(err, /also what is read/);
      assert.deepEqual(Deno.readFileSync(`${folder}/${name}`), before);
    }
  });
});

Deno.test("embed says which file it cannot read, and why", async () => {
  await withFolder(files, async (folder) => {
    const { status, err } = await embed(folder, "invoice.xml", "--lang", "fr");
    assert.equal(status, 2);
    assert.match(err, /\/invoice\.xml: .*\(unsupported_media_type\)\n {2}C’est du XML, et on lit ici.: PDF\./);
  });
});
