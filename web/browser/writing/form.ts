/// <reference lib="dom" />
/** The form in which an invoice is written: what is entered goes into the draft, and the sums follow. */
import { type Money, moneyIn } from "../../sheet/format.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import type { Texts } from "../../texts/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { CodeListId } from "../../../engine/edits/shown.ts";
import type { Lacking, Settings, Sums, Written } from "../../worker/protocol.ts";
import type { Draft, FieldPlace } from "../../writing/draft.ts";
import { OPENING, parts } from "../../writing/fields.ts";
import { codedDiscount, type DiscountWording } from "../../writing/cash_discount.ts";
import type { Target } from "../../writing/row.ts";
import { follow } from "../../writing/following.ts";
import { nothingRemembered, type Remembered, remembering } from "../../writing/remembered.ts";
import { reopened } from "../../writing/reopened.ts";
import { startLine, targetOf } from "../../writing/supplies.ts";
import type { Checker } from "../checker.ts";
import { byId, counted, el, filled } from "../dom.ts";
import { save, saveText } from "../save.ts";
import { settingsOf } from "../settings.ts";
import { DeedsView, keepingView } from "./deeds_view.ts";
import { fieldView } from "./field_view.ts";
import * as kept from "./kept.ts";
import { Logo } from "./logo.ts";
import { kindView } from "./kind_view.ts";
import { letterView } from "./letter_view.ts";
import { nameLists, namesFor, unitNames } from "./lists_view.ts";
import { inForm, lackingView, markFaults, wrongIn } from "./lacking_view.ts";
import { type Following, partView, type PartWays } from "./part_view.ts";
import { inWords, type Speech } from "./speech.ts";
import { showSums } from "./sums_view.ts";
import { nothingAsked } from "../../worker/repaired.ts";

