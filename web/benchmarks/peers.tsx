/** The section on others that got the same documents: a picture of time against size, what they are, and what each took. */
import type { FC } from "hono/jsx";
import { filled } from "../texts/filled.ts";
import { inputTitle, Section, type Shown, Table } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { type Peers, programs } from "./recorded.ts";

interface PeersProps extends Shown {
  readonly peers: Peers;
}

export const PeersSection: FC<PeersProps> = ({ words, numbers, record, peers }) => {
  const { ruleSets, rows, agreement, machine, date } = peers;
  const machineName = `${machine.processor}, ${numbers.counted(words.threads, machine.processors)}`;
  const names = programs.map((it) => words.programs[it]);
  return (
    <Section id="peers" title={words.peersTitle}>
      <p>{filled(words.peersLead, ruleSets.join(", "))}</p>
      <p>
        {filled(words.agreement, agreement.same, agreement.documents)}{" "}
        {filled(words.peersRun, machineName, numbers.day(date))}
      </p>
      <Picture words={words} numbers={numbers} rows={rows} />
      <Table title={words.peersTitle} heads={[words.work, words.size, ...names, words.slower]}>
        {rows.map((row) => (
          <tr key={row.input}>
            <th scope="row">{inputTitle(words, numbers, row)}</th>
            <td>{numbers.of("kilobytes", row.bytes / 1_000)}</td>
            {programs.map((it) => <td key={it}>{numbers.rounded(row.ms[it])}&nbsp;ms</td>)}
            <td>{numbers.of("times", row.ms.saxon / row.ms.strict)}</td>
          </tr>
        ))}
      </Table>
      <Programs words={words} numbers={numbers} record={record} peers={peers} />
    </Section>
  );
};

/**
 * Which versions they are, and the line through the sizes: what a document takes however small, and what each byte takes. What grows
 * faster than its documents seems to take less than nothing for a small one, which is not said.
 */
const Programs: FC<PeersProps> = ({ words, numbers, peers }) => (
  <Table title={words.program} heads={[words.program, words.programVersion, words.constant, words.slope]}>
    {programs.map((it) => {
      const { version, runtime, constant, slope } = peers.programs[it];
      return (
        <tr key={it}>
          <th scope="row">{words.programs[it]}</th>
          <td>{version} ({runtime})</td>
          <td>{constant > 0 ? `${numbers.rounded(constant)}\u00a0ms` : "–"}</td>
          <td>{numbers.rounded(slope)}&nbsp;ns</td>
        </tr>
      );
    })}
  </Table>
);
