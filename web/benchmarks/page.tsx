/** The page of the benchmarks: what a run measured, on which machine, and which goals it met. It needs no script. */
import type { Child, FC } from "hono/jsx";
import { Document, Section } from "../frame/document.tsx";
import { rendered, type Served } from "../frame/page.tsx";
import { Code } from "../frame/prose.tsx";
import { Facts, Table } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { Numbers } from "./numbers.ts";
import { PeersSection } from "./peers.tsx";
import { goalNames, goals, isMet, type MeasuredRow, type Peers, type Recorded } from "./recorded.ts";
import { benchmarkWords, goalTitle, inputTitle, linesOf, type Shown, wantedOf } from "./said.ts";
import { jsonWorks, type Work, xmlWorks } from "./words.ts";

/** What was measured: a run of the benchmarks, and one beside others. */
export interface Measurements {
  readonly record: Recorded;
  /** Null where none was recorded. */
  readonly peers: Peers | null;
}

/** What comes first is how it does beside others, and then the goals, of which those that are met come first. */
export function benchmarksPage(frame: Served, { record, peers }: Measurements): Promise<string> {
  const words = benchmarkWords[frame.language];
  const shown = { words, record, numbers: new Numbers(frame.language, words.units) };
  const { title, lead } = words;
  return rendered(
    <Document kind="benchmarks" title={title} description={lead} lead={lead} styles={["benchmarks.css"]} {...frame}>
      {peers === null ? "" : <PeersSection {...shown} peers={peers} />}
      <Goals {...shown} />
      <Measured {...shown} of="xml" works={xmlWorks} shown={["size", "milliseconds", "throughput", "ratio", "peak"]} />
      <Measured {...shown} of="json" works={jsonWorks} shown={["size", "milliseconds", "perSecond", "peak"]} />
      <Section id="how" title={words.howTitle}>{words.how.map((text) => <p key={text}>{text}</p>)}</Section>
      <Run {...shown} />
      <Section id="repeat" title={words.repeatTitle}>
        <p>{words.repeat}</p>
        <Code label={words.repeat} text="deno task bench" />
        <p>{words.repeatMore}</p>
        <Code label={words.repeatMore} text="deno task tool peers" />
      </Section>
    </Document>,
  );
}

const Goals: FC<Shown> = ({ words, numbers, record }) => {
  const found = goalNames.flatMap((name) => {
    const goal = record.goals[name];
    return goal === undefined ? [] : [{ name, goal }];
  });
  const [met, missed] = [found.filter(({ goal }) => isMet(goal)), found.filter(({ goal }) => !isMet(goal))];
  return (
    <Section id="goals" title={words.goalsTitle}>
      <p>{filled(words.goalsLead, met.length, found.length)}</p>
      <Table
        label={words.goalsTitle}
        heads={[words.goal, words.result, words.measured, words.wanted]}
        rows={[...met, ...missed].map(({ name, goal }) => ({
          cells: [
            goalTitle(words, numbers, name, goal),
            result(isMet(goal) ? "met" : "missed", words),
            numbers.of(goals[name], goal.measured),
            wantedOf(words, numbers, name, goal),
          ],
        }))}
      />
    </Section>
  );
};

function result(of: "met" | "missed", words: Shown["words"]): Child {
  return <span class={of}>{words[of]}</span>;
}

function detailed(title: string, detail: string): Child {
  return (
    <>
      {title} <small>{detail}</small>
    </>
  );
}

/** What a column says of a row, by the name of its head in the words. */
const columns = {
  size: ({ bytes }, numbers) => numbers.of("kilobytes", bytes / 1_000),
  milliseconds: ({ ms }, numbers) => `${numbers.rounded(ms)}\u00a0ms`,
  throughput: ({ bytes, ms }, numbers) => numbers.rounded(bytes / ms / 1_000),
  perSecond: ({ documents, ms }, numbers) => numbers.rounded(1_000 * documents / ms),
  ratio: ({ ratio }, numbers) => ratio === undefined ? "" : numbers.of("times", ratio),
  peak: ({ peak }, numbers) => numbers.of("megabytes", peak / 1e6),
} satisfies Readonly<Record<string, (row: MeasuredRow, numbers: Numbers) => string>>;

type Column = keyof typeof columns;

interface MeasuredProps extends Shown {
  readonly of: "xml" | "json";
  readonly works: readonly Work[];
  readonly shown: readonly Column[];
}

/** Of XML, the name of a row is the document; of JSON, what is done to it. */
const Measured: FC<MeasuredProps> = ({ words, numbers, record, of, works, shown }) => (
  <Section id={of} title={words[`${of}Title`]}>
    <p>{words[`${of}Lead`]}</p>
    <Table
      label={words[`${of}Title`]}
      heads={[
        words.work,
        ...shown.map((it) =>
          words[it]
        ),
      ]}
      rows={rowsOf(record, works).map(([work, row]) => {
        const name = of === "xml"
          ? detailed(inputTitle(words, numbers, row), words.works[work])
          : detailed(words.works[work], linesOf(words, numbers, row));
        return { cells: [name, ...shown.map((it) => columns[it](row, numbers))] };
      })}
    />
  </Section>
);

/** The rows of some kinds of work, in the order of the record. */
function rowsOf({ rows }: Recorded, works: readonly Work[]): readonly (readonly [Work, MeasuredRow])[] {
  return rows.flatMap((row) => {
    const work = works.find((it) => it === row.work);
    return work === undefined ? [] : [[work, row] as const];
  });
}

const Run: FC<Shown> = ({ words, numbers, record: { date, version, machine } }) => (
  <Section id="run" title={words.machineTitle}>
    <Facts
      facts={[
        [words.date, numbers.day(date)],
        [words.version, version],
        [words.processor, `${machine.processor}, ${numbers.counted(words.threads, machine.processors)}`],
        [words.memory, `${machine.gigabytes}\u00a0GB`],
        [words.system, machine.system],
        [words.runtime, machine.runtime],
        [words.load, filled(words.loadLead, numbers.rounded(machine.load, 2))],
      ]}
    />
  </Section>
);
