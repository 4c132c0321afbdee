/** Each request has a share of the bytes that the process may hold, until its answer was taken. */
import type { BytesHeld } from "../bytes_held.ts";
import type { Config } from "../../config.ts";
import type { Middleware } from "../service.ts";
import { addressOf } from "./window.ts";

/** Gives a request its share. Its sender is the key that it has, whose worth is not known yet; else its address. */
export function held({ metering, trustedProxies }: Config, bytes: BytesHeld): Middleware {
  return async (c, next) => {
    const key = metering ? c.req.header("authorization") : undefined;
    const share = bytes.share(key ?? addressOf(c, trustedProxies));
    c.set("share", share);
    try {
      await next();
    } finally {
      // A slow reader of an answer holds memory, too.
      const { answered } = c.env ?? {};
      if (answered === undefined) share.release();
      else void answered.then(() => share.release());
    }
  };
}
