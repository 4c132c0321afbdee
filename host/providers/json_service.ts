/** Public services that answer JSON to GET, at an address that configuration names. */
import { type Fields, isFields, jsonIn } from "../kit/fields.ts";
import { evidenceOf, type Found, type Provider, Unanswered } from "../domain/answer.ts";
import type { Breakers } from "./asking.ts";
import { askHttp, type Web } from "./http.ts";
import type { ProviderLimits } from "./limits.ts";

export interface JsonServiceSetting {
  readonly baseUrl: string;
  readonly web: Web;
  readonly limits: ProviderLimits;
  readonly breakers: Breakers;
  readonly clock: () => number;
}

/** Asks once, or twice where the connection fails. Throws Unanswered for all that is no JSON object. */
export async function askJson(
  provider: Provider,
  { baseUrl, web, limits, breakers, clock }: JsonServiceSetting,
  path: string,
  signal: AbortSignal,
): Promise<Found<Fields>> {
  const url = new URL(`${baseUrl}${path}`);
  const body = await breakers.through({ provider, host: url.host }, async () => {
    const question = {
      provider,
      url,
      accept: "application/json",
      most: provider === "vies" ? limits.bytes.vies : limits.bytes.frenchDirectory,
      configured: true,
      signal,
    };
    const { status, type, body } = await askHttp(web, question);
    if (status !== 200) throw new Unanswered(provider, "status");
    if (type !== "application/json") throw new Unanswered(provider, "content_type");
    return body;
  }, signal);
  const value = jsonIn(body);
  if (!isFields(value)) throw new Unanswered(provider, "malformed");
  return { value, evidence: [await evidenceOf(provider, `GET ${url.href}`, body, clock())] };
}

const LONGEST = 300;

/** A text of an answer, at most 300 characters of it; null if there is none. */
export function textField(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, LONGEST).toWellFormed() : null;
}
