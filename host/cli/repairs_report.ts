/** What became of a file that was to be repaired: what was changed, what was left alone and why, and what is due. */
import type { Applied, Left } from "../../engine/repair/mod.ts";
import { saidChange } from "../../engine/model/pointer_text.ts";
import type { Language } from "../documents/locales.ts";
import { saidOwed } from "../documents/owed.ts";
import { nothingIn, type Repairs, saidDue } from "../documents/repairs.ts";
import { printable } from "./printable.ts";
import { words } from "./words.ts";

interface RepairWords {
  readonly nothing: string;
  readonly applied: Readonly<Record<Applied["kind"], string>>;
  readonly left: string;
  readonly accept: string;
  readonly answer: string;
  /** Said of an id or a pointer that is nowhere. */
  readonly unused: string;
  readonly beside: string;
}

const said: Readonly<Record<Language, RepairWords>> = {
  en: {
    nothing: "Nothing here may be repaired unasked.",
    applied: {
      form: "Repaired and rewritten:",
      derived: "Repaired, worked out:",
      owed: "Repaired, with consent:",
      open: "Answered:",
    },
    left: "Left alone:",
    accept: "to make it",
    answer: "to answer",
    unused: "names nothing here that could be changed",
    beside: "The repaired XML:",
  },
  de: {
    nothing: "Hier darf nichts ungefragt repariert werden.",
    applied: {
      form: "Repariert, anders geschrieben:",
      derived: "Repariert, ausgerechnet:",
      owed: "Repariert, mit Zustimmung:",
      open: "Beantwortet:",
    },
    left: "Nicht angefasst:",
    accept: "um es zu tun",
    answer: "um zu antworten",
    unused: "nennt hier nichts, was sich ändern ließe",
    beside: "Das reparierte XML:",
  },
  fr: {
    nothing: "Rien ici ne peut être réparé sans votre accord.",
    applied: {
      form: "Réparé, écrit autrement :",
      derived: "Réparé, calculé :",
      owed: "Réparé, avec votre accord :",
      open: "Répondu :",
    },
    left: "Laissé tel quel :",
    accept: "pour le faire",
    answer: "pour répondre",
    unused: "ne désigne rien ici qui puisse être modifié",
    beside: "Le XML réparé :",
  },
};

/** What became of a PDF, and where its XML was written if that is not in it. */
interface OfPdf {
  readonly pdf?: string | undefined;
  readonly beside?: string | undefined;
}

/** The lines about a file. */
export function repairLines(repairs: Repairs, language: Language, { pdf, beside }: OfPdf): readonly string[] {
  const own = said[language];
  const { applied, left, unused } = repairs;
  return [
    ...(applied.length === 0 ? [own.nothing] : applied.flatMap((it) => appliedLines(it, language))),
    ...(pdf === undefined
      ? []
      : [`${printable(pdf)}${beside === undefined ? "" : ` ${own.beside} ${printable(beside)}`}`]),
    ...left.flatMap((it) => leftLines(it, own, language)),
    ...unused.accept.map((it) => `--accept '${printable(it)}' ${own.unused}`),
    ...unused.answers.map((it) => `--answer ${printable(it)}=… ${own.unused}`),
    saidDue(repairs, language),
  ];
}

/** Of a repair in hundreds of places the first show what it is. */
const MOST_CHANGES = 8;

function appliedLines({ kind, title, changes }: Applied, language: Language): readonly string[] {
  const { applied } = said[language];
  const nothingThere = nothingIn(language);
  const rows = changes.slice(0, MOST_CHANGES).map((it) => {
    const { field, before = nothingThere, after = nothingThere } = saidChange(it, words[language].quotes);
    return `  ${field}: ${printable(before)} → ${printable(after)}`;
  });
  return [`${applied[kind]} ${printable(title)}`, ...rows];
}

function leftLines(
  { id, title, reason, kind, choices, question }: Left,
  own: RepairWords,
  language: Language,
): readonly string[] {
  const accept = (id: string, why: string) => `  --accept '${printable(id)}' ${own.accept}: ${printable(why)}`;
  return [
    `${own.left} ${printable(title)}: ${reason}`,
    ...(kind === "owed" ? [`  --accept '${printable(id)}' ${own.accept}`] : []),
    ...choices.map((it) => accept(it.id, `${it.title}${saidOwed(it, language)}`)),
    ...(question?.fields ?? []).map(({ pointer, title, value }) =>
      `  --answer ${printable(pointer)}=${value === null ? "…" : printable(value)} ${own.answer}: ${printable(title)}`
    ),
  ];
}
