/** The commands that are made of operations. */
import assert from "node:assert/strict";
import { operationCommands } from "../../host/cli/operation.ts";
import { copy, describe, lookup, who } from "../support/operations.ts";
import { faktlint, type Run, validFile, withFolder } from "../support/terminal.ts";

function asked(args: readonly string[], stdin?: string): Promise<Run> {
  const operations = [lookup, copy, who, describe];
  return faktlint(args, { operations, ...(stdin === undefined ? {} : { stdin }) });
}

Deno.test("an operation that needs no server is a command, and one that needs a server is not", async () => {
  const { out } = await asked(["--help"]);
  for (const [name, summary] of [["lookup", "look a name up"], ["describe", "describe a document"]]) {
    assert.match(out, new RegExp(`^  ${name} +${summary}$`, "m"));
  }
  assert.doesNotMatch(out, /^ {2}who /m);
  assert.equal((await asked(["who"])).status, 2);
});

Deno.test("of the service's operations those on a document are commands, and those that look something up or sell are not", async () => {
  const names = Object.keys(await operationCommands());
  assert.deepEqual(names.toSorted(), [
    "convert",
    "diagnose",
    "diff",
    "embed",
    "extract",
    "generate",
    "parse",
    "validate",
    "view",
  ]);
});

Deno.test("the help of such a command names its options, those of files only where it takes one", async () => {
  const { out: fields } = await asked(["lookup", "--help"]);
  assert.match(fields, /^Usage: faktlint lookup \[OPTIONS\]$/m);
  assert.match(fields, /^ +--name N +Whom to look up\.$/m);
  assert.match(fields, /^ +--exact-only /m);
  assert.doesNotMatch(fields, /max-characters/);
  const { out: file } = await asked(["describe", "--help"]);
  assert.match(file, /^Usage: faktlint describe \[OPTIONS\] FILE$/m);
  for (const option of ["--strict", "--lang L", "--out F", "--max-characters N", "--max-elements N"]) {
    assert.match(file, new RegExp(`^ +${option}`, "m"));
  }
});

Deno.test("a document comes from a file or standard input, with its kind and the caps of its readers", async () => {
  const { status, out } = await asked(["describe", "--max-elements", "7", "--lang", "de", validFile]);
  const { kind, limits, lang } = JSON.parse(out);
  assert.deepEqual([status, kind, limits, lang], [0, "xml", { elements: 7, values: 7 }, "de"]);
  assert.equal(JSON.parse((await asked(["describe", "-"], "{}")).out).kind, "json");
});

Deno.test("fields are options, and are checked by their schema", async () => {
  assert.deepEqual(JSON.parse((await asked(["lookup", "--name", "Ada"])).out), { status: "found", lang: "en" });
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [["lookup"], "--name is missing"],
    [["lookup", "--name", "longer than ten"], `--name is "longer than ten": want at most 10 characters`],
    [["lookup", "--name", "Ada", "--lang", "xx"], `--lang is "xx": choose one of en, de, fr`],
    [["lookup", "--name", "Ada", "a.xml"], `it takes no file, and "a.xml" was given`],
    [["describe"], "name exactly one file"],
    [["describe", "--no-such-option", "-"], "--no-such-option"],
  ];
  for (const [args, message] of wrong) {
    const { status, out, err } = await asked(args);
    assert.deepEqual([status, out], [2, ""], args.join(" "));
    assert.ok(err.includes(message), err);
  }
});

Deno.test("a refusal prints what was found with status 1, and a problem goes to the error stream with status 2", async () => {
  const refused = await asked(["describe", "--strict", "-"], "{}");
  assert.deepEqual([refused.status, JSON.parse(refused.out).kind, refused.err], [1, "json", ""]);
  const { status, out, err } = await asked(["lookup", "--name", "Ada", "--exact-only"]);
  assert.deepEqual([status, out, JSON.parse(err)], [
    2,
    "",
    { error: "record_not_found", message: "Nobody is called Ada.", docs: "faktlint explain record_not_found" },
  ]);
});

Deno.test("a PDF is written to a file and to no terminal, and another kind of document is named", async () => {
  await withFolder({ "a.pdf": "%PDF-1.7 and more" }, async (folder) => {
    const unnamed = await asked(["copy", `${folder}/a.pdf`]);
    assert.deepEqual([unnamed.status, unnamed.out], [2, ""]);
    assert.match(unnamed.err, /--out/);
    assert.equal((await asked(["copy", "--out", `${folder}/b.pdf`, `${folder}/a.pdf`])).status, 0);
    assert.equal(await Deno.readTextFile(`${folder}/b.pdf`), "%PDF-1.7 and more");
    const { status, err } = await asked(["copy", "--out", `${folder}/c.pdf`, validFile]);
    assert.deepEqual([status, JSON.parse(err).error], [2, "unsupported_media_type"]);
  });
  const missing = JSON.parse((await asked(["describe", `${validFile}.none`])).err);
  assert.deepEqual([missing.file, missing.error], [`${validFile}.none`, "bad_request"]);
});
