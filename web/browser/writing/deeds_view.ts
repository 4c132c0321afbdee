/// <reference lib="dom" />
/** What can be done with an invoice that is being written: make it, keep it, begin again. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { type Target, targets } from "../../writing/row.ts";
import { button, el } from "../dom.ts";

export interface Deeds {
  readonly make: (target: Target) => void;
  readonly saveDraft: () => void;
}

export function deedsView({ save }: WritingTexts, { make, saveDraft }: Deeds): HTMLElement {
  return el(
    "p",
    { class: "deeds" },
    ...targets.map((it, at) => {
      return button(save[it], { class: at === 0 ? "primary" : "secondary", "data-save": it }, () => make(it));
    }),
    button(save.draft, { class: "secondary", "data-save": "draft" }, saveDraft),
  );
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
