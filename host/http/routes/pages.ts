/** Pages for people: validation records, and what is not found; and the Postman collection. */
import { etag } from "hono/etag";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { uncheckedLanguage } from "../middleware/language.ts";
import { answerGenerated, GeneratedOnce, JSON_TYPE } from "../generated.ts";
import { documentOf } from "../openapi/document.ts";
import { lang } from "../../operations/options.ts";
import { createRoute, failures, mount, named, queryOf, z } from "../openapi/route.ts";
import { recordId } from "../openapi/schemas.ts";
import { problem } from "../../domain/wording.ts";
import { type App, type Ctx, type Middleware, type Service } from "../service.ts";
import { whereOf } from "./where.ts";
import { readRecord } from "../../stores/records.ts";
import { description } from "./meta.ts";
import { noRecord } from "./records.ts";
import { contentType, siteFile } from "./site.ts";

const query = z.object({ lang });
const html = { "text/html": { schema: { type: "string" } } } as const;

const recordRoute = createRoute({
  method: "get",
  path: "/r/{id}",
  tags: ["Records"],
  operationId: "readRecordPage",
  summary: "A validation record as a page",
  security: [],
  request: { params: z.object({ id: recordId }), query },
  responses: {
    200: { description: "The page", content: html },
    ...failures("bad_request", "record_not_found", "too_many_requests", "record_altered", "record_key_unknown"),
  },
});

export function mountPages(app: App, service: Service, reads: Middleware): void {
  mount(app, recordRoute, [reads], async (c) => {
    const { noRecordPage, recordPage } = await import("../../../web/pages/record_page.tsx");
    const where = await whereOf(c, service, queryOf(c, query).lang);
    const kept = await readRecord(service.stores, c.req.param("id") ?? "", service.signingKeys);
    if ("ok" in kept) return page(c, await recordPage(kept.ok, where));
    const problem = noRecord(c, kept.error, service);
    // A browser is shown a page; other clients get the envelope.
    if (kept.error !== "record_not_found" || !/\btext\/html\b/.test(c.req.header("accept") ?? "")) throw problem;
    return page(c, await noRecordPage(where), 404);
  });
  const once = new GeneratedOnce();
  const collection = async () => {
    const { gathered } = await import("../../../web/reference/gather.ts");
    const { postmanCollection } = await import("../../../web/reference/postman.ts");
    return postmanCollection(gathered(await documentOf(app, service)));
  };
  mount(app, description("/postman.json", "postman", "The Postman collection"), [etag()], async (c) => {
    return answerGenerated(c, await once.of("postman", async () => JSON.stringify(await collection())), JSON_TYPE);
  });
  app.get("/assets/:name", named("/assets/{name}"), etag(), (c) => asset(c, service));
}

/** What a browser is shown at an address that leads nowhere. */
export async function noPage(c: Ctx, service: Service): Promise<Response> {
  const { notFoundPage } = await import("../../../web/pages/not_found_page.tsx");
  return page(c, await notFoundPage(await whereOf(c, service, uncheckedLanguage(c))), 404);
}

/** A page as it is answered: nothing from elsewhere, nothing inline. */
export function page(c: Ctx, text: string, status: 200 | 404 = 200): Response {
  return c.html(text, status, PAGE_HEADERS);
}

async function asset(c: Ctx, service: Service): Promise<Response> {
  const { asset } = service;
  const name = c.req.param("name") ?? "";
  const type = contentType(name);
  const built = await siteFile(c, service, `assets/${name}`);
  if (built !== undefined) return built;
  const found = type === undefined ? undefined : await asset?.(name);
  if (type === undefined || found === undefined) throw problem("no_file");
  return c.body(found, 200, { "Content-Type": type, "Cache-Control": "public, max-age=3600" });
}
