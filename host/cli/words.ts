/** What the command line itself says in reports and explanations, beside the findings; one row a language. */
import { type Marks, marks, quote } from "../../engine/model/said.ts";

export interface Words {
  readonly language: "en" | "de" | "fr";
  /** The marks around what is quoted. */
  readonly quotes: Marks;
  /** Verdicts, as they are after the name of the file. */
  readonly valid: string;
  readonly invalid: string;
  /** Behind the rules of a verdict of the lighter mode; `other` says that these are not all, or more, than the invoice names. */
  readonly preflight: (other: boolean) => string;
  /** Of an edition of the standard whose rules nobody has published. */
  readonly notJudged: string;
  readonly notRead: string;
  readonly severities: Readonly<Record<"fatal" | "warning" | "information", Noun>>;
  readonly place: (line: number, column: number) => string;
  /** Stands for the pointer to the invoice as a whole. */
  readonly invoice: string;
  readonly envelope: string;
  /** The file of a PDF that the invoice is. */
  readonly attachment: (name: string) => string;
  /** An ignored rule, how often it failed, and the reason. */
  readonly ignored: (rule: string, count: number, reason: string) => string;
  readonly labels: Readonly<
    Record<
      "what" | "fix" | "example" | "patch" | "see" | "terms" | "json" | "ubl" | "cii" | "requires" | "causes",
      string
    >
  >;
  readonly total: (
    files: number,
    of: { readonly valid: number; readonly invalid: number; readonly refused: number },
  ) => string;
  readonly noFile: string;
  /** Stands where further valid files would be named. */
  readonly onlyCounted: string;
  /** Before the errors that most files have. */
  readonly frequent: string;
  readonly files: (files: number) => string;
  /** Stands behind how many files are done: how long the rest will take, such as 3 min. */
  readonly timeLeft: (time: string) => string;
  /** Files in archives that were left out for their names. */
  readonly passedOver: (files: number) => string;
  /** What the official validators would say, where it is another verdict; with the number of their errors. */
  readonly official: { readonly accepts: string; readonly refuses: (errors: number) => string };
  /** Something of this program broke: a rule, by its id, or the search for patches. */
  readonly fault: (at: string) => string;
  /** One of several threads that check files broke. */
  readonly workerBroke: (reason: string) => string;
  /** Patches were asked for, and looking for them broke. */
  readonly noPatches: string;
}

interface Noun {
  readonly one: string;
  readonly many: string;
}

