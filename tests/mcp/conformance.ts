/**
 * The official conformance suite of MCP against the started server: `deno task mcpsuite`. Most of its scenarios call
 * tools, resources and prompts of its own reference server, by their names; those, and what only a server with sessions has,
 * are listed here with the reason. Everything else has to pass.
 */
import { started } from "../support/server.ts";

const SUITE = "npm:@modelcontextprotocol/conformance@0.1.16";

const FIXTURE = "asks for a tool, resource or prompt of the suite's own reference server";

/** Scenarios that cannot pass here, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "logging-set-level": "logging is off: the server has nothing to log to clients",
  "tools-call-simple-text": FIXTURE,
  "tools-call-image": FIXTURE,
  "tools-call-audio": FIXTURE,
  "tools-call-embedded-resource": FIXTURE,
  "tools-call-mixed-content": FIXTURE,
  "tools-call-with-logging": FIXTURE,
  "tools-call-error": FIXTURE,
  "tools-call-with-progress": FIXTURE,
  "tools-call-sampling": FIXTURE,
  "tools-call-elicitation": FIXTURE,
  "elicitation-sep1034-defaults": FIXTURE,
  "elicitation-sep1330-enums": FIXTURE,
  "resources-read-text": FIXTURE,
  "resources-read-binary": FIXTURE,
  "resources-templates-read": FIXTURE,
  "resources-subscribe": "needs a session: nothing here changes that could be subscribed to",
  "resources-unsubscribe": "needs a session: nothing here changes that could be subscribed to",
  "prompts-get-simple": FIXTURE,
  "prompts-get-with-args": FIXTURE,
  "prompts-get-embedded-resource": FIXTURE,
  "prompts-get-with-image": FIXTURE,
};

/** What the suite prints of a scenario. */
const RESULT = /^(✓|✗) ([a-z0-9-]+): (\d+) passed, (\d+) failed$/;

async function main(): Promise<number> {
  const server = await started({ KV_PATH: ":memory:" });
  try {
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "--no-prompt",
        "--allow-all",
        "--no-lock",
        "--node-modules-dir=none",
        SUITE,
        "server",
        "--url",
        `${server.address}/mcp`,
        "--suite",
        "active",
      ],
      env: { NO_COLOR: "1" },
      cwd: Deno.makeTempDirSync(),
    }).output();
    const text = new TextDecoder().decode(stdout);
    const results = text.split("\n").flatMap((line) => {
      const [, , name = "", passed = "0", failed = "0"] = RESULT.exec(line) ?? [];
      return name === "" ? [] : [{ name, passed: +passed, failed: +failed }];
    });
    if (results.length === 0) {
      console.error(`The suite did not run:\n${text}${new TextDecoder().decode(stderr)}`);
      return 2;
    }
    return judged(results);
  } finally {
    await server.end();
  }
}

function judged(
  results: readonly { readonly name: string; readonly passed: number; readonly failed: number }[],
): number {
  let [passed, failed] = [0, 0];
  for (const it of results) {
    const reason = exceptions[it.name];
    if (it.failed === 0) passed++;
    else if (reason === undefined) failed++;
    const outcome = it.failed === 0 ? "passes" : reason === undefined ? "FAILS" : `excepted: ${reason}`;
    console.log(`${it.name}: ${outcome}`);
    if (it.failed === 0 && reason !== undefined) console.log(`${it.name} is an exception no more`);
  }
  console.log(`${passed} passed, ${failed} failed, ${results.length - passed - failed} skipped`);
  return failed === 0 ? 0 : 1;
}

Deno.exit(await main());
