/** English wording of PEPPOL-COMMON-*: one sentence for every scheme of identifiers. */
import type { peppolIds } from "../../rules/peppol/ids.ts";
import type { Text } from "../text.ts";

type IdRuleId = keyof typeof peppolIds;

interface SchemeRow {
  readonly scheme: string;
  /** What the number is, with its article. */
  readonly name: string;
  readonly shape: string;
}

const CHECKED = "the last of them a check digit";

const rows = {
  "PEPPOL-COMMON-R040": { scheme: "0088", name: "a GLN", shape: `digits, ${CHECKED}` },
  "PEPPOL-COMMON-R041": {
    scheme: "0192",
    name: "a Norwegian organisation number",
    shape: `nine digits, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R042": {
    scheme: "0184",
    name: "a Danish CVR number",
    shape: "eight digits, with or without DK in front and without spaces",
  },
  "PEPPOL-COMMON-R043": {
    scheme: "0208",
    name: "a Belgian enterprise number",
    shape: "ten digits, the last two of them check digits",
  },
  "PEPPOL-COMMON-R044": {
    scheme: "0201",
    name: "the IPA code of an Italian public office",
    shape: "six letters or digits",
  },
  "PEPPOL-COMMON-R045": {
    scheme: "0210",
    name: "an Italian tax code",
    shape: "sixteen letters and digits for a person, eleven digits for a company",
  },
  "PEPPOL-COMMON-R046": {
    scheme: "9907",
    name: "an Italian tax code",
    shape: "sixteen letters and digits for a person, eleven digits for a company",
  },
  "PEPPOL-COMMON-R047": {
    scheme: "0211",
    name: "an Italian VAT number",
    shape: `IT and eleven digits, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R049": {
    scheme: "0007",
    name: "a Swedish organisation number",
    shape: `ten digits, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R050": {
    scheme: "0151",
    name: "an Australian Business Number",
    shape: "eleven digits, the first two of them check digits",
  },
  "PEPPOL-COMMON-R052": { scheme: "0096", name: "a Danish P number", shape: "ten digits" },
  "PEPPOL-COMMON-R053": {
    scheme: "0198",
    name: "a Danish VAT number",
    shape: "DK and eight digits, without spaces",
  },
  "PEPPOL-COMMON-R054": { scheme: "0106", name: "a Dutch KvK number", shape: "eight digits" },
  "PEPPOL-COMMON-R055": {
    scheme: "0190",
    name: "a Dutch government organisation number (OIN)",
    shape: "twenty digits",
  },
  "PEPPOL-COMMON-R056-1": {
    scheme: "9944",
    name: "a Dutch VAT identifier",
    shape: "NL, nine digits, B and two digits",
  },
  "PEPPOL-COMMON-R057": {
    scheme: "0217",
    name: "the establishment number of a Dutch KvK register entry",
    shape: "twelve digits",
  },
} as const satisfies Readonly<Record<Exclude<IdRuleId, "PEPPOL-COMMON-R056-2">, SchemeRow>>;

const PARTIES = "BT-29, BT-30, BT-34, BT-46, BT-47, BT-49, BT-60, BT-61";

/** 9907 is a scheme of electronic addresses alone. */
const ADDRESSES = "BT-34, BT-49";

const dutchVat: Text = {
  requires: "A Dutch VAT identifier (BT-31, BT-48, BT-63) must be NL, nine digits, B and two digits.",
  message: 'A Dutch VAT identifier (BT-31, BT-48, BT-63) must be NL, nine digits, B and two digits; "{actual}" is not.',
  fix: "Write the identifier as the tax office gave it, without spaces or full stops.",
};

export function peppolIdsTexts(): Readonly<Record<IdRuleId, Text>> {
  const entries = (Object.entries(rows) as [keyof typeof rows, SchemeRow][]).map(([id, row]) => [id, text(row)]);
  const schemes = Object.fromEntries(entries) as Readonly<Record<keyof typeof rows, Text>>;
  return { ...schemes, "PEPPOL-COMMON-R056-2": dutchVat };
}

function text({ scheme, name, shape }: SchemeRow): Text {
  const terms = scheme === "9907" ? ADDRESSES : PARTIES;
  const must = `An identifier with the scheme ${scheme} (${terms}) must be ${name}: ${shape}`;
  return {
    requires: `${must}.`,
    message: `${must}; "{actual}" is not.`,
    absent: `${must}; this one is empty.`,
    fix: "Correct the number, or state the scheme that it really has.",
  };
}
