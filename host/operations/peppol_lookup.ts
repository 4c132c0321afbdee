/** Looks a participant up in Peppol: the SML says which server has its metadata, and that server what it receives. */
import { z } from "@hono/zod-openapi";
import type { SchemeFault } from "../../engine/mod.ts";
import { BILLING, identifierOf } from "../../engine/model/specifications.ts";
import { Problem } from "../domain/problems.ts";
import type { Received } from "../providers/peppol/document_types.ts";
import type { ReceivedType, Registration } from "../providers/peppol/lookup.ts";
import type { Endpoint } from "../documents/smp/metadata.ts";
import { type Participant, participantFault, participantIn } from "../providers/peppol/participant.ts";
import { dateTime, text } from "./forms.ts";
import { evidence, receipt, receipted, type Tried, tried } from "./lookups.ts";
import { type Context, operation } from "./operation.ts";

const endpoint = z.object({
  transport_profile: text("How documents are sent, such as peppol-transport-as4-v2_0."),
  access_point: z.string().nullable().openapi({ description: "The subject of the access point's certificate." }),
  name: z.string().nullable().openapi({ description: "What the access point is called, where it says so." }),
  activated: dateTime.nullable(),
  expires: dateTime.nullable(),
}).openapi("PeppolEndpoint");

export const peppolAnswer = z.object({
  status: z.enum(["registered", "not_registered", "unavailable"]),
  reason: z.string().nullable().openapi({ description: "Of unavailable: what became of the question; else null." }),
  participant: z.object({ scheme: text("The code of the scheme, such as 0204."), value: z.string() }),
  smp: z.object({ host: z.string() }).nullable().openapi({ description: "The server that has the metadata." }),
  document_types: z.array(z.object({
    id: z.string(),
    title: text("In words."),
    process: z.string().nullable(),
    endpoint: endpoint.nullable(),
  })).openapi({ description: "Those of billing, or the one that was asked for, with each of their endpoints." }),
  receives: z.object({ ubl_invoice: z.boolean(), ubl_credit_note: z.boolean(), cii_invoice: z.boolean() }).openapi({
    description: "By the billing document types whose endpoints are in force.",
  }),
  evidence: z.array(evidence),
  receipt,
}).openapi("PeppolLookup");

export const peppolLookup = operation({
  id: "lookUpPeppol",
  path: "/v1/lookups/peppol",
  tag: "Lookups",
  title: "Look a participant up in Peppol",
  description:
    "Whether the participant is registered, and what it receives. The scheme, form and check digits of its " +
    "identifier are checked before anybody is asked. Metadata is read as it is published: its signature is not verified. " +
    "No confirmation of delivery.",
  charging: "Registered or not registered costs one document; unavailable costs nothing.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.object({
      participant: z.string("want a text").max(100, "want at most 100 characters").optional().openapi({
        example: "0204:04011000-1234512345-06",
        description: "Such as this, also with iso6523-actorid-upis:: before it. Or scheme and value.",
      }),
      scheme: z.string("want a text").max(4, "want four digits").optional().meta({ description: "Such as 0204." }),
      value: z.string("want a text").max(50, "want at most 50 characters").optional().meta({
        description: "The identifier in the scheme.",
      }),
      document_type: z.string("want a text").max(500, "want at most 500 characters").optional().meta({
        description: "A document type as it is registered, with its scheme: then that one alone is looked for.",
      }),
    }),
  },
  output: { description: "What is registered", forms: { json: { schema: peppolAnswer, example } } },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: false,
  async run(context, { fields: { document_type, ...named } }) {
    const participant = participantOf(named);
    if (participant === undefined) return new Problem("bad_request", UNNAMED);
    const fault = participantFault(participant);
    if (fault !== undefined) return new Problem("bad_request", faults[fault]);
    const found = await inPeppol(context, participant, document_type);
    return await receipted(context, {
      ...("value" in found
        ? resultOf(found.value, context.now)
        : { ...nothing, ...found, status: "unavailable" as const }),
      participant,
      evidence: "value" in found ? found.evidence : [],
    });
  },
});

const UNNAMED =
  "The field participant is missing or has another form. Send one such as 0204:04011000-1234512345-06, or its " +
  "scheme and value.";

