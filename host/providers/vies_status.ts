/** Which registers answer behind VIES, by its own status service: `GET /check-status`. */
import { type Fields, isFields } from "../kit/fields.ts";
import { type Found, Unanswered } from "../domain/answer.ts";
import { Kept } from "./asking.ts";
import { askJson, type JsonServiceSetting, textField } from "./json_service.ts";

export type Availability = "available" | "unavailable" | "unknown";

export interface ViesState {
  /** Whether VIES itself answers. */
  readonly available: boolean;
  /** By the prefixes of VAT identifiers. */
  readonly countries: ReadonlyMap<string, Availability>;
}

const provider = "vies";

/** How long an answer is given again, in milliseconds: registers come and go by the minute. */
const KEPT = 60_000;

export class ViesStatus {
  readonly #kept: Kept<ViesState>;

  /** The base address ends in `/rest-api`. */
  constructor(readonly setting: JsonServiceSetting) {
    this.#kept = new Kept({ ...setting.limits, kept: KEPT }, setting.clock);
  }

  /** Throws Unanswered where the status service says nothing. */
  async ask(): Promise<Found<ViesState>> {
    return await this.#kept.of("", async (signal) => {
      const { value, evidence } = await askJson(provider, this.setting, "/check-status", signal);
      return { value: stateIn(value), evidence };
    });
  }
}

function stateIn({ vow, countries }: Fields): ViesState {
  if (!isFields(vow) || typeof vow["available"] !== "boolean" || !Array.isArray(countries)) {
    throw new Unanswered(provider, "malformed");
  }
  const rows = countries.filter(isFields).flatMap(({ countryCode, availability }) => {
    const country = textField(countryCode);
    return country === null || !/^[A-Z]{2}$/.test(country) ? [] : [[country, availabilityOf(availability)] as const];
  });
  return { available: vow["available"], countries: new Map(rows) };
}

/** VIES says Available, Unavailable, or that nobody looks (Monitoring Disabled). */
function availabilityOf(text: unknown): Availability {
  if (text === "Available") return "available";
  return text === "Unavailable" ? "unavailable" : "unknown";
}
