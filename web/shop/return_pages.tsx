/** Where Stripe sends people back to. That somebody is here says nothing: what was paid, the server is asked about. */
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { Claim } from "./fix_page.tsx";
import { Saying, ShopPage, wordsOf } from "./frame.tsx";

/** After a payment, of a subscription or of a fix report. The transaction follows the # of the address. */
export function thanksPage(frame: Served, bought: "subscription" | "fix_report"): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.thanksTitle} lead={words.thanksLead}>
      <section class="box" data-await={bought}>
        <Saying />
        {bought === "subscription"
          ? (
            <p>
              <a href={toPage(frame, "/account")}>{words.toAccount}</a>
            </p>
          )
          : ""}
      </section>
      {bought === "fix_report" ? <Claim frame={frame} hidden /> : ""}
    </ShopPage>,
  );
}

export function cancelledPage(frame: Served): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.cancelledTitle} lead={words.cancelled} scripted={false}>
      <p>
        <a href={toPage(frame, "/pricing")}>{words.toPricing}</a>
      </p>
    </ShopPage>,
  );
}
