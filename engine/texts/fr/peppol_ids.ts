/** French wording of PEPPOL-COMMON-*: one sentence for every scheme of identifiers. */
import type { peppolIds } from "../../rules/peppol/ids.ts";
import type { Text } from "../text.ts";

type IdRuleId = keyof typeof peppolIds;

interface SchemeRow {
  readonly scheme: string;
  /** What the number is, with its article. */
  readonly name: string;
  readonly shape: string;
}

const CHECKED = "dont le dernier est une clé de contrôle";

const ITALIAN_TAX_CODE = {
  name: "un code fiscal italien",
  shape: "seize lettres et chiffres pour une personne, onze chiffres pour une société",
} as const;

const rows = {
  "PEPPOL-COMMON-R040": {
    scheme: "0088",
    name: "un GLN",
    shape: `uniquement des chiffres, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R041": {
    scheme: "0192",
    name: "un numéro d’organisation norvégien",
    shape: `neuf chiffres, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R042": {
    scheme: "0184",
    name: "un numéro CVR danois",
    shape: "huit chiffres, précédés ou non de DK, sans espace",
  },
  "PEPPOL-COMMON-R043": {
    scheme: "0208",
    name: "un numéro d’entreprise belge",
    shape: "dix chiffres, dont les deux derniers sont une clé de contrôle",
  },
  "PEPPOL-COMMON-R044": {
    scheme: "0201",
    name: "le code IPA d’une administration italienne",
    shape: "six lettres ou chiffres",
  },
  "PEPPOL-COMMON-R045": { scheme: "0210", ...ITALIAN_TAX_CODE },
  "PEPPOL-COMMON-R046": { scheme: "9907", ...ITALIAN_TAX_CODE },
  "PEPPOL-COMMON-R047": {
    scheme: "0211",
    name: "un numéro de TVA italien",
    shape: `IT et onze chiffres, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R049": {
    scheme: "0007",
    name: "un numéro d’organisation suédois",
    shape: `dix chiffres, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R050": {
    scheme: "0151",
    name: "un numéro d’entreprise australien (ABN)",
    shape: "onze chiffres, dont les deux premiers sont une clé de contrôle",
  },
  "PEPPOL-COMMON-R052": { scheme: "0096", name: "un numéro P danois", shape: "dix chiffres" },
  "PEPPOL-COMMON-R053": {
    scheme: "0198",
    name: "un numéro de TVA danois",
    shape: "DK et huit chiffres, sans espace",
  },
  "PEPPOL-COMMON-R054": {
    scheme: "0106",
    name: "un numéro KvK néerlandais",
    shape: "huit chiffres",
  },
  "PEPPOL-COMMON-R055": {
    scheme: "0190",
    name: "le numéro d’une administration néerlandaise (OIN)",
    shape: "vingt chiffres",
  },
  "PEPPOL-COMMON-R056-1": {
    scheme: "9944",
    name: "un numéro de TVA néerlandais",
    shape: "NL, neuf chiffres, B et deux chiffres",
  },
  "PEPPOL-COMMON-R057": {
    scheme: "0217",
    name: "le numéro d’un établissement au registre KvK néerlandais",
    shape: "douze chiffres",
  },
} as const satisfies Readonly<Record<Exclude<IdRuleId, "PEPPOL-COMMON-R056-2">, SchemeRow>>;

const PARTIES = "BT-29, BT-30, BT-34, BT-46, BT-47, BT-49, BT-60, BT-61";

/** 9907 is a scheme of electronic addresses alone. */
const ADDRESSES = "BT-34, BT-49";

const { shape: DUTCH_SHAPE } = rows["PEPPOL-COMMON-R056-1"];

const dutchVat: Text = {
  requires: `Un numéro de TVA néerlandais (BT-31, BT-48, BT-63) doit se composer ainsi : ${DUTCH_SHAPE}.`,
  message:
    `Un numéro de TVA néerlandais (BT-31, BT-48, BT-63) doit se composer ainsi : ${DUTCH_SHAPE} ; « {actual} » ne convient pas.`,
  fix: "Écrivez le numéro tel que l’administration fiscale l’a attribué, sans espace ni point.",
};

export function peppolIdsTexts(): Readonly<Record<IdRuleId, Text>> {
  const entries = (Object.entries(rows) as [keyof typeof rows, SchemeRow][]).map(([id, row]) => [id, text(row)]);
  const schemes = Object.fromEntries(entries) as Readonly<Record<keyof typeof rows, Text>>;
  return { ...schemes, "PEPPOL-COMMON-R056-2": dutchVat };
}

function text({ scheme, name, shape }: SchemeRow): Text {
  const terms = scheme === "9907" ? ADDRESSES : PARTIES;
  const must = `Un identifiant avec le schéma ${scheme} (${terms}) doit être ${name} : ${shape}`;
  return {
    requires: `${must}.`,
    message: `${must} ; « {actual} » ne convient pas.`,
    absent: `${must} ; celui-ci est vide.`,
    fix: "Corrigez le numéro, ou indiquez le schéma dont il relève vraiment.",
  };
}
