/** Keeps what somebody works on in this browser. What does it is loaded when there is something to keep, or something kept. */
import type { ChosenFiles } from "./chosen_files.ts";
import type { Work } from "./checked.ts";
import { keep, kept } from "./preferences.ts";

const load = () => import("./kept_work.ts");

export class Keeper {
  /** One after the other, in the order in which it was asked for. */
  #last: Promise<unknown> = Promise.resolve();

  /** Known at once, so that nothing is loaded where nothing is kept. */
  get hasAnything(): boolean {
    return kept("work") === "yes";
  }

  /** Without a store the page works on, and forgets. */
  keep(files: ChosenFiles): void {
    keep("work", "yes");
    this.#then(async () => (await load()).keepWork(files));
  }

  /** Undefined where nothing is kept, or it cannot be read. */
  work(): Promise<Work | undefined> {
    return load().then(({ keptWork }) => keptWork()).catch(() => undefined);
  }

  forget(): void {
    if (!this.hasAnything) return;
    keep("work", "no");
    this.#then(async () => (await load()).forgetWork());
  }

  #then(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(() => keep("work", "no"));
  }
}
