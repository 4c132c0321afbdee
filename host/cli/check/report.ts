/** Prints what becomes of the documents of a run, and counts it. */
import type { AnyVerdict } from "../../../engine/mod.ts";
import type { Answer } from "../formats/outcome.ts";
import { progress } from "../progress.ts";
import { documentOf } from "../formats/reporters.ts";
import type { Terminal } from "../terminal.ts";
import { summary } from "../formats/text_report.ts";
import { words } from "../words.ts";
import type { Done, Order } from "./order.ts";
import { Overview } from "./overview.ts";
import type { Results } from "./results.ts";
import { type Note, note, type SoFar, withDone } from "./run_so_far.ts";

export interface Reporting {
  readonly order: Order;
  readonly results: Results;
  /** What earlier runs found. */
  readonly before: SoFar;
  /** Where it is noted how far the run is, if it is. */
  readonly note?: Note | undefined;
  /** How much of all is done with the next document, where that is known. */
  readonly upTo: () => number | undefined;
  /** How many files in archives were left out for their names; known when all were found. */
  readonly passedOver: () => number;
}

export async function report(
  all: AsyncIterable<Done>,
  { order, results, before, note: place, upTo, passedOver }: Reporting,
  terminal: Terminal,
): Promise<SoFar> {
  const said = words[order.language];
  const show = progress(terminal, said);
  const answers: Answer<AnyVerdict>[] = [];
  const overview = order.format === "text" ? new Overview(said) : undefined;
  let run = before;
  let notedAt = performance.now();
  for await (const done of all) {
    if (results.onScreen || done.faults !== "") show.clear();
    if (done.faults !== "") terminal.err(done.faults);
    if (order.fix?.mode === "show") results.write(done.diff ?? "");
    else if (done.line !== undefined) results.write(overview?.shown(done) ?? done.line);
    if (done.answer !== undefined) answers.push(done.answer);
    run = withDone(run, done, results.bytes);
    if (place !== undefined && performance.now() - notedAt >= results.noted) {
      await note(place, run, results);
      notedAt = performance.now();
    }
    show.step(upTo());
  }
  show.clear();
  const others = passedOver();
  if (order.fix?.mode === "show") terminal.err(summary(run.tally, said, others));
  else if (overview !== undefined) results.write(`${overview.frequent()}${summary(run.tally, said, others)}`);
  else {
    results.write(await documentOf(order, answers));
    if (others > 0) terminal.err(`faktlint validate: ${said.passedOver(others)}\n`);
  }
  if (place !== undefined) await note(place, run, results);
  return run;
}
