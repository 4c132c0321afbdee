/** Attacks on what checks files for others: trees in which something wants to be run, and archives in which something hides. */
import { validInvoice } from "../support/terminal.ts";
import { tarGzip, zip } from "../support/archives.ts";
import { textOf } from "../house/sources.ts";
import { type Program, started, trees } from "../support/hostile_trees.ts";
import { taskArguments } from "../support/server.ts";
import type { Arena } from "./arena.ts";
import type { Said } from "./rows.ts";

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-attack-" });
  try {
    return await work(await Deno.realPath(folder));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Every kind of tree, with an invoice that is wrong: none of it may be run, asked for, or make the invoice valid. */
async function inTrees(called?: readonly Program[]): Promise<Said> {
  const invoice = textOf("examples/broken-totals.xml");
  const held: string[] = [];
  const lost: string[] = [];
  for (const tree of trees) {
    await inFolder(async (within) => {
      const { results, ran, asked } = await started(tree, within, invoice, called);
      const isHeld = ran === "" && asked.length === 0 && results.every(({ code }) => code === 1);
      (isHeld ? held : lost).push(tree.kind);
    });
  }
  return {
    sent: `${trees.length} trees`,
    facts: lost.length === 0 ? "nothing was run" : lost.join("; "),
    lost: lost.length,
  };
}

export function actionAndHook(): Promise<Said> {
  return inTrees();
}

export function commandLine(): Promise<Said> {
  const args = ["task", "--quiet", "faktlint", "validate", "broken.xml"];
  return inTrees([{ name: "packages/launch/deno.sh", args }]);
}

/** Milliseconds after which a command that reads small files hangs. */
const HANGS = 60_000;

/** Pipes, devices, links in circles and links out of the folder, and a folder deeper than the system can name. */
export async function folders(): Promise<Said> {
  return await inFolder(async (within) => {
    const folder = `${within}/checked`;
    let deep = folder;
    for (let level = 0; level < 60; level++) deep += `/${"d".repeat(40)}`;
    Deno.mkdirSync(deep, { recursive: true });
    Deno.writeTextFileSync(`${deep}/deepest.xml`, validInvoice);
    Deno.writeTextFileSync(`${folder}/a\nb.xml`, validInvoice);
    Deno.writeTextFileSync(`${within}/secret.xml`, `<secret>${SECRET}</secret>`);
    await new Deno.Command("mkfifo", { args: [`${folder}/pipe.xml`, `${folder}/pipe`] }).output();
    const links = {
      "to-pipe.json": "pipe",
      "zero.xml": "/dev/zero",
      "out.xml": "../secret.xml",
      "loop.xml": "loop.xml",
    };
    for (const [name, to] of Object.entries(links)) Deno.symlinkSync(to, `${folder}/${name}`);
    Deno.symlinkSync(".", `${folder}/again`);
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [...taskArguments("faktlint"), "validate", "--format", "ndjson", folder],
      signal: AbortSignal.timeout(HANGS),
    }).output();
    const [out = "", err = ""] = [stdout, stderr].map((it) => new TextDecoder().decode(it));
    const lines = out.trimEnd().split("\n").map((line) => JSON.parse(line));
    const unread = lines.filter(({ error }) => error !== undefined).map(({ file }) => file.replace(`${folder}/`, ""));
    const wanted = ["loop.xml", "out.xml", "pipe.xml", "to-pipe.json", "zero.xml"];
    const isTold = unread.toSorted().join() === wanted.join() && lines.length === wanted.length + 2;
    return {
      sent: "a folder with pipes, devices, links in circles and out of it, and 60 folders in one another",
      facts: `${lines.length - unread.length} read, ${unread.length} told as not read, exit status ${code}`,
      lost: (isTold && code === 2 ? 0 : 1) + (`${out}${err}`.includes(SECRET) ? 1 : 0),
    };
  });
}

const SECRET = "what nobody may read";

/** Archives in archives, deep, broken, and many times as large unpacked: every member is counted once. */
export async function nestedArchives({ short }: Arena): Promise<Said> {
  return await inFolder(async (folder) => {
    let deep = zip({ "deepest.xml": validInvoice });
    for (let level = 0; level < 6; level++) deep = zip({ "one.xml": validInvoice, "in.zip": deep });
    const zeros = await tarGzip({ "zeros.bin": "\0".repeat(60_000_000) });
    const bombs = Object.fromEntries(Array.from({ length: short ? 4 : 24 }, (_, at) => [`${at}.tgz`, zeros]));
    await Deno.writeFile(`${folder}/deep.zip`, deep);
    await Deno.writeFile(`${folder}/bombs.zip`, zip({ ...bombs, "broken.zip": "no archive" }));
    const { code, stdout } = await new Deno.Command(Deno.execPath(), {
      args: [...taskArguments("faktlint"), "validate", "--format", "ndjson", folder],
    }).output();
    const lines = new TextDecoder().decode(stdout).trimEnd().split("\n").map((line) => JSON.parse(line));
    const [valid, unread] = [
      lines.filter(({ status }) => status === 200),
      lines.filter(({ error }) => error !== undefined),
    ];
    const isTold = unread.some(({ file }) => file.endsWith("in.zip")) &&
      unread.some(({ file }) => file.endsWith("broken.zip"));
    return {
      sent: "an archive seven deep, archives of zeros, and a file that only claims to be one",
      facts: `${valid.length} read, ${unread.length} told as not read, exit status ${code}`,
      lost: (valid.length === 4 ? 0 : 1) + (isTold && code === 2 ? 0 : 1),
    };
  });
}
