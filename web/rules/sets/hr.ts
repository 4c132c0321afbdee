/** What the page of the rules of Croatia says. */
import { type NationalSet, stops } from "./set.ts";

export const hr = {
  id: "hr",
  families: {
    "HR-BR": {
      title: { en: "Croatia: HR-CIUS", de: "Kroatien: HR-CIUS", fr: "Croatie : HR-CIUS" },
      why: {
        en:
          "Croatia books invoices as they are fiscalised: it needs the time and the person who issued, the tax numbers with their check digits, and a class for each item.",
        de:
          "Kroatien verbucht Rechnungen mit der Fiskalisierung: Dafür braucht es Uhrzeit und Aussteller, Steuernummern mit Prüfziffer und eine Klasse für jeden Artikel.",
        fr:
          "La Croatie comptabilise les factures lors de leur fiscalisation : il lui faut l’heure et l’opérateur, les numéros fiscaux avec leur clé et une classe pour chaque article.",
      },
    },
  },
  scenarios: ["hr-cius"],
  said: {
    en: {
      title: "Croatia: HR-CIUS with its extension",
      law: "Since 1 January 2026 (Fiskalizacija 2.0) e-invoices are law between companies and to the state.",
      who: "Companies in Croatia that are registered for VAT. The tax administration sets the rules.",
      state:
        "The OIB of seller, buyer and operator with its check digit, the time of issue, the business process (BT-23) " +
        "P1 to P12 or P99, a KPD class for each item, and the Croatian name of each VAT category.",
      faults: [
        "A right invoice has two warnings of EN 16931 (UBL-CR-006, UBL-CR-200), because the set wants elements that the " +
        "standard has no place for.",
        "HR-BR-30 says nothing of the lines of credit notes.",
        stops.en,
      ],
    },
    de: {
      title: "Kroatien: HR-CIUS mit Erweiterung",
      law:
        "Seit dem 1. Januar 2026 (Fiskalizacija 2.0) sind E-Rechnungen zwischen Unternehmen und an den Staat Pflicht.",
      who: "Umsatzsteuerpflichtige Unternehmen in Kroatien. Die Steuerverwaltung gibt die Regeln vor.",
      state:
        "Die OIB von Verkäufer, Käufer und Bediener mit Prüfziffer, die Uhrzeit der Ausstellung, den Prozess (BT-23) " +
        "P1 bis P12 oder P99, eine KPD-Klasse je Artikel und den kroatischen Namen jeder Steuerkategorie.",
      faults: [
        "Eine richtige Rechnung hat zwei Warnungen der EN 16931 (UBL-CR-006, UBL-CR-200), weil das Regelwerk Elemente " +
        "verlangt, für die die Norm keinen Platz hat.",
        "HR-BR-30 sagt nichts zu den Positionen von Gutschriften.",
        stops.de,
      ],
    },
    fr: {
      title: "Croatie : HR-CIUS et son extension",
      law:
        "Depuis le 1er janvier 2026 (Fiskalizacija 2.0), la facture électronique est obligatoire entre entreprises et " +
        "envers l’État.",
      who: "Les entreprises croates assujetties à la TVA. L’administration fiscale fixe les règles.",
      state:
        "L’OIB du vendeur, de l’acheteur et de l’opérateur avec sa clé, l’heure d’émission, le processus (BT-23) P1 à " +
        "P12 ou P99, une classe KPD par article et le nom croate de chaque catégorie de TVA.",
      faults: [
        "Une facture correcte a deux avertissements de l’EN 16931 (UBL-CR-006, UBL-CR-200) : le jeu veut des éléments que la " +
        "norme ne prévoit pas.",
        "HR-BR-30 ne dit rien des lignes des avoirs.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
