/**
 * Each request has a share of the bytes that the process may hold, until its answer was taken; and what is read for whom
 * nobody knows is counted for its address.
 */
import { type Buckets, tooFast } from "../../metering/pace.ts";
import type { BytesHeld } from "../bytes_held.ts";
import type { Middleware, Settings } from "../service.ts";
import { addressOf } from "./window.ts";

/**
 * Gives a request its share. Its sender is the key that it has, whose worth is not known yet; else its address. `strangers`
 * are addresses, each with as many bytes that nobody pays for as a key has.
 */
export function held({ metering, trustedProxies }: Settings, bytes: BytesHeld, strangers: Buckets): Middleware {
  return async (c, next) => {
    const address = addressOf(c, trustedProxies);
    const share = bytes.share((metering ? c.req.header("authorization") : undefined) ?? address);
    c.set("share", share);
    if (metering) {
      c.set("stranger", {
        admit: () => paced(strangers, address),
        read: (size) => strangers.spend(address, size),
      });
    }
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

function paced(strangers: Buckets, address: string): void {
  const wait = strangers.wait(address);
  if (wait > 0) throw tooFast(strangers.pace, wait);
}
