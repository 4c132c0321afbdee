/** What the rule pages say around the rules' own texts, by language. "{0}" is replaced by the argument. */
import type { RunSeverity } from "../../engine/explain/guide.ts";
import type { LanguageTag } from "../texts/languages.ts";

export interface Words {
  readonly rules: string;
  readonly lead: string;
  readonly description: string;
  readonly search: string;
  readonly searchHint: string;
  readonly profile: string;
  readonly allProfiles: string;
  readonly show: string;
  readonly found: string;
  /** Of what was found, more than is listed. */
  readonly cut: string;
  readonly noneFound: string;
  readonly showAll: string;
  readonly byFamily: string;
  readonly byTerm: string;
  readonly byProfile: string;
  readonly rulesOf: string;
  readonly ways: string;
  readonly crumbs: string;
  readonly fix: string;
  readonly suchAs: string;
  readonly why: string;
  readonly causes: string;
  readonly about: string;
  readonly aboutOwn: string;
  readonly field: string;
  readonly creditNote: string;
  readonly examples: string;
  readonly examplesLead: string;
  readonly failing: string;
  readonly repaired: string;
  readonly removed: string;
  readonly added: string;
  readonly runs: string;
  readonly runsLead: string;
  readonly byDefault: string;
  readonly strict: string;
  readonly strictLead: string;
  readonly familyDescription: string;
  readonly onlyStrict: string;
  readonly related: string;
  readonly sameFamily: string;
  readonly commandLine: string;
  readonly printed: string;
  readonly severity: Readonly<Record<RunSeverity, string>>;
  readonly only: Readonly<Record<"ubl" | "cii" | "xml" | "json", string>>;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly toIndex: string;
  /** Of the pages of nations. */
  readonly set: {
    readonly title: string;
    readonly who: string;
    readonly state: string;
    readonly editions: string;
    readonly since: string;
    readonly until: string;
    readonly noDay: string;
    readonly selects: string;
    readonly process: string;
    readonly faults: string;
  };
}

const en: Words = {
  rules: "Rules",
  lead: "{0} rules that an invoice is checked against: what each requires, why, and how to put an invoice right.",
  description: "Every rule that Faktlint checks, by family, by business term and by profile.",
  search: "Search",
  searchHint: "Rule, business term or words",
  profile: "Profile",
  allProfiles: "All profiles",
  show: "Show",
  found: "{0} of {1} rules",
  cut: "The first {0} are listed: add a word.",
  noneFound: "No rule matches.",
  showAll: "Show all rules",
  byFamily: "By family",
  byTerm: "By business term",
  byProfile: "By profile",
  rulesOf: "{0} rules",
  ways: "Ways into the rules",
  crumbs: "Where you are",
  fix: "How to put it right",
  suchAs: "For example:",
  why: "Why it exists",
  causes: "Usual causes in software",
  about: "What it is about",
  aboutOwn: "This finding can concern any part of the invoice. The finding itself names the place.",
  field: "JSON field",
  creditNote: "UBL credit note",
  examples: "A failing invoice, and repaired",
  examplesLead: "Parts of a test invoice. Marked: what makes it fail, and what fixes it.",
  failing: "Fails",
  repaired: "Repaired",
  removed: "to be changed or removed:",
  added: "changed or added:",
  runs: "Who checks it",
  runsLead: "Only a fatal finding makes an invoice invalid.",
  byDefault: "Default",
  strict: "Strict",
  strictLead: "Strict mode gives exactly the verdict of the official validators.",
  familyDescription: "What each of the {0} rules {1} requires, and how to fix an invoice.",
  onlyStrict: "Only strict mode runs these rules. For each: what it requires, its severity, and the fix.",
  related: "Related rules",
  sameFamily: "All rules of this family",
  commandLine: "The same on the command line:",
  printed: "In the reports of other validators:",
  severity: {
    fatal: "fatal",
    warning: "warning",
    information: "information",
    off: "not run",
    never: "cannot fail",
  },
  only: { ubl: "UBL", cii: "CII", xml: "from XML", json: "from JSON" },
  unknownTitle: "There is no such rule",
  unknown: "No rule has this id. Look it up among all rules.",
  toIndex: "All rules",
  set: {
    title: "By nation",
    who: "Who must",
    state: "What an invoice has to state",
    editions: "Editions, and what selects them",
    since: "in force since {0}",
    until: "a later edition is in force from {0}",
    noDay: "its publisher names no day",
    selects: "BT-24:",
    process: "with BT-23: {0}",
    faults: "Known faults of the official rules",
  },
};

