/** Lists by which editions of the official rules invoices are checked, and which of them are in force. */
import { z } from "@hono/zod-openapi";
import { carriedOn, notCarried } from "../../engine/scenarios/carried.ts";
import { dayOf } from "../kit/calendar.ts";
import { edition, editionState, text } from "./forms.ts";
import { type Context, done, operation } from "./operation.ts";
import { dayOption } from "./options.ts";

const carried = z.object({
  scenario: text("The name of these rules here."),
  identifiers: z.array(z.string()).openapi({ description: "What its invoices name in BT-24." }),
  processes: z.array(z.string()).openapi({
    description: "What they name in BT-23, where only some are checked by it.",
  }),
  syntaxes: z.array(z.enum(["ubl-invoice", "ubl-credit-note", "cii"])),
  editions: z.array(edition).openapi({ description: "Those that strict mode follows; the last is the set's own." }),
  state: editionState,
}).openapi("CarriedEdition", { description: "What invoices with an identifier are checked by." });

const missing = z.object({
  set: text("The set, such as en16931."),
  edition: text("The edition, such as 1.3.17."),
  since: z.string().nullable().openapi({ description: "From when it is in force; null where nobody has said so." }),
}).openapi("MissingEdition", { description: "An edition that is published, and whose rules were not to be had." });

export const editionsAnswer = z.object({
  as_of: z.iso.date(),
  carried: z.array(carried),
  not_carried: z.array(missing),
}).openapi("Editions");

const EXAMPLE_DAY = "2026-11-23";

export const listEditions = operation({
  id: "listEditions",
  path: "/v1/editions",
  methods: ["get"],
  tag: "Rules",
  title: "List the editions that invoices are checked by",
  description:
    "What invoices are checked by, by the identifier that they name (BT-24): the editions of the official rules that are " +
    "carried, from when until when each is in force, and which are published and not carried.",
  options: z.object({ as_of: dayOption("The day to look at; left out, today.") }),
  body: { takes: "nothing" },
  output: {
    description: "The editions",
    forms: {
      json: {
        schema: editionsAnswer,
        example: () => ({
          as_of: EXAMPLE_DAY,
          carried: carriedOn(EXAMPLE_DAY).slice(0, 2),
          not_carried: [...notCarried],
        }),
      },
    },
  },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  window: "questions",
  // The command line has a command of its own.
  offline: false,
  run({ now }: Context, { options: { as_of = dayOf(now.getTime()) } }) {
    return Promise.resolve(done({ as_of, carried: carriedOn(as_of), not_carried: notCarried }));
  },
});
