/**
 * What in software usually makes the rules of a family fail, for those who write it: by family, in each language. A part of
 * the entry for explanations, so that no browser loads it with the engine.
 */
import type { FamilyId } from "../rules/kit/family.ts";

type Causes = Readonly<Record<"en" | "de" | "fr", readonly string[]>>;

const required: Causes = {
  en: [
    "A field of the master data is empty, and the export leaves its element out without a word.",
    "The mapping reads the short name or the first address line of a record and forgets the rest of it.",
    "The template was made from an invoice in which this detail was not needed.",
  ],
  de: [
    "Ein Stammdatenfeld ist leer, und der Export lässt das Element stillschweigend weg.",
    "Die Zuordnung liest nur den Kurznamen oder die erste Adresszeile eines Datensatzes.",
    "Die Vorlage stammt aus einer Rechnung, in der diese Angabe nicht nötig war.",
  ],
  fr: [
    "Un champ de la fiche est vide, et l’export omet l’élément sans prévenir.",
    "La correspondance ne lit que le nom abrégé ou la première ligne d’adresse de la fiche.",
    "Le modèle provient d’une facture où cette donnée n’était pas nécessaire.",
  ],
};

const sums: Causes = {
  en: [
    "Totals are taken from the database, where they were rounded per line, and not added up from the amounts written.",
    "Amounts are binary floating-point numbers, so that 0.1 + 0.2 is no longer 0.3.",
    "A discount, a charge, a deposit or the cash rounding is on the printed page, but not in the XML.",
    "A line was added or cancelled after the totals had been worked out.",
  ],
  de: [
    "Die Summen kommen aus der Datenbank, wo je Position gerundet wurde, statt aus den Beträgen der Rechnung.",
    "Beträge werden als binäre Gleitkommazahlen geführt, sodass 0,1 + 0,2 nicht mehr 0,3 ergibt.",
    "Ein Rabatt, ein Zuschlag, eine Anzahlung oder die Rundung steht auf dem Papier, aber nicht im XML.",
    "Eine Position wurde ergänzt oder storniert, nachdem die Summen berechnet waren.",
  ],
  fr: [
    "Les totaux viennent de la base de données, arrondis ligne par ligne, et non des montants de la facture.",
    "Les montants sont des nombres à virgule flottante : 0,1 + 0,2 n’y font plus 0,3.",
    "Une remise, des frais, un acompte ou l’arrondi figurent sur le papier, mais pas dans le XML.",
    "Une ligne a été ajoutée ou annulée après le calcul des totaux.",
  ],
};

const vat: Causes = {
  en: [
    "The category is derived from the rate alone: 0 % can be zero-rated, exempt, reverse charge, export or out of scope.",
    "The tax code of the ledger is written instead of the VAT category of EN 16931.",
    "The reason for charging no VAT is printed as a note, and is not in the VAT breakdown.",
    "The VAT identifier of the buyer is missing in the master data of a new customer abroad.",
  ],
  de: [
    "Die Kategorie wird allein aus dem Satz abgeleitet: 0 % kann Nullsatz, steuerfrei, Reverse Charge, Ausfuhr oder nicht steuerbar sein.",
    "Statt der Umsatzsteuerkategorie der EN 16931 wird der Steuerschlüssel der Buchhaltung geschrieben.",
    "Der Grund, warum keine Umsatzsteuer anfällt, steht im Freitext und nicht in der Umsatzsteueraufschlüsselung.",
    "Bei einem neuen Kunden im Ausland fehlt die USt-IdNr. in den Stammdaten.",
  ],
  fr: [
    "La catégorie est déduite du seul taux : 0 % peut être un taux zéro, une exonération, une autoliquidation, une exportation ou hors champ.",
    "Le code taxe de la comptabilité est écrit à la place de la catégorie de TVA de l’EN 16931.",
    "Le motif de non-facturation de la TVA figure dans une note, et non dans la ventilation de la TVA.",
    "Le numéro de TVA d’un nouveau client étranger manque dans sa fiche.",
  ],
};

