/** What the families of the rules of nations are called, and what their rules are there for. */
import type { FamilyId } from "../../engine/explain/guide.ts";
import type { LanguageTag } from "../texts/languages.ts";

export interface Said {
  readonly title: Readonly<Record<LanguageTag, string>>;
  /** Why an invoice is held to these rules. */
  readonly why: Readonly<Record<LanguageTag, string>>;
}

export const ofNations = {
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
    title: { en: "Portugal: the lower rates", de: "Portugal: die ermäßigten Sätze", fr: "Portugal : les taux réduits" },
    why: {
      en: "Portugal tells its lower rates (AA, RED, INT) from the full one (S, NOR), and adds up each by itself.",
      de: "Portugal unterscheidet die ermäßigten Sätze (AA, RED, INT) vom vollen (S, NOR) und summiert jeden für sich.",
      fr: "Le Portugal distingue les taux réduits (AA, RED, INT) du taux normal (S, NOR) et totalise chacun à part.",
    },
  },
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
      en: "Serbia has categories without VAT that EN 16931 does not know: R, OE, SS and N. Each is added up by itself.",
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
  "BR-NL": {
    title: { en: "Netherlands: NLCIUS", de: "Niederlande: NLCIUS", fr: "Pays-Bas : NLCIUS" },
    why: {
      en:
        "Dutch authorities want to know who invoices by the number of the register, and what a payment is for. Other details they cannot use, and a warning says so.",
      de:
        "Niederländische Behörden wollen den Rechnungssteller an seiner Registernummer erkennen und Zahlungen zuordnen können. Was sie nicht verwenden, ist eine Warnung.",
      fr:
        "Les administrations néerlandaises identifient l’émetteur par son numéro de registre et rapprochent les paiements. Ce dont elles ne se servent pas donne un avertissement.",
    },
  },
  "BR-GA": {
    title: { en: "Netherlands: G-account", de: "Niederlande: G-Konto", fr: "Pays-Bas : compte G" },
    why: {
      en:
        "Part of the price of subcontracted work is paid to a blocked account, from which only taxes can be paid. The invoice has to say which part.",
      de:
        "Ein Teil des Preises geht bei Subunternehmern auf ein gesperrtes Konto, von dem nur Abgaben bezahlt werden. Die Rechnung muss sagen, welcher Teil.",
      fr:
        "En sous-traitance, une part du prix va sur un compte bloqué qui ne sert qu’aux taxes et cotisations. La facture doit dire laquelle.",
    },
  },
  "SI-UBL": {
    title: { en: "Netherlands: SI-UBL", de: "Niederlande: SI-UBL", fr: "Pays-Bas : SI-UBL" },
    why: {
      en: "An empty element says nothing, and software may take it for a value.",
      de: "Ein leeres Element sagt nichts, und Software kann es für einen Wert halten.",
      fr: "Un élément vide ne dit rien, et un logiciel peut le prendre pour une valeur.",
    },
  },
  "empty-element": {
    title: {
      en: "Netherlands: empty elements in CII",
      de: "Niederlande: leere Elemente in CII",
      fr: "Pays-Bas : éléments vides en CII",
    },
    why: {
      en: "An empty element of CII says nothing, and software may take it for a value.",
      de: "Ein leeres Element in CII sagt nichts, und Software kann es für einen Wert halten.",
      fr: "Un élément vide en CII ne dit rien, et un logiciel peut le prendre pour une valeur.",
    },
  },
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
      de: "EXTENDED-CTC-FR verwendet einige UBL-Elemente, die die EN 16931 nicht kennt, und davon nur bestimmte Teile.",
      fr:
        "EXTENDED-CTC-FR emploie certains éléments UBL que l’EN 16931 ignore, et seulement une partie de leur contenu.",
    },
  },
  "CII-FREXT": {
    title: { en: "France: elements of CII", de: "Frankreich: Elemente in CII", fr: "France : éléments CII" },
    why: {
      en: "EXTENDED-CTC-FR uses some elements of CII that EN 16931 does not, and of these only certain parts.",
      de: "EXTENDED-CTC-FR verwendet einige CII-Elemente, die die EN 16931 nicht kennt, und davon nur bestimmte Teile.",
      fr:
        "EXTENDED-CTC-FR emploie certains éléments CII que l’EN 16931 ignore, et seulement une partie de leur contenu.",
    },
  },
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
} as const satisfies Readonly<Partial<Record<FamilyId, Said>>>;
