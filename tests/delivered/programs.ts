/** What is delivered: one row per program, called as its own file says, and the result. */
import { parse } from "yaml";
import { textOf } from "../house/sources.ts";
import type { Call } from "./run.ts";

export interface Program extends Call {
  readonly name: string;
  /** Run before, in the same places: it makes what the program needs. */
  readonly before?: Call;
  /** Made once for all rows that need it. */
  readonly needs?: "npm" | "site";
  /** Whether it serves until it is stopped. */
  readonly serves?: true;
  readonly code: number;
  readonly out: RegExp;
  /** What may be on standard error; left out, nothing. */
  readonly err?: RegExp;
  /** What this machine lacks for it. */
  readonly lacks?: string;
}

/** The command line as its task runs it, called from another folder. */
function faktlint(...args: readonly string[]): Call["command"] {
  return ["deno", "task", "--quiet", "--cwd", "ROOT", "faktlint", ...args];
}

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "delivered", version: "1.0.0" } },
};
const asked = [initialize, { jsonrpc: "2.0", method: "notifications/initialized" }, {
  ...{ jsonrpc: "2.0", id: 2, method: "tools/call" },
  params: { name: "validate_invoice_xml", arguments: { path: "broken-totals.xml" } },
}];
/** An agent that begins, and has a file of its folder checked. */
const agent = { stdin: asked.map((it) => `${JSON.stringify(it)}\n`).join(""), code: 0, out: /BR-CO-10/ } as const;

const broken = { code: 1, out: /BR-CO-10/ } as const;
const store = (name: string) => ({ KV_PATH: `HERE/${name}.db` });
const listening = { serves: true, code: 0, out: /Stopping: requests in flight/, err: /^(?:\{.*\}\n)*$/ } as const;
const anyPort = { PORT: "0" };

/** By the command's name: at least one for each that the command line has. */
export const commands: Readonly<Record<string, Omit<Program, "name">>> = {
  validate: { command: faktlint("validate", "broken-totals.xml"), ...broken },
  parse: { command: faktlint("parse", "invoice-simple.xml"), code: 0, out: /"invoiceNumber"/ },
  extract: {
    before: { command: faktlint("generate", "--format", "pdf", "--out", "made.pdf", "facturx.json") },
    command: faktlint("extract", "--out", "taken.json", "made.pdf"),
    code: 0,
    out: /^$/,
  },
  generate: {
    command: faktlint("generate", "--out", "made.xml", "invoice-from-json.json"),
    code: 0,
    out: /^$/,
  },
  diagnose: { command: faktlint("diagnose", "broken-totals.xml"), ...broken },
  convert: {
    command: faktlint("convert", "--to", "cii", "--out", "converted.xml", "invoice-simple.xml"),
    code: 0,
    out: /^$/,
  },
  view: { command: faktlint("view", "invoice-simple.xml"), code: 0, out: /./ },
  diff: { command: faktlint("diff", "invoice-simple.xml", "broken-totals.xml"), code: 1, out: /^BT-1 /m },
  embed: {
    command: faktlint("embed", "--xml", "invoice-simple.xml", "--out", "letter.pdf", "invoice-simple.xml"),
    code: 2,
    out: /^$/,
    err: /unsupported_media_type/,
  },
  explain: { command: faktlint("explain", "BR-CO-10"), code: 0, out: /^BR-CO-10/ },
  editions: { command: faktlint("editions"), code: 0, out: /^en16931: in force$/m },
  schema: { command: faktlint("schema"), code: 0, out: /"\$schema"/ },
  serve: { command: faktlint("serve"), env: { ...anyPort, ...store("serve") }, ...listening },
  mcp: { command: faktlint("mcp", "."), ...agent },
  // Of the store where the service keeps it by default.
  keys: { command: faktlint("keys", "create", "--tier", "free", "--label", "delivered"), code: 0, out: /\bfree\b/ },
  feedback: { command: faktlint("feedback"), env: store("feedback"), code: 0, out: /0 messages/ },
  verify: {
    command: faktlint("verify", "invoice-simple.xml", "--record", "record.json", "--server", "http://127.0.0.1:1"),
    code: 2,
    out: /^$/,
    err: /^faktlint verify: /,
  },
  billing: {
    command: faktlint("billing", "reconcile"),
    env: store("billing"),
    code: 2,
    out: /^$/,
    err: /^faktlint billing: .*STRIPE_SECRET_KEY/,
  },
  records: { command: faktlint("records", "list"), env: store("records"), code: 0, out: /0 records/ },
  backup: {
    before: { command: faktlint("keys", "list"), env: store("backup") },
    command: faktlint("backup", "HERE/backup.copy"),
    env: store("backup"),
    code: 0,
    out: /backup\.copy/,
  },
  restore: {
    command: faktlint("restore", "backup.copy"),
    env: store("restore"),
    code: 2,
    out: /^$/,
    err: /^faktlint restore: .* is no KV server/,
  },
};

