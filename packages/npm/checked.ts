/**
 * Functions whose result has no refusal in it, with a check in front: what a caller without types hands over by mistake is
 * a TypeError that names the argument.
 */
import { kindOf, type Wanted } from "./wanted.ts";

/** An argument: what is wrong with the value that is handed over for it, in a sentence; undefined where nothing is. */
export type Argument = (value: unknown) => string | undefined;

export function argument(name: string, { is, words }: Wanted): Argument {
  return (value) => is(value) ? undefined : `The argument ${name} is ${words}; this is ${kindOf(value)}.`;
}

export function optional(name: string, { is, words }: Wanted): Argument {
  return argument(name, { is: (value) => value === undefined || value === null || is(value), words });
}

type Callable<R> = (...handed: never[]) => R;

/** The same function, except that it throws for a wrong argument; null counts as left out. */
export function checked<F extends Callable<unknown>>(name: string, of: F, wanted: readonly Argument[]): F {
  return guarded(of, name, wanted, (mistake) => {
    throw mistake;
  });
}

/** The same of a function that promises its result: the promise is rejected. */
export function promised<F extends Callable<Promise<unknown>>>(name: string, of: F, wanted: readonly Argument[]): F {
  return guarded(of, name, wanted, (mistake) => Promise.reject(mistake));
}

function guarded<F extends Callable<unknown>>(
  of: F,
  name: string,
  wanted: readonly Argument[],
  answer: (mistake: TypeError) => unknown,
): F {
  return new Proxy(of, {
    apply(target, self, handed: readonly unknown[]) {
      const wrong = firstWrong(wanted, handed);
      if (wrong !== undefined) return answer(new TypeError(`${name}(): ${wrong}`));
      return Reflect.apply(target, self, handed.map((it) => it ?? undefined));
    },
  });
}

function firstWrong(wanted: readonly Argument[], handed: readonly unknown[]): string | undefined {
  for (const [index, wrongIn] of wanted.entries()) {
    try {
      const wrong = wrongIn(handed[index]);
      if (wrong !== undefined) return wrong;
    } catch {
      return `The argument ${index + 1} cannot be looked at.`;
    }
  }
  return undefined;
}
