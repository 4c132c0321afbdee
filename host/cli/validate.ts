/** `faktlint validate`: judges files and folders. */
import { languages } from "../../engine/locales.ts";
import {
  type JsonLimits,
  type JsonReading,
  judgeJson,
  judgeReading,
  profileNames,
  read,
  type Reading,
  readJson,
  type ValidateOptions,
  type Verdict,
  type XmlLimits,
} from "../../engine/mod.ts";
import { conformance } from "../conformance.ts";
import { find, load, type Loaded } from "./files.ts";
import { isJson } from "./media.ts";
import { choice, limitKinds, limits, options, profile, texts } from "./options.ts";
import { type Answer, answer, isError } from "./outcome.ts";
import { progress } from "./progress.ts";
import { formats, reporterFor } from "./reporters.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";

const help = `Usage: faktlint validate [OPTIONS] PATH…

Judges e-invoices (UBL Invoice and CreditNote, CII, JSON, and the XML inside of PDF) against the rules of EN 16931,
XRechnung or Peppol BIS Billing. PATH is a file, a folder, which is searched for .xml, .json and .pdf, or - for standard
input. A JSON invoice is judged as the XML that it becomes. Of a PDF the e-invoice inside is judged, not its pages.

  --profile P          rule set to judge by: ${profileNames.join(", ")};
                       left out, the invoice says it (BT-24; JSON: "profile")
  --strict             judge exactly as the official validators do
  --format F           text (for people, the default), json, ndjson (one line a file), sarif (2.1.0) or junit
  --patches            with each finding whose repair is mechanical, the JSON Patch on the model that mends it; for XML on
                       what faktlint parse prints as "invoice"
  --lang L             language of the findings: ${languages.join(", ")} (the first is the default)
  --max-characters N   raise the cap on characters (8,000,000)
  --max-elements N     raise the cap on elements (50,000), and on the values in JSON (250,000)

Exit status: 0 when all files are valid, 1 when some are invalid, 2 when something could not be read.
`;

export const validateCommand: Command = {
  summary: "judge invoices and say what is wrong, where, and how to fix it",
  help,
  run: validateFiles,
};

async function validateFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, {
    profile: { type: "string" },
    strict: { type: "boolean" },
    format: { type: "string" },
    lang: { type: "string" },
    patches: { type: "boolean" },
    ...limitKinds,
  });
  if (parsed.paths.length === 0) throw new UsageError("name at least one file or folder");
  const format = choice(parsed, "format", formats, "text");
  const caps = limits(parsed);
  const chosen = profile(parsed);
  const said = await texts(parsed);
  const files = await Array.fromAsync(find(parsed.paths));
  const report = reporterFor(format, { terminal, words: said.words, language: said.texts.lang });
  const show = progress(files.length, terminal);
  const tally = { valid: 0, invalid: 0, refused: 0 };
  const strict = parsed.values["strict"] === true;
  const given = chosen === undefined ? {} : { profile: chosen };
  const settings = { limits: caps, strict, conformance, texts: said.texts, ...given };
  const judges = parsed.values["patches"] === true ? await patching() : plain;
  for (const file of files) {
    const { verdict, text } = judged(await load(file, caps, terminal), settings, judges);
    tally[isError(verdict) ? "refused" : verdict.result.valid ? "valid" : "invalid"]++;
    show.clear();
    report.one(verdict, text);
    show.step();
  }
  show.clear();
  report.end(tally);
  return tally.refused > 0 || files.length === 0 ? 2 : tally.invalid > 0 ? 1 : 0;
}

interface Judged {
  readonly verdict: Answer<Verdict>;
  /** The XML document as it was read; undefined when it was not. */
  readonly text?: string;
}

type Settings = Omit<ValidateOptions, "limits">;

/** How a document that was read is judged. */
interface Judges {
  xml(reading: Reading, settings: Settings): Verdict;
  /** `bytes` are those that were read. */
  json(reading: JsonReading, settings: Settings, bytes: Uint8Array): Verdict;
}

const plain: Judges = { xml: judgeReading, json: judgeJson };

/** The same with patches, whose code is read only when they are asked for. */
async function patching(): Promise<Judges> {
  const { judgeJsonWithPatches, judgeReadingWithPatches } = await import("../../engine/patches/mod.ts");
  return {
    xml: judgeReadingWithPatches,
    json: (reading, settings, bytes) =>
      judgeJsonWithPatches(new TextDecoder().decode(bytes), settings) ?? judgeJson(reading, settings),
  };
}

function judged(loaded: Loaded, { limits = {}, ...settings }: ValidateOptions, judges: Judges): Judged {
  if ("bytes" in loaded && isJson(loaded.file, loaded.bytes)) {
    const { bytes } = loaded;
    const reading = answer(loaded, () => readJson(bytes, { limits: jsonLimits(limits) }));
    return {
      verdict: isError(reading) ? reading : { ...reading, result: judges.json(reading.result, settings, bytes) },
    };
  }
  const reading = answer(loaded, (bytes) => read(bytes, { limits, unwrap: true }));
  if (isError(reading)) return { verdict: reading };
  const { result, ...about } = reading;
  const { document, text } = result;
  const envelope = document.envelope === undefined ? {} : { envelope: document.envelope };
  const container = about.attachment === undefined ? {} : { container: "pdf" } as const;
  return { verdict: { ...about, ...envelope, result: judges.xml(result, { ...settings, ...container }) }, text };
}

function jsonLimits({ characters, elements }: Partial<XmlLimits>): Partial<JsonLimits> {
  return {
    ...(characters === undefined ? {} : { characters }),
    ...(elements === undefined ? {} : { values: elements }),
  };
}