const faults: Readonly<Record<SchemeFault, string>> = {
  scheme: "The scheme of the participant is in no list of schemes (ISO 6523 ICD, CEF EAS). Correct its four digits.",
  format: "The identifier of the participant has not the form of its scheme. Correct it.",
  check_digits: "The check digits of the participant's identifier are wrong. Correct it.",
};

interface Named {
  readonly participant?: string | undefined;
  readonly scheme?: string | undefined;
  readonly value?: string | undefined;
}

function participantOf({ participant, scheme, value }: Named): Participant | undefined {
  if (participant !== undefined) {
    return scheme === undefined && value === undefined ? participantIn(participant) : undefined;
  }
  return scheme === undefined || value === undefined ? undefined : { scheme, value };
}

async function inPeppol(
  context: Context,
  participant: Participant,
  documentType: string | undefined,
): Promise<Tried<Registration | undefined>> {
  const { providers } = context.world;
  if (providers === undefined) return { reason: "off" };
  return await tried(context, providers.peppol.look(participant, documentType));
}

const none = { ubl_invoice: false, ubl_credit_note: false, cii_invoice: false };
const nothing = { reason: null, smp: null, document_types: [], receives: none };

function resultOf(registration: Registration | undefined, now: Date) {
  if (registration === undefined) return { ...nothing, status: "not_registered" as const };
  const { host, documentTypes } = registration;
  const received = new Set(documentTypes.flatMap(({ received, endpoints }) => {
    return received !== undefined && (endpoints?.some((it) => isInForce(it, now)) ?? true) ? [received] : [];
  }));
  const receives = (what: Received) => received.has(what);
  return {
    ...{ status: "registered" as const, reason: null, smp: { host } },
    document_types: documentTypes.flatMap(rowsOf),
    receives: {
      ubl_invoice: receives("ubl_invoice"),
      ubl_credit_note: receives("ubl_credit_note"),
      cii_invoice: receives("cii_invoice"),
    },
  };
}

interface TypeRow extends Pick<ReceivedType, "id" | "title"> {
  readonly process: string | null;
  readonly endpoint: ReturnType<typeof shown> | null;
}

/** A document type once for each of its endpoints. */
function rowsOf({ id, title, endpoints = [] }: ReceivedType): readonly TypeRow[] {
  if (endpoints.length === 0) return [{ id, title, process: null, endpoint: null }];
  return endpoints.map((it) => ({ id, title, process: it.process, endpoint: shown(it) }));
}

function isInForce({ activated, expires }: Endpoint, now: Date): boolean {
  return (activated === null || Date.parse(activated) <= now.getTime()) &&
    (expires === null || Date.parse(expires) > now.getTime());
}

function shown({ transportProfile, accessPoint, name, activated, expires }: Endpoint) {
  return { transport_profile: transportProfile, access_point: accessPoint, name, activated, expires };
}

function example(): z.input<typeof peppolAnswer> {
  const at = "2026-11-21T12:00:00.000Z";
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  return {
    ...{ status: "registered", reason: null, participant: { scheme: "0204", value: "04011000-1234512345-06" } },
    smp: { host: "smp.example" },
    document_types: [{
      id: "busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##" +
        `${identifierOf("peppol")}::2.1`,
      title: "Peppol BIS Billing 3 invoice",
      process: `cenbii-procid-ubl::${BILLING}`,
      endpoint: {
        transport_profile: "peppol-transport-as4-v2_0",
        access_point: "CN=POP000001, OU=PEPPOL PRODUCTION AP, O=Example, C=DE",
        ...{ name: "Example access point", activated: null, expires: "2027-06-30T00:00:00.000Z" },
      },
    }],
    receives: { ...none, ubl_invoice: true },
    evidence: [{
      provider: "peppol-smp",
      request: "GET https://smp.example/iso6523-actorid-upis%3A%3A0204%3A04011000-1234512345-06",
      ...{ answered_at: at, sha256, cached_at: null, signature: "not checked" },
    }],
    receipt: { result_sha256: sha256, issued_at: at, engine: "faktlint 0.1.0", statement: "…", unsigned: true },
  };
}
