/** Says what a rule asks for, and how to satisfy it. */
import { z } from "@hono/zod-openapi";
import { idAmong, nearest } from "../../engine/explain/guide.ts";
import { explainedContainer } from "../documents/container.ts";
import { type Explained, explainedRules } from "../documents/explained.ts";
import { type Language, loadEverything } from "../documents/locales.ts";
import { Problem } from "../domain/problems.ts";
import { rulePages } from "./documents.ts";
import { EXAMPLE_BASE } from "./example_invoice.ts";
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
        example: () => explainedRules({ docsBase: EXAMPLE_BASE }).get("BR-CO-15")?.(),
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
    const found = all.get(idAmong(all.keys(), rule_id) ?? "");
    return found === undefined ? unknown(rule_id, all.keys()) : done(found());
  },
});

type Explanations = ReadonlyMap<string, () => Explained>;

const made = new Map<string, Explanations>();

/** All rules in a language by their ids, each explained when it is asked for. */
export async function explanations(lang: Language, docsBase: string | undefined): Promise<Explanations> {
  const name = `${lang} ${docsBase}`;
  const docs = docsBase === undefined ? {} : { docsBase };
  const all = made.get(name) ??
    new Map([
      ...explainedRules({ ...docs, ...await loadEverything(lang) }),
      ...await explainedContainer(lang, docsBase),
    ]);
  made.set(name, all);
  return all;
}

function unknown(id: string, all: Iterable<string>): Problem {
  const known = new Map([...all].map((rule) => [rule.replaceAll("-", ""), rule]));
  const near = known.get(nearest(id, known.keys()) ?? "");
  const hint = near === undefined ? "The field rule of a finding has it." : `The nearest is ${near}.`;
  return new Problem("rule_not_found", `No rule has this id. ${hint}`);
}
