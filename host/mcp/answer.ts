/** What comes of a call as the result of a tool: a text to act on, and the same for programs. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Facts } from "../metering/allowance.ts";
import type { Language } from "../documents/locales.ts";
import type { Result } from "../operations/operation.ts";
import { type Problem, problems } from "../domain/problems.ts";
import { shown } from "./shown.ts";
import type { Shown } from "./tool.ts";
import { words } from "./words.ts";

/** Below it, results say what is left of the allowance, for programs. */
const ALLOWANCE = "dev.faktlint/allowance";

/** What is said of the allowance with a result: undefined of a tool that costs nothing, null where nothing is counted. */
export type Left = Facts | null | undefined;

export function answerOf(
  done: Result,
  { text, structured, blocks = [] }: Shown,
  left: Left,
  lang: Language,
): CallToolResult {
  return {
    content: [{ type: "text", text: `${text}${leftText(left, lang)}` }, ...blocks],
    ...(structured === undefined ? {} : { structuredContent: { ...structured } }),
    ...(done.outcome === "refused" ? { isError: true } : {}),
    ...(left === undefined || left === null ? {} : { _meta: { [ALLOWANCE]: allowance(left) } }),
  };
}

function leftText(left: Left, lang: Language): string {
  const said = words[lang];
  if (left === undefined) return "";
  if (left === null) return `\n${said.uncounted}`;
  const { usage: { remaining, limit, tier, resetsAt }, notice } = left;
  const line = said.left(remaining, limit, tier, resetsAt.toISOString());
  return `\n${notice === undefined ? "" : `${notice}\n`}${line}`;
}

function allowance({ usage: { remaining, limit, tier, period, resetsAt }, notice }: Facts) {
  return {
    remaining,
    limit,
    tier,
    period,
    resets_at: resetsAt.toISOString(),
    ...(notice === undefined ? {} : { notice }),
  };
}

/** What an agent does about a problem, where that is not what a caller of HTTP does. */
export interface PagesPlace {
  /** Where pages of the service are. */
  readonly baseUrl?: string | undefined;
}

/** An error of a tool: what is wrong and what to do, then the error envelope of HTTP. */
export function errorOf(
  { code, message, details: { fields = {}, headers = {} } }: Problem,
  { baseUrl }: PagesPlace,
): CallToolResult {
  const after = headers["Retry-After"];
  const wait = after === undefined ? "" : ` Wait ${after} seconds.`;
  const text = `${code}: ${shown(message)}\n${
    code === "missing_api_key" ? howToGetKey(baseUrl) : problems[code].then
  }${wait}`;
  const envelope = {
    error: code,
    message,
    ...fields,
    ...(baseUrl === undefined ? {} : { docs: `${baseUrl}/docs/errors#${code}` }),
  };
  return { content: [{ type: "text", text }, { type: "text", text: JSON.stringify(envelope) }], isError: true };
}

function howToGetKey(baseUrl = ""): string {
  return [
    "1. Ask the user for an e-mail address and call issue_api_key with it. The key is free, and shown once.",
    `2. Have the user put it into the configuration of this MCP server (${baseUrl}/mcp), as the header`,
    '   "Authorization": "Bearer YOUR_KEY" (or "x-api-key": "YOUR_KEY").',
    "3. Reconnect. A key that was issued over this connection does not work on it.",
  ].join("\n");
}
