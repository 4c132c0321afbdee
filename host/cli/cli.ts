/** The command line: `faktlint COMMAND …`. Exit status 0: all valid; 1: some invalid; 2: not read, or called wrongly. */
import { explainCommand } from "./explain.ts";
import { generateCommand } from "./generate.ts";
import { parseCommand } from "./parse.ts";
import { printableLines } from "./printable.ts";
import { schemaCommand } from "./schema.ts";
import { type Command, type LazyCommand, type Terminal, UsageError } from "./terminal.ts";
import { validateCommand } from "./validate.ts";

const commands: Readonly<Record<string, Command | LazyCommand>> = {
  validate: validateCommand,
  parse: parseCommand,
  generate: generateCommand,
  explain: explainCommand,
  schema: schemaCommand,
  serve: {
    summary: "serve the HTTP API",
    load: async () => (await import("./serve.ts")).serveCommand(),
  },
  keys: {
    summary: "make, list and revoke the keys of the service",
    load: async () => (await import("./keys.ts")).keysCommand(),
  },
};

/** Runs one command and gives its exit status. Never throws for what a caller can get wrong. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "" || name === "--help" || name === "-h" || name === "help") {
    terminal.out(usage());
    return name === "" ? 2 : 0;
  }
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (listed === undefined) {
    terminal.err(printableLines(`faktlint: there is no command "${name}"\n\n${usage()}`));
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

function usage(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return [
    "Usage: faktlint COMMAND …",
    "",
    ...lines,
    "",
    "faktlint COMMAND --help says more of each.",
    "",
  ].join("\n");
}
