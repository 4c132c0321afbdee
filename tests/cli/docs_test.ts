import assert from "node:assert/strict";
import { faktlint } from "../support/terminal.ts";

Deno.test("an error of the command line names the command that explains its code", async () => {
  for (const args of [["validate", "--format", "ndjson", "-"], ["parse", "-"]]) {
    const { out, err } = await faktlint(args, { stdin: "nope" });
    assert.match(out + err, /"docs": ?"faktlint explain xml_malformed"/, args.join(" "));
  }
});
