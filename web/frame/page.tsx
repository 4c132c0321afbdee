/** What all pages have in common. Nothing in them comes from another origin, and no script or style is inline. */
import type { Child, FC } from "hono/jsx";
import { languageNames, type LanguageTag, languageTags } from "../texts/languages.ts";
import type { PageTexts } from "../texts/texts.ts";
import { joined } from "./prose.tsx";

export interface Where {
  readonly language: LanguageTag;
  /** The language, where the address asked for it: then links keep it. */
  readonly asked?: LanguageTag | undefined;
  /** The words of the language. */
  readonly texts: PageTexts;
  /** What the paths of the service begin with: "" unless a proxy serves it below a path; "." where files lie beside. */
  readonly base: string;
  /** The address that search engines are to know the page by. */
  readonly canonical?: string | undefined;
  /** Which of the parts there are; left out, all. */
  readonly parts?: readonly Part[];
  /** The address of the page in another language; left out, its own with the language appended. */
  readonly inLanguage?: ((tag: LanguageTag) => string) | undefined;
}

/** Where a page stands that is the same without the scripts of a build. */
export interface Served extends Where {
  readonly built: boolean;
}

/** The pages that the head of every page leads to. */
export type Part = "check" | "new" | "rules" | "workbench" | "api" | "pricing" | "key";

export interface PageProps extends Where {
  readonly title: string;
  readonly description?: string;
  readonly styles?: readonly string[];
  /** Scripts that lie in the project, and modules that are built. A page without any needs no build. */
  readonly scripts?: readonly string[];
  readonly modules?: readonly string[];
  /** Search engines are to leave the page out. */
  readonly unlisted?: true;
  /** What the page may load, where the page itself says it. */
  readonly policy?: string;
  readonly current?: Part;
  /** Whether the scripts of a build are there; left out, where the page has modules. */
  readonly built?: boolean;
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
        {props.unlisted === true ? <meta name="robots" content="noindex" /> : ""}
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
        <Head {...props} />
        {children}
        <Foot {...props} />
      </body>
    </html>
  );
};

/** A text that the page can change to another language by itself. */
export function said(texts: PageTexts, key: keyof PageTexts) {
  return { "data-t": key, children: texts[key] };
}

/** A text of one page that its script can change to another language, by `data-s`. */
export function worded<Texts extends object>(texts: Texts, key: keyof Texts & string) {
  return { "data-s": key, children: texts[key] };
}

const paths: readonly (readonly [Part, keyof PageTexts, string])[] = [
  ["check", "navCheck", "/"],
  ["new", "navNew", "/new"],
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

/** The address of another page of the service, in the language that was asked for. */
export function toPage({ base, asked }: Pick<Where, "base" | "asked">, path: string): string {
  return `${base}${path}${asked === undefined ? "" : `?lang=${asked}`}`;
}

const Head: FC<PageProps> = (props) => {
  const { texts, base, parts } = props;
  return (
    <header class="site">
      <a class="skip" href="#main" {...said(texts, "skip")}></a>
      <a class="brand" href={toPage(props, "/")}>
        <img src={`${base}/assets/icon.svg`} alt="" width="28" height="28" />
        Faktlint
      </a>
      {parts?.length === 1 ? "" : <Nav {...props} />}
      <div class="settings">
        <LanguageLinks {...props} />
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
};

/**
 * The languages as plain links in the head of every page, so that each has an address of its own and needs no script. A
 * page whose script can change its words takes them over, and loses nothing that was entered.
 */
const LanguageLinks: FC<PageProps> = ({ texts, language, inLanguage = (tag) => `?lang=${tag}` }) => (
  <nav class="languages" aria-label={texts.language} data-t-label="language">
    {languageTags.map((tag) => (
      <a
        key={tag}
        href={inLanguage(tag)}
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

const Nav: FC<PageProps> = ({ texts, base, asked, parts, current }) => (
  <nav aria-label="Faktlint">
    {paths.filter(([part]) => parts?.includes(part) ?? true).map(([part, key, path]) => (
      <a
        key={part}
        href={toPage({ base, asked }, path)}
        {...(part === current ? { "aria-current": "page" } : {})}
        {...said(texts, key)}
      >
      </a>
    ))}
  </nav>
);

const footPaths: readonly (readonly [keyof PageTexts, string])[] = [
  ["navFix", "/fix"],
  ["navAccount", "/account"],
  ["navBenchmarks", "/benchmarks"],
  ["navLegal", "/legal"],
];

/** Files alone have no pages for payments. */
const Foot: FC<PageProps> = (props) => {
  const there = footPaths.filter(([key]) => props.parts === undefined || key === "navBenchmarks");
  return (
    <footer class="site">
      <p>
        Faktlint. <span {...said(props.texts, "footer")}></span>
      </p>
      <p>
        {joined(
          there.map(([key, path]) => <a key={key} href={toPage(props, path)} {...said(props.texts, key)}></a>),
          " · ",
        )}
      </p>
    </footer>
  );
};

/** The text of a page. */
export async function rendered(page: string | Promise<string>): Promise<string> {
  return `<!doctype html>${await page}`;
}
