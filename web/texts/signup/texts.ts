/** What the page says that gets a key. "{0}" is replaced by the argument. */

/** Words that stand in the page as it comes from the server, by their `data-s`. */
export interface SignupStanding {
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly getKey: string;
  readonly note: string;
  /** Said before there is a key. */
  readonly once: string;
}

export interface SignupTexts {
  readonly standing: SignupStanding;
  readonly keyShownOnce: string;
  readonly copyKey: string;
  readonly saveKey: string;
  /** The fields that a password manager offers to keep. */
  readonly keyName: string;
  readonly keepKey: string;
  readonly yourKey: string;
  readonly keyLimit: string;
  readonly notSent: string;
  readonly tryIt: string;
  readonly copied: string;
}
