/** What the pages on prices, payments and accounts have in common: one script, and the languages as plain links. */
import type { Child, FC } from "hono/jsx";
import { LanguageLinks } from "../frame/language_links.tsx";
import { Page, type Part } from "../frame/page.tsx";
import type { LanguageTag } from "../texts/languages.ts";
import type { PageTexts } from "../texts/texts.ts";
import { shopWords } from "./said.ts";
import type { ShopWords } from "./words.ts";

export interface ShopFrame {
  readonly language: LanguageTag;
  readonly base: string;
  /** Path of the page, without the base. */
  readonly path: string;
  /** The language, where the address asked for it: then links keep it. */
  readonly asked: LanguageTag | undefined;
  readonly texts: PageTexts;
  readonly built: boolean;
}

export function wordsOf({ language }: Pick<ShopFrame, "language">): ShopWords {
  return shopWords[language];
}

/** The address of another page of the service, in the language that was asked for. */
export function toPage({ base, asked }: ShopFrame, path: string): string {
  return `${base}${path}${asked === undefined ? "" : `?lang=${asked}`}`;
}

interface ShopPageProps {
  readonly frame: ShopFrame;
  readonly title: string;
  readonly lead?: string;
  readonly current?: Part;
  /** Whether the page does nothing without its script. */
  readonly scripted?: boolean;
  readonly children: Child;
}

export const ShopPage: FC<ShopPageProps> = ({ frame, title, lead, current, scripted = true, children }) => {
  const words = wordsOf(frame);
  const { language, base, built, texts, path } = frame;
  return (
    <Page
      title={`${title} · Faktlint`}
      {...(lead === undefined ? {} : { description: lead })}
      {...{ language, base, built, texts, ...(current === undefined ? {} : { current }) }}
      styles={["shop.css"]}
      scripts={built && scripted ? ["shop.js"] : []}
    >
      <main id="main" class="shop" data-words={JSON.stringify(words.spoken)} data-api={`${base}/v1`}>
        <LanguageLinks label={words.languages} language={language} to={(tag) => `${base}${path}?lang=${tag}`} />
        <h1>{title}</h1>
        {lead === undefined ? "" : <p class="lead">{lead}</p>}
        {scripted
          ? (
            <noscript>
              <p class="box">{words.script}</p>
            </noscript>
          )
          : ""}
        {children}
      </main>
    </Page>
  );
};

/** Where the script says what became of what was asked for. */
export const Saying: FC = () => (
  <>
    <p class="fault" role="alert" data-fault hidden></p>
    <p role="status" data-status></p>
  </>
);

export const Listed: FC<{ readonly items: readonly string[] }> = ({ items }) => (
  <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>
);
