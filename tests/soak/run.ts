/**
 * Loads a started server with everything for long, and draws what comes of it: times of a usual verdict, memory and open files.
 *
 *     deno task tool soak [--minutes 30] [--svg docs/soak.svg]
 *
 * It fails where an answer was missing, a fault, or not what it should be, and where memory or open files of the last third are more
 * than a fifth above those of the second. In the first, what is loaded when it is first needed comes.
 */
import { parseArgs } from "node:util";
import { keysIn } from "../attack/arena.ts";
import { withServer } from "../support/providers.ts";
import { memoryOf, type Server, started } from "../support/server.ts";
import { type Look, picture } from "./picture.ts";
import { type Work, works } from "./work.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, svg: { type: "string" } },
});
const minutes = parseFloat(values.minutes);

/** Milliseconds that one look gathers. */
const WINDOW = 10_000;
/** What the last third may have above the second. */
const MORE = 1.2;

interface Told {
  readonly looks: Look[];
  readonly statuses: Map<string, number>;
  wrong: number;
  times: number[];
}

async function working(server: Server, key: string, work: Work, end: number, told: Told): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    const status = await fetch(server.address + work.path, work.init(key)).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    }, () => 0);
    if (work.timed === true) told.times.push(performance.now() - began);
    const name = `${work.what}: ${status}`;
    told.statuses.set(name, (told.statuses.get(name) ?? 0) + 1);
    if (![...work.right, 429, 503].includes(status)) told.wrong++;
    await new Promise((resolve) => setTimeout(resolve, work.pause));
  }
}

function filesOf({ pid }: Server): number {
  return [...Deno.readDirSync(`/proc/${pid}/fd`)].length;
}

function looking(server: Server, told: Told): () => void {
  const began = performance.now();
  const timer = setInterval(() => {
    const sorted = told.times.toSorted((a, b) => a - b);
    told.times = [];
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    told.looks.push({
      minute: (performance.now() - began) / 60_000,
      p50: at(0.5),
      p99: at(0.99),
      megabytes: memoryOf(server.pid) / 1e6,
      files: filesOf(server),
    });
  }, WINDOW);
  return () => clearInterval(timer);
}

async function soaked(folder: string, vies: string): Promise<Told> {
  const store = `${folder}/faktlint.db`;
  const keys = await keysIn(store, 3);
  const server = await started({
    KV_PATH: store,
    VIES_BASE_URL: `${vies}/rest-api`,
    METRICS_TOKEN: "the token of a soak",
  });
  const told: Told = { looks: [], statuses: new Map(), wrong: 0, times: [] };
  try {
    const stop = looking(server, told);
    const end = performance.now() + minutes * 60_000;
    await Promise.all(works().map((work, at) => working(server, keys[at % keys.length] ?? "", work, end, told)));
    stop();
    if ((await fetch(`${server.address}/v1/health`)).status !== 200) told.wrong++;
    return told;
  } finally {
    await server.end();
  }
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** How much the last third is above the second. */
function growth(looks: readonly Look[], of: (look: Look) => number): number {
  const third = Math.ceil(looks.length / 3);
  return middle(looks.slice(-third).map(of)) / middle(looks.slice(third, 2 * third).map(of));
}

const folder = await Deno.makeTempDir({ prefix: "faktlint-soak-" });
try {
  const answer = { valid: true, name: "Company", address: "Street", requestDate: "2026-01-01", userError: "VALID" };
  await withServer(() => Response.json(answer), async ({ address }) => {
    const { looks, statuses, wrong } = await soaked(folder, address);
    for (const [name, count] of [...statuses].toSorted()) console.log(`${`${count}`.padStart(8)}  ${name}`);
    const memory = growth(looks, ({ megabytes }) => megabytes);
    const files = growth(looks, (look) => look.files);
    const times = `p50 ${middle(looks.map(({ p50 }) => p50)).toFixed(1)} ms, p99 ${
      middle(looks.map(({ p99 }) => p99)).toFixed(1)
    } ms`;
    console.log(
      `soak: ${minutes} minutes; ${times} of a usual verdict; memory × ${memory.toFixed(2)}, open files × ${
        files.toFixed(2)
      }; ${wrong} wrong`,
    );
    if (values.svg !== undefined) Deno.writeTextFileSync(values.svg, picture(looks));
    Deno.exitCode = wrong === 0 && memory <= MORE && files <= MORE ? 0 : 1;
  });
} finally {
  await Deno.remove(folder, { recursive: true });
}
