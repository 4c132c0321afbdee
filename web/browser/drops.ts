/// <reference lib="dom" />
/** The ways in which files come into the page: dropped anywhere on it, chosen, pasted, or the example. */
import { byId } from "./dom.ts";
import { example } from "./example.ts";

export function followDrops(take: (files: readonly File[]) => void): void {
  const [zone, input] = [byId("drop", HTMLElement), byId("files", HTMLInputElement)];
  byId("choose", HTMLButtonElement).addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    take([...(input.files ?? [])]);
    // The same file chosen again is a choice, too.
    input.value = "";
  });
  byId("example", HTMLButtonElement).addEventListener("click", () => void example().then((file) => take([file])));
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
