/** The page in which an invoice is written. The form is made by its script, because it follows what was written before. */
import { Page, rendered, type Where, worded } from "../frame/page.tsx";
import type { WritingStanding } from "../texts/writing/texts.ts";
import { VALIDATOR_POLICY } from "./validator_page.tsx";

export interface WritingPage extends Where {
  readonly standing: WritingStanding;
  /** The script of the page, by its name among the assets. */
  readonly script: string;
}

export function writingPage({ script, standing, ...where }: WritingPage): Promise<string> {
  return rendered(
    <Page
      title={`Faktlint: ${standing.title}`}
      description={standing.lead}
      styles={["writing.css"]}
      modules={[script]}
      policy={VALIDATOR_POLICY}
      current="new"
      {...where}
    >
      <main id="main">
        <h1 {...worded(standing, "title")}></h1>
        <p class="lead" {...worded(standing, "lead")}></p>
        <div id="writing"></div>
        <p id="announce" class="hidden" role="status" aria-live="polite"></p>
        <noscript>
          <p class="box">{standing.noScript}</p>
        </noscript>
      </main>
    </Page>,
  );
}
