/** `faktlint validate`: judges files and folders. */
import { languages } from "../../engine/locales.ts";
import {
  type EngineFault,
  judge,
  type JudgeOptions,
  type Opened,
  profileNames,
  type Verdict,
} from "../../engine/mod.ts";
import { conformance } from "../conformance.ts";
import { find, load, type Loaded } from "./files.ts";
import { opened, type Reading } from "./media.ts";
import { choice, limitKinds, limits, options, profile, texts } from "./options.ts";
import { type Answer, answered, isError, refused } from "./outcome.ts";
import { progress } from "./progress.ts";
import { formats, reporterFor } from "./reporters.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import { faultText } from "./text_report.ts";

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
  const strict = parsed.values["strict"] === true;
  // People are told what the official validators would say; programs ask for strict mode.
  const official = !strict && format === "text";
  const { words, ...said } = await texts(parsed, strict || official);
  const files = await Array.fromAsync(find(parsed.paths));
  const report = reporterFor(format, { terminal, words, language: said.texts.lang });
  const show = progress(files.length, terminal);
  const tally = { valid: 0, invalid: 0, refused: 0 };
  const given = chosen === undefined ? {} : { profile: chosen };
  const settings = { strict, official, conformance, ...said, ...given };
  const judge = await judgeFor(parsed.values["patches"] === true);
  for (const file of files) {
    const onFault = (fault: EngineFault) => terminal.err(faultText(file, fault, words));
    const { verdict, text } = await judged(
      await load(file, caps, terminal),
      { limits: caps, ...said },
      (opened) => judge(opened, { ...settings, onFault }),
    );
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

/** How a document that was opened is judged; with patches, whose code is read only when they are asked for. */
type Judge = (opened: Opened, options: JudgeOptions) => Verdict;

async function judgeFor(patches: boolean): Promise<Judge> {
  return patches ? (await import("../../engine/patches/mod.ts")).judgeWithPatches : judge;
}

async function judged(loaded: Loaded, how: Reading, judge: (opened: Opened) => Verdict): Promise<Judged> {
  const { file } = loaded;
  if ("problem" in loaded) return { verdict: refused(file, loaded.problem) };
  const opening = await opened(file, loaded.bytes, how);
  if ("refusal" in opening) return { verdict: refused(file, opening.refusal) };
  const document = opening.ok;
  const verdict = judge(document);
  if (document.kind === "json") return { verdict: answered(file, {}, verdict) };
  const { attachment, document: { envelope }, text } = document;
  const inside = {
    ...(attachment === undefined ? {} : { attachment }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return { verdict: answered(file, inside, verdict), text };
}
