/** The commands that are made of operations: options and help out of its schemas, a file or its fields in, its content out. */
import { z } from "@hono/zod-openapi";
import { DOCS_BASE, type EngineFault, profileNames } from "../../engine/mod.ts";
import { conformance } from "../documents/conformance.ts";
import { isLanguage, type Language } from "../documents/locales.ts";
import type { Context, Document, Input, Kind, Operation, Parts, Result, World } from "../operations/operation.ts";
import { isFlag } from "../operations/options.ts";
import { Problem, problems } from "../domain/problems.ts";
import { type Telling, told } from "./told.ts";
import { type AboutFile, documentFrom, type Refused } from "./document.ts";
import {
  choice,
  flag,
  helpText,
  isStrict,
  limitOptions,
  limits,
  modes,
  type Options,
  options,
  outOption,
  type Parsed,
  valued,
} from "./options.ts";
import { json } from "./printable.ts";
import { type Report, reports } from "./reports.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import { localPool } from "../workers/pool.ts";
import { faultText } from "./formats/text_report.ts";
import { words } from "./words.ts";
import { messageOf } from "../domain/wording.ts";
import { formatOf, spareInputs, writeWhole } from "./write_whole.ts";

/** A command for each operation that needs no server. */
export async function operationCommands(operations?: readonly Operation[]): Promise<Readonly<Record<string, Command>>> {
  const all = operations ?? (await import("../operations/index.ts")).operations;
  return Object.fromEntries(all.filter(({ offline }) => offline).map((it) => [it.id.toLowerCase(), commandOf(it)]));
}

function commandOf(operation: Operation): Command {
  const { title } = operation;
  const summary = title.charAt(0).toLowerCase() + title.slice(1);
  return { summary, help: helpOf(operation), run: (args, terminal) => runOperation(operation, args, terminal) };
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** What is an option: all that may be asked for, but the cap on characters, which is every document's. */
function shapeOf({ options, body }: Operation): Shape {
  const { max_characters: _, ...shape } = options.shape;
  return { ...shape, ...(body.takes === "fields" ? body.schema.shape : {}) };
}

function optionOf(name: string): string {
  return name.replaceAll("_", "-");
}

function helpOf(operation: Operation): string {
  const { id, title, description, body } = operation;
  const what = [title, description].filter((it) => it !== undefined).map((it) => it.replace(/\.?$/, ".")).join(" ");
  const takesFile = body.takes === "document";
  return helpText({
    usage: [`${id.toLowerCase()} [OPTIONS]${takesFile ? " FILE" : filesOf(body)}`],
    about: takesFile ? `${what} FILE can be -, which is standard input.` : what,
    options: optionsOf(operation),
    status: "0 when it was done, 1 when the invoice is invalid, 2 when it could not be done.",
  });
}

/** The files of an operation that takes several. */
function filesOf(body: Operation["body"]): string {
  if (body.takes !== "parts") return "";
  return Object.entries(body.parts).map(([name, { option }]) =>
    option === true ? ` --${optionOf(name)} FILE` : ` ${name.toUpperCase()}`
  ).join("");
}

async function runOperation(operation: Operation, args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, optionsOf(operation));
  const values = {
    ...formatBy(parsed, operation),
    ...(operation.preflight === true ? { strict: isStrict(parsed) } : {}),
    ...parsed.values,
  };
  const asked = checked({ ...parsed, values }, operation.options);
  await spareInputs(parsed.values["out"], [...parsed.paths, ...partFiles(operation, parsed)]);
  const report = reports[operation.id]?.(languageOf(asked["lang"]), terminal);
  const telling = { lang: languageOf(asked["lang"]), terminal, asJson: reportedAs(parsed, report) === "json" };
  const body = await bodyFrom(operation, parsed, terminal);
  if ("error" in body) return refused(body, telling);
  const done = await operation.run(contextOf(asked["lang"], body.about.file, terminal), {
    options: asked,
    ...body.given,
  });
  if (done instanceof Problem) {
    const { code, details } = done;
    const message = messageOf(done, telling.lang);
    const about = aboutPart(body.about, details.fields);
    return refused({ ...about, error: code, message, ...details.fields, docs: `${DOCS_BASE} ${code}` }, telling);
  }
  const shown = telling.asJson ? undefined : report;
  const status = await deliver(done, body.about, parsed.values["out"], telling, shown);
  return status === 0 && (done.outcome === "refused" || report?.isBad(done) === true) ? 1 : status;
}

