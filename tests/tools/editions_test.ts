/** What the comparison of two editions of official rules says. */
import assert from "node:assert/strict";
import { worklist, written } from "../../tools/editions.ts";

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
  return listed({ [`old/${name}`]: old, [`new/${name}`]: now });
}

/** The worklist of two folders, or of two files in them. */
function listed(files: Readonly<Record<string, string>>, old = "old", now = "new"): Promise<readonly string[]> {
  return inFolder(files, async (at) => (await worklist(`${at}/${old}`, `${at}/${now}`)).lines);
}

function entry(lines: readonly string[], id: string): string {
  const at = lines.findIndex((line) => new RegExp(`^  [-+~] ${id} `).test(line));
  assert.ok(at >= 0, `${id} is in no line of\n${lines.join("\n")}`);
  const end = lines.findIndex((line, index) => index > at && !line.startsWith("      "));
  return lines.slice(at, end).map((line) => line.trim()).join("\n");
}

Deno.test("editions say which rules came, went and changed, in what, and which did not", async () => {
  const lines = await compared(before, after);
  const marks = lines.flatMap((line) => /^ {2}([-+~] [A-Z].*) \[[a-z ]+\]$/.exec(line)?.[1] ?? []).sort();
  assert.deepEqual(marks, [
    "+ BR-99 (fatal)",
    "- BR-49 (fatal)",
    "~ BR-03 (fatal -> warning): flag",
    "~ BR-06 (fatal): context, test",
    "~ BR-CL-25 (fatal): codes",
    "~ UBL-CR-001 (warning): test",
  ]);
});

Deno.test("a function whose attributes a release writes in another order is the same function", async () => {
  const named = (attributes: string, text: string) =>
    xslt(`<xsl:function ${attributes}><xsl:sequence select="${text}"/></xsl:function>
      <xsl:template match="a">${failed("BR-06", "fatal", "u:filled(Name)")}</xsl:template>`);
  const [before, after] = ['as="xs:boolean" name="u:filled"', 'name="u:filled" as="xs:boolean"'];
  const marksOf = (lines: readonly string[]) => lines.filter((line) => /^ {2}[-+~] /.test(line));
  assert.deepEqual(marksOf(await compared(named(before, "$of"), named(after, "$of"))), []);
  const [changed = ""] = marksOf(await compared(named(before, "$of"), named(after, "not($of)")));
  assert.match(changed, /~ BR-06 \(fatal\): test/);
});

/** A pattern of rules, each with a context and the id of what it asks, as Schematron and as XSLT. */
function patterns(rules: readonly (readonly [context: string, id: string])[]): readonly string[] {
  const asserts = rules.map(([context, id]) =>
    `<rule context="${context}"><assert id="${id}" flag="fatal" test="b">Said.</assert></rule>`
  );
  const templates = rules.map(([context, id]) =>
    `<xsl:template match="${context}" mode="M1">${failed(id, "fatal", "b")}</xsl:template>`
  );
  return [
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern>${asserts.join("")}</pattern></schema>`,
    xslt(templates.join("")),
  ];
}

Deno.test("a rule whose elements an earlier one of its pattern takes now has gone, and the worklist says why", async () => {
  const before = patterns([["a", "HR-BR-33"], ["c", "HR-BR-10"]]);
  const after = patterns([["a", "HR-BR-33"], ["c | d[x | y]", "HR-BR-7"], ["c", "HR-BR-10"], [
    "d[x | y] | e",
    "HR-BR-37",
  ]]);
  const hr = "HR-CIUS-EXT-EN16931-UBL.sch";
  for (const [number, now] of after.entries()) {
    const lines = await listed({ [`old/${hr}`]: before[number] ?? "", [`new/${hr}`]: now });
    assert.match(entry(lines, "HR-BR-10"), /^- HR-BR-10 .*\nit follows a rule for the same elements now/);
    const back = await listed({ [`old/${hr}`]: now, [`new/${hr}`]: before[number] ?? "" });
    assert.match(entry(back, "HR-BR-10"), /^\+ HR-BR-10 .*\nit stood behind a rule for the same elements/);
    assert.doesNotMatch(entry(lines, "HR-BR-37"), /can never fire/, "some of its elements are left");
    assert.doesNotMatch(entry(lines, "HR-BR-7"), /can never fire/);
  }
});

Deno.test("a rule in another pattern takes no elements away", async () => {
  const hr = "HR-CIUS-EXT-EN16931-UBL.sch";
  const [before = "", after = ""] = ["", "</pattern><pattern>"].map((between) =>
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern>
      <rule context="c"><assert id="HR-BR-7" flag="fatal" test="b">Said.</assert></rule>${between}
      <rule context="c"><assert id="HR-BR-10" flag="fatal" test="b">Said.</assert></rule>
    </pattern></schema>`
  );
  const lines = await listed({ [`old/${hr}`]: before, [`new/${hr}`]: after });
  assert.match(entry(lines, "HR-BR-10"), /^\+ HR-BR-10 /);
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
  assert.match(entry(lines, "BR-49"), /here: .*engine\/rules\/\S+:\d+ .*cases\/\S+:\d+/);
  assert.match(entry(lines, "UBL-CR-001"), /engine\/rules\/en16931\/ubl\.elements\.gen\.ts:\d+/);
  assert.match(entry(lines, "BR-99"), /here: no rule$/);
});

