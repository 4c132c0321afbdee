/**
 * The languages as plain links in the head of every page, so that each has an address of its own and needs no script. A
 * page whose script can change its words takes them over, and loses nothing that was entered.
 */
import type { FC } from "hono/jsx";
import { languageNames, type LanguageTag, languageTags } from "../texts/languages.ts";

interface Props {
  /** What the list is called, in the language of the page. */
  readonly label: string;
  readonly language: LanguageTag;
  readonly to: (tag: LanguageTag) => string;
}

export const LanguageLinks: FC<Props> = ({ label, language, to }) => (
  <nav class="languages" aria-label={label} data-t-label="language">
    {languageTags.map((tag) => (
      <a
        key={tag}
        href={to(tag)}
        lang={tag}
        hreflang={tag}
        {...(tag === language ? { "aria-current": "true" } : {})}
      >
        {tag.toUpperCase()}
        <span class="hidden">{languageNames[tag]}</span>
      </a>
    ))}
  </nav>
);