/** What is written by the name of the file, where the operation gives that, too, and nobody asks for something else. */
function formatBy({ values: { out } }: Parsed, { options, output }: Operation): { readonly format?: Kind } {
  if (!("format" in options.shape)) return {};
  const format = formatOf(out, (["json", "xml", "pdf"] as const).filter((it) => output.forms[it] !== undefined));
  return format === undefined ? {} : { format };
}

const FORMATS = ["text", "json"] as const;

/** How the result is printed: of an operation with a report for people, as that, unless something else is asked for. */
function reportedAs(parsed: Parsed, report: Report | undefined): (typeof FORMATS)[number] {
  return report === undefined ? "json" : choice(parsed, "format", FORMATS, "text");
}

function optionsOf(operation: Operation): Options {
  const own = Object.entries(shapeOf(operation)).map(([name, schema]) => {
    const help = schema.description ?? "";
    return [optionOf(name), isFlag(schema) ? flag(help) : valued(name.charAt(0).toUpperCase(), help)] as const;
  });
  return {
    ...Object.fromEntries(own),
    ...(Object.hasOwn(reports, operation.id) ? { format: valued("F", "text (for people, the default) or json") } : {}),
    ...(operation.preflight === true ? modes : {}),
    out: outOption(),
    ...(operation.body.takes === "parts" ? partOptions(operation.body.parts) : {}),
    ...(["document", "parts"].includes(operation.body.takes) ? limitOptions : {}),
  };
}

function partOptions(parts: Parts): Options {
  return Object.fromEntries(
    namedParts(parts).map(([name, { description }]) => [optionOf(name), valued("F", description)]),
  );
}

/** The parts that options name. */
function namedParts(parts: Parts): readonly (readonly [string, Parts[string]])[] {
  return Object.entries(parts).filter(([, { option }]) => option === true);
}

/** The files that options name. */
function partFiles({ body }: Operation, { values }: Parsed): readonly unknown[] {
  return body.takes === "parts" ? namedParts(body.parts).map(([name]) => values[optionOf(name)]) : [];
}

/** The options that a schema knows, by the schema. */
function checked<T extends z.ZodObject>({ values }: Parsed, schema: T): z.output<T> {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = values[optionOf(name)];
    return value === undefined || name === "max_characters" ? [] : [[name, `${value}`] as const];
  });
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const option = optionOf(String(issue?.path[0]));
  const wanted = issue?.code === "invalid_value" ? `choose one of ${issue.values.join(", ")}` : issue?.message;
  const value = values[option];
  throw new UsageError(value === undefined ? `--${option} is missing` : `--${option} is "${value}": ${wanted}`);
}

interface About extends AboutFile {
  /** Of several, each by the name of its part. */
  readonly files?: Readonly<Record<string, string>>;
}

type Given = { readonly given: Omit<Input, "options">; readonly about: About };

/** What the operation runs on beside its options: a file, the fields that options gave, or nothing. */
async function bodyFrom({ body }: Operation, parsed: Parsed, terminal: Terminal): Promise<Given | Refused> {
  if (body.takes === "document") return await documentIn(body.kinds, parsed, terminal);
  if (body.takes === "parts") return await partsFrom(body.parts, parsed, terminal);
  const [surplus] = parsed.paths;
  if (surplus !== undefined) throw new UsageError(`it takes no file, and "${surplus}" was given`);
  return { given: body.takes === "fields" ? { fields: checked(parsed, body.schema) } : {}, about: {} };
}

