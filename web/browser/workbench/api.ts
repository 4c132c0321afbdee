/// <reference lib="dom" />
/** What the workbench asks the server of its own origin, and what comes back. */
import { type Fields, isFields } from "../../writing/json_fields.ts";

export interface Answer {
  /** As it came: a receipt is of these digits. */
  readonly text: string;
  readonly body: Fields;
}

/** An answer, or what to tell the person; without a text where there was none that could be read. */
export type Asked = { readonly ok: Answer } | { readonly message: string } | { readonly failed: "network" | "answer" };

export interface Question {
  readonly path: string;
  readonly key?: string;
  readonly body: Blob | string;
  readonly type: string;
  readonly lang: string;
}

/** Asks the API below `base`. Never throws. */
export async function ask(base: string, { path, key, body, type, lang }: Question): Promise<Asked> {
  let response: Response;
  let text: string;
  try {
    const headers = { "content-type": type, "accept-language": lang };
    response = await fetch(`${base}${path}`, {
      method: "POST",
      headers: key === undefined ? headers : { ...headers, authorization: `Bearer ${key}` },
      body,
    });
    text = await response.text();
  } catch {
    return { failed: "network" };
  }
  const read = parsed(text);
  if (read === undefined) return { failed: "answer" };
  if (response.ok) return { ok: { text, body: read } };
  return typeof read["message"] === "string" ? { message: read["message"] } : { failed: "answer" };
}

function parsed(text: string): Answer["body"] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
