/** Which addresses may be asked, no matter who names them: only public ones. */
import { BlockList, isIP } from "node:net";
import { canonicalAddress } from "../kit/addresses.ts";

/** IPv4 networks that are not the public's (IANA, IPv4 Special-Purpose Address Registry), multicast and reserved ones. */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
] as const;

/** All that is global unicast in IPv6 (RFC 4291, 2.4), and what in it is not the public's, or stands for IPv4 addresses. */
const GLOBAL6 = "2000::/3";
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"] as const;

/** Whether an address is one of the public internet; false for anything else. IPv4 within IPv6 counts as IPv4. */
export function isPublicAddress(text: string): boolean {
  const address = canonicalAddress(text);
  if (address === undefined) return false;
  return isIP(address) === 4 ? !within(address, special4) : within(address, [GLOBAL6]) && !within(address, special6);
}

function within(address: string, networks: readonly string[]): boolean {
  const family = isIP(address) === 4 ? "ipv4" : "ipv6";
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", bits = "0"] = network.split("/");
    list.addSubnet(base, +bits, family);
  }
  return list.check(address, family);
}
