/** What two invoices of any syntax state differently, as a person reads it. */
import { diff } from "../../engine/diff/diff.ts";
import { openedFor, speechIn } from "./copies.ts";
import type { About } from "./protocol.ts";
import type { ShownChange } from "./repaired.ts";
import { shownChanges } from "./shown_changes.ts";

/** The amount due comes first. Undefined where one of the two cannot be opened. */
export async function comparedOf(
  request: About & { readonly with: Omit<About, "settings"> },
): Promise<readonly ShownChange[] | undefined> {
  const { settings } = request;
  const [one, other] = [await openedFor(request), await openedFor({ ...request.with, settings })];
  if (one === undefined || other === undefined) return undefined;
  const { changes } = diff(one, other);
  const isDue = ({ term }: { readonly term: string }) => term === "BT-115";
  const inOrder = [...changes.filter(isDue), ...changes.filter((it) => !isDue(it))];
  return shownChanges(inOrder.map(({ pointer, a, b }) => ({ pointer, old: a, new: b })), await speechIn(settings));
}
