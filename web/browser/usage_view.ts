/// <reference lib="dom" />
/** The use of a month: how much of the allowance, and how much of the month is over. */
import type { Spoken } from "../shop/words.ts";
import type { Fields } from "../writing/json_fields.ts";
import { el, fill, filled } from "./dom.ts";

const SVG = "http://www.w3.org/2000/svg";

export function showUsage(place: HTMLElement, usage: Fields, spoken: Spoken, dateOf: (iso: unknown) => string): void {
  const [used = 0, limit = 0, remaining = 0] = ["used", "limit", "remaining"].map((name) => numberIn(usage, name));
  const tier = String(usage["tier"] ?? "");
  const count = new Intl.NumberFormat(document.documentElement.lang);
  const numbers = [used, limit, remaining].map((it) => count.format(it));
  const share = percent(used, limit);
  const month = monthOver(String(usage["resets_at"] ?? ""));
  const shown = filled(spoken.chart, share, month);
  const expires = usage["tier_expires"];
  fill(
    place,
    el("h2", { tabindex: "-1" }, tier.charAt(0).toUpperCase() + tier.slice(1)),
    el("p", {}, filled(spoken.usage, ...numbers, String(usage["period"] ?? ""))),
    chart(share, month, shown),
    el("p", { class: "quiet-text" }, `${shown}. ${filled(spoken.resets, dateOf(usage["resets_at"]))}`),
    usage["past_due"] === true ? el("p", { class: "fault" }, spoken.past_due) : undefined,
    expires === undefined ? undefined : el("p", {}, filled(spoken.expires, dateOf(expires))),
  );
  place.querySelector("h2")?.focus();
}

function numberIn(usage: Fields, name: string): number {
  const value = usage[name];
  return typeof value === "number" ? value : 0;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round(part * 100 / whole));
}

/** How much of the month is over that ends at an instant. */
function monthOver(resets: string): number {
  const end = Date.parse(resets);
  if (Number.isNaN(end)) return 0;
  const begin = new Date(end);
  begin.setUTCMonth(begin.getUTCMonth() - 1);
  return percent(Math.max(0, Date.now() - begin.getTime()), end - begin.getTime());
}

/** A bar of what is used, with a mark where today is in the month. */
function chart(share: number, month: number, label: string): SVGElement {
  const svg = shape("svg", {
    viewBox: "0 0 100 8",
    role: "img",
    "aria-label": label,
    class: "usage-chart",
    preserveAspectRatio: "none",
  });
  const bar = { x: "0", y: "1", height: "6", rx: "1" };
  svg.append(
    shape("rect", { ...bar, class: "whole", width: "100" }),
    shape("rect", { ...bar, class: share >= 80 ? "used much" : "used", width: `${share}` }),
    shape("rect", { class: "today", x: `${Math.min(month, 99.4)}`, y: "0", width: "0.6", height: "8" }),
  );
  return svg;
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
