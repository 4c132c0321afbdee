/** VIES, the register of VAT identifiers of the EU, by its public REST service: `POST /check-vat-number`. */
import { type Fields, isFields, jsonIn } from "../kit/fields.ts";
import { type Evidence, evidenceOf, type Found, type Reason, Unanswered } from "../domain/answer.ts";
import { type Breakers, Kept } from "./asking.ts";
import { askHttp, type Question, type Web } from "./http.ts";
import type { ProviderLimits } from "./limits.ts";

export interface VatNumber {
  /** The prefix, as VIES names countries: EL for Greece, XI for Northern Ireland. */
  readonly country: string;
  readonly number: string;
}

export interface Registration {
  readonly valid: boolean;
  readonly name: string | null;
  readonly address: string | null;
  /** That the requester asked, for who keeps evidence; null without a requester. */
  readonly consultationNumber: string | null;
}

export interface ViesSetting {
  /** Ends in `/rest-api`. */
  readonly baseUrl: string;
  readonly web: Web;
  readonly limits: ProviderLimits;
  readonly breakers: Breakers;
  readonly clock: () => number;
}

const provider = "vies";

export class Vies {
  readonly #kept: Kept<Registration>;

  constructor(readonly setting: ViesSetting) {
    this.#kept = new Kept(setting.limits, setting.clock);
  }

  /** Throws Unanswered where VIES, or the country's register behind it, gives no conclusive answer. */
  async check(vat: VatNumber, requester?: VatNumber): Promise<Found<Registration>> {
    const json = {
      countryCode: vat.country,
      vatNumber: vat.number,
      ...(requester === undefined ? {} : {
        requesterMemberStateCode: requester.country,
        requesterNumber: requester.number,
      }),
    };
    return await this.#kept.of(JSON.stringify(json), (signal) => this.#asked(json, signal));
  }

  async #asked(json: object, signal: AbortSignal): Promise<Found<Registration>> {
    const { baseUrl, web, breakers, limits, clock } = this.setting;
    const url = new URL(`${baseUrl}/check-vat-number`);
    const body = await breakers.through({ provider, host: url.host }, async () => {
      const question: Question = {
        provider,
        url,
        json,
        accept: "application/json",
        most: limits.bytes.vies,
        configured: true,
        signal,
      };
      const answer = await askHttp(web, question);
      const isError = answer.status >= 400 && answer.status < 600;
      if (answer.type !== "application/json") throw new Unanswered(provider, isError ? "status" : "content_type");
      if (answer.status !== 200 && !isError) throw new Unanswered(provider, "status");
      return { ok: answer.status === 200, bytes: answer.body };
    }, signal);
    const value = registrationIn(body.bytes, body.ok);
    const evidence: Evidence = await evidenceOf(
      provider,
      `POST ${url.href} ${JSON.stringify(json)}`,
      body.bytes,
      clock(),
    );
    return { value, evidence: [evidence] };
  }
}

/** What VIES calls the reasons for which it knows nothing (its public description, "Common VAT error codes"). */
const unavailable: readonly string[] = [
  "MS_UNAVAILABLE",
  "MS_MAX_CONCURRENT_REQ",
  "GLOBAL_MAX_CONCURRENT_REQ",
  "TIMEOUT",
  "SERVICE_UNAVAILABLE",
  "IP_BLOCKED",
  "VAT_BLOCKED",
  "INVALID_REQUESTER_INFO",
  "INVALID_INPUT",
] satisfies readonly Reason[];

function isReason(text: unknown): text is Reason {
  return typeof text === "string" && unavailable.includes(text);
}

function registrationIn(bytes: Uint8Array, ok: boolean): Registration {
  const said = jsonIn(bytes);
  if (!isFields(said)) throw new Unanswered(provider, ok ? "malformed" : "status");
  const reason = errorIn(said);
  if (isReason(reason)) throw new Unanswered(provider, reason);
  if (!ok) throw new Unanswered(provider, "status");
  const { valid, requestIdentifier } = said;
  if (typeof valid !== "boolean" || reason !== undefined) throw new Unanswered(provider, "malformed");
  return {
    valid,
    name: given(said["name"]),
    address: given(said["address"]),
    consultationNumber: given(requestIdentifier),
  };
}

/** The error of an answer: in its list, or as `userError`, where VALID and INVALID are not errors. */
function errorIn({ errorWrappers, userError }: Fields): unknown {
  if (Array.isArray(errorWrappers) && errorWrappers.length > 0) {
    const [first]: readonly unknown[] = errorWrappers;
    return isFields(first) ? first["error"] : first;
  }
  return userError === "VALID" || userError === "INVALID" ? undefined : userError;
}

const LONGEST = 1000;

/** A text that is given; members that do not disclose names write hyphens. */
function given(text: unknown): string | null {
  if (typeof text !== "string" || /^[-\s]*$/.test(text)) return null;
  return text.trim().slice(0, LONGEST).toWellFormed();
}
