/** The list of the chapters: whole on the overview, beside each chapter with what is on its page. */
import type { FC } from "hono/jsx";
import { filled } from "../texts/filled.ts";
import { Prose } from "../frame/prose.tsx";
import type { Chapter, Part } from "./chapters.ts";
import type { Reference, ShownOperation } from "./gather.ts";

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
      {chapter.operations.length === 0 ? "" : (
        <ul class="operations">
          {chapter.operations.map((it) => (
            <li key={it.anchor} id={it.anchor}>
              <OperationLink shown={it} to={`${address}#${it.anchor}`} />
            </li>
          ))}
        </ul>
      )}
      {chapter.schemas.length === 0 ? "" : <SchemaLinks {...{ chapter, reference, named: true }} />}
    </div>
  );
};

const OperationLink: FC<{ readonly shown: ShownOperation; readonly to: string }> = (
  { shown: { method, path }, to },
) => (
  <a href={to}>
    <span class="method">{method}</span> <code>{path}</code>
  </a>
);

interface SchemaLinksProps {
  readonly chapter: Chapter;
  readonly reference: Reference;
  /** Whether each bears its anchor. */
  readonly named: boolean;
}

const SchemaLinks: FC<SchemaLinksProps> = ({ chapter, reference, named }) => (
  <ul class="names">
    {chapter.schemas.map((name) => (
      <li key={name} {...(named ? { id: reference.anchors.get(name) } : {})}>
        <a href={reference.schemaAt(name)}>
          <code>{name}</code>
        </a>
      </li>
    ))}
  </ul>
);

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
              {it === chapter && it.operations.length + it.schemas.length > 1
                ? <Here {...{ chapter, reference }} />
                : ""}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

const Here: FC<{ readonly chapter: Chapter; readonly reference: Reference }> = ({ chapter, reference }) => (
  <>
    <ul class="here" aria-label={reference.words.onThisPage}>
      {chapter.operations.map((it) => (
        <li key={it.anchor}>
          <OperationLink shown={it} to={`#${it.anchor}`} />
        </li>
      ))}
    </ul>
    {chapter.schemas.length === 0 ? "" : <SchemaLinks {...{ chapter, reference, named: false }} />}
  </>
);

/** To the chapters before and behind. */
export const Steps: FC<AtChapterProps> = ({ chapter, chapters, reference }) => {
  const at = chapters.indexOf(chapter);
  const [before, behind] = [chapters[at - 1], chapters[at + 1]];
  const { words } = reference;
  return (
    <p class="steps-between">
      {before === undefined
        ? ""
        : <a rel="prev" href={addressOf(before, reference)}>{filled(words.previous, before.title)}</a>}
      {behind === undefined
        ? ""
        : <a rel="next" href={addressOf(behind, reference)}>{filled(words.next, behind.title)}</a>}
    </p>
  );
};

function addressOf({ slug }: Chapter, { to }: Reference): string {
  return to(`/docs/${slug}`);
}
