/** The editions of the official rule sets that verdicts follow: the only place that names them. */

export interface Edition {
  readonly set: string;
  readonly edition: string;
  /** The day, or the month, from which the edition is in force; null where its publisher names none. */
  readonly since: string | null;
  /** The day from which the next edition is in force; null while there is none. */
  readonly until: string | null;
}

export const editions = {
  en16931: { set: "en16931", edition: "1.3.16", since: null, until: null },
  // Schematron 2.6.0 follows: it brings the code lists of 1.3.16 to the rules of the extension, and nothing else.
  xrechnung: { set: "xrechnung", edition: "3.0.2 (Schematron 2.5.0)", since: "2026-01-31", until: "2026-08-31" },
  facturx: { set: "factur-x", edition: "1.09.2", since: "2026-09-01", until: null },
  peppol: { set: "peppol-bis", edition: "3.0.21", since: "2026-05", until: null },
} as const satisfies Readonly<Record<string, Edition>>;

/** In one line: "en16931@1.3.16 peppol-bis@3.0.21". */
export function rulesetOf(followed: readonly Edition[]): string {
  return followed.map(({ set, edition }) => `${set}@${edition}`).join(" ");
}
