/** The command line: `faktlint COMMAND …`. Exit status 0: all valid; 1: some invalid; 2: not read, or called wrongly. */
import { explainCommand } from "./cli/explain.ts";
import { parseCommand } from "./cli/parse.ts";
import { printableLines } from "./cli/printable.ts";
import { schemaCommand } from "./cli/schema.ts";
import { type Command, type Terminal, UsageError } from "./cli/terminal.ts";
import { validateCommand } from "./cli/validate.ts";

const commands: Readonly<Record<string, Command>> = {
  validate: validateCommand,
  parse: parseCommand,
  explain: explainCommand,
  schema: schemaCommand,
};

/** Runs one command and gives its exit status. Never throws for what a caller can get wrong. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "" || name === "--help" || name === "-h" || name === "help") {
    terminal.out(usage());
    return name === "" ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    terminal.err(printableLines(`faktlint: there is no command "${name}"\n\n${usage()}`));
    return 2;
  }
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
