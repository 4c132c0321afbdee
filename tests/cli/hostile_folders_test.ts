/** Folders of others: what lies in them leads nowhere else, keeps nobody waiting, and is left out by nobody without a word. */
import assert from "node:assert/strict";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";

async function said(...args: readonly string[]) {
  const { out, status } = await faktlint(["validate", "--format", "ndjson", ...args]);
  const lines = out.trimEnd().split("\n").map((line) => JSON.parse(line));
  return { status, lines, of: (end: string) => lines.find(({ file }) => file.endsWith(`/${end}`)) };
}

async function mkfifo(path: string): Promise<void> {
  assert.ok((await new Deno.Command("mkfifo", { args: [path] }).output()).success);
}

const isWindows = Deno.build.os === "windows";

Deno.test({
  name: "a pipe in a folder, and a link to one or to a device, is reported as not read and keeps nobody waiting",
  ignore: isWindows,
  fn: () =>
    withFolder({ "a.xml": validInvoice }, async (folder) => {
      await mkfifo(`${folder}/b.xml`);
      await mkfifo(`${folder}/c.zip`);
      await mkfifo(`${folder}/pipe`);
      await Deno.symlink(`${folder}/pipe`, `${folder}/d.json`);
      await Deno.symlink("/dev/zero", `${folder}/e.xml`);
      const { status, lines } = await said(folder);
      assert.deepEqual(
        lines.map(({ file, error, result }) => [file.replace(`${folder}/`, ""), result?.valid ?? error.error]),
        [["a.xml", true], ...["b.xml", "c.zip", "d.json", "e.xml"].map((name) => [name, "bad_request"])],
      );
      assert.equal(status, 2);
    }),
});

Deno.test({
  name: "a link that leads out of the folder is not followed from there, and is where it is named itself",
  ignore: isWindows,
  fn: () =>
    withFolder({ "out/secret.xml": invalidInvoice, "in/deep/own.xml": validInvoice }, async (folder) => {
      await Deno.symlink(`${folder}/out/secret.xml`, `${folder}/in/absolute.xml`);
      await Deno.symlink("../out/secret.xml", `${folder}/in/relative.xml`);
      await Deno.symlink("deep/own.xml", `${folder}/in/inside.xml`);
      await Deno.symlink("nowhere.xml", `${folder}/in/broken.xml`);
      await Deno.symlink("loop.xml", `${folder}/in/loop.xml`);
      // A name that begins as the folder's does is another.
      await Deno.mkdir(`${folder}/in-beside`);
      await Deno.writeTextFile(`${folder}/in-beside/near.xml`, validInvoice);
      await Deno.symlink("../in-beside/near.xml", `${folder}/in/near.xml`);
      const { status, of } = await said(`${folder}/in`);
      for (const name of ["absolute.xml", "relative.xml", "near.xml", "broken.xml", "loop.xml"]) {
        assert.equal(of(name)?.error?.error, "bad_request", name);
      }
      for (const name of ["inside.xml", "deep/own.xml"]) assert.equal(of(name)?.result?.valid, true, name);
      assert.equal(status, 2);
      assert.equal((await said(`${folder}/in/absolute.xml`)).of("absolute.xml")?.result?.valid, false);
      assert.equal((await said(folder)).of("in/relative.xml")?.result?.valid, false, "it stays within");
    }),
});

Deno.test({
  name: "a pattern finds what a folder would, and follows no link out of the folder that it names",
  ignore: isWindows,
  fn: () =>
    withFolder({ "out/secret.xml": invalidInvoice, "in/own.xml": validInvoice }, async (folder) => {
      await mkfifo(`${folder}/in/pipe.xml`);
      await Deno.symlink("../out/secret.xml", `${folder}/in/link.xml`);
      const { status, of } = await said(`${folder}/in/*.xml`);
      assert.equal(of("own.xml")?.result?.valid, true);
      for (const name of ["pipe.xml", "link.xml"]) assert.equal(of(name)?.error?.error, "bad_request", name);
      assert.equal(status, 2);
      assert.equal((await said(`${folder}/*/link.xml`)).of("link.xml")?.result?.valid, false, "it stays within");
    }),
});

Deno.test({
  name: "--fix changes nothing that a link leads to outside of the folder",
  ignore: isWindows,
  fn: () =>
    withFolder({ "out/theirs.xml": invalidInvoice, "in/a.xml": validInvoice }, async (folder) => {
      await Deno.symlink("../out/theirs.xml", `${folder}/in/link.xml`);
      const { status } = await faktlint(["validate", "--fix", `${folder}/in`]);
      assert.equal(status, 2);
      assert.equal(await Deno.readTextFile(`${folder}/out/theirs.xml`), invalidInvoice);
    }),
});
