/** The page of the benchmarks, made from the last runs that were recorded by `deno task bench` and `deno task tool peers`. */
import { etag } from "hono/etag";
import { lang } from "../../operations/options.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";
import { canonicalOf, nameOf, whereOf } from "./where.ts";

const path = "/benchmarks";
const query = z.object({ lang });

export function mountBenchmarks(app: App, service: Service): void {
  const once = new GeneratedOnce();
  app.get(path, named(path), etag(), async (c) => {
    const where = await whereOf(c, service, queryOf(c, query).lang);
    const make = async () => {
      const { benchmarksPage } = await import("../../../web/benchmarks/page.tsx");
      const { default: record } = await import("../../data/benchmarks.json", { with: { type: "json" } });
      const { default: peers } = await import("../../data/peers.json", { with: { type: "json" } });
      const canonical = canonicalOf(service.baseUrl, path, where.language);
      return await benchmarksPage({ ...where, canonical }, { record, peers });
    };
    return answerGenerated(c, await once.of(nameOf(where), make), PAGE_HEADERS);
  });
}
