/** Whose request it is (specification, Authentication). */
import type { Ctx } from "./service.ts";

/** The key in the `Authorization` header; undefined where it holds none. */
export function bearerKey(c: Ctx): string | undefined {
  const header = c.req.header("authorization")?.trim() ?? "";
  return /^Bearer /i.test(header) ? header.slice("Bearer ".length).trim() : undefined;
}
