/** The sets of strict mode are bundled apart from the engine, and both work facts out of the same documents. */
import assert from "node:assert/strict";
import { bundle, outputs } from "../../build.ts";
import { type CaseSet, strictCaseSets } from "../../cases/all.ts";
import { documentOf } from "../../cases/edit.ts";
import * as engine from "../../engine/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import type { RuleSet } from "../../engine/judge/sets.ts";

async function bundled<T>(output: keyof typeof outputs): Promise<T> {
  return await import(`data:text/javascript,${encodeURIComponent((await bundle(outputs[output])).code)}`);
}

const apart = {
  engine: await bundled<typeof engine>("engine"),
  official: (await bundled<{ readonly official: readonly RuleSet[] }>("official")).official,
  facturx: (await bundled<{ readonly facturx: readonly RuleSet[] }>("facturx")).facturx,
};

for (const [name, { cases, profiles, base }] of Object.entries<CaseSet>(strictCaseSets)) {
  Deno.test(`the rules of ${name} that strict mode adds find in their own bundle what they find here`, () => {
    for (const [id, of] of Object.entries(cases)) {
      for (const side of ["ubl", "cii"] as const) {
        const profile = profiles[side];
        if (profile === undefined) continue;
        const { fail = [], pass = [], stop = [] } = of[side] ?? {};
        for (const it of [...fail, ...pass, ...stop]) {
          const document = documentOf(it, side, base);
          const options = { profile, strict: true } as const;
          const there = apart.engine.validate(document, { ...options, sets: [...apart.official, ...apart.facturx] });
          const here = engine.validate(document, { ...options, sets: [...official, ...facturx] });
          assert.deepEqual(there, here, `${id}: ${it.why}`);
        }
      }
    }
  });
}
