/** Handing files and texts to the person, without any connection. */

/** Offers a file to be saved. The browser makes its name safe. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then; what is left would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function saveText(name: string, text: string | Uint8Array<ArrayBuffer>, type: string): void {
  save(name, new Blob([text], { type }));
}

/** Puts a text on the clipboard, and says for a moment that it did. A page that is not served by https, nor from this machine, has none. */
export async function copy(text: string, place: HTMLElement, done: string, failed = ""): Promise<void> {
  // Pressed again meanwhile, it is not the word for that it did.
  const before = place.dataset["before"] ??= place.textContent;
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = done;
  } catch {
    place.textContent = failed || before;
  }
  setTimeout(() => place.textContent = before, 2_000);
}