const codes: Causes = {
  en: [
    "A word or an abbreviation of the software is written instead of its code: Stk or pcs instead of H87, € instead of EUR.",
    "The list in the software is older than the edition of the rules, or has codes of its own.",
    "The code is in small letters, or has a blank in front or at the end.",
  ],
  de: [
    "Statt des Codes wird ein Wort oder Kürzel der Software geschrieben: Stk statt H87, € statt EUR.",
    "Die Liste in der Software ist älter als der Stand der Regeln oder hat eigene Codes.",
    "Der Code ist klein geschrieben oder hat ein Leerzeichen am Anfang oder Ende.",
  ],
  fr: [
    "Un mot ou une abréviation du logiciel est écrit à la place du code : pce au lieu de H87, € au lieu de EUR.",
    "La liste du logiciel est plus ancienne que l’édition des règles, ou contient ses propres codes.",
    "Le code est en minuscules, ou comporte une espace au début ou à la fin.",
  ],
};

const decimals: Causes = {
  en: [
    "The amount is written as the computer holds it, unrounded: 19.989999.",
    "Unit prices may have more decimals than amounts, and one formatting serves for both.",
  ],
  de: [
    "Der Betrag wird ungerundet geschrieben, wie der Rechner ihn führt: 19.989999.",
    "Preise dürfen mehr Nachkommastellen haben als Beträge, und dieselbe Formatierung dient für beide.",
  ],
  fr: [
    "Le montant est écrit tel que l’ordinateur le conserve, sans arrondi : 19.989999.",
    "Les prix unitaires peuvent avoir plus de décimales que les montants, et un seul format sert aux deux.",
  ],
};

const german: Causes = {
  en: [
    "The Leitweg-ID or the contact was asked of the customer, but the export has no field for it.",
    "An invoice made for EN 16931 alone was given the identifier of XRechnung.",
    "The bank details are printed in the footer, and are not in the payment instructions.",
  ],
  de: [
    "Leitweg-ID oder Ansprechpartner sind bekannt, aber der Export hat kein Feld dafür.",
    "Eine Rechnung nach EN 16931 hat nur die Kennung der XRechnung bekommen.",
    "Die Bankverbindung steht in der Fußzeile und nicht in den Angaben zur Zahlung.",
  ],
  fr: [
    "La Leitweg-ID ou le contact sont connus, mais l’export n’a pas de champ pour eux.",
    "Une facture conforme à la seule EN 16931 a reçu l’identifiant de XRechnung.",
    "Les coordonnées bancaires figurent en pied de page, et non dans les instructions de paiement.",
  ],
};

const special: Causes = {
  en: [
    "An ordinary invoice was given the identifier (BT-24) of this special form.",
    "The data that the form adds are kept in notes or attachments, and not in its own fields.",
  ],
  de: [
    "Eine gewöhnliche Rechnung hat die Kennung (BT-24) dieser Sonderform bekommen.",
    "Die zusätzlichen Daten stehen in Bemerkungen oder Anlagen statt in den Feldern dafür.",
  ],
  fr: [
    "Une facture ordinaire a reçu l’identifiant (BT-24) de cette forme particulière.",
    "Les données supplémentaires sont dans des notes ou des pièces jointes, et non dans leurs champs.",
  ],
};

const network: Causes = {
  en: [
    "The electronic addresses of the parties are missing, because the invoice went by e-mail before.",
    "Empty elements are written for fields without a value.",
    "The invoice has no buyer reference and no order reference, because nobody asks for either when an order is placed.",
  ],
  de: [
    "Die elektronischen Adressen der Parteien fehlen, weil die Rechnung bisher per E-Mail verschickt wurde.",
    "Für Felder ohne Wert werden leere Elemente geschrieben.",
    "Weder Käuferreferenz noch Bestellnummer sind da, weil sie bei der Bestellung niemand erfasst.",
  ],
  fr: [
    "Les adresses électroniques des parties manquent, car la facture partait jusqu’ici par e-mail.",
    "Des éléments vides sont écrits pour les champs sans valeur.",
    "Ni référence de l’acheteur ni bon de commande : personne ne les saisit à la commande.",
  ],
};

const identifiers: Causes = {
  en: [
    "The number was typed by hand, and no check digit was verified.",
    "Blanks, dots or the name of the register are part of the number, as on paper.",
    "The scheme belongs to another register than the number.",
  ],
  de: [
    "Die Nummer wurde von Hand eingegeben, ohne die Prüfziffer zu prüfen.",
    "Leerzeichen, Punkte oder der Name des Registers gehören zur Nummer, wie auf dem Papier.",
    "Das Schema gehört zu einem anderen Register als die Nummer.",
  ],
  fr: [
    "Le numéro a été saisi à la main, sans vérifier sa clé de contrôle.",
    "Des espaces, des points ou le nom du registre font partie du numéro, comme sur le papier.",
    "Le schéma est celui d’un autre registre que celui du numéro.",
  ],
};

