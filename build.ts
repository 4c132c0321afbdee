/**
 * `deno task build` makes what is shipped, in dist/. It prints the size of each output, and exits with 1 when one is over
 * its budget or holds what must not be shipped.
 *
 *     build.ts              all of it: the bundles, the pages and their scripts, and what the service renders by itself
 *     build.ts --changed    the same, unless nothing has changed since
 *     build.ts --site       the pages and their scripts alone, without what takes long, unless nothing has changed since
 *
 * With `--site` a server that is started where the project lies has all that it needs.
 */
import { gzipSync } from "node:zlib";
import { refusalOf } from "./host/kit/runtime.ts";
import type { Bundle } from "./tools/bundled.ts";
import type { BuiltFile } from "./tools/site.ts";

export interface Output {
  /** Its name in dist/. */
  readonly name: string;
  readonly title: string;
  readonly entry: string;
  /** Minified once more, by terser. */
  readonly terse?: true;
  /** How many bytes it may have when gzipped. */
  readonly budget: number;
}

/** One row an output. */
export const outputs = {
  engine: {
    name: "engine.js",
    title: "the engine for browsers and other JavaScript hosts: one module without imports",
    entry: "engine/entry.ts",
    terse: true,
    // The scenarios, those of nations too, and all identifiers are in it: what is to be loaded is known before it is, and what
    // an invoice promises beyond the rules is said by default, too. What is asked for each document is kept (0.2 kB), and each
    // rule says what it needs, so that half of them need not be asked (0.4 kB). The reader walks over bytes and guesses what
    // comes (0.6 kB), places are looked for up to where they are (0.3 kB), and numbers are read once (0.2 kB): together
    // they take a fifth off the time of a small invoice. Decimals are numbers where these are exact, and followers get events
    // in one go (0.1 kB). Roots are known by their bytes, and what has no place is looked for by bits: a tenth of the time of a
    // small invoice, for 0.6 kB. Groups that are filled alike share a layout: 10,000 lines take half the time, for 0.8 kB.
    // Texts are taken apart once, places are counted where they are asked for, and tags are compared four bytes at a time and
    // lead to what they are bound to: a tenth of the time of a small invoice, and a third of 10,000 lines, for 0.9 kB.
    // French Factur-X, rules that nothing selects, and EN 16931:2026 take 1.3 kB, near identifiers 0.2 kB, the Dutch
    // edition before 0.1 kB; code lists in which each code follows the
    // one before it, and another order of the modules, give 0.8 kB back.
    // A typeface that is not installed is a finding: 0.1 kB. Other formats, and documents that are not invoices, are called by
    // name (0.6 kB); a day before the first edition of a set, and text beside elements that a schema judges, take 0.4 kB,
    // Self-Billing as a scenario 0.1 kB, and settlements of CII that stand elsewhere 0.1 kB. Discounts for early payment as
    // data take 0.4 kB, and the editions of the lighter mode, with what of Peppol does not run in CII, 0.2 kB.
    budget: 111_600,
  },
  official: {
    name: "engine.official.js",
    title: "what strict mode judges by beyond the engine: XML Schema and the rest of the official rules; no imports",
    entry: "engine/official.ts",
    terse: true,
    // What a rule that goes too far says of itself takes 0.1 kB, what XRechnung asks of elements since Schematron 2.6.0 takes
    // 1 kB, and what each rule requires, with the value that stands where there is too much, 1.6 kB. Items of a line that are
    // asked each by itself take 0.2 kB.
    budget: 65_400,
  },
  facturx: {
    name: "engine.facturx.js",
    title: "what strict mode judges Factur-X by: the Schematron and XML Schema of its levels; no imports",
    entry: "engine/facturx.ts",
    terse: true,
    budget: 60_000,
  },
  extract: {
    name: "extract.js",
    title: "the e-invoice out of a PDF, for browsers: one module without imports",
    entry: "engine/pdf/extract_entry.ts",
    // That an argument which is wrong is named takes 0.2 kB; what an attachment is by its content, and notes of pages, 0.7 kB.
    budget: 11_000,
  },
  pdf: {
    name: "pdf.js",
    title: "e-invoices into and out of PDF, without the typefaces: one module without imports",
    entry: "engine/pdf/entry.ts",
    // The verdict on the PDF around an invoice, with what reads XML: 20 kB; putting an XML into a PDF: 11 kB, and
    // what Type 1 and CFF typefaces show: 7 kB. Wrong arguments are named: 0.2 kB.
    budget: 560_000,
  },
} as const satisfies Readonly<Record<string, Output>>;

