/** Where this project speaks of official rules and of codes. */
import { codeLists } from "../../engine/model/codes/index.ts";

const root = new URL("../../", import.meta.url);
const folders = ["engine/rules", "engine/judge", "engine/texts/en", "tests/rules/cases"];
/** The tables of the syntax rules leave out what all ids of the table begin with. */
const shortened = /^engine\/rules\/en16931\/(ubl|cii)\.elements\.ts$/;

export type Places = ReadonlyMap<string, readonly string[]>;

/** By rule id, the places that name it: `engine/rules/en16931/codes.ts:12`, once a file. */
export function placesOfIds(): Places {
  const places = new Map<string, string[]>();
  for (const path of folders.flatMap((folder) => [...below(folder)])) {
    const prefix = shortened.exec(path)?.[1]?.toUpperCase();
    const seen = new Set<string>();
    for (const [index, line] of Deno.readTextFileSync(new URL(path, root)).split("\n").entries()) {
      for (const [word] of line.matchAll(/[A-Z][\w]*(?:-\w+)+/g)) {
        const id = prefix === undefined || word.startsWith(`${prefix}-`) ? word : `${prefix}-${word}`;
        if (seen.has(id)) continue;
        seen.add(id);
        places.set(id, [...places.get(id) ?? [], `${path}:${index + 1}`]);
      }
    }
  }
  return places;
}

function* below(folder: string): Generator<string> {
  for (const { name, isDirectory } of [...Deno.readDirSync(new URL(folder, root))].sort(byName)) {
    if (isDirectory) yield* below(`${folder}/${name}`);
    else if (name.endsWith(".ts")) yield `${folder}/${name}`;
  }
}

function byName(a: Deno.DirEntry, b: Deno.DirEntry): number {
  return a.name < b.name ? -1 : 1;
}

/** The list of `engine/model/codes` that these codes are most alike, and what it holds; undefined where none is alike. */
export function listOf(
  codes: readonly string[],
): { readonly list: string; readonly held: ReadonlySet<string> } | undefined {
  const candidates = Object.entries(codeLists).map(([list, { codes: of }]) => {
    const held = new Set([...of("ubl-invoice"), ...of("ubl-credit-note"), ...of("cii")]);
    const shared = codes.filter((code) => held.has(code)).length;
    return { list, held, likeness: shared / (held.size + codes.length - shared) };
  });
  const [best] = candidates.sort((a, b) => b.likeness - a.likeness);
  return best === undefined || best.likeness < 0.5 ? undefined : best;
}
