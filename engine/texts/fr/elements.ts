/** French wording of the syntax rules. */
import { typeset } from "./typography.ts";
import { elementNames } from "./element_names.ts";
import type { Wording } from "../element_wording.ts";

export const elementWording: Wording = {
  names: elementNames,
  element: "{name}",
  attribute: "l’attribut {name}",
  ending: "un élément dont le nom finit par {name}",
  place: { element: " dans {parent}", attribute: " de {parent}" },
  and: " et ",
  or: " ou ",
  where: " quand ",
  filter: typeset("Quand {path} : {value}"),
  conditions: {
    is: "{path} vaut {value}",
    isNot: "{path} ne vaut pas {value}",
    has: "{path} est présent",
    lacks: "{path} est absent",
    named: "l’élément est {value}",
    within: "il se trouve dans {value}",
    root: "le document est {value}",
  },
  numbers: ["aucun", "une fois", "deux fois"],
  sentences: {
    unused: {
      requires: "Une facture doit se passer de {what}{place}.",
      message: "L’EN 16931 n’utilise pas {what}{place}, or {actual} y figure.",
      absent: "L’EN 16931 n’utilise pas {what}{place}.",
      fix: "Supprimez {what}{place}.",
    },
    restricted: {
      requires: "{what}{place} ne peut être indiqué que{exception}.",
      message: "L’EN 16931 n’utilise {what}{place} que{exception}, or {actual} y figure.",
      absent: "L’EN 16931 n’utilise {what}{place} que{exception}.",
      fix: "Supprimez {what}{place}, qui n’est utilisé que{exception}.",
    },
    tooMany: {
      requires: "{what}{place} peut figurer {number} au plus.",
      message: "{what}{place} peut figurer {number} au plus, et {actual} est de trop.",
      absent: "{what}{place} peut figurer {number} au plus, et il y en a davantage.",
      fix: "Indiquez {what}{place} {number} au plus et supprimez les autres.",
    },
    missing: {
      requires: "Il faut indiquer {what}{place}.",
      message: "{what}{place} est absent.",
      fix: "Ajoutez {what}{place}.",
    },
    notOne: {
      requires: "Il faut indiquer {what}{place} une fois exactement.",
      message: "Il faut indiquer {what}{place} une fois exactement, et {actual} est de trop.",
      absent: "Il faut indiquer {what}{place} une fois exactement, et il y en a davantage.",
      fix: "Gardez {what}{place} une seule fois.",
    },
    different: {
      requires: "{what} doit être identique dans toute la facture.",
      message: "{what} doit être identique dans toute la facture, or {actual} diffère de la première valeur.",
      fix: "Indiquez partout la même valeur, ou établissez une facture par valeur.",
    },
    notBoth: {
      requires: "On peut indiquer l’un de {what}, pas les deux.",
      message: "Les deux sont indiqués, {what}, et un seul est permis.",
      fix: "Supprimez l’un des deux.",
    },
    payee: {
      requires:
        "Un bénéficiaire doit porter un autre nom que la raison sociale du vendeur, et {what} ne peut y figurer plus d’une fois.",
      message: "Le bénéficiaire porte la raison sociale du vendeur, ou {what} y figure plus d’une fois.",
      fix: "Indiquez une fois le nom du bénéficiaire, ou omettez-le s’il s’agit du vendeur.",
    },
    decimals: {
      requires: "Un montant doit avoir deux décimales au plus.",
      message: "Le montant {actual} a plus de deux décimales.",
      fix: "Arrondissez le montant à deux décimales.",
    },
    code: {
      requires: typeset("{what}{place} doit porter un code de la liste : {codes}."),
      message: "{actual} ne figure pas dans la liste de codes de {what}{place}.",
      absent: "{what}{place} porte une valeur qui ne figure pas dans la liste de codes.",
      fix: typeset("Indiquez pour {what}{place} un code de la liste : {codes}."),
    },
    date: {
      requires: "Une date au format 102 doit comporter l’année, le mois et le jour en huit chiffres.",
      message: typeset("{actual} n’est pas une date au format 102 : année, mois et jour en huit chiffres."),
      absent: "La date est vide, alors que le format 102 demande l’année, le mois et le jour en huit chiffres.",
      fix: "Écrivez la date sous la forme AAAAMMJJ, par exemple 20250930.",
    },
    parted: {
      requires: "Une valeur doit être d’un seul tenant, car la règle officielle s’arrête à un commentaire.",
      message: typeset(
        "La règle officielle lit {actual} d’un seul tenant et s’arrête sans verdict : un commentaire coupe la valeur.",
      ),
      fix: "Retirez le commentaire ou l’instruction de traitement de la valeur.",
    },
  },
  own: {
    "BR-TMP-4": {
      requires: "Un document justificatif (BG-24) a au plus une description (BT-123), aussi en CII.",
      message: "Un document justificatif (BG-24) a plus d’une description (BT-123).",
      fix: "Garder une seule description.",
    },
    "BR-TMP-5": {
      requires: "Un document justificatif (BG-24) a au plus un fichier joint (BT-125), aussi en CII.",
      message: "Un document justificatif (BG-24) a plus d’un fichier joint (BT-125).",
      fix: "Indiquer un document justificatif pour chaque fichier.",
    },
    "BR-TMP-6": {
      requires: "En UBL, les dates s’écrivent sous la forme 2026-11-23.",
      message: "La date {actual} n’est pas écrite sous la forme 2026-11-23.",
      fix: "Écrire l’année, le mois et le jour séparés par des traits d’union, sans rien derrière.",
    },
    "BR-TMP-7": {
      requires: "En CII, les dates s’écrivent sous la forme 20261123, avec le format 102.",
      message: "La date {actual} n’est pas écrite sous la forme 20261123, avec le format 102.",
      fix: "Écrire l’année, le mois et le jour sans séparateur, et indiquer le format 102.",
    },
    "UBL-SR-43": {
      requires:
        "Seule la référence à un objet facturé (130) peut porter un type de document ou un schéma d’identification.",
      message: "{home} porte un type de document ou un schéma d’identification sans renvoyer à un objet facturé (130).",
      fix: "Supprimez cbc:DocumentTypeCode et l’attribut schemeID de cbc:ID, ou mettez cbc:DocumentTypeCode à 130.",
    },
    "CII-SR-470": {
      requires: "Un virement (moyen de paiement 30 ou 58) doit indiquer le compte à créditer.",
      message: "Un virement (moyen de paiement 30 ou 58) n’indique aucun compte à créditer.",
      fix: "Ajoutez l’IBAN (ram:IBANID) ou le numéro de compte (ram:ProprietaryID) du bénéficiaire.",
    },
    "CII-DT-033": {
      requires:
        "Une quantité ne peut porter une unité de mesure que si une quantité facturée (ram:BilledQuantity) en porte une.",
      message:
        "{home} porte une unité de mesure, alors qu’aucune ligne n’en indique pour sa quantité facturée (ram:BilledQuantity).",
      fix: "Ajoutez l’unité de mesure (unitCode) à la quantité facturée, ou supprimez-la ici.",
    },
    "CII-SR-476": {
      requires:
        "Tous les documents complémentaires ensemble peuvent avoir une pièce jointe, car c’est ainsi que la règle officielle compte.",
      message:
        "La règle officielle compte ensemble les pièces jointes de tous les documents complémentaires, et celle-ci est la deuxième.",
      fix:
        "C’est la règle qui va trop loin : chaque document peut avoir sa propre pièce jointe. C’est un avertissement, et il n’y a rien à faire.",
    },
    "CII-SR-119": {
      requires: "Une remise sur le prix doit avoir un indicateur égal à false et un montant.",
      message: "Une remise sur le prix n’a pas l’indicateur false, ou pas de montant.",
      fix: "Mettez udt:Indicator de ram:ChargeIndicator à false et indiquez ram:ActualAmount.",
    },
  },
};
