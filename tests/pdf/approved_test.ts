/** What is on the pages, and where, to the last rule: compared with what was looked at and approved. */
import assert from "node:assert/strict";
import { approvedOf, approvedSamples, drawingOf } from "./approved.ts";

for (const sample of approvedSamples) {
  Deno.test(`the pages of ${sample.name} are drawn as they were approved (else look, and deno task tool pdf --approve)`, async () => {
    assert.deepEqual((await drawingOf(sample)).split("\n"), approvedOf(sample).split("\n"));
  });
}
