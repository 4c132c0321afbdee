/** French wording of BR-CL-*: one sentence for every code, with its name and its list. */
import type { CodeListId } from "../../model/codes/index.ts";
import { codes } from "../../rules/en16931/codes.ts";
import type { Text } from "../text.ts";

type CodeRuleId = keyof typeof codes;

interface CodeRow {
  /** What the code is, with its article. */
  readonly what: string;
  readonly list: CodeListId;
  readonly fix: string;
}

/** What the lists are called, with the numbers that they are published under. */
const titles = {
  allowanceReason: "codes de motif de remise UNTDID 5189",
  chargeReason: "codes de motif de frais UNTDID 7161",
  country: "codes pays ISO 3166-1 alpha-2",
  currency: "codes devise ISO 4217 alpha-3",
  documentType: "codes de type de document UNTDID 1001",
  eas: "schémas d’adresse électronique CEF EAS",
  icd: "schémas d’identification ISO/IEC 6523 (ICD)",
  itemClassification: "nomenclatures d’articles UNTDID 7143",
  mime: "types MIME admis pour les pièces jointes",
  noteSubject: "codes d’objet des notes UNTDID 4451",
  paymentMeans: "codes de moyen de paiement UNTDID 4461",
  reference: "qualifiants de référence UNTDID 1153",
  taxPoint: "codes de date d’exigibilité de la TVA UNTDID 2005 (UBL) et 2475 (CII)",
  unit: "unités des recommandations 20 et 21 UN/ECE",
  vatCategory: "codes de catégorie de TVA UNTDID 5305",
  vatex: "codes de motif d’exonération de TVA CEF VATEX",
} as const satisfies Readonly<Record<CodeListId, string>>;

const VAT_CATEGORY = {
  list: "vatCategory",
  fix:
    "Indiquez S pour un taux normal ou réduit, Z pour le taux zéro, E pour une exonération, AE pour l’autoliquidation.",
} as const;

