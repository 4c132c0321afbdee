/**
 * Makes an archive of many small invoices, has the command line check it, and says how fast that was and how much memory
 * it took over time.
 *
 *     deno task tool archive                    100,000 invoices in a .tar.gz, with one job and with one for each processor
 *     deno task tool archive --count 10000 --kind folder
 *
 * Fails when a verdict is missing or wrong, or when memory grows with the number of invoices.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { createTarPacker } from "modern-tar";

const { values } = parseArgs({ options: { count: { type: "string" }, kind: { type: "string" } } });
const count = +(values.count ?? 100_000);
const kinds = { tgz: packed, folder: written } as const;
const kind = values.kind === "folder" ? "folder" : "tgz";

const root = new URL("../../", import.meta.url).pathname;
const simple = Deno.readTextFileSync(`${root}examples/invoice-simple.xml`);
const [number = ""] = /<cbc:ID>[^<]*<\/cbc:ID>/.exec(simple) ?? [];
/** One in so many has no number, which is BR-02. */
const BROKEN = 10;

/** Every invoice differs from the others. */
function invoice(index: number): string {
  return simple.replace(number, index % BROKEN === 0 ? "" : `<cbc:ID>A-${index}</cbc:ID>`);
}

function nameOf(index: number): string {
  return `${String(index % 100).padStart(2, "0")}/${index}.xml`;
}

async function packed(folder: string): Promise<string> {
  const path = `${folder}/archive.tar.gz`;
  const { readable, controller } = createTarPacker();
  const done = readable.pipeThrough(new CompressionStream("gzip")).pipeTo((await Deno.create(path)).writable);
  for (let index = 0; index < count; index++) {
    const body = new TextEncoder().encode(invoice(index));
    const entry = controller.add({ name: nameOf(index), size: body.length, type: "file" }).getWriter();
    await entry.write(body);
    await entry.close();
  }
  controller.finalize();
  await done;
  return path;
}

async function written(folder: string): Promise<string> {
  for (let part = 0; part < Math.min(100, count); part++) {
    await Deno.mkdir(`${folder}/in/${String(part).padStart(2, "0")}`, { recursive: true });
  }
  for (let index = 0; index < count; index++) await Deno.writeTextFile(`${folder}/in/${nameOf(index)}`, invoice(index));
  return `${folder}/in`;
}

interface Measured {
  readonly jobs: number;
  readonly seconds: number;
  /** Of all processors together. */
  readonly cpuSeconds: number;
  /** Megabytes at each quarter of a second. */
  readonly memory: readonly number[];
}

function procStat(pid: number): { readonly memory: number; readonly cpu: number } | undefined {
  try {
    const [, kilobytes = "0"] = /^VmRSS:\s*(\d+) kB$/m.exec(Deno.readTextFileSync(`/proc/${pid}/status`)) ?? [];
    const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).replace(/^.*\) /, "").split(" ");
    return { memory: +kilobytes / 1_000, cpu: (+(fields[11] ?? 0) + +(fields[12] ?? 0)) / 100 };
  } catch {
    return undefined;
  }
}

async function measured(path: string, out: string, jobs: number): Promise<Measured> {
  const args = [
    "run",
    "--no-prompt",
    "--allow-read",
    "--allow-write",
    "--allow-env",
    `${root}host/main.ts`,
    "validate",
  ];
  const started = performance.now();
  const process = new Deno.Command(Deno.execPath(), {
    args: [...args, "--format", "ndjson", "--jobs", `${jobs}`, "--out", out, path],
    stderr: "inherit",
  }).spawn();
  const memory: number[] = [];
  let cpuSeconds = 0;
  const timer = setInterval(() => {
    const now = procStat(process.pid);
    if (now === undefined || now.memory === 0) return;
    memory.push(now.memory);
    cpuSeconds = now.cpu;
  }, 250);
  const { code } = await process.status;
  clearInterval(timer);
  if (code !== 1) throw new Error(`faktlint validate ended with ${code}, want 1, because some invoices are broken`);
  return { jobs, seconds: (performance.now() - started) / 1_000, cpuSeconds, memory };
}

/** Says what is wrong with the results: each invoice once, and the broken ones alone invalid. */
async function wrongIn(out: string): Promise<string | undefined> {
  const seen = new Set<number>();
  const lines = (await Deno.open(out)).readable.pipeThrough(new TextDecoderStream()).pipeThrough(lineByLine());
  for await (const line of lines) {
    const { file, result } = JSON.parse(line);
    const index = +(/(\d+)\.xml$/.exec(file)?.[1] ?? NaN);
    if (seen.has(index)) return `${file} is there twice`;
    if (result?.valid !== (index % BROKEN !== 0)) return `${file} has the wrong verdict`;
    seen.add(index);
  }
  return seen.size === count ? undefined : `${seen.size} results, want ${count}`;
}

function lineByLine(): TransformStream<string, string> {
  let rest = "";
  return new TransformStream({
    transform(text, controller) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) controller.enqueue(line);
    },
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, it) => sum + it, 0) / Math.max(1, numbers.length);
}

/** How much larger memory is in the last third than in the second; the first one is warming up. */
function growth(memory: readonly number[]): number {
  const third = Math.floor(memory.length / 3);
  return average(memory.slice(2 * third)) / average(memory.slice(third, 2 * third));
}

/** Memory may be that much larger in the end; a set of all results would be several times as large. */
const MOST_GROWTH = 1.25;

function print({ jobs, seconds, cpuSeconds, memory }: Measured): void {
  const rates = `${Math.round(count / seconds)} a second, ${Math.round(count / cpuSeconds)} a second of processor time`;
  const held = `${Math.round(average(memory))} MB on average, ${Math.round(Math.max(...memory))} MB at most`;
  console.log(
    `--jobs ${jobs}: ${seconds.toFixed(1)} s, ${rates}; ${held}, ${growth(memory).toFixed(2)} times in the end`,
  );
}

async function main(): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-archive-" });
  try {
    console.log(`making ${count} invoices of ${simple.length} bytes (${kind})`);
    const path = await kinds[kind](folder);
    const runs: Measured[] = [];
    for (const jobs of new Set([1, availableParallelism()])) {
      const run = await measured(path, `${folder}/out`, jobs);
      print(run);
      const wrong = await wrongIn(`${folder}/out`);
      if (wrong !== undefined) throw new Error(wrong);
      runs.push(run);
    }
    const [one, many] = runs;
    if (one !== undefined && many !== undefined) {
      console.log(`--jobs ${many.jobs} is ${(one.seconds / many.seconds).toFixed(2)} times as fast as one`);
    }
    // Shorter runs are over before memory settles.
    const grew = runs.filter(({ memory }) => memory.length >= 60 && growth(memory) > MOST_GROWTH);
    for (const { jobs } of grew) console.log(`FAILS: memory grows with --jobs ${jobs}`);
    return grew.length === 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (!await main()) Deno.exit(1);
