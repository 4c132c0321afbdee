/** The command line: `faktlint COMMAND …`. Exit status 0: all valid; 1: some invalid; 2: not read, or called wrongly; 3: the store is damaged. */
import { editions, ENGINE_VERSION } from "../../engine/mod.ts";
import type { Operation } from "../operations/operation.ts";
import { asCalled, helpAsCalled } from "./called.ts";
import { printableLines } from "./printable.ts";
import { outputLost, Unwritten } from "./unwritten.ts";
import { type Command, type LazyCommand, type Terminal, UnknownOption, UsageError } from "./terminal.ts";

/** The commands that are more than an operation: they take folders, print reports for people, or are no operation at all. */
const commands: Commands = {
  validate: {
    summary: "check invoices and say what is wrong, where, and how to fix it",
    load: async () => (await import("./validate.ts")).validateCommand,
  },
  generate: {
    summary: "write a JSON invoice as XML",
    load: async () => (await import("./generate.ts")).generateCommand,
  },
  convert: {
    summary: "convert invoices to another syntax or profile, with a list of what gets lost",
    load: async () => (await import("./convert.ts")).convertCommand,
  },
  view: {
    summary: "show an invoice to people, on the terminal or as a page",
    load: async () => (await import("./view.ts")).viewCommand,
  },
  explain: {
    summary: "say what a rule asks for",
    load: async () => (await import("./explain.ts")).explainCommand,
  },
  editions: {
    summary: "list the editions of the official rules, and say which have ended",
    load: async () => (await import("./editions.ts")).editionsCommand,
  },
  schema: {
    summary: "print the JSON Schema of JSON invoices",
    load: async () => (await import("./schema.ts")).schemaCommand,
  },
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
    summary: "list what callers wrote to the operator of the service",
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
  backup: {
    summary: "copy the store of the service, while it runs",
    load: async () => (await import("./backup.ts")).backupCommand(),
  },
  restore: {
    summary: "put a backup into a KV server that is empty",
    load: async () => (await import("./restore.ts")).restoreCommand(),
  },
};

/** Runs one command and gives its exit status. Never throws for what a caller can get wrong, or for what cannot be written. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  operations?: readonly Operation[],
): Promise<number> {
  try {
    return await ran(args, terminal, operations);
  } catch (error) {
    if (!(error instanceof Unwritten)) throw error;
    terminal.err(outputLost(error.message));
    return 2;
  }
}

async function ran(
  args: readonly string[],
  terminal: Terminal,
  operations?: readonly Operation[],
): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--version" || name === "-V" || name === "version") {
    terminal.out(versionText());
    return 0;
  }
  if (name === "" || name === "--help" || name === "-h" || name === "help") {
    terminal.out(helpAsCalled(usage(await all(operations)), terminal.called));
    return name === "" ? 2 : 0;
  }
  const listed = named(name, commands) ?? named(name, await all(operations));
  if (listed === undefined) {
    const known = await all(operations);
    const { meant } = await import("../kit/meant.ts");
    const said = `there is no command "${name}".${meant(name, Object.keys(known))}`;
    terminal.err(printableLines(`faktlint: ${said}\n\n${helpAsCalled(usage(known), terminal.called)}`));
    return 2;
  }
  const command = "load" in listed ? await listed.load() : listed;
  if (!homebound.has(name)) terminal.enter?.();
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.out(helpAsCalled(command.help, terminal.called));
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const hint = error instanceof UnknownOption ? await hintFor(error) : "";
    const see = asCalled(`faktlint ${name} --help`, terminal.called);
    terminal.err(printableLines(`faktlint ${name}: ${error.message}${hint}\nSee: ${see}\n`));
    return error.status;
  }
}

/** Commands on the store of the service, which is where the service runs, whatever the caller's folder is. */
const homebound: ReadonlySet<string> = new Set([
  "serve",
  "keys",
  "records",
  "billing",
  "feedback",
  "backup",
  "restore",
]);

/** The program, and the editions of the rules that it follows. */
function versionText(): string {
  const followed = Object.values(editions).map(({ set, edition }) => `${set} ${edition}`).join(", ");
  return `faktlint ${ENGINE_VERSION} (${followed})\n`;
}

async function hintFor({ option, known }: UnknownOption): Promise<string> {
  const { meant } = await import("../kit/meant.ts");
  return meant(`--${option}`, known.map((it) => `--${it}`));
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
    "faktlint COMMAND --help says more of each; faktlint --version names the editions of the rules, and faktlint editions lists them.",
    "",
  ].join("\n");
}
