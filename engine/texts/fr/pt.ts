/** Formulation française des règles de CIUS-PT qu’une phrase générale ne dit pas. */
import { identifierOf } from "../../model/specifications.ts";
import { noteWords } from "../portuguese_notes.ts";
import type { Text } from "../text.ts";

const notes = noteWords({
  values: {
    "currency": "un code de devise",
    "rate": "un taux de neuf chiffres au plus avant le point et de deux à cinq après",
    "20": "un texte de 1 à 20 caractères",
    "50": "un texte de 1 à 50 caractères",
    "150": "un texte de 1 à 150 caractères",
    "amount": "un montant à deux décimales",
    "type": "le type de retenue à la source, IRF",
  },
  form: {
    requires: "Une note (BT-22) qui commence par {mark} doit avoir sa valeur à la suite et se terminer par #.",
    message: "La note (BT-22) {actual} commence par {mark} et doit s’écrire comme ceci : {sample}.",
    fix: "Écrivez la note comme ceci : {sample}.",
  },
  value: {
    requires: "Après {mark}, une note (BT-22) doit comporter {value}.",
    message: "Après {mark}, une note (BT-22) doit comporter {value} ; ici : {actual}.",
    fix: "Écrivez dans la note {value}, comme dans {sample}.",
  },
  once: {
    requires: "Une note (BT-22) au plus peut commencer par {mark}.",
    message: "Plusieurs notes (BT-22) commencent par {mark}, une seule est permise : {actual}.",
    fix: "Gardez une seule des notes qui commencent par {mark}.",
  },
  copied: {
    requires: "Une note (BT-22) qui commence comme {mark} peut figurer une fois.",
    message: "La même note (BT-22) figure plusieurs fois : {actual}.",
    fix: "Supprimez le double, ou donnez-lui un numéro à lui.",
  },
  needs: {
    requires: "Une note (BT-22) qui commence par {mark} en demande une qui commence par {other}.",
    message:
      "La note (BT-22) {actual} en demande une autre qui commence par {other}, avec le même numéro si elle en a un.",
    fix: "Ajoutez la note qui commence par {other}.",
  },
});

/** Une somme qui peut s’écarter d’une unité. */
function sum(what: string, terms: string, of: string, fix: string): Text {
  return {
    requires: `${what} (${terms}) doit valoir ${of}, à 1.00 près.`,
    message: `${what} (${terms}) doit valoir ${of}, à 1.00 près, or c’est {actual}.`,
    absent: `${what} (${terms}) doit valoir ${of}, or la donnée est absente.`,
    fix,
  };
}

function rate(what: string, term: string): Text {
  return {
    requires: `Le taux de TVA (${term}) ${what} doit être supérieur à zéro.`,
    message: `Le taux de TVA (${term}) ${what} doit être supérieur à zéro, or il est de {actual}.`,
    absent: `Le taux de TVA (${term}) ${what} doit être supérieur à zéro, or il est absent.`,
    fix: "Indiquez le taux applicable, par exemple 23.00.",
  };
}

function share(what: string, terms: string): Text {
  return sum(
    `Le montant ${what}`,
    terms,
    "sa base multipliée par son pourcentage",
    "Recalculez le montant à partir de sa base.",
  );
}

function vat(party: string, term: string): Text {
  return {
    requires: `Le schéma fiscal du numéro de TVA ${party} (${term}) doit être VAT.`,
    message: `Le schéma fiscal du numéro de TVA ${party} (${term}) doit être VAT, or c’est {actual}.`,
    absent: `Le schéma fiscal du numéro de TVA ${party} (${term}) doit être VAT, or il est absent.`,
    fix: "Écrivez VAT comme schéma fiscal, en majuscules.",
  };
}

function identified(where: string): Text {
  return {
    requires:
      `Pour la catégorie AA, RED ou INT ${where}, le vendeur (BT-31, BT-32) ou son représentant (BT-63) doit indiquer un numéro fiscal.`,
    message:
      `La catégorie AA, RED ou INT figure ${where}, et ni le vendeur (BT-31, BT-32) ni un représentant (BT-63) n’indique de numéro fiscal.`,
    fix: "Indiquez le numéro de TVA du vendeur (BT-31).",
  };
}

const perLine: Text = {
  requires: "Un attribut d’article (BT-160) de ce nom peut figurer une fois par ligne au plus.",
  message: "Il y a plus d’attributs d’article (BT-160) nommés {actual} que de lignes.",
  fix: "Supprimez l’attribut là où la ligne l’a déjà.",
};

