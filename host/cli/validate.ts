/** `faktlint validate`: checks files and folders, and repairs them when that is asked for. */
import { availableParallelism } from "node:os";
import { badAnswer } from "../../engine/edits/answers.ts";
import { languages } from "../../engine/locales.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { profileNames } from "../../engine/mod.ts";
import type { Fixing } from "./check/fix.ts";
import { type Call, type Found, found, noting } from "./check/found.ts";
import { type Ignored, ignoreList } from "./ignore.ts";
import { brokenWorker, doMany, jobsOf } from "./check/many.ts";
import { doneWith, type Order } from "./check/order.ts";
import { report } from "./check/report.ts";
import { type Results, toFile, toTerminal } from "./check/results.ts";
import { left, type Note, noted, nothing, type SoFar } from "./check/run_so_far.ts";
import {
  choice,
  count,
  dayAsked,
  docsBase,
  docsOption,
  flag,
  helpText,
  isStrict,
  limitOptions,
  limits,
  modes,
  options,
  type Parsed,
  profile,
  several,
  valued,
  valuedOrNot,
} from "./options.ts";
import { formats } from "./formats/reporters.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { spareInputs } from "./write_whole.ts";

const known = {
  profile: valued(
    "P",
    `rule set to check against: ${profileNames.join(", ")}; left out, the invoice says it (BT-24; JSON: "profile")`,
  ),
  "as-of": valued(
    "DATE",
    "check by the editions of the rules that hold on this day, of those that are carried, and say whether they are in " +
      "force on it; such as 2026-11-23",
  ),
  ...modes,
  next: flag(
    "say as well what the official validators say by the edition of the rules that follows, where it is carried",
  ),
  fix: valuedOrNot(
    "warnings",
    "repair in the files what changes nothing that is owed, where a file has errors, and check the result; everything else " +
      "stays as it is written. With =warnings also what is only warned of",
  ),
  accept: several(
    "ID",
    "with --fix: make this repair too, which --fix names and leaves alone; as often as there are some",
  ),
  answer: several("POINTER=VALUE", "with --fix: write this value, such as /buyerReference=04011000-12345-03"),
  "dry-run": flag("with --fix: print as a diff what would be changed, and change nothing"),
  container: flag("of a PDF, refuse also what Factur-X forbids of the PDF around the XML (rules PDF-…)"),
  format: valued(
    "F",
    "text (for people, the default), json, ndjson (one line a file), csv (a row a file, for spreadsheets), sarif (2.1.0), junit, or varl (the report of KoSIT's validator on one file)",
  ),
  bom: flag("with --format csv: begin with the byte order mark by which Excel knows UTF-8"),
  quiet: flag("in text: errors alone, and only the files that have some"),
  "max-warnings": valued("N", "exit with 1 when there are more than N warnings"),
  ignore: valued(
    "FILE",
    'rules to ignore: a line each, "RULE [FILES] # REASON"; FILES is a pattern, e.g. archive/**/*.xml',
  ),
  "files-from": valued(
    "FILE",
    "check the files that a list names, too: a path a line, or with NUL behind each (find -print0); - for standard input",
  ),
  out: valued("FILE", "write the results to a file"),
  resume: valued(
    "STATE",
    "with --format ndjson: note in the file STATE how far the run is, and go on from there when it was interrupted; with " +
      "--out nothing is written twice, otherwise perhaps one result",
  ),
  jobs: valued(
    "N",
    `check N files at once; left out, as many as there are processors (${availableParallelism()}) from some hundred files on, ` +
      "and with --fix one after the other",
  ),
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
XRechnung or Peppol BIS Billing. PATH is a file, a folder, which is searched for .xml, .json, .pdf and archives, a
pattern (inbox/**/*.xml), or - for standard input. Archives are .zip, .tar, .tar.gz (.tgz) and .tar.zst (.tzst), also
in one another. A JSON invoice is checked as the XML that it becomes. Of a PDF the e-invoice inside is checked, not its
pages.`;

export const validateCommand: LoadedCommand = {
  help: helpText({
    usage: ["validate [OPTIONS] PATH…", "validate [OPTIONS] --files-from LIST"],
    about,
    options: known,
    status: "0 when all files are valid, 1 when some are not or warnings are too many, 2 when some was not read.",
  }),
  run: validateFiles,
};

async function validateFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const order = await orderOf(parsed, terminal);
  let passedOver = 0;
  const call = { ...callOf(parsed, order), passedOver: () => void passedOver++ };
  const mostWarnings = count(parsed, "max-warnings", 0) ?? Infinity;
  // Repairs change files, one after the other unless somebody says that no two paths lead to the same one.
  const jobs = jobsOf(count(parsed, "jobs") ?? (order.fix === undefined ? undefined : 1));
  const { note, before, results } = await placeOf(parsed, order, call, terminal);
  let run: SoFar;
  try {
    if (order.format === "csv") {
      results.write((await import("./formats/csv.ts")).csvHead(parsed.values["bom"] === true));
    }
    const ahead: (number | undefined)[] = [];
    const documents = noting(left(documentsOf(order, call, terminal), before), ahead);
    const work = { order, make: doneWith, worker: new URL("./check/worker.ts", import.meta.url) };
    const done = doMany(documents, work, jobs, brokenWorker("validate", order.language, terminal));
    const about = { order, results, before, note, upTo: () => ahead.shift(), passedOver: () => passedOver };
    run = await report(done, about, terminal);
  } finally {
    results.close();
  }
  for (const { rule, files: where = "any file" } of order.ignore.filter(({ rule }) => !run.ignored.includes(rule))) {
    terminal.err(
      `faktlint validate: the ignore list names ${rule}, which failed in no file of ${where}: remove the line\n`,
    );
  }
  if (run.warnings > mostWarnings) {
    const warnings = run.warnings === 1 ? "1 warning" : `${run.warnings} warnings`;
    terminal.err(`faktlint validate: ${warnings}, and --max-warnings allows ${mostWarnings}\n`);
  }
  if (run.tally.refused > 0 || run.done === 0) return 2;
  return run.tally.invalid > 0 || run.warnings > mostWarnings ? 1 : 0;
}

function documentsOf({ format }: Order, call: Call, terminal: Terminal): AsyncIterable<Found> {
  const all = found(call, terminal);
  return format === "varl" ? single(all) : all;
}

function callOf({ paths, values }: Parsed, { fix, limits }: Order): Call {
  const list = values["files-from"];
  if (paths.length === 0 && list === undefined) throw new UsageError("name at least one file or folder");
  if (fix?.mode === "write" && paths.includes("-")) throw new UsageError("--fix changes files, and - is not a file");
  if (list === "-" && paths.includes("-")) throw new UsageError("standard input is either a list or an invoice");
  return { paths, limits, fix: fix !== undefined, ...(typeof list === "string" ? { list } : {}) };
}

interface ResultsPlace {
  readonly note: Note | undefined;
  readonly before: SoFar;
  readonly results: Results;
}

/** Where the results go, and where it is noted how far the run is. */
async function placeOf({ values }: Parsed, order: Order, call: Call, terminal: Terminal): Promise<ResultsPlace> {
  const { resume, out } = values;
  if (resume !== undefined && order.format !== "ndjson") throw new UsageError("--resume needs --format ndjson");
  if (resume !== undefined && call.fix) throw new UsageError("--fix needs no --resume: what is repaired stays so");
  const { colour: _, ...asked } = order;
  const note = typeof resume === "string" ? { path: resume, asked: [asked, call.paths, call.list ?? null] } : undefined;
  const before = note === undefined ? undefined : await noted(note);
  await spareInputs(out, [...call.paths, ...(call.list === undefined ? [] : [call.list])]);
  const results = typeof out === "string" ? await toFile(out, before?.bytes) : toTerminal(terminal);
  return { note, before: before ?? nothing, results };
}

async function orderOf(parsed: Parsed, terminal: Terminal): Promise<Order> {
  const format = choice(parsed, "format", formats, "text");
  const language = choice(parsed, "lang", languages, "en");
  const chosen = profile(parsed);
  const isVarl = format === "varl";
  if (isVarl) oneVerdict(parsed);
  const strict = isStrict(parsed);
  const fix = fixing(parsed);
  const next = parsed.values["next"] === true;
  if (next && fix !== undefined) throw new UsageError("--next is about files as they are: leave out --fix");
  const isShown = fix?.mode === "show";
  if (isShown && format !== "text") throw new UsageError("--dry-run prints a diff: leave out --format");
  const links = docsBase(parsed, terminal);
  const asOf = dayAsked(parsed);
  return {
    format,
    language,
    strict,
    // People are told what the official validators would say.
    official: !strict && format === "text" && !isShown,
    next,
    container: isVarl ? undefined : parsed.values["container"] === true,
    patches: parsed.values["patches"] === true,
    quiet: parsed.values["quiet"] === true,
    today: daysAt(new Date()),
    colour: terminal.colour === true && parsed.values["out"] === undefined,
    excerpts: format === "text",
    tabled: format === "csv" || format === "ndjson",
    hashed: isVarl,
    called: terminal.called,
    limits: limits(parsed),
    ignore: await ignored(parsed.values["ignore"]),
    docsBase: links,
    fix,
    asOf,
    profile: chosen,
  };
}

/** Options by which a report would be about something else than the file that was sent, and its official verdict. */
const besideVarl = ["container", "preflight", "profile", "fix", "ignore", "resume", "jobs", "patches"] as const;

function oneVerdict({ values }: Parsed): void {
  const given = besideVarl.find((name) => values[name] !== undefined && values[name] !== false);
  if (given !== undefined) {
    throw new UsageError(`--format varl says what KoSIT's validator would: leave out --${given}`);
  }
}

