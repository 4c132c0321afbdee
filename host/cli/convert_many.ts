/** Converting the documents of a call, several at once where that is asked for; what comes out has their order. */
import { kindOf, type XmlLimits } from "../../engine/mod.ts";
import type { Target } from "../../engine/convert/mod.ts";
import type { Days } from "../../engine/selection/days.ts";
import { conformance } from "../documents/conformance.ts";
import type { ConvertedDocument, ConvertOutcome } from "../documents/converting.ts";
import type { Language } from "../documents/locales.ts";
import type { Refused } from "../domain/refused.ts";
import { localPool, type Pool } from "../workers/pool.ts";
import { rethrown } from "../workers/work.ts";
import { type Found, itemOf, loadedOf } from "./check/found.ts";
import { hasWorkers, type Jobs } from "./check/many.ts";
import type { Loaded } from "./files.ts";
import { faultText } from "./formats/text_report.ts";
import { extractor } from "./media.ts";
import { words } from "./words.ts";

/** What is asked of every document. */
export interface Order {
  readonly to: Target;
  readonly allowLoss: boolean;
  readonly lang: Language;
  readonly limits: Partial<XmlLimits>;
  readonly today: Days;
}

export interface Done {
  readonly file: string;
  readonly outcome:
    | { readonly ok: ConvertedDocument }
    | Extract<ConvertOutcome, { refused: unknown }>
    | { readonly problem: Refused }
    /** Faktlint itself broke, as `faults` says. */
    | undefined;
  /** What broke in the engine, as it is printed. */
  readonly faults: string;
}

/** Milliseconds of the processor that a document may take in a worker: nobody waits but who asked. */
const LIMIT = 600_000;
/** Documents that may be done before their turn comes, for each worker: this bounds what is held. */
const AHEAD = 2;

export async function* convertMany(
  all: AsyncIterable<Found>,
  order: Order,
  { count, after }: Jobs,
): AsyncGenerator<Done> {
  const here = localPool();
  const begun: Promise<Done>[] = [];
  let workers: Pool | undefined;
  let seen = 0;
  try {
    // What has `load` is loaded before the next is asked for.
    for await (const it of all) {
      const loaded = await loadedOf(await itemOf(it), order.limits);
      if (seen++ === after && count > 1 && hasWorkers()) workers = await poolOf(count);
      begun.push(converted(loaded, order, workers ?? here));
      if (begun.length >= (workers === undefined ? 1 : AHEAD * count)) yield* await first(begun);
    }
    while (begun.length > 0) yield* await first(begun);
  } finally {
    workers?.stop();
  }
}

async function first(begun: Promise<Done>[]): Promise<readonly Done[]> {
  const done = await begun.shift();
  return done === undefined ? [] : [done];
}

async function poolOf(workers: number): Promise<Pool> {
  const { workerPool } = await import("../workers/worker_pool.ts");
  const most = AHEAD * workers;
  return workerPool({ workers, limit: LIMIT, patience: 3 * LIMIT, waiting: most, each: most });
}

/** One document that breaks the engine does not keep the others from being converted. */
async function converted(loaded: Loaded, order: Order, pool: Pool): Promise<Done> {
  const { file } = loaded;
  const { lang } = order;
  try {
    return await convertedBy(loaded, order, pool);
  } catch (cause) {
    return { file, outcome: undefined, faults: faultText(file, { at: "convert", cause }, words[lang]) };
  }
}

async function convertedBy(loaded: Loaded, { limits, ...order }: Order, pool: Pool): Promise<Done> {
  const { file } = loaded;
  const { lang } = order;
  const answer = (problem: Refused): Done => ({ file, outcome: { problem }, faults: "" });
  if ("problem" in loaded) return answer(loaded.problem);
  const isPdf = kindOf({ name: file, input: loaded.bytes }) === "pdf";
  const taken = isPdf ? (await extractor(limits))(loaded.bytes) : { ok: { xml: loaded.bytes, name: file } };
  if ("refusal" in taken) return answer(taken.refusal);
  const { xml: input, name } = taken.ok;
  const kind: "xml" | "json" = kindOf({ name, input }) === "json" ? "json" : "xml";
  const how = { kind, limits, unwrap: true, conformance, ...(isPdf ? { container: "pdf" } as const : {}), ...order };
  const done = await pool.run("convert", input.slice(), how, { account: undefined });
  if ("failed" in done) throw new Error(`the worker did not end its work: ${done.failed}`);
  const faults = (done.faults ?? []).map(({ at, thrown }) =>
    faultText(file, { at, cause: rethrown(thrown) }, words[lang])
  ).join("");
  const { ok: outcome } = done;
  if ("refusal" in outcome) return { ...answer(outcome.refusal), faults };
  if ("refused" in outcome) return { file, outcome, faults };
  const { text, ...said } = outcome.ok;
  if (typeof text !== "string") throw new TypeError("a document that is not asked for in JSON is a text");
  return { file, outcome: { ok: { ...said, text } }, faults };
}
