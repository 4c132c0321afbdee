/** What the page of the rules of Belgium says. */
import { type NationalSet, stops } from "./set.ts";

export const be: NationalSet = {
  id: "be",
  families: ["ubl-BE", "ubl-CR"],
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
};
