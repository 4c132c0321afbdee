/** French wording of the rules of Flux 2 and of EXTENDED-CTC-FR that a general sentence does not say. */
import type { Text } from "../text.ts";

export const france: Readonly<Record<string, Text>> = {
  "BR-FR-01": {
    requires: "Un numéro doit compter 35 caractères au plus, et seulement des lettres, des chiffres et + - _ /.",
    message: "Le numéro {actual} dépasse 35 caractères ou contient un caractère interdit.",
    fix: "N’utilisez que lettres, chiffres et + - _ /, 35 au plus.",
  },
  "BR-FR-02": {
    requires: "Un numéro ne peut contenir que des lettres, des chiffres et + - _ /.",
    message: "Le numéro {actual} contient un caractère interdit.",
    fix: "N’utilisez que lettres, chiffres et + - _ /, sans espace.",
  },
  "BR-FR-04": {
    requires: "Le type de document doit être de ceux que la France accepte.",
    message: "Le type de facture {actual} n’est pas admis en France.",
    fix:
      "Indiquez 380 (facture), 381 (avoir), 384 (facture rectificative), 386 (acompte), 389 (autofacture), 261 (avoir autofacturé), 262 (remise globale), 393 (facture affacturée), 396 (avoir affacturé), ou 471 à 473 et 500 à 503, qui les combinent.",
  },
  "BR-FR-05_BT-22-1": {
    requires: "Une facture doit porter la mention (BT-22) sur les frais de recouvrement, avec le code PMT.",
    message:
      "Il manque la mention de l’indemnité pour frais de recouvrement, que la loi exige : aucune note (BT-22) n’a le code PMT.",
    fix: "Ajoutez une note (BG-1) avec le code PMT (BT-21) ; en UBL, son texte commence par #PMT#.",
  },
  "BR-FR-05_BT-22_PMT": {
    requires: "Une facture doit porter la mention (BT-22) sur les frais de recouvrement, avec le code PMT.",
    message:
      "Il manque la mention de l’indemnité pour frais de recouvrement, que la loi exige : aucune note (BT-22) n’a le code PMT.",
    fix: "Ajoutez une note (BG-1) avec le code PMT (BT-21) ; en UBL, son texte commence par #PMT#.",
  },
  "BR-FR-05_BT-22-2": {
    requires: "Une facture doit porter la mention (BT-22) sur les pénalités de retard, avec le code PMD.",
    message: "Il manque la mention des pénalités de retard, que la loi exige : aucune note (BT-22) n’a le code PMD.",
    fix: "Ajoutez une note (BG-1) avec le code PMD (BT-21) ; en UBL, son texte commence par #PMD#.",
  },
  "BR-FR-05_BT-22_PMD": {
    requires: "Une facture doit porter la mention (BT-22) sur les pénalités de retard, avec le code PMD.",
    message: "Il manque la mention des pénalités de retard, que la loi exige : aucune note (BT-22) n’a le code PMD.",
    fix: "Ajoutez une note (BG-1) avec le code PMD (BT-21) ; en UBL, son texte commence par #PMD#.",
  },
  "BR-FR-05_BT-22-3": {
    requires: "Une facture doit porter la mention (BT-22) sur l’escompte, ou son absence, avec le code AAB.",
    message:
      "Il manque la mention de l’escompte, ou de son absence, que la loi exige : aucune note (BT-22) n’a le code AAB.",
    fix: "Ajoutez une note (BG-1) avec le code AAB (BT-21) ; en UBL, son texte commence par #AAB#.",
  },
  "BR-FR-05_BT-22_AAB": {
    requires: "Une facture doit porter la mention (BT-22) sur l’escompte, ou son absence, avec le code AAB.",
    message:
      "Il manque la mention de l’escompte, ou de son absence, que la loi exige : aucune note (BT-22) n’a le code AAB.",
    fix: "Ajoutez une note (BG-1) avec le code AAB (BT-21) ; en UBL, son texte commence par #AAB#.",
  },
  "BR-FR-06": {
    requires: "Chacune des mentions PMT, PMD, AAB et TXD peut figurer une fois au plus.",
    message: "Une mention unique figure plusieurs fois : PMT, PMD, AAB ou TXD.",
    fix: "Gardez une seule mention par code.",
  },
  "BR-FR-08": {
    requires: "Le cadre de facturation (BT-23) doit être l’un des vingt cadres français.",
    message: "Le cadre de facturation (BT-23) {actual} n’est pas un des vingt cadres français.",
    absent: "La facture n’indique pas de cadre de facturation (BT-23).",
    fix:
      "Indiquez B (biens), S (services) ou M (les deux) avec le numéro du cas : 1 (facture), 2 (déjà payée), 4 (facture définitive après acompte), 8 (plusieurs vendeurs), 9 (réglée pour autrui) : B1, S1, M1, B2, S2, M2, S3, B4, S4, M4, S5, S6, B7, S7, B8, S8, M8, B9, S9 ou M9.",
  },
  "BR-FR-09": {
    requires: "Un SIRET doit avoir 14 chiffres et commencer par le SIREN de la partie.",
    message: "Le SIRET {actual} n’a pas 14 chiffres, ou ne commence pas par le SIREN de la partie.",
    fix: "Corrigez le SIRET (schéma 0009) ou le SIREN (schéma 0002).",
  },
  "BR-FR-10": {
    requires: "Le vendeur doit avoir un SIREN de neuf chiffres (BT-30, schéma 0002).",
    message: "Le vendeur n’a pas de SIREN à neuf chiffres (BT-30, schéma 0002).",
    fix: "Indiquez le SIREN du vendeur.",
  },
  "BR-FR-11": {
    requires:
      "Dans une vente à une entreprise en France (BAR : B2B), l’acheteur doit avoir un SIREN de neuf chiffres (BT-47).",
    message: "La vente est entre entreprises (BAR : B2B), mais l’acheteur n’a pas de SIREN à neuf chiffres (BT-47).",
    fix: "Indiquez le SIREN de l’acheteur, avec le schéma 0002.",
  },
  "BR-FR-12": {
    requires: "L’acheteur doit avoir une adresse électronique (BT-49).",
    message: "L’acheteur n’a pas d’adresse électronique (BT-49).",
    fix: "Indiquez l’adresse de réception de l’acheteur.",
  },
  "BR-FR-13": {
    requires: "Le vendeur doit avoir une adresse électronique (BT-34).",
    message: "Le vendeur n’a pas d’adresse électronique (BT-34).",
    fix: "Indiquez l’adresse électronique du vendeur.",
  },
  "BR-FR-15": {
    requires: "La catégorie de TVA doit être S, E, AE, K, G, O ou Z.",
    message: "La catégorie de TVA {actual} n’est pas admise en France : S, E, AE, K, G, O, Z.",
    absent: "La catégorie de TVA est absente.",
    fix: "Indiquez une de ces catégories.",
  },
  "BR-FR-08_BT-151-2": {
    requires: "La catégorie de TVA doit être S, E, AE, K, G, O ou Z.",
    message: "La catégorie de TVA {actual} n’est pas admise en France : S, E, AE, K, G, O, Z.",
    absent: "La catégorie de TVA est absente.",
    fix: "Indiquez une de ces catégories.",
  },
  "BR-FR-16": {
    requires: "Le taux de TVA doit être un taux français, actuel ou ancien.",
    message: "Le taux de TVA {actual} n’est pas un taux français.",
    absent: "Le taux de TVA est absent.",
    fix: "Indiquez un taux en vigueur, par exemple 20, 10, 5.5 ou 2.1.",
  },
  "BR-FR-17": {
    requires: "La description d’une pièce jointe (BT-123) doit être l’un des codes français.",
    message: "La description d’une pièce jointe (BT-123) {actual} n’est pas un code français.",
    fix:
      "Indiquez l’un de ces codes : RIB, LISIBLE, FEUILLE_DE_STYLE, PJA, BORDEREAU_SUIVI, DOCUMENT_ANNEXE, BON_LIVRAISON, BON_COMMANDE, BORDEREAU_SUIVI_VALIDATION, ETAT_ACOMPTE, FACTURE_PAIEMENT_DIRECT ou RECAPITULATIF_COTRAITANCE.",
  },
  "BR-FR-20": {
    requires: "La mention BAR doit indiquer un traitement connu.",
    message: "Le traitement de la mention BAR n’existe pas : {actual}.",
    fix: "Indiquez B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE ou ARCHIVEONLY.",
  },
  "BR-FR-21": {
    requires: "L’adresse électronique de l’acheteur (BT-49) doit commencer par le SIREN et porter le schéma 0225.",
    message: "L’adresse électronique de l’acheteur (BT-49) ne commence pas par le SIREN, ou son schéma n’est pas 0225.",
    fix: "Indiquez l’adresse de l’annuaire : schéma 0225, SIREN en tête.",
  },
  "BR-FR-22": {
    requires: "L’adresse électronique du vendeur (BT-34) doit commencer par le SIREN et porter le schéma 0225.",
    message: "L’adresse électronique du vendeur (BT-34) ne commence pas par le SIREN, ou son schéma n’est pas 0225.",
    fix: "Indiquez l’adresse de l’annuaire : schéma 0225, SIREN en tête.",
  },
  "BR-FR-23": {
    requires: "Un identifiant ne peut contenir que des lettres, des chiffres et + - _ .",
    message: "L’identifiant {actual} contient un caractère interdit.",
    fix: "N’utilisez que lettres, chiffres et + - _ .",
  },
  "BR-FR-24": {
    requires: "Un identifiant ne peut contenir que des lettres, des chiffres et + - _ .",
    message: "L’identifiant {actual} contient un caractère interdit.",
    fix: "N’utilisez que lettres, chiffres et + - _ .",
  },
  "BR-FR-27": {
    requires: "Une propriété d’article doit avoir un nom (BT-160).",
    message: "Un attribut d’article n’a pas de nom (BT-160), ou il est vide.",
    fix: "Nommez l’attribut, en clair ou par son code.",
  },
  "BR-FR-28-Value": {
    requires: "Une propriété d’article doit avoir soit une valeur (BT-161), soit une mesure avec son unité.",
    message: "Un attribut d’article n’a ni valeur ni mesure avec unité, ou les deux.",
    fix: "Indiquez la valeur (BT-161), ou une mesure avec son unité.",
  },
  "BR-FR-29": {
    requires: "Chacun des types AFL et AVV d’un objet facturé peut figurer une fois au plus, et doit avoir son numéro.",
    message: "Un objet facturé AFL ou AVV figure deux fois, ou est vide.",
    fix: "Indiquez chaque sorte une fois, avec son numéro.",
  },
  "BR-FR-30": {
    requires: "Chacun des types AFL et AVV d’un objet facturé peut figurer une fois au plus, et doit avoir son numéro.",
    message: "Un objet facturé AFL ou AVV figure deux fois, ou est vide.",
    fix: "Indiquez chaque sorte une fois, avec son numéro.",
  },
  "BR-FR-30_BT-21": {
    requires: "Une facture peut avoir une mention de traitement (BAR) au plus.",
    message: "La facture indique plusieurs fois son traitement (BAR).",
    fix: "Gardez une seule mention BAR.",
  },
  "BR-FR-31": {
    requires: "Une facture peut avoir une mention de traitement (BAR) au plus.",
    message: "La facture indique plusieurs fois son traitement (BAR).",
    fix: "Gardez une seule mention BAR.",
  },
  "BR-FR-32-LEGALID": {
    requires: "Un numéro au schéma du SIREN doit avoir neuf chiffres.",
    message: "{actual} n’est pas un SIREN : neuf chiffres.",
    fix: "Corrigez le numéro, ou son schéma.",
  },
  "BR-FR-32-ID": {
    requires: "Un numéro au schéma du SIREN doit avoir neuf chiffres.",
    message: "{actual} n’est pas un SIREN : neuf chiffres.",
    fix: "Corrigez le numéro, ou son schéma.",
  },
  "BR-FR-32-GLOBALID": {
    requires: "Un numéro au schéma du SIREN doit avoir neuf chiffres.",
    message: "{actual} n’est pas un SIREN : neuf chiffres.",
    fix: "Corrigez le numéro, ou son schéma.",
  },
  "BR-FR-CO-03": {
    requires: "Un avoir pour remise globale (262) doit indiquer le contrat (BT-12) et la période (BG-14).",
    message: "Un avoir de remise globale (262) n’indique pas le contrat (BT-12) ou la période (BG-14).",
    fix: "Indiquez les deux.",
  },
  "BR-FR-CO-04": {
    requires: "Une facture rectificative doit renvoyer à une facture exactement (BG-3).",
    message: "Une facture rectificative ne renvoie pas à une seule facture (BG-3).",
    fix: "Indiquez la seule facture qu’elle corrige.",
  },
  "BR-FR-CO-05": {
    requires: "Un avoir doit nommer la facture antérieure avec numéro et date, dans son ensemble ou sur chaque ligne.",
    message: "Un avoir n’indique pas la facture d’origine, numéro et date, ni en en-tête ni sur chaque ligne.",
    fix: "Ajoutez le numéro et la date de la facture.",
  },
  "BR-FR-CO-07": {
    requires: "Le paiement doit être dû (BT-9) le jour de l’émission (BT-2) ou plus tard.",
    message: "L’échéance (BT-9) précède l’émission de la facture (BT-2).",
    fix: "Corrigez une des deux dates.",
  },
  "BR-FR-CO-08": {
    requires:
      "Une facture définitive après acompte (B4, S4, M4) doit avoir un autre type (BT-3) que celui d’un acompte.",
    message:
      "Une facture définitive après acompte (B4, S4, M4) ne peut pas être du type d’une facture d’acompte (BT-3).",
    fix: "Corrigez le cadre (BT-23) ou le type (BT-3).",
  },
  "BR-FR-CO-09": {
    requires:
      "Une facture déjà payée (B2, S2, M2) doit indiquer son total comme payé, 0 comme dû, et la date du paiement.",
    message: "Une facture déjà payée (B2, S2, M2) indique le total comme payé, 0 à payer et la date du paiement.",
    fix: "Corrigez le montant payé (BT-113), le net à payer (BT-115) ou la date (BT-9).",
  },
  "BR-FR-CO-10": {
    requires: "Chaque identifiant d’une partie doit avoir un schéma à lui.",
    message: "Un identifiant d’une partie n’a pas de schéma, ou deux ont le même.",
    fix: "Donnez à chaque identifiant son propre schéma.",
  },
  "BR-FR-CO-12": {
    requires: "Une facture dans une autre devise doit indiquer sa TVA en euros (BT-6, BT-111).",
    message: "La facture n’est pas en euros et n’indique pas la TVA en euros (BT-6, BT-111).",
    fix: "Indiquez EUR comme devise de TVA, et la TVA en euros.",
  },
  "BR-FR-CO-14": {
    requires: "Quand le vendeur est membre d’un assujetti unique (0231), une mention doit le dire.",
    message: "Le vendeur est membre d’un assujetti unique (0231), mais aucune mention ne le dit.",
    fix: "Ajoutez la mention TXD : MEMBRE_ASSUJETTI_UNIQUE.",
  },
  "BR-FR-CO-15": {
    requires:
      "Quand le vendeur est membre d’un assujetti unique (0231), le numéro de TVA de celui-ci doit être indiqué (BT-63).",
    message: "Le vendeur est membre d’un assujetti unique (0231) dont l’identifiant à la TVA manque (BT-63).",
    fix: "Indiquez l’assujetti unique comme représentant fiscal, avec son identifiant.",
  },
  "BR-FR-MV-01": {
    requires:
      "Dans une facture de plusieurs vendeurs, chaque ligne doit dire si elle est un titre (GROUP), un détail ou une information.",
    message: "Une ligne ne dit pas si elle est un groupe (GROUP), un détail ou une information.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-02": {
    requires: "Une facture de plusieurs vendeurs doit avoir une ligne de vendeur (GROUP).",
    message: "Une facture multi-vendeurs n’a pas de ligne de vendeur (GROUP).",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-03": {
    requires: "La ligne d’un vendeur doit porter les données du vendeur, de sa facture et de la TVA de celle-ci.",
    message: "Il manque à la ligne d’un vendeur une donnée sur lui, sa facture ou sa TVA.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-05": {
    requires: "La ligne d’un vendeur doit être la somme des lignes en dessous.",
    message: "La ligne d’un vendeur n’est pas la somme des lignes qu’elle regroupe.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-06": {
    requires: "Chaque ligne doit donner le SIREN de son vendeur, le même que la ligne au-dessus.",
    message: "Une ligne n’indique pas le SIREN de son vendeur, ou un autre que la ligne parente.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-07": {
    requires: "Chaque ligne doit nommer la facture de son vendeur, la même que la ligne au-dessus.",
    message: "Une ligne n’indique pas la facture de son vendeur, ou une autre que la ligne parente.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-08": {
    requires: "Le motif d’exonération d’un détail doit commencer par le numéro de la facture de son vendeur.",
    message: "Le motif d’exonération d’un détail ne commence pas par le numéro de facture du vendeur.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-09": {
    requires: "La TVA d’un vendeur doit être la somme des parts de la ventilation qui portent le numéro de sa facture.",
    message: "La TVA d’un vendeur n’est pas la somme des parts de la ventilation à son numéro de facture.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-10": {
    requires: "Le total TTC d’un vendeur doit être le net augmenté de la TVA.",
    message: "Le total TTC d’un vendeur n’est pas le net plus la TVA.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-11": {
    requires: "La part du vendeur de la facture doit porter le numéro de la facture.",
    message: "La part du vendeur de la facture n’en porte pas le numéro.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-12": {
    requires: "La part de chaque vendeur doit avoir un numéro à elle.",
    message: "Les parts de deux vendeurs ont le même numéro.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-13": {
    requires: "Une facture de plusieurs vendeurs doit être d’un autre type que l’autofacturation.",
    message: "Une facture multi-vendeurs ne peut être d’un type autofacturé : {actual}.",
    fix: "Indiquez un type de facture (BT-3) non autofacturé, par exemple 380.",
  },
  "BR-FR-BD-13": {
    requires: "Une facture réglée pour le compte d’autrui doit être d’un type d’autofacturation.",
    message: "Une facture de bordereau doit être d’un type autofacturé : {actual}.",
    fix: "Indiquez un type de facture (BT-3) autofacturé, par exemple 389.",
  },
  "BR-FR-BD-02": {
    requires:
      "Une facture réglée pour le compte d’autrui doit avoir deux parts : une pour le vendeur et une pour l’acheteur.",
    message: "Une facture de bordereau a deux parts : une du vendeur, une de l’acheteur.",
    fix: "Complétez ou corrigez les lignes des vendeurs.",
  },
  "BR-FR-MV-BD": {
    requires: "Une facture réglée pour le compte d’autrui doit être d’un type d’autofacturation.",
    message: "Une facture de bordereau doit être d’un type autofacturé : {actual}.",
    fix: "Indiquez un type de facture (BT-3) autofacturé, par exemple 389.",
  },
  "BR-FR-MV-14-EXT-FR-FE-136": {
    requires: "La part d’un vendeur dans une rectification doit porter le numéro (BT-25) de la facture rectifiée.",
    message: "Il manque à la part d’un vendeur, dans une rectification, le numéro (BT-25) de la facture corrigée.",
    fix: "Ajoutez-le à la ligne du vendeur.",
  },
  "BR-FR-MV-14-EXT-FR-FE-138": {
    requires: "La part d’un vendeur dans une rectification doit porter la date (BT-26) de la facture rectifiée.",
    message: "Il manque à la part d’un vendeur, dans une rectification, la date (BT-26) de la facture corrigée.",
    fix: "Ajoutez-la à la ligne du vendeur.",
  },
  "BR-FR-BD-14-EXT-FR-FE-136": {
    requires: "La part d’un vendeur dans une rectification doit porter le numéro (BT-25) de la facture rectifiée.",
    message: "Il manque à la part d’un vendeur, dans une rectification, le numéro (BT-25) de la facture corrigée.",
    fix: "Ajoutez-le à la ligne du vendeur.",
  },
  "BR-FR-BD-14-EXT-FR-FE-138": {
    requires: "La part d’un vendeur dans une rectification doit porter la date (BT-26) de la facture rectifiée.",
    message: "Il manque à la part d’un vendeur, dans une rectification, la date (BT-26) de la facture corrigée.",
    fix: "Ajoutez-la à la ligne du vendeur.",
  },
  "BR-FREXT-CO-10": {
    requires: "La somme des lignes (BT-106) doit être la somme de ses montants, à un centime près par montant.",
    message: "La somme des lignes (BT-106) s’écarte de plus d’un centime par montant additionné.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-CO-11": {
    requires: "La somme des remises (BT-107) doit être la somme de ses montants, à un centime près par montant.",
    message: "La somme des remises (BT-107) s’écarte de plus d’un centime par montant additionné.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-CO-12": {
    requires: "La somme des charges (BT-108) doit être la somme de ses montants, à un centime près par montant.",
    message: "La somme des charges (BT-108) s’écarte de plus d’un centime par montant additionné.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-CO-13": {
    requires: "Le total hors TVA (BT-109) doit être la somme de ses montants, à un centime près par montant.",
    message: "Le total HT (BT-109) s’écarte de plus d’un centime par montant additionné.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-CO-15": {
    requires: "Le total TTC (BT-112) doit être la somme de ses montants, à un centime près par montant.",
    message: "Le total TTC (BT-112) s’écarte de plus d’un centime par montant additionné.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-VAT-01": {
    requires:
      "Une catégorie de TVA doit figurer dans la ventilation (BG-23) si et seulement si quelque chose y est taxé.",
    message:
      "Une catégorie de TVA figure dans la ventilation (BG-23) si et seulement si elle est utilisée ; ici, elle n’est que d’un côté.",
    fix: "Ajoutez la catégorie à la ventilation, ou retirez-la.",
  },
  "BR-FREXT-VAT-08": {
    requires:
      "La base d’imposition (BT-116) doit être la somme des lignes, remises et charges de sa catégorie, à un centime près par montant.",
    message: "La base (BT-116) s’écarte de plus d’un centime par montant de sa catégorie.",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-VAT-08ini": {
    requires:
      "Par catégorie et taux seuls, la base d’imposition (BT-116) doit être la somme des lignes, remises et charges.",
    message: "Par catégorie et taux seuls, la base (BT-116) n’est pas la somme des montants.",
    fix: "Vérifiez les montants de cette catégorie et de ce taux.",
  },
  "BR-FREXT-VAT-08rev": {
    requires: "À motif d’exonération égal, les lignes, remises et charges doivent faire la base d’imposition (BT-116).",
    message: "À motif d’exonération égal, les montants ne font pas la base (BT-116).",
    fix: "Donnez-leur le motif d’exonération de la part de ventilation dont ils relèvent.",
  },
  "BR-FREXT-VAT-09": {
    requires: "La TVA (BT-117) doit être la base d’imposition multipliée par le taux, à un centime près par montant.",
    message: "La TVA (BT-117) s’écarte de plus d’un centime par montant de la base multipliée par le taux.",
    fix: "Recalculez la TVA.",
  },
  "BR-FREXT-54-2": {
    requires: "Une propriété d’article doit avoir soit une valeur (BT-161), soit une mesure avec son unité.",
    message: "Un attribut d’article n’a ni valeur ni mesure avec unité, ou les deux.",
    fix: "Indiquez la valeur (BT-161), ou une mesure avec son unité.",
  },
  "BR-FREXT-05": {
    requires: "Une ligne doit être DETAIL, GROUP ou INFORMATION.",
    message: "Une ligne n’est ni DETAIL, ni GROUP, ni INFORMATION.",
    fix: "Indiquez l’un des trois.",
  },
  "BR-FREXT-06": {
    requires: "Une ligne placée sous une autre doit dire ce qu’elle est.",
    message: "Une sous-ligne ne dit pas ce qu’elle est.",
    fix: "Indiquez DETAIL, GROUP ou INFORMATION.",
  },
  "BR-FREXT-08": {
    requires: "Le montant d’un titre (GROUP) doit être la somme des lignes en dessous (BT-131).",
    message: "Un groupe (GROUP) n’est pas la somme de ses lignes (BT-131).",
    fix: "Refaites les sommes.",
  },
  "BR-FREXT-11": {
    requires: "Une ligne placée sous une autre doit nommer une autre ligne de la facture.",
    message: "Une ligne dépend d’une ligne absente, ou d’elle-même.",
    fix: "Indiquez la ligne parente.",
  },
  "BR-FREXT-12": {
    requires: "Chaque titre placé sous un titre doit indiquer son total (BT-131).",
    message: "Parmi les groupes d’un groupe, l’un n’indique pas de somme (BT-131).",
    fix: "Indiquez la somme de chaque groupe.",
  },
  "BR-FR-CO-09_BT-23-1": {
    requires: "Une facture déjà payée (B2, S2, M2) doit indiquer son total TTC (BT-112) comme montant payé (BT-113).",
    message:
      "La facture est déjà payée (B2, S2, M2), mais le montant payé (BT-113) {actual} n’est pas son total (BT-112).",
    absent: "La facture est déjà payée (B2, S2, M2), mais n’indique pas de montant payé (BT-113).",
    fix: "Indiquez le total TTC comme montant payé (BT-113).",
  },
  "BR-FR-CO-09_BT-23-2": {
    requires: "Une facture déjà payée (B2, S2, M2) doit indiquer 0 comme montant dû (BT-115).",
    message: "La facture est déjà payée (B2, S2, M2), mais son montant dû (BT-115) est de {actual}.",
    absent: "La facture est déjà payée (B2, S2, M2), mais n’indique pas de montant dû (BT-115).",
    fix: "Indiquez 0 comme montant dû (BT-115).",
  },
  "BR-FR-CO-09_BT-23-3": {
    requires: "Une facture déjà payée (B2, S2, M2) doit indiquer la date du paiement comme échéance (BT-9).",
    message: "La facture est déjà payée (B2, S2, M2), mais la date du paiement manque (BT-9).",
    fix: "Indiquez la date du paiement comme échéance (BT-9).",
  },
};
