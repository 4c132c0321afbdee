/** Where the engine says something else than the official rules of Factur-X, and why that is right. */

export interface Exception {
  /** The id, "+" before one that is found here alone, and "-" before one that is found there alone. */
  readonly id: RegExp;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [];

export function exceptionFor(id: string, _subject: { readonly unread: boolean }): Exception | undefined {
  return exceptions.find((it) => it.id.test(id));
}
