/** French wording of the rules of HR-CIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const croatia: Readonly<Record<string, Text>> = {
  "HR-BR-33": {
    requires: "Chaque élément doit avoir un contenu.",
    message: "Un élément est vide.",
    fix: "Supprimez l’élément ou renseignez-le.",
  },
  "HR-BR-2": {
    requires: "Une facture doit indiquer son heure d’émission en heures, minutes et secondes.",
    message: "La facture n’indique pas l’heure d’émission en heures, minutes et secondes.",
    fix: "Ajoutez l’heure d’émission, par exemple 14:05:00.",
  },
  "HR-BR-4": {
    requires: "Une facture dont un montant est dû doit indiquer la date d’échéance (BT-9).",
    message: "Un montant est à payer, mais la facture n’indique pas d’échéance (BT-9).",
    fix: "Ajoutez la date d’échéance.",
  },
  "HR-BR-S-1": {
    requires: "Quand un article relève de la catégorie de TVA S, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Un article relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-S-2": {
    requires: "Quand une remise relève de la catégorie de TVA S, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une remise relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-S-3": {
    requires: "Quand une charge relève de la catégorie de TVA S, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une charge relève de la catégorie de TVA S, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-1": {
    requires: "Quand un article relève de la catégorie de TVA Z, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Un article relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-2": {
    requires: "Quand une remise relève de la catégorie de TVA Z, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une remise relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-Z-3": {
    requires: "Quand une charge relève de la catégorie de TVA Z, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une charge relève de la catégorie de TVA Z, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-1": {
    requires: "Quand un article relève de la catégorie de TVA E, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Un article relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-2": {
    requires: "Quand une remise relève de la catégorie de TVA E, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une remise relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-E-3": {
    requires: "Quand une charge relève de la catégorie de TVA E, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une charge relève de la catégorie de TVA E, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-1": {
    requires: "Quand un article relève de la catégorie de TVA AE, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Un article relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-2": {
    requires: "Quand une remise relève de la catégorie de TVA AE, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une remise relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-AE-3": {
    requires: "Quand une charge relève de la catégorie de TVA AE, l’acheteur doit avoir un numéro de TVA (BT-48).",
    message: "Une charge relève de la catégorie de TVA AE, mais l’acheteur n’a pas d’identifiant à la TVA (BT-48).",
    fix: "Ajoutez l’identifiant à la TVA de l’acheteur.",
  },
  "HR-BR-26": {
    requires:
      "Une facture comportant des éléments exonérés (catégorie E) doit avoir dans l’extension la ventilation croate de la TVA (HRTaxTotal).",
    message:
      "Une opération est exonérée (catégorie E), mais l’extension n’a pas la ventilation croate de la TVA (HRTaxTotal).",
    fix: "Ajoutez HRTaxTotal à HRFISK20Data.",
  },
  "HR-BR-27": {
    requires:
      "Le total hors TVA de l’extension doit être la somme des lignes et des charges, moins les remises et le hors champ.",
    message:
      "Le total hors TVA de l’extension n’est pas égal aux lignes, plus les charges, moins les remises et les montants hors champ.",
    fix: "Recalculez TaxExclusiveAmount de HRLegalMonetaryTotal.",
  },
  "HR-BR-29": {
    requires:
      "Ce qui est hors du champ de la TVA (catégorie O) doit porter dans l’extension un montant de TVA égal à 0.",
    message:
      "Ce qui est hors champ (catégorie O) ne porte pas de TVA, mais aucune part de la ventilation de l’extension n’indique 0.",
    fix: "Mettez à 0 le montant de TVA de la catégorie O.",
  },
  "HR-BR-30": {
    requires:
      "Une facture avec consigne, débours, taxe spéciale ou élément non taxé doit avoir les totaux croates dans l’extension.",
    message:
      "Un poste est nommé consigne, débours, taxe spéciale ou non taxé, mais l’extension n’a pas les totaux croates.",
    fix: "Ajoutez HRLegalMonetaryTotal à HRFISK20Data.",
  },
  "HR-BR-32": {
    requires: "Le montant hors champ de la TVA dans l’extension doit être la somme de ses parts de catégorie O.",
    message: "Le montant hors champ de l’extension n’est pas la somme des parts de catégorie O.",
    fix: "Refaites la somme des bases de la catégorie O.",
  },
  "HR-BR-54": {
    requires: "Le total de TVA de l’extension doit être la somme de ses parts.",
    message: "Le total de TVA de l’extension n’est pas la somme de ses parts.",
    fix: "Refaites la somme des montants de TVA de HRTaxTotal.",
  },
  "HR-BR-54 BT-31": {
    requires: "Le numéro fiscal du vendeur croate doit être un OIB dont la clé est juste.",
    message: "Le numéro fiscal du vendeur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53 BT-48": {
    requires: "Le numéro fiscal de l’acheteur croate doit être un OIB dont la clé est juste.",
    message: "Le numéro fiscal de l’acheteur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53 BT-63": {
    requires: "Le numéro fiscal du représentant fiscal croate doit être un OIB dont la clé est juste.",
    message: "Le numéro fiscal du représentant fiscal n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-53": {
    requires: "Le numéro fiscal de l’acheteur croate doit être un OIB dont la clé est juste.",
    message: "Le numéro fiscal de l’acheteur n’est pas un OIB : la clé de {actual} est fausse.",
    fix: "Corrigez l’OIB : 11 chiffres, précédés ou non de HR.",
  },
  "HR-BR-55": {
    requires: "Le total de TVA de l’extension doit être celui de la facture.",
    message: "Le total de TVA de l’extension diffère de celui de la facture.",
    fix: "Indiquez le même montant aux deux endroits.",
  },
  "HR-BR-6": {
    requires: "Une référence à une facture antérieure doit en donner le numéro (BT-25) et la date (BT-26).",
    message: "Il manque le numéro (BT-25) ou la date (BT-26) d’une facture antérieure.",
    fix: "Indiquez les deux.",
  },
  "HR-BR-9": {
    requires: "L’opérateur qui a émis la facture doit être désigné par un OIB juste.",
    message: "L’opérateur n’a pas d’OIB, ou il est faux : {actual}.",
    fix: "Indiquez l’OIB de qui a émis la facture, 11 chiffres, dans cbc:ID de cac:SellerContact.",
  },
  "HR-BR-11": {
    requires: "Une charge sans TVA doit nommer sa catégorie de TVA.",
    message: "Il manque le nom de la catégorie de TVA d’une charge sans TVA.",
    fix: "Ajoutez le nom, par exemple HR:E ou HR:O.",
  },
  "HR-BR-16": {
    requires: "Un article sans TVA doit nommer sa catégorie de TVA.",
    message: "Il manque le nom de la catégorie de TVA d’un article sans TVA.",
    fix: "Ajoutez le nom, par exemple HR:E ou HR:O.",
  },
  "HR-BR-13": {
    requires: "Une charge sans TVA doit en donner le motif.",
    message: "Une charge sans TVA n’en indique pas le motif.",
    fix: "Ajoutez le motif d’exonération, en texte ou par son code.",
  },
  "HR-BR-36": {
    requires: "Un article sans TVA doit en donner le motif.",
    message: "Un article sans TVA n’en indique pas le motif.",
    fix: "Ajoutez le motif d’exonération, en texte ou par son code.",
  },
  "HR-BR-25": {
    requires: "Chaque article doit avoir une classe KPD (liste CG), sauf dans les acomptes et les avoirs.",
    message: "Un article n’a pas de classe KPD (liste CG), que ce type de facture demande.",
    fix: "Ajoutez la classe de l’article, avec la liste CG.",
  },
  "HR-BR-17": {
    requires: "Une facture doit renvoyer à une commande soit dans son ensemble, soit sur ses lignes.",
    message: "Une commande figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-18": {
    requires: "Une facture doit renvoyer à un avis d’expédition soit dans son ensemble, soit sur ses lignes.",
    message: "Un avis d’expédition figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-19": {
    requires: "Une facture doit renvoyer à un avis de réception soit dans son ensemble, soit sur ses lignes.",
    message: "Un avis de réception figure à la fois pour la facture et sur une ligne.",
    fix: "Indiquez la référence à un seul des deux endroits.",
  },
  "HR-BR-21": {
    requires: "L’unité du prix (BT-150) doit être celle de la quantité (BT-130).",
    message: "L’unité de la quantité de base du prix (BT-150) n’est pas celle de la quantité (BT-130).",
    fix: "Utilisez la même unité.",
  },
  "HR-BR-CL-2": {
    requires: "Une classe d’article doit figurer dans KPD 2025, avec CG pour liste.",
    message: "La classe {actual} d’un article n’est pas dans la KPD, ou sa liste n’est pas CG.",
    fix: "Indiquez une classe de la KPD 2025, avec la liste CG.",
  },
  "HR-BR-34": {
    requires: "Le processus métier (BT-23) doit être l’un de P1 à P12, ou P99 suivi d’un nom.",
    message: "Le processus métier (BT-23) {actual} n’est ni l’un de P1 à P12, ni P99 suivi d’un nom.",
    absent: "La facture n’indique aucun processus métier (BT-23).",
    fix:
      "Indiquez P1 (livraison sur commande et contrat), P2 (livraison périodique sur contrat), P3 (livraison sur commande), P4 (acompte), P5 (paiement comptant), P6 (paiement avant livraison), P7 (avec avis d’expédition), P8 (avec avis d’expédition et de réception), P9 (avoir), P10 (rectification), P11 (facture partielle ou finale), P12 (autofacturation) ou P99:NOM (processus propre à l’acheteur).",
  },
  "HR-BR-CL-1": {
    requires: "Le nom d’une catégorie de TVA doit être l’un des noms croates.",
    message: "Le nom {actual} d’une catégorie de TVA n’est pas l’un des noms croates.",
    absent: "Une catégorie de TVA n’a pas de nom.",
    fix:
      "Indiquez HR:PDV25 (25 %), HR:PDV13 (13 %), HR:PDV5 (5 %), HR:Z (taux zéro), HR:K (livraison intracommunautaire), HR:G (exportation), HR:AE (autoliquidation), HR:E (exonéré), HR:POVNAK (consigne), HR:PP (débours), HR:PPMV (taxe spéciale sur les véhicules), HR:O (hors champ) ou HR:N (non taxé).",
  },
};
