/** Strict mode says of the invoices of nations what their official sets say: a sample of the corpus, another one every day. */
import assert from "node:assert/strict";
import { hasCorpus } from "../conformance/corpus.ts";
import { otherwise } from "../conformance/nations_floor.ts";
import { turn } from "../support/sweeps.ts";
import { answered, compared, linesOf, nations } from "../conformance/nations_corpus.ts";

const ONE_IN = 10;

for (const nation of nations) {
  Deno.test({
    name: `the invoices of ${nation} are judged as its official sets judge them${
      hasCorpus() ? "" : ": no ../shared/corpus"
    }`,
    ignore: !hasCorpus(),
    async fn() {
      const wrong: string[] = [];
      for await (const line of linesOf(nation, ONE_IN, turn(ONE_IN))) {
        if (otherwise.has(line.file)) continue;
        const it = await compared(line, answered[nation]);
        assert.ok(!it.falseValid, `${line.file} is valid here, and not there`);
        const differences = [...it.missing.map((id) => `- ${id}`), ...it.beyond.map((id) => `+ ${id}`)];
        if (!it.isExact) wrong.push(`${line.file}: ${differences.join("; ")}`);
      }
      assert.deepEqual(wrong, []);
    },
  });
}
