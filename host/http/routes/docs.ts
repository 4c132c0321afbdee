/** The pages of the API: an overview and a page a chapter, in each language, made of the OpenAPI document and of the limits. */
import { etag } from "hono/etag";
import type { ServiceFacts } from "../../../web/guides/guide.ts";
import type { Book } from "../../../web/reference/page.tsx";
import type { Language } from "../../documents/locales.ts";
import { BODY, JOB, MOST_CHARACTERS, RAISED_BODY } from "../../domain/limits.ts";
import { allowances } from "../../domain/tiers.ts";
import { lang } from "../../operations/options.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { documentOf } from "../openapi/document.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";
import { canonicalOf, nameOf, whereOf } from "./where.ts";

const query = z.object({ lang });

/** What draws them is loaded when the first is asked for: a start needs none of it. */
function drawing() {
  return import("../../../web/reference/page.tsx");
}

/** A language's chapters are put together when the first page in it is asked for. */
export function mountDocs(app: App, service: Service): void {
  const once = new GeneratedOnce();
  const books = new Map<Language, Book>();
  const bookIn = async (language: Language) => {
    const document = await documentOf(app, service);
    const { bookOf } = await drawing();
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
      const { docsPage, pathOf } = await drawing();
      const own = chapter === undefined ? "/docs" : pathOf(chapter);
      const canonical = canonicalOf(service.baseUrl, own, where.language);
      const make = async () => {
        const facts = await factsOf(service, where.language);
        return await docsPage({ book, chapter, canonical, facts, ...where });
      };
      return answerGenerated(c, await once.of(nameOf(where, own), make), PAGE_HEADERS);
    });
  }
}

/** Where all of them are. */
export async function docsPaths(app: App, service: Service): Promise<readonly string[]> {
  const { bookOf, pathOf } = await drawing();
  return ["/docs", ...bookOf(await documentOf(app, service), "en").chapters.map(pathOf)];
}

async function factsOf({ config: { metering }, limits }: Service, language: Language): Promise<ServiceFacts> {
  const { problemsIn } = await import("../../domain/problems_in.ts");
  const { tools } = await import("../../mcp/tools.ts");
  const { pace, ...windows } = limits;
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
