/** What the page of the rules of Belgium says. */
import { type NationalSet, stops } from "./set.ts";

export const be = {
  id: "be",
  families: {
    "ubl-BE": {
      title: { en: "Belgium: UBL.BE", de: "Belgien: UBL.BE", fr: "Belgique : UBL.BE" },
      why: {
        en:
          "Belgian accounting packages book a UBL.BE invoice by names of VAT categories and statements of their own; without these it is typed in by hand.",
        de:
          "Belgische Buchhaltungsprogramme buchen UBL.BE nach eigenen Namen von Steuerkategorien und Angaben; ohne diese wird die Rechnung von Hand erfasst.",
        fr:
          "Les logiciels comptables belges lisent UBL.BE par ses propres noms de catégories et mentions ; sans eux, la facture est saisie à la main.",
      },
    },
    "ubl-CR": {
      title: {
        en: "Belgium: elements that are not used",
        de: "Belgien: nicht verwendete Elemente",
        fr: "Belgique : éléments non utilisés",
      },
      why: {
        en: "UBL.BE takes the rules of EN 16931 on elements from an older edition, under ids of its own.",
        de: "UBL.BE übernimmt die Elementregeln der EN 16931 aus einer älteren Ausgabe, unter eigenen Nummern.",
        fr:
          "UBL.BE reprend d’une édition antérieure les règles de l’EN 16931 sur les éléments, sous ses propres numéros.",
      },
    },
  },
  scenarios: ["ubl-be"],
  said: {
    en: {
      title: "Belgium: UBL.BE",
      law:
        "Since 1 January 2026 companies in Belgium must exchange e-invoices, and the law asks for Peppol BIS Billing. " +
        "UBL.BE (e-FFF) is no duty: it is what accounting packages have long written and read.",
      who: "Who still sends UBL.BE to a Belgian accounting package.",
      state:
        "Two additional documents, of which one is called UBL.BE, names of VAT categories, and a VAT total for each line.",
      faults: [
        "The set has its own copies of EN 16931 and Peppol, older than today’s, with lower case ids (ubl-CR-*).",
        "Code lists are older, so an invoice that is valid by EN 16931 can fail.",
        stops.en,
      ],
    },
    de: {
      title: "Belgien: UBL.BE",
      law:
        "Seit dem 1. Januar 2026 müssen Unternehmen in Belgien E-Rechnungen austauschen; das Gesetz verlangt Peppol BIS " +
        "Billing. UBL.BE (e-FFF) ist keine Pflicht: Buchhaltungsprogramme schreiben und lesen es seit Langem.",
      who: "Wer noch UBL.BE an ein belgisches Buchhaltungsprogramm schickt.",
      state:
        "Zwei Zusatzdokumente, von denen eines UBL.BE heißt, Namen der Steuerkategorien und die Steuer jeder Position.",
      faults: [
        "Das Regelwerk hat eigene, ältere Kopien der EN 16931 und von Peppol, mit kleingeschriebenen Nummern (ubl-CR-*).",
        "Die Codelisten sind älter, sodass eine nach EN 16931 gültige Rechnung scheitern kann.",
        stops.de,
      ],
    },
    fr: {
      title: "Belgique : UBL.BE",
      law:
        "Depuis le 1er janvier 2026, les entreprises belges doivent échanger des factures électroniques ; la loi demande " +
        "Peppol BIS Billing. UBL.BE (e-FFF) n’est pas une obligation : c’est ce que les logiciels comptables écrivent et " +
        "lisent depuis longtemps.",
      who: "Qui envoie encore UBL.BE à un logiciel comptable belge.",
      state: "Deux documents annexes, dont un appelé UBL.BE, les noms des catégories de TVA et la TVA de chaque ligne.",
      faults: [
        "Le jeu a ses propres copies, plus anciennes, de l’EN 16931 et de Peppol, aux numéros en minuscules (ubl-CR-*).",
        "Les listes de codes sont plus anciennes : une facture valide selon l’EN 16931 peut échouer.",
        stops.fr,
      ],
    },
  },
} as const satisfies NationalSet;
