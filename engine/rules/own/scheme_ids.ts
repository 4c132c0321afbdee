/** What can be said of a participant's identifier by its scheme alone, before anybody is asked. */
import { easSchemes, icdSchemes } from "../../model/codes/index.ts";
import {
  isAustralianBusiness,
  isBelgianEnterprise,
  isDanishCvr,
  isGln,
  isLeitwegId,
  isNorwegianOrganisation,
  isSwedishOrganisation,
} from "../kit/check_digits.ts";
import { vatIdFault } from "./vat_numbers.ts";

/** `scheme`: no list of schemes has it. */
export type SchemeFault = "scheme" | "format" | "check_digits";

interface Form {
  readonly form: RegExp;
  readonly check?: (id: string) => boolean;
}

/** Schemes whose form and check digits are public; identifiers of the others are taken as they are. */
const forms: Readonly<Record<string, Form>> = {
  "0007": { form: /^[0-9]{10}$/, check: isSwedishOrganisation },
  "0088": { form: /^[0-9]{13}$/, check: isGln },
  "0096": { form: /^[0-9]{10}$/ },
  "0106": { form: /^[0-9]{8}$/ },
  "0151": { form: /^[0-9]{11}$/, check: isAustralianBusiness },
  "0184": { form: /^(?:DK)?[0-9]{8}$/i, check: isDanishCvr },
  "0190": { form: /^[0-9]{20}$/ },
  "0192": { form: /^[0-9]{9}$/, check: isNorwegianOrganisation },
  "0198": { form: /^DK[0-9]{8}$/i },
  "0204": { form: /^[0-9]{2,12}(?:-[0-9A-Z]{1,30})?-[0-9]{2}$/i, check: isLeitwegId },
  "0208": { form: /^[0-9]{10}$/, check: isBelgianEnterprise },
};

/** Schemes of VAT identifiers, by the prefix that these have. */
const vatSchemes: Readonly<Record<string, string>> = {
  "9914": "AT",
  "9925": "BE",
  "9926": "BG",
  "9928": "CY",
  "9929": "CZ",
  "9930": "DE",
  "9931": "EE",
  "9933": "EL",
  "9934": "HR",
  "9935": "IE",
  "9937": "LT",
  "9938": "LU",
  "9939": "LV",
  "9943": "MT",
  "9944": "NL",
  "9945": "PL",
  "9946": "PT",
  "9947": "RO",
  "9949": "SI",
  "9950": "SK",
  "9957": "FR",
};

/** Looks at an identifier of a scheme of ISO 6523 or of the list of electronic addresses. Case makes no difference. */
export function schemeFault(scheme: string, id: string): SchemeFault | undefined {
  if (![easSchemes, icdSchemes].some((list) => list.codes("ubl-invoice").has(scheme))) return "scheme";
  const prefix = Object.hasOwn(vatSchemes, scheme) ? vatSchemes[scheme] : undefined;
  if (prefix !== undefined) return vatFault(prefix, id.toUpperCase());
  const row = Object.hasOwn(forms, scheme) ? forms[scheme] : undefined;
  if (row === undefined) return undefined;
  if (!row.form.test(id)) return "format";
  return row.check === undefined || row.check(id.toUpperCase()) ? undefined : "check_digits";
}

function vatFault(prefix: string, id: string): SchemeFault | undefined {
  const fault = id.startsWith(prefix) ? vatIdFault(id) : "format";
  return fault === "prefix" ? "format" : fault;
}
