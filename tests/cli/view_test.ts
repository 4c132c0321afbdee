/** `faktlint view`: text on the terminal, a page in a file, and what cannot be read. */
import assert from "node:assert/strict";
import { faktlint, withFolder } from "../support/terminal.ts";

const broken = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));

Deno.test("view shows an invoice that is not valid, with its findings where they are asked for", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    const plain = await faktlint(["view", `${folder}/a.xml`]);
    assert.deepEqual([plain.status, plain.err, plain.out.split("\n")[0]], [0, "", "Invoice 2025-1043"]);
    const found = await faktlint(["view", "--findings", "--lang", "de", `${folder}/a.xml`]);
    assert.match(found.out, /Zahlbetrag +535,50\u00a0EUR\n +! Fehler BR-CO-16: /);
  });
});

Deno.test("view writes a page into a file that is named so, or with --html", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    for (const more of [["--out", `${folder}/a.html`], ["--html", "--out", `${folder}/a.out`]]) {
      const { status, out } = await faktlint(["view", `${folder}/a.xml`, ...more]);
      assert.deepEqual([status, out], [0, ""]);
      assert.match(Deno.readTextFileSync(more.at(-1) ?? ""), /^<!DOCTYPE html>/);
    }
  });
});

Deno.test("view draws a PDF into a file that is named so, or with --pdf, and prints none", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    for (const more of [["--out", `${folder}/a.pdf`], ["--pdf", "--lang", "fr", "--out", `${folder}/b.bin`]]) {
      assert.deepEqual(await faktlint(["view", `${folder}/a.xml`, ...more]), { status: 0, out: "", err: "" });
      assert.match(new TextDecoder("latin1").decode(Deno.readFileSync(more.at(-1) ?? "")), /^%PDF-1\.7/);
    }
    for (const wrong of [["--pdf"], ["--pdf", "--html", "--out", `${folder}/c.pdf`]]) {
      const { status, err } = await faktlint(["view", `${folder}/a.xml`, ...wrong]);
      assert.equal(status, 2);
      assert.match(err, /--out|--html or --pdf/);
    }
    assert.throws(() => Deno.statSync(`${folder}/c.pdf`), Deno.errors.NotFound);
  });
});

Deno.test("view writes no PDF of a text that no typeface shows, and says which", async () => {
  await withFolder({ "a.xml": broken.replace("2025-1043", "\u0e01") }, async (folder) => {
    const { status, err } = await faktlint(["view", `${folder}/a.xml`, "--out", `${folder}/a.pdf`]);
    assert.equal(status, 1);
    assert.match(err, /^faktlint view: ATW-TEXT-NOT-PRINTABLE: .*U\+0E01/);
    assert.throws(() => Deno.statSync(`${folder}/a.pdf`), Deno.errors.NotFound);
  });
});

Deno.test("view prints no control character of an invoice, and says with a code what it cannot read", async () => {
  await withFolder({ "a.xml": broken.replace("2025-1043", "&#x85;\u202e1043"), "b.xml": "<x/>" }, async (folder) => {
    const { out } = await faktlint(["view", `${folder}/a.xml`]);
    assert.match(out, /^Invoice ··1043\n/);
    const bad = await faktlint(["view", `${folder}/b.xml`]);
    assert.equal(bad.status, 2);
    assert.match(bad.err, /unknown_root/);
  });
});
