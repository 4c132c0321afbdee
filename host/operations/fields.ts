/** What was sent, by the schema that documents it. */
import type { z } from "@hono/zod-openapi";
import { shapeOf } from "../json_shape.ts";
import { Problem, type ProblemCode } from "../problems.ts";

/** Fields whose wrong values have a code of their own, and a message of their own in their schema. */
const codes: Readonly<Record<string, ProblemCode>> = {
  email: "invalid_email",
  max_characters: "invalid_max_characters",
  plan: "invalid_plan",
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

/**
 * Values of a body, and levels of it. The longest record, with 500 findings of each severity, has two thirds of them, and what
 * has all of them is worked on in 30 ms, on the event loop and without a key.
 */
const MOST_VALUES = 30_000;
const MOST_LEVELS = 100;

/** The fields of a JSON object in UTF-8. Fields that the schema does not know are left out. */
export function fieldsIn<T extends z.ZodObject>(bytes: Uint8Array, schema: T): z.output<T> | Problem {
  const { names, values, levels } = shapeOf(bytes);
  if (values > MOST_VALUES) {
    return new Problem("payload_too_large", `The body holds more than ${MOST_VALUES} values. Send a smaller one.`);
  }
  if (levels > MOST_LEVELS) {
    return new Problem("bad_request", `The body is nested deeper than ${MOST_LEVELS} levels. Send a flatter one.`);
  }
  const value = parsed(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return new Problem("bad_request", "The body is not a JSON object. Send one, such as {}, in UTF-8.");
  }
  if (Object.hasOwn(value, "__proto__") || namesIn(value) !== names) {
    return new Problem("bad_request", "The body has a field twice, or one called __proto__. Name each field once.");
  }
  const fields = schema.safeParse(value);
  if (fields.success) return fields.data;
  return problemOf(fields.error, (name, issue) => `The field ${name} cannot be used: ${issue?.message}.`);
}

/** How many fields an object and all below it have. */
function namesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, it: unknown) => sum + namesIn(it), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
