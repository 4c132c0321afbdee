/// <reference lib="dom" />
/** What a person chose in the page, and whether there is work that was kept: in this browser. No cookie: none of it is ever sent. */

export type Preference = "language" | "theme" | "owner" | "work";

const name = (preference: Preference) => `faktlint-${preference}`;

/** Undefined where nothing was chosen, or the browser keeps nothing. */
export function kept(preference: Preference): string | undefined {
  try {
    return localStorage.getItem(name(preference)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(preference: Preference, value: string): void {
  try {
    localStorage.setItem(name(preference), value);
  } catch {
    // The choice holds for this page then.
  }
}
