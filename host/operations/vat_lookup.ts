/** Checks a VAT identifier: by its form and check digits, then in VIES. */
import { z } from "@hono/zod-openapi";
import { vatIdFault } from "../../engine/mod.ts";
import { Problem } from "../domain/problems.ts";
import type { Registration, VatNumber } from "../providers/vies.ts";
import { text } from "./forms.ts";
import { evidence, receipt, receipted, type Tried, tried } from "./lookups.ts";
import { type Context, operation } from "./operation.ts";

const vatId = z.string("want a text such as DE123456788").max(40, "want at most 40 characters");

export const vatAnswer = z.object({
  status: z.enum(["valid", "invalid", "unavailable"]),
  reason: z.string().nullable().openapi({
    description:
      "Of invalid: format, check_digits, or not_in_vies, which says nothing about the number itself; null where " +
      "VIES says so. Of unavailable: what VIES calls it, such as MS_UNAVAILABLE, or what became of the connection.",
  }),
  vat_id: text("In capital letters, without spaces, dots and hyphens."),
  country: text("The prefix: EL is Greece, XI Northern Ireland."),
  name: z.string().nullable(),
  address: z.string().nullable(),
  consultation_number: z.string().nullable().openapi({
    description: "That the requester asked; with requester_vat_id only.",
  }),
  evidence: z.array(evidence),
  receipt,
}).openapi("VatCheck");

export const vatLookup = operation({
  id: "lookUpVat",
  path: "/v1/lookups/vat",
  tag: "Lookups",
  title: "Check a VAT identifier",
  description:
    "The form and the public check digits first, then VIES, the register of the EU, to which the identifiers are " +
    "sent. Numbers of other countries, such as GB, CH and NO, are not in VIES. No determination of tax.",
  charging: "A valid or invalid that VIES gave costs one document; everything else costs nothing.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.object({
      vat_id: vatId.openapi({ example: "DE123456788", description: "With its country prefix." }),
      requester_vat_id: vatId.optional().openapi({ description: "Who asks, for a consultation number." }),
    }),
  },
  output: { description: "What is known of the identifier", forms: { json: { schema: vatAnswer, example } } },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: false,
  async run(context, { fields: { vat_id, requester_vat_id } }) {
    const vat = vatNumber(vat_id);
    const requester = requester_vat_id === undefined ? undefined : vatNumber(requester_vat_id);
    if (requester !== undefined && offline(requester) !== undefined) {
      return new Problem("bad_request", "The field requester_vat_id is no VAT identifier of a country in VIES.");
    }
    const reason = offline(vat);
    const found = reason === undefined ? await inVies(context, vat, requester) : { reason };
    const status = reason === undefined ? "unavailable" : "invalid";
    return await receipted(context, {
      ...("value" in found ? resultOf(found.value) : { ...nothing, status, reason: found.reason }),
      vat_id: vat.country + vat.number,
      country: vat.country,
      evidence: "value" in found ? found.evidence : [],
    });
  },
});

const nothing = { name: null, address: null, consultation_number: null };

function vatNumber(written: string): VatNumber {
  const id = written.toUpperCase().replaceAll(/[\s.-]/g, "");
  // By whole characters: half of one could not be signed (RFC 8785).
  const [first = "", second = "", ...rest] = id;
  const prefix = first + second;
  // Greece is GR everywhere else.
  return { country: prefix === "GR" ? "EL" : prefix, number: rest.join("") };
}

/** Why nobody needs to be asked; undefined where VIES knows. */
function offline({ country, number }: VatNumber): "format" | "check_digits" | "not_in_vies" | undefined {
  const fault = vatIdFault(country + number);
  if (fault !== "prefix") return fault;
  return /^[A-Z]{2}$/.test(country) && /[0-9]/.test(number) ? "not_in_vies" : "format";
}

async function inVies(
  context: Context,
  vat: VatNumber,
  requester: VatNumber | undefined,
): Promise<Tried<Registration>> {
  const { providers } = context.world;
  return providers === undefined ? { reason: "off" } : await tried(context, providers.vies.check(vat, requester));
}

function resultOf({ valid, name, address, consultationNumber }: Registration) {
  const status: "valid" | "invalid" = valid ? "valid" : "invalid";
  return { status, reason: null, name, address, consultation_number: consultationNumber };
}

function example(): z.input<typeof vatAnswer> {
  const at = "2026-11-21T12:00:00.000Z";
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  return {
    ...{ status: "valid", reason: null, vat_id: "DE123456788", country: "DE" },
    ...{ name: "Example GmbH", address: "Example Street 1, 10115 Berlin", consultation_number: null },
    evidence: [{
      provider: "vies",
      request: 'POST https://vies.example/rest-api/check-vat-number {"countryCode":"DE","vatNumber":"123456788"}',
      answered_at: at,
      sha256,
      cached_at: null,
    }],
    receipt: { result_sha256: sha256, issued_at: at, engine: "faktlint 0.1.0", statement: "…", unsigned: true },
  };
}
