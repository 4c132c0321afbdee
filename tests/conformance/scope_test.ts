/** The rules that are implemented are the rules in scope, no fewer and no more. */
import assert from "node:assert/strict";
import { en16931 } from "../../engine/rules/index.ts";
import { strictSets } from "../../engine/rules/strict.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
import { hasCorpus } from "./corpus.ts";
import { inScope } from "./scope.ts";

for (const side of ["ubl", "cii"] as const) {
  Deno.test({
    name: `every EN 16931 rule in scope is implemented in ${side}, and none besides (needs ../shared)`,
    ignore: !hasCorpus(),
    async fn() {
      const wanted = (await inScope("en16931", side)).toSorted();
      const rules: Readonly<Record<string, Rule>> = { ...en16931, ...strictSets.en16931 };
      const have = Object.keys(rules).filter((id) => rules[id]?.[side] !== undefined).toSorted();
      console.log(`${side}: ${have.length} rules implemented, ${wanted.length} in scope`);
      assert.deepEqual(have, wanted);
    },
  });
}
