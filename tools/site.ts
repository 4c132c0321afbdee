/**
 * Builds the pages into dist/web/: a folder that any web server can serve, and what the service serves at its own
 * addresses. Names of scripts change with their content, so that they may be kept for good.
 */
import { build, type BuildOptions, type Metafile } from "esbuild";
import { fileURLToPath } from "node:url";
import { languageTags } from "../web/texts/languages.ts";
import { page as english } from "../web/texts/pages/en.ts";
import { texts as writing } from "../web/texts/writing/en.ts";
import { componentsPage } from "./components/page.tsx";
import { writingPage } from "../web/pages/writing_page.tsx";
import { after } from "./later.ts";
import { minified } from "./terse.ts";
import { unneeded } from "./unneeded.ts";
import { validatorPage } from "../web/pages/validator_page.tsx";

/** What the service needs to know of a build. */
export interface Site {
  /** The scripts of the validator's page, of the workbench, and of writing, by their names in assets/. */
  readonly validator: string;
  readonly workbench: string;
  readonly writing: string;
}

export interface BuiltFile {
  /** Its path below dist/web/. */
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** The service worker of the validator keeps it, so that it needs no network from then on. */
  readonly offline: boolean;
  /** The page loads it for its first verdict; everything else that is kept is fetched later, in the background. */
  readonly first: boolean;
}

type Made = Omit<BuiltFile, "offline">;

/** What is made of sources. */
interface Script extends Made {
  readonly content: string;
}

const root = new URL("../", import.meta.url);
const assets = ["icon.svg"];

/**
 * Makes all files of the site, and writes none. `notice` names the packages among the files that a script holds, and `terser`
 * makes the scripts still smaller that the page loads first.
 */
export async function buildSite(
  notice: (inputs: readonly string[]) => string,
  terser: (script: string) => Promise<string> = minified,
): Promise<readonly BuiltFile[]> {
  const pages = await bundled(["web/worker/pages.ts"], notice, typefaces(), { splitting: false });
  const worker = await workerScripts(pages, notice, terser);
  const workerName = entryOf(worker, "worker");
  const define = { WORKER: JSON.stringify(workerName) };
  const first = fileURLToPath(new URL("web/browser/checking_page.ts", root));
  const main = await bundled(["web/browser/main.ts"], notice, define, { plugins: [after(first, firstLanguage)] });
  // What comes later is not worth the time.
  const scripts = await Promise.all(main.map((it) => it.first ? terse(it, terser) : it));
  // Each by itself, so that the validator's scripts are not parted by what they share with others.
  const writing = (await bundled(["web/browser/writing.ts"], notice, define)).map((it) => ({ ...it, first: false }));
  const [workbench = [], components = []] = await Promise.all(
    ["web/browser/workbench.ts", "tools/components/components.ts"].map((it) => bundled([it], notice, define)),
  );
  const named = await namedFiles(notice);
  const manifest = { path: "manifest.webmanifest", content: JSON.stringify(webManifest, null, 2), first: true };
  const site: Site = {
    validator: entryOf(scripts, "main"),
    workbench: entryOf(workbench, "workbench"),
    writing: entryOf(writing, "writing"),
  };
  const index = await indexFile(site.validator);
  const form = await formFile(site.writing);
  const shown = await componentsFile(entryOf(components, "components"));
  // Pages and worker have the same texts, in the same file.
  const kept = once([...worker, ...scripts, ...writing, ...pages.map((it) => ({ ...it, first: false }))]);
  const shared = new Set(kept.map(({ path }) => path));
  const elsewhere = once([...workbench, ...components]).filter(({ path }) => !shared.has(path));
  const ofOtherPages = [...others, shown.path, ...elsewhere.map(({ path }) => path)];
  const files = [index, form, shown, ...kept, ...elsewhere, ...named, ...plainFiles(), manifest]
    .map((it) => placed(it, ofOtherPages));
  const all = [...files, await serviceWorker(files.filter(({ offline }) => offline), notice)];
  return [...all, siteList(site, all)];
}

/** What the validator keeps, and what of that it loads first. */
function placed(file: Made, ofOtherPages: readonly string[]): BuiltFile {
  const offline = !ofOtherPages.includes(file.path);
  return { ...file, offline, first: file.first && offline };
}

async function workerScripts(
  pages: readonly Made[],
  notice: (inputs: readonly string[]) => string,
  terser: (script: string) => Promise<string>,
) {
  const record = Deno.readTextFileSync(new URL("host/data/conformance.json", root));
  const define = { CONFORMANCE: JSON.stringify(record), PAGES: JSON.stringify(entryOf(pages, "pages")) };
  const plugins = [after(fileURLToPath(new URL("web/worker/checking.ts", root)), firstLanguage)];
  const made = await bundled(["web/worker/worker.ts"], notice, define, { plugins });
  return await Promise.all(made.map((it) => terse(it, terser)));
}

/** Each file as it comes first. */
function once(files: readonly Script[]): readonly Script[] {
  return [...Map.groupBy(files, ({ path }) => path).values()].flatMap((them) => them.slice(0, 1));
}

/** Of pages that need the service. */
const others = [
  "assets/rules.js",
  "assets/record.js",
  "assets/copy.js",
  "assets/document.css",
  "assets/rules.css",
  "assets/workbench.css",
  "assets/shop.js",
  "assets/shop.css",
  "assets/benchmarks.css",
];

/** Those of the pages that are made in the browser, in base64. */
function typefaces(): Readonly<Record<"REGULAR" | "BOLD", string>> {
  const home = import.meta.resolve("@expo-google-fonts/noto-sans/package.json");
  const read = (path: string) => JSON.stringify(Deno.readFileSync(new URL(path, home)).toBase64());
  return { REGULAR: read("400Regular/NotoSans_400Regular.ttf"), BOLD: read("700Bold/NotoSans_700Bold.ttf") };
}

