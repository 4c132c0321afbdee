/** The document in a file that a command is given. */
import { kindOf, type XmlLimits } from "../../engine/mod.ts";
import type { Language } from "../documents/locales.ts";
import type { ErrorEnvelope } from "../domain/refused.ts";
import type { Document, Kind } from "../operations/operation.ts";
import { kindNames, saidOfFile } from "./file_words.ts";
import { load } from "./files.ts";
import { errorOf } from "./formats/outcome.ts";
import { extractor } from "./media.ts";
import type { Terminal } from "./terminal.ts";

/** What is said of a file with all that becomes of it. */
export interface AboutFile {
  readonly file?: string | undefined;
  readonly attachment?: string | undefined;
}

export type Refused = ErrorEnvelope & AboutFile;

/** The document in a file, of one of some kinds; an invoice inside a PDF too, where no PDF is taken. */
export async function documentFrom(
  file: string,
  kinds: readonly Kind[],
  caps: Partial<XmlLimits>,
  terminal: Terminal,
  language: Language = "en",
): Promise<{ readonly given: { readonly document: Document }; readonly about: AboutFile } | Refused> {
  const loaded = await load(file, caps, terminal);
  if ("problem" in loaded) return { file, ...errorOf(loaded.problem, language) };
  const taken = await takenOut(file, loaded.bytes, kinds, caps);
  if ("refusal" in taken) return { file, ...errorOf(taken.refusal, language) };
  const { name: attachment, xml: input } = taken.ok;
  const bytes = input.slice();
  const kind = kindOf({ input, name: attachment ?? file });
  const about = { file, attachment };
  if (!kinds.includes(kind)) {
    const said = saidOfFile("other_kind", { kind: kindNames(kind), kinds: kindNames(...kinds) });
    return { ...about, ...errorOf({ error: "unsupported_media_type", ...said }, language) };
  }
  const container = attachment === undefined ? {} : { container: "pdf" } as const;
  const { characters, elements } = caps;
  const read = {
    ...(characters === undefined ? {} : { characters }),
    ...(elements === undefined ? {} : { elements, values: elements }),
  };
  return { given: { document: { kind, bytes, limits: read, unwrap: true, ...container } }, about };
}

/** The file itself, or the e-invoice inside a PDF where no PDF is taken. */
async function takenOut(file: string, input: Uint8Array, kinds: readonly Kind[], caps: Partial<XmlLimits>) {
  const whole = kindOf({ input, name: file }) !== "pdf" || kinds.includes("pdf");
  return whole ? { ok: { name: undefined, xml: input } } : (await extractor(caps))(input);
}
