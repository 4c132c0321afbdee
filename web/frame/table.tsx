/** Tables, and lists of facts. */
import type { Child, FC } from "hono/jsx";

interface TableProps {
  /** What it is called, for those who come upon it alone. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** Its class: `sentences` have a line of their own where there is no room for columns; `many` columns may be too wide, and scroll. */
  readonly kind?: string;
}

export interface Row {
  /** What leads to it. */
  readonly id?: string;
  /** The first is what the row is about. */
  readonly cells: readonly Child[];
}

/** Where there is no room for columns, the cells of a row stand below its name, each with the head of its column. */
export const Table: FC<TableProps> = ({ label, heads, rows, kind = "" }) => {
  const table = (
    <table class={`rows ${kind}`.trim()} aria-label={label}>
      <thead>
        <tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }, at) => (
          <tr key={at} id={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => <td key={at} data-label={heads[at + 1]}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return kind === "many" ? <div class="wide" tabindex={0} role="region" aria-label={label}>{table}</div> : table;
};

export type Fact = readonly [name: string, value: Child];

export const Facts: FC<{ readonly facts: readonly Fact[] }> = ({ facts }) => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Listed: FC<{ readonly items: readonly Child[]; readonly ordered?: boolean }> = ({ items, ordered }) => {
  const all = items.map((item, at) => <li key={at}>{item}</li>);
  return ordered === true ? <ol class="steps">{all}</ol> : <ul>{all}</ul>;
};