const root = new URL("./", import.meta.url);

/** Loaded when there is something to build: mostly, when a server starts, there is nothing. */
async function makers() {
  return await Promise.all([import("./tools/bundled.ts"), import("./tools/terse.ts"), import("./tools/site.ts")]);
}

/** Bundles an output with all that it imports; writes nothing. */
export async function bundle({ entry, terse }: Output): Promise<Bundle> {
  const [{ bundled, notice }, { minified }] = await makers();
  const { code, inputs } = await bundled(entry);
  return { code: `${notice(inputs)}\n${terse === true ? await minified(code) : code}`, inputs };
}

export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

export function sizeOf(code: string): Size {
  const bytes = new TextEncoder().encode(code);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** What forbids to ship a bundle; empty when nothing does. */
export function faults({ name, budget }: Output, { inputs }: Bundle, { gzip }: Size): readonly string[] {
  const cases = inputs.filter((path) => /^(?:cases|tests)\//.test(path));
  return [
    ...(gzip <= budget ? [] : [
      `${name} is ${kilobytes(gzip)} gzipped, and its budget is ${kilobytes(budget)}. ` +
      "Find what made it grow, or raise the budget in build.ts and say why in the commit",
    ]),
    ...(cases.length === 0 ? [] : [`${name} holds test cases: ${cases.join(", ")}. Import them from tests only`]),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function build(output: Output): Promise<readonly string[]> {
  const made = await bundle(output);
  const size = sizeOf(made.code);
  Deno.mkdirSync(new URL("dist/", root), { recursive: true });
  Deno.writeTextFileSync(new URL(`dist/${output.name}`, root), made.code);
  console.log(`dist/${output.name}: ${kilobytes(size.raw)}, ${kilobytes(size.gzip)} gzipped; ${output.title}`);
  return faults(output, made, size);
}

/** What the validator may cost up to its first verdict, gzipped. What reads and judges JSON comes with the first that is JSON. */
const FIRST_LOAD = 134_000;
const site = new URL("dist/web/", root);

/** The pages and their scripts; those that are small to the last byte are within the budget, and take seconds. */
async function buildPages(minify: "small" | "fast"): Promise<readonly string[]> {
  const [{ notice }, { minified }, { buildSite }] = await makers();
  const files = await buildSite(notice, minify === "small" ? minified : (script) => Promise.resolve(script));
  Deno.mkdirSync(new URL("assets/", site), { recursive: true });
  for (const entry of Deno.readDirSync(new URL("assets/", site))) {
    Deno.removeSync(new URL(`assets/${entry.name}`, site));
  }
  for (const { path, content } of files) {
    Deno.mkdirSync(new URL(".", new URL(path, site)), { recursive: true });
    if (typeof content === "string") Deno.writeTextFileSync(new URL(path, site), content);
    else Deno.writeFileSync(new URL(path, site), content);
  }
  const size = firstLoad(files);
  console.log(`dist/web/: ${files.length} files; the first load of the validator is ${kilobytes(size)} gzipped`);
  return size <= FIRST_LOAD || minify === "fast"
    ? []
    : [`the first load of the validator is ${kilobytes(size)} gzipped, and may have ${kilobytes(FIRST_LOAD)}`];
}

const examplesFile = new URL("rule_examples.json", site);

/** The pages that the service renders on request, in every language: those of the rules, and of the benchmarks. */
async function buildRendered(): Promise<void> {
  const { buildRulePages } = await import("./tools/rule_pages.ts");
  const { ruleExamples } = await import("./cases/examples.ts");
  const { buildBenchmarkPages } = await import("./tools/benchmark_pages.ts");
  // The service renders the same pages, with other addresses.
  const examples = ruleExamples();
  Deno.writeTextFileSync(examplesFile, JSON.stringify(examples));
  const rulePages = () => buildRulePages(examples);
  for (const [folder, make] of [["rules/", rulePages], ["benchmarks/", buildBenchmarkPages]] as const) {
    const files = await make();
    // Rules that are no more have no page.
    await Deno.remove(new URL(folder, site), { recursive: true }).catch(() => {});
    for (const { path, content } of files) {
      const target = new URL(path, site);
      Deno.mkdirSync(new URL("./", target), { recursive: true });
      if (typeof content === "string") Deno.writeTextFileSync(target, content);
    }
    console.log(`dist/web/${folder}: ${files.length} pages`);
  }
}

/** The validator up to its first verdict. Other languages, patches and PDF come later, kept by the service worker. */
function firstLoad(files: readonly BuiltFile[]): number {
  const bytes = files.filter(({ first }) => first).map(({ content }) => {
    return typeof content === "string" ? sizeOf(content).gzip : content.length;
  });
  return bytes.reduce((sum, it) => sum + it, 0);
}

/** Written when all was built, or the site: its age tells what has changed since. */
const stamps = { all: new URL("dist/.built", root), site: new URL("dist/.site", root) } as const;
/** What the outputs are made of; the examples of the rule pages, of the rules' cases. */
const sources = [
  ...["engine", "web", "host", "tools", "examples", "cases"],
  ...["build.ts", "deno.json", "deno.lock", "import_map.json"],
];

function isBuilt(what: keyof typeof stamps): boolean {
  try {
    const built = Deno.statSync(stamps[what]).mtime?.getTime() ?? 0;
    return sources.every((it) => newest(new URL(it, root)) <= built);
  } catch {
    return false;
  }
}

function remove(file: URL): void {
  try {
    Deno.removeSync(file);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** What was found against what was built; nothing where all is well, and where nothing had to be built. */
async function buildWhat(args: readonly string[]): Promise<readonly string[]> {
  const siteAlone = args.includes("--site");
  if ((siteAlone || args.includes("--changed")) && isBuilt("all") || siteAlone && isBuilt("site")) return [];
  remove(stamps.all);
  if (siteAlone) {
    // Those of rules as they were.
    remove(examplesFile);
    const found = await buildPages("fast");
    Deno.writeTextFileSync(stamps.site, "");
    return found;
  }
  const found = [...(await Array.fromAsync(Object.values(outputs), build)).flat(), ...await buildPages("small")];
  await buildRendered();
  if (found.length === 0) Deno.writeTextFileSync(stamps.all, "");
  return found;
}

/** When the newest file at or below a place was changed. */
function newest(place: URL): number {
  const { isDirectory, mtime } = Deno.statSync(place);
  if (!isDirectory) return mtime?.getTime() ?? Infinity;
  const below = [...Deno.readDirSync(place)].map(({ name }) =>
    newest(new URL(`${place.href}/${encodeURIComponent(name)}`))
  );
  return Math.max(0, ...below);
}

const refusal = refusalOf(Deno.version.deno);
if (import.meta.main && refusal !== undefined) {
  console.error(`build: ${refusal}`);
  Deno.exitCode = 2;
} else if (import.meta.main) {
  const found = await buildWhat(Deno.args);
  for (const fault of found) console.error(`build: ${fault}`);
  console.log(found.length === 0 ? "build: done" : "build: FAILED");
  Deno.exitCode = found.length === 0 ? 0 : 1;
}
