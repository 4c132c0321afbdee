/** What the text of a repair says around what the operation gives, by language. */
import type { Language } from "../documents/locales.ts";

export interface RepairWords {
  readonly valid: string;
  readonly refused: (errors: number) => string;
  readonly nothing: string;
  readonly made: (count: number) => string;
  readonly left: (count: number) => string;
  readonly why: string;
  readonly accept: string;
  readonly choice: string;
  readonly answer: string;
  /** What to do with the document that is beside the text. */
  readonly whole: string;
  readonly thenSend: string;
  readonly thenAsk: string;
  readonly thenGiveUp: string;
}

export const repairWords: Readonly<Record<Language, RepairWords>> = {
  en: {
    valid: "VALID: no fatal finding is left.",
    refused: (errors) => `NOT VALID yet: ${errors} fatal findings are left.`,
    nothing: "NOTHING CHANGED.",
    made: (count) => `REPAIRED: ${count === 1 ? "1 repair" : `${count} repairs`}, and nothing else was changed.`,
    left: (count) => `Left for the user to decide: ${count}.`,
    why: "Why",
    accept: "If the user agrees, give this id in accept",
    choice: "or this one, if the user chooses it",
    answer: "and give the answer in answers, as the value of",
    whole: "The repaired document is the resource beside this text. Give it to the user as it is.",
    thenSend: "nothing more has to be changed.",
    thenAsk: "show the user what is left, and call repair_invoice with the same document and what the user decides.",
    thenGiveUp: "call diagnose_invoice, and ask the user about what it names.",
  },
  de: {
    valid: "GÜLTIG: Kein Fehler bleibt.",
    refused: (errors) => `NOCH NICHT GÜLTIG: ${errors} Fehler bleiben.`,
    nothing: "NICHTS GEÄNDERT.",
    made: (count) =>
      `REPARIERT: ${count === 1 ? "1 Reparatur" : `${count} Reparaturen`}, und sonst wurde nichts geändert.`,
    left: (count) => `Der Nutzer hat zu entscheiden: ${count}.`,
    why: "Grund",
    accept: "Stimmt der Nutzer zu, diese Kennung in accept angeben",
    choice: "oder diese, wenn der Nutzer sie wählt",
    answer: "und die Antwort in answers angeben, als Wert von",
    whole: "Das reparierte Dokument ist die Ressource neben diesem Text. Es dem Nutzer so geben, wie es ist.",
    thenSend: "nichts ist mehr zu ändern.",
    thenAsk:
      "dem Nutzer zeigen, was bleibt, und repair_invoice mit demselben Dokument und seinen Entscheidungen aufrufen.",
    thenGiveUp: "diagnose_invoice aufrufen und den Nutzer nach dem fragen, was es nennt.",
  },
  fr: {
    valid: "VALIDE : il ne reste aucun constat bloquant.",
    refused: (errors) => `PAS ENCORE VALIDE : il reste ${errors} constats bloquants.`,
    nothing: "RIEN N’A CHANGÉ.",
    made: (count) =>
      `RÉPARÉE : ${count <= 1 ? `${count} réparation` : `${count} réparations`}, et rien d’autre n’a été modifié.`,
    left: (count) => `À décider par l'utilisateur : ${count}.`,
    why: "Raison",
    accept: "Si l'utilisateur est d'accord, donnez cet identifiant dans accept",
    choice: "ou celui-ci, si l'utilisateur le choisit",
    answer: "et donnez la réponse dans answers, comme valeur de",
    whole: "Le document réparé est la ressource à côté de ce texte. Donnez-le tel quel à l'utilisateur.",
    thenSend: "il n'y a plus rien à modifier.",
    thenAsk:
      "montrez à l'utilisateur ce qui reste, puis rappelez repair_invoice avec le même document et ses décisions.",
    thenGiveUp: "appelez diagnose_invoice et demandez à l'utilisateur ce qu'il nomme.",
  },
};
