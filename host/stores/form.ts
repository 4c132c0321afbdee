/**
 * In which form a store keeps what it holds. A newer version of the service brings a store that an older one made into its own
 * form when it opens it, and an older one does not open what it would misread.
 *
 *     ["form"]   its number; a store without one is of the first
 */
import { type Key, type Kv, type Patience, retried } from "./kv.ts";

const FORM: Key = ["form"];

/**
 * What brings a store from one form into the next, the first of them from form 1 into form 2. A step may be begun several
 * times, by several processes at once, and while processes of the older version still write: it must do no harm then.
 */
export type Step = (kv: Kv) => Promise<void>;

/** Every form so far is the first one. */
const steps: readonly Step[] = [];

/** Says which form a store has, and what to do. */
export class FormError extends Error {}

/** Brings a store into the form of this version. Throws FormError for one of a newer version. */
export async function bringUp(kv: Kv, patience: Patience, all: readonly Step[] = steps): Promise<void> {
  const newest = all.length + 1;
  await retried(patience, async () => {
    const { value, versionstamp } = await kv.get<number>(FORM);
    const form = value ?? 1;
    if (form > newest) {
      throw new FormError(
        `the store has form ${form}, and this version of Faktlint knows forms up to ${newest}. Use the version that wrote ` +
          "it, or restore a backup that was made before",
      );
    }
    if (value === newest) return true;
    const step = all[form - 1];
    if (step !== undefined) await step(kv);
    const next = step === undefined ? form : form + 1;
    await kv.atomic().check({ key: FORM, versionstamp }).set(FORM, next).commit();
    return undefined;
  });
}
