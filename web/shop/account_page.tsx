/** What a key has used, and what can be done with it. The key stays in the page. */
import { rendered, type Served } from "../frame/page.tsx";
import { Saying, ShopPage, wordsOf } from "./frame.tsx";

export function accountPage(frame: Served): Promise<string> {
  const words = wordsOf(frame);
  return rendered(
    <ShopPage frame={frame} title={words.accountTitle} lead={words.accountLead}>
      <form class="box" data-form="account">
        <label for="key">{words.yourKey}</label>
        <div class="field">
          <input type="password" id="key" name="key" autocomplete="off" required />
          <button type="submit" class="primary">{words.show}</button>
        </div>
        <Saying />
      </form>
      <section class="box" data-usage hidden></section>
      <div class="halves" data-actions hidden>
        <form class="box" data-form="portal" hidden>
          <h2>{words.portal}</h2>
          <p>{words.portalLead}</p>
          <button type="submit" class="primary">{words.portal}</button>
          <Saying />
        </form>
        <form class="box" data-form="rotate">
          <h2>{words.rotate}</h2>
          <p>{words.rotateLead}</p>
          <button type="submit" class="secondary">{words.rotate}</button>
          <Saying />
          <div data-key hidden></div>
        </form>
      </div>
    </ShopPage>,
  );
}
