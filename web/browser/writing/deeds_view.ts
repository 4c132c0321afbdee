/// <reference lib="dom" />
/** What can be done with an invoice that is being written: make it, keep it, begin again. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { type Target, targets } from "../../writing/row.ts";
import { el } from "../dom.ts";
import { button } from "../parts/controls.ts";
import type { Speech } from "./speech.ts";

/** The one button that is to be pressed, and the others in a quiet row. */
export class DeedsView {
  readonly first = el("span");
  readonly others = el("p", { class: "deeds" });
  #shown = "";

  constructor(readonly make: (target: Target) => void, readonly saveDraft: (speech: Speech) => void) {}

  /** A button that is being pressed stays: only another language or form has others. */
  show(chosen: Target, speech: Speech): void {
    const { said: { save }, settings: { language } } = speech;
    if (this.#shown === `${language} ${chosen}`) return;
    this.#shown = `${language} ${chosen}`;
    const saveAs = (it: Target, style: string) =>
      button(save[it], { class: style, "data-save": it }, () => this.make(it));
    this.first.replaceChildren(saveAs(chosen, "primary"));
    this.others.replaceChildren(
      ...targets.filter((it) => it !== chosen).map((it) => saveAs(it, "link")),
      button(save.draft, { class: "link", "data-save": "draft" }, () => this.saveDraft(speech)),
    );
  }
}

export interface Keeping {
  /** Whether own data, customers and items are remembered. */
  readonly remembers: boolean;
  /** Whether the browser keeps the draft, in words. */
  readonly note: HTMLElement;
  readonly remember: (is: boolean) => void;
  readonly open: (file: File) => void;
  readonly startOver: () => void;
}

export function keepingView(said: WritingTexts, { remembers, note, remember, open, startOver }: Keeping): HTMLElement {
  const check = el("input", { type: "checkbox", id: "remember" });
  check.checked = remembers;
  check.addEventListener("change", () => remember(check.checked));
  const file = el("input", { type: "file", id: "draft-file", accept: ".json", hidden: true });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen !== undefined) open(chosen);
  });
  const over = () => globalThis.confirm(said.reallyStartOver) && startOver();
  return el(
    "section",
    { class: "keeping" },
    el("label", { class: "check" }, check, " ", said.remember),
    note,
    el(
      "p",
      { class: "deeds" },
      file,
      button(said.openDraft, { class: "secondary" }, () => file.click()),
      button(said.startOver, { class: "secondary", id: "start-over" }, over),
    ),
  );
}
