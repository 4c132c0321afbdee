/** The table of the drills as the handbook shows it. */
import { markdownTable } from "../../tools/markdown.ts";
import { drills } from "./rows.ts";

export const docs = new URL("../../docs/operating/incidents.md", import.meta.url);

const heads = ["what happened", "what callers see", "`/v1/health` within 10 s", "a line of the log has", "what to do"];
const where = /^\| what happened [^]*?\n(?=\n)/m;

export function drillsTable(): string {
  const quoted = (text: string) => text === "" || text === "nothing" ? text : `\`${text}\``;
  return markdownTable([
    heads,
    ...drills.map(({ name, callers, health, log, todo }) => [name, callers, health, quoted(log), todo]),
  ]);
}

export function withTable(text: string): string {
  if (!where.test(text)) throw new Error("docs/operating/incidents.md has no table of drills");
  return text.replace(where, () => drillsTable());
}
