/** Where this project speaks of official rules and of codes. */
import { codeLists } from "../../engine/model/codes/index.ts";
import type { Artefact } from "./artefacts.ts";
import { below, project, type Site, siteOf, type Table } from "./rows.ts";

const rules = ["engine/rules", "engine/judge"];
const aroundRules = ["engine/texts/en", "cases"];
/** The tables of the syntax rules leave out what all ids of the table begin with. */
const shortened = /^engine\/rules\/en16931\/(ubl|cii)\.elements(?:\.gen)?\.ts$/;

export type Places = ReadonlyMap<string, readonly string[]>;

/** By rule id, the places that name it: `engine/rules/en16931/codes.ts:12`, once a file. */
export function placesOfIds(): Places {
  const places = new Map<string, string[]>();
  for (const path of [...rules, ...aroundRules].flatMap((folder) => [...below(folder)])) {
    const prefix = shortened.exec(path)?.[1]?.toUpperCase();
    const seen = new Set<string>();
    for (const [index, line] of Deno.readTextFileSync(new URL(path, project)).split("\n").entries()) {
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

/** The tables of an artefact that are for the syntax in a file's name: those of the other say so in theirs. */
export function tablesFor(tables: readonly Table[], name: string): readonly Table[] {
  const other = name.includes("CII") ? /\/ubl[_.][^/]*$/ : /\/cii[_.][^/]*$/;
  return tables.filter(({ path }) => !other.test(path));
}

/** Where the tables of an artefact state an id, in the fullest way that they do, once a file. */
export function sitesOf(id: string, tables: readonly Table[]): readonly Site[] {
  const best = siteOf(id, tables.flatMap(({ sites }) => sites));
  if (best === undefined) return [];
  const alike = tables.map(({ sites }) => siteOf(id, sites)).filter((it) => it !== undefined);
  return alike.filter(({ rank, maker }) => rank === best.rank && (maker === undefined) === (best.maker === undefined));
}

/** Where to look for a rule: the rows of its artefact before all else; where it has none of its own, whatever names it. */
export function placesOf(id: string, sites: readonly Site[], artefact: Artefact | undefined, places: Places) {
  const own = sites.map(({ path, line }) => `${path}:${line}`);
  const named = places.get(id) ?? [];
  const isAround = (place: string) => aroundRules.some((folder) => place.startsWith(`${folder}/`));
  return [...own, ...named.filter((it) => artefact?.sets === undefined && own.length === 0 || isAround(it))];
}

/** The list of `engine/model/codes` that these codes are most alike, and what it holds; undefined where none is alike. */
export function listOf(
  codes: readonly string[],
): { readonly list: string; readonly held: ReadonlySet<string> } | undefined {
  const candidates = Object.entries(codeLists).map(([list, { codes: of }]) => {
    const held = new Set([...of("ubl-invoice"), ...of("ubl-credit-note"), ...of("cii")]);
    return { list, held, likeness: likeness(codes, held) };
  });
  const [best] = candidates.sort((a, b) => b.likeness - a.likeness);
  return best === undefined || best.likeness < 0.5 ? undefined : best;
}

/** How many codes two lists share, of all that are in either. */
export function likeness(codes: readonly string[], held: ReadonlySet<string>): number {
  const shared = codes.filter((code) => held.has(code)).length;
  return shared / (held.size + codes.length - shared);
}
