/** Says what a rule asks for, and how to satisfy it. */
import { z } from "@hono/zod-openapi";
import { nearest } from "../../engine/explain/guide.ts";
import { type Explained, withCauses } from "../documents/explained.ts";
import { explainAll } from "../../engine/mod.ts";
import { everything, type Language, load } from "../documents/locales.ts";
import { Problem } from "../domain/problems.ts";
import { rulePages } from "./documents.ts";
import { EXAMPLE_BASE } from "./examples.ts";
import { text } from "./forms.ts";
import { done, operation } from "./operation.ts";
import { lang } from "./options.ts";

const schema = z.object({
  rule: text("Its id."),
  field: z.array(z.string()).openapi({ description: "The business terms that it is about." }),
  severity: z.enum(["fatal", "warning", "information"]),
  message: text("What it requires of an invoice."),
  fix: text("How to satisfy it."),
  example: text("What it looks like when it is right.").optional(),
  xpath: text("Where the rule looks in UBL.").optional(),
  causes: z.array(z.string()).openapi({
    description: "What in software usually makes it fail, the most frequent first.",
  }),
  places: z.object({ json: z.string(), ubl: z.string().optional(), cii: z.string().optional() }).optional().openapi({
    description: "Where its first term is in JSON, and in XML below the root.",
  }),
  docsUrl: z.string().openapi({ format: "uri", description: "Its page." }),
}).openapi("Explanation");

const ID = "rule_id must be the id of a rule, such as BR-CO-15";

export const explainRule = operation({
  id: "explainRule",
  path: "/v1/explain",
  methods: ["get"],
  tag: "Rules",
  title: "Explain a rule",
  description: "What the rule requires, which business terms it is about, where they are, and how to satisfy it.",
  options: z.object({
    rule_id: z.string(ID).min(1, ID).max(60, ID).openapi({
      example: "BR-CO-15",
      description: "The id of the rule, as in the field rule of findings.",
    }),
    lang,
  }),
  body: { takes: "nothing" },
  output: {
    description: "The explanation",
    forms: {
      json: {
        schema,
        example: () => withCauses(explainAll({ docsBase: EXAMPLE_BASE })).find(({ rule }) => rule === "BR-CO-15"),
      },
    },
  },
  problems: ["rule_not_found"],
  cost: 0,
  key: false,
  paced: false,
  window: "questions",
  // The command line has a command of its own.
  offline: false,
  async run({ world, lang }, { options: { rule_id } }) {
    const all = await explanations(lang, rulePages(world).docsBase);
    const found = all.find(({ rule }) => rule.toUpperCase() === rule_id.trim().toUpperCase());
    return found === undefined ? unknown(rule_id, all) : done(found);
  },
});

/** All rules in a language: made once, because that takes some 50 ms. */
const made = new Map<string, readonly Explained[]>();

export async function explanations(lang: Language, docsBase: string | undefined): Promise<readonly Explained[]> {
  const name = `${lang} ${docsBase}`;
  const docs = docsBase === undefined ? {} : { docsBase };
  const wording = await load(everything, lang);
  const all = made.get(name) ?? withCauses(explainAll({ ...docs, ...wording }), wording);
  made.set(name, all);
  return all;
}

function unknown(id: string, all: readonly Explained[]): Problem {
  const known = new Map(all.map(({ rule }) => [rule.replaceAll("-", ""), rule]));
  const near = known.get(nearest(id, known.keys()) ?? "");
  const hint = near === undefined ? "The field rule of a finding has it." : `The nearest is ${near}.`;
  return new Problem("rule_not_found", `No rule has this id. ${hint}`);
}
