/** Who runs the service, in their own words, and what it stores. */
import { lexer, type Token, type Tokens } from "marked";
import type { Child, FC } from "hono/jsx";
import { Section } from "../frame/document.tsx";
import { rendered, type Served } from "../frame/page.tsx";
import { Table } from "../frame/table.tsx";
import { ShopPage, wordsOf } from "./frame.tsx";

/** `text` is what LEGAL_FILE holds, in Markdown; undefined where there is none. */
export function legalPage(frame: Served, text: string | undefined): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.legalTitle} scripted={false}>
      <section>{text === undefined ? <p>{words.noImprint}</p> : lexer(text).map(block)}</section>
      <Section id="stored" title={words.storedTitle}>
        <p>{words.storedLead}</p>
        <Table
          label={words.storedTitle}
          heads={[words.what, words.howLong]}
          rows={words.stored.map((cells) => ({ cells }))}
        />
      </Section>
    </ShopPage>,
  );
}

/** Blocks of Markdown. Headings begin below that of the page; HTML is shown as it was written. */
function block(token: Token): Child {
  const it = token as Tokens.Generic;
  if (it.type === "space" || it.type === "def") return "";
  if (it.type === "heading") return it["depth"] <= 2 ? <h2>{inline(it)}</h2> : <h3>{inline(it)}</h3>;
  if (it.type === "hr") return <hr />;
  if (it.type === "blockquote") return <blockquote>{(it.tokens ?? []).map(block)}</blockquote>;
  if (it.type === "list") return <List list={it as Tokens.List} />;
  if (it.type === "code" || it.type === "html") return <pre>{it.raw.trim()}</pre>;
  return <p>{inline(it)}</p>;
}

const List: FC<{ readonly list: Tokens.List }> = ({ list }) => {
  const items = list.items.map((item) => (
    <li key={item.raw}>{item.tokens.map((it) => it.type === "text" ? inline(it) : block(it))}</li>
  ));
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
};

/** Text in a line. Links lead to the web, to mail and to telephones. */
function inline(token: Token): Child {
  const { tokens } = token as Tokens.Generic;
  if (tokens === undefined) return "text" in token ? unescaped(token.text) : token.raw;
  return tokens.map(span);
}

function span(token: Token): Child {
  const it = token as Tokens.Generic;
  const content = inline(it);
  if (it.type === "strong") return <strong>{content}</strong>;
  if (it.type === "em") return <em>{content}</em>;
  if (it.type === "br") return <br />;
  const isLink = it.type === "link" && /^(?:https?:|mailto:|tel:|\/)/i.test(it["href"]);
  return isLink ? <a href={it["href"]}>{content}</a> : content;
}

/** The lexer writes what code and text quote as entities. */
function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
