/// <reference lib="dom" />
/** What a person chose in the page, and whether there is work that was kept: in this browser. No cookie: none of it is ever sent. */

export type Preference = "language" | "theme" | "owner" | "work" | "draft" | "remembered" | "logo";

const name = (preference: Preference) => `faktlint-${preference}`;

/** Undefined where nothing was chosen, or the browser keeps nothing. */
export function kept(preference: Preference): string | undefined {
  try {
    return localStorage.getItem(name(preference)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where the browser does not keep it, as it has no room, or may keep nothing: then it holds for this page. */
export function keep(preference: Preference, value: string): boolean {
  try {
    localStorage.setItem(name(preference), value);
    return true;
  } catch {
    return false;
  }
}
