/** French wording of the findings on JSON input itself. */
import type { InputFaultId, InputKind } from "../../model/faults.ts";
import type { VatFaultId } from "../../rules/own/vat.ts";
import type { Text } from "../text.ts";

/** What the kinds of JSON values are called. */
export const kinds = {
  text: "un texte",
  number: "un nombre",
  date: "une date comme 2026-11-30",
  truth: "true ou false",
  null: "null",
  object: "un objet",
  list: "une liste",
} as const satisfies Readonly<Record<InputKind, string>>;

export const inputTexts = {
  "ATW-INPUT-TYPE": {
    requires: "Chaque champ d’une facture JSON doit contenir ce que son type demande.",
    message: "Ce champ attend {expected} ; il contient {actual}.",
    fix: "Écrivez la valeur sous la forme prévue pour le champ ; sans valeur, omettez le champ au lieu d’écrire null.",
  },
  "ATW-INPUT-MISSING": {
    requires:
      "Une facture JSON devrait avoir tous les champs obligatoires, même ceux qu’aucune règle officielle ne demande.",
    message: "Le champ « {expected} » est obligatoire ici, bien qu’aucune règle officielle ne le demande.",
    fix: "Ajoutez le champ à cet objet.",
  },
  "ATW-INPUT-UNKNOWN": {
    requires:
      "Une facture JSON ne devrait pas avoir de champ inconnu du modèle, car le contenu de ce champ serait perdu.",
    message: "Le champ « {actual} » n’existe pas ici, et il est ignoré. Le nom le plus proche est « {expected} ».",
    absent: "Il n’y a ici aucun champ de ce nom, ni de nom proche ; ce champ est donc ignoré.",
    fix: "Corrigez le nom, ou supprimez ce que le modèle ne prévoit pas.",
  },
  "ATW-AMOUNT-UNKNOWN": {
    requires: "Aucun montant ne doit figurer dans un champ inconnu du modèle : il manquerait dans la facture.",
    message:
      "Le champ « {actual} » n’existe pas ici ; son montant serait omis. Le nom le plus proche est « {expected} ».",
    absent: "Aucun champ ne porte ce nom ici, et son contenu ressemble à un montant qui serait omis.",
    fix:
      "Indiquez le montant là où le modèle le prévoit : allowances, charges, lines, totals ou vatBreakdown. Si ce n’en est pas un, supprimez le champ.",
  },
  "ATW-INPUT-TOO-DEEP": {
    requires: "Les objets et les listes d’une facture JSON peuvent être imbriqués sur 100 niveaux.",
    message:
      "Les objets et les listes sont imbriqués ici sur plus de {expected} niveaux ; ce qui se trouve plus bas n’a pas été lu.",
    fix: "Envoyez l’objet de la facture lui-même et supprimez ce qui n’en fait pas partie.",
  },
  "ATW-INPUT-TOO-MANY": {
    requires: "Une facture JSON peut contenir 250 000 valeurs.",
    message:
      "La facture contient plus de {expected} valeurs. À partir d’ici, elle n’a pas été lue et aucune règle n’a été évaluée.",
    fix: "Divisez la facture. En ligne de commande, --max-elements relève cette limite.",
  },
  "ATW-INPUT-CONFLICT": {
    requires:
      "Ce qu’une facture JSON dit deux fois, sous une forme courte et une forme longue ou dans un champ répété, doit concorder.",
    message: "Ce champ indique « {actual} », alors que la même donnée vaut ailleurs « {expected} ».",
    absent: "Cette donnée est indiquée deux fois, et pas à l’identique.",
    fix: "Gardez l’une des deux, et supprimez l’autre.",
  },
  "ATW-NUMBER-NOT-FINITE": {
    requires: "Un nombre doit être fini.",
    message: "Un nombre doit être fini, et « {actual} » ne l’est pas.",
    fix: "Cherchez où le calcul de cette valeur divise par zéro ou manque de données, et écrivez le montant lui-même.",
  },
  "ATW-NUMBER-TOO-LARGE": {
    requires: "Un nombre peut avoir 15 chiffres avant le point décimal et 10 après.",
    message: "Le nombre {actual} a plus de 15 chiffres avant le point décimal, ou plus de 10 après.",
    fix:
      "Arrondissez le nombre aux décimales utiles ; c’est surtout nécessaire après un calcul binaire tel que 0.1 + 0.2.",
  },
  "ATW-TEXT-NOT-XML": {
    requires: "Un texte ne doit contenir aucun caractère que XML n’admet pas.",
    message: "Ce texte contient {actual}, qu’aucun document XML n’admet.",
    fix:
      "Retirez du texte les caractères de contrôle et les demi-caractères Unicode isolés ; tabulations et sauts de ligne peuvent rester.",
  },
  "ATW-VAT-RATE-OUT-OF-RANGE": {
    requires: "Un taux de TVA est un pourcentage de 0 à 100.",
    message: "Un taux de TVA est compris entre 0 et 100 % ; {actual} ne l’est pas.",
    fix: "Indiquez le taux en pourcentage : 20 pour un taux de 20 %.",
  },
  "ATW-VAT-RATE-FRACTION": {
    requires: "Un taux de TVA s’écrit en pour cent, et aucun n’est inférieur à 1.",
    message: "Le taux de TVA {actual} est inférieur à un pour cent ; il a sans doute été écrit comme une fraction.",
    fix: "Écrivez le taux en pour cent : 20 au lieu de 0.20.",
  },
  "ATW-VAT-CATEGORY-B": {
    requires: "Le paiement scindé de la TVA (« split payment », catégorie B) n’est pas pris en charge ici.",
    message:
      "La catégorie de TVA est B, paiement scindé (« split payment »), qui n’existe que sur les factures italiennes et n’est pas contrôlée ici.",
    fix: "Choisissez une autre catégorie de TVA, ou faites contrôler cette facture selon les règles du réseau italien.",
  },
  "ATW-PROFILE-UNKNOWN": {
    requires: "Le profil doit être l’un de ceux qui sont contrôlés ici.",
    message:
      "Le profil « {actual} » n’existe pas ; les profils sont {expected}. La facture a été contrôlée selon EN 16931.",
    fix: "Indiquez l’un de ces profils, ou omettez le champ pour un contrôle selon EN 16931 seule.",
  },
  "ATW-AMOUNT-DIFFERS": {
    requires: "Un montant devrait être celui qui résulte des autres chiffres de la facture.",
    message: "Le montant indiqué est {actual} ; les autres chiffres de la facture donnent {expected}.",
    absent:
      "Les lignes, remises et frais ({expected}) n’ont pas de ventilation de la TVA à leur catégorie et leur taux.",
    fix:
      "Corrigez le montant, ou ce dont il résulte. La TVA et les totaux sont générés tels qu’ils sont calculés, ou tels qu’indiqués avec amounts=stated.",
  },
  "ATW-NOT-CARRIED": {
    requires: "Une facture générée ne doit rien contenir que sa syntaxe ne puisse exprimer.",
    message:
      "La syntaxe {expected} n’a pas de place ici pour « {actual} » : la valeur serait perdue ou lue comme autre chose.",
    fix: "Supprimez-la ou dites-la ailleurs, par exemple dans une note ; ou complétez le groupe dont elle dépend.",
  },
  "ATW-DOCUMENT-TOO-LARGE": {
    requires: "Une facture générée ne doit pas dépasser la taille qui est lue par défaut.",
    message: "En XML, cette facture compte {actual} éléments ou caractères, et {expected} sont lus par défaut.",
    fix: "Scindez la facture, ou relevez la limite si le destinataire relève la sienne.",
  },
} as const satisfies Readonly<Record<InputFaultId | VatFaultId, Text>>;