Deno.test("of several editions in one release the newest counts, unless another is asked for", async () => {
  const files = { [`all/1.3.9/${name}`]: before, [`all/1.3.16/${name}`]: after };
  await inFolder(files, async (folder) => {
    const { lines: newest } = await worklist(`${folder}/all#1.3.9`, `${folder}/all`);
    assert.match(entry(newest, "BR-03"), /fatal -> warning/);
    const { lines: same } = await worklist(`${folder}/all#1.3.16`, `${folder}/all`);
    assert.ok(same.every((line) => !/^ {2}[-+~] /.test(line)), same.join("\n"));
  });
});

Deno.test("editions refuse a source without rules, with its name", async () => {
  await assert.rejects(compared("<a/>", after), /EN16931-UBL-validation\.xslt: there is no rule with an id in it/);
  await assert.rejects(compared("<a", after), /EN16931-UBL-validation\.xslt: /);
  await assert.rejects(worklist("/nowhere/at/all", "/nowhere/at/all"), /\/nowhere\/at\/all: there is no such file/);
});

/** A set of one rule for each of some ids, with their flags and tests. */
function schematron(rules: Readonly<Record<string, readonly [flag: string, test: string]>>): string {
  const asserts = Object.entries(rules)
    .map(([id, [flag, test]]) => `<assert id="${id}" flag="${flag}" test="${test}">Said.</assert>`);
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="a">${
    asserts.join("")
  }</rule></pattern></schema>`;
}

Deno.test("files of nations are the same from one edition to the next whatever day and version their names say", async () => {
  const [flux, extended] = ["BR-FR-Flux2-Schematron-UBL", "EXTENDED-CTC-FR-CII"];
  const lines = await listed({
    [`old/20260430_${flux}_V1.3.1.sch`]: schematron({ "BR-FR-12_BT-49": ["warning", "a"] }),
    [`new/20260804_${flux}_V1.4.0.03.sch`]: schematron({ "BR-FR-12_BT-49": ["fatal", "a"] }),
    [`old/20260430_${extended}-V1.3.1.sch`]: schematron({ "BR-FREXT-11": ["fatal", "a"] }),
    [`new/20260804_${extended}-V1.4.0.03.sch`]: schematron({ "BR-FREXT-11": ["fatal", "b"] }),
    "old/20260430_BR-FR-CDV-Schematron-CDAR_V1.3.1.sch": schematron({ "BR-FR-CDV-01": ["fatal", "a"] }),
  });
  assert.match(entry(lines, "BR-FR-12_BT-49"), /\(warning -> fatal\): flag/);
  assert.match(entry(lines, "BR-FREXT-11"), /: test/);
  assert.ok(lines.every((line) => !line.includes("CDV")), "what is not followed is not compared");
});

Deno.test("of the editions in a release 1.4.0.03 is newer than 1.4.0, in a folder as in a name", async () => {
  for (const path of [(of: string) => `${of}/si-ubl.sch`, (of: string) => `si-ubl-${of}.sch`]) {
    const lines = await listed(
      {
        [`all/${path("1.4.0")}`]: schematron({ "BR-NL-1": ["fatal", "a"] }),
        [`all/${path("1.4.0.03")}`]: schematron({ "BR-NL-1": ["warning", "a"] }),
      },
      "all#1.4.0",
      "all",
    );
    assert.match(entry(lines, "BR-NL-1"), /fatal -> warning/);
  }
});

Deno.test("a change that is so here already is done, and what the tables lack or keep is to be done", async () => {
  const hr = "HR-CIUS-EXT-EN16931-UBL.sch";
  const lines = await listed({
    [`old/${hr}`]: schematron({ "HR-BR-33": ["warning", "a"], "HR-BR-2": ["fatal", "a"] }),
    [`new/${hr}`]: schematron({ "HR-BR-33": ["fatal", "a"], "HR-BR-48": ["fatal", "a"], "HR-BR-999": ["fatal", "a"] }),
  });
  assert.match(entry(lines, "HR-BR-33"), /\[done\]\nhere: fatal, engine\/rules\/nations\/croatia\/rules\.ts:\d+/);
  assert.match(entry(lines, "HR-BR-48"), /\[done\]/);
  assert.match(entry(lines, "HR-BR-2"), /\[to do\]\nhere: fatal/);
  assert.match(entry(lines, "HR-BR-999"), /\[to do\]\nhere: no rule$/);
});

Deno.test("a rule that a set takes from EN 16931 counts as the set has it: France drops BR-CO-10, and keeps BR-02", async () => {
  const file = "EXTENDED-CTC-FR-UBL-V1.sch";
  const lines = await listed({
    [`old/${file}`]: schematron({ "BR-CO-10": ["fatal", "a"], "BR-02": ["fatal", "a"], "BR-FREXT-11": ["fatal", "a"] }),
    [`new/${file}`]: schematron({ "BR-FREXT-11": ["fatal", "a"] }),
  });
  assert.match(entry(lines, "BR-CO-10"), /\[done\]\nhere: no rule/);
  assert.match(entry(lines, "BR-02"), /\[to do\]\nhere: fatal/);
});

Deno.test("an id that a table puts together is found by what is filled in, or by how it begins", async () => {
  const file = "BR-FR-Flux2-Schematron-UBL_V1.sch";
  const lines = await listed({
    [`old/${file}`]: schematron({ "BR-FR-05_BT-22-1": ["fatal", "a"], "BR-FR-03_BT-2": ["fatal", "a"] }),
    [`new/${file}`]: schematron({ "BR-FR-05_BT-22-1": ["fatal", "b"], "BR-FR-03_BT-2": ["fatal", "b"] }),
  });
  // With its English wording, which each of the three has by itself.
  assert.match(
    entry(lines, "BR-FR-05_BT-22-1"),
    /here: fatal, engine\/rules\/nations\/france\/flux2\/ubl\.ts:\d+ engine\/texts\/en\/fr\.ts:\d+$/m,
  );
  assert.match(entry(lines, "BR-FR-03_BT-2"), /here: fatal, engine\/rules\/nations\/france\/flux2\/amounts\.ts:\d+$/m);
});

/** What would be written, by file. */
async function writing(file: string, old: string, now: string): Promise<ReadonlyMap<string, string>> {
  return await inFolder({ [`old/${file}`]: old, [`new/${file}`]: now }, async (at) => {
    return written((await worklist(`${at}/old`, `${at}/new`)).edits);
  });
}

Deno.test("another severity is written where one row makes the rule, with the import of what makes it", async () => {
  const files = await writing(
    "HR-CIUS-EXT-EN16931-UBL.sch",
    schematron({ "HR-BR-33": ["fatal", "a"] }),
    schematron({ "HR-BR-33": ["warning", "a"] }),
  );
  assert.deepEqual([...files.keys()], ["engine/rules/nations/croatia/rules.ts"]);
  const [text = ""] = files.values();
  assert.match(text, /warning\("HR-BR-33"/);
  assert.match(text, /import \{[^}]*\brule\b[^}]*\bwarning\b[^}]*\} from "\.\.\/\.\.\/paths\/row\.ts"/);
});

Deno.test("a severity that changes in one syntax is written into the table of that syntax alone", async () => {
  for (const [syntax, table] of [["UBL", "ubl"], ["CII", "cii"]] as const) {
    const rule = (flag: string) => schematron({ "BR-FR-20_BT-21": [flag, "a"] });
    const files = await writing(`BR-FR-Flux2-Schematron-${syntax}.sch`, rule("fatal"), rule("warning"));
    assert.deepEqual([...files.keys()], [`engine/rules/nations/france/flux2/${table}.ts`]);
  }
});

Deno.test("a severity is not written where its row makes other rules that keep theirs", async () => {
  const notes = (first: string) => schematron({ "BR-FR-05_BT-22-1": [first, "a"], "BR-FR-05_BT-22-2": ["fatal", "a"] });
  const files = {
    "old/BR-FR-Flux2-Schematron-UBL.sch": notes("fatal"),
    "new/BR-FR-Flux2-Schematron-UBL.sch": notes("warning"),
  };
  assert.match(entry(await listed(files), "BR-FR-05_BT-22-1"), /\[to do\]\nits row makes rules that stay/);
  const all = await writing(
    "BR-FR-Flux2-Schematron-UBL.sch",
    notes("fatal"),
    notes("warning").replaceAll("fatal", "warning"),
  );
  assert.match(all.get("engine/rules/nations/france/flux2/ubl.ts") ?? "", /warning\(\s*`BR-FR-05_BT-22-/);
});

