/// <reference lib="dom" />
/** Repairs of the shown invoice. What draws, changes and saves them is loaded with the first. */
import type { LanguageTag } from "../texts/languages.ts";
import type { Asked } from "../worker/repaired.ts";
import type { About, Report, SavedAs } from "../worker/protocol.ts";
import type { Checker } from "./checker.ts";
import type { Desks } from "./desks.ts";
import { put } from "./focus.ts";
import type { RepairsPart, State } from "./repairs_view.ts";

/** A file, and what is done to a copy of it. */
export interface Shown extends About {
  /** What kind of file it is; undefined where it is no invoice, or that is not known yet. */
  readonly given: SavedAs | undefined;
}

export class Repairs {
  #part: RepairsPart | undefined;
  #desks: Desks | undefined;

  /** `shown` is what is shown now; undefined where that is nothing. */
  constructor(
    readonly checker: Checker,
    readonly shown: () => Shown | undefined,
    readonly repair: (asked: Asked) => void,
  ) {}

  /** What draws them in a language; undefined until it is loaded. */
  in(language: LanguageTag): RepairsPart | undefined {
    return this.#part?.language === language ? this.#part : undefined;
  }

  async load(language: LanguageTag): Promise<RepairsPart> {
    const { Desks, loadRepairsPart } = await import("./repairs_view.ts");
    this.#desks ??= new Desks(this);
    return this.#part = this.in(language) ?? await loadRepairsPart(language, this.#desks);
  }

  /** Puts new content in the place of the old, and keeps what is typed: before this part is there, there are no fields. */
  put(place: HTMLElement, parts: readonly Node[]): void {
    (this.#part?.renew ?? put)(place, parts);
  }

  /** Whether nothing that was typed would be lost by showing other files; asks where it would. */
  mayLeave(): boolean {
    return this.#part?.mayLeave() ?? true;
  }

  /** Saves what is shown as it is reported on, and gives what is to be said of it; "" where that is nothing. */
  async save(as: SavedAs, { repaired, result }: Report): Promise<string> {
    const shown = this.shown();
    if (shown === undefined) return "";
    const state: State = !repaired ? "unchanged" : result.valid ? "accepted" : "unfinished";
    const part = await this.load(shown.settings.language);
    return part.save(await this.checker.make("save", { as, ...shown }), state);
  }

  /** What is shown, with its repairs; undefined where that is no invoice. */
  async copy(): Promise<File | undefined> {
    const shown = this.shown();
    if (shown?.given === undefined) return undefined;
    const saved = await this.checker.make("save", { as: shown.given, ...shown });
    return saved && new File([saved.content], saved.name, { type: saved.content.type });
  }

  /** Opens a field behind a value of the shown invoice. */
  async open(pointer: string, value: HTMLElement): Promise<void> {
    const shown = this.shown();
    if (shown === undefined) return;
    const part = await this.load(shown.settings.language);
    const field = await this.checker.make("field", { pointer, ...shown });
    if (field !== undefined && value.isConnected) part.open(value, field);
  }
}
