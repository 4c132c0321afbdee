/** Repairs an invoice in its own text: what changes nothing that is owed, and what its sender decides. */
import { z } from "@hono/zod-openapi";
import { ENGINE, ENGINE_VERSION } from "../../engine/mod.ts";
import { ours, type Said } from "../../engine/model/said.ts";
import type { ExchangeOutcome } from "../../engine/pdf/mod.ts";
import type { BadAnswer } from "../../engine/repair/mod.ts";
import { saidBeside, saidDue, saidOfPdf } from "../documents/repairs.ts";
import { base64Of, JsonText } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import { withReceipt } from "../domain/receipts.ts";
import type { ResultOf } from "../workers/jobs.ts";
import { MOST_VALUES } from "./diagnose.ts";
import { opening, refusal, type Unpacked, unpacked, worked } from "./documents.ts";
import { repaired as example, written } from "./examples.ts";
import { repairAnswer, repairRequest } from "./forms_of_repair.ts";
import { type Context, done, operation, type Result } from "./operation.ts";
import { flag, lang, maxCharacters, profile } from "./options.ts";

const STATEMENT =
  "Software repaired the document with this SHA-256 fingerprint, by this engine, at this time: what is listed was changed, " +
  "and nothing else. Whether the invoice is right in substance is for its issuer to say. This is not a certification of " +
  "compliance, not a guarantee that anybody accepts the document, and not tax or legal advice.";

const format = z.enum(["json", "xml", "pdf"]).optional().meta({
  description:
    "json (the default): the answer with everything. xml: the repaired XML alone, in the encoding that it came in. pdf: the " +
    "PDF that was sent, with the repaired XML inside. The headers X-Repairs-Applied and X-Repairs-Left say how many repairs " +
    "were made and left. Left out, the header Accept says it.",
});

const accept = z.union([z.string(), z.array(z.string())]).transform((it) => [it].flat()).optional().openapi({
  type: "array",
  items: { type: "string" },
  example: ["BR-CO-16@/totals/payableAmount"],
  description:
    "Consent to a repair that is not made unasked: the id of a cause or of a choice, or the rule of the one cause that " +
    "has it. As often as there are some.",
});

const strict = flag(
  "Judge as the official validators do, with XML Schema and all of their rules: true is the default. false: by the rules alone.",
);
const warnings = flag("Repair what is only warned of, too, and documents without errors.");

