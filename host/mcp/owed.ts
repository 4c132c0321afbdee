/** Answers still to be sent: a client that closes its input after asking, such as a script with a pipe, gets all of them. */
import { within } from "../kit/within.ts";

type Id = string | number;

export class Owed {
  readonly #ids: Set<Id> = new Set();
  #none = Promise.withResolvers<void>();

  /** A message came: a request, or that one is of no interest any more, which is not answered then. */
  came(message: unknown): void {
    if (typeof message !== "object" || message === null || !("method" in message)) return;
    if ("id" in message && isId(message.id)) this.#ids.add(message.id);
    else if (message.method === "notifications/cancelled" && "params" in message) this.#paid(fieldOf(message.params));
  }

  /** A message was sent. */
  went(message: object): void {
    if (!("method" in message) && "id" in message) this.#paid(message.id);
  }

  /** Ends when nothing is owed, or after so many milliseconds. */
  async settled(most: number): Promise<void> {
    if (this.#ids.size === 0) return;
    await within(most, this.#none.promise, () => {});
  }

  #paid(id: unknown): void {
    if (isId(id) && this.#ids.delete(id) && this.#ids.size === 0) {
      this.#none.resolve();
      this.#none = Promise.withResolvers();
    }
  }
}

function isId(value: unknown): value is Id {
  return typeof value === "string" || typeof value === "number";
}

function fieldOf(params: unknown): unknown {
  return typeof params === "object" && params !== null && "requestId" in params ? params.requestId : undefined;
}
