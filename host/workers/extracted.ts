/** The jobs on PDFs. What works on them is loaded with the first. */
import type { EmbedOptions, Exchange } from "../../engine/pdf/mod.ts";
import { inspected, type Inspecting } from "../documents/container.ts";
import type { Language } from "../documents/locales.ts";
import { described } from "./described.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What is asked of a PDF beside the e-invoice in it. */
interface Extracting {
  readonly listed?: boolean;
  readonly container?: Inspecting;
}

export async function extracted(pdf: Bytes, { listed, container: asked }: Extracting) {
  const { attachmentsOf, defaultPdfLimits, extract } = await import("../../engine/pdf/mod.ts");
  const outcome = extract(pdf);
  if ("refusal" in outcome) return outcome;
  const { name, xml, relationship } = outcome.ok;
  const attachments = listed === true ? await Promise.all(attachmentsOf(pdf, defaultPdfLimits).map(described)) : [];
  const container = asked === undefined ? [] : await inspected(pdf, asked);
  return { ok: { name, xml: xml.slice(), relationship: relationship ?? null, attachments, container } };
}

export async function exchanged(pdf: Bytes, asked: Exchange) {
  const { exchange } = await import("../../engine/pdf/mod.ts");
  return exchange(pdf, asked);
}

interface Embedding extends Omit<EmbedOptions, "words"> {
  readonly xml: Bytes;
  readonly lang: Language;
}

export async function embedded(pdf: Bytes, { xml, lang, ...asked }: Embedding) {
  const { embed, loadEmbedWords } = await import("../../engine/pdf/mod.ts");
  return embed(pdf, xml, { ...asked, words: await loadEmbedWords(lang) });
}
