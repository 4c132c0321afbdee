/** A page for each rule, to which every finding links, and the list of them all. */
import { compress } from "hono/compress";
import { explainAll, runsIn } from "../../engine/mod.ts";
import { loadTexts } from "../locales.ts";
import { relatedTo, rulePage, rulesPage } from "../../web/rules_pages.tsx";
import { loadPageTexts } from "../../web/texts/languages.ts";
import { PAGE_POLICY } from "../middleware/headers.ts";
import { language } from "../middleware/language.ts";
import { named } from "../openapi/route.ts";
import { Problem } from "../problems.ts";
import type { App, Ctx, Service } from "../service.ts";

export function mountRules(app: App, service: Service): void {
  const base = new URL(service.baseUrl).pathname.replace(/\/$/, "");
  app.get("/rules", named("/rules"), compress(), async (c) => {
    const script = service.site?.rules;
    const { where, texts, rules } = await spoken(c, base);
    return page(c, await rulesPage({ ...where, texts, rules, modules: script === undefined ? [] : [script] }));
  });
  app.get("/rules/:id", named("/rules/{id}"), compress(), async (c) => {
    const { where, texts, rules } = await spoken(c, base);
    const id = (c.req.param("id") ?? "").toUpperCase();
    const rule = rules.find((it) => it.rule.toUpperCase() === id);
    if (rule === undefined) throw new Problem("not_found", "There is no such rule. All of them are listed at /rules.");
    return page(c, await rulePage({ ...where, texts, rule, runs: runsIn(rule.rule), related: relatedTo(rule, rules) }));
  });
}

async function spoken(c: Ctx, base: string) {
  const tag = language(c);
  c.header("Vary", "Accept-Language");
  const rules = explainAll({ texts: await loadTexts(tag) });
  return { where: { base, language: tag }, texts: await loadPageTexts(tag), rules };
}

function page(c: Ctx, text: string): Response {
  const headers = {
    "Content-Security-Policy": PAGE_POLICY,
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
  };
  return c.html(text, 200, headers);
}
