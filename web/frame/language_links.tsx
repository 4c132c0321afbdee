/** The languages of a page as plain links, so that each has an address of its own and needs no script. */
import type { FC } from "hono/jsx";
import { languageNames, type LanguageTag, languageTags } from "../texts/languages.ts";

interface Props {
  /** What the list is called, in the language of the page. */
  readonly label: string;
  readonly language: string;
  readonly to: (tag: LanguageTag) => string;
}

export const LanguageLinks: FC<Props> = ({ label, language, to }) => (
  <nav class="languages" aria-label={label}>
    {languageTags.map((tag) => (
      <a key={tag} href={to(tag)} lang={tag} hreflang={tag} {...(tag === language ? { "aria-current": "true" } : {})}>
        {languageNames[tag]}
      </a>
    ))}
  </nav>
);
