/** Invoices that somebody was careless with: of a random model, fields are left out, blank, odd, or there twice. */
import type { Choices } from "./models.ts";

const oddities: readonly unknown[] = [
  "",
  " ",
  "\n",
  "x",
  "0",
  "-1",
  "1.234",
  "12.3456",
  "2026-02-29",
  "30.11.2026",
  "380",
  "1",
]
  .concat([
    "58",
    "30",
    "48",
    "59",
    "EUR",
    "DE",
    "SGVsbG8",
    "S G V s",
    "application/pdf",
    "a\u00a0b",
    "0088",
    "VAT",
    "true",
  ]);

type Holder = Record<string, unknown> | unknown[];

/** The same model with up to three of its values changed; the profile stays. */
export function careless(model: unknown, choices: Choices): unknown {
  const copy = structuredClone(model) as Record<string, unknown>;
  const changes = 1 + choices.below(3);
  for (let change = 0; change < changes; change++) {
    const places = placesIn(copy).filter(([holder, key]) => holder !== copy || key !== "profile");
    const [holder, key] = choices.of(places);
    alter(holder, key, choices);
  }
  return copy;
}

/** Every value in an object or list, as what holds it and its name or number there. */
function placesIn(holder: Holder): readonly (readonly [holder: Holder, key: string | number])[] {
  const keys = Array.isArray(holder) ? holder.map((_, index) => index) : Object.keys(holder);
  return keys.flatMap((key) => {
    const value = at(holder, key);
    const below = typeof value === "object" && value !== null ? placesIn(value as Holder) : [];
    return [[holder, key] as const, ...below];
  });
}

function at(holder: Holder, key: string | number): unknown {
  return Array.isArray(holder) ? holder[key as number] : holder[key];
}

function alter(holder: Holder, key: string | number, choices: Choices): void {
  const value = at(holder, key);
  if (Array.isArray(holder)) {
    // Twice, or gone.
    if (choices.maybe()) holder.push(structuredClone(value));
    else holder.splice(key as number, 1);
  } else if (choices.maybe()) delete holder[key];
  else if (typeof value !== "object") holder[key] = choices.of(oddities);
}
