/** A place of a document that is swept. */
export interface Target {
  readonly name: string;
  /** The document with a text in this place. */
  with(text: string): string;
}
