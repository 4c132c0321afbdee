/** The built pages (`deno task build`), as they lie in dist/web/. */
import { kept } from "../kit/kept.ts";
import { zipped } from "../kit/zip.ts";

export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same, gzipped. */
  readonly zipped: Uint8Array<ArrayBuffer>;
}

/** By the form of document, the lines that a repair changes, and those around. */
type Examples = Readonly<Partial<Record<"ubl" | "cii" | "json", readonly string[]>>>;
export type ExamplesOf = (rule: string) => Examples;

export interface SiteFiles {
  /** The scripts of the validator's page, of the workbench, and of writing, by their names in assets/. */
  readonly validator: string;
  readonly workbench: string;
  readonly writing: string;
  /** The excerpts of invoices that the pages of the rules show: as they were built, or made for each rule that is asked for. */
  readonly examples: () => Promise<ExamplesOf>;
  /** A file by its path below dist/web/; undefined when there is none. */
  readonly file: (path: string) => Promise<SiteFile | undefined>;
}

const folder = new URL("../../dist/web/", import.meta.url);

type Read = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Undefined where the pages were not built. */
export function builtSite(): Promise<SiteFiles | undefined> {
  return siteOf((path) => optional(new URL(path, folder)));
}

/** The pages of a build that is read by `read`; each file is read when it is first asked for, and kept. */
export async function siteOf(read: Read): Promise<SiteFiles | undefined> {
  const list = await read("site.json");
  if (list === undefined) return undefined;
  const { validator, workbench, writing, files } = JSON.parse(new TextDecoder().decode(list));
  const known: ReadonlySet<string> = new Set(files);
  const loaded = new Map<string, Promise<SiteFile | undefined>>();
  return {
    validator,
    workbench,
    writing,
    async examples() {
      const bytes = await read("rule_examples.json");
      if (bytes === undefined) return await madeExamples();
      const built: Readonly<Record<string, Examples>> = JSON.parse(new TextDecoder().decode(bytes));
      return (rule) => built[rule] ?? {};
    },
    async file(path) {
      if (!known.has(path)) return undefined;
      return await kept(loaded, path, async () => await inBothForms(await read(path)));
    },
  };
}

/** What makes examples of the rules' cases. It is named by its place alone: what is delivered holds no cases. */
const cases = new URL("../../cases/examples.ts", import.meta.url);

interface Cases {
  readonly ruleExamples: (isWanted: (rule: string) => boolean) => Readonly<Record<string, Examples>>;
}

/** Made where the cases lie beside the service, as in a clone of the project; elsewhere there are none. */
async function madeExamples(): Promise<ExamplesOf> {
  if (await optional(cases) === undefined) return () => ({});
  const { ruleExamples }: Cases = await import(cases.href);
  const made = new Map<string, Examples>();
  return (rule) => {
    const examples = made.get(rule) ?? ruleExamples((it) => it === rule)[rule] ?? {};
    made.set(rule, examples);
    return examples;
  };
}

async function inBothForms(bytes: Uint8Array<ArrayBuffer> | undefined): Promise<SiteFile | undefined> {
  return bytes === undefined ? undefined : { bytes, zipped: await zipped(bytes) };
}

async function optional(file: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await Deno.readFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
