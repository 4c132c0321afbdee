/** JSON bodies of the routes that take no invoice. */
import { readBody } from "../middleware/body.ts";
import { BODY } from "../../limits.ts";
import { Problem } from "../../problems.ts";
import type { Ctx } from "../service.ts";

/** The JSON object in a body. Throws the Problem `bad_request` when there is none. */
export async function objectIn(c: Ctx): Promise<Readonly<Record<string, unknown>>> {
  const value = parsed(await readBody(c, BODY));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Problem("bad_request", "The body is not a JSON object. Send one, such as {}, in UTF-8.");
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
