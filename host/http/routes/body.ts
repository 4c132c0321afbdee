/** JSON bodies of the routes that take no invoice. */
import type { z } from "@hono/zod-openapi";
import { BODY } from "../../limits.ts";
import { fieldsIn } from "../../operations/fields.ts";
import { Problem } from "../../problems.ts";
import { readBody } from "../middleware/body.ts";
import type { Ctx } from "../service.ts";

/** The fields in a body, by the schema that documents it. Throws the Problem of what the schema does not let through. */
export async function fieldsOf<T extends z.ZodObject>(c: Ctx, schema: T): Promise<z.output<T>> {
  const fields = fieldsIn(await readBody(c, BODY), schema);
  if (fields instanceof Problem) throw fields;
  return fields;
}
