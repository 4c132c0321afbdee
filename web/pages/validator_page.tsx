/** The page that checks invoices in the browser. */
import type { FC } from "hono/jsx";
import { Chooser } from "../frame/chooser.tsx";
import { Page, rendered, said, toPage, type Where } from "../frame/page.tsx";

/**
 * What the page may load: its own scripts, styles and pictures, and no connections, so that no invoice can be
 * sent from it. `frame-ancestors` counts in a header only.
 */
export const VALIDATOR_POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'none'; manifest-src 'self'; form-action 'none'; base-uri 'none'";

export interface ValidatorPage extends Where {
  /** The script of the page, by its name among the assets. */
  readonly script: string;
}

export function validatorPage({ script, ...where }: ValidatorPage): Promise<string> {
  const { texts } = where;
  return rendered(
    <Page
      title={texts.title}
      description={texts.lead}
      modules={[script]}
      policy={VALIDATOR_POLICY}
      current="check"
      {...where}
    >
      <main id="main">
        <section class="hero" id="start">
          <h1 {...said(texts, "headline")}></h1>
          <p class="lead" {...said(texts, "lead")}></p>
        </section>
        <Chooser texts={texts} />
        <section id="results" hidden></section>
        <p id="announce" class="hidden" role="status" aria-live="polite"></p>
        <About {...where} />
      </main>
    </Page>,
  );
}

const about = [
  ["doesTitle", "does"],
  ["doesNotTitle", "doesNot"],
  ["privateTitle", "private"],
] as const;

const About: FC<Where> = ({ parts, texts, ...where }) => (
  <section class="about" id="about">
    {about.map(([title, text]) => (
      <div key={title}>
        <h2 {...said(texts, title)}></h2>
        <p {...said(texts, text)}></p>
      </div>
    ))}
    <div>
      <h2 {...said(texts, "developersTitle")}></h2>
      <p {...said(texts, "developers")}></p>
      {(parts?.includes("api") ?? true) && (
        <p class="links">
          <a href={toPage(where, "/docs")} {...said(texts, "navApi")}></a>
          <a href={toPage(where, "/signup")} {...said(texts, "navKey")}></a>
        </p>
      )}
    </div>
  </section>
);
