/** All components in every state. No page leads to it. */
import { Page, rendered, type Where } from "../../web/frame/page.tsx";
import { VALIDATOR_POLICY } from "../../web/pages/validator_page.tsx";

export function componentsPage({ script, ...where }: Where & { readonly script: string }): Promise<string> {
  return rendered(
    <Page
      title="Faktlint: components"
      styles={["repairs.css", "writing.css", "workbench.css", "shop.css"]}
      modules={[script]}
      policy={VALIDATOR_POLICY}
      parts={["check", "new", "rules"]}
      unlisted
      {...where}
    >
      <main id="main">
        <h1>Components</h1>
        <p class="lead">Each is made by the function that makes it on the pages.</p>
        <div id="components"></div>
      </main>
    </Page>,
  );
}
