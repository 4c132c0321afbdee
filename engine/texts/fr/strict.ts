/** French wording of the official rules that only strict mode runs: BR-B, BR-CO-05 … -08, BR-DEX, CVD, DK-R, NO-R, SE-R. */
import type { StrictId } from "../../rules/strict.ts";
import type { Text } from "../text.ts";
import { typesetAll } from "./typography.ts";

/** A rule whose message goes on after a semicolon with the value that broke it. */
function says(requires: string, wrong: string, absent: string | undefined, fix: string): Text {
  return {
    requires: `${requires}.`,
    message: `${requires} ; ${wrong}.`,
    ...(absent === undefined ? {} : { absent: `${requires} ; ${absent}.` }),
    fix,
  };
}

function reasons(item: string, reason: string, code: string): Text {
  return {
    message: `Le motif ${item} (${reason}) et son code (${code}) doivent avoir le même sens.`,
    fix: "Écrivez le libellé qui correspond au code, ou supprimez l’un des deux.",
  };
}

function scheme(of: string, terms: string, list: string): Text {
  return says(
    `Dans une facture selon l’extension XRechnung, le schéma ${of} (${terms}) doit figurer dans ${list}, ou être XR01, XR02 ou XR03`,
    "il vaut « {actual} »",
    undefined,
    "Indiquez comme schéma le code du registre qui a attribué l’identifiant.",
  );
}

const ICD = "la liste ICD";
const PAYMENT = "Dans une facture selon l’extension XRechnung, un paiement pour un tiers (BG-DEX-09)";

function payment(part: string, fix: string): Text {
  return { message: `${PAYMENT} doit indiquer ${part}.`, fix };
}

const BETWEEN_DANES = "Dans une facture entre parties danoises,";

function slip(codes: string, what: string, fix: string): Text {
  return { message: `${BETWEEN_DANES} le moyen de paiement ${codes} (BT-81) demande ${what}.`, fix };
}

function slipLength(code: string, cards: string, length: string): Text {
  const requires =
    `${BETWEEN_DANES} la référence de paiement (BT-83) du moyen ${code} avec ${cards} doit compter ${length} caractères`;
  return says(
    requires,
    "ce n’est pas le cas de « {actual} »",
    undefined,
    "Recopiez toute la ligne du bulletin de versement : type de carte, numéro et clé.",
  );
}

function inRegister(party: string, term: string): Text {
  return says(
    `Le numéro d’immatriculation ${party} (${term}) doit avoir le schéma 0184, celui du registre danois des entreprises`,
    "il a « {actual} »",
    "il n’en a pas",
    "Donnez au numéro CVR le schéma 0184.",
  );
}

const SWEDISH = "d’un vendeur suédois";

function giro(name: string, code: string, requires: string, fix: string): Text {
  return says(
    `Le compte ${name} ${SWEDISH} (BT-84, avec ${code} comme BT-86) devrait ${requires}`,
    "ce n’est pas le cas de « {actual} »",
    "il est vide",
    fix,
  );
}

const GIRO_FIX = "Écrivez le numéro de compte sans tiret ni espace.";

