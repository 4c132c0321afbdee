/** What a browser is shown at an address that leads nowhere. */
import { Page, rendered, type Served, toPage } from "../frame/page.tsx";

export function notFoundPage(where: Served): Promise<string> {
  const { texts } = where;
  return rendered(
    <Page title={`${texts.notFoundTitle} · Faktlint`} {...where}>
      <main id="main" class="narrow">
        <h1>{texts.notFoundTitle}</h1>
        <p class="lead">{texts.notFound}</p>
        <p>
          <a href={toPage(where, "/")}>{texts.navCheck}</a> · <a href={toPage(where, "/rules")}>{texts.navRules}</a> ·
          {" "}
          <a href={toPage(where, "/docs")}>{texts.navApi}</a>
        </p>
      </main>
    </Page>,
  );
}
