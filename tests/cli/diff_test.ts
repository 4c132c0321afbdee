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

Deno.test("diff with what cannot be read says so, and gives no comparison", async () => {
  await withFolder({ "a.xml": simple, "b.xml": "<x/>" }, async (folder) => {
    const { status, out, err } = await faktlint(["diff", `${folder}/a.xml`, `${folder}/b.xml`]);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /unknown_root/);
  });
});
