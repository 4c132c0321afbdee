import { marks } from "../../model/said.ts";
import { titles } from "../../texts/term_titles.ts";
import { asks } from "./asks/fr.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "fr",
  quotes: marks.fr,
  comma: true,
  termTitle: (id) => titles[id][1],
  line: "ligne {count}",
  entry: "élément {count}",
  scheme: "identifiant du schéma (schemeID)",
  titles: {
    replaced: "{term} : {expected} au lieu de {actual}",
    added: "{term} : valeur manquante, {expected}",
    removed: "{term} : à supprimer, {actual}",
    gone: "{term} : à supprimer",
    everywhere: "{term} : {expected} au lieu de {actual}, à {count} endroits",
    several: "{term} : incohérence avec le reste, {count} valeurs changent",
    missing: "{term} : valeur manquante",
    wrong: "{term} : une autre valeur est nécessaire",
    unclear: "{term} ne concorde pas avec le reste, et plus d’une valeur peut être la mauvaise",
  },
  questions: {
    missing: "Quelle est la valeur pour {term} ?",
    wrong: "Quelle est la valeur correcte pour {term} ?",
    lacking: "Manque-t-il une ligne ? Les totaux en demandent une de {expected} hors TVA, soumise à {actual}.",
    scheme: {
      ask: "De quelle sorte est cette adresse ?",
      register: "Dans quel registre figure ce numéro ?",
      where:
        "EM est une adresse e-mail, 0225 un SIREN français, 0208 un numéro d’entreprise belge, 0204 une Leitweg-ID, 9930 un numéro de TVA allemand, 9914 un numéro autrichien.",
    },
  },
  asks,
  told: {
    tried: "La modification a été essayée : toutes ces anomalies ont alors disparu.",
    sums: "Les montants ont été comparés entre eux : c’est la plus petite modification qui rend les sommes justes.",
    sameChange: "La même valeur est à modifier de la même façon à chacun de ces endroits.",
    sameTerm: "Ces anomalies concernent la même valeur.",
    sameRule: "La même règle relève la même chose à plusieurs endroits.",
    alone: "Rien d’autre n’en dépend.",
    several: "Avec chacune de ces modifications, les totaux concordent ; la première est la plus probable.",
    even: "Chacune de ces modifications rend les totaux justes, et rien dans la facture ne dit laquelle est la bonne.",
    charged: "La catégorie est sans TVA, et de la TVA est facturée : l’une des deux est fausse.",
    duplicate: "Cela figure deux fois.",
    forgotten: "L’écart est exactement un montant qui figure : il a été oublié là où il compte.",
    surplus: "L’écart est exactement ce montant : sans lui, tous les totaux concordent.",
    separator:
      "La valeur indiquée est {actual} ; avec {expected}, tous les totaux concordent : le séparateur décimal est déplacé.",
    gross: "C’est le montant avec la TVA au lieu de sans, ou l’inverse.",
    swapped:
      "La valeur indiquée est {actual} ; avec {expected}, tous les totaux concordent : deux chiffres sont inversés.",
    typed:
      "La valeur indiquée est {actual} ; avec {expected}, tous les totaux concordent : un chiffre en remplace un autre.",
    sign: "La valeur indiquée est {actual} ; avec {expected}, tous les totaux concordent : le signe est inversé.",
    rate: "Avec cette catégorie et ce taux, la ventilation de la TVA et tous les totaux concordent.",
    follows: "La valeur découle d’autres montants, mais elle n’est pas ce qu’ils donnent.",
    decimals: "Le montant a plus de décimales qu’il ne peut en avoir.",
    exchanged: "Chacun des deux montants a la valeur de l’autre.",
    baseQuantity: "Le prix vaut pour une autre quantité que celle qu’indique la ligne.",
    omitted: "Une catégorie et un taux employés dans la facture manquent dans la ventilation de la TVA.",
    unstated: "Un montant a été déduit ou arrondi, et la facture ne l’indique pas.",
    lacking:
      "Il manque {expected} aux lignes par rapport à leur somme et à la ventilation de la TVA selon {actual} : une ligne manque.",
    agreed: "La valeur indiquée est {actual} ; avec {expected}, tous les totaux concordent.",
    builtOtherwise: "Le fichier a été construit ainsi, et ces anomalies ont disparu.",
    noise: "Des espaces, des retours à la ligne ou des caractères invisibles s’y sont glissés.",
    otherName: "C’est un autre nom pour le même code.",
    otherType: "Un CreditNote n’est pas une facture, et tout le reste du document le dit.",
    otherCurrency: "Tous les montants sont dans cette devise.",
    otherSpecification: "C’est un autre nom pour la même spécification.",
    unheld: "Le profil n’a pas de place pour des sous-lignes ni pour des paiements à des tiers ; celui-ci en a une.",
    otherMode:
      "Le cadre de facturation dit que c’est payé, et les montants disent le contraire : l’un des deux est faux.",
    otherMeans: "Le code indique un moyen de paiement, et les détails en décrivent un autre : l’un des deux est faux.",
    twoVatPoints: "L’exigibilité de la TVA est indiquée deux fois, par une date et par un code.",
    turnedPeriod: "La période finit avant de commencer : les deux dates sont inversées.",
    turnedCredit: "Un avoir indique sans signe moins ce qui est rendu : avec le signe, il réclame de l’argent.",
    turnedPrice: "Un prix n’est jamais négatif : ce qui est rendu a une quantité négative.",
    hiddenDiscount: "Les deux prix de la ligne diffèrent d’une remise qui n’est pas indiquée.",
    fraction: "Un pourcentage est écrit comme une fraction de un, ou au centuple.",
    rated: "Aucune TVA n’est facturée, et un taux figure pourtant là.",
    notSubject: "Ce qui n’est pas soumis à la TVA va sans numéro de TVA ; ce qui en est exonéré va avec.",
    unmarkedNote: "La note est là et ne dit pas de quoi elle traite.",
    partedNote: "Une note qui ne peut figurer qu’une fois figure en plusieurs parties.",
    unnamedItem: "La ligne a une description et pas de nom.",
    noBase: "Un prix vaut pour une unité ou plus, jamais pour aucune.",
    otherReason: "Le code ne figure dans aucune liste ; la catégorie dit le motif, et le texte à côté aussi.",
    untaxed: "Le taux normal n’est pas zéro : sans TVA, c’est une autre catégorie.",
    bareVatId: "Il manque ce que le pays écrit autour des chiffres.",
    otherForm: "Le numéro est écrit autrement que dans son registre.",
    nationalForm: "Le pays a pour cela un mot ou un code qui lui est propre.",
    noScheme: "Sa forme et son pays disent de quel registre est le numéro.",
    onlyTaxNumber: "C’est un numéro fiscal, et le vendeur n’a pas de numéro de TVA.",
    elsewhere: "La valeur figure dans un autre champ de la facture.",
    townAndCode: "La ville et son code postal figurent dans un même champ.",
    turnedInLine:
      "Une remise ou des frais de la ligne comptent dans l’autre sens : avec l’autre signe, la ligne donne son montant.",
    missingInLine:
      "La ligne s’écarte de {expected} de ce que donnent prix et quantité, et toutes les sommes la confirment : il manque une remise ou des frais de la ligne.",
    missingGroup:
      "Toutes les sommes s’accordent sur {expected}, qui ne figure nulle part comme frais ou remise : il a été oublié.",
    reading: "Cela peut se lire de plusieurs façons.",
    worth: "C’est ce que donne le montant de la ligne.",
    checkDigits: "Deux caractères sont inversés : remis en ordre, la clé de contrôle est juste.",
    country: "Le pays est celui de la partie et de son numéro de TVA.",
    neighbour: "La facture l’indique ainsi à d’autres endroits.",
    misspelt: "C’est le code le plus ressemblant.",
    numbered: "C’est le rang de la ligne parmi les autres.",
    root: "C’est le nom du document.",
    details: "C’est ce que décrivent les détails du paiement.",
    ofName: "C’est ainsi que finit le nom du fichier.",
  },
  structure: {
    namespaces: {
      title: "Ce qui figure là n’est pas lu : son espace de noms s’appelle autrement, {actual}",
      told:
        "Les éléments sont ceux du format ; seule l’adresse que le fichier déclare pour eux est une autre. Aucune valeur ne change.",
    },
    namesakes: {
      title: "C’est leur nom dans un document de l’autre genre : {actual}",
      told:
        "Une Invoice et une CreditNote nomment la même chose différemment. Elle prend le nom qu’elle a ici, et dit la même chose.",
    },
    arrangement: {
      title: "Le fichier n’est pas construit comme le format le demande",
      told:
        "Chaque partie est mise à sa place, ce qui figure deux fois mot pour mot n’y reste qu’une fois, et les ajouts aux valeurs que le format ne connaît pas sont retirés. Aucune valeur ne change.",
    },
    emptiness: {
      title: "Des éléments du fichier sont vides",
      told: "Un élément sans contenu ne dit rien, et les règles l’interdisent. Sans eux, chaque valeur reste la même.",
    },
    repetition: {
      title: "En double dans le fichier : {actual}",
      told:
        "Il ne peut y figurer qu’une fois, et les deux sont identiques mot pour mot. Sans le second, la facture dit la même chose.",
    },
    unread: {
      title: "Sans {actual}, ce qui figure là n’est pas lu",
      told:
        "La valeur figure dans le fichier, et sans cette indication personne ne la lit. Rien de ce qui est dit ne change.",
    },
    respelt: {
      title: "Pas écrit comme le format le demande : {actual}",
      told:
        "Une date a une seule forme dans chaque format, et les espaces autour d’un nombre, d’un code ou d’un identifiant n’en font pas partie. La valeur reste la même.",
    },
    misplaced: {
      title: "Au mauvais endroit : {actual}",
      told:
        "EN 16931 ne l’y lit pas. Cela va, avec la même valeur, là où c’est lu : des frais parmi tous les frais (SpecifiedTradeAllowanceCharge), que les totaux comptent déjà, et l’échéance d’un avoir auprès du moyen de paiement.",
    },
    unused: {
      title: "EN 16931 n’utilise pas {actual}",
      told: "L’attribut accompagne une valeur et n’en dit rien de plus. Sans lui, chaque valeur reste la même.",
    },
    currency: {
      title: "Dans une autre devise que la facture : {actual}",
      told:
        "Une facture a une seule devise (BT-5), et ses totaux comptent ce montant comme les autres. Il prend cette devise ; le nombre reste.",
    },
    converted: {
      title: "Ce format ne peut pas contenir ce que dit la facture ; {expected} le peut",
      told: "Elle y a été écrite à l’essai : rien de ce qui est dit ne se perd, et elle est valide.",
    },
    surplus: {
      title: "Le format ne connaît pas {actual}",
      told:
        "Personne ne le trouve là en lisant la facture. Si c’est important, indiquez-le à sa place avant de le retirer.",
    },
  },
  waits: "Le type est juste, le document ne l’est pas : la conversion se fait dès que tout le reste est correct.",
  targets: { ubl: "une Invoice UBL", cii: "CII", "credit-note": "une CreditNote UBL" },
  left: {
    owed: "Cela change ce qui est dû, ou ce qu’est une donnée : votre accord est nécessaire.",
    open: "Il faut une réponse que vous seul avez.",
    warning: "Ce n’est qu’un avertissement, avec lequel le document est accepté.",
    failed: "Cela n’a pas été appliqué, parce qu’une autre erreur en résulterait.",
    untried: "Cela n’a pas été essayé : acceptez-le, et ce sera appliqué.",
  },
};
