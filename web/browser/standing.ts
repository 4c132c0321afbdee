/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Words that stand in a page as it comes from the server, put into another language where they are. */

/** `data-t` is on every page, `data-s` on one. */
export function putWords(attribute: "t" | "s", texts: object): void {
  const words = new Map<string, unknown>(Object.entries(texts));
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const text = words.get(element.dataset[attribute] ?? "");
    if (typeof text === "string") element.textContent = text;
  }
}
