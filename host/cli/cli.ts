/** The command line: `faktlint COMMAND …`. Exit status 0: all valid; 1: some invalid; 2: not read, or called wrongly. */
import type { Operation } from "../operations/operation.ts";
import { explainCommand } from "./explain.ts";
import { generateCommand } from "./generate.ts";
import { parseCommand } from "./parse.ts";
import { printableLines } from "./printable.ts";
import { schemaCommand } from "./schema.ts";
import { type Command, type LazyCommand, type Terminal, UsageError } from "./terminal.ts";
import { validateCommand } from "./validate.ts";

/** The commands that are more than an operation: they take folders, print reports for people, or are no operation at all. */
const commands: Commands = {
  validate: validateCommand,
  parse: parseCommand,
  generate: generateCommand,
  explain: explainCommand,
  schema: schemaCommand,
  serve: {
    summary: "serve the HTTP API",
    load: async () => (await import("./serve.ts")).serveCommand(),
  },
  mcp: {
    summary: "serve the tools for agents over standard input and output (MCP)",
    load: async () => (await import("./mcp.ts")).mcpCommand(),
  },
  keys: {
    summary: "make, list and revoke the keys of the service",
    load: async () => (await import("./keys.ts")).keysCommand(),
  },
  feedback: {
    summary: "list what callers wrote to whoever runs the service",
    load: async () => (await import("./feedback.ts")).feedbackCommand(),
  },
  verify: {
    summary: "say whether a validation record is authentic, and of a file",
    load: async () => (await import("./verify.ts")).verifyCommand(),
  },
  billing: {
    summary: "compare the accounts of the service with Stripe",
    load: async () => (await import("./billing.ts")).billingCommand(),
  },
  records: {
    summary: "list, verify and delete the validation records of the service",
    load: async () => (await import("./records.ts")).recordsCommand(),
  },
};

/** Runs one command and gives its exit status. Never throws for what a caller can get wrong. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  operations?: readonly Operation[],
): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "" || name === "--help" || name === "-h" || name === "help") {
    terminal.out(usage(await all(operations)));
    return name === "" ? 2 : 0;
  }
  const listed = named(name, commands) ?? named(name, await all(operations));
  if (listed === undefined) {
    terminal.err(printableLines(`faktlint: there is no command "${name}"\n\n${usage(await all(operations))}`));
    return 2;
  }
  const command = "load" in listed ? await listed.load() : listed;
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.out(command.help);
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(printableLines(`faktlint ${name}: ${error.message}\nSee: faktlint ${name} --help\n`));
    return 2;
  }
}

type Commands = Readonly<Record<string, Command | LazyCommand>>;

function named(name: string, among: Commands): Command | LazyCommand | undefined {
  return Object.hasOwn(among, name) ? among[name] : undefined;
}

/** Every command, those made of operations too. What they are made of is loaded for nobody who does not ask for one. */
async function all(operations?: readonly Operation[]): Promise<Commands> {
  const { operationCommands } = await import("./operation.ts");
  return { ...await operationCommands(operations), ...commands };
}

function usage(commands: Commands): string {
  const longest = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(longest + 2)}${summary}`);
  return [
    "Usage: faktlint COMMAND …",
    "",
    ...lines,
    "",
    "faktlint COMMAND --help says more of each.",
    "",
  ].join("\n");
}
