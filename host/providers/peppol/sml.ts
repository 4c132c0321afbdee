/**
 * The SML: DNS says which server has the metadata of a participant. By U-NAPTR records (Peppol SML specification 1.3; OASIS BDXL
 * 1.0) and, where there are none, by the older CNAME records.
 */
import { createHash } from "node:crypto";
import { isHostName } from "../../kit/addresses.ts";
import { type Evidence, evidenceOf, type Found, Unanswered } from "../../domain/answer.ts";
import type { Breakers } from "../asking.ts";
import { askDns, type DnsAnswer, type DnsServer, type RecordType } from "../dns.ts";
import type { ProviderLimits } from "../limits.ts";
import { idOf, ISO6523, type Participant } from "./participant.ts";

export interface SmlSetting {
  readonly dns: DnsServer;
  /** Asks it; left out, over the network. */
  readonly askDns?: typeof askDns;
  readonly zone: string;
  /** Of addresses that CNAME records lead to, which name none. */
  readonly scheme: "http" | "https";
  readonly limits: ProviderLimits;
  readonly breakers: Breakers;
  readonly clock: () => number;
}

const provider = "peppol-sml";
const SERVICE = "meta:smp";

/** Base32 in small letters and without padding (RFC 4648, 6). */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, "0"), 2))).join("");
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** The names of a participant in the zone, by the type of the records that they have. */
export function namesOf(participant: Participant, zone: string): Readonly<Record<RecordType, string>> {
  const id = idOf(participant);
  const sha256 = base32(createHash("sha256").update(id).digest());
  const md5 = createHash("md5").update(id).digest("hex");
  return { NAPTR: `${sha256}.${ISO6523}.${zone}`, CNAME: `b-${md5}.${ISO6523}.${zone}` };
}

/** Where the metadata is; undefined for a participant that the zone does not have. */
export async function locate(
  setting: SmlSetting,
  participant: Participant,
  signal: AbortSignal,
): Promise<Found<URL | undefined>> {
  const names = namesOf(participant, setting.zone);
  const byNaptr = await asked(setting, "NAPTR", names.NAPTR, signal);
  const url = publisherIn(byNaptr.value);
  if (url !== undefined) return { value: url, evidence: byNaptr.evidence };
  const byCname = await asked(setting, "CNAME", names.CNAME, signal);
  const host = targetIn(byCname.value);
  return {
    value: host === undefined ? undefined : new URL(`${setting.scheme}://${host}/`),
    evidence: [...byNaptr.evidence, ...byCname.evidence],
  };
}

async function asked(
  { dns, limits, breakers, clock, askDns: send = askDns }: SmlSetting,
  type: RecordType,
  name: string,
  signal: AbortSignal,
): Promise<{ readonly value: DnsAnswer; readonly evidence: readonly Evidence[] }> {
  const ask = () => send(dns, { provider, name, type, patience: limits.datagram, signal });
  const value = await breakers.through({ provider, host: dns.address }, ask, signal);
  return { value, evidence: [await evidenceOf(provider, `${type} ${name}`, value.raw, clock())] };
}

interface Naptr {
  readonly order: number;
  readonly preference: number;
  readonly flags: string;
  readonly services: string;
  readonly regexp: string;
}

/** The address of the U-NAPTR record for the SMP that comes first (RFC 3403, 4.1; RFC 4848, 2.2). */
function publisherIn({ answers }: DnsAnswer): URL | undefined {
  const records = answers.flatMap((it) => it.type === "NAPTR" && isNaptr(it.data) ? [it.data] : [])
    .filter(({ flags, services }) => flags.toLowerCase() === "u" && services.toLowerCase() === SERVICE)
    .sort((a, b) => a.order - b.order || a.preference - b.preference);
  const [first] = records;
  if (first === undefined) return undefined;
  const url = addressIn(first.regexp);
  if (url === undefined) throw new Unanswered(provider, "dns_answer");
  return url;
}

function isNaptr(data: unknown): data is Naptr {
  return typeof data === "object" && data !== null && "regexp" in data && "services" in data;
}

/** The substitution of `!.*!address!`: Peppol replaces the whole of the key, whatever it is. */
function addressIn(regexp: string): URL | undefined {
  const [mark = ""] = regexp;
  const [, pattern = "", address = "", ...flags] = regexp.split(mark);
  const isWhole = /^\^?\.\*\$?$/.test(pattern) && flags.length === 1;
  const url = isWhole ? URL.parse(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** What the alias stands for in the end. */
function targetIn({ answers }: DnsAnswer): string | undefined {
  const targets = answers.flatMap(({ type, data }) => type === "CNAME" && typeof data === "string" ? [data] : []);
  const last = targets.at(-1)?.replace(/\.$/, "");
  if (last === undefined) return undefined;
  if (!isHostName(last)) throw new Unanswered(provider, "dns_answer");
  return last;
}
