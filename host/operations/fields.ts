/** What was sent, by the schema that documents it. */
import type { z } from "@hono/zod-openapi";
import { Problem, type ProblemCode } from "../problems.ts";

/** Fields whose wrong values have a code of their own, and a message of their own in their schema. */
const codes: Readonly<Record<string, ProblemCode>> = {
  email: "invalid_email",
  max_characters: "invalid_max_characters",
};

/** The Problem of the first field that its schema does not let through; `message` words those without a code of their own. */
export function problemOf(
  { issues: [issue] }: z.ZodError,
  message: (name: string, issue: z.core.$ZodIssue | undefined) => string,
): Problem {
  const name = String(issue?.path[0] ?? "");
  const code = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return code === undefined
    ? new Problem("bad_request", message(name, issue))
    : new Problem(code, `${issue?.message}.`);
}

/** The fields of a JSON object in UTF-8. Fields that the schema does not know are left out. */
export function fieldsIn<T extends z.ZodObject>(bytes: Uint8Array, schema: T): z.output<T> | Problem {
  const value = parsed(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return new Problem("bad_request", "The body is not a JSON object. Send one, such as {}, in UTF-8.");
  }
  const fields = schema.safeParse(value);
  if (fields.success) return fields.data;
  return problemOf(fields.error, (name, issue) => `The field ${name} cannot be used: ${issue?.message}.`);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
