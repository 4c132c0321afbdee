/// <reference lib="dom" />
/** The focus of the keyboard, kept where what had it is drawn again. */

/** A selector of what gets the focus next: the next thing to repair. */
export function goesOnAt(results: HTMLElement): string | undefined {
  const at = document.activeElement;
  if (results.querySelector(".repairing")?.contains(at) === true) return "#causes-title";
  return results.contains(at) ? ".verdict-title" : undefined;
}

/** Goes to the head of what is shown: the report, or the table where no file of several is opened. */
export function beginAt(results: HTMLElement): void {
  const report = results.querySelector<HTMLElement>(".report");
  (report ?? results).scrollIntoView({ block: "start" });
  const title = (report ?? results).querySelector<HTMLElement>(".verdict-title, .many-title");
  title?.focus({ preventScroll: true });
}
