/** Runs that were interrupted go on where they were, and find in the end what one run would have found. */
import assert from "node:assert/strict";
import { tarGzip } from "../support/archives.ts";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";
import { longTest, sampled } from "../support/sweeps.ts";

const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => {
  const text = index % 5 === 0 ? invalidInvoice : validInvoice;
  return [`${String(index).padStart(4, "0")}.xml`, text];
}));

/** The command in a process of its own. */
function started(folder: string, args: readonly string[]): Deno.ChildProcess {
  const main = new URL("../../host/main.ts", import.meta.url).pathname;
  const allowed = ["--no-prompt", "--allow-read", `--allow-write=${folder}`, "--allow-env"];
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", ...allowed, main, "validate", "--format", "ndjson", ...args],
    stdout: "null",
    stderr: "inherit",
  }).spawn();
}

/** Kills a run once it has come so far. */
async function killed(run: Deno.ChildProcess, isSoFar: () => Promise<boolean>): Promise<Deno.CommandStatus> {
  while (!await isSoFar()) await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    run.kill("SIGKILL");
  } catch {
    // It has ended by itself.
  }
  return await run.status;
}

async function sizeOf(file: string): Promise<number> {
  return await Deno.stat(file).then(({ size }) => size, () => 0);
}

longTest("runs that are killed again and again write in the end what one run writes, byte by byte", async () => {
  await withFolder({ "all.tgz": await tarGzip(many), ...many }, async (folder) => {
    const out = `${folder}/out.ndjson`;
    const whole = await faktlint(["validate", "--format", "ndjson", folder]);
    const args = ["--jobs", "2", "--out", out, "--resume", `${folder}/state`, folder];
    for (const share of [0.1, ...sampled([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], 8)]) {
      const isSoFar = async () => await sizeOf(out) >= whole.out.length * share;
      const { signal } = await killed(started(folder, args), isSoFar);
      // What is left then is soon done: on a busy machine it may be over before this is noticed.
      if (share < 0.2) assert.equal(signal, "SIGKILL");
    }
    assert.equal((await started(folder, args).status).code, whole.status);
    assert.equal(await Deno.readTextFile(out), whole.out);
    assert.equal((await started(folder, args).status).code, whole.status, "a run that was done is done");
    assert.equal(await Deno.readTextFile(out), whole.out);
  });
});

const few = { "a.xml": validInvoice, "b.xml": invalidInvoice, "c.xml": validInvoice };

Deno.test("on standard output, what was printed is not printed again, and the status is that of all", async () => {
  await withFolder(few, async (folder) => {
    const call = ["validate", "--format", "ndjson", "--resume", `${folder}/state`, folder];
    const first = await faktlint(call);
    assert.deepEqual([first.status, first.out.split("\n").length], [1, 4]);
    assert.deepEqual(await faktlint(call), { status: 1, out: "", err: "" });
    await Deno.writeTextFile(`${folder}/d.xml`, validInvoice);
    const added = await faktlint(call);
    assert.deepEqual([added.status, JSON.parse(added.out).file], [1, `${folder}/d.xml`]);
  });
});

Deno.test("a note of another run, of other files or of nothing is refused, and nothing is written", async () => {
  await withFolder({ ...few, broken: "{", other: '{"run":{"done":1}}' }, async (folder) => {
    const out = `${folder}/out`;
    const call = (state: string, ...more: readonly string[]) => {
      return faktlint([
        "validate",
        "--format",
        "ndjson",
        "--out",
        out,
        "--resume",
        `${folder}/${state}`,
        ...more,
        folder,
      ]);
    };
    assert.equal((await call("state")).status, 1);
    const written = await Deno.readTextFile(out);
    for (
      const [state, ...more] of [["broken"], ["other"], ["state", "--preflight"], ["state", "--lang", "de"]] as const
    ) {
      const { status, out: said, err } = await call(state ?? "", ...more);
      assert.deepEqual([status, said], [2, ""]);
      assert.ok(err.includes("--resume"), err);
      assert.equal(await Deno.readTextFile(out), written);
    }
    await Deno.remove(`${folder}/c.xml`);
    const gone = await call("state");
    assert.equal(gone.status, 2);
    assert.ok(gone.err.includes("c.xml"), gone.err);
    await Deno.truncate(out, 10);
    assert.equal((await call("state")).status, 2);
  });
});

Deno.test("two runs do not write the same file at once", async () => {
  await withFolder(few, async (folder) => {
    using held = await Deno.open(`${folder}/out`, { write: true, create: true });
    await held.lock(true);
    const { status, err } = await faktlint(["validate", "--out", `${folder}/out`, folder]);
    assert.equal(status, 2);
    assert.ok(err.includes("another process"), err);
  });
});

Deno.test("--resume is for ndjson, and not for repairs", async () => {
  for (const args of [["--format", "json"], ["--format", "ndjson", "--fix"]]) {
    assert.equal((await faktlint(["validate", "--resume", "state", ...args, "a.xml"])).status, 2);
  }
});

Deno.test("--out writes any format to a file, in whole and again", async () => {
  await withFolder({ ...few, out: "x".repeat(100_000) }, async (folder) => {
    for (const format of ["text", "json", "sarif"]) {
      const call = ["validate", "--format", format, folder];
      const { status, out } = await faktlint(call);
      assert.deepEqual(await faktlint([...call, "--out", `${folder}/out`], { colour: true }), {
        status,
        out: "",
        err: "",
      });
      assert.equal(await Deno.readTextFile(`${folder}/out`), out);
    }
  });
});
