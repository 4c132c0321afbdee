/** Whose request it is (specification, Authentication). */
import { identified } from "../../metering/identify.ts";
import { Problem } from "../../domain/problems.ts";
import type { Ctx, Middleware, Service } from "../service.ts";

/** Finds the account of the bearer key; a Problem without one. */
export function auth({ stores }: Pick<Service, "stores">): Middleware {
  return async (c, next) => {
    const account = await identified(stores, bearerKey(c));
    if (account instanceof Problem) throw account;
    c.set("account", account);
    await next();
  };
}

/** The key in the `Authorization` header; undefined where it holds none. */
export function bearerKey(c: Ctx): string | undefined {
  const header = c.req.header("authorization")?.trim() ?? "";
  return /^Bearer /i.test(header) ? header.slice("Bearer ".length).trim() : undefined;
}
