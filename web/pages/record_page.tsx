/** The page of a validation record, for people. */
import type { FC } from "hono/jsx";
import type { AnyPlace, AnyVerdict, Finding } from "../../engine/mod.ts";
import { saidPointer } from "../../engine/model/pointer_text.ts";
import { Document } from "../frame/document.tsx";
import { rendered, type Served } from "../frame/page.tsx";
import { link, placed } from "../frame/prose.tsx";
import { type Fact, Facts } from "../frame/table.tsx";
import { filled, moment } from "../texts/filled.ts";
import { NowherePage } from "./not_found_page.tsx";
import { type RecordWords, recordWords } from "./record_words.ts";

/** What the page shows; the stored record is one. */
export interface ShownRecord extends Pick<AnyVerdict, "valid" | "errors" | "warnings" | "information"> {
  readonly id: string;
  readonly date: string;
  readonly expires: string;
  readonly document: { readonly sha256: string; readonly hash_input: string };
  readonly engine: string;
  readonly engine_version: string;
  readonly ruleset: string;
  readonly profile: string;
  readonly mode: string;
  readonly findings_truncated?: unknown;
  readonly signed: boolean;
  readonly key_id: string | null;
}

export function recordPage(record: ShownRecord, where: Served): Promise<string> {
  const words = recordWords[where.language];
  const outcome = record.valid ? "valid" : "invalid";
  return rendered(
    <Document
      kind="narrow"
      title={`${words.title} ${record.id}`}
      heading={words.title}
      styles={["repairs.css"]}
      scripts={where.built ? ["record.js"] : []}
      {...where}
    >
      <article class={`report ${outcome}`}>
        <header class="verdict">
          <div class="verdict-icon" aria-hidden="true"></div>
          <div class="verdict-text">
            <h2 class="verdict-title">{words[outcome]}</h2>
            <p>{words[`${outcome}Says`]}</p>
          </div>
        </header>
      </article>
      <section class="box">
        <Facts facts={factsOf(record, words)} />
      </section>
      <Compare record={record} words={words} built={where.built} />
      <p>{words.statement}</p>
      {record.findings_truncated === undefined ? "" : <p>{words.truncated}</p>}
      <Findings title={words.errors} findings={record.errors} words={words} />
      <Findings title={words.warnings} findings={record.warnings} words={words} />
      <Findings title={words.notes} findings={record.information} words={words} />
      <p>{link(`${where.base}/v1/records/${record.id}`, words.json)}</p>
    </Document>,
  );
}

interface Shown {
  readonly record: ShownRecord;
  readonly words: RecordWords;
}

/** Whether a file is the one that the record is of. It is read in the browser, and sent nowhere. */
const Compare: FC<Shown & { readonly built: boolean }> = ({ record, words: { compare }, built }) => {
  const { sha256, hash_input } = record.document;
  const command = hash_input === "canonical_json"
    ? "faktlint verify FILE --record RECORD --server URL"
    : "sha256sum FILE";
  const said = {
    "data-same": compare.same,
    "data-other": compare.other,
    "data-unread": compare.unread,
    "data-old": compare.old,
  };
  return (
    <section class="box" id="compare" data-sha256={sha256} data-input={hash_input} {...said}>
      <h2>{compare.title}</h2>
      {built && (
        <div id="compare-file" hidden>
          <label for="compared">{compare.choose}</label>
          <p>
            <input type="file" id="compared" />
          </p>
          <p id="same" role="status"></p>
        </div>
      )}
      <p class="quiet-text">{placed(compare.command, <code>{command}</code>)}</p>
    </section>
  );
};

function factsOf(record: ShownRecord, words: RecordWords): readonly Fact[] {
  const { facts, signed, unsigned, inputs, modes } = words;
  const { mode, document: { sha256, hash_input } } = record;
  return [
    [facts.date, moment(record.date)],
    [facts.expires, moment(record.expires)],
    [facts.document, sha256],
    [facts.input, inputs[hash_input] ?? hash_input],
    [facts.profile, `${record.profile} (${modes[mode] ?? mode})`],
    [facts.rules, record.ruleset],
    [facts.engine, `${record.engine} ${record.engine_version}`],
    [facts.signature, record.signed ? filled(signed, record.key_id ?? "") : unsigned],
  ];
}

interface FindingsProps {
  readonly words: RecordWords;
  readonly title: string;
  readonly findings: readonly Finding<AnyPlace>[];
}

const Findings: FC<FindingsProps> = ({ title, findings, words }) => (
  <section>
    <h2>{title}</h2>
    {findings.length === 0
      ? <p>{words.none}</p>
      : <ol class="findings-list">{findings.map((it, at) => <OneFinding key={at} finding={it} words={words} />)}</ol>}
  </section>
);

const OneFinding: FC<Pick<Shown, "words"> & { readonly finding: Finding<AnyPlace> }> = ({ finding, words }) => (
  <li class={`finding ${finding.severity}`}>
    <h3>
      <a href={finding.docsUrl} class="rule">{finding.rule}</a>
    </h3>
    <p class="message">{finding.message}</p>
    {finding.location === undefined ? "" : <p class="place">{placeOf(finding.location, words)}</p>}
    <p class="fix">
      <strong>{words.fix}</strong> {finding.fix}
    </p>
  </li>
);

function placeOf(location: AnyPlace, { wholeInvoice, place }: RecordWords): string {
  if ("pdf" in location) return `PDF: ${location.pdf}`;
  if ("pointer" in location) return location.pointer === "" ? wholeInvoice : saidPointer(location.pointer);
  return `${location.path}, ${filled(place, location.line, location.column)}`;
}

export function noRecordPage(where: Served): Promise<string> {
  const { missingHead, missing } = recordWords[where.language];
  return rendered(<NowherePage title={missingHead} lead={missing} where={where} />);
}
