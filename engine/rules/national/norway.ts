/** Peppol's rules for Norwegian sellers, NO-R-* (UBL). */
import { type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { normalize, oneOf, text } from "../../syntax/values.ts";
import { isNorwegianOrganisation } from "../kit/check_digits.ts";
import type { Failure, RuleTable } from "../kit/rule.ts";
import { supplierCountry } from "../peppol/facts.ts";
import { national, partiesOf, SELLER, warning } from "./national.ts";
import type { When } from "../kit/only.ts";

type Party = Group<"party">;

/** The entry in the register of business enterprises, which Norwegian law wants on every invoice. */
const REGISTER = "Foretaksregisteret";

const norwegianSeller: When = (document) => supplierCountry(document) === "NO";

export const norway = {
  "NO-R-001": national(["BT-31"], norwegianSeller, partiesOf(SELLER), hasNorwegianVat),
  "NO-R-002": warning(
    national(["BT-32"], norwegianSeller, partiesOf(SELLER), (party) => {
      const registration = oneOf(idsOf(party, "TAX"));
      const actual = normalize(registration?.text ?? "");
      return actual === REGISTER || { ...(registration === undefined ? {} : { at: registration }), actual };
    }),
  ),
} as const satisfies RuleTable;

function idsOf(party: Party, scheme: string): readonly Leaf[] {
  return groups(party, "taxSchemes").filter((tax) => text(tax, "scheme") === scheme).flatMap((tax) =>
    leaves(tax, "companyId")
  );
}

/** NO, the organisation number and MVA. Other countries' numbers are not judged. */
function hasNorwegianVat(party: Party): boolean | Failure {
  const ids = idsOf(party, "VAT");
  if (!ids.some((id) => id.text.startsWith("NO"))) return true;
  const id = oneOf(ids);
  if (id === undefined) return true;
  const [, number] = /^..([0-9]{9})MVA$/u.exec(id.text) ?? [];
  return (number !== undefined && isNorwegianOrganisation(number)) || { at: id, actual: id.text };
}
