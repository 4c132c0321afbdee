/** What day it is at the moment of a request. */
import { type Days, daysAt } from "../../engine/selection/days.ts";
import { BoundedMap } from "../kit/bounded_map.ts";

const MINUTE = 60_000;

/** By minute. A day begins with a whole minute in every zone, and looking at the zones costs more than most rules do. */
const known = new BoundedMap<number, Days>(1);

/** The day in each zone. */
export function todayAt(moment: Date): Days {
  const minute = Math.floor(moment.getTime() / MINUTE);
  const days = known.get(minute) ?? daysAt(moment);
  known.set(minute, days);
  return days;
}
