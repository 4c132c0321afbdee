/** The pages as `deno task build` makes them. */
import { notice } from "../../tools/bundled.ts";
import { buildBenchmarkPages } from "../../tools/benchmark_pages.ts";
import { type RuleExamples, ruleExamples } from "../../cases/examples.ts";
import { buildRulePages } from "../../tools/rule_pages.ts";
import { buildSite } from "../../tools/site.ts";

/** What is at a path below the site. */
export type Built = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The folder of what is built once for several files of tests, when the first of them asks. */
const { SITE_BUILT } = Deno.env.toObject();

let site: Promise<Built> | undefined;

/** All files of the site by their paths, built once. */
export function builtFiles(): Promise<Built> {
  site ??= shared("files", async () => encoded(await buildSite(notice)));
  return site;
}

/** Of few rules, because those of all take seconds. */
export function someExamples(): RuleExamples {
  return ruleExamples((rule) => rule === "BR-CO-10" || rule === "BR-02");
}

let rendered: Promise<Built> | undefined;

/** The pages of the rules and of the benchmarks as files, built once. */
export function builtPages(): Promise<Built> {
  rendered ??= shared("pages", rendering);
  return rendered;
}

async function rendering(): Promise<Built> {
  return encoded((await Promise.all([buildRulePages(someExamples()), buildBenchmarkPages()])).flat());
}

const encoder = new TextEncoder();

function encoded(files: Awaited<ReturnType<typeof buildRulePages>>): Built {
  return new Map(files.map(({ path, content }) => {
    return [path, typeof content === "string" ? encoder.encode(content) : content] as const;
  }));
}

/** What the first process makes, and all others wait for. */
async function shared(name: string, make: () => Promise<Built>): Promise<Built> {
  if (SITE_BUILT === undefined) return await make();
  const [made, turn] = [`${SITE_BUILT}/${name}`, `${SITE_BUILT}/${name}.turn`];
  await Deno.mkdir(SITE_BUILT, { recursive: true });
  using held = await Deno.open(turn, { create: true, write: true });
  await held.lock(true);
  if (await Deno.stat(made).then(() => true, () => false)) return await readBelow(made);
  const built = await make();
  await writeBelow(`${made}.part`, built);
  await Deno.rename(`${made}.part`, made);
  return built;
}

/** Writes what was built below a folder. */
async function writeBelow(folder: string, built: Built): Promise<void> {
  for (const [path, content] of built) {
    await Deno.mkdir(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    await Deno.writeFile(`${folder}/${path}`, content);
  }
}

async function readBelow(folder: string, prefix = ""): Promise<Built> {
  const files = await Promise.all(
    [...Deno.readDirSync(`${folder}/${prefix}`)].map(async ({ name, isDirectory }) => {
      const path = `${prefix}${name}`;
      return isDirectory
        ? [...await readBelow(folder, `${path}/`)]
        : [[path, await Deno.readFile(`${folder}/${path}`)] as const];
    }),
  );
  return new Map(files.flat());
}

/** Reads a file of the site, as the service does it from dist/web/. */
export async function readBuilt(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (path === "rule_examples.json") return encoder.encode(JSON.stringify(someExamples()));
  return (await builtFiles()).get(path);
}
