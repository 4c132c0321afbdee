/** The validator in the browser, the workbench, the page to write in, and their files. */
import { etag } from "hono/etag";
import { VALIDATOR_POLICY, validatorPage } from "../../../web/pages/validator_page.tsx";
import { writingPage } from "../../../web/pages/writing_page.tsx";
import { loadWritingTexts } from "../../../web/texts/writing/load.ts";
import { workbenchPage } from "../../../web/workbench/page.tsx";
import { loadWorkbenchTexts } from "../../../web/workbench/texts/languages.ts";
import { takesGzip } from "../middleware/compressed.ts";
import { PAGE_POLICY } from "../middleware/headers.ts";
import { lang } from "../../operations/options.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import { problem } from "../../domain/wording.ts";
import type { App, Ctx, Service } from "../service.ts";
import { whereOf } from "./where.ts";

const query = z.object({ lang });

/** A worker has the policy of its own script, and not that of its page. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'none'";
/** The service worker fetches the files that it keeps. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export function mountSite(app: App, service: Service): void {
  app.get("/", named("/"), etag(), async (c) => {
    const { where, site } = await pageOf(c, service);
    return html(c, await validatorPage({ ...where, script: site.validator }), VALIDATOR_POLICY);
  });
  app.get("/workbench", named("/workbench"), etag(), async (c) => {
    const { where, site } = await pageOf(c, service);
    const { standing } = await loadWorkbenchTexts(where.language);
    return html(c, await workbenchPage({ ...where, standing, script: site.workbench }), PAGE_POLICY);
  });
  // The service worker keeps it by the address that it has where files lie in folders.
  for (const path of ["/new", "/new/"]) {
    app.get(path, named("/new"), etag(), async (c) => {
      const { where, site } = await pageOf(c, service);
      const { standing } = await loadWritingTexts(where.language);
      return html(c, await writingPage({ ...where, standing, script: site.writing }), VALIDATOR_POLICY);
    });
  }
  for (const path of ["sw.js", "manifest.webmanifest"]) {
    app.get(`/${path}`, named(`/${path}`), etag(), async (c) => await siteFile(c, service, path) ?? missing());
  }
}

async function pageOf(c: Ctx, service: Service) {
  return { where: await whereOf(c, service, queryOf(c, query).lang), site: service.site ?? missing() };
}

function missing(): never {
  throw problem("not_built");
}

function html(c: Ctx, text: string, policy: string): Response {
  return c.html(text, 200, {
    "Content-Security-Policy": `${policy.replace(/; frame-ancestors 'none'/, "")}; frame-ancestors 'none'`,
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
  });
}

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** Of a file by its name; undefined for one that no page loads. */
export function contentType(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf(".") + 1)];
}

/** The answer with a built file; undefined when there is none. A name with a hash in it is one content for good. */
export async function siteFile(c: Ctx, { site }: Service, path: string): Promise<Response | undefined> {
  const type = contentType(path);
  const found = type === undefined ? undefined : await site?.file(path);
  if (type === undefined || found === undefined) return undefined;
  const lasting = /-[A-Z0-9]{8}\.js$/.test(path);
  const policy = path === "sw.js" ? SERVICE_WORKER_POLICY : WORKER_POLICY;
  const zipped = takesGzip(c);
  return c.body(zipped ? found.zipped : found.bytes, 200, {
    "Content-Type": type,
    ...(zipped ? { "Content-Encoding": "gzip" } : {}),
    Vary: "Accept-Encoding",
    "Cache-Control": lasting ? "public, max-age=31536000, immutable" : "no-cache",
    ...(path.endsWith(".js") ? { "Content-Security-Policy": policy } : {}),
  });
}
