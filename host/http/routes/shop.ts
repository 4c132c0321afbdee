/** The pages on prices, payments and accounts. They are the same for everybody: what is somebody's, their script asks for. */
import { etag } from "hono/etag";
import type { Served } from "../../../web/frame/page.tsx";
import type { ShownPlan } from "../../../web/shop/pricing_page.tsx";
import { plans } from "../../domain/plans.ts";
import { lang } from "../../operations/options.ts";
import { allowances } from "../../domain/tiers.ts";
import { answerGenerated, GeneratedOnce } from "../generated.ts";
import { PAGE_HEADERS } from "../middleware/headers.ts";
import { named, queryOf, z } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";
import { nameOf, whereOf } from "./where.ts";

const query = z.object({ lang });

type Make = (frame: Served, service: Service) => Promise<string>;

/** One row a page. What draws it is loaded when it is first asked for: a start needs none of it. */
const pages: Readonly<Record<string, Make>> = {
  "/pricing": async (frame, { billing }) => {
    const { pricingPage } = await import("../../../web/shop/pricing_page.tsx");
    const sold = billing?.payments.prices;
    const fixReport = { cents: plans.fix_report.cents, sold: sold?.fix_report !== undefined };
    return pricingPage({ frame, plans: shownPlans(billing), fixReport });
  },
  "/pricing/thanks": async (frame) => (await returnPages()).thanksPage(frame, "subscription"),
  "/pricing/cancelled": async (frame) => (await returnPages()).cancelledPage(frame),
  "/fix": async (frame, { billing }) => {
    const { fixPage } = await import("../../../web/shop/fix_page.tsx");
    const sold = billing?.payments.prices.fix_report !== undefined;
    return fixPage({ frame, cents: plans.fix_report.cents, sold });
  },
  "/fix/thanks": async (frame) => (await returnPages()).thanksPage(frame, "fix_report"),
  "/account": async (frame) => (await import("../../../web/shop/key_pages.tsx")).accountPage(frame),
  "/signup": async (frame) => (await import("../../../web/shop/key_pages.tsx")).signupPage(frame),
  "/legal": async (frame, { legal }) => (await import("../../../web/shop/legal_page.tsx")).legalPage(frame, legal),
};

function returnPages() {
  return import("../../../web/shop/return_pages.tsx");
}

export function mountShop(app: App, service: Service): void {
  const once = new GeneratedOnce();
  for (const [path, make] of Object.entries(pages)) {
    app.get(path, named(path), etag(), async (c) => {
      const frame = await whereOf(c, service, queryOf(c, query).lang);
      return answerGenerated(c, await once.of(nameOf(frame, path), () => make(frame, service)), PAGE_HEADERS);
    });
  }
}

function shownPlans(billing: Service["billing"]): readonly ShownPlan[] {
  const { prices = {} } = billing?.payments ?? {};
  const paid = (["starter", "scale"] as const).map((plan) => ({
    plan,
    documents: allowances[plan],
    monthly: plans[plan].cents,
    annual: plans[`${plan}_annual`].cents,
    sold: prices[plan] !== undefined,
  }));
  return [{ plan: "free", documents: allowances.free, monthly: 0, annual: 0, sold: false }, ...paid];
}
