/** What the page of a validation record says beside what the record holds, which is in the language that it was made in. */
import type { LanguageTag } from "../texts/languages.ts";

export interface RecordWords {
  readonly title: string;
  readonly valid: string;
  readonly invalid: string;
  readonly validSays: string;
  readonly invalidSays: string;
  readonly facts: Readonly<
    Record<"date" | "expires" | "document" | "input" | "profile" | "rules" | "engine" | "signature", string>
  >;
  /** Holds the id of the key: {0}. */
  readonly signed: string;
  readonly unsigned: string;
  /** What the hash is of. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly modes: Readonly<Record<string, string>>;
  readonly statement: string;
  /** More was found than the record holds. */
  readonly truncated: string;
  readonly compare: Readonly<Record<"title" | "choose" | "command" | "same" | "other" | "unread" | "old", string>>;
  readonly errors: string;
  readonly warnings: string;
  readonly notes: string;
  readonly none: string;
  readonly fix: string;
  readonly wholeInvoice: string;
  /** Line {0} and column {1}. */
  readonly place: string;
  readonly json: string;
  readonly missingHead: string;
  readonly missing: string;
}

const en: RecordWords = {
  title: "Validation record",
  valid: "Valid",
  invalid: "Not valid",
  validSays: "The rules found no error.",
  invalidSays: "The rules found errors.",
  facts: {
    date: "Date",
    expires: "Kept until",
    document: "Document (SHA-256)",
    input: "Hash over",
    profile: "Profile",
    rules: "Rules",
    engine: "Engine",
    signature: "Signature",
  },
  signed: "HMAC-SHA-256, key {0}",
  unsigned: "This record is not signed",
  inputs: {
    raw_xml_bytes: "the file, byte by byte",
    raw_json_bytes: "the file, byte by byte",
    canonical_json: "the JSON in its canonical form (RFC 8785)",
  },
  modes: { default: "default mode", strict: "strict mode" },
  statement:
    "An automated software check of the document with this SHA-256 fingerprint, by this engine and rule set, on this date, " +
    "produced the findings listed here. This is not a certification of compliance, not a guarantee that anybody accepts the " +
    "document, and not legal advice.",
  truncated: "There were more findings than are listed here.",
  compare: {
    title: "Is it your file?",
    choose: "Choose the file, or drop it here. It stays on your device.",
    command: "By command: {0} gives the hash above, or says whether it does, if it is the same document.",
    same: "Yes: this is the document of the record.",
    other: "No: this is another document, or it was changed.",
    unread: "This file cannot be compared: it is not JSON, and the record is of a JSON document.",
    old: "This browser cannot work the hash out. Use the command below.",
  },
  errors: "Errors",
  warnings: "Warnings",
  notes: "Notes",
  none: "None.",
  fix: "Fix",
  wholeInvoice: "the invoice as a whole",
  place: "line {0}, column {1}",
  json: "The same as JSON",
  missingHead: "There is no record here",
  missing: "The address is wrong, or the record expired: records stay for 365 days.",
};

