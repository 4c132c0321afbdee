/**
 * The pages of the rules, which the docsUrl of every finding leads to, and the index of them. What draws them is loaded when the
 * first is asked for: a start needs none of it.
 */
import { ours } from "../../../engine/model/said.ts";
import { etag } from "hono/etag";
import { idAmong, pageFamilies, pageOf, placedTerms } from "../../../engine/explain/guide.ts";
import { isProfile } from "../../../engine/mod.ts";
import type { Rules } from "../../../web/rules/gather.ts";
import type { Wanted } from "../../../web/rules/index_page.tsx";
import { familiesIn, type NationalSet, nationalSetOf, nationalSets } from "../../../web/rules/sets.ts";
import { toPage } from "../../../web/frame/page.tsx";
import type { Frame, Links } from "../../../web/rules/shown.ts";
import { explainedContainer } from "../../documents/container.ts";
import { type Language, loadEverything } from "../../documents/locales.ts";
import { lang } from "../../operations/options.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import { problem } from "../../domain/wording.ts";
import { kept } from "../../kit/kept.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { MINUTES, PAGE_HEADERS } from "../middleware/headers.ts";
import type { SiteFiles } from "../site.ts";
import type { App, Ctx, Middleware, Service } from "../service.ts";
import { canonicalOf, nameOf, whereOf } from "./where.ts";
import { setPath } from "./crawling.ts";
import { page } from "./pages.ts";

const query = z.object({
  lang,
  q: z.string().max(100).optional(),
  profile: z.string().refine((name) => name === "" || isProfile(name)).optional(),
  set: z.enum(nationalSets.map(({ id }) => id)).optional(),
});

/** What is known of the rules in a language is put together when the first page in it is asked for. */
export function mountRules(app: App, service: Service, counted: Middleware): void {
  const known = new Map<Language, Promise<Rules>>();
  const all = {
    rulesIn: (language: Language) => kept(known, language, () => rulesOf(language, service.site)),
    once: new GeneratedOnce(),
  };
  mountIndex(app, service, counted, all);
  mountPages(app, service, all);
}

interface Kept {
  readonly rulesIn: (language: Language) => Promise<Rules>;
  readonly once: GeneratedOnce;
}

/** All rules, those that are looked for, and those of a nation. */
function mountIndex(app: App, service: Service, counted: Middleware, { rulesIn, once }: Kept): void {
  const { baseUrl } = service;
  app.get("/rules", named("/rules"), counted, etag(), async (c) => {
    const { lang: asked, q = "", profile = "", set: nation } = queryOf(c, query);
    const wanted: Wanted = { words: q, profile };
    const frame = await frameOf(c, service, asked);
    const set = nationalSetOf(nation);
    if (set !== undefined) {
      const make = async () => setPageOf(set, frame, baseUrl, await rulesIn(frame.language));
      return answerGenerated(c, await once.of(nameOf(frame, set.id), make), PAGE_HEADERS);
    }
    const best = { ...frame, canonical: canonicalOf(baseUrl, "/rules", frame.language) };
    const make = async () => {
      const rules = await (await rulesIn(frame.language)).all();
      const ofPdf = [...(await explainedContainer(frame.language)).values()].map((explain) => explain());
      const { rulesPage } = await import("../../../web/rules/index_page.tsx");
      return await rulesPage({ frame: best, rules, ofPdf, terms: placedTerms(), wanted });
    };
    // Of words there is no end, so what they find is not kept.
    if (q === "") {
      const name = profile === "" ? nameOf(frame) : nameOf(frame, `?profile=${profile}`);
      return answerGenerated(c, await once.of(name, make), PAGE_HEADERS);
    }
    c.header("Cache-Control", MINUTES);
    return page(c, await make());
  });
}

/** A page for each rule. */
function mountPages(app: App, service: Service, { rulesIn, once }: Kept): void {
  const { baseUrl } = service;
  app.get("/rules/:id", named("/rules/{id}"), etag(), async (c) => {
    const { lang: asked } = queryOf(c, query);
    const frame = await frameOf(c, service, asked);
    const rules = await rulesIn(frame.language);
    const id = c.req.param("id");
    const canonical = canonicalOf(baseUrl, `/rules/${id}`, frame.language);
    const make = pageMaker(id, { ...frame, canonical }, rules) ?? await containerMaker(id, { ...frame, canonical });
    if (make !== undefined) {
      return answerGenerated(c, await once.of(nameOf(frame, id), make), PAGE_HEADERS);
    }
    const meant = idAmong([...pageFamilies, ...rules.ids], id);
    // A rule may get a page of its own one day; in other letters, an id is wrong for good.
    if (meant !== undefined) return c.redirect(frame.links.rule(meant), pageOf(meant).anchor === "" ? 301 : 302);
    // A browser is shown a page; other clients get the envelope.
    if (/\btext\/html\b/.test(c.req.header("accept") ?? "")) {
      const { noRulePage } = await rulePages();
      return page(c, await noRulePage(frame), 404);
    }
    throw problem("no_rule_page", { list: ours(`${baseUrl}/rules`) });
  });
}

function rulePages() {
  return import("../../../web/rules/rule_page.tsx");
}

async function setPageOf(set: NationalSet, frame: Frame, baseUrl: string, rules: Rules): Promise<string> {
  const { setPage } = await import("../../../web/rules/set_page.tsx");
  const canonical = canonicalOf(baseUrl, setPath(set.id), frame.language);
  const inLanguage = (tag: Language) => `?set=${set.id}&lang=${tag}`;
  return await setPage({ frame: { ...frame, canonical, inLanguage }, set, rules: await rules.all(familiesIn(set)) });
}

/** What makes the page of that name: a rule's, or that of a family whose rules have none. */
function pageMaker(name: string, frame: Frame, rules: Rules): (() => Promise<string>) | undefined {
  const family = pageFamilies.find((it) => it === name);
  if (family !== undefined) {
    return async () => (await import("../../../web/rules/family_page.tsx")).familyPage(frame, family, rules);
  }
  const shown = rules.get(name);
  if (shown === undefined || pageOf(name).anchor !== "") return undefined;
  return async () => (await rulePages()).rulePage({ frame, shown, near: rules.nearTo(shown) });
}

/** What makes the page of a rule about PDFs. */
async function containerMaker(name: string, frame: Frame): Promise<(() => Promise<string>) | undefined> {
  if (!name.startsWith("PDF-")) return undefined;
  const all = await explainedContainer(frame.language);
  const explain = all.get(name);
  if (explain === undefined) return undefined;
  const { containerPage } = await rulePages();
  return () => containerPage({ frame, explanation: explain(), rules: [...all.keys()] });
}

async function frameOf(c: Ctx, service: Service, asked: Language | undefined): Promise<Frame> {
  const where = await whereOf(c, service, asked);
  return { ...where, links: linksOf(where.base, asked) };
}

/** Who asked for a language in the address keeps it from page to page. */
function linksOf(base: string, asked: Language | undefined): Links {
  return {
    index: toPage({ base, asked }, "/rules"),
    rule: (id) => {
      const { page, anchor } = pageOf(id);
      return `${toPage({ base, asked }, `/rules/${page}`)}${anchor}`;
    },
  };
}

async function rulesOf(language: Language, site: SiteFiles | undefined): Promise<Rules> {
  const { Rules } = await import("../../../web/rules/gather.ts");
  return new Rules(await loadEverything(language), await site?.examples() ?? (() => ({})));
}
