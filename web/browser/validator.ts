/// <reference lib="dom" />
/** The validator's page: what is chosen, what became of it, and what is shown. */
import type { LanguageTag } from "../texts/languages.ts";
import type { Texts } from "../texts/texts.ts";
import { type Asked, nothingAsked } from "../worker/repaired.ts";
import type { Ask, Report, Settings } from "../worker/protocol.ts";
import { isArchive, withoutArchives } from "./archives.ts";
import { Checker, type Told } from "./checker.ts";
import { type Checked, ChosenFiles, isCopy } from "./chosen_files.ts";
import { example } from "./example.ts";
import { byId, el } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { ManyPart } from "./many_part.ts";
import { Keeper } from "./keeper.ts";
import { progressView, showState } from "./progress_view.ts";
import { Repairs, type Shown } from "./repairs.ts";
import { settingsOf } from "./settings.ts";
import { beginAt, turnTo } from "./focus.ts";
import { outcomeOf, refusedView, type ReportView, reportView } from "./report_view.ts";

/** A check that takes less is over before progress can be read. */
const SHOW_PROGRESS_AFTER = 200;

export class Validator {
  readonly #results = byId("results", HTMLElement);
  readonly #announce = byId("announce", HTMLElement);
  readonly #profile = byId("profile", HTMLSelectElement);
  readonly checker: Checker;
  readonly repairs: Repairs;
  readonly #files = new ChosenFiles();
  /** The choice that is under way. */
  #chosen: readonly File[] = [];
  readonly #many = new ManyPart();
  readonly #keeper = new Keeper(() => this.#drawState());
  #view: ReportView | undefined;
  /** What is shown of a file; it stays until the next is there, so that the page is never empty between two of them. */
  #content: HTMLElement | undefined;
  #texts: Texts | undefined;
  #language: LanguageTag = "en";
  /** Whether all is drawn that comes after the verdict. */
  #isDrawn = false;
  #reveal: (number: number) => void = () => {};
  /** Whether the next report that is shown gets the focus: after a choice of files, and not after one of settings. */
  #takesFocus = false;

