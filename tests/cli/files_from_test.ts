/** Lists of files: a path a line, or with NUL behind each. */
import assert from "node:assert/strict";
import { namesIn } from "../../host/cli/check/list.ts";
import { faktlint, invalidInvoice, validInvoice, withFolder } from "../support/terminal.ts";

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return ReadableStream.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size)),
  );
}

const lists = [
  ["a.xml\nb c.xml\n", ["a.xml", "b c.xml"]],
  ["a.xml\r\n\r\nä.xml", ["a.xml", "ä.xml"]],
  ["a.xml\0b\nc.xml\0", ["a.xml", "b\nc.xml"]],
  ["", []],
  ["one", ["one"]],
] as const;

for (const [text, names] of lists) {
  Deno.test(`a list ${JSON.stringify(text)} names ${names.length} files, in whatever pieces it comes`, async () => {
    for (const size of [1, 2, 100]) assert.deepEqual(await Array.fromAsync(namesIn(inPieces(text, size))), names);
  });
}

Deno.test("a path of 65,536 characters is one, and one of more is an error before it is read whole", async () => {
  const list = (length: number) => Array.fromAsync(namesIn(inPieces("x".repeat(length), 60_000)));
  assert.deepEqual(await list(65_536), ["x".repeat(65_536)]);
  await assert.rejects(() => list(65_537), /more than 65536 characters/);
});

Deno.test("a list is read from standard input or a file, behind the paths; folders are walked, names are no patterns", async () => {
  const files = { "a.xml": validInvoice, "[b].xml": invalidInvoice, "d/c.xml": validInvoice, "-": "", "z.xml": "<" };
  await withFolder(files, async (folder) => {
    const list = [`${folder}/d`, `${folder}/[b].xml`, `${folder}/none.xml`].join("\n");
    const call = ["validate", "--format", "ndjson", `${folder}/a.xml`, "--files-from"];
    const { status, out } = await faktlint([...call, "-"], { stdin: list });
    const named = out.trimEnd().split("\n").map((line) => JSON.parse(line));
    assert.deepEqual(named.map(({ file }) => file.replace(`${folder}/`, "")), [
      "a.xml",
      "d/c.xml",
      "[b].xml",
      "none.xml",
    ]);
    assert.deepEqual(named.map(({ status }) => status), [200, 200, 200, 400]);
    assert.equal(status, 2);
    await Deno.writeTextFile(`${folder}/list`, list);
    assert.equal((await faktlint([...call, `${folder}/list`])).out, out);
  });
});

Deno.test("a list that is not there, or has a line without end, is refused with a sentence", async () => {
  const none = await faktlint(["validate", "--files-from", "none/at/all"]);
  assert.deepEqual([none.status, none.out], [2, ""]);
  assert.ok(none.err.includes("none/at/all"), none.err);
  const endless = await faktlint(["validate", "--files-from", "-"], { stdin: "x".repeat(100_000) });
  assert.equal(endless.status, 2);
  assert.ok(endless.err.includes("65536"), endless.err);
  assert.equal((await faktlint(["validate", "--files-from", "-", "-"])).status, 2);
  assert.equal((await faktlint(["validate", "--files-from", "-"], { stdin: "\n" })).status, 2);
});
