/** What to do with a refused invoice; and where it is sold, the fix report: what it is, how to buy it, how its key is claimed. */
import type { FC } from "hono/jsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { Saying, ShopPage, wordsOf } from "./frame.tsx";
import { priceIn } from "./pricing_page.tsx";

export interface FixReport {
  readonly frame: Served;
  readonly cents: number;
  readonly sold: boolean;
}

export function fixPage({ frame, cents, sold }: FixReport): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.mendTitle} lead={words.mendLead} scripted={sold}>
      <Steps steps={words.mendSteps} />
      <p>
        <a class="button primary" href={toPage(frame, "/")}>{words.mendHere}</a>
      </p>
      {sold ? <Report frame={frame} cents={cents} /> : ""}
    </ShopPage>,
  );
}

const Report: FC<Omit<FixReport, "sold">> = ({ frame, cents }) => {
  const words = wordsOf(frame);
  const price = priceIn(frame.language, cents);
  return (
    <section>
      <h2>{words.reportTitle}</h2>
      <p>{filled(words.reportLead, price)}</p>
      <Steps steps={words.reportSteps} />
      <form class="box" data-form="fix">
        <h3>{words.fixBuyTitle}</h3>
        <button type="submit" class="primary">{filled(words.fixBuy, price)}</button>
        <Saying />
      </form>
      <Claim frame={frame} />
    </section>
  );
};

const Steps: FC<{ readonly steps: readonly string[] }> = ({ steps }) => (
  <ol class="steps">{steps.map((step) => <li key={step}>{step}</li>)}</ol>
);

/** Where the key is claimed. */
export const Claim: FC<{ readonly frame: Served; readonly hidden?: boolean }> = ({ frame, hidden = false }) => {
  const words = wordsOf(frame);
  return (
    <form class="box" data-form="claim" hidden={hidden}>
      <h2>{words.claimTitle}</h2>
      <p id="claim-lead">{words.claimLead}</p>
      <label for="transaction">{words.transaction}</label>
      <div class="field">
        <input
          type="text"
          id="transaction"
          name="transaction"
          autocomplete="off"
          spellcheck={false}
          required
          aria-describedby="claim-lead"
        />
        <button type="submit" class="primary">{words.claim}</button>
      </div>
      <Saying />
      <div data-key hidden></div>
    </form>
  );
};
