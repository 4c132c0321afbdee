/// <reference lib="dom" />
/** The ways in which files come into the page: dropped anywhere on it, chosen, pasted, or the example. */

import { example as exampleInvoice } from "./example.ts";

export interface Drops {
  readonly zone: HTMLElement;
  readonly choose: HTMLButtonElement;
  readonly input: HTMLInputElement;
  readonly example: HTMLButtonElement;
  readonly take: (files: readonly File[]) => void;
}

export function followDrops({ zone, choose, input, example, take }: Drops): void {
  choose.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    take([...(input.files ?? [])]);
    // The same file chosen again is a choice, too.
    input.value = "";
  });
  example.addEventListener("click", () => void exampleInvoice().then((file) => take([file])));
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    zone.classList.toggle("over", is);
  };
  document.addEventListener("dragover", over(true));
  document.addEventListener("dragleave", over(false));
  document.addEventListener("drop", (event) => {
    over(false)(event);
    take([...(event.dataTransfer?.files ?? [])]);
  });
  document.addEventListener("paste", ({ clipboardData, target }) => {
    if (clipboardData === null || target instanceof Element && target.matches("input, textarea, select")) return;
    take(clipboardData.files.length > 0 ? [...clipboardData.files] : pasted(clipboardData.getData("text")));
  });
}

/** A text that begins like an invoice is one; anything else that is pasted is ignored. */
function pasted(text: string): readonly File[] {
  const kind = /^\s*</.test(text) ? "xml" : /^\s*\{/.test(text) ? "json" : undefined;
  return kind === undefined ? [] : [new File([text], `pasted.${kind}`)];
}
