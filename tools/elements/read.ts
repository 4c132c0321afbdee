/** The contexts and tests of the official syntax rules, read as what an outline of elements says (engine/rules/elements). */

/** What a context runs on, as a row says it. */
export interface ContextPlace {
  readonly on: readonly string[];
  readonly but?: string;
}

/** The end of a name, in one namespace or in any; and what is left out of it: another end, or one element. */
const ending =
  /^(?:(\w+):)?\*\[ends-with\(name\(\), '(\w+)'\)(?: and not ?\((?:ends-with\(name\(\),'(\w+)'\)|self::([\w:]+))\))?/;

/** Conditions of a context are matters of its rows by hand. */
export function contextOf(context: string): ContextPlace {
  const places = context.split(" | ").map((it) => it.replace(/^\/\//, ""));
  const [, prefix, end, other, element] = ending.exec(places[0] ?? "") ?? [];
  if (end === undefined) return { on: places.map((it) => it.replace(/\[.*\]$/, "")) };
  const but = element ?? (other === undefined ? undefined : `*${other}`);
  return { on: [`${prefix === undefined ? "" : `${prefix}:`}*${end}`], ...(but === undefined ? {} : { but }) };
}

/** How often something may stand: nothing is said of a number where it may not stand at all. */
export interface Asks {
  readonly steps: readonly string[];
  readonly number: "" | "<2" | "<3" | "=1" | ">0";
}

const forms: readonly (readonly [test: RegExp, number: Asks["number"]])[] = [
  [/^not ?\(([^()]+)\) or count\(\1\) = 1$/, "<2"],
  [/^count\((.+)\) ?<= ?1$/, "<2"],
  [/^count\((.+)\) ?<= ?2$/, "<3"],
  [/^count\((.+)\) ?= ?1$/, "=1"],
  [/^not ?\((.+)\)$/, ""],
  [/^(.+)$/, ">0"],
];

/** Undefined for a test that asks for more than a number. */
export function asksOf(test: string): Asks | undefined {
  const text = test.trim().replace(/^\( ?((?:count\([^()]*\) ?[<=]+ ?\d)|[\w:@/]+)\)$/, "$1");
  for (const [form, number] of forms) {
    const path = form.exec(text)?.[1];
    if (path === undefined) continue;
    const steps = stepsOf(path);
    return steps === undefined ? undefined : { steps, number };
  }
  return undefined;
}

/** A path, or `//path`, whose steps may ask for one value: `a[b = 'c']` is `a{b=c}`, and `(a|b)/c` has two names in a step. */
function stepsOf(path: string): readonly string[] | undefined {
  const isAnywhere = path.startsWith("//");
  const steps: string[] = [];
  for (const part of path.slice(isAnywhere ? 2 : 0).split("/")) {
    const [, one, either, of, value] =
      /^(?:([\w:@]+)|\(([\w:]+\|[\w:]+)\))(?:\[([\w:@]+) ?= ?'(\w+)'\])?$/.exec(part) ?? [];
    const name = one ?? either;
    if (name === undefined) return undefined;
    steps.push(value === undefined ? name : `${name}{${of}=${value}}`);
  }
  return steps.map((step, at) => isAnywhere && at === 0 ? `//${step}` : step);
}
