/** Diagnoses an invoice: five verdicts, and the causes of what is wrong, with what repairs them. */
import { z } from "@hono/zod-openapi";
import type { Diagnosis } from "../../engine/diagnosis/mod.ts";
import { ENGINE, ENGINE_VERSION } from "../../engine/mod.ts";
import { Problem } from "../domain/problems.ts";
import type { Fingerprint } from "../domain/fingerprint.ts";
import { withReceipt } from "../domain/receipts.ts";
import { nextTurn } from "../kit/turn.ts";
import { opening, refusal, type Unpacked, unpacked, worked } from "./documents.ts";
import { diagnosis as example } from "./examples.ts";
import { diagnosis } from "./forms_of_diagnosis.ts";
import { type Context, done, operation, type Result } from "./operation.ts";
import { lang, maxCharacters, profile, strict } from "./options.ts";

const STATEMENT =
  "An automated software check of the document with this SHA-256 fingerprint, by this engine, at this time, came to " +
  "this diagnosis. This is not a certification of compliance, not a guarantee that anybody accepts the document, and " +
  "not tax or legal advice.";

/** Values of a JSON invoice, unless the caller says otherwise: one of 13,000 lines, which is judged about a dozen times. */
export const MOST_VALUES = 150_000;

export const diagnose = operation({
  id: "diagnose",
  path: "/v1/diagnose",
  tag: "Documents",
  title: "Find the causes of what is wrong with an invoice",
  description:
    "Checks the invoice by all five profiles, by default and as the official validators do, and groups the findings " +
    "of its own profile by cause, in the order in which to repair them. Where a repair takes no decision, its patch is " +
    "there, and was tried. Patches are on the JSON model: of XML, on what /v1/parse gives.",
  charging: "A diagnosis costs one document, whatever it says. What cannot be read costs nothing.",
  options: z.object({ max_characters: maxCharacters, profile, strict, lang }),
  body: { takes: "document", kinds: ["json", "xml", "pdf"] },
  output: { description: "The diagnosis", forms: { json: { schema: diagnosis, example } } },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  preflight: true,
  async run(context, { options, document: given }) {
    const found = await unpacked(context, given);
    if (found instanceof Problem) return found;
    const { document, inside } = found;
    const judged = await worked(context, "diagnose", document, {
      ...opening(context, document),
      limits: { values: MOST_VALUES, ...document.limits },
      profile: options.profile,
      strict: options.strict === "true",
    });
    if (judged instanceof Problem) return judged;
    const { outcome, fingerprint } = judged;
    await nextTurn();
    return "refusal" in outcome
      ? refusal(outcome.refusal)
      : await receipted(context, { ...outcome.ok, ...inside }, fingerprint);
  },
});

/** The receipt names the document, too: a diagnosis is of one alone. */
async function receipted(
  { world, now }: Context,
  answer: Diagnosis & Unpacked["inside"],
  document: Fingerprint | undefined,
): Promise<Result> {
  const issued_at = new Date(world.stores?.clock() ?? now).toISOString();
  const about = document === undefined ? {} : { document };
  const facts = { issued_at, engine: `${ENGINE} ${ENGINE_VERSION}`, statement: STATEMENT, ...about };
  return done(await withReceipt(answer, facts, world.signingKeys?.current));
}
