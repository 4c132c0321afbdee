/** Lists by which editions of the official rules invoices are checked, and which of them are in force. */
import { z } from "@hono/zod-openapi";
import { carriedOn } from "../../engine/scenarios/carried.ts";
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

export const editionsAnswer = z.object({ as_of: z.iso.date(), carried: z.array(carried) }).openapi("Editions");

const EXAMPLE_DAY = "2026-11-23";

export const listEditions = operation({
  id: "listEditions",
  path: "/v1/editions",
  methods: ["get"],
  tag: "Rules",
  title: "List the editions that invoices are checked by",
  description:
    "What invoices are checked by, by the identifier that they name (BT-24): the editions of the official rules that are " +
    "carried, since when each is in force, and whether a later one has followed that is not carried yet.",
  options: z.object({ as_of: dayOption("The day to look at; left out, today.") }),
  body: { takes: "nothing" },
  output: {
    description: "The editions",
    forms: {
      json: {
        schema: editionsAnswer,
        example: () => ({ as_of: EXAMPLE_DAY, carried: carriedOn(EXAMPLE_DAY).slice(0, 2) }),
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
    return Promise.resolve(done({ as_of, carried: carriedOn(as_of) }));
  },
});
