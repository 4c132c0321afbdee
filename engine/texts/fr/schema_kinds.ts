/** Textes français sur chaque sorte d’écart au schéma XML. */
import type { SchemaKinds } from "../kinds.ts";
import { typesetAll } from "./typography.ts";

export const schemaKinds: SchemaKinds = {
  "ATW-SCHEMA-ELEMENT": typesetAll({
    unknown: {
      message: "L’élément {actual} ne peut pas figurer ici. Peut suivre : {expected}.",
      absent: "L’élément {actual} ne peut pas figurer ici, ni aucun autre.",
      fix: "Supprimez {actual}, ou corrigez son nom et son espace de noms.",
    },
    misplaced: {
      message: "L’élément {actual} figure trop tard : sa place est avant {expected}.",
      fix: "Déplacez {actual} avant {expected}.",
    },
    repeated: {
      message: "L’élément {actual} ne peut figurer ici qu’une fois, et il y figure de nouveau.",
      fix:
        "Décidez quel {actual} est le bon ; si tous le sont, une autre syntaxe ou un autre profil peut en accepter plusieurs.",
    },
    text: {
      message: "L’élément {expected} ne peut pas contenir de texte, et « {actual} » y figure directement.",
      absent: "L’élément {expected} doit être vide, et il contient des espaces.",
      fix: "Supprimez le texte, ou déplacez-le dans l’élément qui doit le contenir.",
    },
    within: {
      message: "L’élément {expected} ne peut pas contenir d’éléments, et {actual} y figure.",
      fix: "Sortez {actual} de {expected}.",
    },
  }),
  "ATW-SCHEMA-MISSING": typesetAll({
    before: {
      message: "Il manque {expected} avant {actual}.",
      fix: "Ajoutez {expected} avant {actual}.",
    },
    within: {
      message: "L’élément {actual} se termine trop tôt : il manque {expected}.",
      fix: "Ajoutez {expected} à la fin de {actual}.",
    },
    either: {
      message: "L’élément {actual} se termine trop tôt : il manque l’un de {expected}.",
      fix: "Ajoutez l’un de {expected} à {actual}.",
    },
  }),
  "ATW-SCHEMA-VALUE": typesetAll({
    form: {
      message: "La valeur « {actual} » n’a pas la forme que cet élément demande : {expected}.",
      absent: "Cet élément est vide, et il demande une valeur de cette forme : {expected}.",
      fix: "Écrivez la valeur ainsi : {expected}.",
    },
    type: {
      message: "L’attribut xsi:type indique « {actual} », un type que cet élément ne peut pas avoir.",
      absent: "L’attribut xsi:type est vide, et n’indique donc aucun type.",
      fix: "Supprimez xsi:type.",
    },
    reference: {
      message: "Ceci renvoie à l’identifiant « {actual} », que rien ne porte dans le document.",
      fix: "Corrigez le renvoi, ou donnez l’identifiant à l’élément visé.",
    },
  }),
  "ATW-SCHEMA-ATTRIBUTE": typesetAll({
    unknown: {
      message: "Cet élément n’a pas d’attribut {actual}. Ses attributs sont {expected}.",
      absent: "Cet élément n’a pas d’attributs, donc pas non plus {actual}.",
      fix: "Supprimez {actual}, ou corrigez son nom.",
    },
    missing: {
      message: "L’attribut {expected} manque.",
      fix: "Ajoutez {expected} et sa valeur à cet élément.",
    },
    form: {
      message: "La valeur de l’attribut {actual} n’a pas la forme prescrite : {expected}.",
      fix: "Écrivez la valeur de l’attribut ainsi : {expected}.",
    },
    fixed: {
      message: "L’attribut {actual} ne peut avoir que la valeur « {expected} ».",
      fix: "Écrivez « {expected} », ou omettez l’attribut.",
    },
    twice: {
      message: "L’identifiant {actual} figure plusieurs fois dans ce document.",
      fix: "Donnez à chaque élément un identifiant qui lui est propre.",
    },
    nil: {
      message: "L’attribut {actual} n’est pas admis : aucun élément de ce format ne peut être nil.",
      fix: "Supprimez l’attribut, et omettez un élément qui n’a rien à dire.",
    },
  }),
};
