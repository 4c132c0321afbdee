/** What --fix and --out leave of a file besides its content, and what they write meanwhile. */
import assert from "node:assert/strict";
import { replaceWhole, writeWhole } from "../../host/cli/write_whole.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";

const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");
const main = new URL("../../host/main.ts", import.meta.url).pathname;
const mayChown = Deno.build.os === "linux" &&
  new TextDecoder().decode((await new Deno.Command("id", { args: ["-u"] }).output()).stdout) === "0\n";
const long = new Date("2024-02-29T12:00:00Z");

/** Files that a program leaves beside, by their names. */
function names(folder: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).toSorted();
}

Deno.test("--fix keeps the permissions, the times, the other names and the identity of a file", async () => {
  await withFolder({ "a.xml": broken }, async (folder) => {
    Deno.linkSync(`${folder}/a.xml`, `${folder}/b.xml`);
    Deno.chmodSync(`${folder}/a.xml`, 0o600);
    Deno.utimeSync(`${folder}/a.xml`, long, long);
    const before = Deno.statSync(`${folder}/a.xml`);
    assert.equal((await faktlint(["validate", "--fix", `${folder}/a.xml`])).status, 0);
    const after = Deno.statSync(`${folder}/b.xml`);
    assert.equal(Deno.readTextFileSync(`${folder}/b.xml`), validInvoice);
    const kept = ({ ino, mode, uid, gid, nlink, mtime }: Deno.FileInfo) => ({ ino, mode, uid, gid, nlink, mtime });
    assert.deepEqual(kept(after), kept(before));
    assert.deepEqual(names(folder), ["a.xml", "b.xml"]);
  });
});

Deno.test({
  name: "--fix by the administrator keeps the owner of a file, and so does what is written over one",
  ignore: !mayChown,
  async fn() {
    await withFolder({ "a.xml": broken, "made.json": "{}" }, async (folder) => {
      for (const name of ["a.xml", "made.json"]) {
        Deno.chmodSync(`${folder}/${name}`, 0o600);
        Deno.chownSync(`${folder}/${name}`, 1000, 1000);
      }
      assert.equal((await faktlint(["validate", "--fix", `${folder}/a.xml`])).status, 0);
      assert.equal((await faktlint(["parse", "--out", `${folder}/made.json`, `${folder}/a.xml`])).status, 0);
      for (const name of ["a.xml", "made.json"]) {
        const { uid, gid, mode } = Deno.statSync(`${folder}/${name}`);
        assert.deepEqual([uid, gid, (mode ?? 0) & 0o777], [1000, 1000, 0o600], name);
      }
    });
  },
});

Deno.test({
  name: "--out writes into a pipe, which stays one",
  ignore: Deno.build.os === "windows",
  async fn() {
    await withFolder({ "a.xml": validInvoice }, async (folder) => {
      const pipe = `${folder}/pipe`;
      assert.ok((await new Deno.Command("mkfifo", { args: [pipe] }).output()).success);
      const reader = new Deno.Command("cat", { args: [pipe], stdout: "piped" }).spawn();
      const child = new Deno.Command(Deno.execPath(), {
        args: ["run", "--quiet", "--no-check", "--allow-all", main, "parse", "--out", pipe, `${folder}/a.xml`],
        stdin: "null",
        stdout: "null",
        stderr: "null",
      }).spawn();
      assert.equal((await child.status).code, 0);
      assert.ok(Deno.statSync(pipe).isFifo);
      const { stdout } = await reader.output();
      assert.equal(JSON.parse(new TextDecoder().decode(stdout)).invoice.invoiceNumber, "TWB-2025-0417");
    });
  },
});

Deno.test("what is written beside a file has its permissions, and a new file those of any new one", async () => {
  await withFolder({ "a.pdf": "x" }, async (folder) => {
    Deno.chmodSync(`${folder}/a.pdf`, 0o600);
    Deno.writeTextFileSync(`${folder}/usual`, "");
    const usual = Deno.statSync(`${folder}/usual`).mode;
    const text = new TextEncoder().encode("text");
    assert.equal(await writeWhole(`${folder}/a.xml`, text, `${folder}/a.pdf`), undefined);
    assert.equal(await writeWhole(`${folder}/new.xml`, text), undefined);
    assert.equal((Deno.statSync(`${folder}/a.xml`).mode ?? 0) & 0o777, 0o600);
    assert.equal(Deno.statSync(`${folder}/new.xml`).mode, usual);
    assert.deepEqual(names(folder), ["a.pdf", "a.xml", "new.xml", "usual"]);
  });
});

Deno.test("a file that was changed after it was read is left as it is", async () => {
  await withFolder({ "a.xml": "theirs" }, (folder) => {
    const [ours, read] = ["ours", "read"].map((it) => new TextEncoder().encode(it));
    const problem = replaceWhole(`${folder}/a.xml`, ours ?? new Uint8Array(), read ?? new Uint8Array());
    assert.match(problem ?? "", /changed after it was read/);
    assert.equal(Deno.readTextFileSync(`${folder}/a.xml`), "theirs");
    assert.deepEqual(names(folder), ["a.xml"]);
    return Promise.resolve();
  });
});

/** What the system was asked for while a program ran, a line each. */
async function traced(folder: string, ...args: readonly string[]): Promise<readonly string[]> {
  const calls = "openat,fsync,fdatasync,fchmod,chmod,fchown,rename,unlink,pwrite64,ftruncate,write";
  await new Deno.Command("strace", {
    args: [
      ...["-f", "-qq", "-y", "-o", `${folder}/trace`, "-e", `trace=${calls}`, Deno.execPath(), "run", "--no-prompt"],
      ...["--no-check", "--allow-read", "--allow-write", main, ...args],
    ],
    env: { NO_COLOR: "1" },
  }).output();
  return Deno.readTextFileSync(`${folder}/trace`).split("\n").filter((line) => line.includes(folder));
}

