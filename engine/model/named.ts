/**
 * Functions of a public entry, for callers without types: what is thrown for a wrong argument names the argument, and null is
 * as good as nothing.
 */

export type Fits = (value: unknown) => boolean;

type Called = (...given: never[]) => unknown;

export const text: Fits = (it) => typeof it === "string";
export const object: Fits = (it) => Object(it) === it;
/** Of any realm: a worker or a frame may have made them. */
export const bytes: Fits = (it) => ArrayBuffer.isView(it);

/** The same function; `wanted` has its arguments in their order. */
export function named<F extends Called>(of: F, wanted: Readonly<Record<string, Fits>>): F {
  return new Proxy(of, {
    apply(target, self, given: readonly unknown[]) {
      // Arguments are looked at where something was thrown: what is right takes no time.
      const fail = (error: unknown) => {
        Object.entries(wanted).forEach(([name, fits], at) => {
          const value = given[at];
          if (!fits(value)) {
            throw new TypeError(`The argument ${name} is wrong: ${value === null ? value : typeof value}`);
          }
        });
        throw error;
      };
      try {
        const result = Reflect.apply(target, self, given.map((it) => it ?? undefined));
        return result instanceof Promise ? result.catch(fail) : result;
      } catch (error) {
        return fail(error);
      }
    },
  });
}
