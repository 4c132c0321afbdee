/**
 * The page of the benchmarks as files, for web servers that run nothing: benchmarks/index.html in dist/web/, and those in
 * benchmarks/de/ and benchmarks/fr/. It is the page that the service answers with, but for the addresses in it.
 */
import { benchmarksPage } from "../web/benchmarks/page.tsx";
import record from "../host/data/benchmarks.json" with { type: "json" };
import peers from "../host/data/peers.json" with { type: "json" };
import { type LanguageTag, languageTags, loadPageTexts } from "../web/texts/languages.ts";
import type { BuiltFile } from "./site.ts";

/** The language whose page lies at the top. */
const FIRST: LanguageTag = "en";

export async function buildBenchmarkPages(): Promise<readonly BuiltFile[]> {
  return await Promise.all(languageTags.map(async (language) => {
    const path = pathOf(language);
    const base = path.split("/").slice(1).map(() => "..").join("/");
    const inLanguage = (tag: LanguageTag) => `${base}/${pathOf(tag)}`;
    const texts = await loadPageTexts(language);
    const frame = { language, base, texts, built: true, parts: ["check", "new", "rules"] as const, inLanguage };
    return { path, content: await benchmarksPage(frame, { record, peers }), offline: false, first: false };
  }));
}

function pathOf(language: LanguageTag): string {
  return ["benchmarks", ...(language === FIRST ? [] : [language]), "index.html"].join("/");
}
