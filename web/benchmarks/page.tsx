/** The page of the benchmarks: what a run measured, on which machine, and which goals it met. It needs no script. */
import type { FC } from "hono/jsx";
import { Page, type Part, rendered, type Served } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import type { LanguageTag } from "../texts/languages.ts";
import { Numbers } from "./numbers.ts";
import { inputTitle, linesOf, Section, type Shown, Table } from "./parts.tsx";
import { PeersSection } from "./peers.tsx";
import { goalNames, goals, isMet, type MeasuredRow, type Peers, type Recorded } from "./recorded.ts";
import { benchmarkWords, goalTitle, wantedOf } from "./said.ts";
import { jsonWorks, type Work, xmlWorks } from "./words.ts";

/** Where the page stands, and in which language. */
export interface BenchmarksFrame extends Served {
  readonly canonical?: string;
  readonly parts?: readonly Part[];
  /** The address of the page in another language; left out, its own with the language appended. */
  readonly inLanguage?: (tag: LanguageTag) => string;
}

/** What was measured: a run of the benchmarks, and one beside others. */
export interface Measurements {
  readonly record: Recorded;
  /** Null where none was recorded. */
  readonly peers: Peers | null;
}

export function benchmarksPage(frame: BenchmarksFrame, { record, peers }: Measurements): Promise<string> {
  const words = benchmarkWords[frame.language];
  const shown = { words, record, numbers: new Numbers(frame.language, words.units) };
  return rendered(
    <Page title={`${words.title} · Faktlint`} description={words.lead} styles={["benchmarks.css"]} {...frame}>
      <main id="main" class="benchmarks">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <Goals {...shown} />
        <Xml {...shown} />
        <Json {...shown} />
        {peers === null ? "" : <PeersSection {...shown} peers={peers} />}
        <How {...shown} />
        <Run {...shown} />
        <Repeat {...shown} />
      </main>
    </Page>,
  );
}

const Goals: FC<Shown> = ({ words, numbers, record }) => {
  const found = goalNames.flatMap((name) => {
    const goal = record.goals[name];
    return goal === undefined ? [] : [{ name, goal }];
  });
  const met = found.filter(({ goal }) => isMet(goal)).length;
  const heads = [words.goal, words.result, words.measured, words.wanted];
  return (
    <Section id="goals" title={words.goalsTitle}>
      <p>{filled(words.goalsLead, met, found.length)}</p>
      <Table title={words.goalsTitle} heads={heads}>
        {found.map(({ name, goal }) => (
          <tr key={name}>
            <th scope="row">{goalTitle(words, numbers, name, goal)}</th>
            <td class={isMet(goal) ? "met" : "missed"}>{isMet(goal) ? words.met : words.missed}</td>
            <td>{numbers.of(goals[name], goal.measured)}</td>
            <td>{wantedOf(words, numbers, name, goal)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
};

const Xml: FC<Shown> = ({ words, numbers, record }) => {
  const heads = [words.work, words.size, words.milliseconds, words.throughput, words.ratio, words.peak];
  return (
    <Section id="xml" title={words.xmlTitle}>
      <p>{words.xmlLead}</p>
      <Table title={words.xmlTitle} heads={heads}>
        {rowsOf(record, xmlWorks).map(([work, row]) => (
          <tr key={`${work} ${row.input}`}>
            <th scope="row">
              {inputTitle(words, numbers, row)} <small>{words.works[work]}</small>
            </th>
            <td>{numbers.of("kilobytes", row.bytes / 1_000)}</td>
            <td>{numbers.rounded(row.ms)}&nbsp;ms</td>
            <td>{numbers.rounded(row.bytes / row.ms / 1_000)}</td>
            <td>{row.ratio === undefined ? "" : numbers.of("times", row.ratio)}</td>
            <td>{numbers.of("megabytes", row.peak / 1e6)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
};

const Json: FC<Shown> = ({ words, numbers, record }) => {
  const heads = [words.work, words.size, words.milliseconds, words.perSecond, words.peak];
  return (
    <Section id="json" title={words.jsonTitle}>
      <p>{words.jsonLead}</p>
      <Table title={words.jsonTitle} heads={heads}>
        {rowsOf(record, jsonWorks).map(([work, row]) => (
          <tr key={`${work} ${row.input}`}>
            <th scope="row">
              {words.works[work]} <small>{linesOf(words, numbers, row)}</small>
            </th>
            <td>{numbers.of("kilobytes", row.bytes / 1_000)}</td>
            <td>{numbers.rounded(row.ms)}&nbsp;ms</td>
            <td>{numbers.rounded(1_000 * row.documents / row.ms)}</td>
            <td>{numbers.of("megabytes", row.peak / 1e6)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
};

/** The rows of some kinds of work, in the order of the record. */
function rowsOf({ rows }: Recorded, works: readonly Work[]): readonly (readonly [Work, MeasuredRow])[] {
  return rows.flatMap((row) => {
    const work = works.find((it) => it === row.work);
    return work === undefined ? [] : [[work, row] as const];
  });
}

const How: FC<Shown> = ({ words }) => (
  <Section id="how" title={words.howTitle}>{words.how.map((text) => <p key={text}>{text}</p>)}</Section>
);

const Run: FC<Shown> = ({ words, numbers, record: { date, version, machine } }) => {
  const facts = [
    [words.date, numbers.day(date)],
    [words.version, version],
    [words.processor, `${machine.processor}, ${numbers.counted(words.threads, machine.processors)}`],
    [words.memory, `${machine.gigabytes}\u00a0GB`],
    [words.system, machine.system],
    [words.runtime, machine.runtime],
    [words.load, filled(words.loadLead, numbers.rounded(machine.load, 2))],
  ] as const;
  return (
    <Section id="run" title={words.machineTitle}>
      <dl class="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Repeat: FC<Shown> = ({ words }) => (
  <Section id="repeat" title={words.repeatTitle}>
    <p>{words.repeat}</p>
    <pre><code>deno task bench</code></pre>
    <p>{words.repeatMore}</p>
    <pre><code>deno task tool peers</code></pre>
  </Section>
);
