/** What search engines ask for: which pages there are. Addresses are absolute, as both formats want them. */
import { etag } from "hono/etag";
import { pageFamilies, pageOf } from "../../../engine/explain/guide.ts";
import { ruleNames } from "../../../engine/mod.ts";
import { nationalSets } from "../../../web/rules/sets.ts";
import { explainedContainer } from "../../documents/container.ts";
import { languages, loadEverything } from "../../documents/locales.ts";
import { operations } from "../../operations/index.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { named } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";
import { docsPaths } from "./docs.ts";
import { canonicalOf } from "./where.ts";

export function mountCrawling(app: App, service: Service): void {
  const { baseUrl } = service;
  const once = new GeneratedOnce();
  // Records are read by whom their address was given to, and by nobody else.
  const robots = `User-agent: *\nDisallow: /v1/\nDisallow: /r/\nDisallow: /mcp\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
  app.get("/robots.txt", named("/robots.txt"), etag(), async (c) => {
    return answerGenerated(c, await once.of("robots", () => robots), { "Content-Type": "text/plain; charset=utf-8" });
  });
  app.get("/llms.txt", named("/llms.txt"), etag(), async (c) => {
    return answerGenerated(c, await once.of("llms", () => llmsOf(baseUrl)), {
      "Content-Type": "text/plain; charset=utf-8",
    });
  });
  app.get("/sitemap.xml", named("/sitemap.xml"), etag(), async (c) => {
    const sitemap = await once.of("sitemap", async () => sitemapOf(baseUrl, await docsPaths(app, service)));
    return answerGenerated(c, sitemap, { "Content-Type": "application/xml; charset=utf-8" });
  });
}

/** What language models ask for (llmstxt.org): what can be done here, a line each, and where that is described. */
function llmsOf(baseUrl: string): string {
  const verbs = operations.map(({ path, title, methods = ["post"] }) =>
    `- [${title}](${baseUrl}${path}): ${methods.map((it) => it.toUpperCase()).join(", ")} ${path}`
  );
  return [
    "# Faktlint",
    "",
    "> Checks, converts, shows, repairs and writes electronic invoices (EN 16931, XRechnung, Peppol BIS Billing, Factur-X), with the",
    "> verdict of the official validators.",
    "",
    "## Documentation",
    "",
    `- [OpenAPI document](${baseUrl}/openapi.json): every route with its schemas`,
    `- [API reference](${baseUrl}/docs): the same for people, with guides`,
    `- [Tools for agents](${baseUrl}/mcp): the Model Context Protocol`,
    `- [Rules](${baseUrl}/rules): what each rule requires, and how to satisfy it`,
    "",
    "## Operations",
    "",
    ...verbs,
    "",
  ].join("\n");
}

/** The page of a nation's rules. */
export function setPath(id: string): string {
  return `/rules?set=${id}`;
}

async function sitemapOf(baseUrl: string, docs: readonly string[]): Promise<string> {
  const rules = ruleNames(await loadEverything("en"));
  const own = rules.filter((rule) => pageOf(rule).anchor === "");
  const ofPdf = (await explainedContainer("en")).keys();
  const sets = nationalSets.map(({ id }) => setPath(id));
  const inLanguages = [
    ...docs,
    "/benchmarks",
    "/rules",
    ...sets,
    ...[...pageFamilies, ...own, ...ofPdf].map((name) => `/rules/${name}`),
  ];
  const addresses = [
    ...["/", "/new", "/signup"].map((path) => `${baseUrl}${path}`),
    ...inLanguages.flatMap((path) => languages.map((language) => canonicalOf(baseUrl, path, language))),
  ];
  const entries = addresses.map((it) => `<url><loc>${it.replaceAll("&", "&amp;")}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
