/// <reference lib="dom" />
/** The form in which an invoice is written: what is entered goes into the draft, and the sums follow. */
import type { LanguageTag } from "../../texts/languages.ts";
import type { Texts } from "../../texts/texts.ts";
import type { MendingTexts } from "../../texts/mending/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { writer } from "../../sheet/format.ts";
import type { CodeListId } from "../../../engine/repair/shown.ts";
import type { Lacking, Settings, Sums } from "../../worker/protocol.ts";
import { Draft, type Place } from "../../writing/draft.ts";
import { buyerPart, linePart, parts, paymentPart, sellerPart } from "../../writing/fields.ts";
import type { Part, Target } from "../../writing/row.ts";
import { follow, startLine } from "../../writing/following.ts";
import { nothingRemembered, recall, type Remembered, remembering } from "../../writing/remembered.ts";
import { reopened } from "../../writing/reopened.ts";
import type { Checker } from "../checker.ts";
import { byId, counted, el, filled } from "../dom.ts";
import { save } from "../save.ts";
import { settingsOf } from "../settings.ts";
import { deedsView, keepingView } from "./deeds_view.ts";
import { type Codes, fieldView, UNITS } from "./field_view.ts";
import * as kept from "./kept.ts";
import { inForm, lackingView, markFaults } from "./lacking_view.ts";
import { partView } from "./part_view.ts";
import { sumsView } from "./sums_view.ts";
import { nothingAsked } from "../../worker/mended.ts";

/** Between two sums while somebody types, in milliseconds. */
const PAUSE = 120;
const lists = ["country", "currency", "unit"] as const satisfies readonly CodeListId[];

/** What the page says, in its language. */
interface Speech {
  readonly said: WritingTexts;
  readonly digits: MendingTexts["checkDigits"];
  readonly texts: Texts;
  readonly settings: Settings;
  readonly tag: LanguageTag;
  readonly codes: Codes;
}

export class WritingForm {
  #draft: Draft;
  #remembered: Remembered | undefined = kept.keptRemembered();
  #speech: Speech | undefined;
  #sums: Sums | undefined;
  #lacking: readonly Lacking[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked of the worker, so that a late answer changes nothing. */
  #turn = 0;
  readonly #place = byId("writing", HTMLElement);
  readonly #announce = byId("announce", HTMLElement);

  constructor(readonly checker: Checker) {
    this.#draft = kept.keptDraft() ?? this.#fresh();
  }

