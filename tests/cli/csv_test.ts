/** `validate --format csv`: a row a file, cells that no spreadsheet runs, and the same fields in ndjson. */
import assert from "node:assert/strict";
import { faktlint, withFolder } from "../support/terminal.ts";

const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
const cii = Deno.readTextFileSync(new URL("../../examples/cii-two-rates.xml", import.meta.url));

const head =
  "file,status,number,issue_date,seller,buyer,currency,amount_due,profile,valid,errors,warnings,first_rule," +
  "first_message";

Deno.test("a table has a row for each file, in either syntax, and for what cannot be read", async () => {
  await withFolder({ "a.xml": simple, "b.xml": cii, "c.xml": "<Invoice" }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--format", "csv", folder]);
    const [first, a, b, c, end] = out.split("\r\n");
    assert.deepEqual([status, first, end], [2, head, ""]);
    const begin =
      "/a.xml,200,2025-1042,2025-11-03,Tonwerk Rabenlay e.K.,Café Morgenkahn GmbH,EUR,571.20,en16931,true,0,";
    assert.ok(a?.slice(folder.length).startsWith(begin), a);
    assert.match(b ?? "", /,2025-2093,2025-11-06,Imkerei Blütenhang,Feinkost Marktgasse GmbH,EUR,857\.21,/);
    assert.match(c ?? "", /c\.xml,400,,,,,,,,,,,unexpected_end,/);
  });
});

/** What a supplier could write for a name, and the cell that becomes of it. */
const names: readonly (readonly [name: string, cell: string])[] = [
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["Miller, Smith", '"Miller, Smith"'],
  ['The "Best"', '"The ""Best"""'],
];

for (const [name, cell] of names) {
  Deno.test(`the seller ${name} is the cell ${cell}`, async () => {
    const invoice = simple.replaceAll("Tonwerk Rabenlay e.K.", name);
    await withFolder({ "a.xml": invoice }, async (folder) => {
      const { out } = await faktlint(["validate", "--format", "csv", `${folder}/a.xml`]);
      assert.ok(out.includes(`,2025-11-03,${cell},Café`), out);
    });
  });
}

Deno.test("a table begins with a byte order mark where that is asked for, and with a negative amount as a number", async () => {
  const invoice = simple.replace(/(PayableAmount currencyID="EUR">)571.20/, "$1-571.20");
  await withFolder({ "a.xml": invoice }, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "csv", "--bom", `${folder}/a.xml`]);
    assert.equal(out.slice(0, 5), "\ufefffile");
    assert.match(out, /,EUR,-571\.20,/);
  });
});

Deno.test("ndjson says the same beside the verdict", async () => {
  await withFolder({ "a.xml": simple }, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "ndjson", `${folder}/a.xml`]);
    const { number, issue_date, seller, currency, amount_due, result } = JSON.parse(out);
    assert.deepEqual([number, issue_date, seller, currency, amount_due, result.valid], [
      "2025-1042",
      "2025-11-03",
      "Tonwerk Rabenlay e.K.",
      "EUR",
      "571.20",
      true,
    ]);
  });
});
