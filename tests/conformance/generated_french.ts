/** Random invoices as the French profiles write them, and what the French rules find in them: no error may be in any. */
import fc from "fast-check";
import { identifierOf } from "../../engine/model/specifications.ts";
import { writeJson } from "../../host/documents/writing.ts";
import { frenchInvoice } from "../support/french_invoice.ts";
import { choicesOf, modelFor } from "../support/models.ts";
import { type Verdict, verdicts } from "./oracle.ts";

const identifiers = [identifierOf("fr-extended"), identifierOf("en16931")];

/** What is seldom as France wants it, and then everything is refused. */
const unlikely = {
  precedingInvoices: undefined,
  supportingDocuments: undefined,
  payee: undefined,
  delivery: undefined,
};

/** What is written of so many random invoices for each profile and identifier, and what is wrong with it. */
export async function judgeFrench(
  folder: string,
  count: number,
  seed: number,
): Promise<{ readonly documents: number; readonly problems: readonly string[] }> {
  const files: string[] = [];
  for (const profile of ["fr-ctc-ubl", "fr-ctc-cii"] as const) {
    for (const [index, g] of fc.sample(fc.gen(), { numRuns: 2 * count, seed }).entries()) {
      const model = modelFor("en16931", choicesOf(g));
      const specificationIdentifier = identifiers[index % 2];
      // What France requires is that of a French invoice; the rest is random.
      const { paymentTerms: _, payment: __, lines: ___, ...french } = frenchInvoice;
      const own = { ...french, ...unlikely, profile, specificationIdentifier };
      const { outcome } = await writeJson(JSON.stringify({ ...model, ...own }), {});
      if (!("ok" in outcome)) continue;
      const file = `${folder}/${profile}-${index}.xml`;
      await Deno.writeTextFile(file, outcome.ok.xml);
      files.push(file);
    }
  }
  if (files.length === 0) return { documents: 0, problems: ["none of the French invoices was written"] };
  const said = await verdicts(files, { schemas: true, nation: "fr" });
  return { documents: files.length, problems: said.flatMap(problemsIn) };
}

function problemsIn({ file, ruleset, error, valid, fired = [] }: Verdict): readonly string[] {
  if (error !== undefined) return [`${file}: ${ruleset} stops: ${error}`];
  if (valid === false) return [`${file}: the schema does not allow it`];
  return fired.filter(({ flag }) => flag !== "warning").map(({ id, flag }) => `${file}: ${ruleset} ${flag} ${id}`);
}
