/** Up to which size of documents work is done on the event loop, and where there are no workers. */
import type { Foreseen } from "../documents/next.ts";
import type { Bounds } from "./small.ts";

/** By what a document is judged. */
interface Judged extends Pick<Foreseen, "next"> {
  readonly strict?: boolean | undefined;
  readonly official?: boolean | undefined;
}

/** Of documents that come in two forms, the bounds of each. */
export type Alone = Bounds | Readonly<Record<"xml" | "json", Bounds>>;

/**
 * The largest documents of which the worst takes about 10 ms, which is what others may wait for. Usual invoices of 20 kB are
 * smaller. A worker takes about 0.3 ms longer.
 */
export const LOOP: Readonly<Record<"xml" | "json" | "smp" | "pages", Bounds>> = {
  xml: { bytes: 65_536, marks: 2_000 },
  json: { bytes: 65_536, marks: 800 },
  // A lookup reads up to 25 of them; most have 5 to 10 kB.
  smp: { bytes: 16_384, marks: 800 },
  pages: { bytes: 0, marks: 0 },
};

/**
 * The same where there are no workers, and others may wait for 100 ms: eight times as much XML of what is read once, and four
 * times as much JSON. What tries repairs takes the longer the less there is in a document, and JSON says nothing in few bytes.
 */
export const ALONE = {
  xml: { bytes: 8 * LOOP.xml.bytes, marks: 8 * LOOP.xml.marks },
  json: { bytes: 8 * LOOP.json.bytes, marks: 4 * LOOP.json.marks },
  smp: { bytes: 8 * LOOP.smp.bytes, marks: 8 * LOOP.smp.marks },
  tried: { xml: { bytes: 16_384, marks: 300 }, json: { bytes: 16_384, marks: 60 } },
  written: { bytes: 65_536, marks: 400 },
  /** A PDF of few bytes can be seconds of work, and so are the typefaces of one that is written. */
  never: { bytes: -1, marks: -1 },
} as const satisfies Readonly<Record<string, Alone>>;

/** The worst documents take twice as long to be judged by everything official. */
const OFFICIAL = 2;
/** Two more verdicts of that kind, each with a reading, and what differs between them. */
const NEXT = 12;

/** What is judged by more takes longer, and has narrower bounds. */
export function boundsFor(
  bounds: Bounds,
  { strict = false, official = false, next = false }: Judged & object,
): Bounds {
  if (next) return { bytes: bounds.bytes, marks: bounds.marks / NEXT };
  return strict || official ? { ...bounds, marks: bounds.marks / OFFICIAL } : bounds;
}
