/** Where Stripe sends people back to. That somebody is here says nothing: what was paid, the server is asked about. */
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { link } from "../frame/prose.tsx";
import { Claim } from "./fix_page.tsx";
import { Saying, ShopPage, wordsOf } from "./frame.tsx";

/** After a payment, of a subscription or of a fix report. The transaction follows the # of the address. */
export function thanksPage(frame: Served, bought: "subscription" | "fix_report"): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.thanksTitle} lead={words.thanksLead}>
      <section class="box" data-await={bought}>
        <Saying />
        {bought === "subscription" && <p>{link(toPage(frame, "/account"), words.toAccount)}</p>}
      </section>
      {bought === "fix_report" ? <Claim frame={frame} hidden /> : ""}
    </ShopPage>,
  );
}

export function cancelledPage(frame: Served): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.cancelledTitle} lead={words.cancelled} scripted={false}>
      <p>{link(toPage(frame, "/pricing"), words.toPricing)}</p>
    </ShopPage>,
  );
}
