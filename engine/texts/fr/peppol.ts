/** French wording of PEPPOL-EN16931-*: those that XRechnung includes, and those that are Peppol's alone. */
import type { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "../../rules/peppol/peppol.ts";
import type { peppolCodes } from "../../rules/peppol/codes.ts";
import type { Prefix } from "../../rules/en16931/vat_families.ts";
import type { Text } from "../text.ts";
import { category } from "./vat.ts";

type Id =
  | keyof typeof peppolShared
  | keyof typeof peppolOnly
  | keyof ReturnType<typeof peppolAmounts>
  | keyof typeof indicatorRules
  | keyof typeof peppolCodes;

const PERCENTAGES = "BT-94, BT-101, BT-138, BT-143";
const BASES = "BT-93, BT-100, BT-137, BT-142";
const AMOUNTS = "BT-92, BT-99, BT-136, BT-141";

const currencies =
  "La devise de comptabilisation de la TVA (BT-6) doit être différente de la devise de facturation (BT-5)";
const dates = "Une date (BT-2, BT-7, BT-9, BT-72, BT-73, BT-74 et d’autres) doit s’écrire sous la forme AAAA-MM-JJ";

const ofDocument = {
  "PEPPOL-EN16931-R001": {
    message: "La facture doit indiquer son processus métier (BT-23).",
    fix: "Ajoutez l’identifiant du processus convenu avec le destinataire.",
  },
  "PEPPOL-EN16931-R002": {
    message: "Une facture ne peut avoir qu’une note (BT-22), sauf si vendeur et acheteur sont tous deux en Allemagne.",
    fix: "Réunissez le contenu des notes dans la première, et supprimez les autres.",
  },
  "PEPPOL-EN16931-R003": {
    message: "La facture doit indiquer la référence de l’acheteur (BT-10) ou le numéro de sa commande (BT-13).",
    fix:
      "Ajoutez la référence que l’acheteur demande, par exemple son code service, sinon le numéro de commande. Sans elle, la facture risque de s’égarer.",
  },
  "PEPPOL-EN16931-R004": {
    message:
      "L’identifiant de la spécification (BT-24) doit commencer par celui de Peppol BIS Billing 3.0, et ne contenir nulle part un double deux-points.",
    fix:
      "Reprenez l’identifiant de Peppol BIS Billing. Ce qui vient après désigne une extension : supprimez-le s’il n’y en a pas.",
  },
  "PEPPOL-EN16931-R005": {
    requires: `${currencies}.`,
    message: `${currencies}, et les deux sont {actual}.`,
    absent: `${currencies}, et elle ne l’est pas.`,
    fix: "Supprimez BT-6 et le total de TVA qui va avec, sauf si la TVA est comptabilisée dans une autre devise.",
  },
  "PEPPOL-EN16931-R007": {
    message: "Le processus métier (BT-23) doit être l’un de ceux que Peppol prévoit pour la facturation.",
    fix: "Indiquez l’identifiant du processus de facturation 01 de Peppol, ou du processus convenu dans votre pays.",
  },
  "PEPPOL-EN16931-R008": {
    requires: "Chaque élément de la facture (BG-0) doit avoir une valeur ou des sous-éléments.",
    message: "Aucun élément de la facture (BG-0) ne doit être vide, et celui-ci n’a ni valeur ni sous-éléments.",
    fix: "Remplissez-le, ou supprimez-le entièrement.",
  },
  "PEPPOL-EN16931-R080": {
    message:
      "Un avoir ne peut avoir qu’une référence de projet (BT-11), c’est-à-dire une référence de document avec le code de type 50.",
    fix: "Gardez la référence d’un seul projet, et supprimez les autres ou corrigez leurs codes de type.",
  },
  "PEPPOL-EN16931-F001": {
    requires: `${dates}.`,
    message: `${dates} ; « {actual} » ne convient pas.`,
    absent: `${dates} ; celle-ci est vide.`,
    fix: "Écrivez la date en dix caractères, sans heure ni fuseau horaire, et vérifiez que ce jour existe.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofParties = {
  "PEPPOL-EN16931-R010": {
    message: "L’acheteur doit avoir une adresse électronique (BT-49).",
    fix:
      "Demandez à l’acheteur l’adresse où il reçoit ses factures, et ajoutez-la avec son schéma : 0225 pour une adresse de l’annuaire français, 0088 pour un GLN.",
  },
  "PEPPOL-EN16931-R020": {
    message: "Le vendeur doit avoir une adresse électronique (BT-34).",
    fix:
      "Ajoutez l’adresse propre au vendeur, avec son schéma : 0225 pour une adresse de l’annuaire français, 0088 pour un GLN.",
  },
  "PEPPOL-EN16931-R061": {
    message: "Un prélèvement, code 49 ou 59 (BT-81), doit indiquer la référence du mandat (BT-89).",
    fix: "Ajoutez la référence unique du mandat (RUM), ou indiquez un autre moyen de paiement.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const factor = `l’assiette (${BASES}) multipliée par le pourcentage (${PERCENTAGES})`;
const ITEMS = "d’une remise ou de frais (BG-20, BG-21, BG-27, BG-28)";

const ofAmounts = {
  "PEPPOL-EN16931-R040": {
    requires: `Le montant d’une remise ou de frais (${AMOUNTS}) doit être égal à ${factor}.`,
    message: `Le montant de cette remise ou de ces frais (${AMOUNTS}) est de {actual} ; ${factor} donne {expected}.`,
    absent: `Le montant de cette remise ou de ces frais (${AMOUNTS}) n’est pas indiqué ; ${factor} donne {expected}.`,
    fix: "Corrigez celle des trois valeurs qui est fausse. Un écart de 0.02 au plus est admis.",
  },
  "PEPPOL-EN16931-R041": {
    message:
      `Une remise ou des frais calculés en pourcentage (${PERCENTAGES}) doivent indiquer leur assiette (${BASES}).`,
    fix: "Ajoutez l’assiette. Si le montant n’a pas été calculé en pourcentage, supprimez le pourcentage.",
  },
  "PEPPOL-EN16931-R042": {
    message:
      `Une remise ou des frais qui indiquent une assiette (${BASES}) doivent aussi indiquer le pourcentage (${PERCENTAGES}).`,
    fix: "Ajoutez le pourcentage. Si le montant n’en résulte pas, supprimez l’assiette.",
  },
  "PEPPOL-EN16931-R043": indicator(ITEMS),
  "PEPPOL-EN16931-R043-1": indicator(ITEMS),
  "PEPPOL-EN16931-R043-2": indicator("du rabais sur un prix brut (BT-147)"),
  "PEPPOL-EN16931-R051": {
    message:
      "Tous les montants doivent être dans la devise de facturation (BT-5), sauf le total de TVA dans la devise de comptabilisation (BT-111).",
    fix: "Convertissez le montant, et donnez-lui le code de la devise de facturation.",
  },
  "PEPPOL-EN16931-R053": {
    message:
      "La facture doit avoir un seul total de TVA (BT-110) accompagné de la ventilation (BG-23), et pas de second total dans la devise de facturation.",
    fix:
      "Mettez toutes les ventilations sous un même total, et supprimez les autres totaux, sauf celui dans la devise de comptabilisation.",
  },
  "PEPPOL-EN16931-R054": {
    message:
      "Avec une devise de comptabilisation de la TVA (BT-6), la facture doit avoir un seul total de TVA dans cette devise (BT-111) ; sans elle, aucun.",
    fix: "Ajoutez le total de TVA dans la devise BT-6, sans ventilation, ou supprimez le total ou la devise en trop.",
  },
  "PEPPOL-EN16931-R055": {
    message:
      "Les totaux de TVA dans la devise de facturation (BT-110) et dans celle de comptabilisation (BT-111) doivent figurer tous les deux, avec le même signe.",
    fix: "Corrigez le signe ou le code devise de celui qui est faux : les deux expriment la même TVA.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const netPrice = "Le prix net (BT-146) doit être égal au prix brut moins le rabais (BT-148 − BT-147)";
const lineStart = "La période d’une ligne (BT-134) ne doit pas commencer avant la période de facturation (BT-73)";
const lineEnd = "La période d’une ligne (BT-135) ne doit pas finir après la période de facturation (BT-74)";
const lineNet =
  "la quantité (BT-129) multipliée par le prix net d’une unité (BT-146), plus les frais et moins les remises";
const baseUnit = "doit être celle de la quantité facturée (BT-130)";

const ofLines = {
  "PEPPOL-EN16931-R044": {
    message: "Ce qui est déduit d’un prix brut (BT-147) doit être une remise, avec l’indicateur « false ».",
    fix: "Corrigez l’indicateur. Un supplément se met dans le prix lui-même, ou en frais sur la ligne.",
  },
  "PEPPOL-EN16931-R046": {
    requires: `${netPrice}, à la décimale près.`,
    message: "Le prix net (BT-146) est de {actual} ; le prix brut moins le rabais (BT-148 − BT-147) donne {expected}.",
    absent: `${netPrice}. Indiqué : {actual} ; calculé : {expected}.`,
    fix: "Corrigez le prix ou le rabais qui est faux. La ligne se calcule à partir du prix net.",
  },
  "PEPPOL-EN16931-R100": {
    message: "Une ligne ne peut citer qu’un objet facturé (BT-128).",
    fix: "Gardez un seul identifiant, et mettez les autres dans la note de la ligne.",
  },
  "PEPPOL-EN16931-R101": {
    message:
      "Une ligne ne peut renvoyer qu’à l’objet facturé (BT-128), et à aucun autre document : le code de type de la référence doit être 130.",
    fix: "Mettez le code de type 130, ou citez le document au niveau de la facture (BG-24).",
  },
  "PEPPOL-EN16931-R110": {
    requires: `${lineStart}.`,
    message:
      "La période de cette ligne commence le {actual} (BT-134), avant la période de facturation, qui commence le {expected} (BT-73).",
    absent: `${lineStart}, et l’une des deux dates manque.`,
    fix: "Corrigez la période de la ligne, ou faites commencer plus tôt la période de facturation.",
  },
  "PEPPOL-EN16931-R111": {
    requires: `${lineEnd}.`,
    message:
      "La période de cette ligne finit le {actual} (BT-135), après la période de facturation, qui finit le {expected} (BT-74).",
    absent: `${lineEnd}, et l’une des deux dates manque.`,
    fix: "Corrigez la période de la ligne, ou faites finir plus tard la période de facturation.",
  },
  "PEPPOL-EN16931-R120": {
    requires: `Le montant net d’une ligne (BT-131) doit être égal à ${lineNet}.`,
    message: `Le montant net de cette ligne (BT-131) est de {actual} ; ${lineNet}, donne {expected}.`,
    absent: `Le montant net de cette ligne (BT-131) n’est pas indiqué ; ${lineNet}, donne {expected}.`,
    fix:
      "Corrigez le montant, ou ce dont il résulte : le prix vaut peut-être pour plusieurs unités (BT-149). Un écart de 0.02 au plus est admis.",
  },
  "PEPPOL-EN16931-R121": {
    message: "La quantité de base d’un prix (BT-149) doit être supérieure à 0.",
    fix: "Indiquez le nombre d’unités que couvre le prix ; s’il vaut pour une seule, supprimez la quantité de base.",
  },
  "PEPPOL-EN16931-R130": {
    requires: `L’unité de la quantité de base (BT-150) ${baseUnit}.`,
    message: `L’unité de la quantité de base (BT-150) est « {actual} » ; elle ${baseUnit}, au caractère près.`,
    absent: `L’unité de la quantité de base (BT-150) est vide ; elle ${baseUnit}.`,
    fix: "Donnez aux deux quantités le même code d’unité, et indiquez le prix pour cette unité.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofCodes = {
  "PEPPOL-EN16931-CL001": listed({
    what: "Le code MIME d’une pièce jointe (BT-125)",
    fix: "Joignez un fichier PDF, PNG, JPEG, CSV, XLSX ou ODS, et indiquez son type en minuscules.",
  }),
  "PEPPOL-EN16931-CL002": listed({
    what: "Le code de motif d’une remise (BT-98, BT-140)",
    fix: "Indiquez un code UNTDID 5189, par exemple 95 pour une remise, ou seulement le motif en clair.",
  }),
  "PEPPOL-EN16931-CL003": listed({
    what: "Le code de motif de frais (BT-105, BT-145)",
    fix: "Indiquez un code UNTDID 7161, par exemple FC pour le transport, ou seulement le motif en clair.",
  }),
  "PEPPOL-EN16931-CL006": listed({
    what: "Le code de date d’exigibilité de la TVA (BT-8)",
    fix: "Indiquez 3 pour la date d’émission, 35 pour la date de livraison ou 432 pour la date de paiement.",
  }),
  "PEPPOL-EN16931-CL007": listed({
    what: "Le code devise d’un montant (BT-5)",
    fix: "Mettez sur le montant le code à trois lettres majuscules de la devise de facturation.",
  }),
  "PEPPOL-EN16931-CL008": listed({
    what: "Le schéma d’une adresse électronique (BT-34, BT-49)",
    fix:
      "Indiquez une adresse du réseau Peppol : 0225 pour une adresse de l’annuaire français, 0088 pour un GLN, 0204 pour une Leitweg-ID. Une adresse e-mail n’en est pas une.",
  }),
  "PEPPOL-EN16931-P0100": listed({
    what: "Le code de type d’une facture (BT-3)",
    fix: "Indiquez 380 pour une facture commerciale. Ce qui rend de l’argent est un avoir, un document à part en UBL.",
  }),
  "PEPPOL-EN16931-P0101": listed({
    what: "Le code de type d’un avoir (BT-3)",
    fix: "Indiquez 381. Ce qui demande de l’argent est une facture, un document à part en UBL.",
  }),
  "PEPPOL-EN16931-P0104": exemption("VATEX-EU-G", "G"),
  "PEPPOL-EN16931-P0105": exemption("VATEX-EU-O", "O"),
  "PEPPOL-EN16931-P0106": exemption("VATEX-EU-IC", "IC"),
  "PEPPOL-EN16931-P0107": exemption("VATEX-EU-AE", "AE"),
  "PEPPOL-EN16931-P0108": exemption("VATEX-EU-D", "E"),
  "PEPPOL-EN16931-P0109": exemption("VATEX-EU-F", "E"),
  "PEPPOL-EN16931-P0110": exemption("VATEX-EU-I", "E"),
  "PEPPOL-EN16931-P0111": exemption("VATEX-EU-J", "E"),
  "PEPPOL-EN16931-P0112": {
    requires:
      "Les types de facture (BT-3) 326, facture partielle, et 384, facture rectificative, ne sont admis que si vendeur et acheteur sont tous deux en Allemagne.",
    message:
      "Le type de facture (BT-3) est {actual} ; une facture partielle ou rectificative n’est admise que si vendeur et acheteur sont tous deux en Allemagne.",
    fix:
      "Indiquez 380. Pour corriger une facture antérieure, annulez-la par un avoir et établissez une nouvelle facture.",
  },
} as const satisfies Readonly<Record<string, Text>>;

export const peppolTexts = {
  ...ofDocument,
  ...ofParties,
  ...ofAmounts,
  ...ofLines,
  ...ofCodes,
} as const satisfies Readonly<Record<Id, Text>>;

function indicator(ofWhat: string): Text {
  return {
    message: `L’indicateur ${ofWhat} doit dire si le montant s’ajoute ou se déduit, par « true » ou « false ».`,
    fix:
      "Indiquez « true » pour des frais et « false » pour une remise ou un rabais. Les chiffres 1 et 0 ne sont pas admis.",
  };
}

/** A code on a list of Peppol's own, which is mostly a part of what EN 16931 allows. */
function listed(
  { what, fix }: { readonly what: string; readonly fix: string },
): Text {
  return {
    requires: `${what} doit figurer dans la liste que Peppol prévoit à cet effet.`,
    message: `${what} est « {actual} », qui ne figure pas dans la liste que Peppol prévoit à cet effet.`,
    absent: `${what} manque ou est vide ; il faut une valeur de la liste que Peppol prévoit à cet effet.`,
    fix,
  };
}

function exemption(code: string, prefix: Prefix): Text {
  const must = `Le motif d’exonération ${code} (BT-121) va avec la ${category(prefix)}`;
  return {
    requires: `${must}, indiquée en BT-118.`,
    message: `${must} ; ici, la catégorie (BT-118) est {actual}.`,
    absent: `${must} ; ici, la catégorie (BT-118) manque ou est vide.`,
    fix: "Indiquez la catégorie prévue pour ce motif, ou le motif qui convient à la catégorie.",
  };
}
