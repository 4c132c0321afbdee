/** The tools that take an invoice. */
import { z } from "@hono/zod-openapi";
import { diagnose } from "../operations/diagnose.ts";
import { generate } from "../operations/generate.ts";
import { count, generateEnvelope, validationResult } from "../operations/forms.ts";
import type { Result } from "../operations/operation.ts";
import { profileSchema } from "../operations/options.ts";
import { validate } from "../operations/validate.ts";
import { diagnosis } from "../operations/forms_of_diagnosis.ts";
import { base64Of, type Print } from "../domain/json_text.ts";
import { sha256 } from "../kit/secrets.ts";
import { nextTurn } from "../kit/turn.ts";
import { causeTexts, type Diagnosis, planTexts } from "./causes.ts";
import { readIn } from "./long_texts.ts";
import type { Call, Shown, Tool } from "./tool.ts";
import { MOST_STRUCTURED, MOST_TEXT, pageOf, verdictPage } from "./verdict.ts";
import { words } from "./words.ts";

const checks = { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false } as const;

const offset = z.int("want a whole number").min(0, "want a number from 0").optional().openapi({
  description: "Where a result said that findings were left out: the offset that it named. Costs a document again.",
});

function verdictOf({ content }: Result) {
  return validationResult.parse("json" in content ? content.json : undefined);
}

function verdictShown(again: string) {
  return async (result: Result, { lang, arguments: { offset }, alongside }: Call): Promise<Shown> => {
    const verdict = verdictOf(result);
    const causes = verdict.valid ? undefined : await alongside(diagnose);
    await nextTurn();
    return pageOf(verdict, {
      lang,
      again,
      offset: typeof offset === "number" ? offset : 0,
      diagnosis: causes === undefined ? undefined : diagnosisOf(causes),
    });
  };
}

function diagnosisOf({ content }: Result): Diagnosis {
  return diagnosis.parse("json" in content ? content.json : undefined);
}

/** The diagnosis as it is; where it is too long, the causes that fit, and how many there are. */
const diagnosisPage = diagnosis.extend({
  truncated: z.literal(true).optional().openapi({ description: "Not all causes are here: repair these first." }),
  total: count.optional().openapi({ description: "All causes, where some are left out." }),
});

function diagnosisShown(result: Result, { lang }: Call): Shown {
  const found = diagnosisOf(result);
  const said = words[lang];
  const { profiles, profile, causes, repaired } = found;
  const verdicts = Object.entries(profiles).flatMap(([name, verdict]) => {
    if (verdict === undefined) return [];
    const { valid, errors, warnings } = verdict;
    return [`${name}: ${valid ? said.valid(name) : said.invalid(name)} ${said.counts(errors, warnings, 0)}`];
  });
  const plans = planTexts(found, lang);
  const texts = causeTexts(found, lang, MOST_TEXT - 3000 - plans.join("\n").length);
  const left = causes.length - texts.length;
  const isValid = profiles[profile]?.valid === true;
  const text = [
    isValid ? said.valid(profile) : said.invalid(profile),
    ...verdicts.map((it) => `- ${it}`),
    ...(texts.length === 0 ? [] : [said.quoted, "", ...texts, ""]),
    ...(found.search_truncated === true ? [said.ended] : []),
    ...(left > 0 ? [said.more(left)] : []),
    said.repaired(repaired.applied, repaired.remaining, repaired.valid),
    ...plans,
    ...(isValid ? [] : [said.repairs]),
    `${said.next}: ${isValid ? said.thenGenerate : said.thenValidate("validate_invoice")}`,
  ].join("\n");
  return { text, structured: fitted(found) };
}

/** Causes are left out, the last first, until the rest is short enough. The receipt is that of the whole diagnosis. */
function fitted(found: Diagnosis): Shown["structured"] & object {
  let { causes } = found;
  while (causes.length > 0 && JSON.stringify({ ...found, causes }).length > MOST_STRUCTURED - 100) {
    causes = causes.slice(0, Math.floor(causes.length * 0.8));
  }
  const isWhole = causes.length === found.causes.length;
  return isWhole ? found : { ...found, causes, truncated: true, total: found.causes.length };
}

/** What generate_invoice gives: the document, or the verdict for which there is none. */
const generation = generateEnvelope.partial().extend({
  generated: z.boolean().openapi({
    description: "Whether the document was written; it is the resource in the content.",
  }),
  format: z.enum(["xml", "pdf"]),
  xml: z.string().optional().openapi({ description: "The document, where it is short enough to stand here, too." }),
  bytes: count.optional(),
  sha256: z.string().optional(),
  verdict: verdictPage.optional().openapi({ description: "Where it was not written: why." }),
  profile: profileSchema.optional(),
});

