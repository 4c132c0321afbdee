/**
 * A language as the pages load it: its sentences alone, one a line, in the order of those of the English one, all
 * messages before all fixes. So a language takes four fifths of the bytes of the code that makes it, and all languages fit
 * into the first load.
 */

/** Texts by their keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Stands between the keys of a path. */
const BETWEEN = "/";
/** Starts a line with a sentence that English does not have, and stands between its path and the sentence. */
const MARK = "\t";

/** What a rule requires of any invoice is said on its page, and never in a finding. */
const NOT_PACKED: ReadonlySet<string> = new Set(["requires"]);
/** Sentences of these keys say nearly the same. */
const ALIKE: ReadonlyMap<string, string> = new Map([["absent", "message"]]);

/** A line is empty where the language has no sentence. Throws a RangeError for a sentence that is no line of its own. */
export function packed(texts: TextTree, english: TextTree): string {
  const [own, known] = [new Map(leaves(texts)), new Set(paths(english))];
  const lines = paths(together(english, texts)).map((path) => {
    const sentence = own.get(path) ?? "";
    if (/[\n\t]/.test(sentence)) throw new RangeError(`Cannot pack a text of several lines: ${sentence}`);
    return known.has(path) ? sentence : [MARK, path, MARK, sentence].join("");
  });
  return lines.join("\n");
}

/** What was packed, but for what is never packed. */
export function unpacked(lines: string, english: TextTree): TextTree {
  const [texts, known] = [{}, paths(english).values()];
  for (const line of lines.split("\n")) {
    const [, path, sentence] = line.startsWith(MARK) ? line.split(MARK) : ["", known.next().value, line];
    if (path !== undefined && sentence) put(texts, path, sentence);
  }
  return texts;
}

/** The paths of all sentences; those of one key stand together. */
function paths(texts: TextTree): readonly string[] {
  const keyed = leaves(texts).map(([path]) => ({ path, key: path.slice(path.lastIndexOf(BETWEEN) + 1) }));
  const ranked = keyed.map(({ path, key }) => ({ path, rank: ALIKE.get(key) ?? key }));
  return ranked.toSorted((a, b) => a.rank > b.rank ? -1 : a.rank < b.rank ? 1 : 0).map(({ path }) => path);
}

function leaves(texts: TextTree): readonly (readonly [path: string, sentence: string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (NOT_PACKED.has(key)) return [];
    if (typeof value === "string") return [[key, value] as const];
    return leaves(value).map(([path, sentence]) => [`${key}${BETWEEN}${path}`, sentence] as const);
  });
}

/** The texts of both. */
function together(some: TextTree, more: TextTree): TextTree {
  const both = Object.entries(more).map(([key, value]) => {
    const had = some[key];
    return [key, typeof value === "string" || typeof had !== "object" ? value : together(had, value)] as const;
  });
  return { ...some, ...Object.fromEntries(both) };
}

interface Growing {
  [key: string]: string | Growing;
}

function put(texts: Growing, path: string, sentence: string): void {
  const keys = path.split(BETWEEN);
  const last = keys.pop() ?? "";
  let at = texts;
  for (const key of keys) {
    const child = at[key] ?? {};
    if (typeof child === "string") throw new RangeError(`Cannot put a text below the text at ${path}`);
    at[key] = child;
    at = child;
  }
  at[last] = sentence;
}