const de: Words = {
  rules: "Regeln",
  lead:
    "{0} Regeln, nach denen Rechnungen geprüft werden: was jede verlangt, warum, und wie sich eine Rechnung berichtigen lässt.",
  description: "Alle Regeln, die Faktlint prüft, nach Familie, Informationselement und Profil.",
  search: "Suche",
  searchHint: "Regel, Informationselement oder Stichwort",
  profile: "Profil",
  allProfiles: "Alle Profile",
  show: "Anzeigen",
  found: "{0} von {1} Regeln",
  cut: "Die ersten {0} stehen hier: Geben Sie ein weiteres Wort ein.",
  noneFound: "Keine Regel passt dazu.",
  showAll: "Alle Regeln anzeigen",
  byFamily: "Nach Familie",
  byTerm: "Nach Informationselement",
  byProfile: "Nach Profil",
  rulesOf: "{0} Regeln",
  ways: "Wege zu den Regeln",
  crumbs: "Wo Sie sind",
  fix: "So wird es richtig",
  suchAs: "Beispiel:",
  why: "Warum es die Regel gibt",
  causes: "Häufige Ursachen in der Software",
  about: "Worum es geht",
  aboutOwn: "Der Hinweis kann jede Stelle der Rechnung betreffen. Die Meldung selbst nennt die Stelle.",
  field: "JSON-Feld",
  creditNote: "UBL-Gutschrift",
  examples: "Fehlerhafte und berichtigte Rechnung",
  examplesLead: "Ausschnitte einer Testrechnung. Markiert ist, woran sie scheitert und was sie berichtigt.",
  failing: "Fehlerhaft",
  repaired: "Berichtigt",
  removed: "zu ändern oder zu entfernen:",
  added: "geändert oder ergänzt:",
  runs: "Wer die Regel prüft",
  runsLead: "Nur ein schwerwiegender Fehler macht eine Rechnung ungültig.",
  byDefault: "Standard",
  strict: "Streng",
  strictLead: "Streng urteilt genau wie der offizielle Validator (KoSIT).",
  familyDescription: "Was jede der {0} Regeln {1} verlangt, und wie sich eine Rechnung berichtigen lässt.",
  onlyStrict:
    "Nur der strenge Modus prüft diese Regeln. Zu jeder steht hier, was sie verlangt, wie schwer ein Verstoß wiegt und was ihn behebt.",
  related: "Verwandte Regeln",
  sameFamily: "Alle Regeln dieser Familie",
  commandLine: "Dasselbe auf der Kommandozeile:",
  printed: "In den Berichten anderer Prüfprogramme:",
  severity: {
    fatal: "schwerwiegend",
    warning: "Warnung",
    information: "Hinweis",
    off: "wird nicht geprüft",
    never: "kann nicht fehlschlagen",
  },
  only: { ubl: "UBL", cii: "CII", xml: "aus XML", json: "aus JSON" },
  unknownTitle: "Diese Regel gibt es nicht",
  unknown: "Keine Regel hat diese Kennung. Suchen Sie sie unter allen Regeln.",
  toIndex: "Alle Regeln",
  set: {
    title: "Nach Land",
    who: "Wer muss",
    state: "Was eine Rechnung angeben muss",
    editions: "Ausgaben und was sie wählt",
    since: "in Kraft seit {0}",
    until: "ab {0} gilt eine spätere Ausgabe",
    noDay: "ohne Tag vom Herausgeber",
    selects: "BT-24:",
    process: "mit BT-23: {0}",
    faults: "Bekannte Fehler der offiziellen Regeln",
  },
};

const fr: Words = {
  rules: "Règles",
  lead:
    "{0} règles auxquelles une facture est soumise : ce que chacune exige, pourquoi, et comment corriger la facture.",
  description: "Toutes les règles vérifiées par Faktlint, par famille, par terme métier et par profil.",
  search: "Recherche",
  searchHint: "Règle, terme métier ou mot",
  profile: "Profil",
  allProfiles: "Tous les profils",
  show: "Afficher",
  found: "{0} règles sur {1}",
  cut: "Les {0} premières figurent ici : ajoutez un mot.",
  noneFound: "Aucune règle ne correspond.",
  showAll: "Afficher toutes les règles",
  byFamily: "Par famille",
  byTerm: "Par terme métier",
  byProfile: "Par profil",
  rulesOf: "{0} règles",
  ways: "Accès aux règles",
  crumbs: "Vous êtes ici",
  fix: "Comment corriger",
  suchAs: "Exemple :",
  why: "Pourquoi cette règle",
  causes: "Causes fréquentes dans les logiciels",
  about: "Ce qu’elle concerne",
  aboutOwn: "Ce constat peut porter sur n’importe quelle partie de la facture. Le message indique l’endroit.",
  field: "Champ JSON",
  creditNote: "Avoir UBL",
  examples: "Une facture en défaut, puis corrigée",
  examplesLead: "Extraits d’une facture de test. Est surligné ce qui la met en défaut, puis ce qui la corrige.",
  failing: "En défaut",
  repaired: "Corrigée",
  removed: "à modifier ou à supprimer :",
  added: "modifié ou ajouté :",
  runs: "Qui la vérifie",
  runsLead: "Seule une erreur bloquante rend une facture non valide.",
  byDefault: "Par défaut",
  strict: "Strict",
  strictLead: "Le mode strict juge exactement comme les validateurs officiels.",
  familyDescription: "Ce qu’exige chacune des {0} règles {1}, et comment corriger la facture.",
  onlyStrict:
    "Seul le mode strict vérifie ces règles. Pour chacune : ce qu’elle exige, la gravité d’un manquement et la correction.",
  related: "Règles proches",
  sameFamily: "Toutes les règles de cette famille",
  commandLine: "La même chose en ligne de commande :",
  printed: "Dans les rapports d’autres validateurs :",
  severity: {
    fatal: "bloquante",
    warning: "avertissement",
    information: "information",
    off: "non vérifiée",
    never: "ne peut échouer",
  },
  only: { ubl: "UBL", cii: "CII", xml: "depuis XML", json: "depuis JSON" },
  unknownTitle: "Cette règle n’existe pas",
  unknown: "Aucune règle ne porte cet identifiant. Cherchez-la parmi toutes les règles.",
  toIndex: "Toutes les règles",
  set: {
    title: "Par pays",
    who: "Qui est concerné",
    state: "Ce que la facture doit indiquer",
    editions: "Éditions, et ce qui les sélectionne",
    since: "en vigueur depuis le {0}",
    until: "une édition plus récente s’applique à partir du {0}",
    noDay: "sans date de l’éditeur",
    selects: "BT-24 :",
    process: "avec BT-23 : {0}",
    faults: "Défauts connus des règles officielles",
  },
};

export const words: Readonly<Record<LanguageTag, Words>> = { en, de, fr };
