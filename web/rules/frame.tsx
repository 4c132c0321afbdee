/** What all rule pages have in common: the head of every page, where one is, and the languages as plain links. */
import type { Child, FC } from "hono/jsx";
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

export const RulesPage: FC<RulesPageProps> = ({ frame, title, description, here, scripts = [], children }) => {
  const { links: _, ...page } = frame;
  return (
    <Page
      title={`${title} · Faktlint`}
      description={description}
      current="rules"
      {...page}
      styles={["rules.css"]}
      scripts={frame.built ? scripts : []}
    >
      <main id="main" class="rules-page">
        {here === undefined ? "" : <Crumbs frame={frame} said={words[frame.language]} here={here} />}
        {children}
      </main>
    </Page>
  );
};

const Crumbs: FC<{ readonly frame: Frame; readonly said: Words; readonly here: Child }> = ({ frame, said, here }) => {
  return (
    <nav class="crumbs" aria-label={said.crumbs}>
      <a href={frame.links.index}>{said.toIndex}</a>
      <span aria-hidden="true">›</span>
      {here}
    </nav>
  );
};
