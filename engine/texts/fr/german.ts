/** French wording of BR-DE-*, BR-TMP-* and DE-R-*: one table, since XRechnung and Peppol ask the same of German parties. */
import type { german } from "../../rules/xrechnung/german.ts";
import type { xrechnung } from "../../rules/xrechnung/xrechnung.ts";
import { germanyTextsOf } from "../germany.ts";
import type { Text } from "../text.ts";
import { category } from "./vat.ts";

type Key = keyof typeof german;

const transfer = "Un paiement par virement, code 30 ou 58 (BT-81),";
const cardPayment = "Un paiement par carte, code 48, 54 ou 55 (BT-81),";
const debit = "Un prélèvement SEPA, code 59 (BT-81),";
const otherWay =
  "Supprimez ce qui relève d’un autre moyen de paiement, ou décrivez chaque moyen dans ses propres instructions de paiement, avec son propre code.";

const documentType =
  "Le type de document (BT-3) devrait être 326, 380, 381, 384, 389, 875, 876 ou 877, les types que les destinataires allemands attendent";
const skonto =
  "Les conditions de paiement (BT-20) doivent indiquer chaque escompte sur une ligne de la forme #SKONTO#TAGE=n#PROZENT=n.nn#, avec un saut de ligne après la dernière";
const transferAccount = "Le compte d’un virement SEPA, code 58 (BT-81), devrait être indiqué par un IBAN juste (BT-84)";
const debitedAccount =
  "Le compte débité par un prélèvement SEPA, code 59 (BT-81), devrait être indiqué par un IBAN juste (BT-91)";
const fileNames = "Les pièces jointes (BT-125) doivent avoir des noms de fichier différents";
const phone = "Le téléphone du contact du vendeur (BT-42) devrait compter au moins trois chiffres";
const email =
  "L’adresse e-mail du contact du vendeur (BT-43) devrait avoir un seul @, précédé d’un nom et suivi d’un domaine avec un point";

