/** English wording of the rules of CIUS-RO that a general sentence does not say. */
import type { Text } from "../text.ts";

export const romania: Readonly<Record<string, Text>> = {
  "BR-RO-001": {
    requires: "BT-24 must be exactly the identifier of CIUS-RO 1.0.1, without anything around it.",
    message: "BT-24 must be exactly the identifier of CIUS-RO 1.0.1, without anything around it, and is {actual}.",
    fix: "Write the identifier of CIUS-RO 1.0.1, without spaces around it.",
  },
  "BR-RO-010": {
    requires: "The invoice number (BT-1) must have a digit.",
    message: "The invoice number (BT-1) {actual} has no digit.",
    fix: "Use a number with at least one digit.",
  },
  "BR-RO-030": {
    requires: "The invoice currency (BT-5) or the VAT accounting currency (BT-6) must be RON.",
    message: "Neither the invoice currency (BT-5) nor the VAT accounting currency (BT-6) is RON.",
    fix: "If the invoice is in another currency, state RON as VAT accounting currency (BT-6), and the VAT in it.",
  },
  "BR-RO-065": {
    requires: "Where VAT is shown, the seller or a tax representative must have a tax registration.",
    message: "The invoice shows VAT, but neither the seller nor a tax representative has a tax registration.",
    fix: "State the VAT identifier (BT-31) or tax registration (BT-32) of the seller.",
  },
  "BR-RO-120": {
    requires: "Where VAT is shown, the buyer must have a registration number or a VAT identifier.",
    message: "The invoice shows VAT, but the buyer has neither a registration number nor a VAT identifier.",
    fix: "State the registration number (BT-47) or the VAT identifier (BT-48) of the buyer.",
  },
  "BR-RO-100": {
    requires: "In Bucharest (RO-B), the city of the seller must be a sector, SECTOR1 to SECTOR6.",
    message: "In Bucharest (RO-B), the city of the seller must be a sector, and is {actual}.",
    fix: "Write one of SECTOR1 to SECTOR6 as city.",
  },
  "BR-RO-101": {
    requires: "In Bucharest (RO-B), the city of the buyer must be a sector, SECTOR1 to SECTOR6.",
    message: "In Bucharest (RO-B), the city of the buyer must be a sector, and is {actual}.",
    fix: "Write one of SECTOR1 to SECTOR6 as city.",
  },
  "BR-RO-160": {
    requires: "In Bucharest (RO-B), the city of the tax representative must be a sector, SECTOR1 to SECTOR6.",
    message: "In Bucharest (RO-B), the city of the tax representative must be a sector, and is {actual}.",
    fix: "Write one of SECTOR1 to SECTOR6 as city.",
  },
  "BR-RO-202": {
    requires: "In Bucharest (RO-B), the city of the place of delivery must be a sector, SECTOR1 to SECTOR6.",
    message: "In Bucharest (RO-B), the city of the place of delivery must be a sector, and is {actual}.",
    fix: "Write one of SECTOR1 to SECTOR6 as city.",
  },
  "BR-RO-110": {
    requires: "In Romania, the subdivision of the seller must be a county by ISO 3166-2.",
    message: "In Romania, the subdivision of the seller must be a county by ISO 3166-2, and is {actual}.",
    fix: "Write the code of the county, such as RO-CJ, or RO-B for Bucharest.",
  },
  "BR-RO-111": {
    requires: "In Romania, the subdivision of the buyer must be a county by ISO 3166-2.",
    message: "In Romania, the subdivision of the buyer must be a county by ISO 3166-2, and is {actual}.",
    fix: "Write the code of the county, such as RO-CJ, or RO-B for Bucharest.",
  },
  "BR-RO-170": {
    requires: "In Romania, the subdivision of the tax representative must be a county by ISO 3166-2.",
    message: "In Romania, the subdivision of the tax representative must be a county by ISO 3166-2, and is {actual}.",
    fix: "Write the code of the county, such as RO-CJ, or RO-B for Bucharest.",
  },
  "BR-RO-212": {
    requires: "In Romania, the subdivision of the place of delivery must be a county by ISO 3166-2.",
    message: "In Romania, the subdivision of the place of delivery must be a county by ISO 3166-2, and is {actual}.",
    fix: "Write the code of the county, such as RO-CJ, or RO-B for Bucharest.",
  },
};
