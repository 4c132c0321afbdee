/// <reference lib="dom" />
/** The validator's page: what is chosen, what became of it, and what is shown. */
import type { LanguageTag } from "../texts/languages.ts";
import type { Texts, UiTexts } from "../texts/texts.ts";
import { type Asked, type Mending, nothingAsked } from "../worker/mended.ts";
import type { Ask, Report, SavedAs, Settings, Tell } from "../worker/protocol.ts";
import { Checker, type Told } from "./checker.ts";
import { type Checked, isCopy } from "./checked.ts";
import { example } from "./example.ts";
import { button, byId, el } from "./dom.ts";
import { filesView } from "./files_view.ts";
import { outcomeOf } from "./outcome.ts";
import { progressView } from "./progress_view.ts";
import { Repairs, type Shown } from "./repairs.ts";
import { settingsOf } from "./settings.ts";
import { goesOnAt } from "./focus.ts";
import { refusedView, type ReportView, reportView } from "./report_view.ts";

/** A check that takes less is over before progress can be read. */
const SHOW_PROGRESS_AFTER = 200;

export class Validator {
  readonly #results = byId("results", HTMLElement);
  readonly #announce = byId("announce", HTMLElement);
  readonly #profile = byId("profile", HTMLSelectElement);
  readonly #checker: Checker;
  readonly #repairs: Repairs;
  #files: readonly Checked[] = [];
  #shown = 0;
  #lastId = 0;
  #view: ReportView | undefined;
  #texts: Texts | undefined;
  #language: LanguageTag = "en";
  /** The causes that are shown. */
  #drawnMending: Mending | "broken" | undefined;
  /** Whether the next report that is shown gets the focus: after a choice of files, and not after one of settings. */
  #takesFocus = false;

  /** `warm` is told when everything is there, and again for each new worker. */
  constructor(makeWorker: () => Worker, warm: () => void) {
    const listener = { warm, told: (tell: Told) => this.#told(tell), broke: (id: number) => this.#broke(id) };
    this.#checker = new Checker(makeWorker, listener, () => this.#warmUp());
    this.#repairs = new Repairs(this.#checker);
    this.#profile.addEventListener("change", () => this.#again());
  }

  get busy(): boolean {
    return this.#checker.busy;
  }

  /** Starts a new worker, so that it loads what it needs from where the page does now. */
  renew(): void {
    this.#checker.renew();
  }

  speak(texts: Texts, language: LanguageTag): void {
    this.#texts = texts;
    this.#language = language;
    if (this.#files.length === 0) void this.#checker.warm();
    this.#drawState();
    this.#again();
  }

  async #warmUp(): Promise<Ask | undefined> {
    const file = await example();
    if (this.#texts === undefined) return undefined;
    return { kind: "warm up", id: 0, file, settings: this.#settings(this.#texts), asked: nothingAsked };
  }

  check(files: readonly File[]): void {
    if (files.length === 0) return;
    this.#checker.stop();
    this.#files = files.map((file) => {
      return { id: ++this.#lastId, file, state: "waiting", stage: "reading", asked: nothingAsked, rows: [] };
    });
    this.#shown = this.#files[0]?.id ?? 0;
    this.#takesFocus = true;
    this.#ask();
  }

  clear(): void {
    this.#checker.stop();
    this.#files = [];
    this.#draw();
    byId("choose", HTMLButtonElement).focus();
  }

  /** The same files, by other settings or in another language. */
  #again(): void {
    this.#checker.stop();
    this.#files = this.#files.map((it) => ({ ...it, state: "waiting", stage: "reading", rows: [] }));
    this.#ask();
  }

  #ask(): void {
    if (this.#texts === undefined) return;
    this.#announce.textContent = "";
    this.#drawState();
    const settings = this.#settings(this.#texts);
    this.#checker.check(
      this.#files.map(({ id, file, asked }): Ask => ({ kind: "judge", id, file, settings, asked })),
    );
    setTimeout(() => this.busy && this.#draw(), SHOW_PROGRESS_AFTER);
  }

  #settings = (texts: Texts): Settings => settingsOf(texts, this.#language, this.#profile.value);

  get #shownFile(): Checked | undefined {
    return this.#files.find(({ id }) => id === this.#shown);
  }