const hasTrace = await new Deno.Command("strace", { args: ["-V"] }).output().then(
  ({ success }) => success,
  () => false,
);

Deno.test({
  name: "the whole of a repaired file is on disk beside it, readable by its owner alone, before the file is changed",
  ignore: !hasTrace,
  async fn() {
    await withFolder({ "a.xml": broken }, async (folder) => {
      const lines = await traced(folder, "validate", "--fix", `${folder}/a.xml`);
      assert.equal(Deno.readTextFileSync(`${folder}/a.xml`), validInvoice);
      const at = (pattern: RegExp, from = 0) => lines.findIndex((line, index) => index >= from && pattern.test(line));
      const made = at(/openat\(.*\.faktlint-[^"]*", O_WRONLY\|O_CREAT\|O_EXCL\|[A-Z_|]*, 0600\)/);
      const safe = at(/fsync\(\d+<[^>]*\.faktlint-/, made);
      const named = lines.findIndex((line, index) =>
        index > safe && line.includes(`<${Deno.realPathSync(folder)}>`) && line.includes("fsync(")
      );
      const changed = at(/(?:write|pwrite64)\(\d+<[^>]*\/a\.xml>/);
      const done = at(/fsync\(\d+<[^>]*\/a\.xml>/, changed);
      const gone = at(/unlink.*\.faktlint-/, done);
      assert.ok([made, safe, named, changed, done].every((it) => it >= 0), lines.join("\n"));
      assert.deepEqual([made, safe, named, changed, done].toSorted((a, b) => a - b), [
        made,
        safe,
        named,
        changed,
        done,
      ]);
      assert.ok(gone > done || !names(folder).some((name) => name.startsWith(".faktlint-")));
    });
  },
});

Deno.test({
  name: "a file of another user whose times cannot be kept is refused with a sentence, and left as it is",
  ignore: !mayChown,
  async fn() {
    const folder = Deno.makeTempDirSync({ prefix: "faktlint-other-" });
    try {
      Deno.chmodSync(folder, 0o777);
      Deno.writeTextFileSync(`${folder}/a.xml`, broken);
      Deno.chmodSync(`${folder}/a.xml`, 0o666);
      Deno.chownSync(`${folder}/a.xml`, 1000, 1000);
      for (const name of ["write_whole", "printable", "terminal", "called", "unwritten"]) {
        Deno.copyFileSync(new URL(`../../host/cli/${name}.ts`, import.meta.url), `${folder}/${name}.ts`);
      }
      Deno.copyFileSync(Deno.execPath(), `${folder}/deno`);
      // As another user, who may write the file and does not own it.
      Deno.writeTextFileSync(
        `${folder}/run.ts`,
        `import { replaceWhole } from "./write_whole.ts";\nconst was = Deno.readFileSync("${folder}/a.xml");\n` +
          `Deno.stdout.writeSync(new TextEncoder().encode(replaceWhole("${folder}/a.xml", new Uint8Array(9), was) ?? "written"));\n`,
      );
      const { stdout } = await new Deno.Command(`${folder}/deno`, {
        args: ["run", "--no-prompt", "--no-check", "--no-config", "--allow-read", "--allow-write", `${folder}/run.ts`],
        uid: 1001,
        gid: 1001,
        cwd: folder,
        env: { DENO_DIR: `${folder}/cache`, HOME: folder, NO_COLOR: "1" },
      }).output();
      assert.match(new TextDecoder().decode(stdout), /belongs to another user/);
      assert.equal(Deno.readTextFileSync(`${folder}/a.xml`), broken);
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  },
});

/** Runs the command line with its standard output led to a file; `limited` sees to it that no file gets more than half a kilobyte. */
async function into(target: string, args: readonly string[], limited = ""): Promise<{ code: number; err: string }> {
  const { code, stderr } = await new Deno.Command("sh", {
    args: [
      ...["-c", `${limited} exec "$@" >${target}`, "sh", Deno.execPath(), "run", "--no-prompt", "--no-check"],
      ...["--allow-read", "--allow-write", "--allow-env", main, ...args],
    ],
    env: { NO_COLOR: "1" },
  }).output();
  return { code, err: new TextDecoder().decode(stderr) };
}

Deno.test({
  name: "output that cannot be written is said to be that, with the reason, and no internal error",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await withFolder({ "a.xml": broken }, async (folder) => {
      const commands: readonly (readonly string[])[] = [
        ["validate", `${folder}/a.xml`],
        ["validate", "--format", "ndjson", `${folder}/a.xml`],
        ["explain", "BR-CO-10"],
        ["--help"],
      ];
      for (const args of commands) {
        const { code, err } = await into("/dev/full", args);
        assert.equal(code, 2, args.join(" "));
        assert.equal(err, "faktlint: the output cannot be written: there is no room left on the device.\n");
      }
      for (
        const args of [["validate", "--out", `${folder}/out`], ["parse", "--out", `${folder}/out`], [
          "validate",
          "--fix",
        ]]
      ) {
        const { code, err } = await into("&2", [...args, `${folder}/a.xml`], "ulimit -f 1; trap '' XFSZ;");
        assert.equal(code, 2, args.join(" "));
        assert.match(err, /" cannot be written: it would be larger than a file may be there\./);
      }
      assert.equal(Deno.readTextFileSync(`${folder}/a.xml`), broken);
    });
  },
});