/** Between two sums while somebody types, in milliseconds. */
const PAUSE = 120;
const lists = ["country", "currency", "unit"] as const satisfies readonly CodeListId[];
export class WritingForm {
  #draft: Draft;
  #remembered: Remembered | undefined = kept.keptRemembered();
  #speech: Speech | undefined;
  #sums: Sums | undefined;
  #lacking: readonly Lacking[] = [];
  #parts: readonly Following[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked of the worker, so that a late answer changes nothing. */
  #turn = 0;
  #isKept = true;
  /** Where the draft is kept, in words. */
  readonly #note = el("p", { class: "quiet-text" });
  /** The names of customers and items that are remembered. */
  readonly #names = el("div", { hidden: true });
  readonly #place = byId("writing", HTMLElement);
  readonly #deeds = new DeedsView((it) => void this.#make(it), ({ settings }) => {
    saveText(this.#about(settings).file.name, this.#draft.saved(), "application/json");
  });
  readonly #letter = el("div", { class: "letter" });
  readonly #logo = new Logo();
  readonly #announce = byId("announce", HTMLElement);

  constructor(readonly checker: Checker) {
    this.#draft = kept.keptDraft() ?? kept.newDraft(this.#remembered);
  }

  async speak({ said, digits }: Pick<Speech, "said" | "digits">, texts: Texts, tag: LanguageTag): Promise<void> {
    const settings = settingsOf(texts, tag, "");
    const all = await Promise.all(lists.map(async (list) => {
      return [list, await this.checker.make("codes", { list, ...this.#about(settings) }) ?? []] as const;
    }));
    this.#speech = { said, digits, settings, codes: Object.fromEntries(all) };
    this.#show(this.#draft);
  }

  #about(settings: Settings, wording: DiscountWording = codedDiscount) {
    const name = this.#draft.at("/invoiceNumber").replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80);
    const unnamed = this.#speech?.said.unnamed ?? "invoice";
    const file = new File([this.#draft.json(wording)], `${name === "" ? unnamed : name}.json`);
    return { file, settings, asked: nothingAsked };
  }

  #draw(): void {
    const speech = this.#speech;
    if (speech === undefined) return;
    const { said, codes } = speech;
    const ways = this.#ways(speech);
    const kind = kindView(said, ways.draft, () => this.#changed());
    this.#parts = [kind, ...parts.map((part) => partView(part, ways))];
    this.#place.replaceChildren(
      this.#names,
      unitNames(codes),
      el(
        "div",
        { class: "columns" },
        el(
          "div",
          {},
          el("div", { class: "form-parts" }, ...this.#parts.map(({ element }) => element)),
          el("div", { class: "due" }, el("div", { id: "sums" }), this.#deeds.first),
          el("div", { id: "lacking" }),
          this.#announce,
          this.#deeds.others,
          this.#keeping(said),
        ),
        this.#letter,
      ),
    );
    this.#note.textContent = this.#isKept ? said.draftKept : said.draftNotKept;
    this.#refresh();
  }

  #keeping(said: WritingTexts): HTMLElement {
    return keepingView(said, {
      remembers: this.#remembered !== undefined,
      note: this.#note,
      remember: (is) => this.#toRemember(is, said),
      open: (file) => void this.#open(file, said),
      startOver: () => this.#startOver(),
    });
  }

  #refresh(): void {
    if (this.#speech !== undefined) this.#deeds.show(targetOf(this.#draft), this.#speech);
    this.#names.replaceChildren(...nameLists(this.#remembered ?? nothingRemembered));
    for (const part of this.#parts) part.refresh();
    this.#showSums();
    this.#showLacking(false);
  }

  #ways(speech: Speech): PartWays {
    const { said } = speech;
    return {
      said,
      draft: () => this.#draft,
      below: { sellerMore: this.#logo.view(said) },
      knowsSeller: (this.#remembered?.own["/name"] ?? "") !== "",
      field: (part, place) =>
        fieldView(place, {
          ...speech,
          language: speech.settings.language,
          names: namesFor(part, place),
          write: (pointer, text) => this.#write(pointer, text),
          commit: (committed) => this.#commit(committed),
        }),
      addLine: () => {
        this.#draft.addLine();
        startLine(this.#draft, this.#draft.lines - 1);
        this.#changed();
        document.getElementById(`field-lines-${this.#draft.lines - 1}-description`)?.focus();
      },
      removeLine: (line) => {
        this.#draft.removeLine(line);
        this.#changed();
        document.getElementById(`field-lines-${Math.min(line, this.#draft.lines - 1)}-description`)?.focus();
      },
    };
  }

  #write(pointer: string, text: string): void {
    this.#draft.set(pointer, text);
    this.#keep();
    document.documentElement.dataset["state"] = "working";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sum(), PAUSE);
  }

  /** Where the browser keeps nothing, that is said, once, and to who does not see it, too. */
  #keep(): void {
    if (kept.keepDraft(this.#draft) || !this.#isKept) return;
    this.#isKept = false;
    this.#note.role = "alert";
    this.#note.textContent = this.#speech?.said.draftNotKept ?? "";
  }

  #commit(place: FieldPlace): void {
    if (follow(this.#draft, place, this.#remembered ?? nothingRemembered)) this.#changed();
  }

  /** Fields came or went, or have other values. */
  #changed(): void {
    this.#keep();
    this.#lacking = [];
    this.#refresh();
    void this.#sum();
  }

  async #sum(): Promise<void> {
    const speech = this.#speech;
    if (speech === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    document.documentElement.dataset["state"] = "working";
    const turn = ++this.#turn;
    const sums = await this.checker.make("sums", this.#about(speech.settings));
    if (turn !== this.#turn) return;
    this.#sums = sums;
    this.#showSums();
    // Something was written meanwhile, and is added up next.
    if (this.#timer === undefined) document.documentElement.dataset["state"] = "done";
  }

  #money(): Money {
    const { settings } = this.#speech ?? {};
    const currency = this.#draft.at("/currency") || "EUR";
    return settings ? moneyIn(currency, { ...settings, texts: settings.texts.sheet }) : (amount) => amount;
  }

  #showSums(): void {
    if (this.#speech === undefined) return;
    const { said, settings: { texts } } = this.#speech;
    if (this.#sums !== undefined) letterView(this.#letter, this.#sums.sheet, texts.ui);
    showSums(this.#sums, said, this.#money());
  }

  #toRemember(is: boolean, said: WritingTexts): void {
    this.#remembered = is ? nothingRemembered : undefined;
    kept.keepRemembered(this.#remembered);
    if (is) return;
    this.#tell(said.forgotten);
    this.#refresh();
  }

  #startOver(): void {
    kept.keepDraft(undefined);
    if (this.#remembered === undefined) this.#logo.use("");
    this.#show(kept.newDraft(this.#remembered));
    scrollTo(0, 0);
  }

  #show(draft: Draft): void {
    this.#draft = draft;
    this.#lacking = [];
    this.#draw();
    void this.#sum();
  }

  async #open(file: File, said: WritingTexts): Promise<void> {
    const draft = reopened(await file.text().catch(() => ""));
    if (draft === undefined) return this.#tell(said.notADraft);
    this.#tell("");
    this.#show(draft);
    this.#keep();
  }

  async #make(target: Target): Promise<void> {
    const speech = this.#speech;
    if (speech === undefined) return;
    const { said, settings } = speech;
    this.#tell(said.working);
    await this.#sum();
    document.documentElement.dataset["state"] = "working";
    const about = this.#about(settings, target === "xrechnung" ? codedDiscount : inWords(speech));
    const written = await this.checker.make("write", { target, letter: this.#onPages(), ...about });
    this.#showMade(written, said);
    document.documentElement.dataset["state"] = "done";
  }

  /** What stands on the pages beside the values of the invoice. */
  #onPages() {
    return { logo: this.#logo.base64, footer: this.#draft.at("/seller/footer"), opening: this.#draft.at(OPENING) };
  }

  #showMade(written: Written | undefined, said: WritingTexts): void {
    const wrong = wrongIn(this.#draft, this.#speech?.codes["unit"] ?? [], said);
    const lacking = written !== undefined && "lacking" in written ? written.lacking : [];
    const own = new Set(wrong.flatMap(({ pointers }) => pointers));
    this.#lacking = inForm([...lacking.filter(({ pointers }) => !pointers.some((it) => own.has(it))), ...wrong]);
    this.#showLacking(true);
    const isSaved = written !== undefined && "saved" in written && wrong.length === 0;
    if (isSaved) {
      save(written.saved.name, written.saved.content);
      this.#remember();
      this.#tell(filled(said.saved, written.saved.name, this.#money()(this.#sums?.totals["payableAmount"] ?? "")));
    } else this.#tell(written === undefined ? said.broken : counted(said.lacking, this.#lacking.length));
    if (written !== undefined) this.#announce.dataset["verdict"] = isSaved ? "accepted" : "refused";
    this.#announce.dataset["left"] = `${this.#lacking.length}`;
  }

  #tell(text: string): void {
    delete this.#announce.dataset["verdict"];
    this.#announce.classList.toggle("hidden", text === "");
    this.#announce.textContent = text;
  }

  #remember(): void {
    if (this.#remembered === undefined) return;
    this.#remembered = remembering(this.#draft, this.#remembered);
    kept.keepRemembered(this.#remembered);
  }

  #showLacking(focus: boolean): void {
    const place = document.getElementById("lacking");
    const { said } = this.#speech ?? {};
    if (place === null || said === undefined) return;
    markFaults(this.#lacking);
    place.replaceChildren(...(this.#lacking.length === 0 ? [] : [lackingView(this.#lacking, said)]));
    if (focus) place.querySelector("h2")?.focus();
  }
}