const texts: Readonly<Record<Key, Text>> = {
  "1": {
    requires: "La facture doit indiquer comment la payer, dans ses instructions de paiement (BG-16).",
    message: "La facture n’indique pas comment la payer : il manque les instructions de paiement (BG-16).",
    fix:
      "Ajoutez le moyen de paiement et ses données : pour un virement, le code 58 et l’IBAN. Un avoir en a besoin aussi.",
  },
  "2": {
    message: "Le vendeur doit indiquer un contact (BG-6).",
    fix: "Ajoutez au vendeur une personne ou un service, avec son téléphone et son adresse e-mail.",
  },
  "3": part("L’adresse du vendeur", "la ville (BT-37)", "le nom de la ville"),
  "4": part("L’adresse du vendeur", "le code postal (BT-38)", "le code postal"),
  "5": part("Le contact du vendeur", "un nom (BT-41)", "une personne ou un service"),
  "6": part("Le contact du vendeur", "un téléphone (BT-42)", "un numéro auquel on répond"),
  "7": part("Le contact du vendeur", "une adresse e-mail (BT-43)", "une adresse qui est lue"),
  "8": part("L’adresse de l’acheteur", "la ville (BT-52)", "le nom de la ville"),
  "9": part("L’adresse de l’acheteur", "le code postal (BT-53)", "le code postal"),
  "10": part("L’adresse de livraison (BG-15)", "la ville (BT-77)", "le nom de la ville"),
  "11": part("L’adresse de livraison (BG-15)", "le code postal (BT-78)", "le code postal"),
  "14": {
    message: "Une ventilation de TVA (BG-23) doit indiquer son taux (BT-119), quelle que soit sa catégorie.",
    fix: "Ajoutez le taux en pour cent. Indiquez 0 si aucune TVA n’est facturée, même en catégorie O.",
  },
  "15": {
    message: "La facture doit porter la référence de l’acheteur (BT-10).",
    fix: "Ajoutez la Leitweg-ID donnée par l’acheteur public, ou la référence demandée par un autre acheteur.",
  },
  "16": {
    message: `Sauf si tout relève de la ${
      category("O")
    }, la facture doit indiquer le numéro de TVA (BT-31) ou le numéro fiscal (BT-32) du vendeur, ou son représentant fiscal (BG-11).`,
    fix: "Ajoutez le numéro de TVA du vendeur, ou le numéro fiscal que l’administration lui a attribué.",
  },
  "17": {
    requires: `${documentType}.`,
    message: `${documentType} ; type indiqué : {actual}.`,
    fix: "Prenez le code le plus proche : 380 pour une facture, 381 pour un avoir, 384 pour une facture rectificative.",
  },
  "18": {
    requires: `${skonto}.`,
    message: `${skonto} ; on y trouve « {actual} ».`,
    fix:
      "Écrivez les jours en nombre entier et le pourcentage avec un point et deux décimales, n’ajoutez rien d’autre sur la ligne, et terminez-la par un saut de ligne. L’assiette peut suivre sous la forme BASISBETRAG=n.nn#. Ne commencez aucune autre ligne par #.",
  },
  "19": {
    requires: `${transferAccount}.`,
    message: `${transferAccount} ; « {actual} » n’en est pas un.`,
    absent: `${transferAccount}, et aucun n’est indiqué.`,
    fix:
      "Recopiez l’IBAN depuis le RIB : un chiffre est faux ou manque. Pour un compte sans IBAN, utilisez le code 30.",
  },
  "20": {
    requires: `${debitedAccount}.`,
    message: `${debitedAccount} ; « {actual} » n’en est pas un.`,
    absent: `${debitedAccount}, et aucun n’est indiqué.`,
    fix: "Recopiez l’IBAN depuis le mandat de l’acheteur.",
  },
  "22": {
    requires: `${fileNames}.`,
    message: `${fileNames} ; « {actual} » y figure plusieurs fois.`,
    fix: "Renommez les pièces jointes, ou retirez celles qui font double emploi.",
  },
  "23-a": {
    message: `${transfer} doit indiquer le compte à créditer (BG-17).`,
    fix: "Ajoutez l’IBAN du compte du bénéficiaire, ou indiquez un autre moyen de paiement.",
  },
  "23-b": {
    message: `${transfer} ne doit comporter ni données de carte (BG-18) ni données de prélèvement (BG-19).`,
    fix: otherWay,
  },
  "24-a": {
    message: `${cardPayment} doit indiquer les données de la carte (BG-18).`,
    fix: "Ajoutez les derniers chiffres du numéro de la carte, ou indiquez un autre moyen de paiement.",
  },
  "24-b": {
    message: `${cardPayment} ne doit comporter ni compte à créditer (BG-17) ni données de prélèvement (BG-19).`,
    fix: otherWay,
  },
  "25-a": {
    message: `${debit} doit indiquer les données du prélèvement (BG-19).`,
    fix:
      "Ajoutez la référence du mandat (RUM), l’identifiant créancier (ICS) et le compte débité, ou indiquez un autre moyen de paiement.",
  },
  "25-b": {
    message: `${debit} ne doit comporter ni compte à créditer (BG-17) ni données de carte (BG-18).`,
    fix: otherWay,
  },
  "26": {
    message: "Une facture rectificative, code 384 (BT-3), devrait citer la facture qu’elle rectifie (BG-3).",
    fix: "Ajoutez le numéro de la facture antérieure, et de préférence sa date.",
  },
  "27": {
    requires: `${phone}.`,
    message: `${phone} ; « {actual} » n’en a pas assez.`,
    absent: `${phone}, et aucun numéro n’est indiqué.`,
    fix: "Écrivez le numéro complet, avec l’indicatif du pays.",
  },
  "28": {
    requires: `${email}.`,
    message: `${email} ; adresse indiquée : « {actual} ».`,
    absent: `${email}, et aucune n’est indiquée.`,
    fix: "Écrivez une seule adresse, sans le nom de son titulaire et sans espace.",
  },
  "30": {
    message: "Un prélèvement (BG-19) doit indiquer l’identifiant créancier (BT-90).",
    fix:
      "Ajoutez votre identifiant créancier SEPA (ICS), en UBL parmi les identifiants du vendeur ou du bénéficiaire avec le schéma SEPA, ou supprimez les données de prélèvement.",
  },
  "31": {
    message: "Un prélèvement (BG-19) doit indiquer le compte débité (BT-91).",
    fix: "Ajoutez l’IBAN qui figure sur le mandat de l’acheteur, ou supprimez les données de prélèvement.",
  },
  "url": {
    message:
      "L’emplacement d’un document justificatif conservé ailleurs (BT-124) devrait être une URL complète, avec https:// par exemple.",
    fix:
      "Écrivez l’adresse comme dans un navigateur. Un nom de fichier ou un chemin ne suffit pas pour trouver le document.",
  },
};

