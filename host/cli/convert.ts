/** `faktlint convert`: invoices in another syntax or profile, one or many. */
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { isTarget, type Target, targets } from "../../engine/convert/mod.ts";
import { languages } from "../../engine/locales.ts";
import type { EngineFault } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { conformance } from "../documents/conformance.ts";
import { type ConvertedDocument, convertOpened, type ConvertOutcome } from "../documents/converting.ts";
import type { Language } from "../documents/locales.ts";
import { isArchive } from "./archives/archive.ts";
import { type Call, type Found, found, itemOf, loadedOf } from "./check/found.ts";
import { convertedText, lostText } from "./convert_words.ts";
import type { Loaded } from "./files.ts";
import type { Refused } from "../domain/refused.ts";
import { faultText } from "./formats/text_report.ts";
import { opened } from "./media.ts";
import { choice, flag, helpText, limitOptions, limits, options, type Parsed, valued } from "./options.ts";
import { json, printable } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { told, unread } from "./told.ts";
import { words } from "./words.ts";
import { spareInputs, writeWhole } from "./write_whole.ts";

const known = {
  to: valued("T", targets.join(", ")),
  "allow-loss": flag("write it although something gets lost: what has no place is left out, and listed"),
  format: valued("F", "xml (the document alone, the default), or json (with what was left out, and the verdict)"),
  lang: valued("L", `language of what is said: ${languages.join(", ")} (the first is the default)`),
  out: valued("F", "write to a file; of several files, or of a folder or an archive, to a folder, under their names"),
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

/** What is asked for, for every file. */
interface Asked {
  readonly to: Target;
  readonly allowLoss: boolean;
  readonly format: "xml" | "json";
  readonly lang: Language;
  readonly call: Call;
  readonly put: Put;
}

/** Gives a document to whoever asked for it; what went wrong, in a sentence. */
type Put = (file: string, text: string, kind: "xml" | "json") => Promise<string | undefined>;

async function convertFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const asked = await askedIn(parsed, terminal);
  let status = 0;
  let some = false;
  for await (const it of found(asked.call, terminal)) {
    some = true;
    status = Math.max(status, await convertFile(it, asked, terminal));
  }
  return some ? status : 2;
}

async function askedIn(parsed: Parsed, terminal: Terminal): Promise<Asked> {
  const { paths, values: { to, out } } = parsed;
  if (paths.length === 0) throw new UsageError("name at least one file or folder");
  if (typeof to !== "string") throw new UsageError(`--to is missing: choose one of ${targets.join(", ")}`);
  if (!isTarget(to)) throw new UsageError(`--to is "${to}": choose one of ${targets.join(", ")}`);
  await spareInputs(out, paths);
  const one = paths.length === 1 && !isMany(paths[0] ?? "");
  if (!one && typeof out !== "string") {
    throw new UsageError("name a folder with --out for what becomes of several files");
  }
  const put = typeof out !== "string" ? printed(terminal) : one && !isFolder(out) ? toFile(out) : toFolder(out, paths);
  return {
    to,
    allowLoss: parsed.values["allow-loss"] === true,
    format: choice(parsed, "format", ["xml", "json"], "xml"),
    lang: choice(parsed, "lang", languages, "en"),
    call: { paths, limits: limits(parsed), fix: false },
    put,
  };
}

function isMany(path: string): boolean {
  return path !== "-" && (isArchive(path) || isFolder(path) || /[*?{[]/.test(path) && !fs.existsSync(path));
}

function isFolder(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function printed(terminal: Terminal): Put {
  return (_file, text) => {
    terminal.out(text);
    return Promise.resolve(undefined);
  };
}

function toFile(out: string): Put {
  return (_file, text) => writeWhole(out, new TextEncoder().encode(text));
}

/** Files keep their names below the folder or the archive that was named; none leads out of the folder, none is written twice. */
function toFolder(out: string, named: readonly string[]): Put {
  const taken = new Set<string>();
  return async (file, text, kind) => {
    const around = named.find((it) => file.startsWith(`${it.replace(/\/$/, "")}/`)) ?? dirname(file);
    const steps = file.slice(around.length).split(/[/\\:]/).filter((it) => !["", ".", ".."].includes(it));
    const path = join(out, ...steps).replace(/(?:\.(?:xml|json|pdf))?$/i, `.${kind}`);
    if (taken.has(path)) return `"${printable(path)}" was written for another file of this call`;
    taken.add(path);
    fs.mkdirSync(dirname(path), { recursive: true });
    return await writeWhole(path, new TextEncoder().encode(text));
  };
}

async function convertFile(it: Found, asked: Asked, terminal: Terminal): Promise<number> {
  const { lang, to, format, call: { limits }, put } = asked;
  const { file } = it;
  const loaded = await loadedOf(await itemOf(it), limits);
  const outcome = await convertedOf(loaded, asked, terminal);
  const telling = { lang, terminal, asJson: format === "json" };
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
  const { text, mediaType } = outcome.ok;
  const kind = format === "json" || mediaType === "application/json" ? "json" : "xml";
  const problem = await put(file, format === "json" ? `${json(envelopeOf(outcome.ok), 2)}\n` : text, kind);
  if (problem !== undefined) {
    terminal.err(`faktlint convert: ${problem}\n`);
    return 2;
  }
  if (outcome.ok.losses.length > 0 || terminal.interactive) {
    terminal.err(convertedText(file, { ...outcome.ok, to }, lang));
  }
  return 0;
}

function envelopeOf({ text: document, mediaType: media_type, to, losses, verdict }: ConvertedDocument) {
  return { document, media_type, to, losses, verdict };
}

type Unread = { readonly problem: Refused };

async function convertedOf(
  loaded: Loaded,
  { to, allowLoss, lang, call: { limits } }: Asked,
  terminal: Terminal,
): Promise<Exclude<ConvertOutcome, { refusal: unknown }> | Unread> {
  const { file } = loaded;
  if ("problem" in loaded) return loaded;
  const opening = await opened(file, loaded.bytes, { limits });
  if ("refusal" in opening) return { problem: opening.refusal };
  const onFault = (fault: EngineFault) => terminal.err(faultText(file, fault, words[lang]));
  return await convertOpened(opening.ok, { to, allowLoss, lang, conformance, today: daysAt(terminal.now()), onFault });
}
