/** French wording of BR-01 … BR-28: what must be there in the document, its parties and its lines. */
import type { presence } from "../../rules/en16931/presence.ts";
import type { Text } from "../text.ts";

export const presenceTexts = {
  "BR-01": {
    message: "La facture doit indiquer la spécification qu’elle suit (BT-24).",
    fix: "Ajoutez l’identifiant de la spécification convenue avec le destinataire.",
  },
  "BR-02": {
    message: "La facture doit porter un numéro (BT-1).",
    fix: "Ajoutez le numéro sous lequel votre comptabilité enregistre cette facture. Un champ vide ne suffit pas.",
  },
  "BR-03": {
    message: "La facture doit porter une date d’émission (BT-2).",
    fix: "Ajoutez le jour où la facture a été émise. En CII, écrivez-le sous la forme AAAAMMJJ, avec le format 102.",
  },
  "BR-04": {
    message: "La facture doit indiquer de quel type de document il s’agit (BT-3).",
    fix: "Ajoutez le code du type : 380 pour une facture commerciale, 381 pour un avoir.",
  },
  "BR-05": {
    message: "La facture doit indiquer sa devise (BT-5).",
    fix: "Ajoutez le code ISO 4217 à trois lettres de la devise des montants.",
  },
  "BR-06": {
    requires: "La facture doit indiquer la raison sociale du vendeur (BT-27).",
    message: "Il manque la raison sociale du vendeur (BT-27).",
    fix: "Ajoutez le nom sous lequel le vendeur est immatriculé ou exerce son activité.",
  },
  "BR-07": {
    requires: "La facture doit indiquer la raison sociale de l’acheteur (BT-44).",
    message: "Il manque la raison sociale de l’acheteur (BT-44).",
    fix: "Ajoutez le nom officiel de l’acheteur.",
  },
  "BR-08": {
    requires: "La facture doit indiquer l’adresse postale du vendeur (BG-5).",
    message: "Il manque l’adresse postale du vendeur (BG-5).",
    fix: "Ajoutez l’adresse du vendeur, au moins avec son code pays.",
  },
  "BR-09": {
    requires: "L’adresse du vendeur doit comporter un code pays (BT-40).",
    message: "L’adresse du vendeur n’a pas de code pays (BT-40).",
    fix: "Ajoutez à l’adresse du vendeur le code ISO 3166-1 à deux lettres du pays.",
  },
  "BR-10": {
    requires: "La facture doit indiquer l’adresse postale de l’acheteur (BG-8).",
    message: "Il manque l’adresse postale de l’acheteur (BG-8).",
    fix: "Ajoutez l’adresse de l’acheteur, au moins avec son code pays.",
  },
  "BR-11": {
    requires: "L’adresse de l’acheteur doit comporter un code pays (BT-55).",
    message: "L’adresse de l’acheteur n’a pas de code pays (BT-55).",
    fix: "Ajoutez à l’adresse de l’acheteur le code ISO 3166-1 à deux lettres du pays.",
  },
  "BR-12": {
    requires: "La facture doit indiquer le total des montants nets de ses lignes (BT-106).",
    message: "Le total des montants nets des lignes (BT-106) n’est pas indiqué.",
    fix: "Ajoutez la somme des montants nets de toutes les lignes aux totaux du document.",
  },
  "BR-13": {
    requires: "La facture doit indiquer son total hors TVA (BT-109).",
    message: "Le total hors TVA (BT-109) n’est pas indiqué.",
    fix: "Ajoutez le montant HT de la facture aux totaux du document.",
  },
  "BR-14": {
    requires: "La facture doit indiquer son total TTC (BT-112).",
    message: "Le total TTC (BT-112) n’est pas indiqué.",
    fix: "Ajoutez le montant TTC de la facture aux totaux du document.",
  },
  "BR-15": {
    requires: "La facture doit indiquer le net à payer (BT-115).",
    message: "Le net à payer (BT-115) n’est pas indiqué.",
    fix: "Ajoutez aux totaux du document le montant que l’acheteur doit encore. Indiquez 0.00 si rien n’est dû.",
  },
  "BR-16": {
    requires: "La facture doit comporter au moins une ligne (BG-25).",
    message: "La facture n’a aucune ligne (BG-25), alors qu’il en faut au moins une.",
    fix: "Ajoutez une ligne de facture pour ce qui a été vendu.",
  },
  "BR-17": {
    message:
      "Le bénéficiaire du paiement (BG-10) doit avoir un nom (BT-59) et ne doit pas être le vendeur lui-même (BG-4).",
    fix: "Ajoutez le nom du bénéficiaire, ou supprimez le bénéficiaire si c’est le vendeur qui encaisse.",
  },
  "BR-18": {
    requires: "Le représentant fiscal du vendeur doit avoir un nom (BT-62).",
    message: "Il manque le nom du représentant fiscal du vendeur (BT-62).",
    fix: "Ajoutez le nom du représentant, ou supprimez le représentant s’il n’y en a pas.",
  },
  "BR-19": {
    requires: "Le représentant fiscal du vendeur doit avoir une adresse postale (BG-12).",
    message: "Il manque l’adresse postale du représentant fiscal du vendeur (BG-12).",
    fix: "Ajoutez l’adresse du représentant, au moins avec son code pays.",
  },
  "BR-20": {
    requires: "L’adresse du représentant fiscal du vendeur doit comporter un code pays (BT-69).",
    message: "L’adresse du représentant fiscal du vendeur n’a pas de code pays (BT-69).",
    fix: "Ajoutez à l’adresse du représentant le code ISO 3166-1 à deux lettres du pays.",
  },
  "BR-21": {
    requires: "Chaque ligne doit avoir un identifiant (BT-126).",
    message: "Cette ligne n’a pas d’identifiant (BT-126).",
    fix: "Numérotez les lignes, et donnez à chacune son propre numéro.",
  },
  "BR-22": {
    requires: "Chaque ligne doit indiquer la quantité facturée (BT-129).",
    message: "Cette ligne n’indique pas la quantité facturée (BT-129).",
    fix: "Ajoutez la quantité. Pour un forfait, indiquez 1.",
  },
  "BR-23": {
    requires: "Chaque quantité facturée doit avoir une unité de mesure (BT-130).",
    message: "La quantité de cette ligne n’a pas d’unité de mesure (BT-130).",
    fix:
      "Ajoutez à la quantité le code UN/ECE de l’unité : C62 pour une pièce, HUR pour une heure, KGM pour un kilogramme.",
  },
  "BR-24": {
    requires: "Chaque ligne doit indiquer son montant net (BT-131).",
    message: "Cette ligne n’indique pas son montant net (BT-131).",
    fix:
      "Ajoutez le montant HT de la ligne : la quantité multipliée par le prix net, plus les frais et moins les remises.",
  },
  "BR-25": {
    requires: "L’article de chaque ligne doit avoir un nom (BT-153).",
    message: "L’article de cette ligne n’a pas de nom (BT-153).",
    fix: "Ajoutez une désignation courte de ce qui est vendu. Une description seule ne suffit pas.",
  },
  "BR-26": {
    requires: "Chaque ligne doit indiquer le prix net de l’article (BT-146).",
    message: "Cette ligne n’indique pas le prix net de l’article (BT-146).",
    fix: "Ajoutez le prix unitaire HT, une fois déduit le rabais sur ce prix.",
  },
  "BR-27": {
    requires: "Le prix net de l’article (BT-146) ne doit pas être négatif.",
    message: "Le prix net de l’article (BT-146) est de {actual} ; il ne doit pas être négatif.",
    absent: "Le prix net de l’article (BT-146) n’est pas indiqué ; il doit être positif ou nul.",
    fix: "Gardez un prix positif, et indiquez une quantité négative si la ligne est un retour ou une reprise.",
  },
  "BR-28": {
    requires: "Le prix brut de l’article (BT-148) ne doit pas être négatif.",
    message: "Le prix brut de l’article (BT-148) est de {actual} ; il ne doit pas être négatif.",
    absent: "Le prix brut de l’article (BT-148) est vide ; il doit être un nombre positif ou nul.",
    fix: "Indiquez le prix avant rabais sans signe moins, ou supprimez-le : le prix net suffit.",
  },
} as const satisfies Readonly<Record<keyof typeof presence, Text>>;
