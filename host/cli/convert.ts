/** `faktlint convert`: invoices in another syntax or profile, one or many. */
import * as fs from "node:fs";
import { availableParallelism } from "node:os";
import { isTarget, targets } from "../../engine/convert/mod.ts";
import { languages } from "../../engine/locales.ts";
import { daysAt } from "../../engine/selection/days.ts";
import type { Written } from "../../engine/convert/written.ts";
import { isArchive } from "./archives/archive.ts";
import { type Call, found } from "./check/found.ts";
import { brokenWorker, type Jobs, jobsOf } from "./check/many.ts";
import { convertMany, type Done, type Order } from "./convert_many.ts";
import { printed, type Put, toFile, toFolder } from "./convert_put.ts";
import { convertedText, countedText, lostText } from "./convert_words.ts";
import { isFolder } from "./find.ts";
import { choice, count, flag, helpText, limitOptions, limits, options, type Parsed, valued } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { told, unread } from "./told.ts";
import { spareInputs } from "./write_whole.ts";

const known = {
  to: valued("T", targets.join(", ")),
  "allow-loss": flag("write it although something gets lost: what has no place is left out, and listed"),
  format: valued("F", "xml (the document alone, the default), or json (with what was left out, and the verdict)"),
  lang: valued("L", `language of what is said: ${languages.join(", ")} (the first is the default)`),
  out: valued("F", "write to a file; of several files, or of a folder or an archive, to a folder, under their names"),
  force: flag("replace files that are there; without it they stay, and it is said"),
  jobs: valued(
    "N",
    `convert N files at once; left out, as many as there are processors (${availableParallelism()}) from some hundred files on`,
  ),
  ...limitOptions,
} as const;

const about =
  `Converts invoices (XML, PDF with XML inside, or JSON; - is standard input) to another syntax, profile or level of Factur-X.
Amounts stay as they are stated. What the target has no place for is listed, each value with its place, and nothing is
written then without --allow-loss. The result is judged as the official validators do, and written only if it is valid;
to json it is written in any case. FILE can be a folder, a pattern, or an archive.`;

export const convertCommand: LoadedCommand = {
  help: helpText({
    usage: ["convert --to T [OPTIONS] FILE…"],
    about,
    options: known,
    status:
      "0 when all was converted, 1 when something would get lost or not be valid, 2 when it could not be read or written.",
  }),
  run: convertFiles,
};

/** How the call is answered. */
interface Asked {
  readonly order: Order;
  readonly call: Call;
  readonly jobs: Jobs;
  readonly format: "xml" | "json";
  readonly put: Put;
}

async function convertFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const asked = await askedIn(options(args, known), terminal);
  const { order, call, jobs } = asked;
  const onBroken = brokenWorker("convert", order.lang, terminal);
  let [made, not, unread] = [0, 0, 0];
  for await (const done of convertMany(found(call, terminal), order, jobs, onBroken)) {
    if (done.faults !== "") terminal.err(done.faults);
    const status = await deliver(done, asked, terminal);
    if (status === 0) made++;
    else if (status === 1) not++;
    else unread++;
  }
  if (made + not + unread > 1) terminal.err(countedText({ made, not, unread }, order.lang));
  return unread > 0 || made + not === 0 ? 2 : not > 0 ? 1 : 0;
}

async function askedIn(parsed: Parsed, terminal: Terminal): Promise<Asked> {
  const { paths, values: { to, out, force } } = parsed;
  if (paths.length === 0) throw new UsageError("name at least one file or folder");
  if (typeof to !== "string") throw new UsageError(`--to is missing: choose one of ${targets.join(", ")}`);
  if (!isTarget(to)) throw new UsageError(`--to is "${to}": choose one of ${targets.join(", ")}`);
  await spareInputs(out, paths);
  const one = paths.length === 1 && !isMany(paths[0] ?? "");
  if (!one && typeof out !== "string") {
    throw new UsageError("name a folder with --out for what becomes of several files");
  }
  const toOne = typeof out !== "string"
    ? printed(terminal)
    : one && !isFolder(out)
    ? toFile(out, force === true)
    : undefined;
  const caps = limits(parsed);
  const lang = choice(parsed, "lang", languages, "en");
  return {
    order: { to, allowLoss: parsed.values["allow-loss"] === true, lang, limits: caps, today: daysAt(terminal.now()) },
    call: { paths, limits: caps, fix: false },
    jobs: jobsOf(count(parsed, "jobs")),
    format: choice(parsed, "format", ["xml", "json"], "xml"),
    put: toOne ?? toFolder(`${out}`, paths, force === true),
  };
}

function isMany(path: string): boolean {
  return path !== "-" && (isArchive(path) || isFolder(path) || /[*?{[]/.test(path) && !fs.existsSync(path));
}

/** Gives what was made, or says why nothing was; gives the exit status of this document alone. */
async function deliver({ file, outcome }: Done, { order, format, put }: Asked, terminal: Terminal): Promise<number> {
  const { lang, to } = order;
  const telling = { lang, terminal, asJson: format === "json" };
  if (outcome === undefined) return 2;
  if ("problem" in outcome) return unread(file, outcome.problem, telling);
  if ("refused" in outcome) {
    const { losses, verdict } = outcome.refused;
    if (format === "json") terminal.err(`${json({ file, ...outcome.refused })}\n`);
    else {
      terminal.err(lostText(file, losses, lang));
      if (!verdict.valid) told({ file, status: 200, result: verdict }, telling);
    }
    return 1;
  }
  const { text, mediaType, losses } = outcome.ok;
  const kind = format === "json" || mediaType === "application/json" ? "json" : "xml";
  const problem = await put(file, format === "json" ? `${json(envelopeOf(outcome.ok), 2)}\n` : text, kind);
  if (problem !== undefined) {
    terminal.err(`faktlint convert: ${problem}\n`);
    return 2;
  }
  if (losses.length > 0 || terminal.interactive) terminal.err(convertedText(file, { ...outcome.ok, to }, lang));
  return 0;
}

function envelopeOf({ text: document, mediaType: media_type, to, losses, verdict }: Written) {
  return { document, media_type, to, losses, verdict };
}
