/** The tools that are about rules and keys. */
import { z } from "@hono/zod-openapi";
import { planNames } from "../domain/plans.ts";
import { checkout } from "../operations/checkout.ts";
import { explainRule } from "../operations/explain_rule.ts";
import { issueKey } from "../operations/issue_key.ts";
import { sendFeedback } from "../operations/send_feedback.ts";
import { editionsAnswer, listEditions } from "../operations/list_editions.ts";
import { words as editionWords } from "../domain/editions.ts";
import { jsonOf, shownAs } from "./lookup_tools.ts";
import type { Tool } from "./tool.ts";

const { states } = editionWords.en;

export const serviceTools: readonly Tool[] = [
  {
    name: "explain_rule",
    title: "Explain a rule",
    description:
      "Says what a rule of EN 16931, XRechnung, Peppol or of this service requires, where its terms are in JSON, UBL and " +
      "CII, and how to satisfy it. Needs no key and costs nothing. The fix of a finding says the same of one document.",
    operation: explainRule,
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
    show: shownAs(({ rule, severity, field, message, fix, example, places, docsUrl }) => [
      `${rule} (${severity}${Array.isArray(field) && field.length > 0 ? `, ${field.join(", ")}` : ""})`,
      `Requires: ${message}`,
      `Fix: ${fix}`,
      example === undefined ? undefined : `Example: ${example}`,
      places === undefined ? undefined : `Where: ${JSON.stringify(places)}`,
      typeof docsUrl === "string" && URL.canParse(docsUrl) ? `Page: ${docsUrl}` : undefined,
    ]),
  },
  {
    name: "list_editions",
    title: "List the editions of the rules",
    description:
      "Lists by which editions of the official rules invoices are checked, for each identifier that an invoice can name " +
      "(BT-24): since when each is in force, and whether a later one has followed that is not carried yet. Call it when " +
      "a verdict here differs from another validator's. Needs no key and costs nothing.",
    operation: listEditions,
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
    show: (result) => {
      const answer = editionsAnswer.parse(jsonOf(result));
      const lines = answer.carried.map(({ scenario, identifiers, processes, editions, state }) => {
        const followed = editions.map(({ set, edition }) => `${set} ${edition}`).join(", ");
        const only = processes.length === 0 ? "" : ` with ${processes.join(" ")} in BT-23`;
        return `${scenario}: ${followed}: ${states[state]} (${identifiers.join(" or ")}${only})`;
      });
      return { text: [`As of ${answer.as_of}:`, ...lines].join("\n"), structured: answer };
    },
  },
  {
    name: "issue_api_key",
    title: "Get a free API key",
    description:
      "Issues the free key of an e-mail address: 100 documents a month. Ask the user for the address first. The key is " +
      "shown once, and has to be put into the configuration of this MCP server before the tools that need one work.",
    operation: issueKey,
    annotations: { readOnlyHint: false, idempotentHint: false, openWorldHint: false, destructiveHint: false },
    show: shownAs(({ key, tier, monthly_limit }) => [
      `KEY: ${key}`,
      `Plan ${tier}, ${monthly_limit} documents a month. It is shown this once, and cannot be recovered.`,
      "Next: have the user store it, put it into the configuration of this MCP server as the header",
      '"Authorization": "Bearer KEY", and reconnect. It does not work on this connection.',
    ]),
  },
  {
    name: "send_feedback",
    title: "Write to the operator of the service",
    description:
      "Sends a message of at most 4 kB to the operator of this service: a wrong verdict, a text that does not help, something " +
      "that is missing. Name the rule where it is about one. Ask the user first, and send nothing of an invoice.",
    operation: sendFeedback,
    annotations: { readOnlyHint: false, idempotentHint: false, openWorldHint: false, destructiveHint: false },
    show: shownAs(({ id, kept_until }) => [`TAKEN as ${id}, kept until ${kept_until}. There is no answer to it.`]),
  },
  {
    name: "get_upgrade_link",
    title: "Get a link to buy a larger plan",
    description:
      "Gives a link on which the user can buy a plan with more documents for the key of this connection, or for the key " +
      "that is given. Call it when the allowance is used up and the user wants more; nothing is bought by the call.",
    operation: checkout,
    needsKey: ({ plan }) => plan !== "fix_report",
    more: {
      plan: z.enum(planNames, `want one of ${planNames.join(", ")}`).default("starter").openapi({
        description: "starter: 2,500 documents a month; scale: 25,000. fix_report: a human looks at one invoice.",
      }),
    },
    annotations: { readOnlyHint: false, idempotentHint: true, openWorldHint: true, destructiveHint: false },
    show: shownAs((
      { url, plan },
    ) => [`LINK: ${url}`, `Next: give the user this link, on which ${plan} can be paid for.`]),
  },
];
