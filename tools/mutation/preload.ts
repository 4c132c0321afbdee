/**
 * Runs before the tests of an instrumented copy: turns on the mutant that the environment names, ends it when it runs in
 * circles, and writes down which mutants were reached.
 */

interface Switches {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: Readonly<Record<string, number>> };
}

const active = Deno.env.get("MUTANT");
const limit = Deno.env.get("MUTANT_HITS");
const switches: Switches = {
  ...(active === undefined ? {} : { activeMutant: active }),
  ...(limit === undefined ? {} : { hitCount: 0, hitLimit: Number(limit) }),
};
Object.assign(globalThis, { __stryker__: switches });

const reached = Deno.env.get("MUTANT_COVERAGE");
if (reached !== undefined) {
  globalThis.addEventListener("unload", () => {
    Deno.writeTextFileSync(reached, JSON.stringify(switches.mutantCoverage?.static ?? {}));
  });
}
