/** `faktlint view`: an invoice for people to read, on the terminal or as a page. */
import { languages } from "../../engine/locales.ts";
import type { EngineFault } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { conformance } from "../documents/conformance.ts";
import { viewDocument } from "../documents/viewing.ts";
import { load } from "./files.ts";
import { refused } from "./formats/outcome.ts";
import { faultText, textReport } from "./formats/text_report.ts";
import { opened } from "./media.ts";
import { choice, flag, helpText, limitOptions, limits, options, valued } from "./options.ts";
import { printableText } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { words } from "./words.ts";
import { spareInputs, writeWhole } from "./write_whole.ts";

const known = {
  html: flag("as one page without scripts, which loads nothing"),
  text: flag("as text, which is the default"),
  findings: flag("say at each value what the official validators find there"),
  lang: valued("L", `language: ${languages.join(", ")} (the first is the default)`),
  out: valued("F", "write to a file, which is written completely or not at all; named .html, as a page"),
  ...limitOptions,
} as const;

const about =
  `Shows any invoice that can be read (XML, PDF with XML inside, or JSON; - is standard input), valid or not: everything that
it states under the names that accountants use, its attachments by name and size, and at the end what no business term
holds.`;

export const viewCommand: LoadedCommand = {
  help: helpText({
    usage: ["view [OPTIONS] FILE"],
    about,
    options: known,
    status: "0 when it was shown, 2 when it could not be read or written.",
  }),
  run: viewFile,
};

async function viewFile(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, lists, paths } = options(args, known);
  const [file, ...more] = paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  if (values["html"] === true && values["text"] === true) throw new UsageError("give --html or --text, not both");
  const { out } = values;
  await spareInputs(out, [file]);
  const lang = choice({ values, lists, paths }, "lang", languages, "en");
  const caps = limits({ values, lists, paths });
  const isPage = values["html"] === true || values["text"] !== true && typeof out === "string" && /\.html?$/i.test(out);
  const unread = (answer: ReturnType<typeof refused>) => {
    terminal.err(textReport(answer, undefined, { words: words[lang] }));
    return 2;
  };
  const loaded = await load(file, caps, terminal);
  if ("problem" in loaded) return unread(refused(file, loaded.problem, lang));
  const { bytes: input } = loaded;
  const outcome = await viewDocument(
    { name: file, input },
    (sets) => opened(file, input, { limits: caps, ...(sets === undefined ? {} : { sets }) }),
    {
      as: isPage ? "html" : "text",
      findings: values["findings"] === true,
      lang,
      conformance,
      today: daysAt(terminal.now()),
      onFault: (fault: EngineFault) => terminal.err(faultText(file, fault, words[lang])),
    },
  );
  if ("refusal" in outcome) return unread(refused(file, outcome.refusal, lang));
  return await deliver(isPage ? outcome.ok : printableText(outcome.ok), out, terminal);
}

async function deliver(text: string, out: string | boolean | undefined, terminal: Terminal): Promise<number> {
  if (typeof out !== "string") {
    terminal.out(text);
    return 0;
  }
  const problem = await writeWhole(out, new TextEncoder().encode(text));
  if (problem === undefined) return 0;
  terminal.err(`faktlint view: ${problem}\n`);
  return 2;
}
