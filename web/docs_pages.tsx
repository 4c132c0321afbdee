/** The API reference, and the page of error codes that every error envelope links to. */
import { Page, rendered, type Where } from "./page.tsx";

export function docsPage(where: Where): Promise<string> {
  const { base } = where;
  return rendered(
    <Page
      title="Faktlint API"
      styles={["swagger-ui.css"]}
      scripts={["swagger-ui-bundle.js", "docs.js"]}
      current="api"
      {...where}
    >
      <nav aria-label="API">
        <a href={`${base}/openapi.json`}>OpenAPI</a> <a href={`${base}/postman.json`}>Postman</a>{" "}
        <a href={`${base}/docs/errors`}>Error codes</a>
      </nav>
      <main id="main" class="light">
        <div id="reference" data-url={`${base}/openapi.json`}>
          <noscript>The reference needs JavaScript. The same is in the OpenAPI document above.</noscript>
        </div>
      </main>
    </Page>,
  );
}

export interface ErrorCode {
  readonly status: number;
  readonly when: string;
  readonly then: string;
}

export function errorsPage(codes: Readonly<Record<string, ErrorCode>>, where: Where): Promise<string> {
  return rendered(
    <Page title="Faktlint error codes" {...where}>
      <main id="main">
        <h1>Error codes</h1>
        <p>
          Every answer that is no success is an object with error, message and docs. Branch on error; messages may
          change.
        </p>
        <table>
          <thead>
            <tr>
              <th>Status</th>
              <th>Code</th>
              <th>When</th>
              <th>What to do</th>
            </tr>
          </thead>
          <tbody>{Object.entries(codes).map(([code, row]) => rowOf(code, row))}</tbody>
        </table>
      </main>
    </Page>,
  );
}

function rowOf(code: string, { status, when, then }: ErrorCode) {
  return (
    <tr id={code}>
      <td>{status}</td>
      <td>
        <code>{code}</code>
      </td>
      <td>{when}</td>
      <td>{then}</td>
    </tr>
  );
}
