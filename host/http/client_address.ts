/** Who sent a request: the socket's address or, behind proxies that are trusted, what they say. */
import { type BlockList, isIP } from "node:net";
import { canonicalAddress } from "../kit/addresses.ts";

/**
 * The address of the client in its canonical form. Of X-Forwarded-For, each proxy appends whom it got the request from; so it
 * is read from the right, for as long as who wrote an entry is trusted. An entry that is not an IP address ends it.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = canonicalAddress(socket) ?? socket;
  for (const entry of forwardedFor?.split(",").toReversed() ?? []) {
    const before = canonicalAddress(bare(entry.trim()));
    if (!isTrusted(address, trusted) || before === undefined) break;
    address = before;
  }
  return address;
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Without the brackets and the port that proxies add. */
function bare(text: string): string {
  const [, bracketed] = /^\[([^\]]{1,45})\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, withPort] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text) ?? [];
  return bracketed ?? withPort ?? text;
}
