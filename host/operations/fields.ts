/** What was sent, by the schema that documents it. */
import type { z } from "@hono/zod-openapi";
import { ours } from "../../engine/model/said.ts";
import { FEW_FIELDS, objectIn } from "../domain/json_fields.ts";
import { Problem, type ProblemCode } from "../domain/problems.ts";
import { alsoSaid } from "../domain/wording.ts";

/** Fields whose wrong values have a code of their own, and a message of their own in their schema. */
const codes: Readonly<Record<string, ProblemCode>> = {
  email: "invalid_email",
  max_characters: "invalid_max_characters",
  plan: "invalid_plan",
};

/** The Problem of the first field that its schema does not let through; `say` words those without a code of their own. */
export function problemOf(
  { issues: [issue] }: z.ZodError,
  say: (name: string, issue: z.core.$ZodIssue | undefined) => Problem,
): Problem {
  const name = String(issue?.path[0] ?? "");
  const code = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return code === undefined ? say(name, issue) : new Problem(code, `${issue?.message}.`);
}

/** The fields of a JSON object in UTF-8. Fields that the schema does not know are left out. */
export function fieldsIn<T extends z.ZodObject>(bytes: Uint8Array, schema: T): z.output<T> | Problem {
  const value = objectIn(bytes, FEW_FIELDS);
  if (value instanceof Problem) return value;
  const fields = schema.safeParse(value);
  if (fields.success) return fields.data;
  return problemOf(fields.error, (name, issue) => {
    const said = alsoSaid("unusable_field", { name: ours(name) });
    return new Problem("bad_request", `The field ${name} cannot be used: ${issue?.message}.`, said);
  });
}
