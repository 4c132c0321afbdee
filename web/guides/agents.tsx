/** The tools for agents, as the service has them. */
import type { FC } from "hono/jsx";
import { Code, code, withCode } from "../frame/prose.tsx";
import { Table } from "../frame/table.tsx";
import type { GuideProps } from "./guide.ts";

export const Agents: FC<GuideProps> = ({ words: { agents: words }, server, facts: { tools, metering } }) => (
  <>
    {words.lead.map((it) => <p key={it}>{withCode(it)}</p>)}
    <p>{words.connect}</p>
    <Code label={words.client} text={configuration(server, metering)} />
    <Table
      label={words.client}
      kind="sentences"
      heads={words.columns}
      rows={tools.map(({ name, key, metered }) => ({
        cells: [code(name), words.tools[name], key ? words.yes : words.no, metered ? 1 : 0],
      }))}
    />
    {words.results.map((it) => <p key={it}>{withCode(it)}</p>)}
  </>
);

function configuration(server: string, metering: boolean): string {
  const headers = metering ? { headers: { Authorization: "Bearer YOUR_KEY" } } : {};
  return JSON.stringify({ mcpServers: { faktlint: { type: "http", url: `${server}/mcp`, ...headers } } }, null, 2);
}