const de: RecordWords = {
  title: "Prüfnachweis",
  valid: "Gültig",
  invalid: "Nicht gültig",
  validSays: "Die Regeln haben keinen Fehler gefunden.",
  invalidSays: "Die Regeln haben Fehler gefunden.",
  facts: {
    date: "Datum",
    expires: "Gespeichert bis",
    document: "Dokument (SHA-256)",
    input: "Prüfsumme über",
    profile: "Profil",
    rules: "Regelwerk",
    engine: "Prüfprogramm",
    signature: "Signatur",
  },
  signed: "HMAC-SHA-256, Schlüssel {0}",
  unsigned: "Dieser Nachweis ist nicht signiert",
  inputs: {
    raw_xml_bytes: "die Datei, Byte für Byte",
    raw_json_bytes: "die Datei, Byte für Byte",
    canonical_json: "das JSON in kanonischer Form (RFC 8785)",
  },
  modes: { default: "normal", strict: "streng" },
  statement:
    "Eine automatische Prüfung des Dokuments mit dieser SHA-256-Prüfsumme durch dieses Programm und Regelwerk hat an diesem " +
    "Tag die hier aufgeführten Befunde ergeben. Das ist keine Zertifizierung, keine Zusage, dass jemand das Dokument " +
    "annimmt, und keine Rechtsberatung.",
  truncated: "Es gab mehr Befunde, als hier aufgeführt sind.",
  compare: {
    title: "Ist es Ihre Datei?",
    choose: "Wählen Sie die Datei aus oder legen Sie sie hier ab. Sie verlässt Ihr Gerät nicht.",
    command: "Auf der Kommandozeile: {0} ergibt dieselbe Prüfsumme oder bestätigt sie, wenn es dasselbe Dokument ist.",
    same: "Ja: Das ist das Dokument des Nachweises.",
    other: "Nein: Das ist ein anderes Dokument, oder es wurde geändert.",
    unread: "Diese Datei lässt sich nicht vergleichen: Sie ist kein JSON, und der Nachweis gilt einem JSON-Dokument.",
    old: "Dieser Browser kann die Prüfsumme nicht berechnen. Verwenden Sie den Befehl unten.",
  },
  errors: "Fehler",
  warnings: "Warnungen",
  notes: "Hinweise",
  none: "Keine.",
  fix: "Lösung",
  wholeInvoice: "die Rechnung als Ganzes",
  place: "Zeile {0}, Spalte {1}",
  json: "Dasselbe als JSON",
  missingHead: "Hier gibt es keinen Prüfnachweis",
  missing: "Die Adresse ist falsch oder der Nachweis ist abgelaufen: Nachweise bleiben 365 Tage gespeichert.",
};

const fr: RecordWords = {
  title: "Attestation de contrôle",
  valid: "Valide",
  invalid: "Non valide",
  validSays: "Les règles n’ont trouvé aucune erreur.",
  invalidSays: "Les règles ont trouvé des erreurs.",
  facts: {
    date: "Date",
    expires: "Conservée jusqu’au",
    document: "Document (SHA-256)",
    input: "Empreinte de",
    profile: "Profil",
    rules: "Règles",
    engine: "Moteur",
    signature: "Signature",
  },
  signed: "HMAC-SHA-256, clé {0}",
  unsigned: "Cette attestation n’est pas signée",
  inputs: {
    raw_xml_bytes: "le fichier, octet par octet",
    raw_json_bytes: "le fichier, octet par octet",
    canonical_json: "le JSON sous sa forme canonique (RFC 8785)",
  },
  modes: { default: "mode normal", strict: "mode strict" },
  statement:
    "Un contrôle automatique du document portant cette empreinte SHA-256, par ce moteur et ces règles, à cette date, a donné " +
    "les constats énumérés ici. Ce n’est ni une certification de conformité, ni la garantie que quiconque accepte le " +
    "document, ni un conseil juridique.",
  truncated: "Il y avait plus de constats que ceux énumérés ici.",
  compare: {
    title: "Est-ce votre fichier\u00a0?",
    choose: "Choisissez le fichier ou déposez-le ici. Il ne quitte pas votre appareil.",
    command: "En ligne de commande\u00a0: {0} donne la même empreinte, ou la confirme, s’il s’agit du même document.",
    same: "Oui\u00a0: c’est le document de l’attestation.",
    other: "Non\u00a0: c’est un autre document, ou il a été modifié.",
    unread:
      "Ce fichier ne peut pas être comparé\u00a0: ce n’est pas du JSON, et l’attestation porte sur un document JSON.",
    old: "Ce navigateur ne peut pas calculer l’empreinte. Utilisez la commande ci-dessous.",
  },
  errors: "Erreurs",
  warnings: "Avertissements",
  notes: "Remarques",
  none: "Aucun.",
  fix: "Correction",
  wholeInvoice: "la facture dans son ensemble",
  place: "ligne {0}, colonne {1}",
  json: "La même chose en JSON",
  missingHead: "Il n’y a pas d’attestation ici",
  missing: "L’adresse est fausse ou l’attestation a expiré\u00a0: les attestations sont conservées 365 jours.",
};

export const recordWords: Readonly<Record<LanguageTag, RecordWords>> = { en, de, fr };
