/** PDFs for the service and the command line: the code is loaded and the typefaces are read when the first is wanted. */
import type { Fonts, FurtherFont, PdfWriter } from "../../engine/pdf/mod.ts";

export function pdfWriter(): PdfWriter {
  let writer: Promise<PdfWriter> | undefined;
  return async (...invoice) => {
    writer ??= load();
    return await (await writer)(...invoice);
  };
}

async function load(): Promise<PdfWriter> {
  const { pdfWriter } = await import("../../engine/pdf/mod.ts");
  return await pdfWriter(await readFonts());
}

/** Noto Sans (SIL Open Font License 1.1), from its package, and further Noto faces, each when a document needs it. */
export async function readFonts(): Promise<Fonts> {
  const home = import.meta.resolve("@expo-google-fonts/noto-sans/package.json");
  const [regular, bold] = await Promise.all([
    file(home, "400Regular/NotoSans_400Regular.ttf"),
    file(home, "700Bold/NotoSans_700Bold.ttf"),
  ]);
  return { regular, bold, further };
}

/** Chinese characters are in several: a text gets the first face that has all of it. */
const han = /[\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * In the order in which they are asked. Japanese comes before Chinese, because its face is the smaller one, and
 * symbols come before emoji, because some signs are both and are meant as signs.
 */
const further: readonly FurtherFont[] = [
  row(/\p{Script=Hebrew}/u, import.meta.resolve("@expo-google-fonts/noto-sans-hebrew/package.json"), "NotoSansHebrew"),
  row(
    /[\p{Script_Extensions=Arabic}\u200c]/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-arabic/package.json"),
    "NotoSansArabic",
  ),
  row(
    /\p{Script_Extensions=Hangul}/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/package.json"),
    "NotoSansKR",
  ),
  row(
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-jp/package.json"),
    "NotoSansJP",
  ),
  row(han, import.meta.resolve("@expo-google-fonts/noto-sans-sc/package.json"), "NotoSansSC"),
  row(
    /(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-symbols/package.json"),
    "NotoSansSymbols",
  ),
  row(
    /(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-symbols-2/package.json"),
    "NotoSansSymbols2",
    "regular",
  ),
  row(
    /[\p{Extended_Pictographic}\p{Emoji_Component}]/u,
    import.meta.resolve("@expo-google-fonts/noto-emoji/package.json"),
    "NotoEmoji",
  ),
  row(
    /\p{S}|\p{L}|\p{N}/u,
    import.meta.resolve("@expo-google-fonts/noto-sans-math/package.json"),
    "NotoSansMath",
    "regular",
  ),
];

/** A typeface of a package; one that has no bold weight is regular in both. */
function row(characters: RegExp, home: string, name: string, only?: "regular"): FurtherFont {
  let files: ReturnType<FurtherFont["load"]> | undefined;
  const read = async () => {
    const regular = await file(home, `400Regular/${name}_400Regular.ttf`);
    return { regular, bold: only === "regular" ? regular : await file(home, `700Bold/${name}_700Bold.ttf`) };
  };
  return { characters, load: () => files ??= read() };
}

function file(home: string, path: string): Promise<Uint8Array> {
  return Deno.readFile(new URL(path, home));
}
