/** French wording of BR-CO-10 … BR-CO-16: the document totals. */
import type { totals } from "../../rules/en16931/totals.ts";
import type { Text } from "../text.ts";

export const totalsTexts = {
  "BR-CO-10": {
    requires: "Le total des montants nets des lignes (BT-106) doit être égal à la somme des lignes (BT-131).",
    message:
      "Le total des montants nets des lignes (BT-106) est de {actual}, alors que la somme des lignes (BT-131) est de {expected}.",
    absent:
      "Le total des montants nets des lignes (BT-106) doit être égal à la somme des lignes (BT-131). Indiqué : {actual} ; calculé : {expected}.",
    fix: "Reportez en BT-106 la somme des lignes, ou corrigez le montant de ligne qui est faux.",
  },
  "BR-CO-11": {
    requires: "Le total des remises au niveau du document (BT-107) doit être égal à la somme de ces remises (BT-92).",
    message:
      "Le total des remises au niveau du document (BT-107) est de {actual}, alors que la somme de ces remises (BT-92) est de {expected}.",
    absent:
      "Le total des remises au niveau du document (BT-107) n’est pas indiqué, alors que la somme de ces remises (BT-92) est de {expected}.",
    fix: "Reportez en BT-107 la somme des remises au niveau du document ; s’il n’y en a pas, supprimez BT-107.",
  },
  "BR-CO-12": {
    requires: "Le total des frais au niveau du document (BT-108) doit être égal à la somme de ces frais (BT-99).",
    message:
      "Le total des frais au niveau du document (BT-108) est de {actual}, alors que la somme de ces frais (BT-99) est de {expected}.",
    absent:
      "Le total des frais au niveau du document (BT-108) n’est pas indiqué, alors que la somme de ces frais (BT-99) est de {expected}.",
    fix: "Reportez en BT-108 la somme des frais au niveau du document ; s’il n’y en a pas, supprimez BT-108.",
  },
  "BR-CO-13": {
    requires:
      "Le total hors TVA (BT-109) doit être égal au total des lignes moins les remises plus les frais (BT-106 − BT-107 + BT-108).",
    message:
      "Le total hors TVA (BT-109) est de {actual} ; le total des lignes moins les remises plus les frais (BT-106 − BT-107 + BT-108) donne {expected}.",
    absent:
      "Le total hors TVA (BT-109) doit être égal au total des lignes moins les remises plus les frais (BT-106 − BT-107 + BT-108). Indiqué : {actual} ; calculé : {expected}.",
    fix: "Recalculez BT-109 à partir de BT-106, BT-107 et BT-108, ou corrigez celui de ces montants qui est faux.",
  },
  "BR-CO-14": {
    requires: "Le total de TVA (BT-110) doit être égal à la somme des montants de TVA de la ventilation (BT-117).",
    message:
      "Le total de TVA (BT-110) est de {actual}, alors que la somme des montants de TVA de la ventilation (BT-117) est de {expected}.",
    absent:
      "Le total de TVA (BT-110) n’est pas indiqué, alors que la somme des montants de TVA de la ventilation (BT-117) est de {expected}.",
    fix: "Reportez en BT-110 cette somme, ou corrigez le montant de TVA de la ventilation qui est faux.",
  },
  "BR-CO-15": {
    requires:
      "Le total TTC (BT-112) doit être égal au total hors TVA (BT-109) plus le seul total de TVA dans la devise de facturation (BT-110).",
    message:
      "Le total TTC (BT-112) est de {actual} ; le total hors TVA (BT-109) plus le total de TVA dans la devise de facturation (BT-110) donne {expected}.",
    absent:
      "Le total TTC (BT-112) doit être égal au total hors TVA (BT-109) plus le total de TVA dans la devise de facturation (BT-110), et la facture n’indique pas chacun de ces trois montants exactement une fois.",
    fix: "Indiquez un seul total de TVA dans la devise de facturation, et BT-112 égal à BT-109 plus ce total.",
  },
  "BR-CO-16": {
    requires:
      "Le net à payer (BT-115) doit être égal au total TTC moins le montant déjà payé plus l’arrondi (BT-112 − BT-113 + BT-114).",
    message:
      "Le net à payer (BT-115) est de {actual} ; le total TTC moins le montant déjà payé plus l’arrondi (BT-112 − BT-113 + BT-114) donne {expected}.",
    absent:
      "Le net à payer (BT-115) doit être égal au total TTC moins le montant déjà payé plus l’arrondi (BT-112 − BT-113 + BT-114). Indiqué : {actual} ; calculé : {expected}.",
    fix: "Recalculez BT-115 à partir de BT-112, BT-113 et BT-114, ou corrigez celui de ces montants qui est faux.",
  },
} as const satisfies Readonly<Record<keyof typeof totals, Text>>;
