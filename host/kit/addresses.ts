/** IP addresses in one form each, however they are written, and the networks that limits count by. */
import { isIP } from "node:net";

/** The first six groups of IPv6 addresses that are IPv4 addresses: mapped (RFC 4291), translated (RFC 2765), NAT64 (RFC 6052). */
const ipv4Within = ["0:0:0:0:0:ffff", "0:0:0:0:ffff:0", "64:ff9b:0:0:0:0"];

/** An address as RFC 5952 writes it, without a zone, and IPv4 as itself; undefined for anything but an address. */
export function canonicalAddress(text: string): string | undefined {
  const [address = ""] = text.split("%");
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : undefined;
  const written = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (written === undefined) return undefined;
  const groups = groupsOf(written);
  return ipv4Within.includes(groups.slice(0, 6).join(":")) ? ipv4Of(groups.slice(6)) : written;
}

/**
 * Whom a limit counts: an IPv4 address or, of IPv6, the /64, since one who has one address of it has all of them. Takes an
 * address in its canonical form; anything else is counted as it is.
 */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/** The /48 that a network or an address of IPv6 is in, which is what a site is given; undefined for anything else. */
export function siteOf(network: string): string | undefined {
  const [address = ""] = network.split("/");
  return isIP(address) === 6
    ? `${groupsOf(canonicalAddress(address) ?? address).slice(0, 3).join(":")}::/48`
    : undefined;
}

/** Whether a text is a name of a host or of a zone: labels of letters, digits, hyphens and underscores (RFC 1035, RFC 2181). */
export function isHostName(text: string): boolean {
  return text.length <= 253 && text.split(".").every((label) => label.length <= 63 && /^[a-z0-9_-]+$/i.test(label));
}

/** The eight groups of an IPv6 address in the form of RFC 5952, which has no IPv4 in it. */
function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split("::").map((side) => side === "" ? [] : side.split(":"));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}

function ipv4Of(groups: readonly string[]): string {
  return groups.map((group) => Number.parseInt(group, 16)).flatMap((bits) => [bits >> 8, bits & 255]).join(".");
}
