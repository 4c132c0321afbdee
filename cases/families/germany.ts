/** Cases of DE-R-*: the German ones, and the same documents where one of the parties is not in Germany. */
import { type Cases, fails, passes, set, type SyntaxCases } from "../case.ts";
import { germanUblCases as ubl } from "./german.ts";
import type { germany } from "../../engine/rules/national/germany.ts";

const country = "cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const sellerCountry = `cac:AccountingSupplierParty/${country}`;
const buyerCountry = `cac:AccountingCustomerParty/${country}`;

export const germanyCases = {
  "DE-R-001": inGermany(written(ubl["1"])),
  "DE-R-002": inGermany(ubl["2"]),
  "DE-R-003": inGermany(ubl["3"]),
  "DE-R-004": inGermany(ubl["4"]),
  "DE-R-005": inGermany(ubl["5"]),
  "DE-R-006": inGermany(ubl["6"]),
  "DE-R-007": inGermany(ubl["7"]),
  "DE-R-008": inGermany(ubl["8"]),
  "DE-R-009": inGermany(ubl["9"]),
  "DE-R-010": inGermany(ubl["10"]),
  "DE-R-011": inGermany(ubl["11"]),
  "DE-R-014": inGermany(ubl["14"]),
  "DE-R-015": inGermany(ubl["15"]),
  "DE-R-016": inGermany(ubl["16"]),
  "DE-R-017": inGermany(ubl["17"]),
  "DE-R-018": inGermany(ubl["18"]),
  "DE-R-019": inGermany(ubl["19"]),
  "DE-R-020": inGermany(ubl["20"]),
  "DE-R-022": inGermany(ubl["22"]),
  "DE-R-023-1": inGermany(ubl["23-a"]),
  "DE-R-023-2": inGermany(ubl["23-b"]),
  "DE-R-024-1": inGermany(ubl["24-a"]),
  "DE-R-024-2": inGermany(ubl["24-b"]),
  "DE-R-025-1": inGermany(ubl["25-a"]),
  "DE-R-025-2": inGermany(ubl["25-b"]),
  "DE-R-026": inGermany(ubl["26"]),
  "DE-R-027": inGermany(ubl["27"]),
  "DE-R-028": inGermany(ubl["28"]),
  "DE-R-030": inGermany(ubl["30"]),
  "DE-R-031": inGermany(ubl["31"]),
  "DE-R-T02": inGermany(ubl.url),
} as const satisfies Readonly<Record<keyof typeof germany, Cases>>;

function inGermany({ fail, pass }: SyntaxCases): Cases {
  const [{ edits }] = fail;
  return {
    ubl: {
      fail,
      pass: [
        ...pass,
        passes("a seller in Austria", ...edits, set(sellerCountry, "AT")),
        passes("a buyer in Austria", ...edits, set(buyerCountry, "AT")),
      ],
    },
  };
}

/** The country code in another spelling; one rule's cases are enough, because all ask the same. */
function written({ fail, pass }: SyntaxCases): SyntaxCases {
  const [{ at, edits }] = fail;
  const spelt = fails(
    "the countries in small letters",
    at,
    ...edits,
    set(sellerCountry, " de"),
    set(buyerCountry, "De\n"),
  );
  return { fail: [...fail, spelt], pass };
}
