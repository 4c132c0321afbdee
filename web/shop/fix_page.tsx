/** What to do with a refused invoice; and where it is sold, the fix report: what it is, how to buy it, how its key is claimed. */
import type { FC } from "hono/jsx";
import { Section } from "../frame/document.tsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { Listed } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { Asking, ShopPage, wordsOf } from "./frame.tsx";
import { priceIn } from "./pricing_page.tsx";

export interface FixReport {
  readonly frame: Served;
  readonly cents: number;
  readonly sold: boolean;
}

export function fixPage({ frame, cents, sold }: FixReport): Promise<string> {
  const words = wordsOf(frame);
  const price = priceIn(frame.language, cents);
  return rendered(
    <ShopPage frame={frame} title={words.mendTitle} lead={words.mendLead} scripted={sold}>
      <Listed items={words.mendSteps} ordered />
      <p>
        <a class="button primary" href={toPage(frame, "/")}>{words.mendHere}</a>
      </p>
      {sold && (
        <Section id="report" title={words.reportTitle}>
          <p>{filled(words.reportLead, price)}</p>
          <Listed items={words.reportSteps} ordered />
          <div class="halves">
            <Asking
              form="fix"
              title={words.fixBuyTitle}
              button={filled(words.fixBuy, price)}
              look="primary"
            />
            <Claim frame={frame} />
          </div>
        </Section>
      )}
    </ShopPage>,
  );
}

/** Where the key is claimed. */
export const Claim: FC<{ readonly frame: Served; readonly hidden?: boolean }> = ({ frame, hidden = false }) => {
  const { claimTitle, claimLead, transaction, claim } = wordsOf(frame);
  const field = { id: "transaction", type: "text", label: transaction } as const;
  const about = { title: claimTitle, about: claimLead, field, button: claim, hidden };
  return <Asking form="claim" {...about} look="secondary" givesKey />;
};
