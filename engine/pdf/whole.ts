/** What can be done to PDFs but drawing them, with its wording in every language: for programs that cannot load a part of it later. */
import type { ContainerWords } from "./container/text.ts";
import { de as germanContainer } from "./container/texts/de.ts";
import { en as englishContainer } from "./container/texts/en.ts";
import { fr as frenchContainer } from "./container/texts/fr.ts";
import type { EmbedWords } from "./embed/text.ts";
import { de as germanEmbedding } from "./embed/texts/de.ts";
import { en as englishEmbedding } from "./embed/texts/en.ts";
import { fr as frenchEmbedding } from "./embed/texts/fr.ts";

/** What is embedded is bytes, also where the host has no encoder of its own. */
export { encodeUtf8 } from "../xml/encode.ts";
export { inspect } from "./container.ts";
export { embed, type EmbedOutcome } from "./embed.ts";
export { withContainer } from "./joined.ts";
export { defaultPdfLimits, extract } from "./unlocked.ts";

interface PdfWords {
  readonly container: ContainerWords;
  readonly embedding: EmbedWords;
}

/** By language. */
export const pdfWords: Readonly<Record<"en" | "de" | "fr", PdfWords>> = {
  en: { container: englishContainer, embedding: englishEmbedding },
  de: { container: germanContainer, embedding: germanEmbedding },
  fr: { container: frenchContainer, embedding: frenchEmbedding },
};
