/** PDFs of other programs: those that are on this machine, and the test data of packages. */

export interface Making {
  readonly scratch: string;
  /** Whether registries are asked for packages. */
  readonly packages: boolean;
  /** Further PDFs by their paths. */
  readonly files: readonly string[];
}

export interface OtherPdf {
  readonly name: string;
  readonly pdf: Uint8Array;
}

const words = ["Rechnung RE-2026-0815, Kiel, den 20.11.2026", "Gesamtbetrag 498,37 EUR, fi fl - Nr. (1) & 2 % = §"];

const html =
  `<html lang="de"><body style="font-family:'Liberation Serif'"><h1>Rechnung</h1>${
    words.map((it) => `<p>${it} äöüß €</p>`).join("")
  }<p style="font-family:'Liberation Sans'"><b>Fett</b> <i>schräg</i></p><p style="font-family:'Latin Modern Roman'">CFF fi</p>` +
  "<table border=1><tr><td>1</td><td>19,00</td></tr></table></body></html>";

/** Of pictures of paper there is nothing but a picture. */
const scanned =
  "<html><body><img src='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAFUlEQVR42mNk" +
  "+M+AFzDhlxyVHqbSAJmzAhOlHPkmAAAAAElFTkSuQmCC' width=600 height=800></body></html>";

function tex(encoding: string): string {
  return `\\documentclass{article}${encoding}\\begin{document}${
    words.map((it) => it.replaceAll(/[&%§]/g, "\\& ")).join("\n\n")
  }
\\[ \\sum_{i=1}^n x_i^2 = \\int_0^1 \\alpha \\] \\textbf{Fett} \\textit{schief} \\texttt{fest} \`\`Zitat'' --- ffi\\end{document}`;
}

/** What a program makes of a source: a row each. `{}` is the source, `[]` the folder of what is made, `<>` the PDF. */
interface Row {
  readonly name: string;
  readonly source: string;
  readonly extension: "html" | "tex" | "pdf";
  readonly command: readonly string[];
  /** The PDF that it is made of is that of another row. */
  readonly of?: string;
}

const office = (name: string, settings: string): Row => ({
  name: `libreoffice${name}`,
  source: html,
  extension: "html",
  command: [
    "soffice",
    "-env:UserInstallation=file://[]/profile",
    "--headless",
    "--convert-to",
    `pdf:writer_web_pdf_Export:${settings}`,
    "--outdir",
    "[]",
    "{}",
  ],
});

function office_a(version: number): Row {
  return office(`-a${version}`, `{"SelectPdfVersion":{"type":"long","value":"${version}"}}`);
}

const chromium = (name: string, source: string): Row => ({
  name,
  source,
  extension: "html",
  command: ["chromium-headless-shell", "--no-sandbox", "--print-to-pdf=<>", "{}"],
});

const latex = (name: string, encoding: string): Row => ({
  name,
  source: tex(encoding),
  extension: "tex",
  command: ["pdflatex", "-interaction=batchmode", "-output-directory=[]", "{}"],
});

const ghostscript = (of: string, ...more: readonly string[]): Row => ({
  name: `ghostscript-${of}${more.join("")}`,
  source: "",
  extension: "pdf",
  of,
  command: ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", ...more, "-o", "<>", "{}"],
});

const rows: readonly Row[] = [
  office("", "{}"),
  office("-ua", '{"PDFUACompliance":{"type":"boolean","value":"true"}}'),
  ...[1, 2, 3].map(office_a),
  chromium("chromium", html),
  chromium("scanned", scanned),
  latex("latex", ""),
  latex("latex-drawn", "\\usepackage[T1]{fontenc}"),
  ghostscript("latex"),
  ghostscript("libreoffice"),
  ghostscript("chromium"),
  ghostscript("latex", "-dCompatibilityLevel=1.3"),
];

/** Packages whose test data are PDFs of many programs. */
const packages: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: "pdf-parse", command: ["npm", "pack", "--silent", "--pack-destination", "[]", "pdf-parse@1.1.1"] },
  { name: "pdf-merger-js", command: ["npm", "pack", "--silent", "--pack-destination", "[]", "pdf-merger-js@5.1.2"] },
  {
    name: "ocrmypdf",
    command: ["pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "-d", "[]", "ocrmypdf==16.4.0"],
  },
];

/** All of them, one after the other; what cannot be made is said. */
export async function* made({ scratch, packages: asks, files }: Making): AsyncGenerator<OtherPdf> {
  const paths = new Map<string, string>();
  for (const row of rows) {
    const path = await madeBy(row, `${scratch}/${row.name}`, row.of === undefined ? undefined : paths.get(row.of));
    if (path === undefined) continue;
    paths.set(row.name, path);
    yield { name: `${row.name}.pdf`, pdf: await Deno.readFile(path) };
  }
  for (const { name, command } of asks ? packages : []) yield* testData(name, command, `${scratch}/${name}`);
  for (const path of files) yield { name: path.split("/").at(-1) ?? path, pdf: await Deno.readFile(path) };
}

async function madeBy(row: Row, folder: string, before: string | undefined): Promise<string | undefined> {
  const { name, source, extension, command, of } = row;
  if (of !== undefined && before === undefined) return undefined;
  await Deno.mkdir(folder, { recursive: true });
  const from = before ?? `${folder}/source.${extension}`;
  if (before === undefined) await Deno.writeTextFile(from, source);
  const to = before === undefined ? `${folder}/source.pdf` : `${folder}/again.pdf`;
  const [program = "", ...args] = command.map((it) => it.replace("{}", from).replace("[]", folder).replace("<>", to));
  const why = await run(program, args);
  const isThere = await Deno.stat(to).then(() => true, () => false);
  if (!isThere) console.log(`  ${name}: not made: ${why ?? `${program} made nothing`}`);
  return isThere ? to : undefined;
}

async function* testData(name: string, command: readonly string[], folder: string): AsyncGenerator<OtherPdf> {
  await Deno.mkdir(folder, { recursive: true });
  const [program = "", ...args] = command.map((it) => it.replace("[]", folder));
  const why = await run(program, args, "built");
  const [archive] = [...Deno.readDirSync(folder)].filter(({ name }) => /gz$/.test(name));
  if (archive === undefined) return console.log(`  ${name}: not there: ${why ?? `${program} brought nothing`}`);
  await run("tar", ["-xzf", `${folder}/${archive.name}`, "-C", folder]);
  for (const path of pdfsBelow(folder)) {
    yield { name: `${name}/${path.split("/").at(-1)}`, pdf: await Deno.readFile(path) };
  }
}

function* pdfsBelow(folder: string): Generator<string> {
  for (const { name, isDirectory } of [...Deno.readDirSync(folder)].toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    if (isDirectory) yield* pdfsBelow(`${folder}/${name}`);
    else if (name.toLowerCase().endsWith(".pdf")) yield `${folder}/${name}`;
  }
}

/** A program that hangs is not waited for; what builds a package first takes longer. */
const MOST_MS = { made: 60_000, built: 400_000 };

/** Why a program did not do it; undefined where it did. */
async function run(
  program: string,
  args: readonly string[],
  kind: keyof typeof MOST_MS = "made",
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(MOST_MS[kind]);
    const quiet = { stdout: "null", stderr: "null" } as const;
    const { success, code } = await new Deno.Command(program, { args: [...args], signal, ...quiet }).output();
    return success ? undefined : `${program} ended with ${code}`;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return `there is no ${program}`;
    throw error;
  }
}
