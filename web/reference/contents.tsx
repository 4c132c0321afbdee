/** The list of the chapters: whole on the overview, beside each chapter with what is on its page. */
import type { FC } from "hono/jsx";
import { filled } from "../texts/filled.ts";
import { code, link, Prose } from "../frame/prose.tsx";
import type { Chapter, Part } from "./chapters.ts";
import type { Reference } from "./gather.ts";

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly reference: Reference;
}

interface AtChapterProps extends ContentsProps {
  readonly chapter: Chapter;
}

const parts: readonly Part[] = ["start", "operations", "data"];

/** Every chapter with its operations and schemas. Their anchors are here, too: addresses of the one page that was before keep leading to them. */
export const Contents: FC<ContentsProps> = ({ chapters, reference }) => (
  <>
    {parts.map((part) => (
      <section key={part} class="part" aria-labelledby={`part-${part}`}>
        <h2 id={`part-${part}`}>{reference.words.parts[part]}</h2>
        <div class="chapters">
          {chapters.filter((it) => it.part === part).map((it) => (
            <Card key={it.slug} chapter={it} reference={reference} />
          ))}
        </div>
      </section>
    ))}
  </>
);

const Card: FC<{ readonly chapter: Chapter; readonly reference: Reference }> = ({ chapter, reference }) => {
  const address = addressOf(chapter, reference);
  return (
    <div class="chapter-card">
      <h3 id={`chapter-${chapter.slug}`}>
        <a href={address}>{chapter.title}</a>
      </h3>
      {chapter.group === undefined ? <Prose text={chapter.lead} class="quiet-text" /> : ""}
      <Links chapter={chapter} reference={reference} address={address} />
    </div>
  );
};

interface LinksProps {
  readonly chapter: Chapter;
  readonly reference: Reference;
  /** Where the chapter is, for a list that bears the anchors of all that is in it; left out, on this page. */
  readonly address?: string;
}

/** The operations and the schemas of a chapter. */
const Links: FC<LinksProps> = ({ chapter: { operations, schemas }, reference, address }) => {
  const idOf = (anchor: string | undefined) => address === undefined ? {} : { id: anchor };
  return (
    <>
      {operations.length === 0
        ? ""
        : (
          <ul class="operations" aria-label={address === undefined ? reference.words.onThisPage : undefined}>
            {operations.map(({ anchor, method, path }) => (
              <li key={anchor} {...idOf(anchor)}>
                <a href={`${address ?? ""}#${anchor}`}>
                  <span class="method">{method}</span> <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        )}
      {schemas.length === 0 ? "" : (
        <ul class="names">
          {schemas.map((name) => (
            <li key={name} {...idOf(reference.anchors.get(name))}>
              {link(reference.schemaAt(name) ?? "", code(name))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** All chapters, and of this one what is on it. */
export const Chapters: FC<AtChapterProps> = ({ chapter, chapters, reference }) => (
  <nav class="contents" aria-label={reference.words.chapters}>
    {parts.map((part) => (
      <div key={part}>
        <p class="part-name">{reference.words.parts[part]}</p>
        <ul>
          {chapters.filter((it) => it.part === part).map((it) => (
            <li key={it.slug}>
              <a href={addressOf(it, reference)} {...(it === chapter ? { "aria-current": "page" } : {})}>{it.title}</a>
              {it === chapter && it.operations.length + it.schemas.length > 1 && <Links {...{ chapter, reference }} />}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

/** To the chapters before and behind. */
export const Steps: FC<AtChapterProps> = ({ chapter, chapters, reference }) => {
  const at = chapters.indexOf(chapter);
  const { previous, next } = reference.words;
  const steps = [["prev", chapters[at - 1], previous], ["next", chapters[at + 1], next]] as const;
  return (
    <p class="steps-between">
      {steps.map(([rel, to, words]) => {
        return to === undefined
          ? ""
          : <a key={rel} rel={rel} href={addressOf(to, reference)}>{filled(words, to.title)}</a>;
      })}
    </p>
  );
};

function addressOf({ slug }: Chapter, { to }: Reference): string {
  return to(`/docs/${slug}`);
}