const rows = {
  "BR-CL-01": {
    what: "Le code de type de facture",
    list: "documentType",
    fix: "Indiquez 380 pour une facture commerciale, 381 pour un avoir. En UBL, chacun a son propre document.",
  },
  "BR-CL-03": {
    what: "Le code devise d’un montant",
    list: "currency",
    fix: "Mettez sur le montant le code à trois lettres majuscules de la devise de facturation.",
  },
  "BR-CL-04": {
    what: "Le code de la devise de facturation",
    list: "currency",
    fix: "Indiquez le code à trois lettres majuscules de la devise.",
  },
  "BR-CL-05": {
    what: "Le code de la devise de comptabilisation de la TVA",
    list: "currency",
    fix:
      "Indiquez le code à trois lettres majuscules, ou supprimez-le si la TVA est comptabilisée dans la devise de facturation.",
  },
  "BR-CL-06": {
    what: "Le code de date d’exigibilité de la TVA",
    list: "taxPoint",
    fix:
      "Indiquez 3 pour la date d’émission, 35 pour la date de livraison, 432 pour la date de paiement ; en CII : 5, 29 et 72.",
  },
  "BR-CL-07": {
    what: "Le schéma de l’identifiant d’un objet facturé",
    list: "reference",
    fix: "Indiquez le qualifiant de ce genre de numéro, ZZZ s’il n’y en a pas, ou supprimez le schéma.",
  },
  "BR-CL-08": {
    what: "Le code d’objet d’une note",
    list: "noteSubject",
    fix: "Indiquez un code tel que AAI pour une information générale, ou supprimez-le : une note peut s’en passer.",
  },
  "BR-CL-10": {
    what: "Le schéma de l’identifiant d’une partie",
    list: "icd",
    fix:
      "Indiquez le code à quatre chiffres du schéma, par exemple 0009 pour un SIRET ou 0088 pour un GLN, ou supprimez le schéma. SEPA est réservé à l’identifiant créancier (ICS) du vendeur ou du bénéficiaire du paiement.",
  },
  "BR-CL-11": {
    what: "Le schéma d’un identifiant légal",
    list: "icd",
    fix: "Indiquez le code à quatre chiffres du registre, par exemple 0002 pour un SIREN, ou supprimez le schéma.",
  },
  "BR-CL-13": {
    what: "Le code de nomenclature de la classification d’un article",
    list: "itemClassification",
    fix: "Indiquez le code de la nomenclature, HS pour le Système harmonisé, ou ZZZ pour une nomenclature convenue.",
  },
  "BR-CL-14": {
    what: "Le code pays d’une adresse",
    list: "country",
    fix: "Indiquez le code à deux lettres majuscules du pays. Ici, la Grèce est GR.",
  },
  "BR-CL-15": {
    what: "Le pays d’origine d’un article",
    list: "country",
    fix: "Indiquez le code à deux lettres majuscules du pays, ou supprimez l’origine.",
  },
  "BR-CL-16": {
    what: "Le code du moyen de paiement",
    list: "paymentMeans",
    fix: "Indiquez 58 pour un virement SEPA, 59 pour un prélèvement SEPA, ou le code d’un autre moyen de paiement.",
  },
  "BR-CL-17": { what: "Le code de catégorie de TVA", ...VAT_CATEGORY },
  "BR-CL-18": { what: "Le code de catégorie de TVA d’un article", ...VAT_CATEGORY },
  "BR-CL-19": {
    what: "Le code de motif d’une remise",
    list: "allowanceReason",
    fix: "Indiquez un code tel que 95 pour une remise, ou supprimez-le et écrivez le motif en clair.",
  },
  "BR-CL-20": {
    what: "Le code de motif de frais",
    list: "chargeReason",
    fix: "Indiquez un code tel que FC pour le transport, ou supprimez-le et écrivez le motif en clair.",
  },
  "BR-CL-21": {
    what: "Le schéma de l’identifiant standard d’un article",
    list: "icd",
    fix: "Indiquez le code à quatre chiffres du schéma, par exemple 0160 pour un GTIN.",
  },
  "BR-CL-22": {
    what: "Le code de motif d’exonération de TVA",
    list: "vatex",
    fix: "Indiquez le code VATEX de l’exonération, ou supprimez-le et écrivez le motif en clair.",
  },
  "BR-CL-23": {
    what: "L’unité d’une quantité",
    list: "unit",
    fix: "Indiquez le code de l’unité : C62 pour une pièce, HUR pour une heure, KGM pour un kilogramme.",
  },
  "BR-CL-24": {
    what: "Le code MIME d’une pièce jointe",
    list: "mime",
    fix: "Joignez un fichier PDF, PNG, JPEG, CSV, XLSX ou ODS, et indiquez son type en minuscules.",
  },
  "BR-CL-25": {
    what: "Le schéma d’une adresse électronique",
    list: "eas",
    fix:
      "Indiquez le schéma de l’adresse : 0225 pour une adresse de l’annuaire français, 0088 pour un GLN, EM pour une adresse e-mail.",
  },
  "BR-CL-26": {
    what: "Le schéma de l’identifiant du lieu de livraison",
    list: "icd",
    fix: "Indiquez le code à quatre chiffres du schéma, par exemple 0088 pour un GLN, ou supprimez-le.",
  },
} as const satisfies Readonly<Record<CodeRuleId, CodeRow>>;

export function codesTexts(): Readonly<Record<CodeRuleId, Text>> {
  const entries = (Object.entries(rows) as [CodeRuleId, CodeRow][]).map(([id, row]) => [id, text(id, row)]);
  return Object.fromEntries(entries) as Readonly<Record<CodeRuleId, Text>>;
}

/** The lists are often a part of what their publisher has, which differs by syntax too: hence "ici". */
function text(id: CodeRuleId, { what, list, fix }: CodeRow): Text {
  const code = `${what} (${codes[id].terms.join(", ")})`;
  const allowed = `la liste que la norme EN 16931 admet ici : ${titles[list]}`;
  return {
    requires: `${code} doit figurer dans ${allowed}.`,
    message: `${code} est « {actual} », qui ne figure pas dans ${allowed}.`,
    absent: `${code} manque ou est vide ; il faut une valeur de ${allowed}.`,
    fix,
  };
}
