/** The error codes, to which every error envelope links, and what a client does about them. */
import type { FC } from "hono/jsx";
import { code as codeOf, withCode } from "../frame/prose.tsx";
import { Listed, Table } from "../frame/table.tsx";
import type { GuideProps } from "./guide.ts";

export const Errors: FC<GuideProps> = ({ words: { errors: words }, facts: { codes } }) => (
  <>
    {words.lead.map((it) => <p key={it}>{withCode(it)}</p>)}
    <Listed items={words.ways.map(withCode)} />
    <h2 id="codes">{words.all}</h2>
    <Table
      label={words.all}
      kind="sentences"
      heads={[words.columns[1], words.columns[0], ...words.columns.slice(2)]}
      rows={Object.entries(codes).map(([code, { status, when, then }]) => ({
        id: code,
        cells: [codeOf(code), status, when, then],
      }))}
    />
  </>
);
