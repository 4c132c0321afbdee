/** The page that checks invoices in the browser. */
import type { FC } from "hono/jsx";
import { profileNames } from "../../engine/mod.ts";
import { Page, type Part, rendered, said, toPage, type Where } from "../frame/page.tsx";
import type { PageTexts } from "../texts/texts.ts";

/**
 * What the page may load: its own scripts, styles and pictures, and nothing by a connection, so that no invoice can be
 * sent from it. `frame-ancestors` counts in a header only.
 */
export const VALIDATOR_POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'none'; manifest-src 'self'; form-action 'none'; base-uri 'none'";

/** Names of rule sets, which are the same in every language. */
const profileTitles: Readonly<Record<(typeof profileNames)[number], string>> = {
  "en16931": "EN 16931",
  "xrechnung-ubl": "XRechnung (UBL)",
  "xrechnung-cii": "XRechnung (CII)",
  "facturx-en16931": "Factur-X / ZUGFeRD (EN 16931)",
  "peppol-bis-3": "Peppol BIS Billing 3",
  "fr-ctc-ubl": "EXTENDED-CTC-FR (UBL)",
  "fr-ctc-cii": "EXTENDED-CTC-FR (CII)",
};

export interface ValidatorPage extends Where {
  /** The script of the page, by its name among the assets. */
  readonly script: string;
  readonly parts?: readonly Part[];
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

const Chooser: FC<{ readonly texts: PageTexts }> = ({ texts }) => (
  <section class="chooser">
    <div id="drop" class="drop">
      <svg class="drop-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M12 5h17l9 9v29H12z" />
        <path d="M29 5v9h9M24 22v13M18 28l6-6 6 6" />
      </svg>
      <p class="drop-title" {...said(texts, "dropTitle")}></p>
      <p class="drop-actions">
        <span class="drop-or" {...said(texts, "dropOr")}></span>
        <button type="button" id="choose" class="primary" {...said(texts, "choose")}></button>
        <button type="button" id="example" class="link" {...said(texts, "example")}></button>
      </p>
      <p class="quiet-text" {...said(texts, "dropKinds")}></p>
      <input
        type="file"
        id="files"
        multiple
        hidden
        accept=".xml,.json,.pdf,.zip,application/xml,text/xml,application/json,application/pdf"
      />
    </div>
    <Options texts={texts} />
    <noscript>
      <p class="box">{texts.noScript}</p>
    </noscript>
  </section>
);

const Options: FC<{ readonly texts: PageTexts }> = ({ texts }) => (
  <fieldset class="options">
    <legend class="hidden" {...said(texts, "options")}></legend>
    <label>
      <span {...said(texts, "ruleSet")}></span>
      <select id="profile">
        <option value="" {...said(texts, "ruleSetAuto")}></option>
        {profileNames.map((name) => <option key={name} value={name}>{profileTitles[name]}</option>)}
      </select>
    </label>
  </fieldset>
);

const about = [
  ["doesTitle", "does"],
  ["doesNotTitle", "doesNot"],
  ["privateTitle", "private"],
] as const;

const About: FC<Where & { readonly parts?: readonly Part[] }> = ({ parts, texts, ...where }) => (
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
      {parts?.includes("api") ?? true
        ? (
          <p class="links">
            <a href={toPage(where, "/docs")} {...said(texts, "navApi")}></a>
            <a href={toPage(where, "/signup")} {...said(texts, "navKey")}></a>
          </p>
        )
        : ""}
    </div>
  </section>
);
