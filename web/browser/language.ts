/// <reference lib="dom" />
/** Which language the page has, and how it changes: the words that stand in the page are replaced where they stand. */
import { isLanguageTag, type LanguageTag, languageTags, loadPageTexts, loadTexts } from "../texts/languages.ts";
import type { PageTexts, Texts } from "../texts/texts.ts";
import { byId } from "./dom.ts";
import { keep, kept } from "./preferences.ts";

/** What the person chose before; else, where the page came in the first language only, what the browser prefers. */
function preferred(): LanguageTag {
  const chosen = kept("language");
  if (chosen !== undefined && isLanguageTag(chosen)) return chosen;
  const served = document.documentElement.lang;
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const wished = wishes.find(isLanguageTag);
  return wished ?? (isLanguageTag(served) ? served : languageTags[0] ?? "en");
}

/** Sets the page's language, now and whenever another is chosen; `changed` is told each time. */
export async function followLanguage(changed: (texts: Texts, tag: LanguageTag) => void): Promise<void> {
  const select = byId("language", HTMLSelectElement);
  const use = async (tag: LanguageTag) => {
    const [texts] = await Promise.all([loadTexts(tag), show(tag)]);
    select.value = tag;
    changed(texts, tag);
  };
  select.addEventListener("change", () => {
    if (!isLanguageTag(select.value)) return;
    keep("language", select.value);
    void use(select.value);
  });
  await use(preferred());
}

async function show(tag: LanguageTag): Promise<void> {
  if (document.documentElement.lang === tag) return;
  const texts = await loadPageTexts(tag);
  document.documentElement.lang = tag;
  for (const element of document.querySelectorAll<HTMLElement>("[data-t]")) {
    const key = element.dataset["t"] ?? "";
    if (isKey(key, texts)) element.textContent = texts[key];
  }
}

function isKey(key: string, texts: PageTexts): key is keyof PageTexts {
  return Object.hasOwn(texts, key);
}
