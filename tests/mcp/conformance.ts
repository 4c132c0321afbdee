/**
 * The official conformance suites of MCP against the started server: `deno task tool mcpsuite`. Most of their scenarios call
 * tools, resources and prompts of the suite's own reference server, by their names; those, and what only a server with
 * sessions has, are listed here with the reason. Everything else has to pass.
 */
import { started } from "../support/server.ts";

const FIXTURE = "asks for a tool, resource or prompt of the suite's own reference server";
const SESSION = "needs a session: nothing here changes that could be subscribed to";
const TASKS = "is of the extension for tasks, which is not offered: every call is answered at once";

interface Exception {
  readonly reason: string;
  /** How many of its checks fail for that reason; left out, any number. */
  readonly failed?: number;
}

type Exceptions = Readonly<Record<string, Exception>>;

function all(reason: string, ...names: readonly string[]): Exceptions {
  return Object.fromEntries(names.map((name) => [name, { reason }]));
}

/** Scenarios of both suites that cannot pass here. */
const fixtures = all(
  FIXTURE,
  ...["tools-call-simple-text", "tools-call-image", "tools-call-audio", "tools-call-embedded-resource"],
  ...["tools-call-mixed-content", "tools-call-error", "tools-call-with-progress"],
  ...["resources-read-text", "resources-read-binary", "resources-templates-read"],
  ...["prompts-get-simple", "prompts-get-with-args", "prompts-get-embedded-resource", "prompts-get-with-image"],
);

interface Suite {
  readonly version: string;
  readonly options: readonly string[];
  readonly exceptions: Exceptions;
}

const suites: readonly Suite[] = [
  {
    version: "0.1.16",
    options: ["--suite", "active"],
    exceptions: {
      ...fixtures,
      ...all("logging is off: the server has nothing to log to clients", "logging-set-level"),
      ...all(FIXTURE, "tools-call-with-logging", "tools-call-sampling", "tools-call-elicitation"),
      ...all(FIXTURE, "elicitation-sep1034-defaults", "elicitation-sep1330-enums"),
      ...all(SESSION, "resources-subscribe", "resources-unsubscribe"),
    },
  },
  {
    version: "0.2.0-alpha.12",
    options: ["--requirements", "2026-07-28"],
    exceptions: {
      ...fixtures,
      "server-stateless": {
        reason: "has four checks that call test_missing_capability, test_streaming_elicitation and test_logging_tool",
        failed: 4,
      },
      ...all(
        `${FIXTURE}: the tools here never ask back over HTTP`,
        ...["input-required-result-basic-elicitation", "input-required-result-basic-sampling"],
        ...["input-required-result-basic-list-roots", "input-required-result-request-state"],
        ...["input-required-result-multiple-input-requests", "input-required-result-multi-round"],
        ...["input-required-result-non-tool-request", "input-required-result-result-type"],
        ...["input-required-result-tampered-state", "input-required-result-capability-check"],
      ),
      ...all(
        TASKS,
        ...["tasks-lifecycle", "tasks-capability-negotiation", "tasks-wire-fields", "tasks-request-state-removal"],
        ...["tasks-mrtr-input", "tasks-request-headers", "tasks-dispatch-and-envelope", "tasks-required-task-error"],
        "tasks-mrtr-composition",
      ),
      ...all(`${FIXTURE}, json_schema_2020_12_tool`, "json-schema-2020-12"),
      ...all(
        "asks for tools with x-mcp-header annotations, which none here has",
        "http-custom-header-server-validation",
      ),
    },
  },
];

/** What the suites print of a scenario. */
const RESULT = /^(✓|✗) ([a-z0-9-]+): (\d+) passed, (\d+) failed$/;

interface Result {
  readonly name: string;
  readonly failed: number;
}

async function resultsOf({ version, options }: Suite, url: string): Promise<readonly Result[]> {
  const suite = `npm:@modelcontextprotocol/conformance@${version}`;
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", "--allow-all", "--no-lock", "--node-modules-dir=none", suite]
      .concat("server", "--url", url, ...options),
    env: { NO_COLOR: "1" },
    cwd: Deno.makeTempDirSync(),
  }).output();
  const text = new TextDecoder().decode(stdout);
  const results = text.split("\n").flatMap((line) => {
    const [, , name = "", , failed = "0"] = RESULT.exec(line) ?? [];
    return name === "" ? [] : [{ name, failed: +failed }];
  });
  if (results.length === 0) throw new Error(`The suite did not run:\n${text}${new TextDecoder().decode(stderr)}`);
  return results;
}

/** How many scenarios failed that have to pass. */
function judged(results: readonly Result[], { version, exceptions }: Suite): number {
  let [passed, failed] = [0, 0];
  console.log(`\nThe suite ${version}`);
  for (const it of results) {
    const exception = exceptions[it.name];
    const isExcepted = exception !== undefined && it.failed <= (exception.failed ?? Infinity);
    if (it.failed === 0) passed++;
    else if (!isExcepted) failed++;
    const outcome = it.failed === 0 ? "passes" : isExcepted ? `excepted: ${exception.reason}` : "FAILS";
    console.log(`${it.name}: ${outcome}`);
    if (it.failed === 0 && exception !== undefined) console.log(`${it.name} is an exception no more`);
  }
  console.log(`${version}: ${passed} passed, ${failed} failed, ${results.length - passed - failed} excepted`);
  return failed;
}

async function main(): Promise<number> {
  const server = await started({ KV_PATH: ":memory:" });
  try {
    let failed = 0;
    for (const suite of suites) failed += judged(await resultsOf(suite, `${server.address}/mcp`), suite);
    return failed === 0 ? 0 : 1;
  } finally {
    await server.end();
  }
}

Deno.exit(await main());
