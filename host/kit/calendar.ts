/** Days and months, in UTC; instants are milliseconds since the epoch. */

/** Milliseconds. */
export const DAY = 86_400_000;

/** YYYY-MM-DD. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, such as 2026-11-23; the 30th of February is not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** YYYY-MM. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** When the next day begins. */
export function nextDay(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}

/** When the next month begins: 00:00 UTC on the 1st. */
export function nextMonth(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
