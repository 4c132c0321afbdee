/**
 * Takes protections out of a copy of the project, one at a time, and runs the test that the threat model in docs/protections.md names for
 * each: it has to fail. A test that passes without its protection holds nothing.
 *
 *     deno task tool protections [FILE…]     all rows, or those whose file contains one of these
 */
import { textOf } from "../house/sources.ts";
import { projectCopy } from "../support/project_copy.ts";
import { taken } from "./rows.ts";

const root = new URL("../../", import.meta.url).pathname;

/** The test that the threat model names for a threat. */
function testOf(threat: string): { readonly file: string; readonly title: string } {
  const line = textOf("docs/protections.md").split("\n").find((it) => it.startsWith(`| ${threat}`)) ?? "";
  const [, file, title] = /\| `(tests\/[\w/]+\.ts)`: (.+?) *\|$/.exec(line) ?? [];
  if (file === undefined || title === undefined) throw new Error(`docs/protections.md names no test for "${threat}"`);
  return { file, title };
}

async function passes(copy: string, { file, title }: ReturnType<typeof testOf>): Promise<boolean> {
  const allowed = ["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-net=127.0.0.1"];
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "test",
      "--config=tests/deno.json",
      "--no-check",
      "--no-prompt",
      "--quiet",
      ...allowed,
      "--filter",
      title,
      file,
    ],
    cwd: copy,
    env: { NO_COLOR: "1" },
  }).output();
  const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  if (success && !/^ok \| [1-9]\d* passed/m.test(said)) throw new Error(`${file} has no test "${title}"`);
  return success;
}

const chosen = taken.filter(({ file }) => Deno.args.length === 0 || Deno.args.some((part) => file.includes(part)));
const { folder: copy, remove } = await projectCopy();
let unseen = 0;
try {
  for (const { threat, file, without: [there, instead] } of chosen) {
    const text = await Deno.readTextFile(root + file);
    if (!text.includes(there)) throw new Error(`${file} has no "${there}"`);
    const test = testOf(threat);
    await Deno.writeTextFile(`${copy}/${file}`, text.replace(there, () => instead));
    const isSeen = !await passes(copy, test);
    await Deno.writeTextFile(`${copy}/${file}`, text);
    if (!isSeen) unseen++;
    console.log(`${isSeen ? "falls  " : "PASSES "}  ${threat}: without it in ${file}, ${test.file}: ${test.title}`);
  }
} finally {
  await remove();
}
console.log(
  unseen === 0 ? `protections: all ${chosen.length} are held by their tests` : `protections: ${unseen} are not`,
);
Deno.exitCode = unseen === 0 && chosen.length > 0 ? 0 : 1;
