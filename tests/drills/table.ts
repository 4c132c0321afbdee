/** The table of the drills as the handbook shows it. */
import { drills } from "./rows.ts";

export const docs = new URL("../../docs/operating/incidents.md", import.meta.url);

const heads = ["what happened", "what callers see", "`/v1/health` within 10 s", "a line of the log has", "what to do"];
const where = /^\| what happened [^]*?\n(?=\n)/m;

/** The columns are as wide as `deno fmt` makes them. */
export function drillsTable(): string {
  const quoted = (text: string) => text === "" ? "" : `\`${text}\``;
  const rows = drills.map((
    { name, callers, health, log, todo },
  ) => [name, callers, health, log === "nothing" ? log : quoted(log), todo]);
  const table = [heads, ...rows];
  const widths = heads.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = table;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line), ""].join("\n");
}

export function withTable(text: string): string {
  if (!where.test(text)) throw new Error("docs/operating/incidents.md has no table of drills");
  return text.replace(where, () => drillsTable());
}
