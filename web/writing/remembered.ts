/** What a person lets the browser remember from one invoice to the next: own data, customers, and items. */
import { buyerPart, linePart, ownPayment, type Part, paymentPart, sellerPart } from "./fields.ts";
import { type Draft, placeOf } from "./draft.ts";
import { isFields } from "./json_fields.ts";

/** Texts by the places of their fields in a part. */
type Texts = Readonly<Record<string, string>>;

export interface Remembered {
  readonly own: Texts;
  readonly payment: Texts;
  /** By the name of the customer, and of the item. */
  readonly customers: Readonly<Record<string, Texts>>;
  readonly items: Readonly<Record<string, Texts>>;
}

export const nothingRemembered: Remembered = { own: {}, payment: {}, customers: {}, items: {} };

/** Of customers and items: the oldest is forgotten when there is one more. */
const MOST = 200;

export function remembering(draft: Draft, before: Remembered): Remembered {
  const ownRows = paymentPart.fields.filter(({ term }) => ownPayment.includes(term)).map(({ at }) => at);
  const payment = Object.entries(textsOf(draft, paymentPart)).filter(([at]) => ownRows.includes(at));
  const lines = Array.from({ length: draft.lines }, (_, line) => textsOf(draft, linePart, line));
  // How many were sold, and for how much less, is said again each time.
  const items = lines.map((texts) =>
    Object.fromEntries(Object.entries(texts).filter(([at]) => at !== "/quantity" && !at.startsWith("/allowances/")))
  );
  return {
    own: textsOf(draft, sellerPart),
    payment: Object.fromEntries(payment),
    customers: withNamed(before.customers, [textsOf(draft, buyerPart)], "/name"),
    items: withNamed(before.items, items, "/description"),
  };
}

function textsOf(draft: Draft, part: Part, line = 0): Texts {
  const texts = draft.places(part, line).map((place) => [place.row.at, draft.text(place).trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function withNamed(all: Remembered["items"], those: readonly Texts[], name: string): Remembered["items"] {
  const entries = new Map(Object.entries(all));
  for (const texts of those) {
    const key = texts[name] ?? "";
    if (key === "") continue;
    entries.delete(key);
    entries.set(key, texts);
  }
  return Object.fromEntries([...entries].slice(-MOST));
}

/** Writes what is remembered into a part of the draft, in the place of what is there. */
export function recall(draft: Draft, part: Part, texts: Texts, line = 0): void {
  for (const row of part.fields) {
    const text = texts[row.at];
    if (text !== undefined) draft.set(placeOf(part, row, line).pointer, text);
  }
}

/** What was kept before; nothing where it is something else: an older version may have kept it otherwise. */
export function rememberedIn(kept: unknown): Remembered {
  const { own, payment, customers, items } = isFields(kept) ? kept : {};
  if (!isTexts(own) || !isTexts(payment) || !isNamed(customers) || !isNamed(items)) return nothingRemembered;
  return { own, payment, customers, items };
}

function isTexts(value: unknown): value is Texts {
  return isFields(value) && Object.values(value).every((it) => typeof it === "string");
}

function isNamed(value: unknown): value is Readonly<Record<string, Texts>> {
  return isFields(value) && Object.values(value).every(isTexts);
}
