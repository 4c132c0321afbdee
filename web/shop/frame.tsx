/** What the pages on prices, payments and accounts have in common: one script. */
import type { Child, FC } from "hono/jsx";
import { Page, type Part, type Served } from "../frame/page.tsx";
import { shopWords } from "./said.ts";
import type { ShopWords } from "./words.ts";

export function wordsOf({ language }: Pick<Served, "language">): ShopWords {
  return shopWords[language];
}

interface ShopPageProps {
  readonly frame: Served;
  readonly title: string;
  readonly lead?: string;
  readonly current?: Part;
  /** Whether the page does nothing without its script. */
  readonly scripted?: boolean;
  readonly children: Child;
}

export const ShopPage: FC<ShopPageProps> = ({ frame, title, lead, current, scripted = true, children }) => {
  const words = wordsOf(frame);
  const { base, built } = frame;
  return (
    <Page
      title={`${title} · Faktlint`}
      {...(lead === undefined ? {} : { description: lead })}
      {...frame}
      {...(current === undefined ? {} : { current })}
      styles={["shop.css"]}
      scripts={built && scripted ? ["shop.js"] : []}
    >
      <main id="main" class="shop" data-words={JSON.stringify(words.spoken)} data-api={`${base}/v1`}>
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
