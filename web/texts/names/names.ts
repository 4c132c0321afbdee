/** What codes are called where somebody looks for one: whole words, where the shown invoice has short ones. */
export interface Names {
  /** UN/ECE recommendations 20 and 21. */
  readonly units: Readonly<Record<string, string>>;
  /** Schemes of electronic addresses (EAS). */
  readonly schemes: Readonly<Record<string, string>>;
}
