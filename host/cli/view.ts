/** `faktlint view`: an invoice for people to read, on the terminal, as a page or as PDF. */
import { languages } from "../../engine/locales.ts";
import type { EngineFault, RuleSet } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { conformance } from "../documents/conformance.ts";
import { viewWriter } from "../documents/pdf.ts";
import { type ViewForm, viewForms } from "../documents/view_forms.ts";
import { printView, viewDocument } from "../documents/viewing.ts";
import { load } from "./files.ts";
import { faultText } from "./formats/text_report.ts";
import { opened } from "./media.ts";
import { choice, flag, helpText, limitOptions, limits, options, outOption, type Parsed, valued } from "./options.ts";
import { printableText } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { unread } from "./told.ts";
import { words } from "./words.ts";
import { formatOf, spareInputs, writeWhole } from "./write_whole.ts";

const known = {
  html: flag("as one page without scripts, which loads nothing"),
  pdf: flag("as PDF/UA-1, which screen readers read in its order, and PDF/A-3a; needs --out"),
  text: flag("as text, which is the default"),
  findings: flag("say at each value what the official validators find there"),
  lang: valued("L", `language: ${languages.join(", ")} (the first is the default)`),
  out: outOption("named .html or .pdf, as such"),
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
    status: "0 when it was shown, 1 when no typeface has its characters, 2 when it could not be read or written.",
  }),
  run: viewFile,
};

async function viewFile(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const [file, ...more] = parsed.paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  const { out, findings } = parsed.values;
  const form = formIn(parsed);
  await spareInputs(out, [file]);
  const lang = choice(parsed, "lang", languages, "en");
  const caps = limits(parsed);
  const telling = { lang, terminal };
  const loaded = await load(file, caps, terminal);
  if ("problem" in loaded) return unread(file, loaded.problem, telling);
  const { bytes: input } = loaded;
  const onFault = (fault: EngineFault) => terminal.err(faultText(file, fault, words[lang]));
  const how = { findings: findings === true, lang, conformance, today: daysAt(terminal.now()), onFault };
  const source = { name: file, input };
  const open = (sets: readonly RuleSet[] | undefined) =>
    opened(file, input, { limits: caps, ...(sets === undefined ? {} : { sets }) });
  if (form === "pdf") {
    const outcome = await printView(source, open, { ...how, date: terminal.now() }, viewWriter());
    if ("refusal" in outcome) return unread(file, outcome.refusal, telling);
    if ("ok" in outcome) return await deliver(outcome.ok, out, terminal);
    const lacking = outcome.findings.map(({ rule, message, fix }) => `faktlint view: ${rule}: ${message} ${fix}`);
    terminal.err(printableText(`${lacking.join("\n")}\n`));
    return 1;
  }
  const outcome = await viewDocument(source, open, { ...how, as: form });
  if ("refusal" in outcome) return unread(file, outcome.refusal, telling);
  return await deliver(form === "html" ? outcome.ok : printableText(outcome.ok), out, terminal);
}

/** What is asked for, or what the name of the file says. */
function formIn({ values }: Parsed): ViewForm {
  const asked = viewForms.filter((it) => values[it] === true);
  if (asked.length > 1) throw new UsageError(`give ${asked.map((it) => `--${it}`).join(" or ")}, not both`);
  const { out } = values;
  const form = asked[0] ?? formatOf(out, ["html", "pdf"]) ?? (formatOf(out, ["htm"]) === undefined ? "text" : "html");
  if (form === "pdf" && typeof out !== "string") {
    throw new UsageError("a PDF is no text to print: name a file with --out");
  }
  return form;
}

async function deliver(
  content: string | Uint8Array,
  out: string | boolean | undefined,
  terminal: Terminal,
): Promise<number> {
  const isText = typeof content === "string";
  if (typeof out !== "string") {
    if (isText) terminal.out(content);
    return 0;
  }
  const problem = await writeWhole(out, isText ? new TextEncoder().encode(content) : content);
  if (problem === undefined) return 0;
  terminal.err(`faktlint view: ${problem}\n`);
  return 2;
}