export const repair = operation({
  id: "repair",
  path: "/v1/repair",
  tag: "Documents",
  title: "Repair an invoice without changing what is owed",
  description:
    "Makes the repairs that change nothing that is owed (`form`, `derived`), in the text of the document: everything else " +
    "stays as it is written. A document without errors stays as it is. What changes more is left, with the reason and the " +
    "choices: `accept` names what to do, and `answers` in the JSON form of the body says what only the sender knows. A " +
    "PDF gets the repaired XML as an incremental update, which changes no byte of it, where its pages do not say otherwise.",
  charging: "A repair costs one document, whatever comes of it. What cannot be read costs nothing.",
  options: z.object({ accept, warnings, strict, profile, format, max_characters: maxCharacters, lang }),
  body: { takes: "document", kinds: ["json", "xml", "pdf"], wrapped: repairRequest },
  output: {
    description: "The repaired document",
    forms: { json: { schema: repairAnswer, example }, xml: { example: () => written().xml }, pdf: {} },
  },
  problems: ["bad_answer"],
  cost: 1,
  key: true,
  paced: true,
  offline: false,
  async run(context, { options, document: given }) {
    // Work on bytes transfers them, and a slice of a Buffer shares them.
    const whole = given.kind === "pdf" ? new Uint8Array(given.bytes) : undefined;
    const found = await unpacked(context, given);
    if (found instanceof Problem) return found;
    const { document, inside } = found;
    const { answers = {} } = given;
    const outcome = await worked(context, "repair", document, {
      ...opening(context, document),
      limits: { values: MOST_VALUES, ...document.limits },
      profile: options.profile,
      strict: options.strict !== "false",
      accept: options.accept ?? [],
      answers,
      warnings: options.warnings === "true",
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    if ("problem" in outcome) return problem(outcome.problem);
    if ("bad" in outcome) return misshaped(outcome.bad);
    const { ok: repaired } = outcome;
    const unused = unusedIn(repaired);
    if (unused !== undefined) return unused;
    if (options.format === "xml") return alone(repaired);
    const pdf = whole === undefined ? undefined : await exchangedIn(context, whole, repaired);
    if (pdf instanceof Problem) return pdf;
    if (options.format === "pdf") return pdfAlone(context, repaired, pdf);
    return await receipted(context, repaired, { ...inside, pdf });
  },
});

type Repaired = Extract<ResultOf<"repair">, { readonly ok: unknown }>["ok"];

/** Consent to a repair that does not exist, or an answer in a place that cannot be written, is a mistake. */
function unusedIn({ unused, left }: Repaired): Problem | undefined {
  const [id] = unused.accept;
  if (id !== undefined) {
    const known = left.flatMap(({ id, kind, choices }) => kind === "owed" ? [id] : choices.map((it) => it.id));
    return known.length === 0
      ? problem("nothing_to_accept", { id })
      : problem("no_such_repair", { id, known: known.slice(0, MOST_NAMED).map(shown) });
  }
  const [pointer] = unused.answers;
  return pointer === undefined ? undefined : problem("answer_nowhere", { pointer });
}

const MOST_NAMED = 20;
/** Of ids that are made of rules and of names of the model, no letter is the document's. */
const OURS = /^[A-Za-z0-9_.:@#/[\]-]{1,300}$/;

/** Ids stand there as they are to be sent back. */
function shown(id: string): Said {
  return OURS.test(id) ? ours(id) : id;
}

/** A value for a group, or an object for a value, would take away what is there. */
function misshaped({ pointer, fields }: BadAnswer): Problem {
  return fields.length === 0
    ? problem("bad_answer_value", { pointer })
    : problem("bad_answer_fields", { pointer, fields: fields.slice(0, MOST_NAMED).map(shown) });
}

function alone({ kind, bytes, ...repairs }: Repaired): Result | Problem {
  if (kind === "xml") return { outcome: "done", content: { xml: bytes, repairs: countsOf(repairs) } };
  return problem("json_stays_json");
}

/** The PDF that was sent, with what became of it. Undefined for other documents. */
type Pdf = (ExchangeOutcome & { readonly unchanged?: true }) | undefined;

/** As it came where nothing was repaired, else with the repaired XML in it, or why not. */
async function exchangedIn(
  context: Context,
  bytes: Uint8Array<ArrayBuffer>,
  { applied, bytes: xml, claims }: Repaired,
): Promise<Pdf | Problem> {
  if (applied.length === 0) return { ok: bytes, unchanged: true };
  if (claims === undefined) throw new TypeError("what came in a PDF is held against its pages");
  return await worked(context, "exchange", { bytes }, { ...claims, xml, date: context.now });
}

function pdfAlone({ lang }: Context, repairs: Repaired, pdf: Pdf): Result | Problem {
  if (pdf === undefined) return problem("no_pdf_given");
  if ("beside" in pdf) return problem("pdf_stays", { reason: ours(saidBeside(pdf.beside, lang)) });
  return { outcome: "done", content: { pdf: pdf.ok, repairs: countsOf(repairs) } };
}

function countsOf({ applied, left }: Pick<Repaired, "applied" | "left">) {
  return { applied: applied.length, left: left.length };
}

/** The answer, with a self-contained receipt: what was changed in which document, and the amount due. */
async function receipted(
  { world, now, lang }: Context,
  { kind, document, bytes: _, unused: __, claims: ___, prints, ...repairs }: Repaired,
  { pdf, ...inside }: Unpacked["inside"] & { readonly pdf: Pdf },
): Promise<Result> {
  const { applied, before, after } = repairs;
  const answer = {
    ...(pdf !== undefined && "ok" in pdf
      ? { document: base64Of(pdf.ok), media_type: "application/pdf" }
      : { document: new JsonText(document), media_type: `application/${kind}` }),
    ...repairs,
    ...inside,
    ...saidOf(pdf, lang),
  };
  const made = applied.map(({ id, kind, changes }) => ({ id, kind, changes: changes.map(withoutPlace) }));
  const repair = { document: prints.after, applied: made, amount_due: saidDue(repairs, lang), before, after };
  const issued_at = new Date(world.stores?.clock() ?? now).toISOString();
  const facts = {
    issued_at,
    engine: `${ENGINE} ${ENGINE_VERSION}`,
    statement: STATEMENT,
    document: prints.before,
  };
  return done(await withReceipt(answer, { ...facts, repair }, world.signingKeys?.current));
}

/** What became of the PDF, and why if it is not it that is given back. */
function saidOf(pdf: Pdf, lang: Context["lang"]) {
  if (pdf === undefined || pdf.unchanged === true) return {};
  const beside = "beside" in pdf ? { beside: saidBeside(pdf.beside, lang) } : {};
  return { pdf: saidOfPdf(pdf, lang), ...beside };
}

type Change = Repaired["applied"][number]["changes"][number];

function withoutPlace({ pointer, old, new: now }: Change) {
  return { pointer, old, new: now };
}
