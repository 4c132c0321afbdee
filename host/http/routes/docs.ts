/** The pages of the API: an overview and a page a chapter, in each language, made of the OpenAPI document and of the limits. */
import { etag } from "hono/etag";
import type { ServiceFacts } from "../../../web/guides/guide.ts";
import { type Book, bookOf, docsPage, pathOf } from "../../../web/reference/page.tsx";
import type { Language } from "../../documents/locales.ts";
import { BODY, JOB, MOST_CHARACTERS, RAISED_BODY } from "../../domain/limits.ts";
import { problemsIn } from "../../domain/problems_in.ts";
import { allowances } from "../../domain/tiers.ts";
import { tools } from "../../mcp/tools.ts";
import { lang } from "../../operations/options.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { documentOf } from "../openapi/document.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";
import { canonicalOf, nameOf, whereOf } from "./where.ts";

const query = z.object({ lang });

/** A language's chapters are put together when the first page in it is asked for. */
export function mountDocs(app: App, service: Service): void {
  const once = new GeneratedOnce();
  const books = new Map<Language, Book>();
  const bookIn = async (language: Language) => {
    const document = await documentOf(app, service);
    const book = books.get(language) ?? bookOf(document, language);
    books.set(language, book);
    return book;
  };
  for (const path of ["/docs", "/docs/:chapter"]) {
    app.get(path, named(path.replace(":chapter", "{chapter}")), etag(), async (c) => {
      const where = await whereOf(c, service, queryOf(c, query).lang);
      const slug = c.req.param("chapter");
      const book = await bookIn(where.language);
      const chapter = book.chapters.find((it) => it.slug === slug);
      if (slug !== undefined && chapter === undefined) return await c.notFound();
      const own = chapter === undefined ? "/docs" : pathOf(chapter);
      const canonical = canonicalOf(service.baseUrl, own, where.language);
      const make = () => docsPage({ book, chapter, canonical, facts: factsOf(service, where.language), ...where });
      return answerGenerated(c, await once.of(nameOf(where, own), make), PAGE_HEADERS);
    });
  }
}

/** Where all of them are. */
export async function docsPaths(app: App, service: Service): Promise<readonly string[]> {
  return ["/docs", ...bookOf(await documentOf(app, service), "en").chapters.map(pathOf)];
}

function factsOf({ config: { metering }, limits: { pace, ...windows } }: Service, language: Language): ServiceFacts {
  return {
    metering,
    codes: problemsIn(language),
    tools: tools.map(({ name, operation, needsKey }) => {
      const key = metering && (operation.key || needsKey !== undefined);
      return { name, key, metered: metering && operation.cost > 0 };
    }),
    plans: allowances,
    pace,
    windows,
    body: [BODY, RAISED_BODY],
    characters: MOST_CHARACTERS,
    work: JOB,
  };
}
