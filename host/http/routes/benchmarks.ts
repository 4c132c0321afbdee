/** The page of the benchmarks, made from the last runs that were recorded by `deno task bench` and `deno task peers`. */
import { etag } from "hono/etag";
import { benchmarksPage } from "../../../web/benchmarks/page.tsx";
import { loadPageTexts } from "../../../web/texts/languages.ts";
import { lang } from "../../operations/options.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { language } from "../middleware/language.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import { type App, basePath, type Service } from "../service.ts";
import { canonicalOf } from "./crawling.ts";

const path = "/benchmarks";
const query = z.object({ lang });

export function mountBenchmarks(app: App, service: Service): void {
  const once = new GeneratedOnce();
  const base = basePath(service);
  app.get(path, named(path), etag(), async (c) => {
    const { lang: asked } = queryOf(c, query);
    const chosen = language(c, asked);
    c.header("Vary", "Accept-Language");
    const make = async () => {
      const { default: record } = await import("../../data/benchmarks.json", { with: { type: "json" } });
      const { default: peers } = await import("../../data/peers.json", { with: { type: "json" } });
      const texts = await loadPageTexts(chosen);
      const canonical = canonicalOf(service.baseUrl, path, chosen);
      const inLanguage = (tag: string) => `?lang=${tag}`;
      const built = service.site !== undefined;
      return await benchmarksPage({ base, built, language: chosen, texts, canonical, inLanguage }, { record, peers });
    };
    return answerGenerated(c, await once.of(chosen, make), PAGE_HEADERS);
  });
}
