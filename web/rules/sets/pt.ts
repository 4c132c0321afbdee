/** What the page of the rules of Portugal says. */
import { type NationalSet, stops } from "./set.ts";

export const pt = {
  id: "pt",
  families: {
    "BR-CIUS-PT": {
      title: { en: "Portugal: CIUS-PT", de: "Portugal: CIUS-PT", fr: "Portugal : CIUS-PT" },
      why: {
        en:
          "FE-AP books an invoice by the tax numbers of the parties and the place of delivery, and takes no empty groups.",
        de:
          "FE-AP bucht eine Rechnung nach den Steuernummern der Beteiligten und dem Ort der Lieferung und nimmt keine leeren Gruppen.",
        fr:
          "FE-AP comptabilise une facture selon les numéros fiscaux des parties et le lieu de livraison, et n’accepte pas de groupes vides.",
      },
    },
    "DT-CIUS-PT": {
      title: { en: "Portugal: values and sums", de: "Portugal: Werte und Summen", fr: "Portugal : valeurs et sommes" },
      why: {
        en:
          "What FE-AP stores has a length and a form, and what EN 16931 has no place for stands in notes between number signs.",
        de:
          "Was FE-AP speichert, hat eine Länge und eine Form; wofür die EN 16931 keinen Platz hat, steht in Bemerkungen zwischen Rauten.",
        fr:
          "Ce que FE-AP enregistre a une longueur et une forme ; ce pour quoi l’EN 16931 n’a pas de place figure dans des notes entre dièses.",
      },
    },
    "BR-AA": {
      title: {
        en: "Portugal: the lower rates",
        de: "Portugal: die ermäßigten Sätze",
        fr: "Portugal : les taux réduits",
      },
      why: {
        en: "Portugal tells its lower rates (AA, RED, INT) from the full one (S, NOR), and adds up each by itself.",
        de:
          "Portugal unterscheidet die ermäßigten Sätze (AA, RED, INT) vom vollen (S, NOR) und summiert jeden für sich.",
        fr: "Le Portugal distingue les taux réduits (AA, RED, INT) du taux normal (S, NOR) et totalise chacun à part.",
      },
    },
  },
  scenarios: ["cius-pt", "cius-pt-credit-note"],
  said: {
    en: {
      title: "Portugal: CIUS-PT (FE-AP)",
      law:
        "Invoices to the public sector go through FE-AP, the platform of eSPap. CIUS-PT 2.1.1 is its CIUS of EN 16931, with " +
        "a copy of the standard’s rules.",
      who: "Suppliers of the public administration.",
      state:
        "Tax numbers of seller and buyer (BT-31, BT-48), the address of delivery (BG-15), amounts with exactly two digits " +
        "behind the point, and in notes between number signs what the standard has no place for, such as " +
        "#NUMBER@ATCERTIFIEDPROGRAM#…# and payments at an ATM.",
      faults: [
        "Of EN 16931, rules on the categories Z, AE, IC, G and O, on split payment and on most code lists are not there.",
        "What restricts the elements of UBL (UBL-CR, most of UBL-SR) is asked of invoices alone, and UBL-SR are warnings.",
        "Some codes pass by their ends: 80 for 380, 5 for 35, RF for IRF.",
        "Totals may be one unit of the currency off, and what is near zero passes whatever the lines are.",
        "A base is compared with the lines at its rate as a whole number, so that a rate of 5.5 % has no lines.",
        stops.en,
      ],
    },
    de: {
      title: "Portugal: CIUS-PT (FE-AP)",
      law:
        "Rechnungen an die öffentliche Hand laufen über FE-AP, die Plattform der eSPap. CIUS-PT 2.1.1 ist deren CIUS der " +
        "EN 16931, mit einer Kopie von deren Regeln.",
      who: "Lieferanten der öffentlichen Verwaltung.",
      state:
        "Die Steuernummern von Verkäufer und Käufer (BT-31, BT-48), die Lieferanschrift (BG-15), Beträge mit genau zwei " +
        "Nachkommastellen und in Bemerkungen zwischen Rauten, wofür die Norm keinen Platz hat, etwa " +
        "#NUMBER@ATCERTIFIEDPROGRAM#…# und Zahlungen am Geldautomaten.",
      faults: [
        "Von der EN 16931 fehlen die Regeln zu den Kategorien Z, AE, IC, G und O, zur geteilten Zahlung und zu den meisten Codelisten.",
        "Was die Elemente von UBL einschränkt (UBL-CR, die meisten UBL-SR), gilt nur für Rechnungen, und UBL-SR sind Warnungen.",
        "Manche Codes gelten mit ihrem Ende: 80 für 380, 5 für 35, RF für IRF.",
        "Summen dürfen um eine Währungseinheit abweichen, und was nahe null ist, gilt bei jeder Position.",
        "Eine Bemessungsgrundlage wird mit den Positionen zu ihrem Satz als ganzer Zahl verglichen: Zu 5,5 % gibt es keine.",
        stops.de,
      ],
    },
    fr: {
      title: "Portugal : CIUS-PT (FE-AP)",
      law:
        "Les factures adressées au secteur public passent par FE-AP, la plateforme de l’eSPap. CIUS-PT 2.1.1 en est le CIUS " +
        "de l’EN 16931, avec une copie des règles de la norme.",
      who: "Les fournisseurs de l’administration publique.",
      state:
        "Les numéros fiscaux du vendeur et de l’acheteur (BT-31, BT-48), l’adresse de livraison (BG-15), des montants à deux " +
        "décimales exactement, et dans des notes, entre dièses, ce pour quoi la norme n’a pas de place, comme " +
        "#NUMBER@ATCERTIFIEDPROGRAM#…# et les paiements au distributeur.",
      faults: [
        "De l’EN 16931, il manque les règles sur les catégories Z, AE, IC, G et O, sur le paiement scindé et sur la plupart des listes de codes.",
        "Ce qui restreint les éléments d’UBL (UBL-CR, la plupart des UBL-SR) ne vaut que pour les factures, et les UBL-SR sont des avertissements.",
        "Certains codes passent par leur fin : 80 pour 380, 5 pour 35, RF pour IRF.",
        "Les totaux peuvent s’écarter d’une unité de la devise, et ce qui est proche de zéro passe quelles que soient les lignes.",
        "Une base est comparée aux lignes à son taux pris comme nombre entier : il n’y en a pas à 5,5 %.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
