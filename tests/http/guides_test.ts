/** The guides of /docs: each of their programs runs as it is on the page, against the started server. */
import assert from "node:assert/strict";
import { type Program, tasks } from "../../web/guides/programs.ts";
import { extract } from "../../engine/pdf/mod.ts";
import { textOf } from "../house/sources.ts";
import { readable } from "../support/html.ts";
import { started } from "../support/server.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";
import { longTest, sampled } from "../support/sweeps.ts";

/** How a program of a language is run. */
const runs: Readonly<Record<Program["language"], (file: string) => readonly [string, ...string[]]>> = {
  curl: (file) => ["sh", file],
  TypeScript: (file) => [
    Deno.execPath(),
    "run",
    ...["--no-config", "--no-lock", "--quiet", "--no-prompt"],
    ...["--allow-env=KEY", "--allow-net=127.0.0.1", "--allow-read=.", "--allow-write=."],
    file,
  ],
  Python: (file) => ["python3", file],
  PHP: (file) => ["php", file],
  // Each is compiled when it is started, and lives for a moment.
  Java: (file) => ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", file],
};

/** What says that a language is there. */
const probes: Readonly<Record<Program["language"], readonly [string, ...string[]]>> = {
  curl: ["curl", "--version"],
  TypeScript: [Deno.execPath(), "--version"],
  Python: ["python3", "--version"],
  PHP: ["php", "--version"],
  Java: ["javac", "-version"],
};

async function run([command, ...args]: readonly [string, ...string[]], options: Deno.CommandOptions = {}) {
  const { success, stdout, stderr } = await new Deno.Command(command, { ...options, args: [...args] }).output();
  const [out, err] = [stdout, stderr].map((it) => new TextDecoder().decode(it));
  return { success, out: out ?? "", err: err ?? "" };
}

async function isThere(language: Program["language"]): Promise<boolean> {
  try {
    return (await run(probes[language])).success;
  } catch {
    return false;
  }
}

interface Setting {
  readonly address: string;
  readonly KEY: string;
  readonly cwd: string;
}

async function withServer(work: (it: Setting) => Promise<void>): Promise<void> {
  const server = await started({ KV_PATH: ":memory:" });
  const cwd = await Deno.makeTempDir({ prefix: "faktlint-" });
  try {
    const KEY = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
    await work({ address: server.address, KEY, cwd });
  } finally {
    await server.end("SIGKILL").catch(() => {});
    await Deno.remove(cwd, { recursive: true });
  }
}

/** The programs in TypeScript have no fault of types. */
async function typed(address: string, cwd: string): Promise<void> {
  const programs = tasks(address).flatMap(({ programs }) => programs).filter((it) => it.language === "TypeScript");
  assert.ok(programs.length > 0);
  for (const { file, text } of programs) await Deno.writeTextFile(`${cwd}/${file}`, text);
  const args = ["check", "--no-config", "--no-lock", "--quiet", ...programs.map(({ file }) => file)] as const;
  const { success, err } = await run([Deno.execPath(), ...args], { cwd });
  assert.ok(success, err);
}

const languages = Object.keys(runs) as readonly Program["language"][];

for (const language of sampled(languages, 3)) {
  const missing = !await isThere(language);
  Deno.test({
    name: `the guides' programs in ${language} run${missing ? ` (skipped: ${probes[language][0]} is not there)` : ""}`,
    ignore: missing,
    fn: () =>
      withServer(async ({ address, KEY, cwd }) => {
        const done = async (id: string, invoice: string) => {
          const program = tasks(address).find((it) => it.id === id)?.programs.find((it) => it.language === language);
          assert.ok(program !== undefined);
          await Deno.writeTextFile(`${cwd}/${program.file}`, program.text);
          await Deno.writeTextFile(`${cwd}/invoice.xml`, invoice);
          await Deno.writeTextFile(`${cwd}/invoice.json`, textOf("examples/invoice-from-json.json"));
          return await run(runs[language](program.file), { cwd, env: { KEY } });
        };
        if (language === "TypeScript") await typed(address, cwd);
        const checked = await done("check", invalidInvoice);
        assert.ok(checked.success && checked.out.includes("BR-02"), checked.err);
        const refused = await done("check", "<Invoice");
        assert.ok(
          !refused.success && `${refused.out}${refused.err}`.includes("xml_malformed"),
          "a refusal is an error",
        );
        const read = await done("read", validInvoice);
        assert.ok(read.success && read.out.includes("TWB-2025-0417"), read.err);
        const printed = await done("print", validInvoice);
        assert.ok(printed.success, printed.err);
        assert.ok("ok" in extract(await Deno.readFile(`${cwd}/invoice.pdf`)));
      }),
  });
}

longTest(
  "/docs has every program of the guides, for the address where the server is reached",
  () =>
    withServer(async ({ address }) => {
      for (const { id, programs } of tasks(address)) {
        const html = await (await fetch(`${address}/docs/${id}`)).text();
        const shown = [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, text = ""]) => readable(text));
        assert.deepEqual(programs.map(({ language }) => language), languages, id);
        for (const { file, text } of programs) assert.ok(shown.includes(text.trimEnd()), file);
      }
    }),
);

longTest(
  "XML that is sent by curl -d without a type is refused with the header to send",
  () =>
    withServer(async ({ address, KEY, cwd }) => {
      await Deno.writeTextFile(`${cwd}/invoice.xml`, validInvoice);
      for (
        const [path, error, said] of [
          ["/v1/validate", "bad_request", /Content-Type: application\/xml/],
          ["/v1/parse", "unsupported_media_type", /application\/xml/],
        ] as const
      ) {
        const { out } = await run(
          ["curl", "--silent", "-d", "@invoice.xml", "-H", `Authorization: Bearer ${KEY}`, `${address}${path}`],
          { cwd },
        );
        const answer = JSON.parse(out);
        assert.equal(answer.error, error);
        assert.match(answer.message, said);
      }
    }),
);
