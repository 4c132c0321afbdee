/** Workers of a page, for tests without a browser. */
import type { Works } from "../../web/browser/checker.ts";
import type { Tell } from "../../web/worker/protocol.ts";

/** Does nothing by itself: it answers when the test says so. */
export class PlayedWorker implements Works {
  onmessage: Works["onmessage"] = null;
  onerror: Works["onerror"] = null;
  readonly asked: { readonly ticket: number }[] = [];
  ended = false;

  postMessage(message: { readonly ticket: number }): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(tell: Tell): void {
    this.onmessage?.(new MessageEvent("message", { data: tell }));
  }
}
