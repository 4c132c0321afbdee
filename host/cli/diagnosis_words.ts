/** What the report of a diagnosis says around the causes; one row a language. */
import type { Language } from "../documents/locales.ts";

export interface DiagnosisWords {
  readonly causes: (count: number) => string;
  readonly nothing: string;
  /** Said where the official validator refuses what is valid by default. */
  readonly refused: string;
  readonly labels: Readonly<
    Record<"rules" | "before" | "after" | "removed" | "question" | "who" | "what" | "fix" | "told" | "choice", string>
  >;
  /** Shown in place of a missing value. */
  readonly none: string;
  readonly more: (count: number) => string;
  /** Who can answer a question. */
  readonly who: { readonly author: string; readonly buyer: string };
  /** What becomes of the invoice with so many causes repaired. */
  readonly repaired: (causes: number, valid: boolean, official: boolean) => string;
  readonly remaining: (causes: number) => string;
  /** Of a cause that is repaired in the text of the file: by which command. */
  readonly inFile: (command: string) => string;
  readonly truncated: (returned: number, total: number) => string;
  /** Said where the search for repairs ended at its budget. */
  readonly ended: string;
  readonly profile: string;
  readonly verdict: string;
  readonly official: string;
  readonly errors: string;
  readonly warnings: string;
  readonly valid: string;
  readonly invalid: string;
}

export const diagnosisWords: Readonly<Record<Language, DiagnosisWords>> = {
  en: {
    causes: (count) => count === 1 ? "1 cause" : `${count} causes, in the order in which to repair them`,
    nothing: "nothing to repair",
    refused: "the official validator refuses it, and without --preflight it is said why",
    labels: {
      rules: "Rules:",
      before: "Before:",
      after: "After:",
      removed: "Removed:",
      question: "Question:",
      who: "Who knows:",
      what: "What:",
      fix: "Fix:",
      told: "Why one cause:",
      choice: "Perhaps:",
    },
    none: "(nothing)",
    more: (count) => `and ${count} more; --format json lists them all`,
    who: {
      author: "the issuer of the invoice",
      buyer: "the buyer: ask them before you issue the invoice again",
    },
    repaired: (causes, valid, official) =>
      `With ${causes === 1 ? "the repair" : `all ${causes} repairs`} the invoice is ${
        valid ? "valid" : "still invalid"
      }, ` +
      `and the official validator would ${official ? "accept" : "refuse"} it.`,
    remaining: (causes) =>
      causes === 1
        ? "1 cause remains that a person has to decide: accept one of its repairs, or answer its question."
        : `${causes} causes remain that a person has to decide: accept one of the repairs of each, or answer its question.`,
    inFile: (command) => `${command} puts it right in the file.`,
    truncated: (returned, total) => `The causes are those of ${returned} of ${total} findings.`,
    ended:
      "Not every repair was tried: the work for it is limited. Repair these causes, and diagnose the invoice again.",
    profile: "Profile",
    verdict: "Verdict",
    official: "Official validator",
    errors: "Errors",
    warnings: "Warnings",
    valid: "valid",
    invalid: "invalid",
  },
  de: {
    causes: (count) => count === 1 ? "1 Ursache" : `${count} Ursachen, in der Reihenfolge der Behebung`,
    nothing: "nichts zu beheben",
    refused: "der offizielle Validator lehnt sie ab; warum, steht ohne --preflight da",
    labels: {
      rules: "Regeln:",
      before: "Vorher:",
      after: "Nachher:",
      removed: "Entfällt:",
      question: "Frage:",
      who: "Wer es weiß:",
      what: "Problem:",
      fix: "Lösung:",
      told: "Warum eine Ursache:",
      choice: "Vielleicht:",
    },
    none: "(nichts)",
    more: (count) => `und ${count} weitere; --format json zeigt alle`,
    who: {
      author: "wer die Rechnung ausstellt",
      buyer: "der Käufer: Fragen Sie dort nach, bevor Sie die Rechnung neu ausstellen",
    },
    repaired: (causes, valid, official) =>
      `Mit ${causes === 1 ? "der Korrektur" : `allen ${causes} Korrekturen`} ist die Rechnung ` +
      `${valid ? "gültig" : "immer noch ungültig"}, und der offizielle Validator (KoSIT) würde sie ` +
      `${official ? "annehmen" : "ablehnen"}.`,
    remaining: (causes) =>
      causes === 1
        ? "Es bleibt 1 Ursache, über die ein Mensch entscheiden muss: eine der Korrekturen annehmen oder die Frage beantworten."
        : `Es bleiben ${causes} Ursachen, über die ein Mensch entscheiden muss: jeweils eine der Korrekturen annehmen oder die Frage beantworten.`,
    inFile: (command) => `${command} bringt es in der Datei in Ordnung.`,
    truncated: (returned, total) => `Die Ursachen sind die von ${returned} der ${total} Befunde.`,
    ended:
      "Nicht jede Korrektur wurde ausprobiert, denn der Aufwand dafür ist begrenzt. Beheben Sie diese Ursachen, und diagnostizieren Sie die Rechnung erneut.",
    profile: "Profil",
    verdict: "Ergebnis",
    official: "Offizieller Validator (KoSIT)",
    errors: "Fehler",
    warnings: "Warnungen",
    valid: "gültig",
    invalid: "ungültig",
  },
  fr: {
    causes: (count) => count === 1 ? "1 cause" : `${count} causes, dans l’ordre de correction`,
    nothing: "rien à corriger",
    refused: "le validateur officiel la refuse ; sans --preflight, on voit pourquoi",
    labels: {
      rules: "Règles\u00a0:",
      before: "Avant\u00a0:",
      after: "Après\u00a0:",
      removed: "Supprimé\u00a0:",
      question: "Question\u00a0:",
      who: "Qui le sait\u00a0:",
      what: "Problème\u00a0:",
      fix: "Correction\u00a0:",
      told: "Pourquoi une seule cause\u00a0:",
      choice: "Peut-être :",
    },
    none: "(rien)",
    more: (count) => `et ${count} de plus\u00a0; --format json les donne tous`,
    who: {
      author: "l’émetteur de la facture",
      buyer: "l’acheteur\u00a0: demandez-le-lui avant d’émettre à nouveau la facture",
    },
    repaired: (causes, valid, official) =>
      `Avec ${causes === 1 ? "la correction" : `les ${causes} corrections`}, la facture est ` +
      `${valid ? "valide" : "toujours non valide"}, et le validateur officiel ${
        official ? "l’accepterait" : "la refuserait"
      }.`,
    remaining: (causes) =>
      causes === 1
        ? "Il reste 1 cause qui demande une décision\u00a0: acceptez l’une de ses corrections ou répondez à sa question."
        : `Il reste ${causes} causes qui demandent une décision\u00a0: pour chacune, acceptez l’une de ses corrections ou répondez à sa question.`,
    inFile: (command) => `${command} le corrige dans le fichier.`,
    truncated: (returned, total) => `Les causes sont celles de ${returned} constats sur ${total}.`,
    ended:
      "Toutes les corrections n’ont pas été essayées, car le travail en est limité. Corrigez ces causes, puis relancez le diagnostic de la facture.",
    profile: "Profil",
    verdict: "Résultat",
    official: "Validateur officiel",
    errors: "Erreurs",
    warnings: "Avertissements",
    valid: "valide",
    invalid: "non valide",
  },
};
