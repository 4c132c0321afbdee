/** What all pages have in common. Nothing in them comes from another origin, and no script or style is inline. */
import type { Child, FC } from "hono/jsx";
import { page as english } from "../texts/pages/en.ts";
import { languageNames } from "../texts/languages.ts";
import type { PageTexts } from "../texts/texts.ts";

export interface Where {
  /** BCP 47. */
  readonly language: string;
  /** What the paths of the service begin with: "" unless a proxy serves it below a path; "." where files lie beside. */
  readonly base: string;
}

/** Where a page stands that is the same without the scripts of a build. */
export interface Served extends Where {
  readonly built: boolean;
}

/** The pages that the head of every page leads to. */
export type Part = "check" | "rules" | "workbench" | "api" | "pricing" | "key";

interface PageProps extends Where {
  readonly title: string;
  readonly description?: string;
  readonly styles?: readonly string[];
  /** Scripts that lie in the project, and modules that are built. A page without any needs no build. */
  readonly scripts?: readonly string[];
  readonly modules?: readonly string[];
  /** The address that search engines are to know the page by. */
  readonly canonical?: string | undefined;
  /** What the page may load, where the page itself says it. */
  readonly policy?: string;
  /** The words of the language; left out, English. */
  readonly texts?: PageTexts;
  readonly current?: Part;
  /** Which of the parts there are; left out, all. */
  readonly parts?: readonly Part[];
  /** Whether the scripts of a build are there; left out, where the page has modules. */
  readonly built?: boolean;
  /** Whether the page can change its language by itself. */
  readonly languages?: boolean;
  readonly children: Child;
}

export const Page: FC<PageProps> = (props) => {
  const { title, description, language, base, styles = [], scripts = [], modules = [], policy } = props;
  const { canonical, children } = props;
  const built = props.built ?? modules.length > 0;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        {policy === undefined ? "" : <meta http-equiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {description === undefined ? "" : <meta name="description" content={description} />}
        <title>{title}</title>
        {canonical === undefined ? "" : <link rel="canonical" href={canonical} />}
        <link rel="icon" href={`${base}/assets/icon.svg`} type="image/svg+xml" />
        {built ? <link rel="manifest" href={`${base}/manifest.webmanifest`} /> : ""}
        {["page.css", ...styles].map((name) => <link key={name} rel="stylesheet" href={`${base}/assets/${name}`} />)}
        {built ? <script src={`${base}/assets/theme.js`}></script> : ""}
        {scripts.map((name) => <script key={name} src={`${base}/assets/${name}`} defer></script>)}
        {modules.map((name) => <script key={name} type="module" src={`${base}/assets/${name}`}></script>)}
      </head>
      <body>
        <Head {...props} texts={props.texts ?? english} />
        {children}
        <Foot texts={props.texts ?? english} base={base} served={props.parts === undefined} />
      </body>
    </html>
  );
};

/** A text that the page can change to another language by itself. */
export function said(texts: PageTexts, key: keyof PageTexts) {
  return { "data-t": key, children: texts[key] };
}

const paths: readonly (readonly [Part, keyof PageTexts, string])[] = [
  ["check", "navCheck", "/"],
  ["rules", "navRules", "/rules"],
  ["workbench", "navWorkbench", "/workbench"],
  ["api", "navApi", "/docs"],
  ["pricing", "navPricing", "/pricing"],
  ["key", "navKey", "/signup"],
];

const themes: readonly (readonly [string, keyof PageTexts])[] = [
  ["auto", "themeAuto"],
  ["light", "themeLight"],
  ["dark", "themeDark"],
];

type HeadProps = PageProps & { readonly texts: PageTexts };

const Head: FC<HeadProps> = ({ texts, base, current, parts, language, languages }) => (
  <header class="site">
    <a class="skip" href="#main" {...said(texts, "skip")}></a>
    <a class="brand" href={`${base}/`}>
      <img src={`${base}/assets/icon.svg`} alt="" width="28" height="28" />
      Faktlint
    </a>
    {parts?.length === 1 ? "" : <Nav texts={texts} base={base} parts={parts} current={current} />}
    <div class="settings">
      {languages === true ? <Languages texts={texts} language={language} /> : ""}
      <button type="button" id="theme" class="quiet" hidden>
        <span class="theme-icon" aria-hidden="true"></span>
        <span class="hidden" {...said(texts, "theme")}></span>{" "}
        {themes.map(([theme, key]) => (
          <span key={theme} class="hidden" data-name={theme} hidden {...said(texts, key)}></span>
        ))}
      </button>
    </div>
  </header>
);

type NavProps = {
  readonly texts: PageTexts;
  readonly base: string;
  readonly parts: readonly Part[] | undefined;
  readonly current: Part | undefined;
};

const Nav: FC<NavProps> = ({ texts, base, parts, current }) => (
  <nav aria-label="Faktlint">
    {paths.filter(([part]) => parts?.includes(part) ?? true).map(([part, key, path]) => (
      <a
        key={part}
        href={`${base}${path}`}
        {...(part === current ? { "aria-current": "page" } : {})}
        {...said(texts, key)}
      >
      </a>
    ))}
  </nav>
);

const Languages: FC<{ readonly texts: PageTexts; readonly language: string }> = ({ texts, language }) => (
  <label class="language">
    <span class="hidden" {...said(texts, "language")}></span>
    <select id="language">
      {Object.entries(languageNames).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag} selected={tag === language}>{name}</option>
      ))}
    </select>
  </label>
);

type FootProps = { readonly texts: PageTexts; readonly base: string; readonly served: boolean };

/** Files alone have no pages for payments. */
const Foot: FC<FootProps> = ({ texts, base, served }) => (
  <footer class="site">
    <p>
      Faktlint. <span {...said(texts, "footer")}></span>
    </p>
    <p>
      {served
        ? (
          <>
            <a href={`${base}/fix`} {...said(texts, "navFix")}></a> ·{" "}
            <a href={`${base}/account`} {...said(texts, "navAccount")}></a> ·{" "}
          </>
        )
        : ""}
      <a href={`${base}/benchmarks`} {...said(texts, "navBenchmarks")}></a>
      {served
        ? (
          <>
            {" · "}
            <a href={`${base}/legal`} {...said(texts, "navLegal")}></a>
          </>
        )
        : ""}
    </p>
  </footer>
);

/** The text of a page. */
export async function rendered(page: string | Promise<string>): Promise<string> {
  return `<!doctype html>${await page}`;
}
