/** French wording of the rules of NLCIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const netherlands: Readonly<Record<string, Text>> = {
  "BR-NL-1": {
    requires: "Un vendeur aux Pays-Bas doit avoir un numéro d’enregistrement du schéma 0106 ou 0190 (BT-30).",
    message: "Le vendeur aux Pays-Bas n’a pas de numéro d’immatriculation de schéma 0106 ou 0190 (BT-30).",
    fix: "Indiquez le numéro KvK (schéma 0106) ou l’OIN (schéma 0190).",
  },
  "BR-NL-10": {
    requires: "Un acheteur aux Pays-Bas doit avoir un numéro d’enregistrement du schéma 0106 ou 0190 (BT-47).",
    message: "L’acheteur aux Pays-Bas n’a pas de numéro d’immatriculation de schéma 0106 ou 0190 (BT-47).",
    fix: "Indiquez le numéro KvK (schéma 0106) ou l’OIN (schéma 0190).",
  },
  "BR-NL-2": {
    requires: "Une facture doit avoir une référence de l’acheteur (BT-10) ou un numéro de commande (BT-13).",
    message: "La facture n’a ni référence de l’acheteur (BT-10) ni bon de commande (BT-13).",
    fix: "Indiquez l’une des deux.",
  },
  "BR-NL-3": {
    requires: "L’adresse néerlandaise du vendeur doit avoir une rue, une ville et un code postal.",
    message: "Il manque la rue, la ville ou le code postal dans l’adresse du vendeur.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-4": {
    requires: "L’adresse néerlandaise de l’acheteur doit avoir une rue, une ville et un code postal.",
    message: "Il manque la rue, la ville ou le code postal dans l’adresse de l’acheteur.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-5": {
    requires: "L’adresse néerlandaise du représentant fiscal doit avoir une rue, une ville et un code postal.",
    message: "Il manque la rue, la ville ou le code postal dans l’adresse du représentant fiscal.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-7": {
    requires: "Le type de document (BT-3) doit être 380, 381, 384 ou 389.",
    message: "Le type de facture (BT-3) {actual} n’est ni 380, ni 381, ni 384, ni 389.",
    fix: "Indiquez un de ces types.",
  },
  "BR-NL-8": {
    requires: "Un avoir doit porter le type 381, et une facture un autre.",
    message: "Le type 381 est celui des avoirs, et d’eux seuls ; ici figure {actual}.",
    fix: "Envoyez un avoir avec le type 381, une facture avec un autre.",
  },
  "BR-NL-9": {
    requires: "Une facture rectificative (384) doit nommer la facture qu’elle corrige (BT-25).",
    message: "Une facture rectificative (384) n’indique pas celle qu’elle corrige (BT-25).",
    fix: "Ajoutez le numéro de cette facture.",
  },
  "BR-NL-11": {
    requires: "Une facture dont un montant est dû doit dire comment le payer (BG-16).",
    message: "Un montant est à payer, mais la facture ne dit pas comment (BG-16).",
    fix: "Ajoutez le moyen de paiement.",
  },
  "BR-NL-12": {
    requires: "Le moyen de paiement (BT-81) doit être 30, 48, 49, 57, 58 ou 59.",
    message: "Le moyen de paiement (BT-81) {actual} n’est ni 30, ni 48, 49, 57, 58 ou 59.",
    fix: "Indiquez un de ces codes.",
  },
  "BR-NL-13": {
    requires: "Une facture dont les lignes renvoient à des lignes de commande doit nommer la commande (BT-13).",
    message: "Une ligne renvoie à une ligne de commande, mais la facture n’indique pas de commande (BT-13).",
    fix: "Ajoutez le numéro de commande.",
  },
  "BR-NL-25": {
    requires: "Aux Pays-Bas, le numéro de TVA doit être le seul numéro fiscal d’un vendeur.",
    message: "Des numéros fiscaux du vendeur, seul l’identifiant à la TVA sert aux Pays-Bas.",
    fix: "Supprimez l’autre identifiant fiscal (BT-32).",
  },
  "BR-NL-31": {
    requires: "Un paiement SEPA doit se passer de BIC (BT-86).",
    message: "Un paiement SEPA n’a pas besoin de BIC (BT-86).",
    fix: "Supprimez le BIC.",
  },
  "BR-NL-33": {
    requires: "Le total de TVA doit être donné dans la seule devise de la facture (BT-5).",
    message: "Le total de TVA est dans une autre devise que celle de la facture (BT-5).",
    fix: "Indiquez-le dans la seule devise de la facture.",
  },
  "SI-UBL-2": {
    requires: "Chaque élément doit avoir un contenu.",
    message: "Un élément est vide.",
    fix: "Supprimez l’élément ou renseignez-le.",
  },
  "empty-element-check": {
    requires: "Chaque élément doit avoir un contenu.",
    message: "Un élément est vide.",
    fix: "Supprimez l’élément ou renseignez-le.",
  },
  "BR-GA-1": {
    requires: "Une facture avec compte bloqué doit avoir deux conditions de paiement.",
    message: "La facture n’a pas deux conditions de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-2": {
    requires: "Une facture avec compte bloqué doit avoir deux moyens de paiement.",
    message: "La facture n’a pas deux moyens de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-4": {
    requires: "Chaque condition de paiement doit nommer un moyen de paiement.",
    message: "Une condition de paiement n’indique pas un seul moyen de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-5": {
    requires: "Chaque moyen de paiement doit avoir un identifiant.",
    message: "Un moyen de paiement n’a pas un seul identifiant.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-6": {
    requires: "Chaque condition de paiement doit nommer un moyen de paiement de la facture.",
    message: "Une condition de paiement cite un moyen de paiement absent : {actual}.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-7": {
    requires: "Un moyen de paiement exactement doit être le compte bloqué (GACCOUNT).",
    message: "Le compte G (GACCOUNT) n’est pas celui d’un seul moyen de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-3": {
    requires: "Les montants des deux conditions de paiement doivent faire ensemble le montant dû (BT-115).",
    message: "Les montants des deux conditions ne font pas le montant à payer (BT-115).",
    fix: "Répartissez le montant à payer entre les deux comptes.",
  },
};
