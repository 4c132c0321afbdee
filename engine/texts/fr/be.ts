/** French wording of the rules of UBL.BE that a general sentence does not say. */
import type { Text } from "../text.ts";

export const belgium: Readonly<Record<string, Text>> = {
  "ubl-BE-01": {
    requires: "Une facture doit avoir deux documents complémentaires.",
    message: "UBL.BE demande deux documents annexes ; il y en a moins.",
    fix: "Ajoutez-en un de numéro UBL.BE, et un qui indique la nature du document.",
  },
  "ubl-BE-02": {
    requires: "Un document complémentaire exactement doit être décrit comme CommercialInvoice ou CreditNote.",
    message: "CommercialInvoice ou CreditNote ne figure pas exactement une fois parmi les annexes.",
    fix: "Décrivez l’une d’elles (BT-123) par CommercialInvoice ou CreditNote.",
  },
  "ubl-BE-03": {
    requires: "Un document complémentaire exactement doit porter le numéro UBL.BE.",
    message: "Le numéro UBL.BE ne figure pas exactement une fois.",
    fix: "Donnez à une annexe (BT-122) le numéro UBL.BE.",
  },
  "ubl-BE-04": {
    requires: "Chaque document complémentaire doit avoir une description (BT-123).",
    message: "Une annexe n’a pas exactement une description (BT-123).",
    fix: "Décrivez-la une fois.",
  },
  "ubl-BE-05": {
    requires: "Une mention exigée par la loi belge doit porter un code de BELM-001 à BELM-008.",
    message: "{actual} n’est pas le code d’une mention légale belge.",
    fix: "Indiquez un code de BELM-001 à BELM-008.",
  },
  "ubl-BE-06": {
    requires: "Une mention exigée par la loi belge doit reprendre le libellé d’UBL.BE.",
    message: "{actual} n’est pas le texte d’une mention légale belge.",
    fix: "Reprenez le texte d’UBL.BE.",
  },
  "ubl-BE-07": {
    requires: "L’escompte doit être compris entre 0 et 100 pour cent.",
    message: "L’escompte doit être compris entre 0 et 100 % ; il est de {actual}.",
    fix: "Corrigez le pourcentage.",
  },
  "ubl-BE-08": {
    requires: "Des conditions avec escompte doivent en donner le montant.",
    message: "Il manque le montant de l’escompte.",
    fix: "Indiquez le montant de l’escompte.",
  },
  "ubl-BE-09": {
    requires: "Des conditions avec escompte doivent donner le jour jusqu’auquel il est accordé.",
    message: "Il manque la date limite de l’escompte.",
    fix: "Indiquez la date, par exemple 2026-11-30.",
  },
  "ubl-BE-10": {
    requires: "Chaque part de la ventilation de la TVA doit porter un nom d’UBL.BE.",
    message: "Une part de la ventilation de la TVA est nommée {actual}, inconnu d’UBL.BE.",
    absent: "Une partie de la ventilation de la TVA n’a pas de désignation, et UBL.BE en demande une.",
    fix: "Nommez la catégorie comme UBL.BE, par exemple 03 pour 21 %.",
  },
  "ubl-BE-11": {
    requires: "Le code d’un motif d’exonération (BT-121) doit être l’un de ceux d’UBL.BE.",
    message: "{actual} n’est pas un code de motif d’exonération d’UBL.BE.",
    fix: "Indiquez un code qui commence par BETE-.",
  },
  "ubl-BE-12": {
    requires: "Le texte d’un motif d’exonération (BT-120) doit être l’un de ceux d’UBL.BE.",
    message: "{actual} n’est pas un motif d’exonération d’UBL.BE.",
    fix: "Reprenez le texte d’UBL.BE.",
  },
  "ubl-BE-13": {
    requires: "La TVA d’une ligne doit être un nombre.",
    message: "La TVA d’une ligne n’est pas un nombre.",
    fix: "Corrigez le montant.",
  },
  "ubl-BE-14": {
    requires: "Chaque ligne doit indiquer sa TVA une fois exactement.",
    message: "Une ligne n’indique pas sa TVA exactement une fois.",
    fix: "Donnez à chaque ligne un cac:TaxTotal.",
  },
  "ubl-BE-15": {
    requires: "La catégorie de TVA d’un article doit avoir un nom.",
    message: "La catégorie de TVA d’un article n’a pas exactement un nom.",
    fix: "Ajoutez le nom, par exemple 03.",
  },
  "DK-R-015": {
    requires: "Le numéro de TVA d’un vendeur danois doit être DK suivi de huit chiffres.",
    message: "Le numéro de TVA d’un vendeur danois n’est pas DK suivi de huit chiffres.",
    fix: "Corrigez le numéro de TVA (BT-31).",
  },
  "GR-R-007-1": {
    requires: "Un vendeur grec doit avoir un numéro de TVA ou un représentant fiscal.",
    message: "Un vendeur grec n’a ni un seul numéro de TVA ni un représentant fiscal.",
    fix: "Indiquez le numéro de TVA (BT-31) ou le représentant fiscal (BG-11).",
  },
  "GR-R-007-2": {
    requires: "Le représentant fiscal d’un vendeur grec doit avoir un nom.",
    message: "Le représentant fiscal d’un vendeur grec n’a pas de nom.",
    fix: "Indiquez le nom du représentant (BT-62).",
  },
  "GR-R-007-3": {
    requires: "Le numéro de TVA du représentant d’un vendeur grec doit être EL suivi d’un numéro fiscal grec.",
    message:
      "Le numéro de TVA du représentant d’un vendeur grec n’est pas EL suivi d’un numéro fiscal grec : {actual}.",
    fix: "Corrigez le numéro de TVA (BT-63).",
  },
};