/** Tasks that a user runs, and those that take a moment; the others take minutes, or need what only some machines have. */
export const tasks: Readonly<Record<string, Omit<Program, "name">>> = {
  start: {
    needs: "site",
    command: task("start"),
    env: { ...anyPort, ...store("start") },
    ...listening,
    out: /Check invoices in the browser/,
  },
  faktlint: {
    command: task(
      "faktlint",
      "validate",
      "--jobs",
      "2",
      "--format",
      "ndjson",
      "broken-totals.xml",
      "invoice-simple.xml",
    ),
    ...broken,
  },
  "tool site": { needs: "site", command: ["ls", "ROOT/dist/web/site.json"], code: 0, out: /site\.json/ },
  "tool npm": { needs: "npm", command: ["ls", "ROOT/dist/npm/bin/cli.js"], code: 0, out: /cli\.js/ },
  "tool binary": {
    command: task("tool", "binary"),
    code: 0,
    out: /./,
    err: /./,
    ...(Deno.env.get("DENORT_BIN") === undefined
      ? { lacks: "DENORT_BIN names no copy of what runs compiled programs" }
      : { env: { DENORT_BIN: Deno.env.get("DENORT_BIN") ?? "" } }),
  },
  install: {
    command: [
      "sh",
      "-c",
      "deno task --quiet --cwd ROOT install --folder HERE/bin && HERE/bin/faktlint validate broken-totals.xml",
    ],
    code: 1,
    out: /on the path; in a shell[^]*See: {2}faktlint explain BR-CO-10/,
  },
  tool: { command: task("tool"), code: 0, out: /^ {2}conformance /m },
  "tool tables": { command: task("tool", "tables", "--check"), code: 0, out: /^$/ },
  "tool codes": { command: task("tool", "codes", "--check"), code: 0, out: /./ },
};

function task(name: string, ...args: readonly string[]): Call["command"] {
  return ["deno", "task", "--quiet", "--cwd", "ROOT", name, ...args];
}

const hook: readonly { readonly entry: string }[] = parse(textOf(".pre-commit-hooks.yaml"));
const action: { readonly runs: { readonly steps: readonly { readonly run: string; readonly env: object }[] } } = parse(
  textOf("action.yml"),
);
const manifest: { readonly server: { readonly mcp_config: { readonly args: readonly string[] } } } = JSON.parse(
  textOf("manifest.json"),
);

/** What an instruction of the Dockerfile says, as the list of its words. */
function instruction(name: string): readonly string[] {
  const [, words = "[]"] = new RegExp(`^${name} (\\[.*\\])$`, "m").exec(textOf("Dockerfile")) ?? [];
  return JSON.parse(words);
}

/** A command line that a file holds, where the delivered folders are those of this machine. */
function moved(words: readonly string[]): Call["command"] {
  const [program = "", ...args] = words.map((word) => {
    return word.replace("/data,/backup", "HERE").replace("/usr/local/bin/", "").replaceAll(
      /\/var\/lib\/faktlint(?:-backup)?/g,
      "HERE",
    );
  });
  return [program, ...args];
}

function unit(name: string): Call["command"] {
  const [, line = ""] = /^ExecStart=(.*)$/m.exec(textOf(`packages/systemd/${name}.service`)) ?? [];
  return moved(line.split(" "));
}

const hasNode = await new Deno.Command("node", { args: ["--version"], stdout: "null", stderr: "null" }).output()
  .then(({ success }) => success, () => false);
