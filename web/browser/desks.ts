/// <reference lib="dom" />
/** What somebody typed and has not taken over yet, and the steps taken so far, by the file: drawing the page again loses neither. */
import { type Asked, type Field, nothingAsked } from "../worker/repaired.ts";

/** What is under way on one file. */
export interface Desk {
  /** Texts in fields, by their pointers. */
  readonly drafts: Map<string, string>;
  /** What is chosen and not taken over yet, by the cause. */
  readonly picked: Map<string, string>;
  /** Values of the shown invoice that have a field open, by the place of the value. */
  readonly opened: Map<string, Field>;
  past: readonly Asked[];
  future: readonly Asked[];
}

/** The file that is shown, and how to have another copy made of it. */
export interface Hands {
  readonly shown: () => { readonly file: File; readonly asked: Asked } | undefined;
  readonly repair: (asked: Asked) => void;
}

export class Desks {
  readonly #all = new Map<File, Desk>();

  constructor(readonly hands: Hands) {
    addEventListener("beforeunload", (event) => {
      if (this.hasDrafts) event.preventDefault();
    });
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Of the file that is shown. */
  get desk(): Desk {
    const { file } = this.hands.shown() ?? {};
    const known = file && this.#all.get(file);
    const desk = known ?? { drafts: new Map(), picked: new Map(), opened: new Map(), past: [], future: [] };
    if (file !== undefined) this.#all.set(file, desk);
    return desk;
  }

  get hasDrafts(): boolean {
    return [...this.#all.values()].some(({ drafts }) => drafts.size > 0);
  }

  forget(): void {
    this.#all.clear();
  }

  /** What was asked for may have become more since the page was drawn: a step is added to what it is now. */
  act(step: (asked: Asked) => Asked): void {
    const { desk } = this;
    const asked = this.hands.shown()?.asked ?? nothingAsked;
    desk.past = [...desk.past, asked];
    desk.future = [];
    this.hands.repair(step(asked));
  }

  /** Takes the last step back, or the last one that was taken back again. */
  #go(from: "past" | "future", to: "past" | "future"): void {
    const { desk } = this;
    const next = desk[from].at(-1);
    if (next === undefined) return;
    desk[to] = [...desk[to], this.hands.shown()?.asked ?? nothingAsked];
    desk[from] = desk[from].slice(0, -1);
    this.hands.repair(next);
  }

  /** In a text the keys take back what was typed, which the browser does. */
  #pressed(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isText = target instanceof Element && target.matches("input:not([type=radio]), textarea, select");
    if (!(ctrlKey || metaKey) || altKey || isText) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || key === "z" && shiftKey;
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) this.#go("future", "past");
    else this.#go("past", "future");
  }
}
