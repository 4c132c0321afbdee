/** PDFs for the service and the command line: the code is loaded and the typefaces are read when the first is wanted. */
import type { Fonts, FurtherFont, PdfWriter } from "../../engine/pdf/mod.ts";
import type { ViewWriter } from "../../engine/pdf/view.ts";

export function pdfWriter(): PdfWriter {
  return loadedOnce(async () => {
    const { pdfWriter } = await import("../../engine/pdf/mod.ts");
    return await pdfWriter(await readFonts());
  });
}

/** What draws views. */
export function viewWriter(): ViewWriter {
  return loadedOnce(async () => {
    const { viewWriter } = await import("../../engine/pdf/view.ts");
    return viewWriter(await readFonts());
  });
}

function loadedOnce<Given extends readonly unknown[], Made>(
  load: () => Promise<(...given: Given) => Promise<Made>>,
): (...given: Given) => Promise<Made> {
  let loaded: ReturnType<typeof load> | undefined;
  return async (...given) => {
    loaded ??= load();
    return await (await loaded)(...given);
  };
}

/** Noto Sans (SIL Open Font License 1.1), which is a package of the service, and lies where Deno installs those. */
export const typeface = new URL("./", import.meta.resolve("@expo-google-fonts/noto-sans/package.json"));
/** Where further Noto faces lie, which have packages of their own: `deno task tool typefaces` installs them. */
const installed = new URL("../typefaces/node_modules/@expo-google-fonts/", import.meta.url);

/** The typefaces; the further ones are read where they are installed, each when a document needs it. */
export async function readFonts(home: URL = installed): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    Deno.readFile(new URL("400Regular/NotoSans_400Regular.ttf", typeface)),
    Deno.readFile(new URL("700Bold/NotoSans_700Bold.ttf", typeface)),
  ]);
  return { regular, bold, further: rows.map((row) => further(row, home)) };
}

/** Chinese characters are in several: a text gets the first face that has all of it. */
const han = /[\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uffef]/u;

interface Row {
  /** What it is asked for. */
  readonly characters: RegExp;
  /** The folder of its package, and how its files are called. */
  readonly folder: string;
  readonly name: string;
  /** One that has no bold weight is regular in both. */
  readonly only?: "regular";
}

/**
 * In the order in which they are asked. Japanese comes before Chinese, because its face is the smaller one, and
 * symbols come before emoji, because some signs are both and are meant as signs. Letters of mathematics belong to no script,
 * but for the Arabic ones.
 */
const rows: readonly Row[] = [
  { characters: /\p{Script=Hebrew}/u, folder: "noto-sans-hebrew", name: "NotoSansHebrew" },
  { characters: /[\p{Script_Extensions=Arabic}\u200c]/u, folder: "noto-sans-arabic", name: "NotoSansArabic" },
  { characters: /\p{Script_Extensions=Hangul}/u, folder: "noto-sans-kr", name: "NotoSansKR" },
  {
    characters:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    folder: "noto-sans-jp",
    name: "NotoSansJP",
  },
  { characters: han, folder: "noto-sans-sc", name: "NotoSansSC" },
  { characters: /(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u, folder: "noto-sans-symbols", name: "NotoSansSymbols" },
  {
    characters: /(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u,
    folder: "noto-sans-symbols-2",
    name: "NotoSansSymbols2",
    only: "regular",
  },
  { characters: /[\p{Extended_Pictographic}\p{Emoji_Component}]/u, folder: "noto-emoji", name: "NotoEmoji" },
  {
    characters: /(?=[\p{Script=Common}\u{1ee00}-\u{1eeff}])[\p{S}\p{L}\p{N}]/u,
    folder: "noto-sans-math",
    name: "NotoSansMath",
    only: "regular",
  },
];

/** A typeface of a package below a folder. */
function further({ characters, folder, name, only }: Row, home: URL): FurtherFont {
  const file = (weight: string) => Deno.readFile(new URL(`${folder}/${weight}/${name}_${weight}.ttf`, home));
  const both = async () => {
    const regular = await file("400Regular");
    return { regular, bold: only === "regular" ? regular : await file("700Bold") };
  };
  let files: ReturnType<typeof both> | undefined;
  const load = async () => {
    try {
      return await (files ??= both());
    } catch (error) {
      // What is not installed may be before it is asked for again.
      files = undefined;
      if (error instanceof Deno.errors.NotFound) return undefined;
      throw error;
    }
  };
  return { characters, load };
}
