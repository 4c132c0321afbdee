/** The tools that ask public registers. What these say is quoted as it came. */
import { approvedPlatforms } from "../operations/approved_platforms.ts";
import { frenchReadiness } from "../operations/french_readiness.ts";
import { peppolLookup } from "../operations/peppol_lookup.ts";
import { vatLookup } from "../operations/vat_lookup.ts";
import { viesStatus } from "../operations/vies_status.ts";
import type { Result } from "../operations/operation.ts";
import { isFields } from "../kit/fields.ts";
import { quoted } from "./shown.ts";
import type { Shown, Tool } from "./tool.ts";

/** Asks the world, and may hear something else another time. */
const asks = { readOnlyHint: true, idempotentHint: true, openWorldHint: true, destructiveHint: false } as const;

export type Json = Readonly<Record<string, unknown>>;

export function jsonOf({ content }: Result): Json {
  if (!("json" in content)) throw new TypeError("the operation answers JSON");
  return { ...content.json };
}

/** Shows JSON by a few lines; undefined lines are left out. */
export function shownAs(lines: (json: Json) => readonly (string | undefined)[]): (result: Result) => Shown {
  return (result) => {
    const structured = jsonOf(result);
    return { text: lines(structured).filter((it) => it !== undefined).join("\n"), structured };
  };
}

const UNAVAILABLE = "Nothing was charged. Call this again later; do not take it for a no.";

function quote(label: string, value: unknown): string | undefined {
  return typeof value === "string" ? `${label}: ${quoted(value)}` : undefined;
}

export const lookupTools: readonly Tool[] = [
  {
    name: "lookup_peppol_participant",
    title: "Look a participant up in Peppol",
    description:
      "Says whether a company is registered in Peppol and which invoices it receives (UBL invoice, UBL credit note, CII). " +
      "Call it before an invoice is sent over Peppol. Give participant, such as 0204:04011000-1234512345-06, or scheme " +
      "and value. An answer costs one document; no answer costs nothing.",
    operation: peppolLookup,
    annotations: asks,
    show: shownAs(({ status, reason, participant, smp, receives, document_types: types }) => [
      `${String(status).toUpperCase()}${reason === null ? "" : ` (${reason})`}: ${JSON.stringify(participant)}`,
      status === "unavailable" ? UNAVAILABLE : undefined,
      status === "registered" ? `Receives: ${JSON.stringify(receives)}` : undefined,
      typeof smp === "object" && smp !== null && "host" in smp ? quote("Metadata server", smp.host) : undefined,
      ...(Array.isArray(types) ? types : []).slice(0, 20).map((it: { readonly title?: unknown }) =>
        quote("Document type", it.title)
      ),
      status === "not_registered"
        ? "Next: send it in another way, or ask the buyer for the right identifier."
        : undefined,
    ]),
  },
  {
    name: "verify_vat_vies",
    title: "Check a VAT identifier in VIES",
    description:
      "Says whether a VAT identifier of the EU or Northern Ireland is valid: by its form and check digits first, then in " +
      "VIES, with name and address where the country gives them. With requester_vat_id there is a consultation number. " +
      "What VIES answers costs one document; everything else costs nothing.",
    operation: vatLookup,
    annotations: asks,
    show: shownAs(({ status, reason, vat_id, name, address, consultation_number }) => [
      `${String(status).toUpperCase()}${reason === null ? "" : ` (${reason})`}: ${quoted(String(vat_id))}`,
      status === "unavailable" ? UNAVAILABLE : undefined,
      quote("Name", name),
      quote("Address", address),
      quote("Consultation number", consultation_number),
    ]),
  },
  {
    name: "check_vies_status",
    title: "See whether VIES answers",
    description:
      "Says whether VIES and the VAT registers of its countries answer right now. Call it when verify_vat_vies was " +
      "unavailable, before you try again. Give country for one register. Needs no key and costs nothing.",
    operation: viesStatus,
    annotations: asks,
    show: shownAs(({ status, reason, countries }) => {
      const rows = itemsOf(countries);
      const off = rows.filter(({ availability }) => availability !== "available");
      const list = off.map(({ country, availability }) => `${country} (${availability})`).join(", ");
      return [
        `${String(status).toUpperCase()}${reason === null ? "" : ` (${reason})`}`,
        rows.length === 0 ? undefined : off.length === 0 ? "All registers answer." : `Registers that do not: ${list}.`,
        off.length === 0 ? undefined : "Next: wait some minutes and call verify_vat_vies again.",
      ];
    }),
  },
  {
    name: "check_french_readiness",
    title: "Look a French company up",
    description:
      "Says of a French company, by SIREN, SIRET, VAT identifier or name, whether it is active, its size class where that " +
      "is public, and from when it has to receive, issue and report e-invoices. Needs no key and costs nothing.",
    operation: frenchReadiness,
    annotations: asks,
    show: shownAs(({ status, reason, kind, total, companies, calendar, reservation }) => [
      `${String(status).toUpperCase()}${reason === null ? "" : ` (${reason})`}, taken for a ${kind}; ${total} match.`,
      status === "unavailable" ? UNAVAILABLE : undefined,
      ...itemsOf(companies).flatMap(companyLines),
      status === "several" ? "Next: ask the user which one is meant, and call this with its SIREN." : undefined,
      ...(isFields(calendar) ? [calendarText(calendar)] : []),
      String(reservation),
    ]),
  },
  {
    name: "list_approved_platforms",
    title: "List French approved platforms",
    description:
      "Lists the platforms over which French companies exchange e-invoices (plateformes agréées), from a dated snapshot, " +
      "all or those whose name contains query. Says as of when the list is, and where the official one is; what is not in " +
      "it is unknown here, which is not the same as not approved. Needs no key.",
    operation: approvedPlatforms,
    annotations: { ...asks, openWorldHint: false },
    show: shownAs(({ as_of, source, status, complete, total, platforms, official, reservation }) => [
      status === "unknown_here"
        ? `UNKNOWN HERE: no name in the list of ${as_of} matches. This does not mean that the platform is not approved.`
        : `${total} platforms, as of ${as_of}.`,
      itemsOf(platforms).map(({ name }) => name).join(", ") || undefined,
      complete === true || !isFields(official)
        ? undefined
        : `The list here is not complete: ${official["reported_count"]} were official on ${official["reported_on"]}.`,
      `Source: ${source}. The official list: ${isFields(official) ? official["url"] : ""}`,
      String(reservation),
    ]),
  },
];

function itemsOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function companyLines({ siren, name, active, size_class, city, vat_id, duties }: Json): readonly string[] {
  const named = typeof name === "string" ? quoted(name) : "(not public)";
  const rows = itemsOf(duties).map(({ duty, from, in_force }) => {
    return `  ${duty}: ${from ?? "depends on the size class, which is not public"}${
      in_force === true ? ", in force" : ""
    }`;
  });
  return [
    `SIREN ${siren}, ${named}, ${typeof city === "string" ? `${quoted(city)}, ` : ""}${
      active === true ? "active" : "ceased"
    }`,
    `  size class ${size_class ?? "not public"}, VAT identifier ${vat_id}`,
    ...rows,
  ];
}

function calendarText({ as_of, sources }: Readonly<Record<string, unknown>>): string {
  return `Calendar as of ${as_of}. Sources: ${[sources].flat().join("; ")}.`;
}