/** The one document of a report. */
async function* single(found: AsyncIterable<Found>): AsyncGenerator<Found> {
  let first: Found | undefined;
  for await (const it of found) {
    if (first !== undefined) throw new UsageError("--format varl is a report on one document, and these are several");
    first = it;
  }
  if (first !== undefined) yield first;
}

/** What of `--fix`, `--accept` and `--answer` is asked for; the latter two say what to do in a repair. */
function fixing({ values, lists }: Parsed): Fixing | undefined {
  const [accept, given] = [lists["accept"] ?? [], lists["answer"] ?? []];
  const { fix, "dry-run": isDry } = values;
  if (fix === undefined) {
    const needless = isDry === true ? "--dry-run" : accept.length > 0 ? "--accept" : given.length > 0 ? "--answer" : "";
    if (needless !== "") throw new UsageError(`${needless} is for --fix: add it`);
    return undefined;
  }
  if (fix !== true && fix !== "warnings") throw new UsageError(`--fix is "${fix}": write --fix or --fix=warnings`);
  return { mode: isDry === true ? "show" : "write", warnings: fix === "warnings", accept, answers: answersIn(given) };
}

function answersIn(given: readonly string[]): Fixing["answers"] {
  const answers = Object.fromEntries(given.map((it) => {
    const mark = it.indexOf("=");
    if (!it.startsWith("/") || mark < 0) {
      throw new UsageError(`--answer is "${it}": write it as POINTER=VALUE, such as /buyerReference=04011000-12345-03`);
    }
    return [it.slice(0, mark), it.slice(mark + 1)];
  }));
  const bad = badAnswer(answers);
  if (bad === undefined) return answers;
  const fields = bad.fields.slice(0, MOST_FIELDS).join(", ");
  throw new UsageError(
    fields === ""
      ? `--answer ${bad.pointer} takes a single value`
      : `--answer ${bad.pointer} is no single field, and nothing was changed: answer its fields, such as ${fields}`,
  );
}

const MOST_FIELDS = 5;

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
