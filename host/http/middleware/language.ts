/** The language of texts: that of the query, else the one that Accept-Language prefers, else English. */
import { accepts } from "hono/accepts";
import { isLanguage, type Language, languages } from "../../documents/locales.ts";
import type { Ctx } from "../service.ts";

const OTHERWISE: Language = "en";

/** Sets the language of the answer. `asked` is the checked value of `?lang=`. */
export function language(c: Ctx, asked?: Language): Language {
  const chosen = asked ?? preferred(c);
  c.header("Content-Language", chosen);
  return chosen;
}

/** The same of a request whose parameters may not have been checked. */
export function languageAsked(c: Ctx): Language {
  return language(c, uncheckedLanguage(c));
}

/** `?lang=` before it is checked: an unknown language is ignored. */
export function uncheckedLanguage(c: Ctx): Language | undefined {
  const [asked, more] = c.req.queries("lang") ?? [];
  return asked !== undefined && more === undefined && isLanguage(asked) ? asked : undefined;
}

function preferred(c: Ctx): Language {
  const found = accepts(c, {
    header: "Accept-Language",
    supports: [...languages],
    default: OTHERWISE,
    // A region, as in en-GB, is no other language here.
    match: (accepted, { default: otherwise }) => {
      const wanted = accepted.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q);
      return wanted.map(({ type }) => type.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? otherwise;
    },
  });
  return isLanguage(found) ? found : OTHERWISE;
}
