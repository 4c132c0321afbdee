/** What is answered to a method that a path does not have. */
import { grouped } from "../../../engine/model/grouped.ts";
import { ours } from "../../../engine/model/said.ts";
import { problem } from "../../domain/wording.ts";
import type { App } from "../service.ts";

/**
 * Mounted behind the routes that it is for: OPTIONS says which methods a path has, and every other one is not allowed. Gives
 * the paths that have it, so that those are left out when it is mounted again behind further routes.
 */
export function mountMethods(app: App, done: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path !== "/*" && !done.has(path));
  const byPath = grouped(routes, (route) => route.path);
  for (const [path, same] of byPath) {
    const methods = new Set(same.map(({ method }) => method));
    // Hono answers HEAD by GET.
    if (methods.has("GET")) methods.add("HEAD");
    const allow = [...methods.add("OPTIONS")].sort().join(", ");
    app.all(path, (c) => {
      c.set("route", path.replaceAll(/:(\w+)/g, "{$1}"));
      if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: allow });
      throw problem("other_method", { method: ours(c.req.method), allow: ours(allow) }, { headers: { Allow: allow } });
    });
  }
  return new Set([...done, ...byPath.keys()]);
}
