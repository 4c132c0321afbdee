/** The bytes of bodies that a process holds at once: as many as it may and, of one sender, as many as one may. */
import type { BytesBudget } from "../domain/limits.ts";

/** What of the budget is not for large bodies, so that they cannot keep small ones out. */
const KEPT_FOR_SMALL = 0.25;

export class BytesHeld {
  readonly #of: Map<string, number> = new Map();
  #all = 0;

  constructor(readonly budget: BytesBudget) {}

  /** How many are held. */
  get all(): number {
    return this.#all;
  }

  /** What one request holds, which is nothing yet. */
  share(sender: string): Share {
    return new Share(this, sender);
  }

  /** Whether so many more can be held. */
  hasRoom(sender: string, bytes: number, large: boolean): boolean {
    const { all, each } = this.budget;
    const most = large ? all * (1 - KEPT_FOR_SMALL) : all;
    return this.#all + bytes <= most && (this.#of.get(sender) ?? 0) + bytes <= each;
  }

  /** Adds bytes to what a sender has; negative ones are given back. */
  add(sender: string, bytes: number): void {
    this.#all += bytes;
    const left = (this.#of.get(sender) ?? 0) + bytes;
    if (left > 0) this.#of.set(sender, left);
    else this.#of.delete(sender);
  }
}

/** What one request holds, until its answer was taken. */
export class Share {
  #bytes = 0;

  constructor(readonly held: BytesHeld, readonly sender: string) {}

  /** Takes so many more. Gives false, and takes nothing, where there is no room. */
  take(bytes: number, large: boolean): boolean {
    if (!this.held.hasRoom(this.sender, bytes, large)) return false;
    this.held.add(this.sender, bytes);
    this.#bytes += bytes;
    return true;
  }

  /** Gives all back. */
  release(): void {
    this.held.add(this.sender, -this.#bytes);
    this.#bytes = 0;
  }
}
