/** What is said of editions of official rules, in every report. */
import type { Language } from "../../engine/locales.ts";
import type { State } from "../../engine/mod.ts";

interface Words {
  readonly states: Readonly<Record<State, string>>;
  readonly asOf: (day: string, edition: string, state: string) => string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    states: {
      in_force: "in force",
      ended: "ended: a later edition is in force, and not carried yet",
      coming: "not yet in force",
    },
    asOf: (day, edition, state) => `As of ${day}, ${edition}: ${state}.`,
  },
  de: {
    states: {
      in_force: "in Kraft",
      ended: "abgelöst: Es gilt eine spätere Ausgabe, die Faktlint noch nicht hat",
      coming: "noch nicht in Kraft",
    },
    asOf: (day, edition, state) => `Stand ${day}, ${edition}: ${state}.`,
  },
  fr: {
    states: {
      in_force: "en vigueur",
      ended: "remplacée\u00a0: une édition plus récente s’applique, et Faktlint ne l’a pas encore",
      coming: "pas encore en vigueur",
    },
    asOf: (day, edition, state) => `Au ${day}, ${edition}\u00a0: ${state}.`,
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
