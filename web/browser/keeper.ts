/// <reference lib="dom" />
/** Keeps what somebody works on in this browser. What does it is loaded when there is something to keep, or something kept. */
import type { ChosenFiles, Work } from "./chosen_files.ts";
import { el } from "./dom.ts";
import { keep, kept } from "./preferences.ts";

const load = () => import("./kept_work.ts");

/** Milliseconds after which a store that does not answer is waited for no more. */
const PATIENCE = 2_000;

const FORGETTING = "forgetting";

export class Keeper {
  /** One after the other, in the order in which it was asked for. */
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;
  /** Whether the browser keeps what is worked on, in words. */
  readonly #note = el("span", {});
  #notice = "";

  /** `settled` is called when what was asked for is done. */
  constructor(readonly settled: () => void) {
    // The page was closed before it had forgotten.
    if (kept("work") === FORGETTING) this.#forget();
  }

  get busy(): boolean {
    return this.#pending > 0;
  }

  /** Says `kept` until something could not be. */
  noteIn(kept: string): HTMLElement {
    if (this.#notice === "") this.#note.removeAttribute("role");
    this.#note.textContent = this.#notice || kept;
    return this.#note;
  }

  /** It is also announced to those who do not see it. */
  #tell(notice: string): void {
    if (notice === this.#notice) return;
    this.#notice = notice;
    this.#note.role = "alert";
    this.#note.textContent = notice;
  }

  /** Known at once, so that nothing is loaded where nothing is kept. */
  get hasAnything(): boolean {
    return kept("work") === "yes";
  }

  /** Without a store the page works on, and forgets. */
  keep(files: ChosenFiles): void {
    keep("work", "yes");
    this.#then(async () => {
      const { keepWork, noRoom } = await load();
      const isKept = await keepWork(files).catch(() => false);
      if (isKept) this.#notice = "";
      else this.#tell(noRoom(document.documentElement.lang));
    });
  }

  /** Undefined where nothing is kept, or it cannot be read. */
  work(): Promise<Work | undefined> {
    return load().then(({ keptWork }) => keptWork()).catch(() => undefined);
  }

  forget(): void {
    this.#notice = "";
    if (!this.hasAnything) return;
    keep("work", FORGETTING);
    this.#forget();
  }

  #forget(): void {
    this.#then(async () => {
      await (await load()).forgetWork();
      if (kept("work") === FORGETTING) keep("work", "no");
    });
  }

  #then(work: () => Promise<void>): void {
    this.#pending++;
    this.#last = this.#last.then(work).catch(() => keep("work", "no"));
    const patience = new Promise((yes) => setTimeout(yes, PATIENCE));
    void Promise.race([this.#last, patience]).then(() => {
      this.#pending--;
      this.settled();
    });
  }
}
