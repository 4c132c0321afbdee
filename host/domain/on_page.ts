/** When a code is answered, and what a caller does about it: a row of the page of error codes. */
export interface OnPage {
  readonly when: string;
  readonly then: string;
}
