/** Says what is public about a French company, and which duties of e-invoicing follow for it from when. */
import { z } from "@hono/zod-openapi";
import { vatIdFault } from "../../engine/mod.ts";
import type { Companies, Company, SizeClass } from "../providers/french_directory.ts";
import { count, text } from "./forms.ts";
import { frenchIdFault } from "./french_ids.ts";
import { evidence, receipt, receipted, type Tried, tried } from "./lookups.ts";
import { type Context, operation } from "./operation.ts";

/** The duties of French law no. 2023-1322 of 29 December 2023, article 91, by size class; of PME, micro companies too. */
const RECEIVE = "2026-09-01";
const ISSUE: Readonly<Record<SizeClass, string>> = { GE: "2026-09-01", ETI: "2026-09-01", PME: "2027-09-01" };

const CALENDAR = {
  as_of: "2025-11-30",
  sources: [
    "Loi no. 2023-1322 du 29 décembre 2023 de finances pour 2024, article 91",
    "Code général des impôts, articles 289 bis and 290",
  ],
} as const;

const RESERVATION =
  "What the directory says, and the calendar as it stood on as_of; a decree can move the dates. The duties are those of " +
  "companies that are established in France and taxable persons for VAT, which the directory does not say. The law looks " +
  "at the size of the legal entity on 1 January 2025; the size class here is that of INSEE, for which a group can count " +
  "as one. This is no determination of tax, and no advice.";

const duty = z.object({
  duty: z.enum(["receive", "issue", "report"]).openapi({
    description: "Receive e-invoices; issue them; report sales to consumers and abroad, and payments.",
  }),
  from: z.iso.date().nullable().openapi({ description: "null where the size class is not public." }),
  in_force: z.boolean().nullable(),
});

const company = z.object({
  siren: z.string(),
  name: z.string().nullable(),
  active: z.boolean(),
  size_class: z.enum(["PME", "ETI", "GE"]).nullable().openapi({
    description: "By INSEE: small and medium, intermediate, large; null where it is not public.",
  }),
  city: z.string().nullable(),
  vat_id: text("As it follows from the SIREN. Whether it was given out, VIES says."),
  establishment: z.object({ siret: z.string(), active: z.boolean() }).nullable().openapi({
    description: "The one that was asked for by its SIRET, else the head office.",
  }),
  duties: z.array(duty).openapi({ description: "None of a company that ceased." }),
});

const schema = z.object({
  status: z.enum(["found", "several", "not_found", "invalid", "unavailable"]),
  reason: z.string().nullable().openapi({
    description: "Of invalid: format or check_digits; nobody was asked. Of unavailable: what became of the question.",
  }),
  kind: z.enum(["siren", "siret", "vat_id", "name"]).openapi({ description: "What the query was taken for." }),
  total: count.openapi({ description: "Companies that match; at most five are listed." }),
  companies: z.array(company),
  calendar: z.object({ as_of: z.iso.date(), sources: z.array(z.string()) }),
  reservation: z.string(),
  evidence: z.array(evidence),
  receipt,
}).openapi("FrenchReadiness");

const WANTED = "want a SIREN, a SIRET, a VAT identifier or a name, of 3 to 200 characters";

export const frenchReadiness = operation({
  id: "frenchReadiness",
  path: "/v1/lookups/france",
  tag: "Lookups",
  title: "Look a French company up",
  description:
    "Whether it is active, its size class where that is public, and from when it has to receive, issue and report " +
    "electronically. Check digits are checked before anybody is asked. Costs nothing, and needs no key.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.object({
      query: z.string(WANTED).min(3, WANTED).max(200, WANTED).openapi({
        example: "552 100 554",
        description: "A SIREN, a SIRET, a French VAT identifier, or the name of a company.",
      }),
    }),
  },
  output: { description: "What is public", forms: { json: { schema, example } } },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  window: "questions",
  offline: false,
  async run(context, { fields: { query } }) {
    const asked = questionIn(query);
    const found = asked.fault === undefined ? await inDirectory(context, asked.search) : { reason: asked.fault };
    const status = "value" in found ? statusOf(found.value) : asked.fault === undefined ? "unavailable" : "invalid";
    return await receipted(context, {
      status,
      reason: "value" in found ? null : found.reason,
      kind: asked.kind,
      total: "value" in found ? found.value.total : 0,
      companies: "value" in found ? found.value.listed.map((it) => shown(it, asked.search, context.now)) : [],
      calendar: CALENDAR,
      reservation: RESERVATION,
      evidence: "value" in found ? found.evidence : [],
    });
  },
});

interface Question {
  readonly kind: z.output<typeof schema>["kind"];
  readonly search: string;
  readonly fault?: string;
}

function questionIn(query: string): Question {
  const plain = query.toUpperCase().replaceAll(/[\s.-]/g, "");
  if (/^FR[0-9A-Z]{2}[0-9]{9}$/.test(plain)) return withFault("vat_id", plain.slice(4), vatIdFault(plain));
  if (/^[0-9]+$/.test(plain)) {
    return withFault(plain.length === 14 ? "siret" : "siren", plain, frenchIdFault(plain));
  }
  return { kind: "name", search: query.trim().toWellFormed() };
}

function withFault(kind: Question["kind"], search: string, fault: string | undefined): Question {
  return { kind, search, ...(fault === undefined ? {} : { fault }) };
}

async function inDirectory(context: Context, search: string): Promise<Tried<Companies>> {
  const { providers } = context.world;
  return providers === undefined ? { reason: "off" } : await tried(context, providers.frenchDirectory.search(search));
}

function statusOf({ total, listed }: Companies): "found" | "several" | "not_found" {
  if (listed.length === 0) return "not_found";
  return total === 1 ? "found" : "several";
}

function shown({ siren, name, active, sizeClass, city, establishments }: Company, search: string, now: Date) {
  const [office] = establishments;
  return {
    ...{ siren, name, active, size_class: sizeClass, city, vat_id: vatIdOf(siren) },
    establishment: establishments.find(({ siret }) => siret === search) ?? office ?? null,
    duties: active ? dutiesOf(sizeClass, now) : [],
  };
}

/** Two digits follow from the SIREN, and stand before it. */
function vatIdOf(siren: string): string {
  const key = (12n + 3n * (BigInt(siren) % 97n)) % 97n;
  return `FR${key.toString().padStart(2, "0")}${siren}`;
}

function dutiesOf(size: SizeClass | null, now: Date) {
  const issue = size === null ? null : ISSUE[size];
  const rows = [["receive", RECEIVE], ["issue", issue], ["report", issue]] as const;
  const today = now.toISOString().slice(0, 10);
  return rows.map(([duty, from]) => ({ duty, from, in_force: from === null ? null : from <= today }));
}

function example(): z.input<typeof schema> {
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  return {
    ...{ status: "found", reason: null, kind: "siren", total: 1 },
    companies: [{
      ...{
        siren: "732829320",
        name: "EXEMPLE SA",
        active: true,
        size_class: "ETI",
        city: "PARIS",
        vat_id: "FR44732829320",
      },
      establishment: { siret: "73282932000074", active: true },
      duties: dutiesOf("ETI", new Date("2026-11-21")),
    }],
    calendar: { as_of: CALENDAR.as_of, sources: [...CALENDAR.sources] },
    reservation: RESERVATION,
    evidence: [],
    receipt: {
      ...{ result_sha256: sha256, issued_at: "2026-11-21T12:00:00.000Z", engine: "faktlint 0.1.0", statement: "…" },
      unsigned: true,
    },
  };
}
