/// <reference lib="dom" />
/** A key, which is shown once, with the way to copy it; `more` follows. */
import { type Child, el } from "../dom.ts";
import { copy } from "../save.ts";
import { button } from "./controls.ts";

export interface KeyWords {
  readonly title: string;
  readonly copy: string;
  readonly copied: string;
}

export function showKey(place: HTMLElement, key: string, words: KeyWords, ...more: readonly Child[]): void {
  const press = button(words.copy, { class: "primary" }, () => void copy(key, press, words.copied));
  const title = el("h2", { tabindex: "-1" }, words.title);
  place.replaceChildren(
    title,
    el("p", { class: "key" }, el("code", {}, key), press),
    ...more.filter((it) => it !== undefined),
  );
  place.hidden = false;
  title.focus();
}
