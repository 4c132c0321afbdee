/** JSON that commands print is laid out with two spaces, ends with its line, and is one value or a list as was asked. */
import assert from "node:assert/strict";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";
import { invoiceWith } from "../../cases/json.ts";

/** Each line begins with two spaces for each value that it is in, and the last line ends. */
function isLaidOut(text: string): boolean {
  const lines = text.split("\n");
  let depth = 0;
  for (const line of lines.slice(0, -1)) {
    const [, indent = "", rest = ""] = /^( *)(.*)$/.exec(line) ?? [];
    if (/^[}\]]/.test(rest)) depth--;
    if (indent.length !== 2 * depth) return false;
    if (/[{[]$/.test(rest)) depth++;
  }
  return lines.at(-1) === "" && depth === 0;
}

/** Commands, and whether what they print is a list. F is a valid file, G one that is not. */
const commands: readonly (readonly [args: readonly string[], isList: boolean])[] = [
  [["validate", "--format", "json", "F"], false],
  [["validate", "--format", "json", "F", "G"], true],
  [["validate", "--format", "sarif", "G"], false],
  [["parse", "F"], false],
  [["diagnose", "--format", "json", "G"], false],
  [["diff", "--format", "json", "F", "G"], false],
  [["convert", "--to", "cii", "--allow-loss", "--format", "json", "F"], false],
  [["generate", "--format", "json", "J"], false],
  [["explain", "--format", "json", "BR-16"], false],
  [["explain", "--format", "json", "BR-16", "BR-02"], true],
  [["explain", "--format", "json", "xml_malformed"], false],
  [["explain", "--format", "json", "--all"], true],
  [["editions", "--json"], false],
  [["schema"], false],
];

for (const [args, isList] of commands) {
  Deno.test(`${args.join(" ")} prints ${isList ? "a list" : "an object"}, laid out`, async () => {
    const files = { "F.xml": validInvoice, "G.xml": invalidInvoice, "J.json": invoiceWith() };
    await withFolder(files, async (folder) => {
      const paths: Readonly<Record<string, string>> = { F: "F.xml", G: "G.xml", J: "J.json" };
      const called = args.map((it) => paths[it] === undefined ? it : `${folder}/${paths[it]}`);
      const { out, err } = await faktlint(called);
      assert.equal(Array.isArray(JSON.parse(out)), isList, err);
      assert.ok(isLaidOut(out), out.slice(0, 200));
    });
  });
}