const noExemption: Text = {
  requires: "Les attributs (BT-160) d’une ligne taxée doivent être sans motif d’exonération.",
  message: "La ligne est taxée, et ses attributs (BT-160) comportent le motif d’exonération {actual}.",
  fix: "Supprimez l’attribut, ou indiquez la catégorie E ou ISE pour la ligne.",
};

const distinctFromSeller: Text = {
  requires: "Le bénéficiaire (BT-59) doit être indiqué une fois, sous un autre nom que celui du vendeur (BT-27).",
  message:
    "Le bénéficiaire (BT-59) doit être indiqué une fois, sous un autre nom que celui du vendeur (BT-27) ; ici : {actual}.",
  absent: "Le bénéficiaire doit être indiqué une fois, sous un nom (BT-59) autre que celui du vendeur (BT-27).",
  fix: "Indiquez le bénéficiaire une fois, ou retirez-le si c’est le vendeur.",
};

const lower = "au taux réduit (AA, RED, INT)";
const tax = ["La TVA d’une catégorie", "BT-117", "sa base multipliée par son taux", "Recalculez la TVA."] as const;
const base = [
  "La base d’une catégorie",
  "BT-116",
  "la somme des lignes, des frais et des remises de la catégorie à son taux, pris comme nombre entier",
  "Additionnez de nouveau la catégorie.",
] as const;

const categories: Readonly<Record<string, Text>> = {
  "BR-CIUS-PT-13": noExemption,
  "BR-CIUS-PT-15": noExemption,
  "BR-CIUS-PT-17": {
    requires: "Une ligne exonérée doit en donner le motif dans un attribut d’article (BT-160).",
    message: "La ligne est exonérée (E, ISE), et aucun de ses attributs (BT-160) n’en donne le motif : {actual}.",
    fix: "Ajoutez un attribut nommé #TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY# avec le code du motif.",
  },
  "BR-CIUS-PT-12": rate(`d’une part de la ventilation de TVA ${lower}`, "BT-119"),
  "BR-CIUS-PT-14": rate("d’une part de la ventilation de TVA au taux normal (S, NOR)", "BT-119"),
  "BR-CIUS-PT-16": {
    requires: "Le taux de TVA (BT-119) d’une part exonérée de la ventilation doit être 0.00.",
    message: "Le taux de TVA (BT-119) d’une part exonérée de la ventilation doit être 0.00, or il est de {actual}.",
    absent: "Le taux de TVA (BT-119) d’une part exonérée de la ventilation doit être 0.00, or il est absent.",
    fix: "Écrivez 0.00 comme taux de TVA.",
  },
  "BR-AA-01": {
    requires:
      `Une catégorie ${lower} qu’emploient des lignes, remises ou frais doit figurer dans la ventilation (BG-23, BT-118), et alors seulement.`,
    message:
      `La ventilation (BG-23, BT-118) et les lignes, remises et frais doivent employer les uns et les autres une catégorie ${lower}, ou aucune.`,
    fix: "Indiquez une part de la ventilation pour chaque catégorie employée.",
  },
  "BR-AA-02": identified("dans une ligne"),
  "BR-AA-03": identified("pour une remise"),
  "BR-AA-04": identified("pour des frais"),
  "BR-AA-05": rate(`d’une ligne ${lower}`, "BT-152"),
  "BR-AA-06": rate(`d’une remise ${lower}`, "BT-96"),
  "BR-AA-07": rate(`de frais ${lower}`, "BT-103"),
  "BR-AA-10": {
    requires: `Une part de la ventilation ${lower} doit être sans motif d’exonération (BT-120, BT-121).`,
    message: `Une part de la ventilation ${lower} donne un motif d’exonération (BT-120, BT-121) : {actual}.`,
    absent: `Une part de la ventilation ${lower} donne un motif d’exonération (BT-120, BT-121).`,
    fix: "Supprimez le motif.",
  },
};

