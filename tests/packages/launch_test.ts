/** The programs that are started in folders of others: nothing that lies there is run, or leads what is run elsewhere. */
import assert from "node:assert/strict";
import { root, textOf } from "../house/sources.ts";
import { certificates, HOME, started, trees } from "../support/hostile_trees.ts";
import { longTest } from "../support/sweeps.ts";

const invoice = textOf("examples/broken-totals.xml");

async function inFolder(run: (within: string) => Promise<void>): Promise<void> {
  const within = Deno.makeTempDirSync({ prefix: "faktlint-tree-" });
  try {
    await run(Deno.realPathSync(within));
  } finally {
    Deno.removeSync(within, { recursive: true });
  }
}

const titles: readonly (readonly [title: string, kind: string])[] = [
  ["no package of a checked tree is run that calls itself Deno", "a package of its own that calls itself Deno"],
  ["no .npmrc of a checked tree is followed", ".npmrc, with a registry and programs to run"],
  ["no deno.json of a checked tree is followed", "deno.json, with an import map, a lock and tasks"],
  ["no package.json of a checked tree is followed", "package.json, with scripts, a workspace and a program of its own"],
  ["no .env of a checked tree is read", ".env"],
  ["no variable makes a file of a checked tree run", "an environment that names its files"],
  [
    "nothing in a folder around a checked tree is run or followed",
    "a folder around it, with a package that calls itself Deno, .npmrc and deno.json",
  ],
  ["a submodule is a tree of its own, whatever PATH says", "a submodule, with programs that PATH leads to"],
  ["no configuration is followed that is called otherwise", "names of configuration in other letters"],
  ["no program of a checked tree is called, whatever PATH says", "a way to programs that leads through it"],
];

Deno.test("each kind of hostile tree has a test", () => {
  assert.deepEqual(titles.map(([, kind]) => kind), trees.map(({ kind }) => kind));
});

for (const [title, name] of titles) {
  longTest(title, async () => {
    const tree = trees.find(({ kind }) => kind === name);
    assert.ok(tree !== undefined);
    await inFolder(async (within) => {
      const { results, ran, asked } = await started(tree, within, invoice);
      assert.deepEqual({ ran, asked }, { ran: "", asked: [] });
      for (const { name, code, out, err } of results) {
        assert.deepEqual([name, code], [name, 1], err);
        assert.match(out, /BR-CO-10/);
      }
    });
  });
}

/** A program of the project itself, in a folder with some files. */
async function ranIn(
  folder: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { code, stdout, stderr } = await new Deno.Command(new URL(name, root).pathname, {
    args: [...args],
    cwd: folder,
    clearEnv: true,
    env: { ...env, ...certificates, HOME, NO_COLOR: "1", PATH: Deno.env.get("PATH") ?? "" },
  }).output();
  const [out = "", err = ""] = [stdout, stderr].map((it) => new TextDecoder().decode(it));
  return { code, out, err };
}

Deno.test("the hook takes no name of a file for an option: a list that ignores all, and a file that calls itself strict", async () => {
  await inFolder(async (folder) => {
    Deno.writeTextFileSync(`${folder}/--ignore=all.xml`, "BR-CO-10 # no\n");
    Deno.writeTextFileSync(
      `${folder}/all.xml`,
      "BR-CO-10 # no\nBR-CO-13 # no\nBR-CO-14 # no\nBR-CO-15 # no\nBR-CO-16 # no\n",
    );
    Deno.writeTextFileSync(`${folder}/broken.xml`, invoice);
    const { code, out } = await ranIn(folder, "packages/pre-commit/check.sh", ["--ignore=all.xml", "broken.xml"]);
    assert.equal(code, 2);
    assert.match(out, /^\.\/--ignore=all\.xml: NOT READ/m);
    assert.match(out, /^broken\.xml: INVALID/m);
  });
});

Deno.test("the action writes its findings to a file of its own, and not to where a link of that name leads", async () => {
  await inFolder(async (folder) => {
    Deno.writeTextFileSync(`${folder}/theirs`, "kept\n");
    Deno.symlinkSync(`${folder}/theirs`, `${folder}/faktlint.sarif`);
    Deno.writeTextFileSync(`${folder}/broken.xml`, invoice);
    const set = { FAKTLINT_PATHS: "broken.xml", FAKTLINT_SARIF: "faktlint.sarif" };
    const { code } = await ranIn(folder, "packages/github/check.sh", [], set);
    assert.equal(code, 1);
    assert.equal(Deno.readTextFileSync(`${folder}/theirs`), "kept\n");
    assert.equal(JSON.parse(Deno.readTextFileSync(`${folder}/faktlint.sarif`)).version, "2.1.0");
  });
});

Deno.test("the action writes no findings into a folder that a link in the checked tree leads to", async () => {
  await inFolder(async (within) => {
    for (const folder of ["tree/real", "theirs"]) Deno.mkdirSync(`${within}/${folder}`, { recursive: true });
    Deno.writeTextFileSync(`${within}/theirs/faktlint.sarif`, "kept\n");
    Deno.symlinkSync("../theirs", `${within}/tree/out`);
    Deno.writeTextFileSync(`${within}/tree/broken.xml`, invoice);
    const run = (sarif: string) =>
      ranIn(`${within}/tree`, "packages/github/check.sh", [], { FAKTLINT_PATHS: "broken.xml", FAKTLINT_SARIF: sarif });
    const { code, out } = await run("out/faktlint.sarif");
    assert.equal(code, 2);
    assert.match(out, /^::error::Faktlint: the folder of the input sarif/m);
    assert.equal(Deno.readTextFileSync(`${within}/theirs/faktlint.sarif`), "kept\n");
    assert.equal((await run("real/faktlint.sarif")).code, 1);
  });
});

Deno.test("the action says why it fails: for a file that is not read, and for a call that is wrong", async () => {
  await inFolder(async (folder) => {
    Deno.writeTextFileSync(`${folder}/::set-output name=x::.xml`, "no XML\n");
    const set = { FAKTLINT_PATHS: ".\nmissing.xml", FAKTLINT_SARIF: "f.sarif" };
    const unread = await ranIn(folder, "packages/github/check.sh", [], set);
    assert.equal(unread.code, 2);
    assert.match(
      unread.out,
      /^::error file=\.\/%3A%3Aset-output name=x%3A%3A\.xml,line=1,col=1,title=not_well_formed::/m,
    );
    assert.match(unread.out, /^::error file=missing\.xml,title=bad_request::/m);
    const wrong = await ranIn(folder, "packages/github/check.sh", [], { ...set, FAKTLINT_PROFILE: "none" });
    assert.equal(wrong.code, 2);
    assert.match(wrong.out, /^::error::Faktlint did not check anything/m);
    const commands = [unread, wrong].flatMap(({ out, err }) =>
      `${out}\n${err}`.match(/^\s*::(?!error(?: file=|::))/gm) ?? []
    );
    assert.deepEqual(commands, []);
  });
});

Deno.test("the Deno that is installed is the one that the lock has hashes for, on every system", () => {
  const [, version] = /^version=(.+)$/m.exec(textOf("packages/launch/deno.sh")) ?? [];
  const { packages }: { readonly packages: Readonly<Record<string, { version?: string; integrity?: string }>> } = JSON
    .parse(textOf("packages/launch/package-lock.json"));
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  assert.ok(installed.some(([path]) => path.endsWith("/linux-x64-glibc")));
  for (const [path, it] of installed) {
    assert.equal(it.version, version, path);
    assert.match(it.integrity ?? "", /^sha512-/, path);
  }
});
