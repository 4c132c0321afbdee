/** XML Schema as a rule set that is handed in: it follows a document by its events, and has no rules on what is bound. */
import { schemaFaults, type SchemaId } from "../schema/faults.ts";
import { schemaFollower } from "../schema/schemas.ts";
import { schemaText } from "../texts/schema.ts";
import type { RuleSet, SetPlan } from "./sets.ts";

const plan: SetPlan = {
  families: [],
  official: 0,
  steps: [],
  severityOf: (id) => isSchemaId(id) ? "fatal" : "off",
};

export const schemaSet: RuleSet = {
  name: "XML Schema",
  follow: schemaFollower,
  // The specification leaves the schema to strict mode.
  plan: ({ mode }) => mode === "strict" ? plan : undefined,
  // What is missing or misplaced is another thing each time, and the finding names it.
  example: () => "",
  text(id, texts, kind) {
    if (!isSchemaId(id)) throw new TypeError(`No wording for the rule ${id}`);
    return schemaText(id, kind, texts);
  },
};

function isSchemaId(id: string): id is SchemaId {
  return Object.hasOwn(schemaFaults, id);
}
