/** Many different files for the command line: how much faster two jobs are, what they take, and what an archive takes beside a folder. */
import { createTarPacker } from "modern-tar";
import { zipSync } from "fflate";
import { different } from "./different.ts";
import { median } from "./figure.ts";

const root = new URL("../../", import.meta.url);

/** Seconds of a run of the command line, and of the processors in it. */
interface Run {
  readonly wall: number;
  readonly processor: number;
}

/** What two jobs do beside one, and an archive beside a folder, as ratios. */
export interface Many {
  /** How many times as fast two jobs are. */
  readonly jobs: number;
  /** How many times the processor time they take. */
  readonly processor: number;
  /** By kind of archive, documents of it in a second of the processor, of those of the folder. */
  readonly zip: number;
  readonly tgz: number;
}

/** Of `count` documents, the median of so many rounds, in each of which all take turns. */
export async function many(count: number, rounds: number): Promise<Many> {
  const made = await Deno.makeTempDir({ prefix: "faktlint-bench-" });
  try {
    await make(made, count);
    const found: Many[] = [];
    for (let left = rounds; left > 0; left--) {
      const [one, two] = [await run("1", `${made}/folder`), await run("2", `${made}/folder`)];
      const [zip, tgz] = [await run("1", `${made}/all.zip`), await run("1", `${made}/all.tar.gz`)];
      found.push({
        jobs: one.wall / two.wall,
        processor: two.processor / one.processor,
        zip: one.processor / zip.processor,
        tgz: one.processor / tgz.processor,
      });
    }
    const of = (name: keyof Many) => median(found.map((it) => it[name]));
    return { jobs: of("jobs"), processor: of("processor"), zip: of("zip"), tgz: of("tgz") };
  } finally {
    await Deno.remove(made, { recursive: true });
  }
}

async function make(made: string, count: number): Promise<void> {
  await Deno.mkdir(`${made}/folder`);
  const { readable, controller } = createTarPacker();
  const done = readable.pipeThrough(new CompressionStream("gzip")).pipeTo(
    (await Deno.create(`${made}/all.tar.gz`)).writable,
  );
  const files: Record<string, Uint8Array> = {};
  let number = 0;
  for (const text of different(count)) {
    const [name, bytes] = [`${String(number++).padStart(6, "0")}.xml`, new TextEncoder().encode(text)];
    files[name] = bytes;
    await Deno.writeFile(`${made}/folder/${name}`, bytes);
    const entry = controller.add({ name, size: bytes.length, type: "file" }).getWriter();
    await entry.write(bytes);
    await entry.close();
  }
  controller.finalize();
  await done;
  await Deno.writeFile(`${made}/all.zip`, zipSync(files, { level: 1 }));
}

/** The shell says what its children took. */
async function run(jobs: string, path: string): Promise<Run> {
  const call = ["run", "--no-prompt", "--allow-read", "--allow-env", "host/main.ts", "validate", "--format", "ndjson"];
  const started = performance.now();
  const { stdout } = await new Deno.Command("sh", {
    args: ["-c", '"$@" > /dev/null 2>&1; times', "sh", Deno.execPath(), ...call, "--jobs", jobs, path],
    cwd: root,
  }).output();
  const [, ofChildren = ""] = new TextDecoder().decode(stdout).trim().split("\n");
  const processor = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
  return { wall: (performance.now() - started) / 1_000, processor };
}
