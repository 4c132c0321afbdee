/** The page that gets a free key. It is a page of its own, since it has to talk to the API. */
import type { SignupStanding } from "../texts/signup/texts.ts";
import { Page, rendered, type Where } from "../frame/page.tsx";
import { worded } from "../frame/worded.ts";

export interface SignupPage extends Where {
  readonly standing: SignupStanding;
  /** The script of the page, by its name among the assets. */
  readonly script: string;
}

export function signupPage({ script, standing, ...where }: SignupPage): Promise<string> {
  return rendered(
    <Page title={`Faktlint: ${standing.title}`} modules={[script]} current="key" {...where}>
      <main id="main" class="narrow">
        <h1 {...worded(standing, "title")}></h1>
        <p class="lead" {...worded(standing, "lead")}></p>
        <form id="signup" class="box" data-url={`${where.base}/v1/keys`} novalidate>
          <label for="email" {...worded(standing, "email")}></label>
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
            <button type="submit" class="primary" {...worded(standing, "getKey")}></button>
          </div>
          <p id="signup-fault" class="fault" role="alert" hidden></p>
          <p id="signup-once" class="notice" {...worded(standing, "once")}></p>
          <p id="signup-note" class="quiet-text" {...worded(standing, "note")}></p>
        </form>
        <section id="key" class="box" hidden></section>
      </main>
    </Page>,
  );
}
