/**
 * What callers wrote to the operator of the service. Kept 90 days, without who sent it.
 *
 *     ["feedback", milliseconds, id]   the message, and the rule that it is about
 */
import { withoutAddresses, withoutKeys } from "../kit/secrets.ts";
import { DAY } from "../kit/calendar.ts";
import type { Stores } from "./stores.ts";

export interface Feedback {
  readonly message: string;
  readonly rule?: string | undefined;
}

export interface KeptFeedback extends Feedback {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly made: number;
}

export const FEEDBACK_KEPT = 90 * DAY;

/** Stores a message; gives its id, and when it is gone. */
export async function addFeedback(
  { kv, clock, random }: Stores,
  feedback: Feedback,
): Promise<{ id: string; until: Date }> {
  const [id, made] = [random(8).toHex(), clock()];
  // People who ask for help may include a key or an address without thinking, and it would stay here for 90 days.
  const kept: Feedback = { ...feedback, message: withoutAddresses(withoutKeys(feedback.message)) };
  await kv.atomic().set(["feedback", made, id], kept).commit();
  return { id, until: new Date(made + FEEDBACK_KEPT) };
}

/** All that is not older than it may be, the oldest first: Deno KV clears entries away some time after they expire. */
export async function* allFeedback({ kv, clock }: Stores): AsyncGenerator<KeptFeedback> {
  for await (const { key: [, made, id], value } of kv.each<Feedback>(["feedback"])) {
    if (typeof made === "number" && typeof id === "string" && made + FEEDBACK_KEPT > clock()) {
      yield { id, made, ...value };
    }
  }
}
