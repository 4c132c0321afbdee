/** What of a new edition can be written into our tables without thought: other severities, and codes of lists. */
import { codesIn, isMaker, type List, type Maker, makers, type Site } from "./rows.ts";

/** Another text between two places of a file. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The row made by what makes rows of a severity; undefined where none does. */
export function regraded({ path, maker }: Site, severity: string): Edit | undefined {
  const [wanted] = Object.entries(makers).find(([, of]) => of === severity) ?? [];
  if (maker === undefined || wanted === undefined || wanted === maker.name) return undefined;
  return { path, start: maker.start, end: maker.end, text: wanted };
}

/** A list without some codes and with others, each behind the greatest that is less; `text` is that of its file. */
export function relisted(
  { path, codes, parts }: List,
  text: string,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): readonly Edit[] | undefined {
  const lacks = added.filter((it) => !codes.has(it));
  const keeps = new Set(removed.filter((it) => codes.has(it)));
  if (parts.some(({ form }) => form !== "words")) return undefined;
  const pieces = parts.map((part) => ({ part, codes: codesIn(text.slice(part.start, part.end), part.form) }));
  const homes = new Map(lacks.map((code) => [code, homeOf(code, pieces)]));
  return pieces.flatMap(({ part: { start, end }, codes }, at) => {
    const mine = lacks.filter((it) => homes.get(it) === at);
    if (mine.length === 0 && codes.every((it) => !keeps.has(it))) return [];
    return [{ path, start, end, text: rewritten(text.slice(start, end), keeps, mine) }];
  });
}

/** The piece that holds the greatest code less than this; the first, where none is less. */
function homeOf(code: string, pieces: readonly { readonly codes: readonly string[] }[]): number {
  const all = pieces.flatMap(({ codes }, at) => codes.map((it) => ({ it, at })));
  const before = all.filter(({ it }) => it < code).sort((a, b) => a.it < b.it ? 1 : -1)[0];
  return before?.at ?? 0;
}

/** A word of a list with the space in front of it. */
interface Spaced {
  readonly gap: string;
  readonly word: string;
}

/** The same text without some words and with others; lines break where they did. */
function rewritten(text: string, without: ReadonlySet<string>, more: readonly string[]): string {
  const all = [...text.matchAll(/(\s*)(\S+)/g)].map(([, gap = "", word = ""]): Spaced => ({ gap, word }));
  const kept = all.filter(({ word }) => !without.has(word));
  const words = more.reduce(inserted, first(kept, all[0]?.gap ?? ""));
  return words.map(({ gap, word }) => gap + word).join("") + (/\s*$/.exec(text)?.[0] ?? "");
}

/** Whatever is first has the space that stood there. */
function first([one, ...others]: readonly Spaced[], gap: string): readonly Spaced[] {
  return one === undefined ? [] : [{ ...one, gap }, ...others];
}

function inserted(words: readonly Spaced[], code: string): readonly Spaced[] {
  const less = words.map(({ word }) => word).filter((it) => it < code).sort().at(-1);
  const at = words.findIndex(({ word }) => word === less) + 1;
  const gap = words[0]?.gap ?? "";
  const behind = words.slice(at).map((it, index) => at === 0 && index === 0 ? { ...it, gap: " " } : it);
  return [...words.slice(0, at), { gap: at === 0 ? gap : " ", word: code }, ...behind];
}

/** A file with its edits. What makes rows is imported if it is called, and only then. */
export function edited(text: string, edits: readonly Edit[]): string {
  const once = [...new Map(edits.map((it) => [it.start, it])).values()].sort((a, b) => b.start - a.start);
  const changed = once.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), text);
  return edits.some(({ text }) => isMaker(text)) ? reimported(changed) : changed;
}

const IMPORT = /import \{([^}]*)\} from "([^"]*\/paths\/row\.ts)";/;

function reimported(text: string): string {
  return text.replace(IMPORT, (whole: string, names: string, from: string) => {
    const rest = text.replace(whole, "");
    const isCalled = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
    const others = names.split(",").map((it) => it.trim()).filter((it) => it !== "" && !isMaker(it));
    const called = (Object.keys(makers) as Maker[]).filter(isCalled);
    const sorted = [...others, ...called].sort((a, b) => bare(a) < bare(b) ? -1 : 1);
    return `import { ${sorted.join(", ")} } from "${from}";`;
  });
}

/** `type` in front is of no matter to the order. */
function bare(name: string): string {
  return name.replace(/^type /, "").toLowerCase();
}
