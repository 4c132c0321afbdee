/** Says which registers answer behind VIES. */
import { z } from "@hono/zod-openapi";
import { Problem } from "../domain/problems.ts";
import { evidence, tried } from "./lookups.ts";
import { done, operation } from "./operation.ts";

const availability = z.enum(["available", "unavailable", "unknown"]);

const schema = z.object({
  status: availability.openapi({ description: "Of the country that was asked for, else of VIES itself." }),
  reason: z.string().nullable().openapi({ description: "Where nobody could be asked: what became of the question." }),
  countries: z.array(z.object({ country: z.string(), availability })).openapi({
    description:
      "By the prefixes of VAT identifiers: EL is Greece, XI Northern Ireland. unknown: VIES does not watch it.",
  }),
  evidence: z.array(evidence),
}).openapi("ViesStatus");

const WANTED = "want two letters such as DE";

export const viesStatus = operation({
  id: "viesStatus",
  path: "/v1/lookups/vat/status",
  methods: ["get"],
  tag: "Lookups",
  title: "Say which VAT registers answer",
  description: "Asks the status service of VIES. An answer is kept for a minute. Costs nothing, and needs no key.",
  options: z.object({
    country: z.string(WANTED).regex(/^[A-Za-z]{2}$/, WANTED).optional().openapi({
      example: "DE",
      description: "The prefix of its VAT identifiers; left out, all of them.",
    }),
  }),
  body: { takes: "nothing" },
  output: { description: "Who answers", forms: { json: { schema, example } } },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  window: "questions",
  offline: false,
  async run(context, { options: { country: asked } }) {
    const { providers } = context.world;
    const found = providers === undefined ? { reason: "off" } : await tried(context, providers.viesStatus.ask());
    if (!("value" in found)) return done({ status: "unknown", reason: found.reason, countries: [], evidence: [] });
    const { value: { available, countries }, evidence } = found;
    const all = [...countries].map(([country, availability]) => ({ country, availability }));
    if (asked === undefined) {
      return done({ status: available ? "available" : "unavailable", reason: null, countries: all, evidence });
    }
    const prefix = asked.toUpperCase() === "GR" ? "EL" : asked.toUpperCase();
    const one = all.filter(({ country }) => country === prefix);
    const [only] = one;
    if (only === undefined) {
      const known = all.map(({ country }) => country).join(", ");
      return new Problem("bad_request", `The country ${prefix} is not in VIES. Those that are: ${known}.`);
    }
    return done({ status: available ? only.availability : "unavailable", reason: null, countries: one, evidence });
  },
});

function example(): z.input<typeof schema> {
  return {
    status: "available",
    reason: null,
    countries: [{ country: "DE", availability: "available" }],
    evidence: [{
      provider: "vies",
      request: "GET https://vies.example/rest-api/check-status",
      answered_at: "2026-11-21T12:00:00.000Z",
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      cached_at: null,
    }],
  };
}
