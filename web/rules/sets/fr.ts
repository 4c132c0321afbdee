/** What the page of the rules of France says. */
import { type NationalSet, stops } from "./set.ts";

export const fr: NationalSet = {
  id: "fr",
  families: ["BR-FR", "BR-FREXT", "UBL-FREXT", "CII-FREXT"],
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
};
