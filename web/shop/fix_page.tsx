/** The fix report: what it is, how to buy it, and how its key is claimed. */
import type { FC } from "hono/jsx";
import { rendered } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { Saying, type ShopFrame, ShopPage, wordsOf } from "./frame.tsx";
import { priceIn } from "./pricing_page.tsx";

export interface FixReport {
  readonly frame: ShopFrame;
  readonly cents: number;
  readonly sold: boolean;
}

export function fixPage({ frame, cents, sold }: FixReport): Promise<string> {
  const words = wordsOf(frame);
  const price = priceIn(frame.language, cents);
  return rendered(
    <ShopPage frame={frame} title={words.fixTitle} lead={filled(words.fixLead, price)}>
      <ol class="steps">{words.fixSteps.map((step) => <li key={step}>{step}</li>)}</ol>
      <form class="box" data-form="fix">
        <h2>{words.fixBuyTitle}</h2>
        {sold ? <button type="submit" class="primary">{filled(words.fixBuy, price)}</button> : <p>{words.notSold}</p>}
        <Saying />
      </form>
      <Claim frame={frame} />
    </ShopPage>,
  );
}

/** Where the key is claimed. */
export const Claim: FC<{ readonly frame: ShopFrame; readonly hidden?: boolean }> = ({ frame, hidden = false }) => {
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
