/** What the report for people says of more files than anybody reads one by one. */
import assert from "node:assert/strict";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";

/** Its lines are all that it lacks. */
const withoutLines = validInvoice.replace(/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, "");

const name = (number: number) => `v${`${number}`.padStart(2, "0")}.xml`;

function valid(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index + 1), validInvoice]));
}

Deno.test("of twenty valid files each is named, and further ones are only counted", async () => {
  await withFolder(valid(20), async (folder) => {
    const { out } = await faktlint(["validate", folder]);
    assert.ok(out.includes(`${name(20)}: VALID`));
    assert.ok(!out.includes("only counted"));
  });
  await withFolder(valid(23), async (folder) => {
    const { status, out } = await faktlint(["validate", folder]);
    assert.equal(status, 0);
    assert.ok(out.includes(`${name(20)}: VALID`));
    for (const further of [21, 22, 23]) assert.ok(!out.includes(name(further)), name(further));
    assert.equal(out.split("only counted").length, 2);
    assert.ok(out.endsWith("23 files: 23 valid, 0 invalid, 0 not read\n"));
  });
});

Deno.test("invalid and unread files are shown whatever comes before them, and those that warn", async () => {
  const preceded = valid(22);
  const files = { ...preceded, "x.xml": invalidInvoice, "y.xml": "<a>", "z.xml": validInvoice };
  await withFolder(files, async (folder) => {
    const { out } = await faktlint(["validate", folder]);
    assert.ok(out.includes(`${folder}/x.xml: INVALID`));
    assert.ok(out.includes(`${folder}/y.xml: NOT READ`));
    assert.ok(!out.includes(`${folder}/z.xml`));
    const assumed = await faktlint(["validate", "--preflight", "--profile", "xrechnung-ubl", folder]);
    assert.ok(assumed.out.includes(`${folder}/z.xml`), "it has findings here");
  });
});

for (
  const [lang, said] of [
    ["en", "The most frequent errors:\n  BR-16: 2 files\n"],
    ["de", "Die häufigsten Fehler:\n  BR-16: 2 Dateien\n"],
    ["fr", "Les erreurs les plus fréquentes\u00a0:\n  BR-16: 2 fichiers\n"],
  ] as const
) {
  Deno.test(`the errors of several files are said before the summary of more than twenty files (${lang})`, async () => {
    const files = { ...valid(19), "x.xml": withoutLines, "y.xml": withoutLines };
    await withFolder(files, async (folder) => {
      const { out } = await faktlint(["validate", "--preflight", "--lang", lang, folder]);
      assert.ok(out.includes(said), out.slice(-400));
    });
  });
}

Deno.test("what one file alone has is not frequent, and nothing is among twenty files", async () => {
  await withFolder({ ...valid(20), "x.xml": withoutLines }, async (folder) => {
    const { out } = await faktlint(["validate", "--preflight", folder]);
    assert.ok(!out.includes("frequent"));
  });
  await withFolder({ ...valid(18), "x.xml": withoutLines, "y.xml": withoutLines }, async (folder) => {
    const { out } = await faktlint(["validate", "--preflight", folder]);
    assert.ok(!out.includes("frequent"));
  });
});

Deno.test("the formats for programs have every file", async () => {
  await withFolder(valid(22), async (folder) => {
    const { out } = await faktlint(["validate", "--format", "ndjson", folder]);
    assert.deepEqual(
      out.trimEnd().split("\n").map((line) => JSON.parse(line).file),
      Array.from({ length: 22 }, (_, index) => `${folder}/${name(index + 1)}`),
    );
  });
});
