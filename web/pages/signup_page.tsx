/** The page that gets a free key. It is a page of its own, since it has to talk to the API. */
import { Page, rendered, said, type Where } from "../frame/page.tsx";

export interface SignupPage extends Where {
  /** The script of the page, by its name among the assets. */
  readonly script: string;
}

export function signupPage({ script, ...where }: SignupPage): Promise<string> {
  const { texts } = where;
  return rendered(
    <Page title={`Faktlint: ${texts.signupTitle}`} modules={[script]} current="key" {...where}>
      <main id="main" class="narrow">
        <h1 {...said(texts, "signupTitle")}></h1>
        <p class="lead" {...said(texts, "signupLead")}></p>
        <form id="signup" class="box" data-url={`${where.base}/v1/keys`} novalidate>
          <label for="email" {...said(texts, "email")}></label>
          <div class="field">
            <input
              type="email"
              id="email"
              name="email"
              autocomplete="email"
              required
              maxlength={254}
              aria-describedby="signup-once signup-note signup-fault"
            />
            <button type="submit" class="primary" {...said(texts, "getKey")}></button>
          </div>
          <p id="signup-fault" class="fault" role="alert" hidden></p>
          <p id="signup-once" class="notice" {...said(texts, "signupOnce")}></p>
          <p id="signup-note" class="quiet-text" {...said(texts, "signupNote")}></p>
        </form>
        <section id="key" class="box" hidden></section>
      </main>
    </Page>,
  );
}
