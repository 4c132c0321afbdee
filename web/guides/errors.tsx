/** The error codes, to which every error envelope links, and what a client does about them. */
import type { FC } from "hono/jsx";
import { withCode } from "../frame/prose.tsx";
import type { ErrorCode, GuideProps } from "./guide.ts";

export const Errors: FC<GuideProps> = ({ words: { errors: words }, facts: { codes } }) => (
  <>
    {words.lead.map((it) => <p key={it}>{withCode(it)}</p>)}
    <ul>{words.ways.map((it) => <li key={it}>{withCode(it)}</li>)}</ul>
    <h2 id="codes">{words.all}</h2>
    <table class="codes" aria-labelledby="codes">
      <thead>
        <tr>{words.columns.map((it) => <th key={it} scope="col">{it}</th>)}</tr>
      </thead>
      <tbody>{Object.entries(codes).map(([code, row]) => rowOf(code, row))}</tbody>
    </table>
  </>
);

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