/** What the page loads has next to no room: the engine, which is in the worker, and what comes before a verdict. */
async function terse({ content, ...made }: Script, terser: (script: string) => Promise<string>): Promise<Script> {
  return { ...made, content: await terser(content) };
}

/** What every page has in its head. */
const inHead: ReadonlySet<string> = new Set(["assets/theme.js", "assets/page.css"]);

/** Scripts and styles that are whole by themselves, by the names that they have. */
async function namedFiles(notice: (inputs: readonly string[]) => string): Promise<readonly Made[]> {
  const scripts = ["theme", "rules", "copy", "shop"].map((name) => `web/browser/${name}.ts`);
  const styles = ["page", "repairs", "document", "rules", "writing", "workbench", "shop", "benchmarks"].map((name) =>
    `web/assets/${name}.css`
  );
  const how = { format: "iife", splitting: false, entryNames: "[name]" } as const;
  const made = await bundled([...scripts, "host/http/scripts/record.ts", ...styles], notice, {}, how);
  return made.map((it) => ({ ...it, first: inHead.has(it.path) }));
}

/** What is shipped as it lies in the project. */
function plainFiles(): readonly Made[] {
  return assets.map((name) => ({
    path: `assets/${name}`,
    content: Deno.readTextFileSync(new URL(`web/assets/${name}`, root)),
    first: true,
  }));
}

function siteList(site: Site, files: readonly BuiltFile[]): BuiltFile {
  const list = { ...site, files: files.map(({ path }) => path) };
  return { path: "site.json", content: JSON.stringify(list), offline: false, first: false };
}

const webManifest = {
  name: "Faktlint",
  short_name: "Faktlint",
  description: english.lead,
  start_url: "./",
  display: "standalone",
  background_color: "#f7f8f6",
  theme_color: "#0b5c4a",
  icons: [{ src: "assets/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any maskable" }],
};

async function indexFile(script: string): Promise<Made> {
  const [language = "en"] = languageTags;
  const where = { language, base: ".", texts: english, parts: ["check", "new", "rules"] as const };
  return { path: "index.html", content: await validatorPage({ script, ...where }), first: true };
}

async function formFile(script: string): Promise<Made> {
  const [language = "en"] = languageTags;
  const where = { language, base: "..", texts: english, parts: ["check", "new", "rules"] as const };
  return { path: FORM, content: await writingPage({ script, standing: writing.standing, ...where }), first: false };
}

/** All components in every state, for those who work on the pages. */
async function componentsFile(script: string): Promise<Made> {
  const content = await componentsPage({ script, language: "en", base: "..", texts: english });
  return { path: "components/index.html", content, first: false };
}

/** Any web server gives it at the address of its folder. */
const FORM = "new/index.html";

/** The service worker keeps the page and all that it can load. */
async function serviceWorker(
  files: readonly BuiltFile[],
  notice: (inputs: readonly string[]) => string,
): Promise<BuiltFile> {
  const addresses = files.map(({ path }) => path === "index.html" ? "./" : path === FORM ? "new/" : path);
  const define = { FILES: JSON.stringify(addresses), VERSION: JSON.stringify(await versionOf(files)) };
  const [made] = await bundled(["web/browser/sw.ts"], notice, define, { format: "iife", splitting: false });
  if (made === undefined) throw new Error("esbuild made no service worker");
  return { path: "sw.js", content: made.content, offline: true, first: true };
}

/** Changes with the content of any of the files. */
async function versionOf(files: readonly BuiltFile[]): Promise<string> {
  const encoder = new TextEncoder();
  const parts = files.map(({ content }) => typeof content === "string" ? encoder.encode(content) : content);
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return new Uint8Array(digest).toHex().slice(0, 16);
}

async function bundled(
  entryPoints: string[],
  notice: (inputs: readonly string[]) => string,
  define: Record<string, string> = {},
  more: BuildOptions = {},
): Promise<readonly Script[]> {
  const folder = "dist/web/assets";
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints,
    define,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2023",
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    loader: { ".xml": "text" },
    charset: "utf8",
    legalComments: "none",
    ...more,
    plugins: [unneeded, ...more.plugins ?? []],
  });
  const outputs = metafile?.outputs ?? {};
  const first = loadedFirst(outputs, entryPoints.slice(0, 1));
  return outputFiles.map(({ path, text }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const inputs = Object.keys(outputs[`${folder}/${name}`]?.inputs ?? {});
    const head = inputs.some((input) => input.includes("node_modules/")) ? `${notice(inputs)}\n` : "";
    return { path: `assets/${name}`, content: `${head}${text}`, first: first.has(`${folder}/${name}`) };
  });
}

/** The first of the entries, the first language, and all that they import; what is imported on demand comes when it is asked for. */
function loadedFirst(outputs: Metafile["outputs"], entries: readonly string[]): ReadonlySet<string> {
  const first = new Set<string>();
  const visit = (path: string) => {
    if (first.has(path)) return;
    first.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === "import-statement") visit(next);
  };
  for (const [path, { entryPoint = "" }] of Object.entries(outputs)) {
    if (entries.includes(entryPoint) || firstLanguage.test(entryPoint)) visit(path);
  }
  return first;
}

/** What the page and the engine say; repairs have words of their own, which come with them. */
const firstLanguage = new RegExp(`(?:^|/)(?:web|engine)/texts/${languageTags[0]}(?:/index)?\\.ts$`);

function entryOf(files: readonly Made[], name: string): string {
  const found = files.find(({ path }) => path.startsWith(`assets/${name}-`));
  if (found === undefined) throw new Error(`esbuild made no script of ${name}`);
  return found.path.slice("assets/".length);
}
