/// <reference lib="dom" />
/** Several files at once: how many are judged and what became of them, which are shown, and what can be saved. */
import { csvOf, reportOn } from "./saved.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import { loadManyTexts } from "../../texts/many/load.ts";
import type { ManyTexts } from "../../texts/many/texts.ts";
import type { Texts } from "../../texts/texts.ts";
import type { Ask, Tally } from "../../worker/protocol.ts";
import type { Maker } from "../checker.ts";
import { counted, el, filled } from "../dom.ts";
import { askingButton, button } from "../parts/controls.ts";
import { saveText } from "../save.ts";
import { styled } from "../styles.ts";
import { controlsView } from "./controls_view.ts";
import { Crew } from "./crew.ts";
import { comparison, embedding, pdfAmong } from "./pair_view.ts";
import { tableView } from "./table_view.ts";
import { everything, type Filter, filtered, Tallies } from "./tallied.ts";

/** How often what became of the files is drawn while they are judged, in ms. */
const DRAWN_EVERY = 250;

export interface SeveralWays {
  readonly makeWorker: () => Worker;
  readonly language: LanguageTag;
  readonly texts: Texts;
  /** What of archives was left there. */
  readonly left: number;
  readonly open: (id: number) => void;
  readonly checker: Maker;
  /** All files are judged, or it was stopped: what became of them, in a sentence. */
  readonly finished: (said: string) => void;
}

/** The words for several files are loaded with the first of them. */
export async function loadSeveral(ways: SeveralWays): Promise<Several> {
  const [said] = await Promise.all([loadManyTexts(ways.language), styled("repairs.css")]);
  return new Several(ways, said);
}

export class Several {
  readonly element: HTMLElement;
  readonly #crew: Crew;
  readonly #table: ReturnType<typeof tableView>;
  readonly #controls: ReturnType<typeof controlsView>;
  readonly #bar = el("progress", {});
  readonly #title = el("h2", { tabindex: "-1", class: "many-title" });
  readonly #said = el("p", { class: "many-said" });
  readonly #stop: HTMLButtonElement;
  readonly #compare: HTMLButtonElement;
  readonly #embed: HTMLButtonElement;
  /** What comes when all are judged, so that nothing of it moves while it is read. */
  readonly #outcome = el("div", { hidden: true });
  readonly #files = new Tallies();
  /** Of each file what was asked last. */
  readonly #asks = new Map<number, Ask>();
  readonly #pair = el("div", {});
  #filter: Filter = everything;
  #opened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #isDone = false;

  constructor(readonly ways: SeveralWays, readonly said: ManyTexts) {
    const broke = (id: number) => this.#tallied(id, brokenBy(ways.texts.ui.broken));
    this.#crew = new Crew(ways.makeWorker, (id, tally) => this.#tallied(id, tally), broke);
    this.#table = tableView({ ...ways, said, sheet: ways.texts.sheet });
    this.#controls = controlsView(said, (change) => {
      this.#filter = { ...this.#filter, ...change };
      this.#draw();
    });
    this.#stop = button(said.stop, { class: "secondary" }, () => {
      this.#stopped = true;
      this.stop();
      this.#finish();
    });
    this.#compare = askingButton(said.compare, { "data-compare": true }, this.#pair, async () => {
      const [one, other] = this.#asks.values();
      return one && other ? await comparison(one, other, { ...ways, said }) : [];
    });
    this.#embed = askingButton(said.embed.press, { "data-embed": true }, this.#pair, async () => {
      const pair = pdfAmong([...this.#asks.values()]);
      return pair === undefined ? [] : await embedding(pair, this.#pair, { ...ways, said });
    });
    this.element = this.#drawn();
  }

  get busy(): boolean {
    const { files, judged } = this.#files.totals;
    return !this.#stopped && judged < files;
  }

  check(asks: readonly Ask[]): void {
    for (const ask of asks) {
      this.#asks.set(ask.id, ask);
      this.#files.add(ask.id, ask.file.name);
    }
    this.#pair.replaceChildren();
    this.#compare.hidden = this.#asks.size !== 2;
    this.#embed.hidden = pdfAmong([...this.#asks.values()]) === undefined;
    this.#crew.check(asks);
    this.#draw();
  }

  /** Marks the file that is shown whole. */
  opened(id: number): void {
    this.#opened = id;
    this.#draw();
  }

  stop(): void {
    this.#crew.stop();
    clearTimeout(this.#timer);
  }

  #tallied(id: number, tally: Tally): void {
    this.#files.judge(id, tally);
    // A file that is judged again, because it was changed, has its own report.
    if (!this.busy) return this.#isDone ? this.#draw() : this.#finish();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#draw();
    }, DRAWN_EVERY);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDone = true;
    this.#draw();
    this.ways.finished(`${this.#title.textContent}: ${this.#said.textContent}`);
  }

  #drawn(): HTMLElement {
    const { said, ways: { left, language } } = this;
    const actions = [
      button(said.saveCsv, { class: "secondary", "data-save": "csv" }, () => {
        saveText("faktlint.csv", csvOf(this.#files.all, language, said), "text/csv;charset=utf-8");
      }),
      button(said.saveReport, { class: "secondary", "data-save": "report" }, () => {
        saveText("faktlint.json", JSON.stringify(reportOn(this.#files, new Date()), null, 2), "application/json");
      }),
      this.#compare,
      this.#embed,
    ];
    this.#outcome.append(
      this.#controls.element,
      el("div", { class: "actions", role: "group" }, ...actions),
      this.#pair,
      this.#table.element,
    );
    return el(
      "section",
      { class: "many box", "aria-label": said.table },
      this.#title,
      this.#said,
      left === 0 ? undefined : el("p", { class: "notice" }, counted(said.left, left)),
      el("p", { class: "many-progress" }, this.#bar, this.#stop),
      this.#outcome,
    );
  }

  #draw(): void {
    const { said } = this;
    const { files, judged, accepted, refused, unreadable } = this.#files.totals;
    const attributes = { summary: "", files, accepted, refused, unreadable };
    for (const [name, value] of Object.entries(attributes)) this.element.dataset[name] = `${value}`;
    this.#title.textContent = counted(said.title, files);
    const totals = filled(said.totals, accepted, refused, unreadable);
    const isWhole = judged === files;
    const parts = [isWhole ? "" : `${filled(said.progress, judged, files)}:`, totals];
    this.#said.textContent = parts.filter((it) => it !== "").join(" ");
    if (this.#stopped && !isWhole) this.#said.append(` ${said.stopped}`);
    [this.#bar.value, this.#bar.max] = [judged, files];
    this.#bar.setAttribute("aria-label", filled(said.progress, judged, files));
    this.#bar.hidden = this.#stop.hidden = this.#isDone;
    this.#outcome.hidden = !this.#isDone;
    // What nobody sees yet is not drawn again and again.
    if (!this.#isDone) return;
    const { all } = this.#files;
    this.#controls.show(all, this.#filter);
    this.#table.show(filtered(all, this.#filter), this.#opened);
  }
}

function brokenBy(message: string): Tally {
  const wrong = [{ rule: "internal_error", severity: "fatal", message }] as const;
  return { verdict: "unreadable", wrong, errors: 0, warnings: 0 };
}
