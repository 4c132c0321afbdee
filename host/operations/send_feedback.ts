/** Takes a message to the operator of the service. */
import { z } from "@hono/zod-openapi";
import { addFeedback } from "../stores/feedback.ts";
import { dateTime } from "./forms.ts";
import { done, operation } from "./operation.ts";

const MOST = 4096;
const LONG = `want a text of 1 to ${MOST} bytes in UTF-8`;
const RULE = "want the id of a rule, such as BR-CO-15";

const schema = z.object({
  id: z.string().openapi({ description: "Identifies the message, in case you want to refer to it." }),
  kept_until: dateTime,
}).openapi("FeedbackTaken");

function isOfLength(text: string): boolean {
  return new TextEncoder().encode(text).length <= MOST;
}

export const sendFeedback = operation({
  id: "sendFeedback",
  path: "/v1/feedback",
  tag: "Service",
  title: "Write to the operator of the service",
  description:
    "What is wrong with a rule, a text or an answer. Kept for 90 days, without who sent it: put no invoice and nothing " +
    "personal into it. 20 messages a day for one client address.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.object({
      message: z.string(LONG).max(MOST, LONG).regex(/\S/, LONG).refine(isOfLength, LONG).openapi({
        example: "The fix of BR-DE-15 could say where to find the Leitweg-ID.",
      }),
      rule_id: z.string(RULE).regex(/^[\w.-]{1,60}$/, RULE).optional().openapi({
        example: "BR-DE-15",
        description: "The rule that it is about.",
      }),
    }),
  },
  output: {
    description: "The message was stored",
    forms: { json: { schema, example: () => ({ id: "5f0c2f8a11d3e0b7", kept_until: "2027-02-19T12:00:00.000Z" }) } },
  },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  creates: true,
  window: "feedback",
  offline: false,
  async run({ world: { stores } }, { fields: { message, rule_id } }) {
    if (stores === undefined) throw new TypeError("feedback is stored by a service");
    const { id, until } = await addFeedback(stores, { message, rule: rule_id });
    return done({ id, kept_until: until.toISOString() });
  },
});
