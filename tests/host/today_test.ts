import assert from "node:assert/strict";
import { daysAt } from "../../engine/selection/days.ts";
import { todayAt } from "../../host/documents/today.ts";

Deno.test("the day is that of the calendar, a moment before and after it begins anywhere, forwards and backwards", () => {
  const moments = [
    "2026-11-27T22:59:59.999Z",
    "2026-11-27T23:00:00Z",
    "2026-11-27T23:59:59.999Z",
    "2026-11-28T00:00:00Z",
  ];
  for (const iso of [...moments, ...moments.toReversed(), "2026-07-01T21:59:59Z", "2026-07-01T22:00:00Z"]) {
    const moment = new Date(iso);
    assert.deepEqual(todayAt(moment), daysAt(moment), iso);
  }
});
