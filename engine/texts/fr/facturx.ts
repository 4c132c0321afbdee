/** French wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";
import { typeset } from "./typography.ts";

export const facturxWording: FacturxWording = {
  unused: {
    requires: "Une facture doit se passer de {what}{place}.",
    message: "Le profil Factur-X de la facture n’utilise pas {what}{place}, or {actual} y figure.",
    absent: "Le profil Factur-X de la facture n’utilise pas {what}{place}.",
    fix: "Supprimez {what}{place}.",
  },
  meanings: [
    ["1 2 3 4 5 6 7", [
      "comptabilité générale",
      "comptabilité auxiliaire",
      "budget",
      "comptabilité analytique",
      "créances",
      "dettes",
      "coûts par affaire",
    ]],
    ["130", ["objet facturé"]],
    ["50 130 916", ["appel d’offres ou lot", "objet facturé", "document justificatif"]],
    ["S Z E AE K G O L M B", [
      "taux normal",
      "taux zéro",
      "exonéré",
      "autoliquidation",
      "livraison intracommunautaire",
      "exportation",
      "hors du champ de la TVA",
      "IGIC des îles Canaries",
      "IPSI de Ceuta et Melilla",
      "paiement scindé",
    ]],
    ["5 29 72", ["jour d’émission", "jour de livraison", "jour de paiement"]],
    ["102 205", ["AAAAMMJJ", "AAAAMMJJhhmmshhmm"]],
    ["VA FC", ["numéro de TVA", "numéro fiscal"]],
    ["VAT", ["taxe sur la valeur ajoutée"]],
    ["DETAIL GROUP INFORMATION", ["ligne facturée", "titre avec total", "remarque"]],
    ["1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB", [
      "livraison par le fournisseur",
      "livraison par le logisticien",
      "coût et fret",
      "coût, assurance et fret",
      "port payé, assurance comprise",
      "port payé",
      "rendu au lieu de destination",
      "rendu droits acquittés",
      "rendu au lieu de destination déchargé",
      "à l’usine",
      "franco le long du navire",
      "franco transporteur",
      "franco à bord",
    ]],
    ["0 1 2 3 4 5 6 7 8 9", [
      "non précisé",
      "mer",
      "rail",
      "route",
      "air",
      "poste",
      "plusieurs modes",
      "conduite ou autre installation fixe",
      "voies navigables",
      "sans objet",
    ]],
  ],
  rules: {
    "CII-SR-470": {
      message: typeset(
        "Un virement (moyen de paiement 30 ou 58) doit nommer un seul compte : un IBAN ou un autre numéro de compte, pas les deux.",
      ),
      fix: "Indiquez soit l’IBAN (ram:IBANID), soit le numéro de compte (ram:ProprietaryID) du bénéficiaire.",
    },
    "VAT-01": {
      requires:
        "Une catégorie de TVA doit figurer dans la ventilation (BG-23) si et seulement si quelque chose y est taxé.",
      message: typeset(
        "Une catégorie de TVA figure dans la ventilation (BG-23) si et seulement si elle taxe quelque chose : {actual} ne figure que d’un côté.",
      ),
      fix: "Ajoutez la catégorie à la ventilation de la TVA, ou retirez-l’en.",
    },
    "VAT-08b": {
      requires:
        "La base d’imposition (BT-116) doit être la somme des lignes, remises et charges, à un centime près par montant.",
      message:
        "La base d’imposition (BT-116) {actual} s’écarte de la somme des lignes, remises et frais de plus d’un centime pour chacun.",
      fix: "Additionnez à nouveau les lignes, remises et frais de cette catégorie et de ce taux.",
    },
    "VAT-08ini": {
      requires:
        "Par catégorie et taux seuls, la base d’imposition (BT-116) doit être la somme des lignes, remises et charges.",
      message:
        "Par catégorie et taux seuls, la base d’imposition (BT-116) {actual} n’est pas la somme des lignes, remises et frais.",
      fix: "Vérifiez les lignes, remises et frais de cette catégorie et de ce taux.",
    },
    "VAT-08rev": {
      requires:
        "À motif d’exonération égal, les lignes, remises et charges doivent faire la base d’imposition (BT-116).",
      message:
        "À motif d’exonération égal, les lignes, remises et frais ne donnent pas la base d’imposition (BT-116) {actual}.",
      fix: "Indiquez aux lignes, remises et frais le motif d’exonération de la ventilation dont ils relèvent.",
    },
    "BR-FXEXT-S-09b": {
      requires:
        "Le montant de TVA (BT-117) doit être la base d’imposition multipliée par le taux, à un centime près par ligne, remise et charge.",
      message:
        "Le montant de TVA (BT-117) {actual} n’est pas la base d’imposition multipliée par le taux, même à un centime près par ligne, remise et frais.",
      fix: "Calculez le montant de TVA à partir de la base (BT-116) et du taux (BT-119).",
    },
    "BR-CO-25": {
      requires:
        "Une facture dont un montant est dû doit dire quand ou comment le payer : une date d’échéance (BT-9) ou des conditions de paiement (BT-20).",
      message: typeset(
        "Avec un montant à payer de {actual}, la facture doit dire quand ou comment payer : échéance (BT-9) ou conditions de paiement (BT-20).",
      ),
      fix: "Ajoutez l’échéance ou les conditions de paiement.",
    },
    "BR-FXEXT-01": {
      requires: "Une note avec un code de sujet (BT-21) doit avoir un texte (BT-22) ou un code de contenu.",
      message: "Une note avec un code sujet (BT-21) n’a ni texte (BT-22) ni code de contenu.",
      fix: "Ajoutez le texte de la note, ou supprimez-la.",
    },
    "BR-FXEXT-02": {
      requires: "Une note de ligne avec un code de sujet doit avoir un texte (BT-127) ou un code de contenu.",
      message: "Une note de ligne avec un code sujet n’a ni texte (BT-127) ni code de contenu.",
      fix: "Ajoutez le texte de la note, ou supprimez-la.",
    },
    "BR-FXEXT-03": {
      requires: "L’immatriculation fiscale d’une partie autre que le vendeur doit être un numéro de TVA (schéma VA).",
      message: typeset(
        "Pour les parties autres que le vendeur, l’identifiant fiscal est un numéro de TVA ; {actual} a un autre schéma.",
      ),
      fix: "Donnez la valeur VA à l’attribut schemeID de l’identifiant.",
    },
    "BR-FXEXT-04": {
      requires: "Le type d’un attribut d’article devrait être de ceux qui sont recommandés (UNTDID 6313).",
      message: typeset("« {actual} » ne fait pas partie des types d’attributs d’article recommandés."),
      fix: "Indiquez un code recommandé, ou nommez l’attribut en toutes lettres (BT-160).",
    },
    "BR-FXEXT-06": {
      requires: "Une ligne placée sous une autre doit dire ce qu’elle est : DETAIL, GROUP ou INFORMATION.",
      message: typeset(
        "Une ligne placée sous la ligne {actual} ne dit pas ce qu’elle est : DETAIL, GROUP ou INFORMATION.",
      ),
      fix: typeset("Ajoutez ram:LineStatusReasonCode à la ligne."),
    },
    "BR-FXEXT-08": {
      requires: "Le montant d’un groupe de lignes doit être la somme des lignes placées juste en dessous.",
      message: "Le montant {actual} d’un groupe de lignes n’est pas la somme des lignes placées juste en dessous.",
      fix: "Additionnez les lignes juste en dessous du groupe, ou omettez son montant.",
    },
    "BR-FXEXT-11": {
      requires: "Une ligne placée sous une autre doit nommer une ligne de la facture.",
      message: "La facture n’a pas de ligne {actual}, sous laquelle une autre ligne se dit placée.",
      fix: typeset("Nommez dans ram:ParentLineID une ligne de la facture, ou supprimez la référence."),
    },
    "BR-FXEXT-12": {
      message: "Si un groupe de lignes a un montant, tous les groupes juste en dessous doivent en avoir un.",
      fix: "Ajoutez le montant de chaque groupe en dessous, ou omettez celui du groupe.",
    },
    "BR-FXEXT-BR-22": {
      message: "Une ligne doit indiquer la quantité facturée (BT-129).",
      fix: "Ajoutez la quantité.",
    },
    "BR-FXEXT-BR-23": {
      message: "Une ligne doit indiquer l’unité de mesure de sa quantité (BT-130).",
      fix: "Ajoutez le code d’unité à la quantité.",
    },
    "BR-FXEXT-BR-24": {
      message: "Une ligne doit indiquer son montant net (BT-131).",
      fix: "Ajoutez le montant net de la ligne.",
    },
    "BR-FXEXT-BR-26": {
      message: "Une ligne doit indiquer le prix net de son article (BT-146).",
      fix: "Ajoutez le prix net.",
    },
    "BR-FXEXT-BR-38": {
      message: "Des frais de la facture (BG-21) doivent avoir un motif (BT-104) ou un code de motif (BT-105).",
      fix: "Ajoutez le motif ou son code.",
    },
    "BR-FXEXT-BR-44": {
      message: "Des frais de ligne (BG-28) doivent avoir un motif (BT-144) ou un code de motif (BT-145).",
      fix: "Ajoutez le motif ou son code.",
    },
    "BR-FXEXT-BR-54-1": {
      message: "Un attribut d’article (BG-32) doit avoir un nom (BT-160) ou un code de type.",
      fix: "Ajoutez le nom de l’attribut ou son code.",
    },
    "BR-FXEXT-BR-54-2": {
      message: "Un attribut d’article (BG-32) doit avoir soit une valeur (BT-161), soit une mesure avec son unité.",
      fix: "Indiquez la valeur ou la mesure, pas les deux.",
    },
    "BR-FXEXT-CII-DT-097a": {
      requires:
        "Une date avec heure au format 205 doit comporter l’année, le mois, le jour, l’heure et la minute en douze chiffres.",
      message: typeset(
        "{actual} n’est pas une date avec heure au format 205 : année, mois, jour, heure et minute en douze chiffres.",
      ),
      fix: "Écrivez-la sous la forme AAAAMMJJHHMM, par exemple 202509301430.",
    },
    "BR-FXEXT-CO-04": {
      message: "Une ligne doit avoir une catégorie de TVA (BT-151), avec le type de taxe VAT.",
      fix: "Ajoutez la catégorie de TVA de la ligne.",
    },
    "BR-FXEXT-CO-10": {
      requires: "La somme des montants nets (BT-106) doit être celle des lignes, à un centime près par ligne.",
      message: "La somme des lignes (BT-106) s’écarte de leurs montants nets de plus d’un centime par ligne.",
      fix: "Additionnez à nouveau les montants nets des lignes.",
    },
    "BR-FXEXT-CO-11": {
      requires: "La somme des remises (BT-107) doit être celle des remises, à un centime près pour chacune.",
      message: "La somme des remises (BT-107) s’écarte de leurs montants de plus d’un centime par remise.",
      fix: "Additionnez à nouveau les remises.",
    },
    "BR-FXEXT-CO-12": {
      requires:
        "La somme des charges (BT-108) doit être celle des charges et des frais logistiques, à un centime près pour chacun.",
      message: "La somme des frais (BT-108) s’écarte des frais et frais logistiques de plus d’un centime chacun.",
      fix: "Additionnez à nouveau les frais et les frais logistiques.",
    },
    "BR-FXEXT-CO-13": {
      requires:
        "Le total hors TVA (BT-109) doit être la somme des lignes, moins les remises, plus les charges, à un centime près pour chacune.",
      message:
        "Le total hors TVA (BT-109) n’est pas la somme des lignes, moins les remises, plus les frais, à un centime près pour chacun.",
      fix: "Recalculez ce total à partir des lignes, remises et frais.",
    },
    "BR-FXEXT-CO-15": {
      requires:
        "Le total TTC (BT-112) doit être le total hors TVA (BT-109) plus la TVA (BT-110), à un centime près par ligne, remise et charge.",
      message:
        "Le total TTC (BT-112) n’est pas le total hors TVA (BT-109) plus la TVA (BT-110) dans la devise de la facture, à un centime près par ligne, remise et frais.",
      fix: "Ajoutez la TVA dans la devise de la facture au total hors TVA.",
    },
    "BR-FXEXT-CO-16": {
      requires:
        "Le montant dû (BT-115) doit être le total TTC, moins ce qui est payé, plus l’arrondi et les ajustements.",
      message:
        "Le montant à payer (BT-115) n’est pas le total TTC, moins le montant payé, plus l’arrondi et les ajustements.",
      fix: "Calculez le montant à payer à partir de ces montants.",
    },
  },
};
