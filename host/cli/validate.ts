/** `faktlint validate`: checks files and folders, and repairs them when that is asked for. */
import { availableParallelism } from "node:os";
import { languages } from "../../engine/locales.ts";
import { profileNames, type Verdict } from "../../engine/mod.ts";
import { type Ignored, ignoreList } from "./check/ignore.ts";
import { judgeMany } from "./check/many.ts";
import type { Done, Order } from "./check/order.ts";
import { find } from "./files.ts";
import {
  choice,
  count,
  docsBase,
  docsOption,
  flag,
  helpText,
  limitOptions,
  limits,
  options,
  type Parsed,
  profile,
  valued,
} from "./options.ts";
import type { Answer } from "./outcome.ts";
import { progress } from "./progress.ts";
import { documentOf, formats } from "./reporters.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import { summary } from "./text_report.ts";
import { words } from "./words.ts";

const known = {
  profile: valued(
    "P",
    `rule set to check against: ${profileNames.join(", ")}; left out, the invoice says it (BT-24; JSON: "profile")`,
  ),
  strict: flag("give exactly the verdict of the official validators"),
  fix: flag(
    "repair in the files what can be repaired mechanically, and check the result: only what is wrong is changed; comments, " +
      "white space and order stay",
  ),
  "dry-run": flag("with --fix: print as a diff what would be changed, and change nothing"),
  format: valued("F", "text (for people, the default), json, ndjson (one line a file), sarif (2.1.0) or junit"),
  quiet: flag("in text: errors alone, and only the files that have some"),
  "max-warnings": valued("N", "exit with 1 when there are more than N warnings"),
  ignore: valued(
    "FILE",
    'rules to ignore: a line each, "RULE [FILES] # REASON"; FILES is a pattern, e.g. archive/**/*.xml',
  ),
  jobs: valued("N", `check N files at once (1); this machine has ${availableParallelism()} processors`),
  patches: flag(
    "add to each finding that can be fixed mechanically the JSON Patch on the model that fixes it; for XML on what " +
      'faktlint parse prints as "invoice"',
  ),
  lang: valued("L", `language of the findings: ${languages.join(", ")} (the first is the default)`),
  ...docsOption,
  ...limitOptions,
} as const;

const about =
  `Checks e-invoices (UBL Invoice and CreditNote, CII, JSON, and the XML inside a PDF) against the rules of EN 16931,
XRechnung or Peppol BIS Billing. PATH is a file, a folder, which is searched for .xml, .json and .pdf, a pattern
(inbox/**/*.xml), or - for standard input. A JSON invoice is checked as the XML that it becomes. Of a PDF the e-invoice
inside is checked, not its pages.`;

export const validateCommand: Command = {
  summary: "check invoices and say what is wrong, where, and how to fix it",
  help: helpText({
    usage: ["validate [OPTIONS] PATH…"],
    about,
    options: known,
    status: "0 when all files are valid, 1 when some are not or warnings are too many, 2 when some was not read.",
  }),
  run: validateFiles,
};

async function validateFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  if (parsed.paths.length === 0) throw new UsageError("name at least one file or folder");
  const order = await orderOf(parsed, terminal);
  const mostWarnings = count(parsed, "max-warnings", 0) ?? Infinity;
  const jobs = count(parsed, "jobs") ?? 1;
  const files = await Array.fromAsync(find(parsed.paths));
  if (order.fix === "write" && files.includes("-")) throw new UsageError("--fix changes files, and - is none");
  const found = await report(judgeMany(files, order, jobs, terminal), order, files.length, terminal);
  const { tally, warnings } = found;
  for (const { rule, files: where = "any file" } of order.ignore.filter(({ rule }) => !found.ignored.has(rule))) {
    terminal.err(
      `faktlint validate: the ignore list names ${rule}, which failed in no file of ${where}: remove the line\n`,
    );
  }
  if (warnings > mostWarnings) {
    terminal.err(`faktlint validate: ${warnings} warnings, and --max-warnings allows ${mostWarnings}\n`);
  }
  if (tally.refused > 0 || files.length === 0) return 2;
  return tally.invalid > 0 || warnings > mostWarnings ? 1 : 0;
}

/** Prints what comes, and counts it. */
async function report(all: AsyncIterable<Done>, order: Order, total: number, terminal: Terminal) {
  const said = words[order.language];
  const show = progress(total, terminal);
  const tally = { valid: 0, invalid: 0, refused: 0 };
  const answers: Answer<Verdict>[] = [];
  const ignored = new Set<string>();
  let warnings = 0;
  for await (const done of all) {
    tally[done.kind]++;
    warnings += done.warnings;
    for (const rule of done.ignored) ignored.add(rule);
    show.clear();
    if (done.faults !== "") terminal.err(done.faults);
    if (order.fix === "show") terminal.out(done.diff ?? "");
    else if (done.line !== undefined) terminal.out(done.line);
    if (done.answer !== undefined) answers.push(done.answer);
    show.step();
  }
  show.clear();
  if (order.fix === "show") terminal.err(summary(tally, said));
  else terminal.out(order.format === "text" ? summary(tally, said) : documentOf(order, answers));
  return { tally, warnings, ignored };
}

async function orderOf(parsed: Parsed, terminal: Terminal): Promise<Order> {
  const format = choice(parsed, "format", formats, "text");
  const language = choice(parsed, "lang", languages, "en");
  const chosen = profile(parsed);
  const strict = parsed.values["strict"] === true;
  const fix = parsed.values["fix"] !== true ? undefined : parsed.values["dry-run"] === true ? "show" : "write";
  if (fix === undefined && parsed.values["dry-run"] === true) throw new UsageError("--dry-run is for --fix: add it");
  if (fix === "show" && format !== "text") throw new UsageError("--dry-run prints a diff: leave out --format");
  const links = docsBase(parsed, terminal);
  return {
    format,
    language,
    strict,
    // People are told what the official validators would say; programs ask for strict mode.
    official: !strict && format === "text" && fix !== "show",
    patches: parsed.values["patches"] === true,
    quiet: parsed.values["quiet"] === true,
    colour: terminal.colour === true,
    excerpts: format === "text",
    limits: limits(parsed),
    ignore: await ignored(parsed.values["ignore"]),
    ...(links === undefined ? {} : { docsBase: links }),
    ...(fix === undefined ? {} : { fix }),
    ...(chosen === undefined ? {} : { profile: chosen }),
  };
}

async function ignored(file: string | boolean | undefined): Promise<readonly Ignored[]> {
  if (typeof file !== "string") return [];
  const { problemOf } = await import("./rule_names.ts");
  let text: string;
  try {
    text = await Deno.readTextFile(file);
  } catch {
    throw new UsageError(`the ignore list "${file}" cannot be read`);
  }
  return ignoreList(text, problemOf);
}
