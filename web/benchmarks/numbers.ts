/** Numbers as people of a language write them. */
import { filled } from "../texts/filled.ts";
import type { Plural } from "../texts/texts.ts";
import type { Unit } from "./recorded.ts";

export class Numbers {
  constructor(readonly language: string, readonly units: Readonly<Record<Unit, string>>) {}

  /** With as many significant digits as the measurement has; whole numbers have all of theirs. */
  rounded(value: number, digits = 3): string {
    const whole = Math.abs(value) >= 10 ** digits;
    return value.toLocaleString(
      this.language,
      whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: digits },
    );
  }

  /** With its unit, from which no line break parts it. */
  of(unit: Unit, value: number): string {
    return filled(this.units[unit], this.rounded(value)).replace(" ", "\u00a0");
  }

  counted({ one, several }: Plural, count: number): string {
    return filled(count === 1 ? one : several, this.rounded(count, 6));
  }

  /** The day of a time in ISO 8601, in UTC. */
  day(time: string): string {
    return new Date(time).toLocaleDateString(this.language, { dateStyle: "long", timeZone: "UTC" });
  }
}
