/**
 * What takes long. Of a sweep, `deno task test` does a sample, another one every day, and `deno task sweeps` all; of the tests
 * that take seconds it runs some. Tasks that sample do all with --whole.
 */

/** Whether all is done, so that shares of it mean something. */
export const whole: boolean = Deno.env.get("SWEEPS") === "whole" || Deno.args.includes("--whole");

/** Whether this is one of all files that are run together, where everybody waits for the last. */
const some = Deno.env.get("SWEEPS") === "some";

/** Of a sample that many wait for, this part. */
const PART = some ? 2 : 1;

/** The day's number: what is sampled goes round with it. */
export const today: number = Math.floor(Date.now() / 86_400_000);

/** All of the items, or one of so many, from another one every day; `from` moves what is taken of lists that go together. */
export function* sampled<T>(items: Iterable<T>, every: number, from = 0): Generator<T> {
  let index = today + from;
  for (const item of items) {
    if (whole || index % (PART * every) === 0) yield item;
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
 * by `deno task test`, a quarter of these is, others every day; all of them with `--long`, as CI does, and in a file alone.
 */
export function longTest(name: string, work: (context: Deno.TestContext) => Promise<void> | void): void {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), today) % DAYS;
  const waits = some && turn !== 0;
  Deno.test({ name: waits ? `${name} (skipped: another day, or with --long)` : name, ignore: waits, fn: work });
}