  /** Has a copy of the shown invoice made as is said; the file itself stays as it is. */
  #mend(asked: Asked): void {
    const shown = this.#shownFile;
    if (shown === undefined || this.#texts === undefined) return;
    this.#change(shown.id, { asked, state: "waiting", stage: "reading" });
    this.#announce.textContent = "";
    const { id, file } = shown;
    this.#checker.check([{ kind: "judge", id, file, settings: this.#settings(this.#texts), asked }]);
    this.#drawState();
  }

  /** Saves the shown invoice with what was repaired. */
  async #save(as: SavedAs, { repaired, result }: Report): Promise<void> {
    const shown = this.#shownCopy;
    if (shown === undefined) return;
    const state = !repaired ? "unchanged" : result.valid ? "accepted" : "unfinished";
    this.#view?.say(await this.#repairs.save(shown, as, state));
  }

  /** What is shown, for what is made of it. */
  get #shownCopy(): Shown | undefined {
    const [shown, texts] = [this.#shownFile, this.#texts];
    if (shown === undefined || texts === undefined) return undefined;
    return { file: shown.file, asked: shown.asked, settings: this.#settings(texts) };
  }

  #changeValue(pointer: string, value: HTMLElement): void {
    const shown = this.#shownCopy;
    if (shown !== undefined) void this.#repairs.open(shown, pointer, value, (asked) => this.#mend(asked));
  }

  #change(id: number, change: Partial<Checked>): void {
    this.#files = this.#files.map((it) => it.id === id ? { ...it, ...change } : it);
  }

  #told(tell: Told): void {
    switch (tell.kind) {
      case "ready":
        return tell.report === undefined ? undefined : this.#warmView(tell.report);
      case "stage":
        this.#change(tell.id, { state: "working", stage: tell.stage });
        return this.#drawProgress();
      case "answer":
        this.#change(tell.id, { answer: tell.answer, rows: [], mending: undefined });
        // The causes of a copy come right after it, and what is shown stays until then.
        return tell.id === this.#shown && !isCopy(tell.answer) ? this.#draw() : undefined;
      case "lines":
        return this.#lines(tell);
      case "mended":
        this.#change(tell.id, { mending: tell.mending });
        return tell.id === this.#shown ? this.#mended() : undefined;
      case "done":
        this.#change(tell.id, { state: "done" });
        return this.#finished();
    }
  }

  #mended(): void {
    const shown = this.#shownFile;
    if (isCopy(shown?.answer) || shown?.asked !== nothingAsked) this.#draw();
    else this.#drawMending();
  }

  /** Shows the causes of what is shown; what draws them is loaded with the first. */
  #drawMending(): void {
    const [mending, view, copy, texts] = [this.#shownFile?.mending, this.#view, this.#shownCopy, this.#texts];
    if (mending === undefined || view === undefined || copy === undefined || texts === undefined) return;
    const part = this.#repairs.in(this.#language);
    if (part === undefined) {
      void this.#repairs.load(this.#language).then(() => this.#drawMending());
      return;
    }
    const drawn = part.draw(mending, {
      asked: copy.asked,
      sheet: texts.sheet,
      mend: (it) => this.#mend(it),
      mail: () => this.#checker.make({ kind: "mail", ...copy }),
    });
    view.mended(mending, drawn);
    this.#drawnMending = mending;
    this.#drawState();
  }

  #lines({ id, rows }: Extract<Tell, { kind: "lines" }>): void {
    const before = this.#files.find((it) => it.id === id)?.rows ?? [];
    this.#change(id, { rows: [...before, ...rows] });
    if (id === this.#shown) this.#view?.add(rows);
  }

  #broke(id: number): void {
    const file = this.#files.find((it) => it.id === id)?.file.name ?? "";
    const message = this.#texts?.ui.broken ?? "";
    this.#change(id, { state: "done", answer: { kind: "refused", file, error: "internal_error", message } });
    this.#draw();
  }

  #stop(): void {
    for (const id of this.#checker.stop()) this.#change(id, { state: "stopped" });
    this.#draw();
  }

  #finished(): void {
    const left = this.#files.filter(({ state }) => state !== "done").length;
    if (this.#files.length > 1) this.#drawFiles();
    if (left > 0) return;
    this.#drawProgress();
    this.#drawState();
    this.#announce.textContent = this.#texts === undefined ? "" : outcomeOf(this.#files, this.#texts.ui);
  }

  #draw(): void {
    const [shown, texts] = [this.#shownFile, this.#texts];
    if (texts === undefined) return;
    const { ui } = texts;
    document.documentElement.classList.toggle("has-results", shown !== undefined);
    this.#results.hidden = shown === undefined;
    const goesOn = goesOnAt(this.#results);
    const report = shown?.answer?.kind === "report" ? shown.answer : undefined;
    this.#view = report && this.#reportView(report, ui);
    this.#view?.add(shown?.rows ?? []);
    const refused = shown?.answer?.kind === "refused" ? refusedView(shown.answer, ui) : undefined;
    const content = this.#view?.element ?? refused;
    const over = button(ui.clear, { class: "secondary start-over" }, () => this.clear());
    const parts = [el("div", { class: "files" }), el("div", { class: "progress" }), content, over];
    this.#results.replaceChildren(...parts.filter((it) => it !== undefined));
    this.#drawFiles();
    this.#drawProgress();
    this.#drawMending();
    this.#drawState();
    if (goesOn !== undefined) this.#results.querySelector<HTMLElement>(goesOn)?.focus({ preventScroll: true });
    // In a task of its own, because laying out a large invoice takes time.
    if (content !== undefined && this.#takesFocus) setTimeout(() => this.#focus());
  }

  #reportView(report: Report, ui: UiTexts): ReportView {
    return reportView(report, {
      ui,
      save: (as) => void this.#save(as, report),
      change: (pointer, value) => this.#changeValue(pointer, value),
    });
  }

  /** What is drawn once, and put nowhere, is drawn faster when it is needed. */
  #warmView(report: Report): void {
    if (this.#texts !== undefined) this.#reportView(report, this.#texts.ui);
  }

  #focus(): void {
    this.#takesFocus = false;
    const title = this.#results.querySelector<HTMLElement>(".verdict-title");
    this.#results.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  }

  #drawFiles(): void {
    const ui = this.#texts?.ui;
    if (ui === undefined || this.#files.length < 2) return;
    const choose = (id: number) => {
      this.#shown = id;
      this.#takesFocus = true;
      this.#draw();
    };
    const list = this.#results.querySelector(".files");
    const had = list?.contains(document.activeElement) === true;
    list?.replaceWith(filesView(this.#files, this.#shown, ui, choose));
    if (had) this.#results.querySelector<HTMLElement>(".files [aria-current]")?.focus();
  }

  /** Says to whoever looks at the document itself how far the page is. */
  #drawState(): void {
    const mending = this.#shownFile?.mending;
    const isDrawn = mending === undefined || mending === this.#drawnMending;
    const isBusy = this.#files.some(({ state }) => state === "waiting" || state === "working");
    const state = isBusy || !isDrawn ? "working" : "done";
    document.documentElement.dataset["state"] = this.#files.length === 0 ? "idle" : state;
  }

  #drawProgress(): void {
    const ui = this.#texts?.ui;
    const place = this.#results.querySelector(".progress");
    if (ui === undefined || place === null) return;
    place.replaceChildren(...progressView(this.#files, ui, () => this.#stop()));
  }
}
