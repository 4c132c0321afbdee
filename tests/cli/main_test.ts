/** The command line as a process of its own. */
import assert from "node:assert/strict";
import { invalidInvoice, validFile } from "../support/terminal.ts";

const main = new URL("../../host/main.ts", import.meta.url).pathname;

function start(args: readonly string[]): Deno.ChildProcess {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", "--allow-read", main, ...args],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
  return command.spawn();
}

async function send(child: Deno.ChildProcess, text: string): Promise<void> {
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(text));
  await writer.close();
}

Deno.test("the process reads standard input, writes the report and ends with the status", async () => {
  const child = start(["validate", "-", validFile]);
  await send(child, invalidInvoice);
  const { code, stdout, stderr } = await child.output();
  const out = new TextDecoder().decode(stdout);
  assert.equal(new TextDecoder().decode(stderr), "");
  assert.equal(code, 1);
  assert.ok(out.includes("-: INVALID") && out.includes(`${validFile}: VALID`) && out.includes("BR-02"));
});

Deno.test("the process ends without complaint when nobody reads its output any more", async () => {
  const child = start(["explain", "--all", "--format", "json", ...Array.from({ length: 50 }, () => "x")]);
  await child.stdin.close();
  await child.stdout.cancel();
  const stderr = await new Response(child.stderr).text();
  assert.equal((await child.status).code, 2);
  assert.doesNotMatch(stderr, /internal error/);
});

Deno.test("an internal error is printed with its name and where it was thrown, and with nothing of what it says", async () => {
  // Without the right to read, the command's own code cannot be loaded.
  const args = ["run", "--no-prompt", main, "validate", "secret-invoice.xml"];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  const said = new TextDecoder().decode(stderr);
  assert.equal(code, 2);
  assert.equal(stdout.length, 0);
  assert.match(said, /^faktlint: an internal error stopped this run\. .*\n {2}TypeError\n {4}at .*cli\.ts:\d+:\d+/);
  assert.doesNotMatch(said, /secret-invoice|read access/);
});
