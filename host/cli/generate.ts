/** `faktlint generate`: a JSON invoice as XML. */
import { languages } from "../../engine/locales.ts";
import {
  type EngineFault,
  type Generated,
  type JsonVerdict,
  kindOf,
  profileNames,
  startsAsXml,
  type XmlLimits,
} from "../../engine/mod.ts";
import { conformance } from "../documents/conformance.ts";
import { envelopeOf } from "../operations/generate.ts";
import { saidOfFile } from "./file_words.ts";
import { load, type Loaded, type Problem } from "./files.ts";
import { draw, type Drawn, type Pages, pagesOf, pdfOptions } from "./generate_pdf.ts";
import {
  choice,
  flag,
  helpText,
  limitOptions,
  limits,
  options,
  outOption,
  type Parsed,
  profile,
  texts,
  valued,
} from "./options.ts";
import { type Answer, answered, isError, refused } from "./formats/outcome.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import { faultText } from "./formats/text_report.ts";
import { told } from "./told.ts";
import { writeJson, type WritingOptions } from "../documents/writing.ts";
import { formatOf, spareInputs, writeWhole } from "./write_whole.ts";

const formats = ["xml", "json", "pdf"] as const;

const known = {
  profile: valued("P", `${profileNames.join(", ")}; left out, the invoice says it ("profile")`),
  strict: flag(
    "give exactly the verdict of the official validators, as is the default for the profiles of XRechnung and of France",
  ),
  "no-strict": flag("check XRechnung as validate does by default, not as strictly as the official validators do"),
  amounts: valued(
    "A",
    "computed (the default): VAT and totals as they follow from the lines; or stated: as the invoice states them, " +
      "wherever the rules hold",
  ),
  format: valued(
    "F",
    "xml (the document alone, the default), json (the document with warnings and provenance), or pdf (Factur-X: pages " +
      "for people with the XML inside, of the profile facturx-en16931 or fr-ctc-cii; needs --out)",
  ),
  lang: valued("L", `language of the findings, and of the pages: ${languages.join(", ")} (the first is the default)`),
  ...pdfOptions,
  out: outOption(),
  ...limitOptions,
  "max-characters": valued("N", "raise the cap on characters (8,000,000), of the JSON and of the XML"),
} as const;

const about =
  `Writes a JSON invoice (- for standard input) as the XML that its profile has: UBL 2.1 for en16931, xrechnung-ubl,
peppol-bis-3 and fr-ctc-ubl, CII for xrechnung-cii, facturx-en16931 and fr-ctc-cii. The invoice is checked first, and
nothing is written while it has an error.`;

export const generateCommand: LoadedCommand = {
  help: helpText({
    usage: ["generate [OPTIONS] FILE"],
    about,
    options: known,
    status: "0 when the document was written, 1 when the invoice is invalid, 2 when it could not be read or written.",
  }),
  run: generateFile,
};

async function generateFile(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const [file, ...more] = parsed.paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  const format = choice(parsed, "format", formats, formatOf(parsed.values["out"], formats) ?? "xml");
  await spareInputs(parsed.values["out"], [file, parsed.values["logo"]]);
  const pages = pagesOf(parsed, format === "pdf");
  const caps = limits(parsed);
  const said = await texts(parsed);
  const onFault = (fault: EngineFault) => terminal.err(faultText(file, fault, said.words));
  const loaded = await load(file, caps, terminal);
  const result = await generated(loaded, { ...settingsOf(parsed, caps), onFault });
  const telling = { lang: said.words.language, terminal, asJson: format === "json" };
  const tell = (of: Answer<JsonVerdict>) => told(of, telling);
  const invalid = (verdict: JsonVerdict) => {
    tell({ file, status: 200, result: verdict });
    return 1;
  };
  if (isError(result)) {
    tell(result);
    return 2;
  }
  const made = result.result;
  if (!("xml" in made)) return invalid(made);
  if (format !== "json" && made.warnings.length > 0) tell({ file, status: 200, result: withWarnings(made) });
  if (pages !== undefined) {
    const source = "bytes" in loaded ? loaded.bytes : new Uint8Array();
    const drawn = await draw(made, source, pages, terminal.now(), said.texts);
    return "verdict" in drawn ? invalid(drawn.verdict) : await savePages(drawn, pages, terminal);
  }
  const text = format === "xml" ? made.xml : `${json(envelopeOf(made), 2)}\n`;
  return await deliver(text, parsed.values["out"], terminal);
}

function settingsOf(parsed: Parsed, caps: Partial<XmlLimits>): WritingOptions {
  const strict = parsed.values["strict"] === true;
  if (strict && parsed.values["no-strict"] === true) throw new UsageError("give --strict or --no-strict, not both");
  return {
    limits: { ...only("characters", caps.characters), ...only("values", caps.elements) },
    readers: caps,
    ...only("strict", strict ? true : parsed.values["no-strict"] === true ? false : undefined),
    amounts: choice(parsed, "amounts", ["computed", "stated"], "computed"),
    lang: choice(parsed, "lang", languages, "en"),
    conformance,
    ...only("profile", profile(parsed)),
  };
}

function only<K extends string, V>(key: K, value: V | undefined): { readonly [name in K]?: V } {
  return value === undefined ? {} : { [key]: value } as { readonly [name in K]: V };
}

const notJson: Problem = { error: "unsupported_media_type", ...saidOfFile("not_json") };

/** The document, or the verdict that is why there is none. */
async function generated(loaded: Loaded, settings: WritingOptions): Promise<Answer<Generated | JsonVerdict>> {
  const { file } = loaded;
  const lang = settings.lang ?? "en";
  if ("problem" in loaded) return refused(file, loaded.problem, lang);
  const { bytes } = loaded;
  const kind = kindOf({ name: file, input: bytes });
  if (kind === "pdf" || kind === "xml" && startsAsXml(bytes)) return refused(file, notJson, lang);
  const { outcome } = await writeJson(bytes, settings);
  if ("refusal" in outcome) return refused(file, outcome.refusal, lang);
  return answered(file, {}, "ok" in outcome ? outcome.ok : outcome.refused);
}

/** The document alone does not hold its warnings, and one of them may be a field that was left out. */
function withWarnings({ profile, warnings, provenance }: Generated): JsonVerdict {
  return { valid: true, profile, errors: [], warnings, information: [], provenance };
}

/** The pages are the last that can go wrong: they are for one profile, and their font does not have every character. */
function savePages(drawn: Exclude<Drawn, { verdict: unknown }>, { out }: Pages, terminal: Terminal): Promise<number> {
  return "bytes" in drawn ? save(drawn.bytes, out, terminal) : Promise.resolve(failed(drawn.problem, terminal));
}

async function deliver(text: string, out: string | boolean | undefined, terminal: Terminal): Promise<number> {
  if (typeof out === "string") return await save(new TextEncoder().encode(text), out, terminal);
  terminal.out(text);
  return 0;
}

async function save(bytes: Uint8Array, out: string, terminal: Terminal): Promise<number> {
  const problem = await writeWhole(out, bytes);
  return problem === undefined ? 0 : failed(problem, terminal);
}

function failed(problem: string, terminal: Terminal): number {
  terminal.err(`faktlint generate: ${problem}\n`);
  return 2;
}