const sums: Readonly<Record<string, Text>> = {
  "DT-CIUS-PT-157": sum(
    "Le montant net d’une ligne",
    "BT-131",
    "sa quantité multipliée par son prix, avec ses frais et sans ses remises",
    "Recalculez la ligne.",
  ),
  "DT-CIUS-PT-158": share("d’une remise", "BT-92"),
  "DT-CIUS-PT-159": share("de frais", "BT-99"),
  "DT-CIUS-PT-168": share("d’une remise de ligne", "BT-136"),
  "DT-CIUS-PT-169": share("de frais de ligne", "BT-141"),
  "DT-CIUS-PT-160": sum(
    "Le total des lignes",
    "BT-106",
    "la somme de leurs montants nets",
    "Additionnez de nouveau les lignes.",
  ),
  "DT-CIUS-PT-161": sum(
    "Le total des remises",
    "BT-107",
    "la somme des remises",
    "Additionnez de nouveau les remises.",
  ),
  "DT-CIUS-PT-162": sum("Le total des frais", "BT-108", "la somme des frais", "Additionnez de nouveau les frais."),
  "DT-CIUS-PT-163": sum(
    "Le total hors TVA",
    "BT-109",
    "la somme des lignes, avec les frais et sans les remises",
    "Recalculez le total hors TVA.",
  ),
  "DT-CIUS-PT-164": sum(
    "Le total de TVA",
    "BT-110",
    "la somme de la TVA des catégories",
    "Additionnez de nouveau la TVA.",
  ),
  "DT-CIUS-PT-165": sum("Le total TTC", "BT-112", "le total hors TVA et la TVA", "Recalculez le total."),
  "DT-CIUS-PT-166": sum(
    "Le montant à payer",
    "BT-115",
    "le total TTC, sans ce qui est payé et avec l’arrondi",
    "Recalculez le montant à payer.",
  ),
  "DT-CIUS-PT-167": sum(...tax),
  "DT-CIUS-PT-172": sum(...tax),
  "DT-CIUS-PT-174": sum(...tax),
  "DT-CIUS-PT-170": sum("Le prix", "BT-146", "le prix brut sans sa remise", "Déduisez de nouveau la remise."),
  "DT-CIUS-PT-171": sum(...base),
  "DT-CIUS-PT-173": sum(...base),
  "DT-CIUS-PT-175": sum(
    "La base exonérée",
    "BT-116",
    "la somme des lignes, des frais et des remises des catégories E et ISE",
    "Additionnez de nouveau ce qui est exonéré.",
  ),
  "DT-CIUS-PT-176": {
    requires: "Le motif d’exonération d’une ligne doit être celui d’une seule part de la ventilation (BT-121).",
    message: "Le motif d’exonération {actual} d’une ligne n’est pas celui d’une seule part de la ventilation (BT-121).",
    fix: "Indiquez le motif dans une part de la ventilation.",
  },
};

const currencies = Object.fromEntries(
  [["098", "Le total de TVA (BT-110, BT-111)"], ["104", "La TVA d’une catégorie (BT-117)"]].flatMap((
    [number, what],
  ): [string, Text][] => [
    [`DT-CIUS-PT-${number}.2`, {
      requires: `${what} doit être dans la devise de comptabilisation (BT-6), s’il y en a une.`,
      message: `${what} doit être dans la devise de comptabilisation (BT-6), or le montant est en {actual}.`,
      absent: `${what} doit être dans la devise de comptabilisation (BT-6), or le montant n’en indique pas.`,
      fix: "Indiquez le montant dans la devise de comptabilisation.",
    }],
    [`DT-CIUS-PT-${number}.3`, {
      requires: `${what} doit être dans la devise de la facture (BT-5).`,
      message: `${what} doit être dans la devise de la facture (BT-5), or le montant est en {actual}.`,
      absent: `${what} doit être dans la devise de la facture (BT-5), or le montant n’en indique pas.`,
      fix: "Indiquez le montant dans la devise de la facture.",
    }],
  ]),
);

