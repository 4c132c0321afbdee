/**
 * The pages of the API: an overview, guides, and the reference, which is made of the OpenAPI document that the service
 * serves. It knows no operation by name, and of the schemas the invoice.
 */
import type { FC } from "hono/jsx";
import { Document } from "../frame/document.tsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { link, paragraphsOf, Prose } from "../frame/prose.tsx";
import type { GuideProps, ServiceFacts } from "../guides/guide.ts";
import { First, guides } from "../guides/guides.tsx";
import { docsWords } from "../texts/docs/load.ts";
import type { LanguageTag } from "../texts/languages.ts";
import { type Chapter, referenceChapters } from "./chapters.ts";
import { Chapters, Contents, Steps } from "./contents.tsx";
import { type Gathered, gathered, type Reference } from "./gather.ts";
import type { OpenApi } from "./openapi.ts";
import { OperationSection } from "./operation.tsx";
import { Introduction } from "./overview.tsx";
import { SchemaSection } from "./schema.tsx";
import { translated } from "./translated.ts";

/** All chapters in a language; made once, because it takes the whole document. */
export interface Book extends Gathered {
  readonly language: LanguageTag;
  readonly chapters: readonly Chapter[];
}

export function bookOf(document: OpenApi, language: LanguageTag): Book {
  const words = docsWords[language];
  const all = gathered(translated(document, language));
  const own = guides.map(({ slug, title }): Chapter => {
    return { slug, part: "start", title: title(words), operations: [], schemas: [] };
  });
  return { ...all, language, chapters: [...own, ...referenceChapters(all, words)] };
}

/** Where a chapter is. */
export function pathOf({ slug }: Chapter): string {
  return `/docs/${slug}`;
}

interface Props extends Served {
  readonly book: Book;
  readonly facts: ServiceFacts;
  /** Left out, the overview. */
  readonly chapter?: Chapter | undefined;
}

/** A page as HTML. The same document gives the same text. */
export function docsPage({ book, facts, chapter, ...where }: Props): Promise<string> {
  const reference = referenceOf(book, facts, chapter, where);
  const { document, words, to } = reference;
  const server = (document.servers?.[0]?.url ?? "").replace(/\/$/, "");
  const guide: GuideProps = { server, words, language: where.language, to, facts };
  const description = paragraphsOf(chapter?.lead ?? words.description)[0]?.replaceAll("`", "") ?? "";
  const crumbs = { label: words.title, links: [link(to("/docs"), words.title)] };
  const { copy, copied, notCopied } = words.copy;
  return rendered(
    <Document
      kind={chapter === undefined ? "reference overview" : "reference"}
      title={chapter?.title ?? words.title}
      description={description}
      crumbs={chapter === undefined ? undefined : crumbs}
      scripts={where.built ? ["copy.js"] : []}
      styles={["reference.css"]}
      current="api"
      told={{ "data-copy": copy, "data-copied": copied, "data-not-copied": notCopied }}
      {...where}
    >
      {chapter === undefined
        ? (
          <>
            <Introduction reference={reference}>
              <First {...guide} />
            </Introduction>
            <Contents chapters={book.chapters} reference={reference} />
          </>
        )
        : <ChapterPage {...{ chapter, chapters: book.chapters, reference, guide }} />}
    </Document>,
  );
}

function referenceOf(
  book: Book,
  { codes }: ServiceFacts,
  chapter: Chapter | undefined,
  where: Served,
): Reference {
  const schemaAt = (name: string) => {
    const [anchor, of] = [book.anchors.get(name), book.chapters.find((it) => it.schemas.includes(name))];
    if (anchor === undefined || of === undefined) return undefined;
    return of === chapter ? `#${anchor}` : `${toPage(where, pathOf(of))}#${anchor}`;
  };
  const words = docsWords[where.language];
  return { ...book, words, schemaAt, codes: new Set(Object.keys(codes)), to: (path) => toPage(where, path) };
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly chapters: readonly Chapter[];
  readonly reference: Reference;
  readonly guide: GuideProps;
}

const ChapterPage: FC<ChapterProps> = ({ chapter, chapters, reference, guide }) => {
  const { schemas = {} } = reference.document.components ?? {};
  const View = guides.find(({ slug }) => slug === chapter.slug && chapter.part === "start")?.View;
  return (
    <>
      <div class="described">
        <Prose text={chapter.lead} />
        {View === undefined ? "" : <View {...guide} />}
        {chapter.operations.map((it) => (
          <OperationSection
            key={it.anchor}
            shown={it}
            reference={reference}
            titled={it.operation.summary === chapter.title}
          />
        ))}
        {chapter.schemas.map((name, at) => (
          <SchemaSection key={name} {...{ name, schema: schemas[name] ?? {}, reference, folded: at > 0 }} />
        ))}
        <Steps {...{ chapter, chapters, reference }} />
      </div>
      <Chapters {...{ chapter, chapters, reference }} />
    </>
  );
};