export const documentTools: readonly Tool[] = [
  {
    name: "validate_invoice",
    title: "Check an invoice in JSON",
    description:
      "Checks an invoice that you write or hold as JSON against EN 16931 and its profile (XRechnung, Peppol BIS Billing 3, " +
      "Factur-X). Says whether it is valid and, if not, what is wrong, where, and how to fix it, in the order of repair. " +
      "Call it before generate_invoice. For XML, call validate_invoice_xml. Costs one document.",
    operation: validate,
    documents: ["invoice"],
    more: { offset },
    output: verdictPage,
    alongside: true,
    annotations: checks,
    show: verdictShown("validate_invoice"),
  },
  {
    name: "validate_invoice_xml",
    title: "Check an invoice in XML",
    description:
      "Checks an e-invoice that exists as XML (UBL Invoice or CreditNote, CII CrossIndustryInvoice; the syntax is found) " +
      "against EN 16931 and the rules of its profile. Says whether it is valid and, if not, what is wrong, at which " +
      "element and line, and how to fix it. strict gives the verdict of the official validators. Costs one document.",
    operation: validate,
    documents: ["xml"],
    more: { offset },
    output: verdictPage,
    alongside: true,
    annotations: checks,
    show: verdictShown("validate_invoice_xml"),
  },
  {
    name: "generate_invoice",
    title: "Write an invoice as XML or PDF",
    description:
      "Writes a JSON invoice as the e-invoice of its profile: XML (UBL or CII), or with format pdf and the profile " +
      "facturx-en16931 or fr-ctc-cii a Factur-X / ZUGFeRD PDF. Only an invoice without fatal findings is written; otherwise the " +
      "findings come back and nothing is charged. Costs one document.",
    operation: generate,
    documents: ["invoice"],
    hidden: ["format"],
    more: {
      format: z.enum(["xml", "pdf"]).optional().openapi({ description: "xml is the default." }),
      offset,
    },
    options: ({ format }) => ({ format: format === "pdf" ? "pdf" : "json" }),
    output: generation,
    alongside: true,
    annotations: checks,
    show: generationShown,
  },
  {
    name: "diagnose_invoice",
    title: "Find the causes of what is wrong",
    description:
      "Checks an invoice, JSON or XML, by all five profiles, and groups what is wrong by cause, in the order of repair: " +
      "what to change from which value to which, or what to ask the user. Call it when validate_invoice names much, or " +
      "when you need to know which profiles an invoice meets. Costs one document.",
    operation: diagnose,
    documents: ["invoice", "xml"],
    output: diagnosisPage,
    annotations: checks,
    show: diagnosisShown,
  },
];

async function generationShown(result: Result, call: Call): Promise<Shown> {
  const { lang, arguments: { format = "xml" } } = call;
  if (result.outcome === "refused") {
    const { text, structured: verdict } = await verdictShown("validate_invoice")(result, call);
    return { text: `${words[lang].notWritten}\n${text}`, structured: { generated: false, format, verdict } };
  }
  const { content } = result;
  if ("pdf" in content) return await pdfShown(content, call);
  const { plain, long } = readIn("json" in content ? content.json : {}, call.stand);
  const { xml, ...envelope } = generateEnvelope.parse(plain);
  const facts = { generated: true, format, ...envelope, ...(long?.print ?? await printOf(xml)) };
  const fits = long === undefined && xml.length <= MOST_STRUCTURED &&
    JSON.stringify({ ...facts, xml }).length <= MOST_STRUCTURED;
  const warnings = envelope.warnings.map(({ rule, message }) => `${rule}: ${message}`);
  return {
    text: [words[lang].written(envelope.profile, "XML"), ...warnings.slice(0, 20)].join("\n"),
    structured: fits ? { ...facts, xml } : facts,
    blocks: [{
      type: "resource",
      resource: { uri: "faktlint://generated/invoice.xml", mimeType: "application/xml", text: xml },
    }],
  };
}

async function printOf(document: string | Uint8Array<ArrayBuffer>): Promise<Print> {
  const bytes = typeof document === "string" ? new TextEncoder().encode(document) : document;
  return { bytes: bytes.length, sha256: await sha256(bytes) };
}

type Printed = Extract<Result["content"], { readonly pdf: unknown }>;

async function pdfShown({ pdf, profile = "facturx-en16931" }: Printed, { lang, stand }: Call): Promise<Shown> {
  const blob = stand(base64Of(pdf));
  const resource = { uri: "faktlint://generated/invoice.pdf", mimeType: "application/pdf", blob };
  return {
    text: words[lang].written(profile, "PDF"),
    structured: { generated: true, format: "pdf", profile, ...await printOf(pdf) },
    blocks: [{ type: "resource", resource }],
  };
}
