/** What all rule pages have in common: the head of every page, where one is, and the languages as plain links. */
import type { Child, FC } from "hono/jsx";
import { LanguageLinks } from "../frame/language_links.tsx";
import { Page } from "../frame/page.tsx";
import type { Frame } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface RulesPageProps {
  readonly frame: Frame;
  readonly title: string;
  readonly description: string;
  /** Where one is, below all rules. */
  readonly here?: Child;
  /** Classic scripts, which run when the page is there. */
  readonly scripts?: readonly string[];
  readonly children: Child;
}

export const RulesPage: FC<RulesPageProps> = ({ frame, title, description, here, scripts = [], children }) => (
  <Page
    title={`${title} · Faktlint`}
    description={description}
    language={frame.language}
    base={frame.base}
    texts={frame.texts}
    current="rules"
    {...(frame.parts === undefined ? {} : { parts: frame.parts })}
    built={frame.built}
    canonical={frame.canonical}
    styles={["rules.css"]}
    scripts={frame.built ? scripts : []}
  >
    <main id="main" class="rules-page">
      <div class="rules-top">
        <Crumbs frame={frame} said={words[frame.language]} here={here} />
        <LanguageLinks label={words[frame.language].languages} language={frame.language} to={frame.links.language} />
      </div>
      {children}
    </main>
  </Page>
);

const Crumbs: FC<{ readonly frame: Frame; readonly said: Words; readonly here?: Child }> = ({ frame, said, here }) => {
  if (here === undefined) return <span></span>;
  return (
    <nav class="crumbs" aria-label={said.crumbs}>
      <a href={frame.links.index}>{said.toIndex}</a>
      <span aria-hidden="true">›</span>
      {here}
    </nav>
  );
};
