/** `faktlint validate`: judges files and folders. */
import { validate, type ValidationResult } from "../../engine/mod.ts";
import { find, load } from "./files.ts";
import { choice, limitKinds, limits, options, profile } from "./options.ts";
import { type Answer, answer, isError } from "./outcome.ts";
import { progress } from "./progress.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import { summary, textReport } from "./text_report.ts";

const formats = ["text", "json", "ndjson"] as const;

const help = `Usage: faktlint validate [OPTIONS] PATH…

Judges e-invoices (UBL Invoice and CreditNote) against the EN 16931 rules. PATH is a file, a folder, which is
searched for .xml, .json and .pdf, or - for standard input.

  --profile P          rule set to judge by: en16931 (the default)
  --format F           text (for people, the default), json, or ndjson (one line a file)
  --max-characters N   raise the cap on characters (8,000,000)
  --max-elements N     raise the cap on elements (50,000)

Exit status: 0 when all files are valid, 1 when some are invalid, 2 when something could not be read.
`;

export const validateCommand: Command = {
  summary: "judge invoices and say what is wrong, where, and how to mend it",
  help,
  run: validateFiles,
};

async function validateFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, { profile: { type: "string" }, format: { type: "string" }, ...limitKinds });
  if (parsed.paths.length === 0) throw new UsageError("name at least one file or folder");
  const format = choice(parsed, "format", formats, "text");
  const caps = limits(parsed);
  const chosen = profile(parsed);
  const files = await Array.fromAsync(find(parsed.paths));
  const report = reporter(format, terminal);
  const show = progress(files.length, terminal);
  const tally = { valid: 0, invalid: 0, refused: 0 };
  for (const file of files) {
    const loaded = await load(file, caps, terminal);
    const settings = { limits: caps, ...(chosen === undefined ? {} : { profile: chosen }) };
    const result = answer(loaded, (bytes) => validate(bytes, settings));
    tally[isError(result) ? "refused" : result.result.valid ? "valid" : "invalid"]++;
    report.one(result, "bytes" in loaded ? loaded.bytes : undefined);
    show.step();
  }
  show.end();
  report.end(tally);
  return tally.refused > 0 || files.length === 0 ? 2 : tally.invalid > 0 ? 1 : 0;
}

export interface Tally {
  readonly valid: number;
  readonly invalid: number;
  readonly refused: number;
}

interface Reporter {
  one(answer: Answer<ValidationResult>, bytes: Uint8Array | undefined): void;
  end(tally: Tally): void;
}

function reporter(format: (typeof formats)[number], terminal: Terminal): Reporter {
  if (format === "text") {
    return {
      one: (it, bytes) => terminal.out(textReport(it, bytes)),
      end: (tally) => terminal.out(summary(tally)),
    };
  }
  if (format === "ndjson") return { one: (it) => terminal.out(`${JSON.stringify(it)}\n`), end: () => {} };
  const all: Answer<ValidationResult>[] = [];
  return {
    one: (it) => void all.push(it),
    end: () => terminal.out(`${JSON.stringify(all.length === 1 ? all[0] : all, null, 2)}\n`),
  };
}
