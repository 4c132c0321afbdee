/** The changes that `deno task mutation` makes. */
import assert from "node:assert/strict";
import { instrument } from "../../tools/mutation/instrument.ts";

const source = {
  name: "engine/x.ts",
  content: `export function isFree(total: number): boolean {
  return total <= 0;
}
export const name = "free";
`,
};

Deno.test("instrument() changes operators and conditions, says where, and leaves texts alone", async () => {
  const made = (await instrument([source])).get("engine/x.ts");
  const changes = made?.mutants.map(({ line, was, becomes }) => [line, was, becomes]) ?? [];
  assert.ok(changes.some((it) => it.join() === [2, "total <= 0", "total < 0"].join()), `${changes}`);
  assert.ok(changes.some((it) => it.join() === [2, "total <= 0", "total > 0"].join()), `${changes}`);
  assert.deepEqual(changes.filter(([line]) => line !== 2), []);
});

Deno.test("a mutant changes what the code does when it is turned on, and only then", async () => {
  const made = (await instrument([source])).get("engine/x.ts");
  const id = made?.mutants.find(({ becomes }) => becomes === "total < 0")?.id;
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    const check = "console.log(isFree(0));\n";
    await Deno.writeTextFile(file, `${made?.content}\n${check}`);
    for (const [active, expected] of [[undefined, "true"], [id, "false"]] as const) {
      const env = active === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: active };
      const args = ["run", "--no-check", "--allow-env", file];
      const { stdout } = await new Deno.Command(Deno.execPath(), { args, env }).output();
      assert.equal(new TextDecoder().decode(stdout).trim(), expected);
    }
  } finally {
    await Deno.remove(file);
  }
});
