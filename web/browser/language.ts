/// <reference lib="dom" />
/** Which language the page has, and how it changes: the words that stand in the page are replaced where they are. */
import { isLanguageTag, type LanguageTag, languageTags, loadPageTexts, loadTexts } from "../texts/languages.ts";
import type { Texts } from "../texts/texts.ts";
import { keep, kept } from "./preferences.ts";

/**
 * What the address asks for, else what the person chose before; else, where the page came in the first language only, what
 * the browser prefers.
 */
function preferred(): LanguageTag {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const all = [asked, kept("language") ?? "", ...wishes, document.documentElement.lang];
  return all.find(isLanguageTag) ?? languageTags[0] ?? "en";
}

/** Sets the page's language, now and whenever another is chosen; `changed` is called each time. */
export async function followLanguage(changed: (texts: Texts, tag: LanguageTag) => void): Promise<void> {
  const use = async (tag: LanguageTag) => {
    const [texts] = await Promise.all([loadTexts(tag), show(tag)]);
    changed(texts, tag);
  };
  // Another page would lose what was entered in this one, so that the words change where they are.
  for (const link of languageLinks()) {
    link.addEventListener("click", (event) => {
      if (!isLanguageTag(link.hreflang)) return;
      event.preventDefault();
      keep("language", link.hreflang);
      history.replaceState(null, "", inLanguage(location.href, link.hreflang));
      void use(link.hreflang);
    });
  }
  await use(preferred());
}

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>(".languages a");

function inLanguage(address: string, tag: LanguageTag): string {
  const url = new URL(address);
  url.searchParams.set("lang", tag);
  return url.href;
}

async function show(tag: LanguageTag): Promise<void> {
  if (document.documentElement.lang === tag) return;
  const texts = await loadPageTexts(tag);
  document.documentElement.lang = tag;
  putWords("t", texts);
  for (const element of document.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", texts.language);
  for (const link of languageLinks()) {
    if (link.hreflang === tag) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav:not(.languages) a, footer a, .brand")) {
    link.href = inLanguage(link.href, tag);
  }
}

/** Words that stand in a page as it comes from the server are put into another language where they are: `data-t` is on every page, `data-s` on one. */
export function putWords(attribute: "t" | "s", texts: object): void {
  const words = new Map<string, unknown>(Object.entries(texts));
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const text = words.get(element.dataset[attribute] ?? "");
    if (typeof text === "string") element.textContent = text;
  }
}
