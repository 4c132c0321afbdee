/** Operations that need the store of a server, asked for over HTTP. */
import type { Caller } from "../mcp/call.ts";
import { isFields } from "../kit/fields.ts";
import type { Operation, Result } from "../operations/operation.ts";
import { done } from "../operations/operation.ts";
import { isProblemCode, Problem, type ProblemCode } from "../domain/problems.ts";

const TIME = 10_000;

/** Has a server do an operation that takes fields. */
export async function atServer(
  server: string | undefined,
  { path, title }: Operation,
  { key, receive, signal }: Parameters<Caller["perform"]>[1],
): Promise<Result | Problem> {
  const received = await receive();
  if (received instanceof Problem) return received;
  if (server === undefined) {
    const what = title.charAt(0).toLowerCase() + title.slice(1);
    return new Problem(
      "bad_request",
      `Only a server can ${what}, and none is named. No tool here needs a key. To name one, start: faktlint mcp --server URL`,
    );
  }
  const fields = "fields" in received.input ? received.input.fields : {};
  const headers = {
    "content-type": "application/json",
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const answer = await answered(`${server}${path}`, { method: "POST", headers, body: JSON.stringify(fields) }, signal);
  if (answer === undefined) {
    return new Problem("internal_error", `The server ${new URL(server).origin} did not answer.`);
  }
  const { error, message, ...json } = answer;
  if (typeof error !== "string") return done(answer);
  const code: ProblemCode = isProblemCode(error) ? error : "internal_error";
  return new Problem(code, String(message), { fields: texts(json) });
}

function texts(json: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(json).flatMap(([name, it]) => typeof it === "string" ? [[name, it]] : []));
}

async function answered(url: string, init: RequestInit, signal: AbortSignal) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME)]),
    });
    const json: unknown = await response.json();
    return isFields(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
