import assert from "node:assert/strict";
import { printable, printableText } from "../../host/cli/printable.ts";

Deno.test("no text of a file is a command of a system that shows the output of builds", () => {
  const said: readonly (readonly [text: string, shown: string])[] = [
    ["::error::x.xml", "·:error::x.xml"],
    ["  ::stop-commands::x", "  ·:stop-commands::x"],
    ["a\t::set-output name=x::y", "a·::set-output name=x::y"],
    ["##[error]x", "·#[error]x"],
    ["x ##vso[task.setvariable variable=x]y", "x ·#vso[task.setvariable variable=x]y"],
    ["urn:cen.eu:en16931:2017#compliant#urn::x", "urn:cen.eu:en16931:2017#compliant#urn::x"],
    ["a ### heading", "a ### heading"],
  ];
  assert.deepEqual(said.map(([text]) => printable(text)), said.map(([, shown]) => shown));
  assert.equal(printableText(" <!--\n ::error::y -->"), " <!--\n ·:error::y -->");
});
