/** What several files are judged and shown by. It is loaded with the first of them. */
import type { Ask } from "../worker/protocol.ts";
import type { Several, SeveralWays } from "./many/several.ts";

export class ManyPart {
  #several: Several | undefined;
  #isLoading = false;
  /** Counts what is begun, so that what is loaded late is not taken for what was asked for since. */
  #turn = 0;

  get element(): HTMLElement | undefined {
    return this.#several?.element;
  }

  get busy(): boolean {
    return this.#isLoading || this.#several?.busy === true;
  }

  async begin(asks: readonly Ask[], ways: SeveralWays): Promise<void> {
    const turn = ++this.#turn;
    this.#isLoading = true;
    const { loadSeveral } = await import("./many/several.ts");
    const several = await loadSeveral(ways);
    if (turn !== this.#turn) return;
    this.#isLoading = false;
    this.#several = several;
    several.check(asks);
  }

  /** Judges one of the files again. */
  check(ask: Ask): void {
    this.#several?.check([ask]);
  }

  opened(id: number): void {
    this.#several?.opened(id);
  }

  stop(): void {
    this.#turn++;
    this.#isLoading = false;
    this.#several?.stop();
    this.#several = undefined;
  }
}
