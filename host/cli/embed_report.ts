/** What became of a person's own PDF, for people. */
import type { z } from "@hono/zod-openapi";
import type { Language } from "../documents/locales.ts";
import type { notEmbedded } from "../operations/embed.ts";
import { printable } from "./printable.ts";

interface EmbedWords {
  readonly made: (kind: string) => string;
  readonly ordinary: string;
  readonly notArchivable: string;
  readonly asOrdinary: string;
  readonly disagree: string;
  readonly pages: (term: string, pages: string, xml: string) => string;
  readonly force: string;
}

const words: Readonly<Record<Language, EmbedWords>> = {
  en: {
    made: (kind) => `embedded, PDF/A-${kind}`,
    ordinary: "embedded into an ordinary PDF, which does not claim to be PDF/A-3",
    notArchivable: "not embedded: it cannot become PDF/A-3, which Factur-X requires",
    asOrdinary: "Save it as PDF/A, or make an ordinary PDF with --no-pdfa.",
    disagree: "not embedded: its pages state something else than the XML",
    pages: (term, pages, xml) => `${term}: ${pages} on the pages, ${xml} in the XML`,
    force: "Correct one of them, or embed it as it is with --force.",
  },
  de: {
    made: (kind) => `eingebettet, PDF/A-${kind}`,
    ordinary: "in ein gewöhnliches PDF eingebettet, das sich nicht als PDF/A-3 ausgibt",
    notArchivable: "nicht eingebettet: Es kann kein PDF/A-3 werden, wie Factur-X es verlangt",
    asOrdinary: "Speichern Sie es als PDF/A, oder erzeugen Sie mit --no-pdfa ein gewöhnliches PDF.",
    disagree: "nicht eingebettet: Auf den Seiten steht etwas anderes als im XML",
    pages: (term, pages, xml) => `${term}: ${pages} auf den Seiten, ${xml} im XML`,
    force: "Berichtigen Sie eines von beiden, oder betten Sie es mit --force so ein.",
  },
  fr: {
    made: (kind) => `intégrée, PDF/A-${kind}`,
    ordinary: "intégrée dans un PDF ordinaire, qui ne se déclare pas PDF/A-3",
    notArchivable: "non intégrée\u00a0: il ne peut pas devenir du PDF/A-3, qu’exige Factur-X",
    asOrdinary: "Enregistrez-le en PDF/A, ou produisez un PDF ordinaire avec --no-pdfa.",
    disagree: "non intégrée\u00a0: ses pages indiquent autre chose que le XML",
    pages: (term, pages, xml) => `${term}\u00a0: ${pages} sur les pages, ${xml} dans le XML`,
    force: "Corrigez l’un des deux, ou intégrez-la ainsi avec --force.",
  },
};

/** That the PDF was made, and what it claims to be. */
export function embeddedText(file: string, pdfa: "3a" | "3b" | "none", language: Language): string {
  const { made, ordinary } = words[language];
  return `${printable(file)}: ${pdfa === "none" ? ordinary : made(pdfa)}\n`;
}

/** Why nothing was made, and what to do. */
export function notEmbeddedText(file: string, refused: z.output<typeof notEmbedded>, language: Language): string {
  const said = words[language];
  const isOfPages = refused.error === "pages_disagree";
  const lines = [
    ...(refused.reasons ?? []).map(({ message }) => message),
    ...(refused.disagreements ?? []).map(({ term, pages, xml }) => said.pages(term, pages, xml)),
  ];
  return [
    `${printable(file)}: ${isOfPages ? said.disagree : said.notArchivable}`,
    ...lines.map((it) => `  ${printable(it)}`),
    `  ${isOfPages ? said.force : said.asOrdinary}`,
    "",
  ].join("\n");
}
