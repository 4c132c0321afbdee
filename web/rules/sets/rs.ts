/** What the page of the rules of Serbia says. */
import { type NationalSet, stops } from "./set.ts";

export const rs = {
  id: "rs",
  families: {
    "RSR": {
      title: { en: "Serbia: SRBDT", de: "Serbien: SRBDT", fr: "Serbie : SRBDT" },
      why: {
        en:
          "SEF routes an invoice by the tax numbers (PIB) of the parties, and books VAT by the event that the invoice names as its tax point.",
        de:
          "SEF stellt eine Rechnung über die Steuernummern (PIB) der Beteiligten zu und bucht die Steuer nach dem Ereignis, das die Rechnung als Steuerzeitpunkt nennt.",
        fr:
          "SEF achemine une facture par les numéros fiscaux (PIB) des parties et comptabilise la TVA selon le fait générateur que la facture indique.",
      },
    },
    "RSK": {
      title: { en: "Serbia: VAT categories", de: "Serbien: Steuerkategorien", fr: "Serbie : catégories de TVA" },
      why: {
        en:
          "Serbia has categories without VAT that EN 16931 does not know: R, OE, SS and N. Each is added up by itself.",
        de:
          "Serbien kennt Kategorien ohne Steuer, die es in der EN 16931 nicht gibt: R, OE, SS und N. Jede wird für sich summiert.",
        fr:
          "La Serbie a des catégories sans TVA que l’EN 16931 ne connaît pas : R, OE, SS et N. Chacune est totalisée à part.",
      },
    },
    "RSE": {
      title: { en: "Serbia: the extension", de: "Serbien: die Erweiterung", fr: "Serbie : l’extension" },
      why: {
        en: "The extension says what advance payments were invoiced before, and what is left after them.",
        de: "Die Erweiterung nennt Anzahlungen, die schon berechnet wurden, und was nach ihnen übrig bleibt.",
        fr: "L’extension indique les acomptes déjà facturés et ce qui reste dû après eux.",
      },
    },
  },
  scenarios: ["srbdt"],
  said: {
    en: {
      title: "Serbia: SRBDT (SEF)",
      law: "E-invoices go through SEF, the system of the Ministry of Finance. SRBDT 2022 is its CIUS of EN 16931.",
      who: "Suppliers of the public sector, and companies that are registered for VAT.",
      state:
        "The PIB of seller and buyer, as VAT identifier (RS before nine or thirteen digits) and as electronic address " +
        "(scheme 9948), the matični broj of the buyer (BT-47) without a scheme, and the event of the tax point (BT-8).",
      faults: [
        "Fifteen rules can never fire, because another with the same place comes before them: RSR-08 to RSR-10, RSR-13, " +
        "RSR-15 to RSR-17 among them.",
        "RSR-02 refuses every invoice with the extension: it looks for BT-24 in it.",
        "The categories R, OE, SS and N are Serbian law and in no code list of EN 16931, so BR-CL-17 and BR-CL-18 refuse " +
        "them.",
        "RSK rules bear the same id for each category.",
        stops.en,
      ],
    },
    de: {
      title: "Serbien: SRBDT (SEF)",
      law: "E-Rechnungen laufen über SEF, das System des Finanzministeriums. SRBDT 2022 ist dessen CIUS der EN 16931.",
      who: "Lieferanten des öffentlichen Sektors und umsatzsteuerpflichtige Unternehmen.",
      state:
        "Die PIB von Verkäufer und Käufer, als USt-IdNr. (RS vor neun oder dreizehn Ziffern) und als elektronische " +
        "Adresse (Schema 9948), die matični broj des Käufers (BT-47) ohne Schema und das Ereignis des Steuerzeitpunkts (BT-8).",
      faults: [
        "Fünfzehn Regeln schlagen nie an, weil eine andere mit demselben Ort vor ihnen steht, darunter RSR-08 bis RSR-10, " +
        "RSR-13 und RSR-15 bis RSR-17.",
        "RSR-02 lehnt jede Rechnung mit der Erweiterung ab: Sie sucht BT-24 darin.",
        "Die Kategorien R, OE, SS und N sind serbisches Recht und in keiner Codeliste der EN 16931, sodass BR-CL-17 und " +
        "BR-CL-18 sie ablehnen.",
        "RSK-Regeln haben für jede Kategorie dieselbe Nummer.",
        stops.de,
      ],
    },
    fr: {
      title: "Serbie : SRBDT (SEF)",
      law:
        "Les factures électroniques passent par SEF, le système du ministère des Finances. SRBDT 2022 en est le CIUS de " +
        "l’EN 16931.",
      who: "Les fournisseurs du secteur public et les entreprises assujetties à la TVA.",
      state:
        "Le PIB du vendeur et de l’acheteur, comme numéro de TVA (RS suivi de neuf ou treize chiffres) et comme adresse " +
        "électronique (schéma 9948), le matični broj de l’acheteur (BT-47) sans schéma, et le fait générateur (BT-8).",
      faults: [
        "Quinze règles ne se déclenchent jamais : une autre, au même endroit, passe avant elles, dont RSR-08 à RSR-10, " +
        "RSR-13 et RSR-15 à RSR-17.",
        "RSR-02 refuse toute facture qui contient l’extension : elle y cherche BT-24.",
        "Les catégories R, OE, SS et N relèvent du droit serbe et ne sont dans aucune liste de l’EN 16931 : BR-CL-17 et " +
        "BR-CL-18 les refusent.",
        "Les règles RSK ont le même numéro pour chaque catégorie.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
