/** French wording of the rules of HR-CIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const croatia: Readonly<Record<string, Text>> = {
  "HR-BR-33": { message: "Un élément est vide.", fix: "Supprimez l’élément ou renseignez-le." },
  "HR-BR-2": {
    message: "La facture n’indique pas l’heure d’émission en heures, minutes et secondes.",
    fix: "Ajoutez l’heure d’émission, par exemple 14:05:00.",
  },
  "HR-BR-4": {
    message: "Un montant est à payer, mais la facture n’indique pas d’échéance (BT-9).",
    fix: "Ajoutez la date d’échéance.",
  },
  "HR-BR-S-1": {
    message: "Un article relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-S-2": {
    message: "Une remise relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-S-3": {
    message: "Une charge relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-1": {
    message: "Un article relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-2": {
    message: "Une remise relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-3": {
    message: "Une charge relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-1": {
    message: "Un article relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-2": {
    message: "Une remise relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-3": {
    message: "Une charge relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-1": {
    message: "Un article relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-2": {
    message: "Une remise relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-3": {
    message: "Une charge relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-26": {
    message:
      "Une opération est exonérée (catégorie E), mais l’extension n’a pas la ventilation croate de la TVA (HRTaxTotal).",
    fix: "Ajoutez HRTaxTotal à HRFISK20Data.",
  },
  "HR-BR-27": {
    message:
      "Le total hors TVA de l’extension n’est pas égal aux lignes, plus les charges, moins les remises et les montants hors champ.",
    fix: "Recalculez TaxExclusiveAmount de HRLegalMonetaryTotal.",
  },
  "HR-BR-29": {
    message:
      "Ce qui est hors champ (catégorie O) ne porte pas de TVA, mais aucune part de la ventilation de l’extension n’indique 0.",
    fix: "Mettez à 0 le montant de TVA de la catégorie O.",
  },
  "HR-BR-30": {
    message:
      "Un poste est nommé consigne, débours, taxe spéciale ou non taxé, mais l’extension n’a pas les totaux croates.",
    fix: "Ajoutez HRLegalMonetaryTotal à HRFISK20Data.",
  },
  "HR-BR-32": {
    message: "Le montant hors champ de l’extension n’est pas la somme des parts de catégorie O.",
    fix: "Refaites la somme des bases de la catégorie O.",
  },
  "HR-BR-54": {
    message: "Le total de TVA de l’extension n’est pas la somme de ses parts.",
    fix: "Refaites la somme des montants de TVA de HRTaxTotal.",
  },
  "HR-BR-54 BT-31": {
    message: "Le numéro fiscal du vendeur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53 BT-48": {
    message: "Le numéro fiscal de l’acheteur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53 BT-63": {
    message: "Le numéro fiscal du représentant fiscal n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53": {
    message: "Le numéro fiscal de l’acheteur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-55": {
    message: "Le total de TVA de l’extension diffère de celui de la facture.",
    fix: "Indiquez le même montant aux deux endroits.",
  },
  "HR-BR-6": {
    message: "Il manque le numéro (BT-25) ou la date (BT-26) d’une facture antérieure.",
    fix: "Indiquez les deux.",
  },
  "HR-BR-9": {
    message: "L’opérateur n’a pas d’OIB, ou il est faux : {actual}.",
    fix: "Indiquez l’OIB de qui a émis la facture, 11 chiffres, dans cbc:ID de cac:SellerContact.",
  },
  "HR-BR-11": {
    message: "Il manque le nom de la catégorie de TVA d’une charge sans TVA.",
    fix: "Ajoutez le nom, par exemple HR:E ou HR:O.",
  },
  "HR-BR-16": {
    message: "Il manque le nom de la catégorie de TVA d’un article sans TVA.",
    fix: "Ajoutez le nom, par exemple HR:E ou HR:O.",
  },
  "HR-BR-13": {
    message: "Une charge sans TVA n’en indique pas le motif.",
    fix: "Ajoutez le motif d’exonération, en texte ou par son code.",
  },
  "HR-BR-36": {
    message: "Un article sans TVA n’en indique pas le motif.",
    fix: "Ajoutez le motif d’exonération, en texte ou par son code.",
  },
  "HR-BR-25": {
    message: "Un article n’a pas de classe KPD (liste CG), que ce type de facture demande.",
    fix: "Ajoutez la classe de l’article, avec la liste CG.",
  },
  "HR-BR-17": {
    message: "Une commande figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-18": {
    message: "Un avis d’expédition figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-19": {
    message: "Un avis de réception figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-21": {
    message: "L’unité de la quantité de base du prix (BT-150) n’est pas celle de la quantité (BT-130).",
    fix: "Utilisez la même unité.",
  },
  "HR-BR-CL-2": {
    message: "La classe {actual} d’un article n’est pas dans la KPD, ou sa liste n’est pas CG.",
    fix: "Indiquez une classe de la KPD 2025, avec la liste CG.",
  },
};
