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

/** Noto Sans (SIL Open Font License 1.1), which is a package of the service, and lies where Deno installs those. */
export const typeface = new URL("./", import.meta.resolve("@expo-google-fonts/noto-sans/package.json"));
/** Further Noto faces, which have packages of their own: `deno task tool typefaces` installs them. */
const others = new URL("../typefaces/node_modules/@expo-google-fonts/", import.meta.url);

export async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    Deno.readFile(new URL("400Regular/NotoSans_400Regular.ttf", typeface)),
    Deno.readFile(new URL("700Bold/NotoSans_700Bold.ttf", typeface)),
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
  row(/\p{Script=Hebrew}/u, "noto-sans-hebrew", "NotoSansHebrew"),
  row(/[\p{Script_Extensions=Arabic}\u200c]/u, "noto-sans-arabic", "NotoSansArabic"),
  row(/\p{Script_Extensions=Hangul}/u, "noto-sans-kr", "NotoSansKR"),
  row(
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    "noto-sans-jp",
    "NotoSansJP",
  ),
  row(han, "noto-sans-sc", "NotoSansSC"),
  row(/(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u, "noto-sans-symbols", "NotoSansSymbols"),
  row(/(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u, "noto-sans-symbols-2", "NotoSansSymbols2", "regular"),
  row(/[\p{Extended_Pictographic}\p{Emoji_Component}]/u, "noto-emoji", "NotoEmoji"),
  row(/\p{S}|\p{L}|\p{N}/u, "noto-sans-math", "NotoSansMath", "regular"),
];

/** A typeface of a package; one that has no bold weight is regular in both. */
function row(characters: RegExp, folder: string, name: string, only?: "regular"): FurtherFont {
  const file = (weight: string) => Deno.readFile(new URL(`${folder}/${weight}/${name}_${weight}.ttf`, others));
  const both = async () => {
    const regular = await file("400Regular");
    return { regular, bold: only === "regular" ? regular : await file("700Bold") };
  };
  let files: ReturnType<FurtherFont["load"]> | undefined;
  return { characters, load: () => files ??= both().catch(absent) };
}

/** A typeface that is not installed is left out; it may be installed later, but a server reads it only when it restarts. */
function absent(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
