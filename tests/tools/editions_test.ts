/** What the comparison of two editions of official rules says. */
import assert from "node:assert/strict";
import { worklist } from "../../tools/editions.ts";

const before = `<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern>
  <let name="schemes" value="' 0002 0007 0250 '"/>
  <rule context="Invoice">
    <assert id="BR-02" flag="fatal" test="cbc:ID">A number.</assert>
    <assert id="BR-03" flag="fatal" test="cbc:IssueDate">A date.</assert>
    <assert id="BR-49" flag="fatal" test="exists(cbc:PaymentMeansCode)">A means.</assert>
    <assert id="UBL-CR-001" flag="warning" test="not(a)">Not that.</assert>
    <assert id="BR-CL-25" flag="fatal" test="contains($schemes, concat(' ', @schemeID, ' '))">A scheme.</assert>
  </rule>
  <rule context="Party"><assert id="BR-06" flag="fatal" test="u:filled(Name)">A name.</assert></rule>
</pattern></schema>`;

/** The same rules a year later, as the XSLT that is published. */
const after = xslt(`
  <xsl:function name="u:filled"><xsl:param name="of"/><xsl:sequence select="$of != ''"/></xsl:function>
  <xsl:variable name="schemes" select="' 0002 0007 0999 '"/>
  <xsl:template match="Invoice">
    ${failed("BR-02", "fatal", "cbc:ID")}
    ${failed("BR-03", "warning", "cbc:IssueDate")}
    ${failed("BR-99", "fatal", "cbc:Note")}
    ${failed("UBL-CR-001", "warning", "not(b)")}
    ${failed("BR-CL-25", "fatal", "contains($schemes, concat(' ', @schemeID, ' '))")}
  </xsl:template>
  <xsl:template match="Seller">${failed("BR-06", "fatal", "u:filled(Name)")}</xsl:template>`);

function xslt(content: string): string {
  const names = 'xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:svrl="http://purl.oclc.org/dsdl/svrl"';
  return `<xsl:stylesheet ${names}>${content}</xsl:stylesheet>`;
}

function failed(id: string, flag: string, test: string): string {
  const attributes = `<xsl:attribute name="id">${id}</xsl:attribute><xsl:attribute name="flag">${flag}</xsl:attribute>`;
  return `<xsl:choose><xsl:when test="${test}"/><xsl:otherwise><svrl:failed-assert
    test="${test}">${attributes}</svrl:failed-assert></xsl:otherwise></xsl:choose>`;
}

async function inFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await Deno.makeTempDir();
  try {
    for (const [path, text] of Object.entries(files)) {
      await Deno.mkdir(`${folder}/${path.slice(0, path.lastIndexOf("/"))}`, { recursive: true });
      await Deno.writeTextFile(`${folder}/${path}`, text);
    }
    return await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const name = "EN16931-UBL-validation.xslt";

function compared(old: string, now: string): Promise<readonly string[]> {
  return inFolder({ [`old/${name}`]: old, [`new/${name}`]: now }, (at) => worklist(`${at}/old`, `${at}/new`));
}

function entry(lines: readonly string[], id: string): string {
  const at = lines.findIndex((line) => new RegExp(`^  [-+~] ${id} `).test(line));
  assert.ok(at >= 0, `${id} is in no line of\n${lines.join("\n")}`);
  const end = lines.findIndex((line, index) => index > at && !line.startsWith("      "));
  return lines.slice(at, end).map((line) => line.trim()).join("\n");
}

Deno.test("editions say which rules came, went and changed, in what, and which did not", async () => {
  const lines = await compared(before, after);
  const marks = lines.flatMap((line) => /^ {2}([-+~] [A-Z].*)$/.exec(line)?.[1] ?? []).sort();
  assert.deepEqual(marks, [
    "+ BR-99 (fatal)",
    "- BR-49 (fatal)",
    "~ BR-03 (fatal -> warning): flag",
    "~ BR-06 (fatal): context, test",
    "~ BR-CL-25 (fatal): codes",
    "~ UBL-CR-001 (warning): test",
  ]);
});

Deno.test("editions name the codes of a list behind a variable, and what the list here lacks", async () => {
  const all = [...(await import("../../engine/model/codes/index.ts")).codeLists.eas.codes("cii")].join(" ");
  const lines = await compared(
    before.replace("0002 0007 0250", `${all} QQQ1`),
    after.replace("0002 0007 0999", `${all.replace("0007 ", "")} QQQ2`),
  );
  const said = entry(lines, "BR-CL-25");
  assert.match(said, /by way of \$schemes/);
  assert.match(said, /codes added: QQQ2\ncodes removed: (0007 QQQ1|QQQ1 0007)$/m);
  assert.match(said, /list here: eas .* lacks QQQ2; still has 0007$/m);
});

Deno.test("editions lead to the row, the case and the text of a rule, also where the table shortens its id", async () => {
  const lines = await compared(before, after);
  assert.match(entry(lines, "BR-49"), /here: .*engine\/rules\/\S+:\d+ .*tests\/rules\/cases\/\S+:\d+/);
  assert.match(entry(lines, "UBL-CR-001"), /engine\/rules\/en16931\/ubl\.elements\.ts:\d+/);
  assert.match(entry(lines, "BR-99"), /here: nowhere yet/);
});

Deno.test("of several editions in one release the newest counts, unless another is asked for", async () => {
  const files = { [`all/1.3.9/${name}`]: before, [`all/1.3.16/${name}`]: after };
  await inFolder(files, async (folder) => {
    const newest = await worklist(`${folder}/all#1.3.9`, `${folder}/all`);
    assert.match(entry(newest, "BR-03"), /fatal -> warning/);
    const same = await worklist(`${folder}/all#1.3.16`, `${folder}/all`);
    assert.ok(same.every((line) => !/^ {2}[-+~] /.test(line)), same.join("\n"));
  });
});

Deno.test("editions refuse a source without rules, with its name", async () => {
  await assert.rejects(compared("<a/>", after), /EN16931-UBL-validation\.xslt: there is no rule with an id in it/);
  await assert.rejects(compared("<a", after), /EN16931-UBL-validation\.xslt: /);
  await assert.rejects(worklist("/nowhere/at/all", "/nowhere/at/all"), /\/nowhere\/at\/all: there is no such file/);
});
