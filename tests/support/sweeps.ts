/** Long sweeps: `deno task test` does a sample of each, another one every day, and `deno task sweeps` all of them. */

/** Whether all is done, so that shares of it mean something. */
export const whole: boolean = Deno.env.get("SWEEPS") === "whole";

const today = Math.floor(Date.now() / 86_400_000);

/** All of the items, or one of so many, from another one every day. */
export function* sampled<T>(items: Iterable<T>, every: number): Generator<T> {
  let index = today;
  for (const item of items) {
    if (whole || index % every === 0) yield item;
    index++;
  }
}

/** How often something random is done: so often, or once in so many times. */
export function runs(all: number, every: number): number {
  return whole ? all : Math.ceil(all / every);
}
