/** Converting the documents of a call, several at once where that is asked for; what comes out has their order. */
import { kindOf, type XmlLimits } from "../../engine/mod.ts";
import type { Target } from "../../engine/convert/mod.ts";
import type { Days } from "../../engine/selection/days.ts";
import { conformance } from "../documents/conformance.ts";
import type { WriteOutcome, Written } from "../../engine/convert/written.ts";
import type { Language } from "../documents/locales.ts";
import type { Refused } from "../domain/refused.ts";
import type { Tools } from "../workers/jobs.ts";
import { ownTools } from "../workers/pool.ts";
import { rethrown, work } from "../workers/work.ts";
import type { Do } from "./check/crew.ts";
import { type Found, loadedOf } from "./check/found.ts";
import { doMany, type Jobs } from "./check/many.ts";
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
    | { readonly ok: Written }
    | Extract<WriteOutcome, { refused: unknown }>
    | { readonly problem: Refused }
    /** Faktlint itself broke, as `faults` says. */
    | undefined;
  /** What broke in the engine, as it is printed. */
  readonly faults: string;
}

/** Their order is that of the documents. */
export function convertMany(
  all: AsyncIterable<Found>,
  order: Order,
  jobs: Jobs,
  onBroken: (reason: string) => void,
): AsyncGenerator<Done> {
  const worker = new URL("./convert_worker.ts", import.meta.url);
  return doMany(all, { order, make: convertWith, worker }, jobs, onBroken);
}

/** What converts a document. One that breaks the engine does not keep the others from being converted. */
export function convertWith(order: Order): Promise<Do<Done>> {
  const { lang, limits } = order;
  const tools = ownTools();
  return Promise.resolve(async (item) => {
    const { file } = item;
    try {
      return await convertedBy(await loadedOf(item, limits), order, tools);
    } catch (cause) {
      return { file, outcome: undefined, faults: faultText(file, { at: "convert", cause }, words[lang]) };
    }
  });
}

async function convertedBy(loaded: Loaded, { limits, ...order }: Order, tools: Tools): Promise<Done> {
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
  const done = await work("convert", input.slice(), how, tools);
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
