/** French wording of the rules of NLCIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const netherlands: Readonly<Record<string, Text>> = {
  "BR-NL-1": {
    message: "Le vendeur aux Pays-Bas n’a pas de numéro d’immatriculation de schéma 0106 ou 0190 (BT-30).",
    fix: "Indiquez le numéro KvK (schéma 0106) ou l’OIN (schéma 0190).",
  },
  "BR-NL-10": {
    message: "L’acheteur aux Pays-Bas n’a pas de numéro d’immatriculation de schéma 0106 ou 0190 (BT-47).",
    fix: "Indiquez le numéro KvK (schéma 0106) ou l’OIN (schéma 0190).",
  },
  "BR-NL-2": {
    message: "La facture n’a ni référence de l’acheteur (BT-10) ni bon de commande (BT-13).",
    fix: "Indiquez l’une des deux.",
  },
  "BR-NL-3": {
    message: "Il manque la rue, la ville ou le code postal dans l’adresse du vendeur.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-4": {
    message: "Il manque la rue, la ville ou le code postal dans l’adresse de l’acheteur.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-5": {
    message: "Il manque la rue, la ville ou le code postal dans l’adresse du représentant fiscal.",
    fix: "Complétez l’adresse.",
  },
  "BR-NL-7": {
    message: "Le type de facture (BT-3) {actual} n’est ni 380, ni 381, ni 384, ni 389.",
    fix: "Indiquez un de ces types.",
  },
  "BR-NL-8": {
    message: "Le type 381 est celui des avoirs, et d’eux seuls ; ici figure {actual}.",
    fix: "Envoyez un avoir avec le type 381, une facture avec un autre.",
  },
  "BR-NL-9": {
    message: "Une facture rectificative (384) n’indique pas celle qu’elle corrige (BT-25).",
    fix: "Ajoutez le numéro de cette facture.",
  },
  "BR-NL-11": {
    message: "Un montant est à payer, mais la facture ne dit pas comment (BG-16).",
    fix: "Ajoutez le moyen de paiement.",
  },
  "BR-NL-12": {
    message: "Le moyen de paiement (BT-81) {actual} n’est ni 30, ni 48, 49, 57, 58 ou 59.",
    fix: "Indiquez un de ces codes.",
  },
  "BR-NL-13": {
    message: "Une ligne renvoie à une ligne de commande, mais la facture n’indique pas de commande (BT-13).",
    fix: "Ajoutez le numéro de commande.",
  },
  "BR-NL-25": {
    message: "Des numéros fiscaux du vendeur, seul l’identifiant à la TVA sert aux Pays-Bas.",
    fix: "Supprimez l’autre identifiant fiscal (BT-32).",
  },
  "BR-NL-31": { message: "Un paiement SEPA n’a pas besoin de BIC (BT-86).", fix: "Supprimez le BIC." },
  "BR-NL-33": {
    message: "Le total de TVA est dans une autre devise que celle de la facture (BT-5).",
    fix: "Indiquez-le dans la seule devise de la facture.",
  },
  "SI-UBL-2": { message: "Un élément est vide.", fix: "Supprimez l’élément ou renseignez-le." },
  "empty-element-check": { message: "Un élément est vide.", fix: "Supprimez l’élément ou renseignez-le." },
  "BR-GA-1": {
    message: "La facture n’a pas deux conditions de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-2": {
    message: "La facture n’a pas deux moyens de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-4": {
    message: "Une condition de paiement n’indique pas un seul moyen de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-5": {
    message: "Un moyen de paiement n’a pas un seul identifiant.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-6": {
    message: "Une condition de paiement cite un moyen de paiement absent : {actual}.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-7": {
    message: "Le compte G (GACCOUNT) n’est pas celui d’un seul moyen de paiement.",
    fix: "Indiquez les deux voies : le compte G et le compte ordinaire.",
  },
  "BR-GA-3": {
    message: "Les montants des deux conditions ne font pas le montant à payer (BT-115).",
    fix: "Répartissez le montant à payer entre les deux comptes.",
  },
};
