/** `faktlint diff`: two invoices by business term, in any syntax. */
import assert from "node:assert/strict";
import { faktlint, withFolder } from "../support/terminal.ts";

const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));

Deno.test("diff of an invoice and its conversion finds nothing, and numbers are the same whatever zeros they end in", async () => {
  await withFolder({ "a.xml": simple, "c.xml": simple.replace(">480.00<", ">480<") }, async (folder) => {
    await faktlint(["convert", "--to", "cii", `${folder}/a.xml`, "--out", `${folder}/b.xml`]);
    for (const other of ["b.xml", "c.xml"]) {
      const { status, out } = await faktlint(["diff", `${folder}/a.xml`, `${folder}/${other}`]);
      assert.deepEqual([status, out], [0, "Both state the same.\n"], other);
    }
  });
});

Deno.test("diff names each value that differs, that only one states, and what is due", async () => {
  const other = simple.replaceAll("571.20", "600.00").replace(/<cbc:DueDate>.*<\/cbc:DueDate>/, "");
  await withFolder({ "a.xml": simple, "b.xml": other }, async (folder) => {
    const { status, out } = await faktlint(["diff", "--format", "json", `${folder}/a.xml`, `${folder}/b.xml`]);
    const { equal, changes, amount_due } = JSON.parse(out);
    assert.deepEqual([status, equal, amount_due], [1, false, { a: "571.20", b: "600.00" }]);
    assert.deepEqual(changes, [
      { term: "BT-9", pointer: "/dueDate", a: "2025-12-03", b: null },
      { term: "BT-112", pointer: "/totals/taxInclusiveAmount", a: "571.20", b: "600.00" },
      { term: "BT-115", pointer: "/totals/payableAmount", a: "571.20", b: "600.00" },
    ]);
    const german = await faktlint(["diff", "--lang", "de", `${folder}/a.xml`, `${folder}/b.xml`]);
    assert.match(german.out, /BT-9 {2}\/dueDate: 2025-12-03 → nicht angegeben\n/);
  });
});

Deno.test("diff says which of the two cannot be read, and why, and gives no comparison", async () => {
  await withFolder({ "a.xml": simple, "b.xml": "<x/>" }, async (folder) => {
    for (const paths of [["a.xml", "b.xml"], ["b.xml", "a.xml"]]) {
      const files = paths.map((it) => `${folder}/${it}`);
      const { status, out, err } = await faktlint(["diff", ...files]);
      assert.deepEqual([status, out], [2, ""]);
      assert.match(err, /\/b\.xml: .*\(unknown_root/);
      const { file, error, xml_code } = JSON.parse((await faktlint(["diff", "--format", "json", ...files])).err);
      assert.deepEqual([file, error, xml_code], [`${folder}/b.xml`, "unsupported_syntax", "unknown_root"]);
    }
    const missing = await faktlint(["diff", "--lang", "fr", `${folder}/a.xml`, `${folder}/none.xml`]);
    assert.match(missing.err, /\/none\.xml: .*\(bad_request\)\n {2}Ce fichier n’existe pas\./);
  });
});

Deno.test("diff takes two files, and standard input for one of them alone", async () => {
  for (
    const [args, wanted] of [[["a.xml"], /name the file of a and of b/], [["-", "-"], /one file, and not two/]] as const
  ) {
    const { status, err } = await faktlint(["diff", ...args], { stdin: simple });
    assert.equal(status, 2);
    assert.match(err, wanted);
  }
});
