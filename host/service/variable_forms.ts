/** How values of the environment are read: what they may be, and what is said of one that is wrong. */
import { isIP } from "node:net";
import { z } from "zod";
import { isHostName } from "../kit/addresses.ts";
import { dnsServerOf } from "../providers/providers.ts";

const LEAST_SECRET = 16;
const LEAST = `at least ${LEAST_SECRET} characters that nobody can guess`;

export const secret = z.string().min(LEAST_SECRET, LEAST).optional();

/** Former secrets, with commas between. */
export const secrets = z.string().transform(itemsIn)
  .refine((keys) => keys.every((key) => key.length >= LEAST_SECRET), `secrets of ${LEAST}, with commas between`)
  .default([]);

export const hostName = z.string().regex(/^[\w.:-]+$/, "a host name or an IP address");

export const port = z.string().regex(/^\d{1,5}$/, "a port number from 0 to 65535").transform((text) => +text)
  .refine((value) => value <= 65_535, "a port number from 0 to 65535");

export const onOrOff = z.enum(["on", "off"], "on or off").default("on").transform((text) => text === "on");

export const offOrOn = z.enum(["on", "off"], "on or off").default("off").transform((text) => text === "on");

export const baseUrl = z.string()
  .refine(isBaseUrl, "an http or https address without query, such as https://example.com")
  .transform((text) => text.replace(/\/+$/, ""));

export const networks = z.string().transform(itemsIn)
  .refine((entries) => entries.every(isNetwork), "IP addresses or networks such as 10.0.0.0/8, with commas between")
  .default([]);

export const origins = z.string().transform(itemsIn)
  .refine((entries) => entries.every(isOrigin), "origins such as https://example.com, with commas between")
  .optional();

export const origin = z.string().refine(isOrigin, "an http or https origin such as https://api.stripe.com");

export const stripeKey = z.string().regex(/^[rs]k_(?:live|test)_\S{3,}$/, "a secret or restricted key of Stripe")
  .optional();

export const price = z.string().regex(/^[\w-]{1,250}$/, "the id of a price at Stripe, such as price_123").optional();

export const zone = z.string().refine(isHostName, "a DNS zone such as edelivery.tech.ec.europa.eu");

export const dnsServer = z.string()
  .refine((text) => dnsServerOf(text) !== undefined, "an address such as 192.0.2.53:53")
  .transform(dnsServerOf).optional();

export const scheme = z.enum(["http", "https"], "http or https");

export const list = z.string().transform(itemsIn).default([]);

/** A text that is taken as it is. */
export const text = z.string().optional();

/** A whole number within bounds. */
export function count(least: number, most: number) {
  const wanted = `a whole number from ${least} to ${most}`;
  return z.string().regex(/^\d{1,9}$/, wanted).transform((given) => +given)
    .refine((value) => value >= least && value <= most, wanted);
}

function itemsIn(given: string): readonly string[] {
  return given.split(",").map((entry) => entry.trim()).filter((entry) => entry !== "");
}

function urlOf(given: string): URL | undefined {
  const url = URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isBaseUrl(given: string): boolean {
  const url = urlOf(given);
  return url !== undefined && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
}

function isOrigin(given: string): boolean {
  return urlOf(given)?.origin === given;
}

function isNetwork(given: string): boolean {
  const [address = "", bits, ...more] = given.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || /^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128);
}
