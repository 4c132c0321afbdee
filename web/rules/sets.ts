/** What the page of a nation's rules says beside the rules: the law, who must, what to state, and what is odd in the official set. */
import type { FamilyId } from "../../engine/explain/guide.ts";
import type { LanguageTag } from "../texts/languages.ts";

export interface SaidOfSet {
  readonly title: string;
  /** What is law, and since when. */
  readonly law: string;
  readonly who: string;
  /** Which identifiers and codes an invoice has to state. */
  readonly state: string;
  /** Known faults of the official rules, which verdicts follow. */
  readonly faults: readonly string[];
}

export interface NationalSet {
  /** As `/rules?set=` names it: the country. */
  readonly id: string;
  readonly families: readonly FamilyId[];
  /** The scenarios that judge its invoices, whose identifiers and editions are shown. */
  readonly scenarios: readonly string[];
  readonly said: Readonly<Record<LanguageTag, SaidOfSet>>;
}

const stops = {
  en: "Where an official rule stops without a verdict, such as at an empty amount, the rule fails here.",
  de: "Wo eine offizielle Regel ohne Ergebnis abbricht, etwa bei einem leeren Betrag, ist sie hier verletzt.",
  fr: "Là où une règle officielle s’arrête sans verdict, par exemple sur un montant vide, elle échoue ici.",
} as const;

export const nationalSets: readonly NationalSet[] = [
  {
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
        who:
          "Companies that invoice companies in France. The invoice goes through an approved platform, which refuses " +
          "what breaks a rule.",
        state: "The SIREN as legal registration (BT-30, BT-47, scheme 0002), the SIRET beside it (scheme 0009), the " +
          "address in the directory (BT-34, BT-49, scheme 0225), one of twenty billing modes (BT-23) such as B1, S1 or " +
          "M1, and three notes: recovery costs (PMT), late payment penalties (PMD), discount (AAB).",
        faults: [
          "BR-FR-16_BT-103 and BR-FR-DEC-01_BT-111 never fire, because another rule stands before them.",
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
        who:
          "Unternehmen, die Unternehmen in Frankreich Rechnungen stellen. Die Rechnung läuft über eine zugelassene " +
          "Plattform, die ablehnt, was gegen eine Regel verstößt.",
        state:
          "Die SIREN als Registernummer (BT-30, BT-47, Schema 0002), daneben die SIRET (Schema 0009), die Adresse im " +
          "Verzeichnis (BT-34, BT-49, Schema 0225), einer von zwanzig Abrechnungsfällen (BT-23) wie B1, S1 oder M1 und " +
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
        who:
          "Les entreprises qui facturent des entreprises en France. La facture passe par une plateforme agréée, qui " +
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
  },
  {
    id: "nl",
    families: ["BR-NL", "BR-GA", "SI-UBL", "empty-element"],
    scenarios: ["nlcius", "nlcius-gaccount"],
    said: {
      en: {
        title: "Netherlands: NLCIUS and G-account",
        law: "NLCIUS is what the Dutch government takes. Between companies nobody has to use it.",
        who:
          "Suppliers of the Dutch government. G-account is for subcontractors whose customer pays a part to a blocked " +
          "account.",
        state:
          "The number of the Chamber of Commerce (KVK, scheme 0106) or of the government (OIN, scheme 0190), and how " +
          "to pay (BT-81).",
        faults: ["Most rules look at the country of the seller: of a seller abroad they ask nothing.", stops.en],
      },
      de: {
        title: "Niederlande: NLCIUS und G-Konto",
        law: "NLCIUS ist, was die niederländische Verwaltung annimmt. Zwischen Unternehmen ist es keine Pflicht.",
        who:
          "Lieferanten der niederländischen Verwaltung. Das G-Konto betrifft Nachunternehmer, deren Kunde einen Teil auf " +
          "ein gesperrtes Konto zahlt.",
        state:
          "Die Nummer der Handelskammer (KVK, Schema 0106) oder der Verwaltung (OIN, Schema 0190) und die Zahlungsart " +
          "(BT-81).",
        faults: [
          "Die meisten Regeln sehen auf das Land des Verkäufers: Sitzt er im Ausland, verlangen sie nichts.",
          stops.de,
        ],
      },
      fr: {
        title: "Pays-Bas : NLCIUS et compte G",
        law: "NLCIUS est ce qu’accepte l’administration néerlandaise. Entre entreprises, ce n’est pas une obligation.",
        who:
          "Les fournisseurs de l’administration néerlandaise. Le compte G concerne les sous-traitants dont le client verse " +
          "une part sur un compte bloqué.",
        state:
          "Le numéro de la chambre de commerce (KVK, schéma 0106) ou de l’administration (OIN, schéma 0190), et le moyen " +
          "de paiement (BT-81).",
        faults: [
          "La plupart des règles regardent le pays du vendeur : à l’étranger, elles ne demandent rien.",
          stops.fr,
        ],
      },
    },
  },
  {
    id: "ro",
    families: ["BR-RO", "BR-DEC-RO"],
    scenarios: ["cius-ro"],
    said: {
      en: {
        title: "Romania: CIUS-RO (RO e-Factura)",
        law: "RO e-Factura is law between companies since 2024, and for invoices to consumers since 1 January 2025.",
        who:
          "Companies established in Romania. The invoice is reported to the tax administration, which refuses what " +
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
  },
  {
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
        state:
          "Deux documents annexes, dont un appelé UBL.BE, les noms des catégories de TVA et la TVA de chaque ligne.",
        faults: [
          "Le jeu a ses propres copies, plus anciennes, de l’EN 16931 et de Peppol, aux numéros en minuscules (ubl-CR-*).",
          "Les listes de codes sont plus anciennes : une facture valide selon l’EN 16931 peut échouer.",
          stops.fr,
        ],
      },
    },
  },
  {
    id: "hr",
    families: ["HR-BR"],
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
  },
  {
    id: "rs",
    families: ["RSR", "RSK", "RSE"],
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
          "Fifteen rules can never fire, because another with the same place stands before them: RSR-08 to RSR-10, RSR-13, " +
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
        law:
          "E-Rechnungen laufen über SEF, das System des Finanzministeriums. SRBDT 2022 ist dessen CIUS der EN 16931.",
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
  },
];

export function nationalSetOf(id: string): NationalSet | undefined {
  return nationalSets.find((it) => it.id === id);
}
