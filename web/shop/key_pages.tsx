/** The pages of a key: how to get one, what it has used, and what can be done with it. The key stays in the page. */
import { rendered, type Served } from "../frame/page.tsx";
import { Asking, KeyForm, ShopPage, wordsOf } from "./frame.tsx";

export function accountPage(frame: Served): Promise<string> {
  const words = wordsOf(frame);
  const { accountTitle, accountLead, portal, portalLead, rotate, rotateLead } = words;
  const field = { id: "key", type: "password", label: words.yourKey } as const;
  return rendered(
    <ShopPage frame={frame} title={accountTitle} lead={accountLead}>
      <Asking form="account" field={field} button={words.show} look="primary" />
      <section class="box" data-usage hidden></section>
      <div class="halves" data-actions hidden>
        <Asking form="portal" title={portal} about={portalLead} button={portal} look="primary" hidden />
        <Asking form="rotate" title={rotate} about={rotateLead} button={rotate} look="secondary" givesKey />
      </div>
    </ShopPage>,
  );
}

/** The page that gets a free key. */
export function signupPage(frame: Served): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.signupTitle} lead={words.signupLead} current="key">
      <KeyForm words={words} about={words.signupOnce} look="primary">
        <p class="quiet-text">{words.signupNote}</p>
      </KeyForm>
    </ShopPage>,
  );
}
