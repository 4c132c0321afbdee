import assert from "node:assert/strict";
import { faktlint, validFile } from "../support/terminal.ts";

const commands = ["validate", "parse", "explain"];

Deno.test("without a command the usage is shown, and the status is 2", async () => {
  const { status, out } = await faktlint([]);
  assert.equal(status, 2);
  for (const command of commands) assert.match(out, new RegExp(`^ +${command} `, "m"));
});

for (const flag of ["--help", "-h", "help"]) {
  Deno.test(`faktlint ${flag} shows the usage, and the status is 0`, async () => {
    const { status, out, err } = await faktlint([flag]);
    assert.deepEqual([status, err], [0, ""]);
    for (const command of commands) assert.ok(out.includes(command), command);
  });
}

for (const command of commands) {
  for (const flag of ["--help", "-h"]) {
    Deno.test(`faktlint ${command} ${flag} shows its help, whatever else is given`, async () => {
      const { status, out, err } = await faktlint([command, "--no-such-option", flag]);
      assert.deepEqual([status, err], [0, ""]);
      assert.ok(out.startsWith(`Usage: faktlint ${command} `));
      assert.match(out, /^Exit status: /m);
    });
  }
}

Deno.test("the help of a command names each of its options", async () => {
  const options = {
    validate: ["--profile", "--format", "--max-characters", "--max-elements"],
    parse: ["--max-characters", "--max-elements"],
    explain: ["--all", "--format"],
  };
  for (const [command, names] of Object.entries(options)) {
    const { out } = await faktlint([command, "--help"]);
    for (const name of names) assert.match(out, new RegExp(`^ +${name}\\b`, "m"), `${command} ${name}`);
  }
});

for (const command of ["validate", "parse", "generate", "explain", "schema", "verify", "serve", "keys", "records"]) {
  Deno.test(`the help of ${command} fits into 120 columns, and ends with the exit status`, async () => {
    const { out } = await faktlint([command, "--help"]);
    assert.deepEqual(out.split("\n").filter((line) => line.length > 120), []);
    assert.match(out, /\n\nExit status: 0.*\n$/);
  });
}

for (const name of ["no-such-command", "constructor", "__proto__", "Validate"]) {
  Deno.test(`the unknown command ${name} is named, and the usage is shown`, async () => {
    const { status, out, err } = await faktlint([name]);
    assert.deepEqual([status, out], [2, ""]);
    assert.ok(err.includes(`there is no command "${name}"`));
    assert.ok(err.includes("Usage: faktlint COMMAND"));
  });
}

const wrong: readonly (readonly [readonly string[], string])[] = [
  [["validate", "--no-such-option", validFile], "--no-such-option"],
  [["validate", "-x", validFile], "-x"],
  [["validate", "--format"], "--format"],
  [["validate", "--format", "yaml", validFile], `--format is "yaml": choose one of text, json, ndjson`],
  [["validate", "--format=", validFile], `--format is "": choose one of`],
  [["validate", "--profile", "peppol", validFile], `--profile is "peppol": choose one of en16931`],
  [["validate", "--profile", "toString", validFile], `--profile is "toString": choose one of`],
  [["validate", "--max-characters", "0", validFile], `--max-characters is "0": give a whole number`],
  [["validate", "--max-characters=-5", validFile], `--max-characters is "-5": give a whole number`],
  [["validate", "--max-elements", "1e3", validFile], `--max-elements is "1e3": give a whole number`],
  [["validate", "--max-elements", "9".repeat(20), validFile], "give a whole number"],
  [["validate"], "name at least one file or folder"],
  [["validate", "--format", "json"], "name at least one file or folder"],
  [["parse"], "name exactly one file"],
  [["parse", validFile, validFile], "name exactly one file"],
  [["parse", "--format", "json", validFile], "--format"],
  [["parse", "--max-elements", "many", validFile], `--max-elements is "many"`],
  [["explain"], "name a rule"],
  [["explain", "BR-9999"], `there is no rule "BR-9999"`],
  [["explain", "--format", "ndjson", "BR-02"], `--format is "ndjson": choose one of text, json`],
];

for (const [args, message] of wrong) {
  Deno.test(`faktlint ${args.join(" ").replace(validFile, "FILE")} says what is wrong and where to look`, async () => {
    const { status, out, err } = await faktlint(args);
    assert.deepEqual([status, out], [2, ""]);
    assert.ok(err.includes(message), err);
    assert.ok(err.includes(`See: faktlint ${args[0]} --help`), err);
  });
}
