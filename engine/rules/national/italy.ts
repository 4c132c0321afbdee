/** Peppol's rules for Italian sellers, IT-R-* (UBL). */
import { text } from "../../syntax/values.ts";
import { inFamily } from "../kit/family.ts";
import { groupsAcross, readable } from "../kit/select.ts";
import { supplierCountry } from "../peppol/facts.ts";
import { national, onAddresses, partiesOf, SELLER } from "./national.ts";
import type { When } from "../kit/only.ts";

const italianSeller: When = (document) => supplierCountry(document) === "IT";

export const italy = inFamily("IT-R", {
  "IT-R-001": national(
    ["BT-32"],
    italianSeller,
    (at) =>
      groupsAcross(partiesOf(SELLER)(at), "taxSchemes").filter((tax) =>
        readable((it) => text(it, "scheme") !== "VAT", tax)
      ),
    (tax) => /^[A-Z0-9]{11,16}$/.test(text(tax, "companyId")),
  ),
  "IT-R-002": onAddresses(["BT-35"], italianSeller, SELLER, "line1"),
  "IT-R-003": onAddresses(["BT-37"], italianSeller, SELLER, "city"),
  "IT-R-004": onAddresses(["BT-38"], italianSeller, SELLER, "postalCode"),
});