  /** `warm` is called when everything is loaded, and again for each new worker. */
  constructor(readonly makeWorker: () => Worker, warm: () => void) {
    const listener = { warm, told: (tell: Told) => this.#told(tell), broke: (id: number) => this.#broke(id) };
    this.checker = new Checker(makeWorker, listener, () => this.#warmUp());
    this.repairs = new Repairs(this.checker, () => this.#shownCopy, (asked) => this.#repair(asked));
    this.#profile.addEventListener("change", () => this.#again());
  }

  speak(texts: Texts, language: LanguageTag): void {
    const isFirst = this.#texts === undefined;
    this.#texts = texts;
    this.#language = language;
    if (this.#files.all.length === 0) void this.checker.warm();
    this.#drawState();
    if (isFirst && this.#keeper.hasAnything) void this.#restore();
    else this.#again();
  }

  async #restore(): Promise<void> {
    const work = await this.#keeper.work();
    if (work === undefined || this.#chosen.length > 0) return;
    this.#files.restore(work);
    this.#ask();
  }

  async #warmUp(): Promise<Ask | undefined> {
    const file = await example();
    if (this.#texts === undefined) return undefined;
    return { kind: "warm up", id: 0, file, settings: this.#settings(this.#texts), asked: nothingAsked };
  }

  check(chosen: readonly File[]): void {
    if (chosen.length === 0 || !this.repairs.mayLeave()) return;
    this.#stop();
    this.#chosen = chosen;
    if (chosen.some(isArchive)) void this.#unpack(chosen);
    else this.#take(chosen, 0);
  }

  async #unpack(chosen: readonly File[]): Promise<void> {
    if (this.#texts === undefined) return;
    document.documentElement.dataset["state"] = "working";
    const { files, left } = await withoutArchives(chosen, this.checker, this.#settings(this.#texts));
    if (this.#chosen === chosen) this.#take(files, left);
  }

  #take(files: readonly File[], left: number): void {
    this.#files.take(files, left);
    this.#takesFocus = true;
    this.#ask();
  }

  clear(): void {
    if (!this.repairs.mayLeave()) return;
    this.#stop();
    this.#chosen = [];
    this.#files.clear();
    this.#keeper.forget();
    this.#draw();
    byId("choose", HTMLButtonElement).focus({ preventScroll: true });
  }

  #stop(): readonly number[] {
    this.#many.stop();
    return this.checker.stop();
  }

  /** The same files, by other settings or in another language. */
  #again(): void {
    this.#stop();
    this.#files.again();
    this.#ask();
  }

  #ask(): void {
    const texts = this.#texts;
    if (texts === undefined) return;
    this.#announce.textContent = "";
    if (this.#files.areSeveral) void this.#askMany(texts);
    this.#drawState();
    const waiting = this.#files.all.filter(({ state }) => state === "waiting");
    this.checker.check(waiting.map((it) => this.#asking("judge", it, texts)));
    setTimeout(() => this.checker.busy && this.#draw(), SHOW_PROGRESS_AFTER);
  }

  #asking = (kind: Ask["kind"], { id, file, asked }: Checked, texts: Texts): Ask => {
    return { kind, id, file, settings: this.#settings(texts), asked };
  };

  async #askMany(texts: Texts): Promise<void> {
    await this.#many.begin(this.#files.all.map((it) => this.#asking("tally", it, texts)), {
      makeWorker: this.makeWorker,
      language: this.#language,
      left: this.#files.left,
      texts,
      open: (id) => this.#open(id),
      checker: this.checker,
      finished: (said) => this.#say(said),
    });
    this.#draw();
  }

  /** Shows one of several files whole. */
  #open(id: number): void {
    this.#files.show(id);
    this.#takesFocus = true;
    const shown = this.#files.shown;
    if (shown?.state === "unopened" && this.#texts !== undefined) {
      this.#files.change(id, { state: "waiting" });
      this.checker.check([this.#asking("judge", shown, this.#texts)]);
    }
    this.#many.opened(id);
    this.#draw();
  }

  #settings = (texts: Texts): Settings => settingsOf(texts, this.#language, this.#profile.value);

  /** Has a copy of the shown invoice made as is said; the file itself stays as it is. */
  #repair(asked: Asked): void {
    const shown = this.#files.shown;
    if (shown === undefined || this.#texts === undefined) return;
    this.#files.change(shown.id, { asked, state: "waiting", stage: "reading" });
    this.#announce.textContent = "";
    this.checker.check([this.#asking("judge", { ...shown, asked }, this.#texts)]);
    this.#many.check(this.#asking("tally", { ...shown, asked }, this.#texts));
    this.#drawState();
  }

  get #shownCopy(): Shown | undefined {
    return this.#texts && this.#files.copy(this.#settings(this.#texts));
  }

  #told(tell: Told): void {
    switch (tell.kind) {
      case "ready":
        // What is drawn once, and put nowhere, is drawn faster when it is needed.
        return void (tell.report && this.#reportView(tell.report));
      case "stage":
        this.#files.change(tell.id, { state: "working", stage: tell.stage });
        return this.#drawProgress();
      case "answer":
        this.#files.change(tell.id, { answer: tell.answer, rows: [], repairing: undefined });
        // The causes of a copy come right after it, and the previous ones stay until then.
        return this.#files.isShown(tell.id) && !isCopy(tell.answer) ? this.#draw() : undefined;
      case "lines":
        this.#files.add(tell.id, tell.rows);
        return this.#files.isShown(tell.id) ? this.#view?.add(tell.rows) : undefined;
      case "repaired":
        this.#files.change(tell.id, { repairing: tell.repairing });
        this.#isDrawn = false;
        if (!this.#files.isShown(tell.id)) return;
        return this.#files.showsCopy ? this.#draw() : this.#drawRepairs();
      case "done":
        this.#files.change(tell.id, { state: "done" });
        return this.#finished();
    }
  }

  /** Shows the causes of what is shown, or its findings where it has none; what draws them is loaded with the first. */
  #drawRepairs(): void {
    const [shown, view, copy, texts] = [this.#files.shown, this.#view, this.#shownCopy, this.#texts];
    if (view === undefined || copy === undefined || texts === undefined) return;
    if (shown?.repairing === undefined && shown?.state !== "done") return;
    const part = this.repairs.in(this.#language);
    if (part === undefined) {
      // Without a network it may not come: the verdict and the invoice stand by themselves.
      const failed = () => this.#isDrawn = true;
      void this.repairs.load(this.#language).then(() => this.#drawRepairs(), failed).then(() => this.#drawState());
      return;
    }
    part.draw(shown.repairing, {
      texts,
      view,
      marksLeadTo: (reveal) => this.#reveal = reveal,
      convert: (to) => this.checker.make("convert", { ...copy, to }),
      mail: () => this.checker.make("mail", copy),
    });
    this.#isDrawn = true;
    this.#drawState();
  }

  #broke(id: number): void {
    this.#files.breaks(id, this.#texts?.ui.broken ?? "");
    this.#draw();
  }

  #finished(): void {
    const { answer, repairing } = this.#files.shown ?? {};
    this.#drawProgress();
    if (repairing === undefined) this.#drawRepairs();
    this.#say(this.#texts === undefined || answer === undefined ? "" : outcomeOf(answer, this.#texts.ui));
  }

  /** What became of it, for those who do not see it. */
  #say(outcome: string): void {
    this.#announce.textContent = outcome;
    this.#keeper.keep(this.#files);
    this.#drawState();
  }

  #draw(): void {
    const [shown, texts] = [this.#files.shown, this.#texts];
    if (texts === undefined) return;
    const isAnything = this.#files.all.length > 0;
    if (this.#results.hidden === isAnything) turnTo(this.#results, isAnything);
    const report = shown?.answer?.kind === "report" ? shown.answer : undefined;
    this.#view = report && this.#reportView(report);
    this.#isDrawn = false;
    this.#view?.add(shown?.rows ?? []);
    this.#drawRepairs();
    const refused = shown?.answer?.kind === "refused" ? refusedView(shown.answer, texts.ui) : undefined;
    const content = this.#view?.element ?? refused ??
      (this.#files.isComing(this.#many.element) ? this.#content : undefined);
    // Nothing is done to what is not chosen any more.
    if (content !== undefined) content.inert = content === this.#content;
    this.#content = content;
    const clear = button(texts.ui.clear, { class: "secondary" }, () => this.clear());
    const over = el("p", { class: "start-over" }, clear, this.#keeper.noteIn(texts.ui.kept));
    const parts = [this.#many.element, el("div", { class: "progress" }), content, over];
    this.repairs.put(this.#results, parts.filter((it) => it !== undefined));
    this.#drawProgress();
    this.#drawState();
    const isThere = content?.inert === false || shown === undefined && this.#many.element !== undefined;
    if (!isThere || !this.#takesFocus) return;
    this.#takesFocus = false;
    // After it is painted: laying out a large invoice takes time, and what moves while it is scrolled to counts as moved.
    requestAnimationFrame(() => setTimeout(() => beginAt(this.#results)));
  }

  #reportView(report: Report): ReportView | undefined {
    return this.#texts && reportView(report, {
      ui: this.#texts.ui,
      save: async (as) => this.#view?.say(await this.repairs.save(as, report)),
      change: (pointer, value) => this.repairs.open(pointer, value),
      toFinding: (number) => this.#reveal(number),
    });
  }

  #drawState(): void {
    const isOpen = this.#view !== undefined && !this.#isDrawn;
    showState(this.#files, this.#many.busy || this.#keeper.busy || isOpen);
  }

  #drawProgress(): void {
    if (this.#texts === undefined) return;
    const parts = progressView(this.#files.all, this.#texts.ui, () => {
      for (const id of this.checker.stop()) this.#files.change(id, { state: "stopped" });
      this.#draw();
    });
    this.#results.querySelector(".progress")?.replaceChildren(...parts);
  }
}
