/** The page of error codes that every error envelope links to. */
import { Page, rendered, type Served, toPage } from "../frame/page.tsx";

export interface ErrorCode {
  readonly status: number;
  readonly when: string;
  readonly then: string;
}

export function errorsPage(
  codes: Readonly<Record<string, ErrorCode>>,
  where: Served,
): Promise<string> {
  return rendered(
    <Page title="Faktlint error codes" {...where}>
      <main id="main" lang="en">
        <h1>Error codes</h1>
        <p>
          Every answer that is no success is an object with <code>error</code>, <code>message</code> and{" "}
          <code>docs</code>. Branch on <code>error</code>; messages may change. The routes are in the{" "}
          <a href={toPage(where, "/docs")}>API reference</a>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Code</th>
              <th scope="col">When</th>
              <th scope="col">What to do</th>
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
      <td class="tight">
        <code>{code}</code>
      </td>
      <td>{when}</td>
      <td>{then}</td>
    </tr>
  );
}