const national: Causes = {
  en: [
    "The software was made for another country, and its template does not know what this one asks for.",
    "The registration number of the seller is in a footer or a note, and not in its field.",
  ],
  de: [
    "Die Software wurde für ein anderes Land entwickelt, und ihre Vorlage kennt die Vorgaben dieses Landes nicht.",
    "Die Registernummer des Verkäufers steht in der Fußzeile oder einer Bemerkung statt in ihrem Feld.",
  ],
  fr: [
    "Le logiciel a été conçu pour un autre pays, et son modèle ignore ce que celui-ci exige.",
    "Le numéro d’immatriculation du vendeur est en pied de page ou dans une note, et non dans son champ.",
  ],
};

const syntax: Causes = {
  en: [
    "The XML was made from the schema alone, which allows much more than EN 16931 uses.",
    "A library fills in optional elements and attributes with defaults.",
    "A list is written where the standard has one value, for example several notes or references.",
  ],
  de: [
    "Das XML wurde allein nach dem Schema erstellt, das viel mehr zulässt, als EN 16931 verwendet.",
    "Eine Bibliothek füllt optionale Elemente und Attribute mit Standardwerten.",
    "Wo die Norm einen Wert vorsieht, wird eine Liste geschrieben, etwa mehrere Bemerkungen oder Verweise.",
  ],
  fr: [
    "Le XML a été produit d’après le seul schéma, qui permet bien plus que ce qu’utilise l’EN 16931.",
    "Une bibliothèque remplit des éléments et attributs facultatifs avec des valeurs par défaut.",
    "Une liste est écrite là où la norme prévoit une seule valeur, par exemple plusieurs notes ou références.",
  ],
};

const own: Causes = {
  en: [
    "Numbers and dates are written as the language of the computer has them: 7,0 or 30.11.2026.",
    "A field of the JSON model is misspelt, or has the type that the own database gives it.",
    "Figures are typed by hand that could be worked out.",
  ],
  de: [
    "Zahlen und Daten stehen in der Schreibweise des Betriebssystems: 7,0 oder 30.11.2026.",
    "Ein Feld des JSON-Modells ist falsch geschrieben oder hat den Typ der eigenen Datenbank.",
    "Zahlen werden von Hand eingetragen, die sich berechnen ließen.",
  ],
  fr: [
    "Les nombres et les dates suivent les réglages régionaux de l’ordinateur : 7,0 ou 30.11.2026.",
    "Un champ du modèle JSON est mal orthographié, ou a le type de la base de données.",
    "Des chiffres qui pourraient être calculés sont saisis à la main.",
  ],
};

const causes: Readonly<Record<FamilyId, Causes>> = {
  "BR": required,
  "BR-CO": sums,
  "BR-S": vat,
  "BR-Z": vat,
  "BR-E": vat,
  "BR-AE": vat,
  "BR-IC": vat,
  "BR-G": vat,
  "BR-O": vat,
  "BR-AF": vat,
  "BR-AG": vat,
  "BR-B": vat,
  "BR-DEC": decimals,
  "BR-CL": codes,
  "BR-DE": german,
  "BR-DEX": special,
  "BR-DE-CVD": special,
  "PEPPOL-EN16931": network,
  "PEPPOL-COMMON": identifiers,
  "DE-R": german,
  "DK-R": national,
  "GR-R": national,
  "IS-R": national,
  "IT-R": national,
  "NL-R": national,
  "NO-R": national,
  "SE-R": national,
  "UBL-SR": syntax,
  "UBL-DT": syntax,
  "UBL-CR": syntax,
  "CII-SR": syntax,
  "CII-DT": syntax,
  "BR-FXEXT": special,
  "FX-SCH": syntax,
  "ATW": own,
};

/** What usually makes rules of a family fail, the most frequent first; in English for a language that is not there. */
export function causesOf(family: FamilyId, language: string): readonly string[] {
  const { en, de, fr } = causes[family];
  return language === "de" ? de : language === "fr" ? fr : en;
}
