/** XML Schema as a rule set that is handed in: it follows a document by its events, and has no rules on what is bound. */
import { nearestTerms } from "./nearest_terms.ts";
import { schemaFaults, type SchemaId } from "../schema/faults.ts";
import { schemaText } from "../texts/schema.ts";
import type { RuleSet, SetPlan } from "./sets.ts";

const plan: SetPlan = {
  official: 0,
  steps: [],
  severityOf: (id) => isSchemaId(id) ? "fatal" : "off",
};

/** A set that judges by one schema. */
export function schemaSet(id: string, follow: NonNullable<RuleSet["follow"]>): RuleSet {
  return {
    id,
    name: "XML Schema",
    follow,
    plan: () => plan,
    terms: nearestTerms,
    // What is missing or misplaced is another thing each time, and the finding names it.
    example: () => "",
    text(id, texts, kind) {
      if (!isSchemaId(id)) throw new TypeError(`No wording for the rule ${id}`);
      return schemaText(id, kind, texts);
    },
  };
}

function isSchemaId(id: string): id is SchemaId {
  return Object.hasOwn(schemaFaults, id);
}