/** Files for the parts, in their order; those that are options are named by these. */
async function partsFrom(parts: Parts, parsed: Parsed, terminal: Terminal): Promise<Given | Refused> {
  const names = Object.entries(parts).filter(([, { option }]) => option !== true).map(([name]) => name);
  if (parsed.paths.length !== names.length) {
    throw new UsageError(`name the file of ${names.join(" and of ")}, and no other`);
  }
  const found: [string, Document][] = [];
  const files: [string, string][] = [];
  for (const [name, { kinds, option }] of Object.entries(parts)) {
    const given = option === true ? parsed.values[optionOf(name)] : parsed.paths[names.indexOf(name)];
    if (typeof given !== "string") throw new UsageError(`--${optionOf(name)} is missing: name a file`);
    if (given === "-" && files.some(([, it]) => it === given)) {
      throw new UsageError("standard input is one file, and not two");
    }
    files.push([name, given]);
    const loaded = await documentFrom(given, kinds, limits(parsed), terminal, languageOf(parsed.values["lang"]));
    if (!("given" in loaded)) return loaded;
    found.push([name, loaded.given.document]);
  }
  return {
    given: { parts: Object.fromEntries(found) },
    about: { file: parsed.paths[0], files: Object.fromEntries(files) },
  };
}

async function documentIn(
  kinds: readonly Kind[],
  parsed: Parsed,
  terminal: Terminal,
): Promise<Given | Refused> {
  const [file, ...more] = parsed.paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  return await documentFrom(file, kinds, limits(parsed), terminal, languageOf(parsed.values["lang"]));
}

/** What can be done without a server. */
const world: World = { conformance, pool: localPool(), generation: { profiles: profileNames, pages: true } };

function languageOf(asked: unknown): Language {
  return typeof asked === "string" && isLanguage(asked) ? asked : "en";
}

function contextOf(asked: unknown, file: string | undefined, terminal: Terminal): Context {
  const lang = languageOf(asked);
  const onFault = (fault: EngineFault) => terminal.err(faultText(file ?? "", fault, words[lang]));
  return { world, now: terminal.now(), lang, asker: { account: undefined }, onFault };
}

/** What is said of a file: of several, of the one that a problem names. */
function aboutPart({ files = {}, ...about }: About, fields: Problem["details"]["fields"] = {}): AboutFile {
  const { part } = fields;
  return typeof part === "string" && files[part] !== undefined ? { file: files[part] } : about;
}

function refused({ file, ...error }: Refused & { readonly docs?: string }, telling: Telling): number {
  const { status } = problems[error.error];
  if (file !== undefined) told({ file, status, error }, telling);
  else telling.terminal.err(`${json(error)}\n`);
  return 2;
}

async function deliver(
  { content, outcome }: Result,
  { file, attachment }: About,
  wanted: unknown,
  telling: Telling & { readonly terminal: Terminal },
  report: Report | undefined,
): Promise<number> {
  // What was not made is no file.
  const out = outcome === "refused" ? undefined : wanted;
  if (typeof out !== "string" && "pdf" in content) {
    throw new UsageError("a PDF is no text to print: name a file with --out");
  }
  const inside = attachment === undefined ? {} : { attachment };
  const made = report !== undefined && "json" in content
    ? report.text(file ?? "", content)
    : "json" in content
    ? `${json({ ...inside, ...content.json }, 2)}\n`
    : "xml" in content
    ? content.xml
    : "html" in content
    ? content.html
    : "text" in content
    ? content.text
    : content.pdf;
  if (typeof out === "string") {
    const problem = await writeWhole(out, typeof made === "string" ? new TextEncoder().encode(made) : made);
    if (problem !== undefined) return refused({ error: "bad_request", message: problem }, telling);
    telling.terminal.err(report?.beside?.(file ?? "", content) ?? "");
    return 0;
  }
  if (typeof made === "string") telling.terminal.out(made);
  return 0;
}
