/** `faktlint verify`: whether a record is of this file, and authentic. The file itself stays here. */
import { isFields } from "../kit/fields.ts";
import { fingerprint } from "../domain/fingerprint.ts";
import { sha256 } from "../kit/secrets.ts";
import { load } from "./files.ts";
import { helpText, limitOptions, limits, options, type Parsed, valued } from "./options.ts";
import { json, printableLines } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const known = {
  record: valued("RECORD", "the record, as GET /v1/records/{id} answers it"),
  server: valued("URL", "the server that made it, such as https://invoices.example"),
  format: valued("F", "text (the default) or json"),
  "max-characters": limitOptions["max-characters"],
} as const;

const about =
  `Says whether a validation record was made of this file, and whether it is unchanged since it was signed. The hash of the
file is calculated and compared here, and only the record is sent: to the server that made it, which needs no key for
that. FILE or RECORD can be -, which is standard input.`;

const help = helpText({
  usage: ["verify FILE --record RECORD --server URL [--format F]"],
  about,
  options: known,
  status: "0 when the record is authentic and of this file, 1 when it is not, 2 when that could not be found out.",
});

/** How long the server has, in milliseconds. */
const PATIENCE = 15_000;

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

export function verifyCommand(ask: Ask = fetch): LoadedCommand {
  return { help, run: (args, terminal) => verify(options(args, known), terminal, ask) };
}

async function verify(parsed: Parsed, terminal: Terminal, ask: Ask): Promise<number> {
  const [file, ...more] = parsed.paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  const { record: path, server, format = "text" } = parsed.values;
  if (typeof path !== "string") throw new UsageError("--record is missing: name the file with the record");
  if (format !== "text" && format !== "json") throw new UsageError(`--format is "${format}": choose one of text, json`);
  const url = addressOf(server);
  const caps = limits(parsed);
  const record = new TextDecoder().decode(await bytesOf(path, caps, terminal));
  const stated = documentOf(record);
  if (stated === undefined) throw new UsageError(`${path} is no validation record: it names no hash of a document`);
  const isSame = stated.sha256 === await hashOf(await bytesOf(file, caps, terminal), stated.hashInput);
  const status = await statusOf(record, url, ask);
  const found = { file, record: path, same_document: isSame, status };
  terminal.out(format === "json" ? `${json(found)}\n` : printableLines(sentences(found)));
  return isSame && status === "authentic" ? 0 : 1;
}

function addressOf(server: unknown): string {
  const url = typeof server === "string" ? URL.parse(server) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, "");
  throw new UsageError(
    server === undefined
      ? "--server is missing: name the server that made the record"
      : `--server is "${server}": give an http or https address such as https://invoices.example`,
  );
}

async function bytesOf(path: string, caps: ReturnType<typeof limits>, terminal: Terminal) {
  const loaded = await load(path, caps, terminal);
  if ("problem" in loaded) throw new UsageError(`${path}: ${loaded.problem.message}`);
  return loaded.bytes.slice();
}

interface Stated {
  readonly sha256: string;
  readonly hashInput: string;
}

/** The document that a record says it is of. */
function documentOf(record: string): Stated | undefined {
  const value = parsedJson(record);
  const document = isFields(value) ? value["document"] : undefined;
  if (!isFields(document)) return undefined;
  const { sha256, hash_input: hashInput } = document;
  return typeof sha256 === "string" && typeof hashInput === "string" ? { sha256, hashInput } : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The hash as the record was made; undefined of a file that is not JSON where it had to be. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>, hashInput: string): Promise<string | undefined> {
  if (hashInput !== "canonical_json") return await sha256(bytes);
  if (parsedJson(new TextDecoder().decode(bytes)) === undefined) return undefined;
  return (await fingerprint("json", bytes)).sha256;
}

async function statusOf(record: string, server: string, ask: Ask): Promise<string> {
  try {
    const answer = await ask(`${server}/v1/records/verify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: record,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said: unknown = await answer.json();
    if (answer.ok && isFields(said) && typeof said["status"] === "string") return said["status"];
    const why = isFields(said) && "message" in said ? said["message"] : `status ${answer.status}`;
    throw new UsageError(`${server} did not check the record: ${why}`);
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${server} could not be asked, or its answer not be read`);
  }
}

const meanings: Readonly<Record<string, string>> = {
  authentic: "The record is authentic: this server signed it, and it is unaltered.",
  altered: "The record is altered: it is not as it was when it was signed.",
  unsigned: "The record is unsigned: nobody can tell whether it is unaltered.",
  unknown_key: "The record was signed with a key that this server does not have.",
};

interface Found {
  readonly file: string;
  readonly same_document: boolean;
  readonly status: string;
}

function sentences({ file, same_document, status }: Found): string {
  const document = same_document ? `${file} is the document of the record.` : `${file} is another document.`;
  return `${document}\n${meanings[status] ?? `The server answered "${status}".`}\n`;
}
