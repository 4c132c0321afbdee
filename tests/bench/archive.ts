/**
 * Makes an archive of many small invoices, has the command line check it, and says how fast that was and how much memory
 * it took over time. Then a run is killed in the middle, and another one goes on.
 *
 *     deno task tool archive                    100,000 invoices in a .tar.gz, with one job and with one for each processor
 *     deno task tool archive --count 1000000 --kind zip      or tzst, or folder; for a ZIP, Python packs it
 *
 * Fails when a verdict is missing or wrong, when the memory is more than 500 MB or grows with the number of invoices, and when
 * the two runs together do not write the bytes of one.
 */
import { createWriteStream } from "node:fs";
import { availableParallelism } from "node:os";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip, createZstdCompress } from "node:zlib";
import { createTarPacker } from "modern-tar";

const { values } = parseArgs({ options: { count: { type: "string" }, kind: { type: "string", default: "tgz" } } });
const count = +(values.count ?? 100_000);

/** By kind, what makes it in a folder, and says where it is. */
const kinds: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  tgz: (folder) => packed(`${folder}/archive.tar.gz`, createGzip()),
  tzst: (folder) => packed(`${folder}/archive.tar.zst`, createZstdCompress()),
  zip: zipped,
  folder: written,
};

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

async function packed(path: string, compressor: Transform): Promise<string> {
  const { readable, controller } = createTarPacker();
  const done = pipeline(Readable.fromWeb(readable), compressor, createWriteStream(path));
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

/** More than 65,535 files need ZIP64, which Python writes. */
async function zipped(folder: string): Promise<string> {
  const path = `${folder}/archive.zip`;
  const args = ["-m", "zipfile", "-c", path, `${await written(folder)}/`];
  const { success } = await new Deno.Command("python3", { args, stderr: "inherit" }).output();
  if (!success) throw new Error("python3 -m zipfile did not pack the folder");
  await Deno.remove(`${folder}/in`, { recursive: true });
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
  /** Megabytes at each quarter of a second, and the most that the process ever held. */
  readonly memory: readonly number[];
  readonly peak: number;
}

interface Stat {
  readonly memory: number;
  readonly peak: number;
  readonly cpu: number;
}

function procStat(pid: number): Stat | undefined {
  try {
    const status = Deno.readTextFileSync(`/proc/${pid}/status`);
    const megabytes = (name: string) => +(new RegExp(`^${name}:\\s*(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) / 1_000;
    const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).replace(/^.*\) /, "").split(" ");
    const cpu = (+(fields[11] ?? 0) + +(fields[12] ?? 0)) / 100;
    return { memory: megabytes("VmRSS"), peak: megabytes("VmHWM"), cpu };
  } catch {
    return undefined;
  }
}

/** The command line, with the results in a file. */
function started(path: string, out: string, more: readonly string[]): Deno.ChildProcess {
  const allowed = ["run", "--no-prompt", "--allow-read", "--allow-write", "--allow-env"];
  const call = [`${root}host/main.ts`, "validate", "--format", "ndjson", ...more, "--out", out, path];
  return new Deno.Command(Deno.execPath(), { args: [...allowed, ...call], stderr: "inherit" }).spawn();
}

async function measured(path: string, out: string, jobs: number): Promise<Measured> {
  const began = performance.now();
  const process = started(path, out, ["--jobs", `${jobs}`]);
  const memory: number[] = [];
  let [cpuSeconds, peak] = [0, 0];
  const timer = setInterval(() => {
    const now = procStat(process.pid);
    if (now === undefined || now.memory === 0) return;
    memory.push(now.memory);
    [cpuSeconds, peak] = [now.cpu, now.peak];
  }, 250);
  ended(await process.status);
  clearInterval(timer);
  return { jobs, seconds: (performance.now() - began) / 1_000, cpuSeconds, memory, peak };
}

function ended({ code }: Deno.CommandStatus): void {
  if (code !== 1) throw new Error(`faktlint validate ended with ${code}, want 1, because some invoices are broken`);
}

/** Kills a run when it has written half of what the whole is, and has another go on with it. */
async function interrupted(path: string, whole: string): Promise<void> {
  const out = `${whole}-in-two`;
  const more = ["--resume", `${whole}-state`];
  const half = (await Deno.stat(whole)).size / 2;
  const first = started(path, out, more);
  const isHalf = async () => await Deno.stat(out).then(({ size }) => size >= half, () => false);
  while (!await isHalf()) await new Promise((resolve) => setTimeout(resolve, 50));
  first.kill("SIGKILL");
  await first.status;
  ended(await started(path, out, more).status);
  const same = await new Deno.Command("cmp", { args: [whole, out] }).output();
  if (!same.success) {
    throw new Error("a run that was killed and the one that went on did not write the bytes of one run");
  }
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

/** Megabytes, whatever the number of invoices. */
const MOST_MEMORY = 500;

function print({ jobs, seconds, cpuSeconds, memory, peak }: Measured): void {
  const rates = `${Math.round(count / seconds)} a second, ${Math.round(count / cpuSeconds)} a second of processor time`;
  const held = `${Math.round(average(memory))} MB on average, ${Math.round(peak)} MB at most`;
  console.log(
    `--jobs ${jobs}: ${seconds.toFixed(1)} s, ${rates}; ${held}, ${growth(memory).toFixed(2)} times in the end`,
  );
}

async function main(): Promise<boolean> {
  const make = kinds[values.kind];
  if (make === undefined) {
    throw new RangeError(`--kind is "${values.kind}": write one of ${Object.keys(kinds).join(", ")}`);
  }
  const folder = await Deno.makeTempDir({ prefix: "faktlint-archive-" });
  try {
    console.log(`making ${count} invoices of ${simple.length} bytes (${values.kind})`);
    const path = await make(folder);
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
    const large = runs.filter(({ peak }) => peak > MOST_MEMORY);
    for (const { jobs } of large) console.log(`FAILS: more than ${MOST_MEMORY} MB with --jobs ${jobs}`);
    await interrupted(path, `${folder}/out`);
    console.log("a run that was killed halfway, and the one that went on, write the bytes of one");
    return grew.length === 0 && large.length === 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (!await main()) Deno.exit(1);
