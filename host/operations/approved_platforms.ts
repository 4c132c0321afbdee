/** Lists the platforms that French companies exchange invoices over, from a snapshot that says as of when it is. */
import { z } from "@hono/zod-openapi";
import snapshot from "../data/platforms.json" with { type: "json" };
import { count, text } from "./forms.ts";
import { done, operation } from "./operation.ts";

const schema = z.object({
  as_of: z.iso.date().openapi({ description: "The day that the list speaks of." }),
  source: text("Where the list was taken from."),
  official: z.object({ url: z.url(), reported_count: count.nullable(), reported_on: z.iso.date().nullable() }).openapi({
    description: "Where the tax authority publishes its list, and what was reported of it since.",
  }),
  complete: z.boolean().openapi({
    description: "Whether the snapshot has as many platforms as were last reported of the official list.",
  }),
  status: z.enum(["listed", "unknown_here"]).openapi({
    description: "unknown_here: nothing in the snapshot matches. That does not say that the platform is not approved.",
  }),
  reservation: z.string(),
  total: count.openapi({ description: "Platforms in the snapshot that match." }),
  platforms: z.array(z.object({ name: z.string() })),
}).openapi("ApprovedPlatforms");

const RESERVATION =
  "A snapshot, not the list of the tax authority: platforms were approved, renamed and struck off since. A name that is " +
  "not here is unknown here, and may well be approved. Look the platform up at official.url before you rely on it.";

export const approvedPlatforms = operation({
  id: "approvedPlatforms",
  path: "/v1/lookups/france/platforms",
  methods: ["get"],
  tag: "Lookups",
  title: "List the French approved platforms",
  description: "From a dated snapshot; the answer says as of when, and from where. Costs nothing, and needs no key.",
  options: z.object({
    query: z.string().max(100, "want at most 100 characters").optional().openapi({
      description: "A part of the name; left out, all are listed.",
    }),
  }),
  body: { takes: "nothing" },
  output: { description: "The platforms", forms: { json: { schema, example: () => answer("pagero") } } },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  window: "questions",
  offline: false,
  run(_, { options: { query = "" } }) {
    return Promise.resolve(done(answer(query)));
  },
});

function answer(query: string): z.input<typeof schema> {
  const { as_of, source, official, names } = snapshot;
  const platforms = names.filter((name) => holds(name, query.trim())).map((name) => ({ name }));
  const complete = names.length >= official.reported_count;
  const status = platforms.length === 0 ? "unknown_here" : "listed";
  return { as_of, source, official, complete, status, reservation: RESERVATION, total: platforms.length, platforms };
}

/** Tells letters apart without case and accents, so that "équation" finds "Equation". */
const letters = new Intl.Collator("fr", { sensitivity: "base" });

function holds(name: string, wanted: string): boolean {
  const starts = Array.from({ length: Math.max(0, name.length - wanted.length + 1) }, (_, at) => at);
  return starts.some((at) => letters.compare(name.slice(at, at + wanted.length), wanted) === 0);
}
