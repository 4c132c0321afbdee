/**
 * What takes long. Of a sweep, `deno task test` does a sample, another one every day, and `deno task tool sweeps` all; of the tests
 * that take seconds it runs some. Tasks that sample do all with --whole. What is sampled says of which day it is, and does that
 * day's again with --day.
 */
import { arguedDay, dateOf } from "./day.ts";

/** Whether all is done, so that shares of it mean something. */
export const whole: boolean = Deno.env.get("SWEEPS") === "whole" || Deno.args.includes("--whole");

/** Whether this is one of all files that are run together, where everybody waits for the last. */
const some = Deno.env.get("SWEEPS") === "some";

/** Of a sample that many wait for, this part. */
const PART = some ? 2 : 1;

/** The day's number: what is sampled goes round with it. */
const day = arguedDay(Deno.args);

/** After so many days each sample comes again; none of them for what is another one every day. */
const rounds = new Set<number>();
let neverAgain = false;

addEventListener("unload", () => {
  if (!whole && (neverAgain || rounds.size > 0)) {
    console.error(sampledOn(day, neverAgain ? undefined : roundOf(rounds)));
  }
});

/** The line that says of which day samples were, and after how many days the same ones come again. */
export function sampledOn(day: number, round: number | undefined): string {
  const again = round === undefined ? "others every day" : `the same every ${round} days`;
  return `samples: of ${dateOf(day)}, ${again}; --day ${dateOf(day)} repeats them`;
}

/** In days: all rounds end together then. */
export function roundOf(rounds: Iterable<number>): number {
  const common = (a: number, b: number): number => b === 0 ? a : common(b, a % b);
  return [...rounds].reduce((all, round) => all * round / common(all, round), 1);
}

/** By how much what is taken has moved today, where one in so many is. */
export function turn(every: number): number {
  rounds.add(every);
  return day % every;
}

/** Whether this number is in today's sample of one in so many. */
export function isTurn(index: number, every: number): boolean {
  return (index + turn(every)) % every === 0;
}

/** A number that is another one every day, for what is done at random. */
export function seedOfDay(): number {
  neverAgain = true;
  return day;
}

/** All of the items, or one of so many, from another one every day; `from` moves what is taken of lists that go together. */
export function* sampled<T>(items: Iterable<T>, every: number, from = 0): Generator<T> {
  let index = from;
  for (const item of items) {
    if (whole || isTurn(index, PART * every)) yield item;
    index++;
  }
}

/** How often something random is done: so often, or once in so many times. */
export function runs(all: number, every: number): number {
  return whole ? all : Math.ceil(all / (PART * every));
}

/** After so many days of `deno task test`, each test that takes long was run. */
const DAYS = 4;

/**
 * A test that takes two seconds or more, most because it starts programs, or waits as they do. Where all files are run together
 * by `deno task test`, a quarter of these is, others every day; all of them with `--long`, and in a file alone.
 */
export function longTest(name: string, work: (context: Deno.TestContext) => Promise<void> | void): void {
  const number = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const waits = some && !isTurn(number, DAYS);
  Deno.test({ name: waits ? `${name} (skipped: another day, or with --long)` : name, ignore: waits, fn: work });
}
