/** `faktlint parse`: an invoice as the JSON model. */
import { parseXml } from "../../engine/mod.ts";
import { envelopeOf, type Refused } from "../refused.ts";
import { load, type Problem } from "./files.ts";
import { opened } from "./media.ts";
import { limitKinds, limits, options } from "./options.ts";
import { json } from "./printable.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";

const help = `Usage: faktlint parse [OPTIONS] FILE

Reads an e-invoice (- for standard input; XML, or a PDF with XML inside) and prints it as JSON: the invoice in the model
of EN 16931, the syntax it was written in, and the elements with content that the model has no place for.

  --max-characters N   raise the cap on characters (8,000,000)
  --max-elements N     raise the cap on elements (50,000)

Exit status: 0 when the file was read, 2 when it was not.
`;

export const parseCommand: Command = { summary: "print an invoice as JSON", help, run: parseFile };

const notXml: Problem = {
  error: "unsupported_media_type",
  message: "This is JSON, and parse turns XML into JSON. To have a JSON invoice judged, use faktlint validate.",
};

async function parseFile(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, limitKinds);
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
  terminal.err(`${json({ file, ...envelopeOf(problem) })}\n`);
  return 2;
}
