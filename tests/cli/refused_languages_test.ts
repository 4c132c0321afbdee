/** Files that are not read, and why, in the language that was asked for. */
import assert from "node:assert/strict";
import { zip } from "../support/archives.ts";
import { isIn } from "../support/natural.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";

for (const language of ["de", "fr"] as const) {
  Deno.test(`validate --lang ${language} says in the language why a file was not read, in text and in JSON`, async () => {
    const whole = await zip({ "a.xml": validInvoice });
    const files = {
      "empty.xml": "",
      "cut.xml": validInvoice.slice(0, 300),
      "list.json": "[]",
      "other.xml": "<root/>",
      "doctype.xml": "<!DOCTYPE a><a/>",
      "all.zip": whole.slice(0, 60),
      "packed.xml": whole,
      "broken.pdf": "%PDF-1.7",
    };
    await withFolder(files, async (folder) => {
      for (const name of [...Object.keys(files), "missing.xml"]) {
        const json = await faktlint(["validate", "--lang", language, "--format", "ndjson", `${folder}/${name}`]);
        const { error: { message } } = JSON.parse(json.out);
        assert.ok(isIn(language, message), `${name}: ${message}`);
        const { out } = await faktlint(["validate", "--lang", language, `${folder}/${name}`]);
        assert.ok(out.includes(message), name);
      }
    });
  });

  Deno.test(`generate, and commands of operations, say in ${language} why a file was not read`, async () => {
    await withFolder({ "a.xml": validInvoice, "b.json": "[" }, async (folder) => {
      const made = await faktlint(["generate", "--lang", language, "--format", "json", `${folder}/a.xml`]);
      assert.ok(isIn(language, JSON.stringify(made.err + made.out)), made.err);
      const asked = await faktlint(["diagnose", "--lang", language, "--format", "json", `${folder}/none.xml`]);
      assert.ok(isIn(language, JSON.parse(asked.err).message), asked.err);
      const broken = await faktlint(["diagnose", "--lang", language, "--format", "json", `${folder}/b.json`]);
      assert.ok(isIn(language, JSON.parse(broken.err).message), broken.err);
    });
  });
}
