/** The page of a validation record, for people. */
import type { FC } from "hono/jsx";
import type { Finding, Location } from "../engine/mod.ts";
import { Page, rendered, type Served } from "./page.tsx";

/** What the page shows; the stored record is one. */
export interface ShownRecord {
  readonly id: string;
  readonly date: string;
  readonly expires: string;
  readonly statement: string;
  readonly document: { readonly sha256: string; readonly hash_input: string };
  readonly engine: string;
  readonly engine_version: string;
  readonly ruleset: string;
  readonly profile: string;
  readonly mode: string;
  readonly valid: boolean;
  readonly errors: readonly Finding<Location>[];
  readonly warnings: readonly Finding<Location>[];
  readonly information: readonly Finding<Location>[];
  readonly findings_truncated?: { readonly note: string };
  readonly signed: boolean;
  readonly key_id: string | null;
}

export function recordPage(record: ShownRecord, where: Served): Promise<string> {
  return rendered(<Record {...where} record={record} />);
}

const Record: FC<Served & { readonly record: ShownRecord }> = ({ record, ...where }) => (
  <Page title={`Validation record ${record.id}`} scripts={where.built ? ["record.js"] : []} {...where}>
    <main id="main" class="narrow">
      <h1>Validation record</h1>
      <article class={`report ${record.valid ? "valid" : "invalid"}`}>
        <header class="verdict">
          <div class="verdict-icon" aria-hidden="true"></div>
          <div class="verdict-text">
            <h2 class="verdict-title">{record.valid ? "Valid" : "Not valid"}</h2>
            <p>{record.valid ? "The rules found no error." : "The rules found errors."}</p>
          </div>
        </header>
      </article>
      <section class="box">
        <dl>{factsOf(record).map(([name, value]) => <Fact key={name} name={name} value={value} />)}</dl>
      </section>
      <Compare record={record} built={where.built} />
      <p>{record.statement}</p>
      {record.findings_truncated === undefined ? "" : <p>{record.findings_truncated.note}</p>}
      <Findings title="Errors" findings={record.errors} />
      <Findings title="Warnings" findings={record.warnings} />
      <Findings title="Notes" findings={record.information} />
      <p>
        <a href={`${where.base}/v1/records/${record.id}`}>The same as JSON</a>
      </p>
    </main>
  </Page>
);

/** Whether a file is the one that the record is of. It is read in the browser, and sent nowhere. */
const Compare: FC<{ readonly record: ShownRecord; readonly built: boolean }> = ({ record, built }) => {
  const { sha256, hash_input } = record.document;
  const command = hash_input === "canonical_json"
    ? "faktlint verify FILE --record RECORD --server URL"
    : "sha256sum FILE";
  return (
    <section class="box" id="compare" data-sha256={sha256} data-input={hash_input}>
      <h2>Is it your file?</h2>
      {built
        ? (
          <div id="compare-file" hidden>
            <label for="compared">Choose the file, or drop it here. It stays on your device.</label>
            <p>
              <input type="file" id="compared" />
            </p>
            <p id="same" role="status"></p>
          </div>
        )
        : ""}
      <p class="quiet-text">
        By command: <code>{command}</code> gives the hash above, or says whether it does, if it is the same document.
      </p>
    </section>
  );
};

const Fact: FC<{ readonly name: string; readonly value: string }> = ({ name, value }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function factsOf(record: ShownRecord): readonly (readonly [string, string])[] {
  return [
    ["Date", moment(record.date)],
    ["Kept until", moment(record.expires)],
    ["Document (SHA-256)", record.document.sha256],
    ["Hash over", record.document.hash_input],
    ["Profile", `${record.profile} (${record.mode})`],
    ["Rules", record.ruleset],
    ["Engine", `${record.engine} ${record.engine_version}`],
    ["Signature", record.signed ? `HMAC-SHA-256, key ${record.key_id}` : "This record is not signed"],
  ];
}

/** An instant of RFC 3339 in UTC, to the second. */
function moment(instant: string): string {
  return instant.replace("T", " ").replace(/(?:\.\d+)?Z$/, " UTC");
}

interface FindingsProps {
  readonly title: string;
  readonly findings: readonly Finding<Location>[];
}

const Findings: FC<FindingsProps> = ({ title, findings }) => (
  <section>
    <h2>{title}</h2>
    {findings.length === 0
      ? <p>None.</p>
      : <ol class="findings-list">{findings.map((it, at) => <OneFinding key={at} finding={it} />)}</ol>}
  </section>
);

const OneFinding: FC<{ readonly finding: Finding<Location> }> = ({ finding }) => (
  <li class={`finding ${finding.severity}`}>
    <h3>
      <a href={finding.docsUrl} class="rule">{finding.rule}</a>
    </h3>
    <p class="message">{finding.message}</p>
    {finding.location === undefined ? "" : <p class="place">{placeOf(finding.location)}</p>}
    <p class="fix">
      <strong>Fix</strong> {finding.fix}
    </p>
  </li>
);

function placeOf(location: Location): string {
  if ("pointer" in location) return location.pointer === "" ? "the invoice as a whole" : location.pointer;
  return `${location.path}, line ${location.line}, column ${location.column}`;
}

export function noRecordPage(where: Served): Promise<string> {
  return rendered(
    <Page title="No such record" {...where}>
      <main id="main" class="narrow">
        <h1>There is no record here</h1>
        <p>The address is wrong, or the record expired: records stay for 365 days.</p>
      </main>
    </Page>,
  );
}
