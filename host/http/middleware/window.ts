/** Whose requests are counted by their client address. */
import { networkOf } from "../../kit/addresses.ts";
import { type Counts, tooMany } from "../../metering/window.ts";
import { clientAddress } from "../client_address.ts";
import type { Ctx, Middleware, Service } from "../service.ts";

export function perAddress({ config }: Pick<Service, "config">, counts: Counts): Middleware {
  return async (c, next) => {
    const wait = counts.take(addressOf(c, config.trustedProxies));
    if (wait > 0) throw tooMany(wait);
    await next();
  };
}

/** Whom the limits on client addresses count, which is found out once a request. */
export function addressOf(c: Ctx, trusted: Service["config"]["trustedProxies"]): string {
  const known = c.get("address");
  if (known !== undefined) return known;
  const { hostname = "" } = c.env?.remoteAddr ?? {};
  const address = networkOf(clientAddress(hostname, c.req.header("x-forwarded-for"), trusted));
  c.set("address", address);
  return address;
}
