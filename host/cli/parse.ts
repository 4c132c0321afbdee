/** `faktlint parse`: an invoice as the JSON model. */
import { parseXml } from "../../engine/mod.ts";
import type { Refused } from "../refused.ts";
import { errorOf } from "./outcome.ts";
import { load, type Problem } from "./files.ts";
import { opened } from "./media.ts";
import { helpText, limitOptions, limits, options, valued } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const known = { ...limitOptions, "max-elements": valued("N", "raise the cap on elements (50,000)") };

const about =
  `Reads an e-invoice (- for standard input; XML, or a PDF with XML inside) and prints it as JSON: the invoice in the model
of EN 16931, the syntax it was written in, and the elements with content that the model has no place for.`;

export const parseCommand: LoadedCommand = {
  help: helpText({
    usage: ["parse [OPTIONS] FILE"],
    about,
    options: known,
    status: "0 when the file was read, 2 when it was not.",
  }),
  run: parseFile,
};

const notXml: Problem = {
  error: "unsupported_media_type",
  message: "This is JSON, and parse turns XML into JSON. To check a JSON invoice, use faktlint validate.",
};

async function parseFile(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const [file, ...more] = parsed.paths;
  if (file === undefined || more.length > 0) throw new UsageError("name exactly one file");
  const caps = limits(parsed);
  const loaded = await load(file, caps, terminal);
  const opening = "problem" in loaded
    ? { refusal: loaded.problem }
    : await opened(file, loaded.bytes, { limits: caps });
  if ("refusal" in opening) return refuse(file, opening.refusal, terminal);
  const document = opening.ok;
  if (document.kind === "json") return refuse(file, notXml, terminal);
  const { attachment } = document;
  terminal.out(`${json({ ...(attachment === undefined ? {} : { attachment }), ...parseXml(document) }, 2)}\n`);
  return 0;
}

function refuse(file: string, problem: Refused, terminal: Terminal): number {
  terminal.err(`${json({ file, ...errorOf(problem) })}\n`);
  return 2;
}
