/** The tools for agents, as the service has them. */
import type { FC } from "hono/jsx";
import { Code, withCode } from "../frame/prose.tsx";
import type { GuideProps } from "./guide.ts";

export const Agents: FC<GuideProps> = ({ words: { agents: words }, server, facts: { tools, metering } }) => (
  <>
    {words.lead.map((it) => <p key={it}>{withCode(it)}</p>)}
    <p>{words.connect}</p>
    <Code label={words.client} text={configuration(server, metering)} />
    <table>
      <thead>
        <tr>{words.columns.map((it) => <th key={it} scope="col">{it}</th>)}</tr>
      </thead>
      <tbody>
        {tools.map(({ name, key, metered }) => (
          <tr key={name}>
            <td class="tight">
              <code>{name}</code>
            </td>
            <td>{words.tools[name]}</td>
            <td data-label={words.columns[2]}>{key ? words.yes : words.no}</td>
            <td data-label={words.columns[3]}>{metered ? 1 : 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {words.results.map((it) => <p key={it}>{withCode(it)}</p>)}
  </>
);

function configuration(server: string, metering: boolean): string {
  const headers = metering ? { headers: { Authorization: "Bearer YOUR_KEY" } } : {};
  return JSON.stringify({ mcpServers: { faktlint: { type: "http", url: `${server}/mcp`, ...headers } } }, null, 2);
}
