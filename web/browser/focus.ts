/// <reference lib="dom" />
/** Where the focus of the keyboard goes when another view is shown, and how one is put in the place of another. */

/** Goes to the head of what is shown: the report, or the table where no file of several is opened. */
export function beginAt(results: HTMLElement): void {
  const report = results.querySelector<HTMLElement>(".report");
  (report ?? results).scrollIntoView({ block: "start" });
  const title = (report ?? results).querySelector<HTMLElement>(".verdict-title, .many-title");
  title?.focus({ preventScroll: true });
}

/** Shows the start, or the results: one view in the place of the other, so that nothing moves from where it was. */
export function turnTo(results: HTMLElement, areThere: boolean): void {
  document.documentElement.classList.toggle("has-results", areThere);
  results.hidden = !areThere;
  const [chooser, at] = [results.previousElementSibling, document.activeElement];
  if (chooser !== null) results.before(chooser);
  if (at instanceof HTMLElement) at.focus({ preventScroll: true });
  if (!areThere) scrollTo(0, 0);
}

/** Puts new content in the place of the old. What is there already stays where it is; a report that had the focus hands it on. */
export function put(place: HTMLElement, parts: readonly Node[]): void {
  const hadFocus = place.querySelector(".report :focus") !== null;
  for (const it of [...place.childNodes]) if (!parts.includes(it)) it.remove();
  place.append(...parts.filter((it) => it.parentNode !== place));
  if (hadFocus) place.querySelector<HTMLElement>(".verdict-title")?.focus({ preventScroll: true });
}
