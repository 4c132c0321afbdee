/** What the plans cost, what they have, and how to buy one. */
import type { FC } from "hono/jsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { Listed, Saying, ShopPage, wordsOf } from "./frame.tsx";

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
      <form class="buying" data-form="buy">
        <div class="plans">{plans.map((plan) => <Plan key={plan.plan} frame={frame} plan={plan} priced />)}</div>
        <Saying />
        <KeyField frame={frame} />
      </form>
      <NewKey frame={frame} />
      {fixReport.sold
        ? (
          <section class="box">
            <h2>{words.reportTitle}</h2>
            <p>{filled(words.reportLead, priceIn(frame.language, fixReport.cents))}</p>
            <p>
              <a href={toPage(frame, "/fix")}>{words.more}</a>
            </p>
          </section>
        )
        : ""}
      <div class="halves">
        <Metered frame={frame} />
        <section>
          <h2>{words.afterTitle}</h2>
          <Listed items={words.after} />
        </section>
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
      <Metered frame={frame} />
    </ShopPage>,
  );
}

const Metered: FC<{ readonly frame: Served }> = ({ frame }) => {
  const words = wordsOf(frame);
  return (
    <section>
      <h2>{words.meteredTitle}</h2>
      <Listed items={words.metered} />
    </section>
  );
};

const NewKey: FC<{ readonly frame: Served }> = ({ frame }) => {
  const words = wordsOf(frame);
  return (
    <form class="box" data-form="signup" novalidate>
      <p id="no-key">{words.noKey}</p>
      <label for="email">{words.email}</label>
      <div class="field">
        <input type="email" id="email" name="email" autocomplete="email" maxlength={254} aria-describedby="no-key" />
        <button type="submit" class="secondary">{words.getKey}</button>
      </div>
      <Saying />
      <div data-key hidden></div>
    </form>
  );
};

const KeyField: FC<{ readonly frame: Served }> = ({ frame }) => {
  const words = wordsOf(frame);
  return (
    <div class="box">
      <label for="key">{words.yourKey}</label>
      <input type="text" id="key" name="key" autocomplete="off" spellcheck={false} aria-describedby="key-hint" />
      <p id="key-hint" class="quiet-text">{words.keyHint}</p>
      <fieldset class="periods">
        <legend>{words.period}</legend>
        {(["monthly", "annual"] as const).map((period) => (
          <label key={period}>
            <input type="radio" name="period" value={period} checked={period === "monthly"} /> {words[period]}
          </label>
        ))}
      </fieldset>
    </div>
  );
};

type PlanProps = { readonly frame: Served; readonly plan: ShownPlan; readonly priced?: boolean };

const Plan: FC<PlanProps> = ({ frame, plan, priced = false }) => {
  const words = wordsOf(frame);
  const { language } = frame;
  const name = plan.plan === "free" ? words.free : plan.plan.charAt(0).toUpperCase() + plan.plan.slice(1);
  const count = new Intl.NumberFormat(language).format(plan.documents);
  return (
    <section class="box plan">
      <h2>{name}</h2>
      {priced
        ? (
          <p class="price">
            <strong>{priceIn(language, plan.monthly)}</strong> {words.perMonth}
            {plan.annual === 0 ? "" : <small>{priceIn(language, plan.annual)} {words.perYear}</small>}
          </p>
        )
        : ""}
      <p>
        <strong>{filled(words.documents, count)}</strong>
      </p>
      <Listed items={plan.plan === "free" ? words.plain : words.paid} />
      {plan.sold
        ? <button type="submit" class="primary" name="plan" value={plan.plan}>{filled(words.choose, name)}</button>
        : ""}
      {plan.plan === "free" ? <a href={toPage(frame, "/signup")}>{words.getKey}</a> : ""}
    </section>
  );
};
