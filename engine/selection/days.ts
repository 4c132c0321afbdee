/** What day it is where the days of editions begin. */
import type { Days, Zone } from "../scenarios/editions.ts";

export type { Days };

/** The day in each zone at a moment; where the platform knows no zones, that of UTC in all. */
export function daysAt(moment: Date): Days {
  const [utc = ""] = moment.toISOString().split("T");
  const day = (timeZone: Zone) => formatFor(timeZone)?.format(moment) ?? utc;
  return { "UTC": utc, "Europe/Berlin": day("Europe/Berlin"), "Europe/Paris": day("Europe/Paris") };
}

const formats = new Map<Zone, Intl.DateTimeFormat | undefined>();

/** It takes a while to make one. Swedish days are those of ISO 8601. */
function formatFor(timeZone: Zone): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    formats.set(timeZone, globalThis.Intl === undefined ? undefined : new Intl.DateTimeFormat("sv-SE", { timeZone }));
  }
  return formats.get(timeZone);
}
