/** What the plans cost, what they have, and how to buy one. */
import type { FC } from "hono/jsx";
import { Section } from "../frame/document.tsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { link } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { Field, KeyForm, Saying, ShopPage, wordsOf } from "./frame.tsx";
import type { ShopWords } from "./words.ts";

/** A plan as the page shows it; amounts in US cents. */
export interface ShownPlan {
  /** Its name in the API, which is also what people call it. */
  readonly plan: "free" | "starter" | "scale";
  readonly documents: number;
  readonly monthly: number;
  readonly annual: number;
  /** Whether it can be bought here. */
  readonly sold: boolean;
}

export interface Pricing {
  readonly frame: Served;
  readonly plans: readonly ShownPlan[];
  readonly fixReport: { readonly cents: number; readonly sold: boolean };
}

export function priceIn(language: string, cents: number): string {
  const how = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, how).format(cents / 100);
}

export function pricingPage({ frame, plans, fixReport }: Pricing): Promise<string> {
  const words = wordsOf(frame);
  if (!plans.some((it) => it.sold)) return freePage(frame, plans);
  return rendered(
    <ShopPage frame={frame} title={words.pricingTitle} lead={words.pricingLead} current="pricing">
      <form id="buying" data-form="buy" novalidate>
        <Periods words={words} />
        <div class="plans">{plans.map((plan) => <Plan key={plan.plan} frame={frame} plan={plan} priced />)}</div>
        <Saying />
      </form>
      <div class="halves">
        <div class="box">
          <label for="key">{words.yourKey}</label>
          <div class="field">
            <Field id="key" type="text" form="buying" about="key-hint" />
          </div>
          <p id="key-hint" class="quiet-text">{words.keyHint}</p>
        </div>
        <KeyForm words={words} about={words.noKey} look="secondary" />
      </div>
      {fixReport.sold && (
        <Section id="report" title={words.reportTitle}>
          <p>{filled(words.reportLead, priceIn(frame.language, fixReport.cents))}</p>
          <p>{link(toPage(frame, "/fix"), words.more)}</p>
        </Section>
      )}
      <div class="halves">
        <Metered words={words} />
        <Section id="after" title={words.afterTitle}>
          <Listed items={words.after} />
        </Section>
      </div>
    </ShopPage>,
  );
}

/** Where nothing is sold there is no price: what a key has, and what counts. */
function freePage(frame: Served, plans: readonly ShownPlan[]): Promise<string> {
  const words = wordsOf(frame);
  const free = plans.filter(({ plan }) => plan === "free");
  return rendered(
    <ShopPage frame={frame} title={words.freeTitle} lead={words.freeLead} current="pricing" scripted={false}>
      <p class="box">{words.notSold}</p>
      <div class="plans">{free.map((plan) => <Plan key={plan.plan} frame={frame} plan={plan} />)}</div>
      <Metered words={words} />
    </ShopPage>,
  );
}

type Worded = { readonly words: ShopWords };

const Metered: FC<Worded> = ({ words }) => (
  <Section id="metered" title={words.meteredTitle}>
    <Listed items={words.metered} />
  </Section>
);

const Periods: FC<Worded> = ({ words }) => (
  <fieldset class="periods">
    <legend>{words.period}</legend>
    {(["monthly", "annual"] as const).map((period) => (
      <label key={period}>
        <input type="radio" name="period" value={period} checked={period === "monthly"} /> {words[period]}
      </label>
    ))}
  </fieldset>
);

type PlanProps = { readonly frame: Served; readonly plan: ShownPlan; readonly priced?: boolean };

const Plan: FC<PlanProps> = ({ frame, plan, priced = false }) => {
  const words = wordsOf(frame);
  const { language } = frame;
  const name = plan.plan === "free" ? words.free : plan.plan.charAt(0).toUpperCase() + plan.plan.slice(1);
  const count = new Intl.NumberFormat(language).format(plan.documents);
  return (
    <section class="box plan">
      <h2>{name}</h2>
      {priced && (
        <p class="price">
          <strong>{priceIn(language, plan.monthly)}</strong> {words.perMonth}
          {plan.annual === 0 ? "" : <small>{priceIn(language, plan.annual)} {words.perYear}</small>}
        </p>
      )}
      <p>
        <strong>{filled(words.documents, count)}</strong>
      </p>
      <Listed items={plan.plan === "free" ? words.plain : words.paid} />
      {plan.sold && (
        <button type="submit" class="primary" name="plan" value={plan.plan}>{filled(words.choose, name)}</button>
      )}
      {plan.plan === "free" ? <a href={toPage(frame, "/signup")}>{words.getKey}</a> : ""}
    </section>
  );
};
