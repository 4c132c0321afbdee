/** What there is to do here for each rule that another edition has otherwise. */
import type { Artefact } from "./artefacts.ts";
import type { Change } from "./compare.ts";
import { type Edit, regraded, relisted } from "./edits.ts";
import { type SeverityHere } from "./here.ts";
import { likeness, listOf, type Places, placesOf, sitesOf } from "./places.ts";
import type { List, Site, Table } from "./rows.ts";

/** `read`: what the rule asks now has to be read. `mechanical`: the edits do it. */
export type State = "done" | "mechanical" | "to do" | "read";

export interface Entry {
  readonly lines: readonly string[];
  readonly state: State;
  readonly edits: readonly Edit[];
}

/** What is known of the file that a change is in. */
export interface Around {
  readonly artefact: Artefact | undefined;
  readonly tables: readonly Table[];
  readonly places: Places;
  readonly severityOf: SeverityHere;
  /** The severities that the rules have now which a site makes, in all files of the artefact. */
  readonly wanted: (site: Site) => ReadonlySet<string>;
}

export type Sign = "+" | "-" | "~";

export function entryOf(sign: Sign, change: Change, around: Around): Entry {
  const { id, parts, flags: [was, is], unasked: [wasUnasked, isUnasked], through } = change;
  const flag = was === "" || is === "" || was === is ? is || was : `${was} -> ${is}`;
  const sites = sitesOf(id, around.tables);
  const ofFlag = parts.includes("flag") ? flagWork(change, sites, around) : undefined;
  const ofCodes = parts.includes("codes") ? codeWork(change, around) : undefined;
  const edits = [ofFlag, ofCodes].flatMap((it) => it?.edits ?? []);
  const states = parts.some((it) => it === "context" || it === "test")
    ? ["read" as const]
    : [ofFlag, ofCodes].flatMap((it) => it?.state ?? []);
  const state = sign === "~" ? worst(states) : ruleState(sign, id, around);
  const found = placesOf(id, sites, around.artefact, around.places);
  const here = around.severityOf(id);
  return {
    state,
    edits,
    lines: [
      `  ${sign} ${id} (${flag})${parts.length === 0 ? "" : `: ${parts.join(", ")}`} [${state}]`,
      ...(wasUnasked ? ["      it stood behind a rule for the same elements, which took them away"] : []),
      ...(isUnasked ? ["      it follows a rule for the same elements now, and can never fire"] : []),
      ...(through.length === 0 ? [] : [`      by way of ${through.join(", ")}`]),
      ...(ofFlag?.lines ?? []),
      ...(ofCodes?.lines ?? []),
      `      here: ${here ?? "no rule"}${found.length === 0 ? "" : `, ${found.join(" ")}`}`,
    ],
  };
}

function ruleState(sign: "+" | "-", id: string, { severityOf }: Around): State {
  return (severityOf(id) !== undefined) === (sign === "+") ? "done" : "to do";
}

const byWorth: readonly State[] = ["read", "to do", "mechanical", "done"];

function worst(states: readonly State[]): State {
  return byWorth.find((it) => states.includes(it)) ?? "read";
}

function flagWork({ id, flags: [, is] }: Change, sites: readonly Site[], { severityOf, wanted }: Around): Entry {
  if (severityOf(id) === is) return { state: "done", edits: [], lines: [] };
  const edits = sites.flatMap((site) => regraded(site, is) ?? []);
  const isShared = sites.some((site) => wanted(site).size > 1);
  if (edits.length > 0 && !isShared) return { state: "mechanical", edits, lines: [] };
  return {
    state: "to do",
    edits: [],
    lines: isShared ? ["      its row makes rules that stay as they are: part them"] : [],
  };
}

function codeWork({ codes }: Change, { tables }: Around): Entry {
  const { added, removed, now } = codes;
  const head = [...named("      codes added:", added), ...named("      codes removed:", removed)];
  const own = ownList(codes, tables);
  if (own !== undefined) {
    return { ...ofOwn(own, codes), lines: [...head, `      list here: ${sayOf(own.list, codes)}`] };
  }
  const list = listOf(now);
  if (list === undefined) return { state: "to do", edits: [], lines: [...head, "      list here: none is like it"] };
  const open = openIn(list.held, codes);
  const said = `      list here: ${list.list} (engine/model/codes, by deno task tool codes), ${open}`;
  return { state: open === UP_TO_DATE ? "done" : "to do", edits: [], lines: [...head, said] };
}

type Codes = Change["codes"];

/** A list is that of a rule if they share so much; it is written if they share more. */
const ALIKE = 0.5;
const SAME = 0.8;

/** The list of our tables that is most like what a rule takes or took. */
function ownList({ was, now }: Codes, tables: readonly Table[]) {
  const all = tables.flatMap(({ lists, text }) => lists.map((list) => ({ list, text })));
  const rated = all.map((it) => ({
    ...it,
    alike: Math.max(likeness(was, it.list.codes), likeness(now, it.list.codes)),
  }));
  const [best] = rated.sort((a, b) => b.alike - a.alike);
  return best === undefined || best.alike < ALIKE ? undefined : best;
}

function ofOwn({ list, text, alike }: NonNullable<ReturnType<typeof ownList>>, codes: Codes) {
  if (openIn(list.codes, codes) === UP_TO_DATE) return { state: "done", edits: [] } as const;
  const edits = alike < SAME ? undefined : relisted(list, text, codes);
  return edits === undefined ? { state: "to do", edits: [] } as const : { state: "mechanical", edits } as const;
}

function sayOf({ path, line, codes: held }: List, codes: Codes): string {
  return `${path}:${line}, ${openIn(held, codes)}`;
}

const UP_TO_DATE = "up to date";

function openIn(held: ReadonlySet<string>, { added, removed }: Codes): string {
  const lacks = added.filter((code) => !held.has(code));
  const keeps = removed.filter((code) => held.has(code));
  return [...named("lacks", lacks), ...named("still has", keeps)].join("; ") || UP_TO_DATE;
}

function named(what: string, codes: readonly string[]): readonly string[] {
  return codes.length === 0 ? [] : [`${what} ${codes.join(" ")}`];
}
