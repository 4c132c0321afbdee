/** The tool that puts an invoice into somebody's own PDF. */
import { z } from "@hono/zod-openapi";
import type { Language } from "../documents/locales.ts";
import { base64Of } from "../domain/json_text.ts";
import { sha256 } from "../kit/secrets.ts";
import { embed, notEmbedded } from "../operations/embed.ts";
import { count } from "../operations/forms.ts";
import type { Result } from "../operations/operation.ts";
import { allShown, quoted } from "./shown.ts";
import type { Call, Shown, Tool } from "./tool.ts";
import { fittingIn, MOST_STRUCTURED, ROOM } from "./verdict.ts";
import { words as general } from "./words.ts";

interface EmbedWords {
  readonly made: (kind: string) => string;
  readonly ordinary: string;
  readonly refused: string;
  readonly more: (count: number) => string;
  readonly pages: (term: string, pages: string, xml: string) => string;
  readonly archivable: string;
  readonly agree: string;
}

const words: Readonly<Record<Language, EmbedWords>> = {
  en: {
    made: (kind) => `EMBEDDED: the resource is the PDF with the XML inside, PDF/A-${kind}.`,
    ordinary: "EMBEDDED: the resource is an ordinary PDF with the XML inside. It does not claim to be PDF/A-3.",
    refused: "NOT EMBEDDED: nothing was made, and nothing was charged.",
    more: (count) => `and ${count} more`,
    pages: (term, pages, xml) => `${term}: the pages state ${pages}, the XML ${xml}.`,
    archivable: "Ask the user for the PDF saved as PDF/A, or whether an ordinary PDF will do: then set no_pdfa.",
    agree: "Ask the user which of them is right. Set force only where the user wants it as it is.",
  },
  de: {
    made: (kind) => `EINGEBETTET: Die Ressource ist das PDF mit dem XML darin, PDF/A-${kind}.`,
    ordinary:
      "EINGEBETTET: Die Ressource ist ein gewöhnliches PDF mit dem XML darin. Es gibt sich nicht als PDF/A-3 aus.",
    refused: "NICHT EINGEBETTET: Es wurde nichts erzeugt und nichts berechnet.",
    more: (count) => `und ${count} weitere`,
    pages: (term, pages, xml) => `${term}: Auf den Seiten steht ${pages}, im XML ${xml}.`,
    archivable:
      "Bitten Sie um das PDF als PDF/A, oder fragen Sie, ob ein gewöhnliches PDF genügt: Setzen Sie dann no_pdfa.",
    agree: "Fragen Sie, was davon stimmt. Setzen Sie force nur, wenn es trotzdem so bleiben soll.",
  },
  fr: {
    made: (kind) => `INTÉGRÉE : la ressource est le PDF avec le XML dedans, PDF/A-${kind}.`,
    ordinary: "INTÉGRÉE : la ressource est un PDF ordinaire avec le XML dedans. Il ne se déclare pas PDF/A-3.",
    refused: "NON INTÉGRÉE : rien n'a été produit ni facturé.",
    more: (count) => `et ${count} de plus`,
    pages: (term, pages, xml) => `${term} : les pages indiquent ${pages}, le XML ${xml}.`,
    archivable: "Demandez le PDF enregistré en PDF/A, ou si un PDF ordinaire suffit : indiquez alors no_pdfa.",
    agree: "Demandez ce qui est juste. N'indiquez force que si cela doit rester ainsi.",
  },
};

/** What embed_invoice gives: what the PDF is, or why there is none. */
const embedded = notEmbedded.partial().extend({
  embedded: z.boolean(),
  pdfa: z.enum(["3a", "3b", "none"]).optional().openapi({ description: "What the PDF claims to be." }),
  bytes: count.optional(),
  sha256: z.string().optional(),
});

export const embedTool: Tool = {
  name: "embed_invoice",
  title: "Put an invoice into the user's own PDF",
  description:
    "Makes a Factur-X of a PDF that people read and the invoice in XML (CII): the XML is attached, and no byte of the PDF " +
    "changes. Where the PDF cannot be PDF/A-3, or its pages state another number, date, total or IBAN than the XML, nothing is " +
    "made and the reasons come back. UBL is converted first, by convert_invoice. Costs one document.",
  operation: embed,
  output: embedded,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
  show,
};

async function show({ outcome, content }: Result, { lang, stand }: Call): Promise<Shown> {
  if (outcome === "refused") return refusedShown("json" in content ? content.json : {}, lang);
  if (!("pdf" in content)) throw new TypeError("embed gives a PDF");
  const { pdf, pdfa = "none" } = content;
  const resource = {
    uri: "faktlint://embedded/invoice.pdf",
    mimeType: "application/pdf",
    blob: stand(base64Of(pdf)),
  };
  return {
    text: pdfa === "none" ? words[lang].ordinary : words[lang].made(pdfa),
    structured: { embedded: true, pdfa, bytes: pdf.length, sha256: await sha256(pdf) },
    blocks: [{ type: "resource", resource }],
  };
}

const MOST_NAMED = 30;

function refusedShown(json: object, lang: Language): Shown {
  const said = words[lang];
  const refused = allShown(notEmbedded.parse(json));
  const { reasons = [], disagreements = [] } = refused;
  const lines = reasons.slice(0, MOST_NAMED).map(({ message }) => message);
  const more = reasons.length > MOST_NAMED ? [said.more(reasons.length - MOST_NAMED)] : [];
  const pages = disagreements.map(({ term, pages, xml }) => said.pages(term, quoted(pages), quoted(xml)));
  const next = refused.error === "pages_disagree" ? said.agree : said.archivable;
  const kept = reasons.slice(0, fittingIn(reasons, MOST_STRUCTURED - ROOM));
  return {
    text: [said.refused, general[lang].quoted, ...lines, ...more, ...pages, next].join("\n"),
    structured: { embedded: false, ...refused, ...(reasons.length === 0 ? {} : { reasons: kept }) },
  };
}