export const strictTexts: Readonly<Record<StrictId, Text>> = typesetAll({
  "BR-B-01": says(
    "La catégorie de TVA B (split payment) est réservée aux factures dont tous les codes pays sont IT (BT-40, BT-55, BT-80)",
    "celui-ci est « {actual} »",
    "l’un d’eux est vide",
    "Utilisez la catégorie de TVA de l’opération, sauf si vendeur, acheteur et livraison sont tous en Italie.",
  ),
  "BR-B-02": {
    message:
      "Une facture avec la catégorie de TVA B (split payment) ne doit rien contenir au taux normal S (BT-151, BT-95, BT-102).",
    fix: "Facturez à part ce qui relève du taux normal, ou donnez à tout la même catégorie.",
  },
  "BR-CO-05": reasons("d’une remise sur le document", "BT-97", "BT-98"),
  "BR-CO-06": reasons("d’une charge sur le document", "BT-104", "BT-105"),
  "BR-CO-07": reasons("d’une remise sur une ligne", "BT-139", "BT-140"),
  "BR-CO-08": reasons("d’une charge sur une ligne", "BT-144", "BT-145"),
  "BR-DEX-01": says(
    "Dans une facture selon l’extension XRechnung, une pièce jointe (BT-125) doit être au format PDF, PNG, JPEG, CSV, tableur (XLSX, ODS) ou XML",
    "son code MIME est « {actual} »",
    "elle n’a pas de code MIME",
    "Joignez le document dans l’un de ces formats et indiquez son code MIME, par exemple application/xml.",
  ),
  "BR-DEX-02": says(
    "Le montant net d’une ligne qui a des sous-lignes (BT-131) devrait être la somme des leurs (BG-DEX-01)",
    "il est de {actual}, et elles donnent {expected}",
    "l’un des montants manque",
    "Recalculez les montants nets en partant des lignes les plus profondes, et corrigez celui qui est faux.",
  ),
  "BR-DEX-03": {
    message: "Une sous-ligne de facture (BG-DEX-01) doit avoir exactement une catégorie de TVA (BT-151).",
    fix: "Ajoutez la catégorie avec son taux, ou n’en gardez qu’une.",
  },
  "BR-DEX-04": scheme("d’un identifiant de partie", "BT-29, BT-46, BT-60", ICD),
  "BR-DEX-05": scheme("d’un numéro d’immatriculation", "BT-30, BT-47, BT-61", ICD),
  "BR-DEX-06": scheme("d’un identifiant standard d’article", "BT-157", ICD),
  "BR-DEX-07": scheme("d’une adresse électronique", "BT-34, BT-49", "la liste EAS"),
  "BR-DEX-08": scheme("du lieu de livraison", "BT-71", ICD),
  "BR-DEX-09": says(
    "Dans une facture selon l’extension XRechnung, le net à payer (BT-115) est le total TTC moins les acomptes, plus l’arrondi et les paiements pour des tiers (BT-112 − BT-113 + BT-114 + BT-DEX-002)",
    "sans l’arrondi il est de {actual}, et la somme de {expected}",
    "l’un de ces montants manque",
    "Ajoutez au montant à payer les paiements perçus pour des tiers, ou corrigez le montant faux.",
  ),
  "BR-DEX-10": payment("son type (BT-DEX-001)", "Indiquez la nature du paiement perçu pour le tiers."),
  "BR-DEX-11": payment("son montant (BT-DEX-002)", "Indiquez le montant perçu pour le tiers."),
  "BR-DEX-12": payment("sa description (BT-DEX-003)", "Indiquez ce que l’acheteur paie au tiers."),
  "BR-DEX-13": says(
    "Le montant d’un paiement pour un tiers (BT-DEX-002) doit avoir au plus deux décimales",
    "il vaut « {actual} »",
    undefined,
    "Arrondissez le montant au centime.",
  ),
  "BR-DEX-14": says(
    "Le montant d’un paiement pour un tiers (BT-DEX-002) doit être dans la devise de la facture (BT-5)",
    "sa devise est « {actual} », celle de la facture « {expected} »",
    "une devise manque",
    "Indiquez le montant dans la devise de la facture.",
  ),
  "BR-DEX-15": {
    message:
      "Dans une facture CII selon l’extension XRechnung, les lignes ne devraient pas être imbriquées : les sous-lignes (BG-DEX-01) n’existent qu’en UBL.",
    fix: "Supprimez le renvoi à la ligne parente, ou envoyez la facture en UBL.",
  },
  "BR-DE-CVD-01": {
    message: "Une facture de véhicules propres doit citer son contrat (BT-12).",
    fix: "Ajoutez l’identifiant du marché attribué.",
  },
  "BR-DE-CVD-02": {
    message: "Une facture de véhicules propres doit citer l’appel d’offres ou le lot (BT-17).",
    fix: "Ajoutez l’identifiant sous lequel le marché a été mis en concurrence.",
  },
  "BR-DE-CVD-03": {
    message:
      "Une facture de véhicules propres doit avoir une ligne (BG-25) dont l’article est classé dans la liste CVD (BT-158) et porte l’attribut cva (BT-160).",
    fix: "Classez le véhicule dans la liste CVD et donnez-lui l’attribut cva : clean, zero-emission ou other.",
  },
  "BR-DE-CVD-04": says(
    "Un classement dans la liste CVD (BT-158) doit être une catégorie de véhicule : M1, M2, M3, N1, N2 ou N3",
    "il vaut « {actual} »",
    "il est vide",
    "Reprenez la catégorie du certificat d’immatriculation.",
  ),
  "BR-DE-CVD-05": says(
    "L’attribut cva d’un véhicule (BT-161) doit être clean, zero-emission ou other",
    "il vaut « {actual} »",
    "il est vide",
    "Indiquez lequel des trois s’applique selon la directive sur les véhicules propres.",
  ),
  "BR-DE-CVD-06-a": {
    message: "Un article classé dans la liste CVD doit porter exactement une fois l’attribut cva (BT-160).",
    fix: "Ajoutez l’attribut avec sa valeur, ou n’en gardez qu’un.",
  },
  "BR-DE-CVD-06-b": {
    message: "Un article qui porte l’attribut cva doit être classé exactement une fois dans la liste CVD (BT-158).",
    fix: "Ajoutez la catégorie du véhicule avec la liste CVD, ou n’en gardez qu’une.",
  },
  "BR-TMP-CVD-01": says(
    "Dans une facture de véhicules propres, un article doit être classé selon CVD ou selon un schéma de l’UNTDID 7143 (BT-158)",
    "le schéma est « {actual} »",
    undefined,
    "Indiquez le schéma par son code, par exemple TST pour l’UNSPSC.",
  ),
  "DK-R-002": {
    message: "Un vendeur danois doit indiquer son numéro d’immatriculation (BT-30).",
    fix: "Ajoutez le numéro CVR du vendeur, avec le schéma 0184.",
  },
  "DK-R-003": says(
    `${BETWEEN_DANES} un classement UNSPSC (BT-158, liste TST) doit suivre l’édition 19.05.01 ou 26.08.01`,
    "il suit « {actual} »",
    "l’édition manque",
    "Indiquez comme version de la liste l’édition dont vient le code.",
  ),
  "DK-R-004": says(
    `${BETWEEN_DANES} le motif d’une taxe de code ZZZ (BT-97, BT-104) doit être son numéro à quatre chiffres, ou numéro et nom séparés par #`,
    "« {actual} » n’est ni l’un ni l’autre",
    "il est vide",
    "Écrivez le numéro que l’administration fiscale danoise donne à la taxe, par exemple 0020#Elafgift.",
  ),
  "DK-R-005": says(
    `${BETWEEN_DANES} le moyen de paiement (BT-81) doit être 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 ou 97`,
    "il vaut « {actual} »",
    "il manque",
    "Utilisez 58 pour un virement SEPA, 42 pour un virement au Danemark, 50 et 93 pour les bulletins de versement.",
  ),
  "DK-R-006": slip(
    "31 ou 42",
    "un numéro de compte (BT-84) et le numéro d’enregistrement de la banque (BT-86)",
    "Ajoutez les deux numéros du compte.",
  ),
  "DK-R-007": slip(
    "49",
    "un mandat (BT-89) et le compte débité (BT-91)",
    "Ajoutez ce que l’acheteur a accepté en autorisant le prélèvement.",
  ),
  "DK-R-008": slip(
    "50",
    "une référence qui commence par 01#, 04# ou 15# (BT-83) et un compte de sept ou huit chiffres (BT-84)",
    "Recopiez du bulletin de versement le type de carte, le numéro et le compte.",
  ),
  "DK-R-009": slipLength("50", "04# ou 15#", "19"),
  "DK-R-010": slip(
    "93",
    "une référence qui commence par 71#, 73# ou 75# (BT-83) et un compte de huit chiffres (BT-84)",
    "Recopiez du bulletin de versement le type de carte, le numéro et le numéro du créancier.",
  ),
  "DK-R-011": slipLength("93", "71# ou 75#", "18 ou 19"),
  "DK-R-013": {
    message: `${BETWEEN_DANES} tout identifiant du vendeur (BT-29) et de l’acheteur (BT-46) doit avoir un schéma.`,
    fix: "Ajoutez le schéma de l’identifiant, par exemple 0088 pour un GLN.",
  },
  "DK-R-014": inRegister("d’un vendeur danois", "BT-30"),
  "DK-R-016": says(
    "Un avoir entre parties danoises ne doit pas avoir un montant à payer négatif (BT-115)",
    "il est de {actual}",
    undefined,
    "Envoyez une facture pour ce que l’acheteur doit payer.",
  ),
  "DK-R-017": inRegister("d’un acheteur danois, sur la facture d’un vendeur danois,", "BT-47"),
  "NO-R-001": says(
    "Le numéro de TVA d’un vendeur norvégien (BT-31) doit se composer de NO, des neuf chiffres du numéro d’organisation et de MVA",
    "ce n’est pas le cas de « {actual} »",
    undefined,
    "Vérifiez le numéro dans le registre et écrivez-le sans espace.",
  ),
  "NO-R-002": says(
    "Un vendeur norvégien inscrit au registre des entreprises devrait indiquer Foretaksregisteret comme numéro fiscal, avec le schéma TAX (BT-32)",
    "il indique « {actual} »",
    "l’indication manque",
    "Ajoutez le mot Foretaksregisteret comme numéro fiscal.",
  ),
  "SE-R-001": says(
    `Le numéro de TVA ${SWEDISH} (BT-31) doit compter 14 caractères`,
    "ce n’est pas le cas de « {actual} »",
    "il est vide",
    "Écrivez SE, les dix chiffres du numéro d’organisation et 01.",
  ),
  "SE-R-002": says(
    `Le numéro de TVA ${SWEDISH} (BT-31) ne doit avoir que des chiffres après SE`,
    "« {actual} » contient autre chose",
    "il est vide",
    "Supprimez du numéro les tirets et les espaces.",
  ),
  "SE-R-003": says(
    `Le numéro d’organisation ${SWEDISH} (BT-30) doit être un nombre`,
    "« {actual} » n’en est pas un",
    "il est vide",
    "Écrivez ses dix chiffres sans tiret.",
  ),
  "SE-R-004": says(
    `Le numéro d’organisation ${SWEDISH} (BT-30) doit compter dix caractères`,
    "ce n’est pas le cas de « {actual} »",
    "il est vide",
    "Écrivez le numéro sans le siècle et sans tiret.",
  ),
  "SE-R-005": says(
    `Le numéro fiscal ${SWEDISH} (BT-32) doit être la mention « Godkänd för F-skatt »`,
    "il est « {actual} »",
    "il est vide",
    "Écrivez cette mention si le vendeur est agréé pour l’impôt F, sinon supprimez le numéro.",
  ),
  "SE-R-006": says(
    `Dans une facture ${SWEDISH}, le taux normal S doit être de 25, 12 ou 6 pour cent (BT-152, BT-119)`,
    "il est de {actual}",
    "il manque",
    "Indiquez le taux suédois applicable.",
  ),
  "SE-R-007": giro("Plusgiro", "SE:PLUSGIRO", "être un nombre", GIRO_FIX),
  "SE-R-008": giro("Bankgiro", "SE:BANKGIRO", "être un nombre", GIRO_FIX),
  "SE-R-009": giro(
    "Bankgiro",
    "SE:BANKGIRO",
    "avoir sept ou huit chiffres",
    "Vérifiez le numéro de compte : il y manque un chiffre, ou il y en a un de trop.",
  ),
  "SE-R-010": giro(
    "Plusgiro",
    "SE:PLUSGIRO",
    "avoir de deux à huit chiffres",
    "Vérifiez le numéro de compte : c’est peut-être celui d’une autre banque.",
  ),
  "SE-R-011": {
    message:
      `Une facture ${SWEDISH} devrait présenter Bankgiro et Plusgiro comme des virements, code 30, et non avec les codes 50 et 56 (BT-81).`,
    fix: "Utilisez le code 30, avec SE:BANKGIRO ou SE:PLUSGIRO à la place du BIC.",
  },
  "SE-R-012": {
    message: "Entre parties suédoises, un virement devrait avoir le code 30 et non 31 (BT-81).",
    fix: "Utilisez le code 30 ; 31 est destiné aux virements vers l’étranger.",
  },
  "SE-R-013": says(
    `Le numéro d’organisation ${SWEDISH} (BT-30) doit avoir dix chiffres, dont le dernier est une clé de contrôle`,
    "ce n’est pas le cas de « {actual} »",
    "il est vide",
    "Vérifiez le numéro dans le registre des sociétés.",
  ),
});