  async speak({ said, digits }: Pick<Speech, "said" | "digits">, texts: Texts, tag: LanguageTag): Promise<void> {
    const settings = settingsOf(texts, tag, "");
    const all = await Promise.all(lists.map(async (list) => {
      const { codes = [] } = await this.checker.make({ kind: "codes", list, ...this.#about(settings) });
      return [list, codes] as const;
    }));
    this.#speech = { said, digits, texts, settings, tag, codes: Object.fromEntries(all) };
    this.#lacking = [];
    this.#draw();
    await this.#sum();
  }

  /** What somebody begins with: today, and what is remembered. */
  #fresh(): Draft {
    const draft = new Draft();
    const now = new Date();
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
    draft.set("/issueDate", day);
    const { own, payment } = this.#remembered ?? nothingRemembered;
    recall(draft, sellerPart, own);
    recall(draft, paymentPart, payment);
    startLine(draft, 0);
    return draft;
  }

  #about(settings: Settings) {
    const name = this.#draft.at("/invoiceNumber").replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80);
    const file = new File([this.#draft.json()], `${name === "" ? this.#speech?.said.unnamed ?? "invoice" : name}.json`);
    return { file, settings, asked: nothingAsked };
  }

  #draw(): void {
    const speech = this.#speech;
    if (speech === undefined) return;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
    const { said, codes } = speech;
    this.#place.replaceChildren(
      ...this.#nameLists(),
      el(
        "datalist",
        { id: UNITS },
        ...(codes["unit"] ?? []).filter(([, name]) => name !== "").map(([code, name]) =>
          el("option", { value: code, label: `${name} (${code})` })
        ),
      ),
      el("div", { class: "form-parts" }, ...parts.map((part) => this.#partView(part, speech))),
      el("div", { id: "sums", class: "due" }),
      el("div", { id: "lacking" }),
      deedsView(said, {
        make: (target) => void this.#make(target),
        saveDraft: () => {
          const { file } = this.#about(speech.settings);
          save(file.name, file);
        },
      }),
      keepingView(said, {
        remembers: this.#remembered !== undefined,
        remember: (is) => this.#toRemember(is, said),
        open: (file) => void this.#open(file, said),
        startOver: () => this.#startOver(),
      }),
    );
    this.#showSums();
    this.#showLacking(false);
    if (focused !== "") document.getElementById(focused)?.focus();
  }

  /** The names of customers and items that are remembered. */
  #nameLists(): readonly HTMLElement[] {
    const { customers, items } = this.#remembered ?? nothingRemembered;
    return [["known-customers", customers] as const, ["known-items", items] as const].map(([id, all]) =>
      el("datalist", { id }, ...Object.keys(all).map((name) => el("option", { value: name })))
    );
  }

  #partView(part: Part, { said, digits, codes }: Speech): HTMLElement {
    const field = (place: Place) =>
      fieldView(place, this.#draft.text(place), {
        said,
        digits,
        codes,
        names: namesFor(part, place),
        write: (pointer, text) => this.#write(pointer, text),
        commit: (committed) => this.#commit(committed),
      });
    return partView(part, this.#draft, said, {
      field,
      addLine: () => {
        this.#draft.addLine();
        startLine(this.#draft, this.#draft.lines - 1);
        this.#changed();
        document.getElementById(`field-lines-${this.#draft.lines - 1}-description`)?.focus();
      },
      removeLine: (line) => {
        this.#draft.removeLine(line);
        this.#changed();
      },
    });
  }

  #write(pointer: string, text: string): void {
    this.#draft.set(pointer, text);
    kept.keepDraft(this.#draft);
    document.documentElement.dataset["state"] = "working";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sum(), PAUSE);
  }

  #commit(place: Place): void {
    if (follow(this.#draft, place, this.#remembered ?? nothingRemembered)) this.#changed();
  }

  /** Fields came or went, or have other values. */
  #changed(): void {
    kept.keepDraft(this.#draft);
    this.#lacking = [];
    this.#draw();
    void this.#sum();
  }

  async #sum(): Promise<void> {
    const speech = this.#speech;
    if (speech === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    document.documentElement.dataset["state"] = "working";
    const turn = ++this.#turn;
    const { sums } = await this.checker.make({ kind: "sums", ...this.#about(speech.settings) });
    if (turn !== this.#turn) return;
    this.#sums = sums;
    this.#showSums();
    // Something was written meanwhile, and is added up next.
    if (this.#timer === undefined) document.documentElement.dataset["state"] = "done";
  }

  #money(): (amount: string) => string {
    const { texts, tag } = this.#speech ?? {};
    const currency = this.#draft.at("/currency") || "EUR";
    if (texts === undefined || tag === undefined) return (amount) => amount;
    const write = writer({ language: tag, texts: texts.sheet, currency, taxCurrency: undefined });
    return (amount) => write(amount, "money");
  }

  #showSums(): void {
    const { said } = this.#speech ?? {};
    if (said === undefined) return;
    const money = this.#money();
    document.getElementById("sums")?.replaceChildren(sumsView(this.#sums, said, money));
    for (const [index, place] of document.querySelectorAll<HTMLElement>(".line-net").entries()) {
      const amount = this.#sums?.lines[index] ?? "";
      place.textContent = amount === "" ? "–" : money(amount);
    }
  }

  #toRemember(is: boolean, said: WritingTexts): void {
    this.#remembered = is ? nothingRemembered : undefined;
    if (is) return kept.keepRemembered(nothingRemembered);
    kept.dropRemembered();
    this.#announce.textContent = said.forgotten;
    this.#draw();
  }

  #startOver(): void {
    kept.dropDraft();
    this.#draft = this.#fresh();
    this.#changed();
    scrollTo(0, 0);
  }

  async #open(file: File, said: WritingTexts): Promise<void> {
    const draft = reopened(await file.text().catch(() => ""));
    this.#announce.textContent = draft === undefined ? said.notADraft : "";
    this.#announce.classList.toggle("hidden", draft !== undefined);
    if (draft === undefined) return;
    this.#draft = draft;
    this.#changed();
  }

  async #make(target: Target): Promise<void> {
    const { said, settings } = this.#speech ?? unreachable();
    document.documentElement.dataset["state"] = "working";
    this.#tell(said.working);
    await this.#sum();
    document.documentElement.dataset["state"] = "working";
    const { written } = await this.checker.make({ kind: "write", target, ...this.#about(settings) });
    this.#lacking = written !== undefined && "lacking" in written ? inForm(written.lacking) : [];
    this.#showLacking(true);
    if (written === undefined) this.#tell(said.broken);
    else if ("lacking" in written) this.#tell(counted(said.lacking, this.#lacking.length));
    else {
      save(written.saved.name, written.saved.content);
      this.#remember();
      this.#tell(filled(said.saved, written.saved.name, this.#money()(this.#sums?.due ?? "")));
    }
    const verdict = written === undefined ? undefined : "lacking" in written ? "refused" : "accepted";
    if (verdict === undefined) delete this.#announce.dataset["verdict"];
    else this.#announce.dataset["verdict"] = verdict;
    this.#announce.dataset["left"] = `${this.#lacking.length}`;
    document.documentElement.dataset["state"] = "done";
  }

  #tell(text: string): void {
    this.#announce.classList.remove("hidden");
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

function namesFor(part: Part, { row }: Place): string | undefined {
  if (part === buyerPart && row.term === "BT-44") return "known-customers";
  return part === linePart && row.term === "BT-153" ? "known-items" : undefined;
}

function unreachable(): never {
  throw new Error("A button cannot be pressed before the form is drawn");
}
