/** The tools that ask public registers. What these say is quoted as it came. */
import { peppolLookup } from "../operations/peppol_lookup.ts";
import { vatLookup } from "../operations/vat_lookup.ts";
import type { Result } from "../operations/operation.ts";
import { quoted } from "./shown.ts";
import type { Shown, Tool } from "./tool.ts";

/** Asks the world, and may hear something else another time. */
export const asks = { readOnlyHint: true, idempotentHint: true, openWorldHint: true, destructiveHint: false } as const;

export type Json = Readonly<Record<string, unknown>>;

export function jsonOf({ content }: Result): Json {
  if (!("json" in content)) throw new TypeError("the operation answers JSON");
  return { ...content.json };
}

/** Shows JSON by a few lines of it; a line that is undefined is none. */
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
];
