/** `faktlint validate`: checks files and folders. */
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
import { choice, flag, helpText, limitOptions, limits, options, profile, texts, valued } from "./options.ts";
import { type Answer, answered, isError, refused } from "./outcome.ts";
import { progress } from "./progress.ts";
import { formats, reporterFor } from "./reporters.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import { faultText } from "./text_report.ts";

const known = {
  profile: valued(
    "P",
    `rule set to check against: ${profileNames.join(", ")}; left out, the invoice says it (BT-24; JSON: "profile")`,
  ),
  strict: flag("give exactly the verdict of the official validators"),
  format: valued("F", "text (for people, the default), json, ndjson (one line a file), sarif (2.1.0) or junit"),
  patches: flag(
    "add to each finding that can be fixed mechanically the JSON Patch on the model that fixes it; for XML on what " +
      'faktlint parse prints as "invoice"',
  ),
  lang: valued("L", `language of the findings: ${languages.join(", ")} (the first is the default)`),
  ...limitOptions,
} as const;

const about =
  `Checks e-invoices (UBL Invoice and CreditNote, CII, JSON, and the XML inside a PDF) against the rules of EN 16931,
XRechnung or Peppol BIS Billing. PATH is a file, a folder, which is searched for .xml, .json and .pdf, or - for standard
input. A JSON invoice is checked as the XML that it becomes. Of a PDF the e-invoice inside is checked, not its pages.`;

export const validateCommand: Command = {
  summary: "check invoices and say what is wrong, where, and how to fix it",
  help: helpText({
    usage: ["validate [OPTIONS] PATH…"],
    about,
    options: known,
    status: "0 when all files are valid, 1 when some are invalid, 2 when something could not be read.",
  }),
  run: validateFiles,
};

async function validateFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
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
