/** The page that gets a free key. */
import { rendered, type Served } from "../frame/page.tsx";
import { KeyForm, ShopPage, wordsOf } from "./frame.tsx";

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
