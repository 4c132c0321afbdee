/** What a browser is shown at an address that leads nowhere. */
import { Page, rendered, type Served } from "../frame/page.tsx";
import type { PageTexts } from "../texts/texts.ts";

export function notFoundPage({ texts, ...where }: Served & { readonly texts: PageTexts }): Promise<string> {
  return rendered(
    <Page title={`${texts.notFoundTitle} · Faktlint`} texts={texts} {...where}>
      <main id="main" class="narrow">
        <h1>{texts.notFoundTitle}</h1>
        <p class="lead">{texts.notFound}</p>
        <p>
          <a href={`${where.base}/`}>{texts.navCheck}</a> · <a href={`${where.base}/rules`}>{texts.navRules}</a> ·{" "}
          <a href={`${where.base}/docs`}>{texts.navApi}</a>
        </p>
      </main>
    </Page>,
  );
}
