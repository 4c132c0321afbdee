import { validateAction, validateWorkflow } from "@action-validator/core";
import assert from "node:assert/strict";
import { parse } from "yaml";
import { annotations, lines } from "../../packages/github/annotate.ts";
import { longTest } from "../support/sweeps.ts";

const root = new URL("../../", import.meta.url);
const textOf = (path: string) => Deno.readTextFileSync(new URL(path, root));

/** The examples of docs/ci.md. */
const examples = [...textOf("docs/ci.md").matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, text = ""]) => text);

Deno.test("the action is one by GitHub's own schema", () => {
  assert.deepEqual(validateAction(textOf("action.yml")).errors, []);
});

Deno.test("the workflow in docs/ci.md is one by GitHub's own schema, and hands the action inputs that it has", () => {
  const [workflow = ""] = examples;
  assert.deepEqual(validateWorkflow(workflow).errors, []);
  const steps: readonly { readonly with?: object; readonly uses?: string }[] = parse(workflow).jobs.check.steps;
  const given = Object.keys(steps.find(({ uses }) => uses?.includes("/faktlint@"))?.with ?? {});
  const known = Object.keys(parse(textOf("action.yml")).inputs);
  assert.deepEqual(given.filter((name) => !known.includes(name)), []);
  assert.ok(given.includes("paths"));
});

Deno.test("the hook that docs/ci.md names is one that the repository has, and its entry can be run", () => {
  const [hook] = parse(textOf(".pre-commit-hooks.yaml"));
  const [, example = ""] = examples;
  assert.equal(parse(example).repos[0].hooks[0].id, hook.id);
  assert.ok(((Deno.statSync(new URL(hook.entry, root)).mode ?? 0) & 0o111) !== 0);
});

const place = (uri: string, startLine: number) => [{
  physicalLocation: { artifactLocation: { uri }, region: { startLine, startColumn: 5 } },
}];

Deno.test("annotations() marks the line of a finding, and lets no text of an invoice be a command", () => {
  const message = { text: "100 % wrong\n::set-output name=x::y" };
  const results = [{ ruleId: "BR-CO-10", level: "error", message, locations: place("a%20b,c.xml", 7) }];
  assert.deepEqual(annotations({ runs: [{ results }] }), [
    "::error file=a b%2Cc.xml,line=7,col=5,title=BR-CO-10::100 %25 wrong%0A::set-output name=x::y",
  ]);
});

Deno.test("annotations() say first why a file was not read, and lines() why there is nothing to say", () => {
  const descriptor = { id: "not_well_formed" };
  const unread = { level: "error", descriptor, message: { text: "It ends early." }, locations: place("::x.xml", 3) };
  const results = [{ ruleId: "BR-CO-10", level: "error", message: { text: "wrong" }, locations: place("b.xml", 7) }];
  const log = { runs: [{ invocations: [{ toolExecutionNotifications: [unread] }], results }] };
  assert.deepEqual(annotations(log), [
    "::error file=%3A%3Ax.xml,line=3,col=5,title=not_well_formed::It ends early.",
    "::error file=b.xml,line=7,col=5,title=BR-CO-10::wrong",
  ]);
  assert.deepEqual(lines("", 2), ["::error::Faktlint did not check anything (exit status 2): the reason is above."]);
  assert.deepEqual(lines("", 0), []);
});

Deno.test("annotations() of a thousand findings are fifty, and say how many are left", () => {
  const results = Array.from({ length: 1_000 }, () => ({ level: "note", message: { text: "x" } }));
  assert.equal(annotations({ runs: [{ results }] }).at(-1), "::notice::950 more findings: they are in the SARIF file.");
});

longTest("the step of the action keeps SARIF, annotates, and fails with an invalid invoice", async () => {
  const folder = Deno.makeTempDirSync();
  try {
    const { code, stdout } = await new Deno.Command("bash", {
      args: ["-c", parse(textOf("action.yml")).runs.steps[0].run],
      cwd: root,
      clearEnv: true,
      env: {
        PATH: Deno.env.get("PATH") ?? "",
        HOME: Deno.env.get("HOME") ?? folder,
        NO_COLOR: "1",
        FAKTLINT_HOME: decodeURIComponent(root.pathname).replace(/\/$/, ""),
        FAKTLINT_PATHS: "examples/broken-totals.xml\n",
        FAKTLINT_SARIF: `${folder}/faktlint.sarif`,
      },
    }).output();
    assert.equal(code, 1);
    assert.match(
      new TextDecoder().decode(stdout),
      /^::error file=.*broken-totals\.xml,line=\d+,col=\d+,title=BR-CO-10::/m,
    );
    assert.equal(JSON.parse(Deno.readTextFileSync(`${folder}/faktlint.sarif`)).version, "2.1.0");
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});