export const portugal: Readonly<Record<string, Text>> = {
  ...notes,
  ...categories,
  ...sums,
  ...currencies,
  "DT-CIUS-PT-020": {
    requires: "Une note (BT-22) doit compter de 1 à 500 caractères.",
    message: "Une note (BT-22) doit compter de 1 à 500 caractères ; ici : {actual}.",
    absent: "Une note (BT-22) doit compter de 1 à 500 caractères, or elle est vide.",
    fix: "Ramenez la note à 500 caractères, ou écrivez le reste dans une autre.",
  },
  "BR-CIUS-PT-02": vat("du vendeur", "BT-31"),
  "BR-CIUS-PT-04": vat("de l’acheteur", "BT-48"),
  "BR-CIUS-PT-58": {
    requires: "Un prix (BG-29) peut avoir une remise, mais pas de frais.",
    message: "Le prix (BG-29) comporte des frais, seule une remise est permise.",
    fix: "Supprimez les frais, et indiquez le prix frais compris.",
  },
  "DT-CIUS-PT-022": {
    requires:
      "L’identifiant de spécification (BT-24) doit être celui de CIUS-PT avec une version de dix caractères au plus.",
    message:
      "L’identifiant de spécification (BT-24) doit être celui de CIUS-PT avec une version, sans espace ; ici : {actual}.",
    absent: "L’identifiant de spécification (BT-24) doit être celui de CIUS-PT avec une version, or il est vide.",
    fix: `Écrivez ${identifierOf("cius-pt")}.`,
  },
  "DT-CIUS-PT-079.1": {
    requires:
      "Après #ENTITY@ATMPAYMENT# à la place d’un code de moyen de paiement (BT-81), il faut de 1 à 20 caractères et #.",
    message:
      "L’entité d’un paiement au distributeur, à la place du code de moyen de paiement (BT-81), s’écrit autrement : {actual}.",
    fix: "Écrivez #ENTITY@ATMPAYMENT#, le numéro de l’entité et #.",
  },
  "DT-CIUS-PT-079.4": {
    requires:
      "Après #DESCRIPTION@ATMPAYMENT# dans le texte du moyen de paiement (BT-82), il faut de 1 à 125 caractères et #.",
    message:
      "La description d’un paiement au distributeur, dans le texte du moyen de paiement (BT-82), s’écrit autrement : {actual}.",
    fix: "Écrivez #DESCRIPTION@ATMPAYMENT#, un texte de 125 caractères au plus et #.",
  },
  "DT-CIUS-PT-080": {
    requires:
      "La référence de paiement (BT-83) doit être #REFERENCE@ATMPAYMENT#…# ou #REFERENCE@DUCPAYMENT#…#, avec 20 caractères au plus.",
    message:
      "La référence de paiement (BT-83) doit être #REFERENCE@ATMPAYMENT#…# ou #REFERENCE@DUCPAYMENT#…#, avec 20 caractères au plus, or c’est {actual}.",
    absent:
      "La référence de paiement (BT-83) doit être #REFERENCE@ATMPAYMENT#…# ou #REFERENCE@DUCPAYMENT#…#, or elle est vide.",
    fix: "Écrivez la référence entre #REFERENCE@ATMPAYMENT# et #, ou retirez la référence de paiement.",
  },
  "DT-CIUS-PT-111.2": {
    requires: "Une pièce jointe (BT-125) doit peser moins de 5 000 ko.",
    message: "Une pièce jointe (BT-125) doit peser moins de 5 000 ko ; elle commence par {actual}.",
    fix: "Allégez le fichier, ou indiquez où le récupérer (BT-124).",
  },
  "DT-CIUS-PT-112": {
    requires: "Le format d’une pièce jointe (BT-125) doit être dans la liste.",
    message: "Le format {actual} d’une pièce jointe (BT-125) n’est pas dans la liste.",
    absent: "Le format d’une pièce jointe (BT-125) est absent ou vide.",
    fix:
      "Indiquez comme mimeCode l’un de ceux-ci : text/plain, image/png, image/jpeg, application/pdf, application/msword, text/csv, application/xml, text/xml, ou ceux de Word et d’Excel.",
  },
  "DT-CIUS-PT-113": {
    requires: "Le nom de fichier d’une pièce jointe (BT-125) doit compter de 1 à 50 caractères.",
    message: "Le nom de fichier d’une pièce jointe (BT-125) doit compter de 1 à 50 caractères, or c’est {actual}.",
    absent: "Le nom de fichier d’une pièce jointe (BT-125) doit compter de 1 à 50 caractères, or il est absent.",
    fix: "Indiquez un nom de fichier de 50 caractères au plus.",
  },
  "DT-CIUS-PT-114.2": {
    requires: "Chaque ligne doit avoir un numéro (BT-126) à elle.",
    message: "Deux lignes ont le même numéro (BT-126), de sorte que chacune est signalée : {actual}.",
    fix: "Renumérotez les lignes.",
  },
  "DT-CIUS-PT-139_1": {
    requires:
      "Un attribut d’article (BT-160) qui nomme une facture antérieure doit avoir trois chiffres et # après le trait d’union.",
    message:
      "Un attribut d’article (BT-160) qui nomme une facture antérieure doit avoir trois chiffres et # après le trait d’union, or c’est {actual}.",
    fix: "Écrivez #ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-001# avec le numéro de la référence.",
  },
  "DT-CIUS-PT-139_2": perLine,
  "DT-CIUS-PT-139_3": perLine,
  "DT-CIUS-PT-139_5": perLine,
  "UBL-SR-19": distinctFromSeller,
  "UBL-SR-20": distinctFromSeller,
  "UBL-SR-21": distinctFromSeller,
};
