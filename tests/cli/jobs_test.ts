/** Several threads check files: what breaks, ends or is ended loses no result. */
import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { claim, type Start, type Task } from "../../host/cli/check/crew.ts";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";

const files = Object.fromEntries(Array.from({ length: 90 }, (_, index) => {
  const text = index % 7 === 0 ? "<broken" : index % 3 === 0 ? invalidInvoice : validInvoice;
  return [`${String(index).padStart(2, "0")}.xml`, text];
}));

/** A worker that takes the first `whole` batches, claims the next one, and breaks. */
function breaking(whole: number): typeof Worker {
  return class extends EventTarget implements Worker {
    onmessage: Worker["onmessage"] = null;
    onmessageerror: Worker["onmessageerror"] = null;
    onerror: Worker["onerror"] = null;
    #start: Start | undefined;
    #left = whole;

    postMessage(message: Start | Task): void {
      if ("claims" in message) this.#start = message;
      else if (this.#start !== undefined && claim(this.#start.claims, message.number)) this.#work();
    }

    #work(): void {
      if (this.#left-- > 0) return;
      const event = new ErrorEvent("error", { message: "out of order" });
      setTimeout(() => this.onerror?.(event), 5);
    }

    terminate(): void {}
  };
}

for (const whole of [0, 1, 2]) {
  Deno.test(`a worker that breaks with ${whole + 1} batches in hand loses no result, and that is said`, async () => {
    const own = globalThis.Worker;
    await withFolder(files, async (folder) => {
      const call = ["validate", "--format", "ndjson", folder];
      const one = await faktlint([...call, "--jobs", "1"]);
      try {
        globalThis.Worker = breaking(whole);
        const { status, out, err } = await faktlint([...call, "--jobs", "2"]);
        assert.deepEqual([status, out], [one.status, one.out]);
        assert.match(err, /a worker broke \(out of order\)/);
      } finally {
        globalThis.Worker = own;
      }
    });
  });
}

Deno.test("a worker that breaks while it converts loses no document, and that is said", async () => {
  const own = globalThis.Worker;
  const invoice = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const many = Object.fromEntries(Object.keys(files).map((name) => [`in/${name}`, invoice.replace("2025", name)]));
  await withFolder(many, async (folder) => {
    const converted = async (jobs: string) => {
      const out = `${folder}/out${jobs}`;
      const { err } = await faktlint(["convert", "--to", "cii", `${folder}/in`, "--out", out, "--jobs", jobs]);
      const names = [...Deno.readDirSync(out)].map(({ name }) => name).sort();
      return { err, texts: names.map((name) => [name, Deno.readTextFileSync(`${out}/${name}`)]) };
    };
    const one = await converted("1");
    assert.deepEqual(one.texts.map(([name]) => name), Object.keys(files));
    try {
      globalThis.Worker = breaking(1);
      const two = await converted("2");
      assert.match(two.err, /faktlint convert: a worker broke \(out of order\)/);
      assert.deepEqual(two.texts, one.texts);
    } finally {
      globalThis.Worker = own;
    }
  });
});

for (
  const [count, args, workers] of [
    [200, [], 0],
    [500, [], availableParallelism() - 1],
    [500, ["--jobs", "1"], 0],
    [500, ["--fix"], 0],
  ] as const
) {
  Deno.test(`${count} files are checked with ${workers} workers (${args.join(" ")})`, async () => {
    const own = globalThis.Worker;
    let made = 0;
    globalThis.Worker = class extends own {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        made++;
      }
    };
    try {
      const broken = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.xml`, "<broken"]));
      await withFolder(broken, async (folder) => void await faktlint(["validate", ...args, folder]));
    } finally {
      globalThis.Worker = own;
    }
    assert.equal(made, workers);
  });
}

/** The command in a process of its own, which may write in the folder. */
function started(folder: string, args: readonly string[], before = ""): Deno.ChildProcess {
  const main = new URL("../../host/main.ts", import.meta.url).pathname;
  const allowed = ["--no-prompt", "--allow-read", `--allow-write=${folder}`, "--allow-env"];
  const call = [Deno.execPath(), "run", "--quiet", ...allowed, main, "validate", "--format", "ndjson", ...args];
  return new Deno.Command("sh", {
    args: ["-c", `${before} exec "$@"`, "sh", ...call],
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

interface Ended {
  readonly code: number;
  readonly err: string;
}

async function ended(run: Deno.ChildProcess): Promise<Ended> {
  const { code, stderr } = await run.output();
  return { code, err: new TextDecoder().decode(stderr) };
}

/** Ends a run in some way, and says how it ended; what is done to it may be nothing. */
type End = (folder: string, args: readonly string[]) => Promise<Ended>;

async function sizeOf(file: string): Promise<number> {
  return await Deno.stat(file).then(({ size }) => size, () => 0);
}

/** A run that is over before the signal reaches it has the status of its files. */
const OVER = 2;

const ends: Readonly<Record<string, readonly [end: End, codes: readonly number[], said: RegExp]>> = {
  "Ctrl-C": [
    async (folder, args) => {
      const run = started(folder, args);
      while (await sizeOf(`${folder}/out`) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      run.kill("SIGINT");
      return await ended(run);
    },
    [130, OVER],
    /^$/,
  ],
  // So many blocks of 512 bytes, which the state does not need.
  "a full disk": [
    (folder, args) => ended(started(folder, args, "ulimit -f 40; trap '' XFSZ;")),
    [2],
    /out" cannot be written: it would be larger than a file may be there/,
  ],
};

for (const [how, [end, codes, said]] of Object.entries(ends)) {
  Deno.test({
    name: `a run that is ended by ${how} goes on with --resume, and ends with the bytes of one run`,
    ignore: Deno.build.os !== "linux",
    async fn() {
      await withFolder(files, async (folder) => {
        const whole = await faktlint(["validate", "--format", "ndjson", folder]);
        const args = ["--jobs", "2", "--out", `${folder}/out`, "--resume", `${folder}/state`, folder];
        const broken = await end(folder, args);
        assert.ok(codes.includes(broken.code), `${broken.code}: ${broken.err}`);
        assert.match(broken.err, said);
        const { code: status, err } = await ended(started(folder, args));
        assert.equal(status, whole.status, err);
        assert.equal(await Deno.readTextFile(`${folder}/out`), whole.out);
      });
    },
  });
}

/** What is said of it is several kilobytes. */
const manyErrors = Deno.readTextFileSync(new URL("../../examples/broken-missing-parties.xml", import.meta.url));

/** Characters that a pipe holds. */
const PIPE = 65_536;

Deno.test({
  name: "a reader that goes away ends the run, and the next one prints what was not handed to it",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const many = Object.fromEntries(Object.keys(files).map((name) => [name, manyErrors]));
    await withFolder(many, async (folder) => {
      const whole = await faktlint(["validate", "--format", "ndjson", folder]);
      assert.ok(whole.out.length > 4 * PIPE, "more than is on the way between the two");
      const args = ["--jobs", "2", "--resume", `${folder}/state`, folder];
      const run = started(folder, args);
      const reader = run.stdout.getReader();
      const { value } = await reader.read();
      const read = new TextDecoder().decode(value);
      await reader.cancel();
      const { code } = await run.status;
      await run.stderr.cancel();
      assert.equal(code, 2);
      assert.ok(read !== "" && whole.out.startsWith(read));
      const { stdout, code: status } = await started(folder, args).output();
      const rest = new TextDecoder().decode(stdout);
      assert.equal(status, whole.status);
      assert.ok(rest !== "" && whole.out.endsWith(rest));
      const lines = whole.out.split("\n");
      const again = lines.length - rest.split("\n").length;
      assert.ok(again >= read.split("\n").length - 2, "what was read comes again, but for its last line");
    });
  },
});