Deno.test("codes that came and went are written into the list of a nation, each in its place", async () => {
  const { otherTaxes } = await import("../../engine/rules/nations/france/extended/codes.ts");
  const codes = [...otherTaxes];
  const rule = (list: readonly string[]) => {
    return schematron({ "BR-FREXT-CL-20-TAX": ["fatal", `contains(' ${list.join(" ")} ', concat(' ', ., ' '))`] });
  };
  const now = [...codes.filter((it) => it !== "CUD" && it !== "AAA"), "CUE", "ZZZ"];
  const files = await writing("EXTENDED-CTC-FR-UBL.sch", rule(codes), rule(now));
  const text = files.get("engine/rules/nations/france/extended/codes.ts") ?? "";
  assert.match(text, /"AAB AAC .* CST CUE CVD ENV .* GCN " \+\n/);
  assert.match(text, / TTA VAD ZZZ",/);
});

Deno.test("codes that are texts of their own in an official list are compared, and their list here is found", async () => {
  const { treatments } = await import("../../engine/rules/nations/france/flux2/forms.ts");
  const rule = (list: readonly string[]) => {
    return schematron({ "BR-FR-20_BT-21": ["fatal", `. = (${list.map((it) => `'${it}'`).join(", ")})`] });
  };
  const lines = await listed({
    "old/BR-FR-Flux2-Schematron-CII.sch": rule([...treatments]),
    "new/BR-FR-Flux2-Schematron-CII.sch": rule([...treatments, "B2G"]),
  });
  const said = entry(lines, "BR-FR-20_BT-21");
  assert.match(said, /: codes \[(mechanical|to do)\]\ncodes added: B2G$/m);
  assert.match(said, /list here: engine\/rules\/nations\/france\/flux2\/forms\.ts:\d+, lacks B2G$/m);
});
