/** What is said of editions of official rules, in every report. */
import type { Language } from "../../engine/locales.ts";
import type { State } from "../../engine/mod.ts";

interface Words {
  readonly states: Readonly<Record<State, string>>;
  readonly notCarried: string;
  readonly asOf: (day: string, edition: string, state: string) => string;
  /** What the edition that follows makes of an invoice. */
  readonly next: {
    readonly none: string;
    readonly unknown: (since: string) => string;
    readonly verdicts: (since: string, edition: string, now: boolean, then: boolean) => string;
    readonly comes: string;
    readonly goes: string;
    readonly more: (count: number) => string;
  };
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    states: {
      in_force: "in force",
      ended: "ended: a later edition is in force",
      coming: "not yet in force",
    },
    notCarried: "published, and not carried: its rules were not to be had",
    asOf: (day, edition, state) => `As of ${day}, ${edition}: ${state}.`,
    next: {
      none: "No edition of the rules is known that follows.",
      unknown: (since) => `A later edition of the rules is in force from ${since}, and not carried yet.`,
      verdicts: (since, edition, now, then) => {
        const said = (valid: boolean) => valid ? "valid" : "not valid";
        return `By ${edition}, in force from ${since}: ${said(then)}; by the edition before: ${said(now)}.`;
      },
      comes: "Comes",
      goes: "Goes",
      more: (count) => `and ${count} more`,
    },
  },
  de: {
    states: {
      in_force: "in Kraft",
      ended: "abgelöst: Es gilt eine spätere Ausgabe",
      coming: "noch nicht in Kraft",
    },
    notCarried: "veröffentlicht, aber nicht enthalten: Die Regeln waren nicht zu beziehen",
    asOf: (day, edition, state) => `Stand ${day}, ${edition}: ${state}.`,
    next: {
      none: "Eine spätere Ausgabe der Regeln ist nicht bekannt.",
      unknown: (since) => `Ab ${since} gilt eine spätere Ausgabe der Regeln, die Faktlint noch nicht hat.`,
      verdicts: (since, edition, now, then) => {
        const said = (valid: boolean) => valid ? "gültig" : "ungültig";
        return `Nach ${edition}, in Kraft ab ${since}: ${said(then)}; nach der Ausgabe davor: ${said(now)}.`;
      },
      comes: "Neu",
      goes: "Entfällt",
      more: (count) => `und ${count} weitere`,
    },
  },
  fr: {
    states: {
      in_force: "en vigueur",
      ended: "remplacée\u00a0: une édition plus récente s’applique",
      coming: "pas encore en vigueur",
    },
    notCarried: "publiée, mais pas reprise\u00a0: ses règles étaient introuvables",
    asOf: (day, edition, state) => `Au ${day}, ${edition}\u00a0: ${state}.`,
    next: {
      none: "Aucune édition ultérieure des règles n’est connue.",
      unknown: (since) =>
        `Une édition plus récente des règles s’applique à partir du ${since}, et Faktlint ne l’a pas encore.`,
      verdicts: (since, edition, now, then) => {
        const said = (valid: boolean) => valid ? "valide" : "non valide";
        return `Selon ${edition}, en vigueur à partir du ${since}\u00a0: ${
          said(then)
        }\u00a0; selon l’édition précédente\u00a0: ${said(now)}.`;
      },
      comes: "Nouveau",
      goes: "Disparaît",
      more: (count) => `et ${count} de plus`,
    },
  },
};

interface Followed {
  readonly as_of?: string | undefined;
  readonly editions: readonly {
    readonly set: string;
    readonly edition: string;
    readonly state?: State | undefined;
  }[];
}

/** Each edition that a verdict followed, with what it was on the day that was asked for; none without a day. */
export function statesAsOf({ as_of: day, editions }: Followed, language: Language) {
  return editions.flatMap(({ set, edition, state }) => {
    if (day === undefined || state === undefined) return [];
    return [{ day, edition: `${set} ${edition}`, state: words[language].states[state] }];
  });
}

/** The same in sentences. */
export function saidAsOf(provenance: Followed, language: Language): readonly string[] {
  return statesAsOf(provenance, language).map(({ day, edition, state }) => words[language].asOf(day, edition, state));
}

interface Foreseen {
  readonly since: string;
  readonly edition: { readonly set: string; readonly edition: string } | null;
  readonly valid_now: boolean;
  readonly valid_then: boolean | null;
  readonly comes: readonly Said[];
  readonly goes: readonly Said[];
}

interface Said {
  readonly rule: string;
  readonly message: string;
}

const NAMED = 10;

/** What the edition that follows makes of an invoice, in lines. */
export function saidOfNext(next: Foreseen | null, language: Language): readonly string[] {
  const said = words[language].next;
  if (next === null) return [said.none];
  const { since, edition, valid_now: now, valid_then: then, comes, goes } = next;
  if (edition === null || then === null) return [said.unknown(since)];
  const lines = (label: string, found: readonly Said[]) => [
    ...found.slice(0, NAMED).map(({ rule, message }) => `${label}: ${rule}: ${message}`),
    ...(found.length > NAMED ? [`${label}: ${said.more(found.length - NAMED)}`] : []),
  ];
  return [
    said.verdicts(since, `${edition.set} ${edition.edition}`, now, then),
    ...lines(said.comes, comes),
    ...lines(said.goes, goes),
  ];
}
