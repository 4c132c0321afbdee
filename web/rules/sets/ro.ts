/** What the page of the rules of Romania says. */
import { type NationalSet, stops } from "./set.ts";

export const ro = {
  id: "ro",
  families: {
    "BR-RO": {
      title: { en: "Romania: CIUS-RO", de: "Rumänien: CIUS-RO", fr: "Roumanie : CIUS-RO" },
      why: {
        en:
          "RO e-Factura refuses an invoice that breaks one of these rules: texts that are too long for it, addresses without a county of Romania, parties without a registration.",
        de:
          "RO e-Factura weist eine Rechnung ab, die gegen eine dieser Regeln verstößt: zu lange Texte, Anschriften ohne rumänischen Kreis, Beteiligte ohne Registrierung.",
        fr:
          "RO e-Factura refuse une facture qui enfreint une de ces règles : textes trop longs, adresses sans județ, parties sans identifiant.",
      },
    },
    "BR-DEC-RO": {
      title: { en: "Romania: decimal places", de: "Rumänien: Nachkommastellen", fr: "Roumanie : décimales" },
      why: {
        en: "Amounts are in whole bani: RO e-Factura takes no more than two decimal places, also where EN 16931 would.",
        de:
          "Beträge stehen in ganzen Bani: RO e-Factura nimmt höchstens zwei Nachkommastellen, auch wo die EN 16931 mehr zuließe.",
        fr:
          "Les montants sont en bani entiers : RO e-Factura n’accepte que deux décimales, même là où l’EN 16931 en admet plus.",
      },
    },
  },
  scenarios: ["cius-ro"],
  said: {
    en: {
      title: "Romania: CIUS-RO (RO e-Factura)",
      law: "RO e-Factura is law between companies since 2024, and for invoices to consumers since 1 January 2025.",
      who: "Companies established in Romania. The invoice is reported to the tax administration, which refuses what " +
        "breaks a rule.",
      state: "Exactly the identifier of CIUS-RO 1.0.1 (BT-24), addresses with a county by ISO 3166-2 (RO-CJ; in " +
        "Bucharest RO-B with SECTOR1 to SECTOR6 as city), and texts no longer than the system takes.",
      faults: [
        "The edition of EN 16931 below it is older (1.3.8), and so are its code lists.",
        "White space around BT-24 is an error.",
        stops.en,
      ],
    },
    de: {
      title: "Rumänien: CIUS-RO (RO e-Factura)",
      law:
        "RO e-Factura ist zwischen Unternehmen seit 2024 Pflicht, für Rechnungen an Verbraucher seit dem 1. Januar 2025.",
      who:
        "Unternehmen mit Sitz in Rumänien. Die Rechnung geht an die Steuerverwaltung, die ablehnt, was gegen eine Regel " +
        "verstößt.",
      state:
        "Genau die Kennung von CIUS-RO 1.0.1 (BT-24), Anschriften mit einem Kreis nach ISO 3166-2 (RO-CJ; in Bukarest " +
        "RO-B mit SECTOR1 bis SECTOR6 als Ort) und Texte, die nicht länger sind, als das System annimmt.",
      faults: [
        "Darunter liegt eine ältere Ausgabe der EN 16931 (1.3.8) mit älteren Codelisten.",
        "Leerraum um BT-24 ist ein Fehler.",
        stops.de,
      ],
    },
    fr: {
      title: "Roumanie : CIUS-RO (RO e-Factura)",
      law:
        "RO e-Factura est obligatoire entre entreprises depuis 2024, et pour les factures aux consommateurs depuis le " +
        "1er janvier 2025.",
      who:
        "Les entreprises établies en Roumanie. La facture est déclarée à l’administration fiscale, qui rejette ce qui " +
        "enfreint une règle.",
      state:
        "Exactement l’identifiant de CIUS-RO 1.0.1 (BT-24), des adresses avec un județ selon ISO 3166-2 (RO-CJ ; à " +
        "Bucarest RO-B avec SECTOR1 à SECTOR6 comme ville), et des textes pas plus longs que le système n’admet.",
      faults: [
        "Elle repose sur une édition antérieure de l’EN 16931 (1.3.8), avec des listes de codes plus anciennes.",
        "Une espace autour de BT-24 est une erreur.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
