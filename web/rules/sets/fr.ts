/** What the page of the rules of France says. */
import { type NationalSet, stops } from "./set.ts";

export const fr = {
  id: "fr",
  families: {
    "BR-FR": {
      title: { en: "France: Flux 2", de: "Frankreich: Flux 2", fr: "France : flux 2" },
      why: {
        en:
          "Since September 2026, French platforms pass on only invoices that meet these rules: numbers and dates that all can read, the notes that the law demands, SIREN and SIRET, rates that exist.",
        de:
          "Seit September 2026 leiten französische Plattformen nur Rechnungen weiter, die diese Regeln erfüllen: lesbare Nummern und Daten, die gesetzlichen Vermerke, SIREN und SIRET, vorhandene Steuersätze.",
        fr:
          "Depuis septembre 2026, les plateformes ne transmettent que les factures conformes à ces règles : numéros et dates lisibles par tous, mentions légales, SIREN et SIRET, taux existants.",
      },
    },
    "BR-FREXT": {
      title: { en: "France: EXTENDED-CTC-FR", de: "Frankreich: EXTENDED-CTC-FR", fr: "France : EXTENDED-CTC-FR" },
      why: {
        en:
          "EXTENDED-CTC-FR goes beyond EN 16931: lines below lines, several sellers, a cent of tolerance for each amount. So it has its own rules where the standard's would refuse that.",
        de:
          "EXTENDED-CTC-FR geht über die EN 16931 hinaus: Positionen unter Positionen, mehrere Verkäufer, ein Cent Spielraum je Betrag. Wo die Norm das ablehnen würde, hat es eigene Regeln.",
        fr:
          "EXTENDED-CTC-FR va au-delà de l’EN 16931 : lignes sous des lignes, plusieurs vendeurs, un centime de tolérance par montant. Là où la norme le refuserait, il a ses propres règles.",
      },
    },
    "UBL-FREXT": {
      title: { en: "France: elements of UBL", de: "Frankreich: Elemente in UBL", fr: "France : éléments UBL" },
      why: {
        en: "EXTENDED-CTC-FR uses some elements of UBL that EN 16931 does not, and of these only certain parts.",
        de:
          "EXTENDED-CTC-FR verwendet einige UBL-Elemente, die die EN 16931 nicht kennt, und davon nur bestimmte Teile.",
        fr:
          "EXTENDED-CTC-FR emploie certains éléments UBL que l’EN 16931 ignore, et seulement une partie de leur contenu.",
      },
    },
    "CII-FREXT": {
      title: { en: "France: elements of CII", de: "Frankreich: Elemente in CII", fr: "France : éléments CII" },
      why: {
        en: "EXTENDED-CTC-FR uses some elements of CII that EN 16931 does not, and of these only certain parts.",
        de:
          "EXTENDED-CTC-FR verwendet einige CII-Elemente, die die EN 16931 nicht kennt, und davon nur bestimmte Teile.",
        fr:
          "EXTENDED-CTC-FR emploie certains éléments CII que l’EN 16931 ignore, et seulement une partie de leur contenu.",
      },
    },
  },
  scenarios: ["fr-flux2", "fr-extended"],
  said: {
    en: {
      title: "France: BR-FR Flux 2 and EXTENDED-CTC-FR",
      law:
        "Since 1 September 2026 every company in France must be able to receive e-invoices, and large and mid-sized " +
        "companies must issue them. Small companies issue from 1 September 2027. The rules follow AFNOR XP Z12-012, " +
        "and FNFE-MPE publishes them.",
      who: "Companies that invoice companies in France. The invoice goes through an approved platform, which refuses " +
        "what breaks a rule.",
      state: "The SIREN as legal registration (BT-30, BT-47, scheme 0002), the SIRET beside it (scheme 0009), the " +
        "address in the directory (BT-34, BT-49, scheme 0225), one of twenty billing modes (BT-23) such as B1, S1 or " +
        "M1, and three notes: recovery costs (PMT), late payment penalties (PMD), discount (AAB).",
      faults: [
        "BR-FR-16_BT-103 and BR-FR-DEC-01_BT-111 never fire, because another rule comes before them.",
        "BR-FR-27 of UBL looks for items where there are none.",
        "BR-CO-25 judges all CII documents, but in UBL invoices alone.",
        stops.en,
      ],
    },
    de: {
      title: "Frankreich: BR-FR Flux 2 und EXTENDED-CTC-FR",
      law:
        "Seit dem 1. September 2026 müssen alle Unternehmen in Frankreich E-Rechnungen empfangen können, große und " +
        "mittelgroße müssen sie auch ausstellen; kleine ab dem 1. September 2027. Die Regeln folgen der Norm AFNOR " +
        "XP Z12-012 und werden von FNFE-MPE veröffentlicht.",
      who: "Unternehmen, die Unternehmen in Frankreich Rechnungen stellen. Die Rechnung läuft über eine zugelassene " +
        "Plattform, die ablehnt, was gegen eine Regel verstößt.",
      state:
        "Die SIREN als Registernummer (BT-30, BT-47, Schema 0002), daneben die SIRET (Schema 0009), die Adresse im " +
        "Verzeichnis (BT-34, BT-49, Schema 0225), einer von zwanzig Rechnungsrahmen (BT-23) wie B1, S1 oder M1 und " +
        "drei Vermerke: Beitreibungskosten (PMT), Verzugszinsen (PMD), Skonto (AAB).",
      faults: [
        "BR-FR-16_BT-103 und BR-FR-DEC-01_BT-111 schlagen nie an, weil eine andere Regel vor ihnen steht.",
        "BR-FR-27 in UBL sucht Artikel dort, wo keine stehen.",
        "BR-CO-25 gilt für alle CII-Dokumente, in UBL aber nur für Rechnungen.",
        stops.de,
      ],
    },
    fr: {
      title: "France : BR-FR Flux 2 et EXTENDED-CTC-FR",
      law: "Depuis le 1er septembre 2026, toute entreprise assujettie établie en France doit pouvoir recevoir des " +
        "factures électroniques ; les grandes entreprises et les ETI doivent aussi en émettre. Les PME et " +
        "microentreprises émettent à partir du 1er septembre 2027. Les règles suivent la norme AFNOR XP Z12-012 et " +
        "sont publiées par le FNFE-MPE.",
      who: "Les entreprises qui facturent des entreprises en France. La facture passe par une plateforme agréée, qui " +
        "rejette ce qui enfreint une règle.",
      state:
        "Le SIREN comme identifiant légal (BT-30, BT-47, schéma 0002), le SIRET à côté (schéma 0009), l’adresse de " +
        "l’annuaire (BT-34, BT-49, schéma 0225), un des vingt cadres de facturation (BT-23), par exemple B1, S1 ou M1, " +
        "et trois mentions : frais de recouvrement (PMT), pénalités de retard (PMD), escompte (AAB).",
      faults: [
        "BR-FR-16_BT-103 et BR-FR-DEC-01_BT-111 ne se déclenchent jamais : une autre règle passe avant elles.",
        "BR-FR-27 en UBL cherche les articles là où il n’y en a pas.",
        "BR-CO-25 s’applique à tous les documents CII, mais en UBL aux seules factures.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
