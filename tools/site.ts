/**
 * Builds the pages into dist/web/: a folder that any web server can serve, and what the service serves at its own
 * addresses. Names of scripts change with their content, so that they may be kept for good.
 */
import { build, type BuildOptions } from "esbuild";
import { fileURLToPath } from "node:url";
import { languageTags } from "../web/texts/languages.ts";
import { texts as english } from "../web/texts/en.ts";
import { validatorPage } from "../web/validator_page.tsx";
import { minified, xmlOneOnly } from "./minified.ts";
import { packedLanguages } from "./packed_languages.ts";

/** What the service needs to know of a build. */
export interface Site {
  /** The script of the validator's page, and that of the signup page, by their names in assets/. */
  readonly validator: string;
  readonly signup: string;
}

export interface BuiltFile {
  /** Its path below dist/web/. */
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** The validator fetches it on the first visit, and needs no network for it from then on. */
  readonly offline: boolean;
}

type Made = Omit<BuiltFile, "offline">;

const root = new URL("../", import.meta.url);
const assets = ["icon.svg"];

/** Makes all files of the site, and writes none. `notice` names the packages among the files that a script holds. */
export async function buildSite(notice: (inputs: readonly string[]) => string): Promise<readonly BuiltFile[]> {
  const record = Deno.readTextFileSync(new URL("host/data/conformance.json", root));
  const worker = await bundled(["web/worker/worker.ts"], notice, { CONFORMANCE: JSON.stringify(record) });
  const workerName = entryOf(worker, "worker");
  const entries = ["web/browser/main.ts", "web/browser/signup.ts"];
  const scripts = await bundled(entries, notice, { WORKER: JSON.stringify(workerName) });
  const alone = ["web/browser/theme.ts", "web/browser/rules.ts", "web/assets/page.css", "web/assets/rules.css"];
  const named = await bundled(alone, notice, {}, {
    format: "iife",
    splitting: false,
    entryNames: "[name]",
  });
  const plain = assets.map((name) => ({
    path: `assets/${name}`,
    content: Deno.readTextFileSync(new URL(`web/assets/${name}`, root)),
  }));
  const manifest = { path: "manifest.webmanifest", content: JSON.stringify(webManifest, null, 2) };
  const site: Site = { validator: entryOf(scripts, "main"), signup: entryOf(scripts, "signup") };
  const index = await indexFile(site.validator);
  const ofOtherPages = [`assets/${site.signup}`, "assets/rules.js", "assets/rules.css"];
  const pages = [index, ...worker, ...scripts, ...named, ...plain, manifest].map((file): BuiltFile => {
    return { ...file, offline: !ofOtherPages.includes(file.path) };
  });
  const all = [...pages, await serviceWorker(pages.filter(({ offline }) => offline), notice)];
  return [...all, siteList(site, all)];
}

function siteList(site: Site, files: readonly BuiltFile[]): BuiltFile {
  const list = { ...site, files: files.map(({ path }) => path) };
  return { path: "site.json", content: JSON.stringify(list), offline: false };
}

const webManifest = {
  name: "Faktlint",
  short_name: "Faktlint",
  description: english.page.lead,
  start_url: "./",
  display: "standalone",
  background_color: "#f7f8f6",
  theme_color: "#0b5c4a",
  icons: [{ src: "assets/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any maskable" }],
};

async function indexFile(script: string): Promise<Made> {
  const [language = "en"] = languageTags;
  const where = { language, base: ".", parts: ["check", "rules"] as const };
  return { path: "index.html", content: await validatorPage({ texts: english.page, script, ...where }) };
}

/** The service worker keeps the page and all that it can load. */
async function serviceWorker(
  files: readonly BuiltFile[],
  notice: (inputs: readonly string[]) => string,
): Promise<BuiltFile> {
  const addresses = files.map(({ path }) => path === "index.html" ? "./" : path);
  const define = { FILES: JSON.stringify(addresses), VERSION: JSON.stringify(await versionOf(files)) };
  const [made] = await bundled(["web/browser/sw.ts"], notice, define, { format: "iife", splitting: false });
  if (made === undefined) throw new Error("esbuild made no service worker");
  return { path: "sw.js", content: made.content, offline: true };
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
): Promise<readonly Made[]> {
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
    plugins: [packedLanguages, xmlOneOnly],
    charset: "utf8",
    legalComments: "none",
    ...more,
  });
  const outputs = metafile?.outputs ?? {};
  return await Promise.all(outputFiles.map(async ({ path, text }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const inputs = Object.keys(outputs[`${folder}/${name}`]?.inputs ?? {});
    const head = inputs.some((input) => input.includes("node_modules/")) ? `${notice(inputs)}\n` : "";
    const content = isCode(name) ? await minified(text) : text;
    return { path: `assets/${name}`, content: `${head}${content}` };
  }));
}

/** What is no style and no language: terser has nothing to do where there are sentences only. */
function isCode(name: string): boolean {
  return name.endsWith(".js") && !languageTags.some((tag) => name.startsWith(`${tag}-`));
}

function entryOf(files: readonly Made[], name: string): string {
  const found = files.find(({ path }) => path.startsWith(`assets/${name}-`));
  if (found === undefined) throw new Error(`esbuild made no script of ${name}`);
  return found.path.slice("assets/".length);
}