const node = hasNode ? {} : { lacks: "there is no node here" };
const onFullDevice = Deno.build.os === "linux" ? node : { lacks: "there is no full device here" };
const image = moved(instruction("ENTRYPOINT"));

const { deploy }: {
  readonly deploy: { readonly predeploy: string; readonly runtime: { readonly entrypoint: string } };
} = JSON.parse(textOf("deno.json"));
/** What the platform says of the database that is attached, and of where to listen, by Deno's own variables. */
const attached = {
  DENO_KV_DEFAULT_PATH: "HERE/attached.db",
  DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
  PUBLIC_BASE_URL: "https://invoices.example",
};

/** The ways in that are no command of a task. */
export const others: readonly Program[] = [
  {
    name: "faktlint serve --kosit",
    command: faktlint("serve", "--kosit"),
    env: anyPort,
    health: "/server/health",
    ...listening,
  },
  {
    name: "the container's entry",
    command: [...image, ...instruction("CMD")],
    cwd: "ROOT",
    env: { ...anyPort, ...store("container") },
    ...listening,
  },
  {
    name: "a command of the container",
    command: [...image, "keys", "create", "--tier", "free", "--label", "delivered"],
    cwd: "ROOT",
    env: store("container-keys"),
    code: 0,
    out: /\bfree\b/,
  },
  {
    name: "the systemd unit of the service",
    command: unit("faktlint"),
    cwd: "ROOT",
    env: { ...anyPort, ...store("unit") },
    ...listening,
  },
  {
    name: "the systemd unit of the backup",
    before: { command: faktlint("keys", "list"), env: store("faktlint") },
    command: unit("faktlint-backup"),
    cwd: "ROOT",
    env: store("faktlint"),
    code: 0,
    out: /\/faktlint-\d{4}-\d\d-\d\d\.db: /,
  },
  {
    name: "the entry on Deno Deploy",
    before: { command: ["sh", "-c", `cd ROOT && ${deploy.predeploy}`], env: attached },
    command: ["deno", "run", "--quiet", "-A", `ROOT/${deploy.runtime.entrypoint}`],
    env: attached,
    ...listening,
    out: /^Faktlint serves https:\/\/invoices\.example, and listens on/,
  },
  {
    name: "the npm package's command",
    needs: "npm",
    command: ["node", "ROOT/dist/npm/bin/cli.js", "broken-totals.xml"],
    ...broken,
    ...node,
  },
  {
    name: "the npm package's command, where its output cannot be written",
    needs: "npm",
    command: ["sh", "-c", "exec node ROOT/dist/npm/bin/cli.js broken-totals.xml > /dev/full"],
    code: 2,
    out: /^$/,
    err: /^faktlint: the output cannot be written: there is no room left on the device\.\n$/,
    ...onFullDevice,
  },
  {
    name: "the npm package's command, where nothing can be said of a call that is wrong",
    needs: "npm",
    command: ["sh", "-c", "exec node ROOT/dist/npm/bin/cli.js nothing-like-it 2> /dev/full"],
    code: 2,
    out: /^$/,
    ...onFullDevice,
  },
  {
    name: "the npm package's tools for agents",
    needs: "npm",
    command: ["node", "ROOT/dist/npm/bin/cli.js", "mcp", "."],
    ...agent,
    ...node,
  },
  {
    name: "the step of the GitHub action",
    command: ["bash", "-c", action.runs.steps[0]?.run ?? ""],
    env: { FAKTLINT_HOME: "ROOT", FAKTLINT_PATHS: "broken-totals.xml", FAKTLINT_SARIF: "HERE/action.sarif" },
    code: 1,
    out: /^::error file=broken-totals\.xml,.*title=BR-CO-10/m,
  },
  {
    name: "the hook of pre-commit",
    command: [`ROOT/${hook[0]?.entry}`, "broken-totals.xml"],
    ...broken,
  },
  {
    name: "the Deno for any folder",
    command: ["ROOT/packages/launch/deno.sh", "task", "--quiet", "faktlint", "validate", "broken-totals.xml"],
    ...broken,
  },
  {
    name: "the bundle for desktop clients",
    command: [
      "deno",
      ...manifest.server.mcp_config.args.map((it) =>
        it.replace("${__dirname}", "ROOT").replace(/^\$\{user_config.*$/, "HERE")
      ),
    ],
    ...agent,
  },
];
