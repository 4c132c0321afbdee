/** French wording of the rules of SRBDT that a general sentence does not say. */
import type { Text } from "../text.ts";

export const serbia: Readonly<Record<string, Text>> = {
  "RSR-01": {
    requires: "BT-24 doit commencer par l’identifiant de SRBDT 2022.",
    message: "BT-24 doit commencer par l’identifiant de SRBDT 2022 ; ici : {actual}.",
    fix: "Indiquez l’identifiant de SRBDT 2022, suivi de celui de l’extension si la facture l’utilise.",
  },
  "RSR-02": {
    requires: "Telle que la règle officielle est écrite, une facture doit se passer de l’extension serbe.",
    message:
      "La facture contient l’extension serbe, que la règle officielle refuse dans toute facture : elle y cherche l’identifiant de la spécification (BT-24).",
    fix: "Retirez l’extension tant que la règle n’est pas corrigée, ou interrogez le destinataire.",
  },
  "RSR-03": {
    requires: "Le type de document (BT-3) doit être 380, 383 ou 386 dans une facture, et 381 dans un avoir.",
    message: "Le type de facture (BT-3) {actual} n’est pas admis par SEF.",
    fix: "Indiquez 380, 383 (note de débit) ou 386 (acompte) dans une facture, 381 dans un avoir.",
  },
  "RSR-06": {
    requires: "Le code de date d’exigibilité (BT-8) doit être 35, 432 ou 3.",
    message: "Le code d’exigibilité (BT-8) {actual} n’est pas un des trois admis.",
    fix: "Indiquez 35 (livraison), 432 (paiement) ou 3 (émission de la facture).",
  },
  "RSR-11": {
    requires: "Le numéro de TVA du vendeur (BT-31) doit être RS suivi de neuf ou treize chiffres.",
    message: "Le numéro de TVA du vendeur (BT-31) {actual} n’est pas RS suivi de neuf ou treize chiffres.",
    fix: "Indiquez RS et le PIB du vendeur.",
  },
  "RSR-21": {
    requires: "Le numéro de TVA de l’acheteur (BT-48) doit être RS suivi de neuf ou treize chiffres.",
    message: "Le numéro de TVA de l’acheteur (BT-48) {actual} n’est pas RS suivi de neuf ou treize chiffres.",
    fix: "Indiquez RS et le PIB de l’acheteur.",
  },
  "RSR-30": {
    requires: "Le numéro de TVA du représentant fiscal (BT-63) doit être RS suivi de neuf ou treize chiffres.",
    message: "Le numéro de TVA du représentant fiscal (BT-63) {actual} n’est pas RS suivi de neuf ou treize chiffres.",
    fix: "Indiquez RS et le PIB du représentant fiscal.",
  },
  "RSR-12": {
    requires: "Le schéma de l’immatriculation fiscale du vendeur (BT-32) doit être RS-VAT-STATUS.",
    message: "Le schéma de l’identifiant fiscal du vendeur (BT-32) est {actual} au lieu de RS-VAT-STATUS.",
    absent: "L’identifiant fiscal du vendeur (BT-32) n’a pas de schéma ; il faut RS-VAT-STATUS.",
    fix: "Indiquez RS-VAT-STATUS comme schéma du statut de TVA.",
  },
  "RSR-14": {
    requires: "Le schéma de l’adresse électronique du vendeur (BT-34) doit être 9948.",
    message: "Le schéma de l’adresse électronique du vendeur (BT-34) est {actual} au lieu de 9948.",
    absent: "L’adresse électronique du vendeur (BT-34) n’a pas de schéma ; il faut 9948.",
    fix: "Indiquez le PIB du vendeur avec le schéma 9948.",
  },
  "RSR-23": {
    requires: "Le schéma de l’adresse électronique de l’acheteur (BT-49) doit être 9948.",
    message: "Le schéma de l’adresse électronique de l’acheteur (BT-49) est {actual} au lieu de 9948.",
    absent: "L’adresse électronique de l’acheteur (BT-49) n’a pas de schéma ; il faut 9948.",
    fix: "Indiquez le PIB de l’acheteur avec le schéma 9948.",
  },
  "RSR-18": {
    requires: "Le numéro d’enregistrement de l’acheteur (BT-47) doit se passer de schéma.",
    message: "Le numéro de registre de l’acheteur (BT-47) ne doit pas avoir de schéma ; ici : {actual}.",
    fix: "Retirez le schéma.",
  },
  "RSR-19": {
    requires: "Le numéro d’enregistrement de l’acheteur (BT-47) doit avoir huit ou treize chiffres.",
    message: "Le numéro de registre de l’acheteur (BT-47) {actual} n’a pas huit ou treize chiffres.",
    fix: "Indiquez le matični broj de l’acheteur : huit chiffres, treize pour une personne.",
  },
  "RSR-28": {
    requires: "Le numéro d’enregistrement du bénéficiaire (BT-61) doit avoir huit ou treize chiffres.",
    message: "Le numéro de registre du bénéficiaire (BT-61) {actual} n’a pas huit ou treize chiffres.",
    fix: "Indiquez le matični broj du bénéficiaire : huit chiffres, treize pour une personne.",
  },
  "RSR-27": {
    requires: "Un bénéficiaire doit avoir un numéro d’enregistrement (BT-61) exactement.",
    message: "Le bénéficiaire n’a pas exactement un numéro de registre (BT-61).",
    fix: "Indiquez son seul matični broj.",
  },
  "RSK-X-01": {
    requires:
      "Une catégorie employée (R, OE, SS ou N) doit figurer une fois exactement dans la ventilation de la TVA (BG-23).",
    message:
      "Une catégorie utilisée (R, OE, SS ou N) ne figure pas exactement une fois dans la ventilation de TVA (BG-23).",
    fix: "Indiquez chaque catégorie une seule fois dans la ventilation.",
  },
  "RSK-X-05": {
    requires: "Le taux de TVA (BT-152) d’une ligne sans TVA doit être 0.",
    message: "Le taux de TVA (BT-152) d’une ligne sans TVA est {actual} au lieu de 0.",
    absent: "Le taux de TVA (BT-152) d’une ligne sans TVA est absent ; il faut 0.",
    fix: "Indiquez 0 comme taux.",
  },
  "RSK-X-06": {
    requires: "Le taux de TVA (BT-96) d’une remise sans TVA doit être 0.",
    message: "Le taux de TVA (BT-96) d’une remise sans TVA est {actual} au lieu de 0.",
    absent: "Le taux de TVA (BT-96) d’une remise sans TVA est absent ; il faut 0.",
    fix: "Indiquez 0 comme taux.",
  },
  "RSK-X-07": {
    requires: "Le taux de TVA (BT-103) d’une charge sans TVA doit être 0.",
    message: "Le taux de TVA (BT-103) d’une charge sans TVA est {actual} au lieu de 0.",
    absent: "Le taux de TVA (BT-103) d’une charge sans TVA est absent ; il faut 0.",
    fix: "Indiquez 0 comme taux.",
  },
  "RSK-X-08": {
    requires:
      "La base d’imposition (BT-116) d’une catégorie sans TVA doit être la somme de ses lignes, remises et charges.",
    message: "La base (BT-116) {actual} d’une catégorie sans TVA n’est pas la somme de ses lignes, remises et charges.",
    absent: "La base (BT-116) d’une catégorie sans TVA est absente.",
    fix: "Refaites la somme des lignes de la catégorie.",
  },
  "RSK-X-09": {
    requires: "La TVA (BT-117) d’une catégorie sans TVA doit être 0.",
    message: "La TVA (BT-117) d’une catégorie sans TVA est {actual} au lieu de 0.",
    absent: "La TVA (BT-117) d’une catégorie sans TVA est absente ; il faut 0.",
    fix: "Indiquez 0 comme montant de TVA.",
  },
  "RSK-X-10": {
    requires: "Une catégorie sans TVA doit avoir un motif (BT-120, BT-121).",
    message: "Une catégorie sans TVA n’indique pas de motif (BT-120, BT-121).",
    fix: "Indiquez le motif, en clair ou par un code.",
  },
  "RSE-03": {
    requires: "Le total réduit de l’extension doit être le total de la facture moins ce qui a été payé (BT-113).",
    message: "Le total réduit de l’extension n’est pas le total de la facture moins le montant payé (BT-113).",
    fix: "Retranchez le montant payé du total et indiquez la différence.",
  },
};