const specification = "La spécification que suit la facture (BT-24) devrait être XRechnung 3.0, au caractère près";

export const xrechnungTexts = {
  "BR-DE-1": texts["1"],
  "BR-DE-2": texts["2"],
  "BR-DE-3": texts["3"],
  "BR-DE-4": texts["4"],
  "BR-DE-5": texts["5"],
  "BR-DE-6": texts["6"],
  "BR-DE-7": texts["7"],
  "BR-DE-8": texts["8"],
  "BR-DE-9": texts["9"],
  "BR-DE-10": texts["10"],
  "BR-DE-11": texts["11"],
  "BR-DE-14": texts["14"],
  "BR-DE-15": texts["15"],
  "BR-DE-16": texts["16"],
  "BR-DE-17": texts["17"],
  "BR-DE-18": texts["18"],
  "BR-DE-19": texts["19"],
  "BR-DE-20": texts["20"],
  "BR-DE-21": {
    requires: `${specification}.`,
    message: `${specification} ; identifiant indiqué : « {actual} ».`,
    absent: `${specification}, et aucune n’est indiquée.`,
    fix: "Écrivez l’identifiant d’un seul tenant, sans espace avant ni après.",
  },
  "BR-DE-22": texts["22"],
  "BR-DE-23-a": texts["23-a"],
  "BR-DE-23-b": texts["23-b"],
  "BR-DE-24-a": texts["24-a"],
  "BR-DE-24-b": texts["24-b"],
  "BR-DE-25-a": texts["25-a"],
  "BR-DE-25-b": {
    message:
      `${debit} ne doit comporter ni compte à créditer (BG-17) ni données de carte (BG-18) et, en CII, aucune banque (BIC).`,
    fix: otherWay,
  },
  "BR-DE-26": texts["26"],
  "BR-DE-27": texts["27"],
  "BR-DE-28": texts["28"],
  "BR-DE-30": {
    ...texts["30"],
    message:
      "Un prélèvement (BG-19) doit indiquer l’identifiant créancier (BT-90) et, en CII, avec lui la référence du mandat (BT-89) ou le compte débité (BT-91).",
    fix:
      "Ajoutez ce qui manque, ou supprimez les données de prélèvement. En UBL, votre identifiant créancier SEPA (ICS) se met parmi les identifiants du vendeur ou du bénéficiaire, avec le schéma SEPA.",
  },
  "BR-DE-31": {
    ...texts["31"],
    message:
      "Un prélèvement (BG-19) doit indiquer le compte débité (BT-91) et, en CII, avec lui la référence du mandat (BT-89) ou l’identifiant créancier (BT-90).",
    fix:
      "Ajoutez ce qui manque : l’IBAN et la référence figurent sur le mandat de l’acheteur. Sinon, supprimez les données de prélèvement.",
  },
  "BR-DE-TMP-32": {
    message:
      "La facture devrait dire quand l’opération a eu lieu : par la date de livraison (BT-72), par la période de facturation (BG-14) ou par une période sur chaque ligne (BG-26).",
    fix: "Ajoutez le jour de la livraison ou de la prestation, ou le premier et le dernier jour de la période.",
  },
  "BR-TMP-2": texts.url,
  "BR-TMP-3": {
    message:
      "La quantité de base du prix d’une ligne (BT-149) et son unité (BT-150) doivent être les mêmes pour le prix brut et pour le prix net.",
    fix:
      "Écrivez le nombre et l’unité à l’identique pour les deux prix, décimales comprises, ou supprimez-les pour le prix brut.",
  },
} as const satisfies Readonly<Record<keyof typeof xrechnung, Text>>;

export const germanyTexts = germanyTextsOf(texts, amongGermans);

function part(whole: string, what: string, add: string): Text {
  return { message: `${whole} doit indiquer ${what}.`, fix: `Ajoutez ${add}. Un champ vide ne suffit pas.` };
}

/** The sentence for parties in Germany; it must begin with a word that is small within a sentence. */
function amongGermans(sentence: string): string {
  return `Entre un vendeur et un acheteur situés en Allemagne, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
