/** French wording of the service's own rules on invoices. */
import type { advice } from "../../rules/own/advice.ts";
import type { Text } from "../text.ts";

export const adviceTexts = {
  "ATW-AMOUNT-CURRENCY": {
    requires:
      "Tous les montants doivent être dans la devise de facturation (BT-5), sauf le total de TVA dans la devise de comptabilisation (BT-111).",
    message: "Le montant est en « {actual} », la facture en « {expected} » (BT-5).",
    fix: "Convertissez le montant, et donnez-lui le code de la devise de facturation.",
  },
  "ATW-CREDIT-NOTE-NEGATIVE": {
    requires: "Un avoir devrait indiquer en positif les montants rendus au client (BT-112, BT-115).",
    message:
      "Cet avoir indique {actual} : avec un signe moins, il réclame de l’argent au lieu d’en rendre (BT-112, BT-115).",
    fix: "Indiquez les montants de l’avoir sans signe moins, ou établissez une facture (380) si l’acheteur doit payer.",
  },
  "ATW-CREDIT-NOTE-NO-REFERENCE": {
    requires: "Un avoir devrait citer la facture qu’il rectifie (BG-3).",
    message: "Un avoir devrait citer la facture qu’il rectifie (BG-3), et celui-ci n’en cite aucune.",
    fix: "Ajoutez le numéro de la facture d’origine, avec sa date si vous la connaissez.",
  },
  "ATW-CREDIT-NOTE-PROJECT": {
    requires: "En UBL, seule la facture a un élément pour la référence du projet (BT-11), et non l’avoir.",
    message: "La référence du projet est « {actual} » (BT-11) ; un avoir UBL n’a pas d’élément pour elle.",
    fix:
      "En XML, placez-la dans une référence de document additionnel avec le code de type 50, comme le font les avoirs générés ; ou supprimez-la.",
  },
  "ATW-DUE-BEFORE-ISSUE": {
    requires: "La date d’échéance (BT-9) ne devrait pas précéder la date d’émission (BT-2).",
    message: "La date d’échéance {actual} (BT-9) précède la date d’émission {expected} (BT-2).",
    fix: "Corrigez la date qui est fausse. Si la facture est déjà payée, prenez la date d’émission comme échéance.",
  },
  "ATW-IBAN-CHECK-DIGIT": {
    requires: "La clé de contrôle d’un IBAN (BT-84, BT-91) devrait être juste.",
    message: "Le compte « {actual} » (BT-84, BT-91) ressemble à un IBAN, mais sa clé de contrôle est fausse.",
    fix: "Comparez l’IBAN avec le RIB : un chiffre est faux, ou deux sont inversés.",
  },
  "ATW-VAT-ID-CHECK-DIGIT": {
    requires: "La clé de contrôle d’un numéro de TVA (BT-31, BT-48, BT-63) devrait être juste.",
    message: "La clé de contrôle du numéro de TVA « {actual} » (BT-31, BT-48, BT-63) est fausse pour ce pays.",
    fix:
      "Comparez le numéro avec les documents de l’entreprise, ou vérifiez-le dans VIES : un chiffre est faux, ou deux sont inversés.",
  },
} as const satisfies Readonly<Record<keyof typeof advice, Text>>;
