/** Where a page stands, in the language of the request: what every page is given. */
import type { Served } from "../../../web/frame/page.tsx";
import { loadPageTexts } from "../../../web/texts/languages.ts";
import type { Language } from "../../documents/locales.ts";
import { language } from "../middleware/language.ts";
import { basePath, type Ctx, type Service } from "../service.ts";

/** `asked` is the checked value of `?lang=`. The answer differs by what the browser prefers, and says so. */
export async function whereOf(c: Ctx, service: Service, asked: Language | undefined): Promise<Served> {
  const chosen = language(c, asked);
  c.header("Vary", "Accept-Language");
  const texts = await loadPageTexts(chosen);
  return { language: chosen, asked, base: basePath(service), texts, built: service.site !== undefined };
}

/** What tells pages of one address apart: a language that is in the address is in all links. */
export function nameOf({ language, asked }: Pick<Served, "language" | "asked">, ...more: readonly string[]): string {
  return [...more, language, asked ?? ""].join(" ");
}

/** The page at a path, in the language that is its best address (sitemaps.org, protocol 0.9). */
export function canonicalOf(baseUrl: string, path: string, language: string): string {
  return `${baseUrl}${path}${language === "en" ? "" : `${path.includes("?") ? "&" : "?"}lang=${language}`}`;
}
