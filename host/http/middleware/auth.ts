/** Whose request it is (specification, Authentication). */
import type { Middleware, Service } from "../service.ts";
import { Problem } from "../../problems.ts";
import { authenticate } from "../../stores/accounts.ts";

/** Finds the account of the bearer key; a Problem without one. */
export function auth({ stores }: Pick<Service, "stores">): Middleware {
  return async (c, next) => {
    const found = await authenticate(stores, bearerKey(c.req.header("authorization")));
    if ("error" in found) throw refused(found.error);
    c.set("account", found.account);
    await next();
  };
}

/** The key in an `Authorization` header. Throws the Problem `missing_api_key` when it holds none. */
export function bearerKey(header: string | undefined): string {
  const [, key] = /^Bearer +(\S.*)$/i.exec(header?.trim() ?? "") ?? [];
  if (key === undefined) {
    throw new Problem("missing_api_key", "The request has no key. Send the header Authorization: Bearer YOUR_KEY.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  return key;
}

export function refused(error: "invalid_api_key" | "key_rotated"): Problem {
  if (error === "key_rotated") {
    return new Problem("key_rotated", "This key was replaced by rotation. Use the key that replaced it.");
  }
  return new Problem("invalid_api_key", "This key is unknown or was revoked. Check it for missing characters.", {
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });
}
