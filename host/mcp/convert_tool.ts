/** The tool that converts an invoice to another syntax or profile. */
import { z } from "@hono/zod-openapi";
import type { Language } from "../documents/locales.ts";
import { convert } from "../operations/convert.ts";
import { conversion, notConverted } from "../operations/forms_of_conversion.ts";
import type { Result } from "../operations/operation.ts";
import { readIn } from "./long_texts.ts";
import type { Call, Shown, Tool } from "./tool.ts";
import { MOST_STRUCTURED } from "./verdict.ts";

interface ConvertWords {
  readonly converted: (to: string) => string;
  readonly refused: string;
  readonly lost: (terms: string) => string;
  readonly none: string;
  readonly invalid: (rules: string) => string;
  readonly next: string;
}

const words: Readonly<Record<Language, ConvertWords>> = {
  en: {
    converted: (to) => `CONVERTED to ${to}.`,
    refused: "NOT CONVERTED: nothing was written, and nothing was charged.",
    lost: (terms) => `The target has no place for: ${terms}. The list losses has each value with its place.`,
    none: "no business term",
    invalid: (rules) => `The official validators would refuse the result: ${rules}. Each finding says how to mend it.`,
    next: "Ask the user whether that may be left out; then call convert_invoice again with allow_loss.",
  },
  de: {
    converted: (to) => `UMGEWANDELT in ${to}.`,
    refused: "NICHT UMGEWANDELT: Es wurde nichts geschrieben und nichts berechnet.",
    lost: (terms) => `Im Ziel ist kein Platz für: ${terms}. Die Liste losses nennt jeden Wert mit seiner Stelle.`,
    none: "kein Geschäftsbegriff",
    invalid: (rules) =>
      `Die offiziellen Prüfer würden das Ergebnis ablehnen: ${rules}. Jeder Befund sagt, was zu tun ist.`,
    next: "Fragen Sie, ob das wegfallen darf; rufen Sie convert_invoice dann noch einmal mit allow_loss auf.",
  },
  fr: {
    converted: (to) => `CONVERTIE en ${to}.`,
    refused: "NON CONVERTIE : rien n'a été écrit ni facturé.",
    lost: (terms) =>
      `La cible n'a pas de place pour : ${terms}. La liste losses donne chaque valeur et son emplacement.`,
    none: "aucun terme métier",
    invalid: (rules) =>
      `Les validateurs officiels refuseraient le résultat : ${rules}. Chaque constat dit comment y remédier.`,
    next: "Demandez si cela peut être omis, puis appelez convert_invoice à nouveau avec allow_loss.",
  },
};

/** What convert_invoice gives: the document, or why there is none. */
const converted = conversion.partial().extend({
  converted: z.boolean(),
  truncated: z.literal(true).optional().openapi({ description: "Not all losses and findings are here." }),
});

export const convertTool: Tool = {
  name: "convert_invoice",
  title: "Convert an invoice to another syntax or profile",
  description:
    "Turns an invoice, JSON or XML, into UBL, CII, XRechnung, Peppol BIS Billing 3, a level of Factur-X, or JSON. Amounts stay as " +
    "they are stated. What the target has no place for is listed, and nothing is written then unless allow_loss is true: set it " +
    "only where the user agrees. Only what the official validators accept is written. Costs one document.",
  operation: convert,
  documents: ["invoice", "xml"],
  hidden: ["format"],
  output: converted,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
  show,
};

function show({ outcome, content }: Result, { lang, stand }: Call): Shown {
  const { plain: json, long } = readIn("json" in content ? content.json : {}, stand);
  if (outcome === "refused") {
    const refused = notConverted.parse(json);
    const [losses, faults] = [lossText(refused, lang), faultText(refused, lang)];
    const next = losses.length > 0 && faults.length === 0 ? [words[lang].next] : [];
    const text = [words[lang].refused, ...losses, ...faults, ...next].join("\n");
    return { text, structured: fitted({ converted: false, ...refused }) };
  }
  const made = conversion.parse(json);
  const { document, media_type, to } = made;
  const name = media_type === "application/json" ? "invoice.json" : "invoice.xml";
  return {
    text: [words[lang].converted(to), ...lossText(made, lang), ...faultText(made, lang)].join("\n"),
    structured: fitted({ converted: true, ...made }, long !== undefined),
    blocks: [{
      type: "resource",
      resource: { uri: `faktlint://converted/${name}`, mimeType: media_type, text: document },
    }],
  };
}

type Said = z.output<typeof notConverted>;

function lossText({ losses }: Pick<Said, "losses">, lang: Language): readonly string[] {
  const { lost, none } = words[lang];
  return losses.length === 0 ? [] : [lost(namesOf(losses.map(({ term }) => term ?? none)))];
}

function faultText({ verdict: { errors } }: Pick<Said, "verdict">, lang: Language): readonly string[] {
  return errors.length === 0 ? [] : [words[lang].invalid(namesOf(errors.map(({ rule }) => rule)))];
}

function namesOf(all: readonly string[]): string {
  return [...new Set(all)].slice(0, MOST_NAMED).join(", ");
}

const MOST_NAMED = 20;

type Converted = z.output<typeof converted>;

/** The document is in the content; what is long is cut. */
function fitted(made: Converted, isLong = false): Converted {
  const isShort = (it: Converted) => JSON.stringify(it).length <= MOST_STRUCTURED - 100;
  if (!isLong && isShort(made)) return made;
  const { document: _, ...rest } = made;
  let { losses = [] } = rest;
  const verdict = rest.verdict &&
    { ...rest.verdict, warnings: [], information: [], errors: rest.verdict.errors.slice(0, 5) };
  const cut = (): Converted => ({ ...rest, verdict, losses, truncated: true });
  if (isShort(rest)) return rest;
  while (losses.length > 0 && !isShort(cut())) losses = losses.slice(0, Math.floor(losses.length * 0.8));
  return cut();
}
