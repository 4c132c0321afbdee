/** Operations of every form that the service's own have not: fields in, PDF in and out, a cost that the result says. */
import { z } from "@hono/zod-openapi";
import { done, type Operation, operation } from "../../host/operations/operation.ts";
import { lang } from "../../host/operations/options.ts";
import { Problem } from "../../host/domain/problems.ts";

const free = { cost: 0, key: false, paced: false, offline: true, problems: [], tag: "Documents" } as const;

/** Looks a name up, which is answered and paid for if it is long enough. */
export const lookup: Operation = operation({
  ...free,
  id: "lookUp",
  path: "/v1/lookups/name",
  title: "Look a name up",
  options: z.object({ lang }),
  body: {
    takes: "fields",
    schema: z.object({
      name: z.string("want a text").max(10, "want at most 10 characters").meta({ description: "Whom to look up." }),
      exact_only: z.enum(["true", "false"]).optional(),
    }),
  },
  output: {
    description: "What was found",
    forms: { json: { schema: z.object({ status: z.enum(["found", "unavailable"]), lang: z.string() }) } },
  },
  problems: ["record_not_found"],
  cost: 1,
  key: true,
  paced: true,
  run({ lang }, { fields: { name, exact_only } }) {
    if (exact_only === "true") return Promise.resolve(new Problem("record_not_found", `Nobody is called ${name}.`));
    if (name.length < 3) return Promise.resolve({ ...done({ status: "unavailable", lang }), cost: 0 });
    return Promise.resolve(done({ status: "found", lang }));
  },
});

/** Hands a PDF back. */
export const copy: Operation = operation({
  ...free,
  id: "copy",
  path: "/v1/copy",
  title: "Copy a PDF",
  options: z.object({}),
  body: { takes: "document", kinds: ["pdf"] },
  output: { description: "The copy", forms: { pdf: {} } },
  run(_, { document }) {
    return Promise.resolve({ outcome: "done", content: { pdf: document.bytes } });
  },
});

/** Says whose key it is, and refuses everybody who is not on the free tier. */
export const who: Operation = operation({
  ...free,
  id: "who",
  path: "/v1/who",
  title: "Say whose key it is",
  options: z.object({}),
  body: { takes: "nothing" },
  output: { description: "The tier", forms: { json: { schema: z.object({ tier: z.string() }) } } },
  refused: { description: "Not on the free tier", schema: z.object({ tier: z.string() }) },
  key: true,
  offline: false,
  run({ account }) {
    const tier = account?.tier ?? "none";
    return Promise.resolve({ outcome: tier === "free" ? "done" : "refused", content: { json: { tier } } });
  },
});

/** Makes a number, for pages of the service's own too, as often a day as a fix report can be claimed. */
export const number: Operation = operation({
  ...free,
  id: "number",
  path: "/v1/number",
  methods: ["post", "get"],
  origins: "own",
  window: "claims",
  title: "Draw a number",
  options: z.object({}),
  body: { takes: "nothing" },
  output: { description: "The number", forms: { json: { schema: z.object({ at: z.string().optional() }) } } },
  creates: true,
  offline: false,
  run({ address }) {
    return Promise.resolve(done(address === undefined ? {} : { at: address }));
  },
});

/** Says what a document is, and how it may be read. */
export const describe: Operation = operation({
  ...free,
  id: "describe",
  path: "/v1/describe",
  title: "Describe a document",
  options: z.object({ strict: z.enum(["true", "false"]).optional(), lang }),
  body: { takes: "document", kinds: ["json", "xml"] },
  output: { description: "What it is", forms: { json: { schema: z.record(z.string(), z.unknown()) } } },
  refused: { description: "Strictly, it is nothing", schema: z.record(z.string(), z.unknown()) },
  run({ lang }, { options: { strict }, document: { kind, bytes, limits } }) {
    const json = { kind, size: bytes.length, limits, lang };
    return Promise.resolve({ outcome: strict === "true" ? "refused" : "done", content: { json } });
  },
});
