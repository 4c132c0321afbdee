/** Textes français sur ce qui contredit le schéma XML, pour toute facture. */
import type { SchemaId } from "../../schema/faults.ts";
import type { Text } from "../text.ts";

export const schemaTexts = {
  "ATW-SCHEMA-ELEMENT": {
    requires: "Les éléments et les textes doivent figurer à la place et dans l’ordre que prévoit le schéma XML.",
    message: "L’élément {actual} ne peut pas figurer ici. Peut y figurer : {expected}.",
    fix: "Déplacez l’élément à la place que prévoit le schéma, ou supprimez-le.",
  },
  "ATW-SCHEMA-MISSING": {
    requires: "Les éléments que le schéma XML exige doivent être présents.",
    message: "Il manque {expected} dans {actual}.",
    fix: "Ajoutez l’élément à la place que prévoit le schéma.",
  },
  "ATW-SCHEMA-VALUE": {
    requires: "La valeur d’un élément doit avoir la forme que prescrit le schéma XML.",
    message: "La valeur « {actual} » n’a pas la forme que prescrit le schéma : {expected}.",
    fix: "Écrivez la valeur sous la forme que prescrit le schéma.",
  },
  "ATW-SCHEMA-ATTRIBUTE": {
    requires: "Un élément doit porter les attributs que le schéma XML exige, et aucun autre.",
    message: "L’attribut {actual} n’est pas conforme au schéma : {expected}.",
    fix: "Corrigez, ajoutez ou supprimez l’attribut.",
  },
} as const satisfies Readonly<Record<SchemaId, Text>>;
