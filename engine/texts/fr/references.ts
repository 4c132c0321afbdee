/** French wording of BR-49 … BR-65 and others: payment, references, identifiers and their schemes. */
import type { references } from "../../rules/en16931/references.ts";
import type { Text } from "../text.ts";

export const referencesTexts = {
  "BR-49": {
    requires: "Les instructions de paiement doivent donner le code du moyen de paiement (BT-81).",
    message: "Les instructions de paiement n’indiquent pas le code du moyen de paiement (BT-81).",
    fix: "Ajoutez le code UNTDID 4461 du moyen de paiement : 58 pour un virement SEPA, 59 pour un prélèvement SEPA.",
  },
  "BR-50": {
    requires: "Un virement (BG-17) doit désigner le compte à créditer (BT-84).",
    message: "Ce virement (BG-17) n’indique pas le compte à créditer (BT-84).",
    fix: "Ajoutez l’IBAN du compte, ou son numéro national s’il n’a pas d’IBAN.",
  },
  "BR-51": {
    requires:
      "Un numéro de carte de paiement (BT-87) ne peut montrer que ses six premiers et ses quatre derniers chiffres, soit dix caractères au plus.",
    message:
      "Ce numéro de carte de paiement (BT-87) compte {actual} caractères ; il ne peut montrer que ses six premiers et ses quatre derniers chiffres.",
    fix:
      "N’indiquez que les quatre derniers chiffres. Les astérisques à la place des autres comptent aussi : retirez-les.",
  },
  "BR-52": {
    requires: "Chaque document justificatif (BG-24) doit avoir une référence (BT-122).",
    message: "Un document justificatif (BG-24) n’a pas de référence (BT-122).",
    fix: "Donnez au document un nom ou un numéro par lequel le destinataire puisse le demander.",
  },
  "BR-53": {
    requires:
      "Si la TVA est comptabilisée dans une autre devise (BT-6), le total de TVA dans cette devise (BT-111) doit figurer aussi.",
    message:
      "La devise de comptabilisation de la TVA (BT-6) est {actual} ; il faut aussi le total de TVA dans cette devise (BT-111), en plus de celui dans la devise de facturation.",
    absent:
      "La devise de comptabilisation de la TVA (BT-6) est vide ; elle demande un total de TVA dans cette devise (BT-111).",
    fix:
      "Ajoutez le total de TVA avec ce code devise, ou supprimez BT-6 si la TVA est comptabilisée dans la devise de facturation.",
  },
  "BR-54": {
    message: "Une caractéristique d’article (BG-32) doit avoir un nom (BT-160) et une valeur (BT-161).",
    fix: "Ajoutez ce qui manque, par exemple le nom « Couleur » à la valeur « noir », ou supprimez la caractéristique.",
  },
  "BR-55": {
    requires: "Une référence à une facture antérieure (BG-3) doit en donner le numéro (BT-25).",
    message: "La référence à une facture antérieure (BG-3) n’en donne pas le numéro (BT-25).",
    fix: "Ajoutez le numéro de la facture que celle-ci rectifie ou complète, ou supprimez la référence.",
  },
  "BR-56": {
    requires: "Le représentant fiscal du vendeur doit avoir un numéro de TVA (BT-63).",
    message: "Il manque le numéro de TVA du représentant fiscal du vendeur (BT-63).",
    fix: "Ajoutez le numéro de TVA sous lequel le représentant déclare la TVA du vendeur.",
  },
  "BR-57": {
    requires: "Une adresse de livraison (BG-15) doit comporter un code pays (BT-80).",
    message: "L’adresse de livraison (BG-15) n’a pas de code pays (BT-80).",
    fix: "Ajoutez à l’adresse le code ISO 3166-1 à deux lettres du pays, ou supprimez l’adresse.",
  },
  "BR-61": {
    message: "Un paiement par virement, code 30 ou 58 (BT-81), demande un compte à créditer (BT-84).",
    fix: "Ajoutez l’IBAN ou le numéro de compte du bénéficiaire, ou indiquez un autre moyen de paiement.",
  },
  "BR-62": {
    requires: "L’adresse électronique du vendeur (BT-34) doit préciser son schéma.",
    message: "L’adresse électronique du vendeur (BT-34) ne précise pas son schéma.",
    fix:
      "Ajoutez à l’adresse le code du schéma : 0225 pour une adresse de l’annuaire français, 0088 pour un GLN, EM pour une adresse e-mail.",
  },
  "BR-63": {
    requires: "L’adresse électronique de l’acheteur (BT-49) doit préciser son schéma.",
    message: "L’adresse électronique de l’acheteur (BT-49) ne précise pas son schéma.",
    fix:
      "Ajoutez à l’adresse le code du schéma : 0225 pour une adresse de l’annuaire français, 0204 pour une Leitweg-ID, EM pour une adresse e-mail.",
  },
  "BR-64": {
    requires: "L’identifiant standard de l’article (BT-157) doit préciser son schéma.",
    message: "L’identifiant standard de l’article (BT-157) ne précise pas son schéma.",
    fix: "Ajoutez à l’identifiant le code du schéma : 0160 pour un GTIN. Votre propre référence se met en BT-155.",
  },
  "BR-65": {
    requires: "La classification de l’article (BT-158) doit préciser de quelle nomenclature elle vient.",
    message: "La classification de l’article (BT-158) ne précise pas la nomenclature dont vient son code.",
    fix: "Ajoutez à l’identifiant le code UNTDID 7143 de la nomenclature : HS pour le Système harmonisé.",
  },
  "BR-CO-09": {
    requires: "Un numéro de TVA (BT-31, BT-48, BT-63) doit commencer par le code du pays qui l’a attribué.",
    message:
      "Un numéro de TVA (BT-31, BT-48, BT-63) doit commencer par le code du pays qui l’a attribué ; « {actual} » n’en est pas un.",
    absent:
      "Un numéro de TVA (BT-31, BT-48, BT-63) doit commencer par le code du pays qui l’a attribué ; celui-ci est vide.",
    fix:
      "Mettez les deux lettres majuscules du pays devant le numéro (EL ou GR pour la Grèce). Un numéro fiscal national se met en BT-32.",
  },
  "BR-CO-26": {
    message:
      "Le vendeur doit être identifiable : par un identifiant (BT-29), un identifiant légal (BT-30) ou un numéro de TVA (BT-31).",
    fix:
      "Ajoutez l’un des trois, par exemple le SIREN en BT-30 ; à défaut, répétez le numéro fiscal (BT-32) comme identifiant (BT-29). L’identifiant créancier SEPA (ICS) ne compte pas.",
  },
} as const satisfies Readonly<Record<keyof typeof references, Text>>;