export const words: Readonly<Record<"en" | "de" | "fr", Words>> = {
  en: {
    language: "en",
    quotes: marks.en,
    valid: "VALID by",
    invalid: "INVALID by",
    preflight: (other) => other ? " (preflight, not by all the rules that the invoice names)" : " (preflight)",
    notJudged: "NOT JUDGED, as there are no rules of",
    notRead: "NOT READ",
    severities: {
      fatal: { one: "error", many: "errors" },
      warning: { one: "warning", many: "warnings" },
      information: { one: "note", many: "notes" },
    },
    place: (line, column) => `line ${line}, column ${column}`,
    invoice: "the invoice",
    envelope: "The invoice was taken out of its transport envelope (SBDH).",
    attachment: (name) => `The invoice is the attachment ${quote(name, marks.en)} of the PDF.`,
    ignored: (rule, count, reason) => `Ignored: ${rule} (${count}): ${reason}`,
    labels: {
      what: "What:",
      fix: "Fix:",
      example: "Example:",
      patch: "Patch:",
      see: "See:",
      requires: "Requires:",
      causes: "Usual causes:",
      terms: "Terms:",
      json: "In JSON:",
      ubl: "In UBL:",
      cii: "In CII:",
    },
    total: (files, { valid, invalid, refused }) =>
      `${words.en.files(files)}: ${valid} valid, ${invalid} invalid, ${refused} not read`,
    noFile: "No invoice found: no .xml, .json or .pdf file there.",
    onlyCounted: "Further files that are valid and need nothing are only counted.",
    frequent: "The most frequent errors:",
    files: (files) => `${files} ${files === 1 ? "file" : "files"}`,
    timeLeft: (time) => `, about ${time} left`,
    passedOver: (files) =>
      `${files} other ${files === 1 ? "file" : "files"} in archives passed over: no .xml, .json, .pdf or archive`,
    official: {
      accepts: "The official validator would accept it.",
      refuses: (errors) =>
        `The official validator would refuse it: ${errors} ${errors === 1 ? "error" : "errors"}. ` +
        `--strict shows ${errors === 1 ? "it" : "them"}.`,
    },
    workerBroke: (reason) =>
      `a worker broke (${reason}). What it was working on is done again, so no result is missing`,
    fault: (at) => `A fault of Faktlint itself: ${at} broke. Please report it:`,
    noPatches: "Patches could not be looked for: Faktlint itself broke on the way.",
  },
  de: {
    language: "de",
    quotes: marks.de,
    valid: "GÜLTIG nach",
    invalid: "UNGÜLTIG nach",
    preflight: (other) => other ? " (Vorprüfung, nicht nach allen Regeln, die die Rechnung nennt)" : " (Vorprüfung)",
    notJudged: "NICHT BEURTEILT, denn es gibt keine Regeln von",
    notRead: "NICHT GELESEN",
    severities: {
      fatal: { one: "Fehler", many: "Fehler" },
      warning: { one: "Warnung", many: "Warnungen" },
      information: { one: "Hinweis", many: "Hinweise" },
    },
    place: (line, column) => `Zeile ${line}, Spalte ${column}`,
    invoice: "die Rechnung",
    envelope: "Die Rechnung wurde ihrem Transportumschlag (SBDH) entnommen.",
    attachment: (name) => `Die Rechnung ist der Anhang ${quote(name, marks.de)} der PDF-Datei.`,
    ignored: (rule, count, reason) => `Ausgenommen: ${rule} (${count}): ${reason}`,
    labels: {
      what: "Problem:",
      fix: "Lösung:",
      example: "Beispiel:",
      patch: "Patch:",
      see: "Siehe:",
      requires: "Verlangt:",
      causes: "Häufige Ursachen:",
      terms: "Felder:",
      json: "In JSON:",
      ubl: "In UBL:",
      cii: "In CII:",
    },
    total: (files, { valid, invalid, refused }) =>
      `${words.de.files(files)}: ${valid} gültig, ${invalid} ungültig, ${refused} nicht gelesen`,
    noFile: "Keine Rechnung gefunden: Hier liegt keine Datei mit der Endung .xml, .json oder .pdf.",
    onlyCounted: "Weitere gültige Dateien, an denen nichts zu tun ist, werden nur gezählt.",
    frequent: "Die häufigsten Fehler:",
    files: (files) => `${files} ${files === 1 ? "Datei" : "Dateien"}`,
    timeLeft: (time) => `, noch etwa ${time}`,
    passedOver: (files) =>
      `${files} ${
        files === 1 ? "andere Datei" : "andere Dateien"
      } in Archiven übergangen: weder .xml, .json, .pdf noch Archiv`,
    official: {
      accepts: "Der offizielle Validator (KoSIT) würde sie annehmen.",
      refuses: (errors) =>
        `Der offizielle Validator (KoSIT) würde sie ablehnen: ${errors} Fehler. Mehr dazu mit --strict.`,
    },
    workerBroke: (reason) =>
      `Ein Worker ist ausgefallen (${reason}). Woran er gerade arbeitete, wird noch einmal erledigt: Kein Ergebnis fehlt`,
    fault: (at) => `Ein Fehler in Faktlint selbst: ${at} ist abgebrochen. Bitte melden Sie ihn:`,
    noPatches: "Nach Patches konnte nicht gesucht werden: Faktlint selbst ist dabei abgebrochen.",
  },
  fr: {
    language: "fr",
    quotes: marks.fr,
    valid: "VALIDE selon",
    invalid: "NON VALIDE selon",
    preflight: (other) =>
      other ? " (contrôle préalable, pas selon toutes les règles que la facture indique)" : " (contrôle préalable)",
    notJudged: "NON JUGÉE, faute de règles de",
    notRead: "NON LUE",
    severities: {
      fatal: { one: "erreur", many: "erreurs" },
      warning: { one: "avertissement", many: "avertissements" },
      information: { one: "remarque", many: "remarques" },
    },
    place: (line, column) => `ligne ${line}, colonne ${column}`,
    invoice: "la facture",
    envelope: "La facture a été extraite de son enveloppe de transport (SBDH).",
    attachment: (name) => `La facture est la pièce jointe ${quote(name, marks.fr)} du PDF.`,
    ignored: (rule, count, reason) => `Ignorée\u00a0: ${rule} (${count})\u00a0: ${reason}`,
    labels: {
      what: "Problème\u00a0:",
      fix: "Correction\u00a0:",
      example: "Exemple\u00a0:",
      patch: "Correctif\u00a0:",
      see: "Voir\u00a0:",
      requires: "Exige\u00a0:",
      causes: "Causes fréquentes\u00a0:",
      terms: "Termes\u00a0:",
      json: "En JSON\u00a0:",
      ubl: "En UBL\u00a0:",
      cii: "En CII\u00a0:",
    },
    total: (files, { valid, invalid, refused }) =>
      `${words.fr.files(files)}\u00a0: ` +
      `valides\u00a0: ${valid}, non valides\u00a0: ${invalid}, non lus\u00a0: ${refused}`,
    noFile: "Aucune facture trouvée\u00a0: il n’y a là aucun fichier .xml, .json ou .pdf.",
    onlyCounted: "Les autres fichiers valides, sur lesquels il n’y a rien à faire, sont seulement comptés.",
    frequent: "Les erreurs les plus fréquentes\u00a0:",
    files: (files) => `${files} ${files === 1 ? "fichier" : "fichiers"}`,
    timeLeft: (time) => `, encore ${time} environ`,
    passedOver: (files) =>
      `${files} ${
        files === 1 ? "autre fichier ignoré" : "autres fichiers ignorés"
      } dans les archives\u00a0: ni .xml, ` +
      ".json ou .pdf, ni archive",
    official: {
      accepts: "Le validateur officiel l’accepterait.",
      refuses: (errors) =>
        `Le validateur officiel la refuserait\u00a0: ${errors} ${errors === 1 ? "erreur" : "erreurs"}. ` +
        `--strict ${errors === 1 ? "la montre" : "les montre"}.`,
    },
    workerBroke: (reason) =>
      `un worker est tombé en panne (${reason}). Ce qu’il traitait est traité à nouveau\u00a0: aucun résultat ne manque`,
    fault: (at) => `Une erreur de Faktlint lui-même\u00a0: ${at} s’est interrompu. Merci de la signaler\u00a0:`,
    noPatches: "Les correctifs n’ont pas pu être recherchés\u00a0: Faktlint s’est interrompu en cours de route.",
  },
};
