/**
 * What the official parser takes for an xs:anyURI: RFC 2396 with the brackets of RFC 2732. Characters that a URI cannot
 * hold are escaped before it looks (XLink, 5.4), so that few texts are not a URI.
 */
import { isBetween } from "./forms.ts";

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;

export function isUri(value: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(value)) return false;
  const hash = value.indexOf("#");
  if (hash >= 0 && value.includes("#", hash + 1)) return false;
  const before = hash < 0 ? value : value.slice(0, hash);
  const colon = value.indexOf(":");
  if (colon === 0) return false;
  const scheme = colon > 0 && !/[/?#]/.test(value.slice(0, colon)) ? value.slice(0, colon) : undefined;
  const rest = scheme === undefined ? before : before.slice(colon + 1);
  if (rest === "//" && hash < 0) return false;
  if (scheme === undefined) return isHierarchical(rest);
  return SCHEME.test(scheme) && rest !== "" && (rest.startsWith("/") ? isHierarchical(rest) : true);
}

/** Authority, path and query. Brackets stand around an IPv6 address, or in the query. */
function isHierarchical(value: string): boolean {
  const [path = ""] = value.split("?", 1);
  if (!/[[\]]/.test(path)) return true;
  const authority = /^\/\/([^/]*)/.exec(path);
  if (authority === null) return false;
  return isAuthority(authority[1] ?? "") && !/[[\]]/.test(path.slice(authority[0].length));
}

function isAuthority(value: string): boolean {
  const [, address = "", port = ""] = /^(?:[^@[\]]*@)?\[([^\]]*)\](?::\+?(\d*))?$/.exec(value) ?? [];
  return isAddress(address) && isBetween(port, "0", "65535");
}

/** An IPv6 address: eight groups of hexadecimal digits, the last two perhaps as IPv4, and once a gap of zeros. */
function isAddress(value: string): boolean {
  const parts = value.split("::");
  if (parts.length > 2) return false;
  const groups = parts.flatMap((part) => part === "" ? [] : part.split(":"));
  const last = groups.at(-1) ?? "";
  const dotted = last.includes(".");
  if (dotted && !/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(last)) return false;
  const count = groups.length + (dotted ? 1 : 0);
  const whole = dotted ? groups.slice(0, -1) : groups;
  return whole.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) && (parts.length === 2 ? count < 8 : count === 8);
}
