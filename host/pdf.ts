/** PDFs for the service and the command line: the code is loaded and the typefaces are read when the first is wanted. */
import type { Fonts, PdfWriter } from "../engine/pdf/mod.ts";

export function pdfWriter(): PdfWriter {
  let writer: Promise<PdfWriter> | undefined;
  return async (...invoice) => {
    writer ??= load();
    return await (await writer)(...invoice);
  };
}

async function load(): Promise<PdfWriter> {
  const { pdfWriter } = await import("../engine/pdf/mod.ts");
  return await pdfWriter(await readFonts());
}

/** Noto Sans (SIL Open Font License 1.1), from its package. */
export async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    file("400Regular/NotoSans_400Regular.ttf"),
    file("700Bold/NotoSans_700Bold.ttf"),
  ]);
  return { regular, bold };
}

function file(path: string): Promise<Uint8Array> {
  return Deno.readFile(new URL(path, import.meta.resolve("@expo-google-fonts/noto-sans/package.json")));
}
