/** The section on others that got the same documents: a picture of time against size, what they are, and what each took. */
import type { FC } from "hono/jsx";
import { Section } from "../frame/document.tsx";
import { Table } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { inputTitle, type Shown } from "./said.ts";
import { Picture } from "./picture.tsx";
import { type Peers, programs } from "./recorded.ts";

interface PeersProps extends Shown {
  readonly peers: Peers;
}

export const PeersSection: FC<PeersProps> = ({ words, numbers, record, peers }) => {
  const { ruleSets, rows, agreement, machine, date } = peers;
  const machineName = `${machine.processor}, ${numbers.counted(words.threads, machine.processors)}`;
  return (
    <Section id="peers" title={words.peersTitle}>
      <p>{filled(words.peersLead, ruleSets.join(", "))}</p>
      <p>
        {filled(words.agreement, agreement.same, agreement.documents)}{" "}
        {filled(words.peersRun, machineName, numbers.day(date))}
      </p>
      <Picture words={words} numbers={numbers} rows={rows} />
      <Table
        label={words.pictureTitle}
        kind="many"
        heads={[words.work, words.size, ...programs.map((it) => words.programs[it]), words.slower]}
        rows={rows.map((row) => ({
          cells: [
            inputTitle(words, numbers, row),
            numbers.of("kilobytes", row.bytes / 1_000),
            ...programs.map((it) => `${numbers.rounded(row.ms[it])}\u00a0ms`),
            numbers.of("times", row.ms.saxon / row.ms.strict),
          ],
        }))}
      />
      <Programs words={words} numbers={numbers} record={record} peers={peers} />
    </Section>
  );
};

/**
 * Which versions they are, and the line through the sizes: what a document takes however small, and what each byte takes. What grows
 * faster than its documents seems to take less than nothing for a small one, which is not said.
 */
const Programs: FC<PeersProps> = ({ words, numbers, peers }) => (
  <Table
    label={words.program}
    heads={[words.program, words.programVersion, words.constant, words.slope]}
    rows={programs.map((it) => {
      const { version, runtime, constant, slope } = peers.programs[it];
      const least = constant > 0 ? `${numbers.rounded(constant)}\u00a0ms` : "–";
      return { cells: [words.programs[it], `${version} (${runtime})`, least, `${numbers.rounded(slope)}\u00a0ns`] };
    })}
  />
);
