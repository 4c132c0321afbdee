/** The files that were chosen, how far each has come, and which one is shown. */
import type { SheetRow } from "../sheet/sheet.ts";
import type { Refused, Report, Settings, Stage } from "../worker/protocol.ts";
import { type Asked, nothingAsked, type RepairState } from "../worker/repaired.ts";
import type { Shown } from "./repairs.ts";

export interface Checked {
  readonly id: number;
  readonly file: File;
  /** One of several files is opened when it is asked for. */
  readonly state: "unopened" | "waiting" | "working" | "stopped" | "done";
  readonly stage: Stage;
  readonly answer?: Report | Refused;
  /** What is done to a copy of the invoice. */
  readonly asked: Asked;
  /** What is wrong by its causes; or looking for them broke. */
  readonly repairing?: RepairState | "broken" | undefined;
  /** Rows of the invoice's lines that came after the report, in pieces. */
  readonly rows: SheetRow[];
}

/** Whether something was repaired in what is shown. */
export function isCopy(answer: Checked["answer"]): boolean {
  return answer?.kind === "report" && answer.repaired;
}

/** What somebody works on, as it is kept. */
export interface Work {
  readonly files: readonly File[];
  /** What was left in archives. */
  readonly left: number;
  /** What is done to a copy of each file, by its place among them; null where that is nothing. */
  readonly asked: readonly (Asked | null)[];
  /** The place of the one that is shown; -1 where none is. */
  readonly shown: number;
}

export class ChosenFiles {
  /** By their ids, in the order in which they were chosen. */
  readonly #all = new Map<number, Checked>();
  #shown = 0;
  #left = 0;
  #lastId = 0;

  get all(): readonly Checked[] {
    return [...this.#all.values()];
  }

  get shown(): Checked | undefined {
    return this.find(this.#shown);
  }

  /** What is shown was repaired, or was to be. */
  get showsCopy(): boolean {
    return isCopy(this.shown?.answer) || this.shown?.asked !== nothingAsked;
  }

  /** How many were left in archives. */
  get left(): number {
    return this.#left;
  }

  /** Several are listed together, and each is opened when it is chosen. */
  get areSeveral(): boolean {
    return this.#all.size > 1 || this.#left > 0;
  }

  get areWaiting(): boolean {
    return this.all.some(({ state }) => state === "waiting" || state === "working");
  }

  /** Whether what was chosen is still to be shown: the table of several, which is there by then, or one of the files. */
  isComing(table: HTMLElement | undefined): boolean {
    const { shown } = this;
    if (shown === undefined) return this.#all.size > 0 && table === undefined;
    return shown.answer === undefined && (shown.state === "waiting" || shown.state === "working");
  }

  /** What is shown, for what is made of it. */
  copy(settings: Settings): Shown | undefined {
    const { shown } = this;
    if (shown === undefined) return undefined;
    const given = shown.answer?.kind === "report" ? shown.answer.given : undefined;
    return { file: shown.file, given, asked: shown.asked, settings };
  }

  take(files: readonly File[], left: number): void {
    this.#left = left;
    const state = files.length > 1 || left > 0 ? "unopened" : "waiting";
    this.#all.clear();
    for (const file of files) {
      const id = ++this.#lastId;
      this.#all.set(id, { id, file, state, stage: "reading", asked: nothingAsked, rows: [] });
    }
    this.#shown = this.areSeveral ? 0 : this.#lastId;
  }

  /** What was kept: the same answers and choices, and the same file shown. */
  restore({ files, left, asked, shown }: Work): void {
    this.take(files, left);
    for (const [at, { id }] of this.all.entries()) {
      this.change(id, { asked: asked[at] ?? nothingAsked, ...(at === shown ? { state: "waiting" } : {}) });
      if (at === shown) this.#shown = id;
    }
  }

  clear(): void {
    this.take([], 0);
  }

  /** What was judged is judged again. */
  again(): void {
    for (const { id, state } of this.#all.values()) {
      this.change(id, { state: state === "unopened" ? state : "waiting", stage: "reading", rows: [] });
    }
  }

  show(id: number): void {
    this.#shown = id;
  }

  isShown(id: number): boolean {
    return id === this.#shown;
  }

  find(id: number): Checked | undefined {
    return this.#all.get(id);
  }

  change(id: number, change: Partial<Checked>): void {
    const it = this.#all.get(id);
    if (it !== undefined) this.#all.set(id, { ...it, ...change });
  }

  add(id: number, rows: readonly SheetRow[]): void {
    this.#all.get(id)?.rows.push(...rows);
  }

  /** The program itself broke on one of them. */
  breaks(id: number, message: string): void {
    const file = this.find(id)?.file.name ?? "";
    this.change(id, { state: "done", answer: { kind: "refused", file, error: "internal_error", message } });
  }
}
