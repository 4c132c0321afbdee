/** `faktlint diff`: what two invoices state differently. */
import { type Diff, diff } from "../../engine/diff/diff.ts";
import { languages } from "../../engine/locales.ts";
import type { Opened } from "../../engine/mod.ts";
import { inPaths } from "./diff_words.ts";
import { load } from "./files.ts";
import { refused } from "./formats/outcome.ts";
import { textReport } from "./formats/text_report.ts";
import { opened } from "./media.ts";
import { choice, helpText, limitOptions, limits, options, type Parsed, valued } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { words } from "./words.ts";

const known = {
  format: valued("F", "text (for people, the default) or json"),
  lang: valued("L", `language of what is said: ${languages.join(", ")} (the first is the default)`),
  ...limitOptions,
} as const;

const about =
  `Compares two invoices (XML, PDF with XML inside, or JSON) by business term, whatever the syntax of each: what differs, and what
each says is due.`;

export const diffCommand: LoadedCommand = {
  help: helpText({
    usage: ["diff [OPTIONS] A B"],
    about,
    options: known,
    status: "0 when they state the same, 1 when they do not, 2 when one could not be read.",
  }),
  run: diffFiles,
};

async function diffFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const [a, b, ...more] = parsed.paths;
  if (a === undefined || b === undefined || more.length > 0) throw new UsageError("name exactly two files");
  if (a === "-" && b === "-") throw new UsageError("standard input is one invoice, and not two");
  const lang = choice(parsed, "lang", languages, "en");
  const format = choice(parsed, "format", ["text", "json"], "text");
  const one = await openedOf(a, parsed, terminal);
  const other = await openedOf(b, parsed, terminal);
  if (one === undefined || other === undefined) return 2;
  const found: Diff = diff(one, other);
  terminal.out(format === "json" ? `${json(found, 2)}\n` : inPaths(found, lang));
  return found.equal ? 0 : 1;
}

/** Undefined where it cannot be read, which is said. */
async function openedOf(file: string, parsed: Parsed, terminal: Terminal): Promise<Opened | undefined> {
  const lang = choice(parsed, "lang", languages, "en");
  const caps = limits(parsed);
  const loaded = await load(file, caps, terminal);
  const opening = "problem" in loaded
    ? { refusal: loaded.problem }
    : await opened(file, loaded.bytes, { limits: caps });
  if ("ok" in opening) return opening.ok;
  terminal.err(textReport(refused(file, opening.refusal, lang), undefined, { words: words[lang] }));
  return undefined;
}
